import CatalogFormats
import CatalogModel
import Shopkeeper
import SourceSyntax

/// What a format could not carry, as people read it.
struct LossReport {
  private let losses: [ExportLoss]
  private let catalog: Catalog
  private let loaded: CatalogFile

  /// - Parameters:
  ///   - catalog: What was written; of the loaded catalog, perhaps less.
  ///   - loaded: The file it came from, for the places.
  init(_ losses: [ExportLoss], of catalog: Catalog, in loaded: CatalogFile) {
    self.losses = losses
    self.catalog = catalog
    self.loaded = loaded
  }

  /// A line for each kind of loss, and how much it is in all; nothing when nothing was lost.
  var counts: [String] {
    var kinds: [(message: String, extent: ExportLoss.Extent, count: Int)] = []
    var places: [ExportLoss.Extent: [String: Int]] = [:]
    for loss in losses {
      if let place = places[loss.extent]?[loss.message] {
        kinds[place].count += 1
      } else {
        places[loss.extent, default: [:]][loss.message] = kinds.count
        kinds.append((loss.message, loss.extent, 1))
      }
    }
    let lines = kinds.map { message, extent, count in
      switch extent {
      case .value: "note: \(message)\(count == 1 ? "" : " (\(count) values)")"
      case .whole: "warning: \(message)\(count == 1 ? "" : " (\(count) left out)")"
      case .aside: "note: \(message)\(count == 1 ? "" : " (\(count) times)")"
      }
    }
    // One line counts for itself.
    return lines + (kinds.count > 1 ? total : [])
  }

  /// How much was lost; nothing when nothing was.
  private var total: [String] {
    let values = losses.count { $0.extent == .value }
    let whole = losses.count { $0.extent == .whole }
    var parts: [String] = []
    if whole > 0 { parts.append("\(whole) left out whole") }
    if values > 0 {
      parts.append("\(values) \(values == 1 ? "value" : "values") not carried as written")
    }
    return parts.isEmpty ? [] : ["\(parts.joined(separator: ", ")); --loss-report names each"]
  }

  /// A line for each loss, with its place in the file where it has one; never the same twice.
  var lines: [String] {
    // A sentence that stands for several fields does not tell which of them it is about.
    var fields: [String: Set<CatalogField?>] = [:]
    for loss in losses { fields[loss.message, default: []].insert(loss.path.field) }
    let names = names
    var seen: Set<String> = []
    return losses.map { loss in
      let severity = loss.extent == .whole ? "warning" : "note"
      let line = "\(place(of: loss.path))\(severity): \(subject(of: loss.path))\(loss.message)"
      guard fields[loss.message, default: []].count > 1,
        let name = names[loss.path] ?? loss.path.field?.rawValue
      else { return line }
      return "\(line): \(name)"
    }.filter { seen.insert($0).inserted }
  }

  /// What a place is called, as `diff` does; of one that has several values, their first key.
  private var names: [CatalogPath: String] {
    var names: [CatalogPath: String] = [:]
    for entry in catalog.entries {
      guard let first = entry.keys.first else { continue }
      names[entry.path] = names[entry.path] == nil ? entry.keys.joined(separator: ".") : first
    }
    return names
  }

  private func place(of path: CatalogPath) -> String {
    // A catalog of which a part was written has other indices than the file.
    guard catalog.products.count == loaded.document.catalog.products.count,
      let range = loaded.document.range(of: path)
        ?? loaded.document.range(of: CatalogPath(path.subject))
    else { return "\(loaded.name): " }
    return "\(loaded.place(at: range.start)): "
  }

  private func subject(of path: CatalogPath) -> String {
    switch path.subject {
    case .product(let index) where catalog.products.indices.contains(index):
      "\(catalog.products[index].productID): "
    case .group(let index) where catalog.groups.indices.contains(index):
      "group \(catalog.groups[index].key): "
    case .template(let index) where catalog.templates.indices.contains(index):
      "template \(catalog.templates[index].key): "
    case .currency(let index) where catalog.currencies.indices.contains(index):
      "currency \(catalog.currencies[index].key): "
    default: ""
    }
  }
}
