import Basics
import CatalogModel
import SourceSyntax

/// The IDs at the store, by the names that the works of a plan use for them.
struct IDTable {
  private(set) var ids: [String: String] = [:]

  init(_ catalog: Catalog, _ live: LiveState) {
    ids[IDName.app] = live.app.id
    for (index, group) in GroupMatching(catalog, live).live {
      let key = catalog.groups[index].key
      ids[IDName.group(key)] = group.id
      add(group.versions, of: "group \(key)")
    }
    for product in live.products {
      ids[IDName.product(product.productID)] = product.id
      add(product.versions, of: product.productID)
      let availability = product.availabilities.first { $0.plan != "MONTHLY" }
      ids[IDName.availability(product.productID)] = availability?.id
    }
  }

  /// Only the texts and the image of a draft can be written.
  private mutating func add(_ versions: [LiveVersion], of owner: String) {
    guard let draft = versions.current, draft.isDraft else { return }
    ids[IDName.version(owner)] = draft.id
    for text in draft.texts { ids[IDName.text(owner, text.locale)] = text.id }
    ids[IDName.image(owner)] = draft.image?.id
  }

  /// Adds what another table knows.
  mutating func merge(_ other: IDTable) { ids.merge(other.ids) { $1 } }

  subscript(name: String) -> String? {
    get { ids[name] }
    set { ids[name] = newValue }
  }

  /// A text with its references replaced.
  ///
  /// - Throws: ``StoreFailure`` for one that isn't known, because what it belongs to was not created.
  func resolve(_ text: String) throws(StoreFailure) -> String {
    var resolved = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
      let name = String(rest[start.upperBound..<end])
      guard let id = ids[name] else {
        throw StoreFailure(.refused, "\(name) is not at the store, and can't be referred to")
      }
      resolved += rest[..<start.lowerBound] + id
      rest = rest[rest.index(after: end)...]
    }
    return resolved + rest
  }

  /// A body with the references in its IDs replaced; texts of products are sent as they are.
  func resolve(_ value: OrderedValue) throws(StoreFailure) -> OrderedValue {
    switch value {
    case .map(let map):
      var entries: [(String, OrderedValue?)] = []
      for entry in map.entries {
        if entry.key == "id", case .text(let id) = entry.value {
          entries.append((entry.key, .text(try resolve(id))))
        } else if entry.key == "attributes" {
          entries.append((entry.key, entry.value))
        } else {
          entries.append((entry.key, try resolve(entry.value)))
        }
      }
      return .map(OrderedMap(entries))
    case .list(let list):
      var resolved: [OrderedValue] = []
      for element in list { resolved.append(try resolve(element)) }
      return .list(resolved)
    case .null, .flag, .integer, .number, .text: return value
    }
  }
}
