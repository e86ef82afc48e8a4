import CatalogFormats
import CatalogModel
import Shopkeeper
import SourceSyntax

/// The losses of a format, for people to read.
struct LossReport {
  private let losses: [ExportLoss]
  private let catalog: Catalog
  private let loaded: CatalogFile

  /// - Parameters:
  ///   - catalog: The catalog that was written, which may be a part of the loaded one.
  ///   - loaded: The file it came from, for the locations.
  init(_ losses: [ExportLoss], of catalog: Catalog, in loaded: CatalogFile) {
    self.losses = losses
    self.catalog = catalog
    self.loaded = loaded
  }

  /// A line for each kind of loss, and a total; empty when nothing was lost.
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
    // A single line needs no total.
    return lines + (kinds.count > 1 ? total : [])
  }

  /// The total number of losses; empty when nothing was lost.
  private var total: [String] {
    let values = losses.count { $0.extent == .value }
    let whole = losses.count { $0.extent == .whole }
    var parts: [String] = []
    if whole > 0 { parts.append("\(whole) left out whole") }
    if values > 0 { parts.append("\(values) \(values == 1 ? "value" : "values") not carried as written") }
    return parts.isEmpty ? [] : ["\(parts.joined(separator: ", ")); --loss-report names each"]
  }

  /// A line for each loss, with its location in the file where it has one; without duplicates.
  var lines: [String] {
    // A message that applies to several fields doesn't say which of them it is about.
    var fields: [String: Set<CatalogField?>] = [:]
    for loss in losses { fields[loss.message, default: []].insert(loss.path.field) }
    let names = names
    var seen: Set<String> = []
    return losses.map { loss in
      let severity = loss.extent == .whole ? "warning" : "note"
      let line = "\(place(of: loss.path))\(severity): \(subject(of: loss.path))\(loss.message)"
      guard fields[loss.message, default: []].count > 1, let name = names[loss.path] ?? loss.path.field?.rawValue else {
        return line
      }
      return "\(line): \(name)"
    }.filter { seen.insert($0).inserted }
  }

  /// The name of each place, as in `diff`; the first key where it has several values.
  private var names: [CatalogPath: String] {
    var names: [CatalogPath: String] = [:]
    for entry in catalog.entries {
      guard let first = entry.keys.first else { continue }
      names[entry.path] = names[entry.path] == nil ? entry.keys.joined(separator: ".") : first
    }
    return names
  }

  private func place(of path: CatalogPath) -> String {
    // A catalog that was written in part has different indices from the file.
    guard catalog.products.count == loaded.document.catalog.products.count,
      let range = loaded.document.range(of: path) ?? loaded.document.range(of: CatalogPath(path.subject))
    else { return "\(loaded.name): " }
    return "\(loaded.place(at: range.start)): "
  }

  private func subject(of path: CatalogPath) -> String {
    switch path.subject {
    case .product(let index) where catalog.products.indices.contains(index): "\(catalog.products[index].productID): "
    case .group(let index) where catalog.groups.indices.contains(index): "group \(catalog.groups[index].key): "
    case .template(let index) where catalog.templates.indices.contains(index):
      "template \(catalog.templates[index].key): "
    case .currency(let index) where catalog.currencies.indices.contains(index):
      "currency \(catalog.currencies[index].key): "
    default: ""
    }
  }
}
