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
    var kinds: [(loss: ExportLoss, count: Int)] = []
    var places: [ExportLoss.Extent: [String: Int]] = [:]
    for loss in losses {
      if let place = places[loss.extent]?[loss.message] {
        kinds[place].count += 1
      } else {
        places[loss.extent, default: [:]][loss.message] = kinds.count
        kinds.append((loss, 1))
      }
    }
    let lines = kinds.map { loss, count in
      let each =
        switch loss.extent {
        case .value: "values"
        case .whole: "left out"
        case .aside: "times"
        }
      return "\(severity(of: loss)): \(loss.message)\(count == 1 ? "" : " (\(count) \(each))")"
    }
    // A single line needs no total.
    return lines + (kinds.count > 1 ? total : [])
  }

  /// The total number of losses, and of values that are not part of the format; empty when there are neither.
  private var total: [String] {
    let outside = losses.count(where: \.isOutside)
    let values = losses.count { $0.extent == .value && !$0.isOutside }
    let whole = losses.count { $0.extent == .whole && !$0.isOutside }
    var parts: [String] = []
    if whole > 0 { parts.append("\(whole) left out whole") }
    if values > 0 { parts.append("\(values) \(values == 1 ? "value" : "values") not carried as written") }
    if outside > 0 { parts.append("\(outside) not part of the format") }
    return parts.isEmpty ? [] : ["\(parts.joined(separator: ", ")); --loss-report names each"]
  }

  /// A line for each loss, with its location in the file where it has one; without duplicates.
  var lines: [String] {
    // A message that applies to several fields doesn't name the field.
    var fields: [String: Set<CatalogField?>] = [:]
    for loss in losses { fields[loss.message, default: []].insert(loss.path.field) }
    let names = names
    var seen: Set<String> = []
    return losses.map { loss in
      let line = "\(place(of: loss.path))\(severity(of: loss)): \(subject(of: loss.path))\(loss.message)"
      guard fields[loss.message, default: []].count > 1, let name = names[loss.path] ?? loss.path.field?.rawValue else {
        return line
      }
      return "\(line): \(name)"
    }.filter { seen.insert($0).inserted }
  }

  private func severity(of loss: ExportLoss) -> String { loss.extent == .whole && !loss.isOutside ? "warning" : "note" }

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
    // Of several files, only values have a place.
    guard path != CatalogPath(.catalog) || loaded.parts.isEmpty,
      catalog.products.count == loaded.document.catalog.products.count,
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
