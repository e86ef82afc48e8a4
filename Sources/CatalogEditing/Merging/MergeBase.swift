import Basics
public import CatalogModel

/// The catalog that both sides of a merge began with, which says what each of them has changed.
public struct MergeBase {
  let catalog: Catalog
  let name: String
  private let parts: [CatalogOwner: [CatalogPath.Subject]]

  /// - Parameters:
  ///   - catalog: The catalog, or what a file of it can hold.
  ///   - name: Its name in messages.
  public init(_ catalog: Catalog, named name: String) {
    self.catalog = catalog
    self.name = name
    parts = Dictionary(grouping: catalog.parts, by: \.owner).mapValues { $0.map(\.subject) }
  }

  /// The values of a part, by their keys in the store's spelling.
  ///
  /// - Parameters:
  ///   - owner: The part.
  ///   - own: The product of the catalog whose offers and other records number those here.
  func values(of owner: CatalogOwner, as own: Product? = nil) -> [[String]: MergedValue] {
    guard let subject = parts[owner]?.first else { return [:] }
    var entries = catalog.entries(of: (owner, subject))
    var product: Product?
    if case .product(let index) = subject {
      product = catalog.products[index]
      if let own { entries = RecordAlignment(of: catalog.products[index], as: own).aligned(entries) }
    }
    let values = MergedValue.values(of: entries).filter { value in product.map { !$0.generates(value) } ?? true }
    return Dictionary(values.map { ($0.storeKeys, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether it has a product.
  func has(_ id: String) -> Bool { !(parts[.product(ExactText(id), occurrence: 0)] ?? []).isEmpty }
}

extension MergedValue {
  /// The column of a table that a value is in, or the field without its element.
  func column(of subject: CatalogPath.Subject) -> [String] {
    switch subject {
    // The names of a currency and the texts of a template are in the columns of the texts of products.
    case .currency: return ["localizations", storeKeys[0], "title"]
    case .template: return ["localizations"] + storeKeys
    case .app: return ["app"] + storeKeys
    case .catalog, .group, .product, .retired: break
    }
    guard keys.count > 1 else { return storeKeys }
    return Int(keys[1]) == nil ? storeKeys : [storeKeys[0]]
  }
}
