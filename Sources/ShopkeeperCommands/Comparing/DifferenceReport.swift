import AppStoreReference
import Basics
import CatalogModel

/// A ``CatalogDifference`` with names for the parts that differ, and its consequences at the store.
struct DifferenceReport {
  enum Kind: String {
    case added
    case removed
    case changed
  }

  /// A value on both sides; nil on a side that doesn't have it.
  struct Change {
    /// Its keys, as in the catalog file: `localizations.en-US.title`.
    var field: String
    var old: String?
    var new: String?
  }

  /// A product, group or other part of the catalog.
  struct Item {
    var kind: Kind
    var owner: CatalogOwner
    /// The title in the primary locale; nil for everything except products and groups.
    var title: String?
    var changes: [Change]
    /// The consequences of the difference at the store: lower case, no full stop.
    var consequences: [Message]
  }

  private(set) var items: [Item] = []
  let isReordered: Bool

  var isEmpty: Bool { items.isEmpty && !isReordered }

  init(from old: Catalog, to new: Catalog) {
    let difference = CatalogDifference(from: old, to: new)
    let consequences = Consequences(old: old, new: new)
    let (before, after) = (Titles(of: old), Titles(of: new))
    isReordered = difference.isReordered
    items += difference.removed.map { owner in
      Item(
        kind: .removed, owner: owner, title: before.title(of: owner), changes: [],
        consequences: consequences.ofRemoving(owner))
    }
    items += difference.added.map { owner in
      Item(
        kind: .added, owner: owner, title: after.title(of: owner), changes: [],
        consequences: consequences.ofAdding(owner))
    }
    items += difference.changed.map { change in
      Item(
        kind: .changed, owner: change.owner, title: after.title(of: change.owner),
        changes: change.values.map(Self.change), consequences: consequences.ofChanging(change))
    }
  }

  private static func change(_ value: CatalogDifference.Value) -> Change {
    // An element of an unordered list: its value is its key.
    if value.keys.count == 2, value.keys[0] == "retired" {
      let id = value.keys[1]
      return Change(field: "retired", old: value.old == nil ? nil : id, new: value.new == nil ? nil : id)
    }
    return Change(field: value.keys.joined(separator: "."), old: value.old?.value.text, new: value.new?.value.text)
  }

  /// The number of products with a kind of difference.
  func products(_ kind: Kind) -> Int { items.count { $0.kind == kind && $0.owner.isProduct } }
}

/// The titles of products and groups in the primary locale of their catalog.
private struct Titles {
  private let catalog: Catalog
  private let primary: StoreLocale?
  private let products: [ExactText: Int]
  private let groups: [ExactText: Int]

  init(of catalog: Catalog) {
    self.catalog = catalog
    primary = catalog.app.primaryStoreLocale
    products = catalog.productIndices
    groups = Dictionary(
      catalog.groups.indices.lazy.map { (ExactText(catalog.groups[$0].key), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  func title(of owner: CatalogOwner) -> String? {
    switch owner {
    case .product(let id, _):
      guard let index = products[id] else { return nil }
      let title = CatalogText.title(of: catalog.products[index], in: [primary])
      return title == "–" ? nil : title
    case .group(let key):
      guard let texts = groups[key].map({ catalog.groups[$0].localizations }) else { return nil }
      return texts.first { $0.storeLocale == primary }?.title ?? texts.first?.title
    case .app, .catalog, .currency, .template: return nil
    }
  }
}

extension CatalogOwner {
  /// Its name for people: `com.example.coins400`, `group vip`.
  var name: String {
    switch self {
    case .app: "app"
    case .catalog: "catalog"
    case .currency(let key): "currency \(key.text)"
    case .template(let key): "template \(key.text)"
    case .product(let id, let occurrence):
      occurrence == 0 ? id.text : "\(id.text) (number \(occurrence + 1) of that ID)"
    case .group(let key): "group \(key.text)"
    }
  }
}
