public import Foundation

/// The products on sale, in the order in which a shop shows them.
public struct ProductList: Sendable, Hashable {
  /// The app that the list is for; nil when the list doesn't say.
  public var bundleID: String?
  /// The number of the published revision; a later revision has a higher number. Nil when the list
  /// is not from a store of revisions.
  public var revision: Int?
  /// The locale of the titles and descriptions, such as `de-DE`.
  public var locale: String?
  /// The products, without duplicates.
  public private(set) var products: [ListedProduct]

  /// A product that occurs twice keeps its first position.
  public init(products: [ListedProduct], bundleID: String? = nil, revision: Int? = nil, locale: String? = nil) {
    var seen: Set<String> = []
    self.products = products.filter { seen.insert($0.id).inserted }
    self.bundleID = bundleID
    self.revision = revision
    self.locale = locale
  }

  /// A list of which only the IDs are known, such as the `ProductID.all` that
  /// `shopkeeper export --format swift` writes.
  public init(productIDs: [String]) { self.init(products: productIDs.map { ListedProduct(id: $0) }) }

  /// Reads an answer of the server, or a file with a list of product IDs as JSON or property list.
  ///
  /// - Parameters:
  ///   - data: The body of an answer: a JSON object with `products`, or a bare array of product IDs.
  ///   - address: The URL of the data; relative addresses of images are resolved against it.
  public init(_ data: Data, from address: URL? = nil) throws(ProductListError) {
    switch data.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
    case UInt8(ascii: "{"), UInt8(ascii: "["): try self.init(json: data, from: address)
    case nil: throw ProductListError("the data is empty; expected a list of products")
    default: try self.init(propertyList: data)
    }
  }

  private init(json: Data, from address: URL?) throws(ProductListError) {
    let document: Document
    do { document = try JSONDecoder().decode(Document.self, from: json) } catch {
      throw ProductListError("the data is not a list of products: \(Self.explain(error))")
    }
    self.init(
      products: document.products.map { $0.resolved(against: address) }, bundleID: document.bundleID,
      revision: document.revision, locale: document.locale)
  }

  private init(propertyList: Data) throws(ProductListError) {
    let contents = try? PropertyListSerialization.propertyList(from: propertyList, format: nil)
    guard let productIDs = contents as? [String] else {
      throw ProductListError("the data is neither JSON nor a property list with an array of product IDs")
    }
    self.init(productIDs: productIDs.filter { !$0.isEmpty })
  }

  private static func explain(_ error: any Error) -> String {
    switch error {
    case DecodingError.dataCorrupted(let context), DecodingError.typeMismatch(_, let context),
      DecodingError.keyNotFound(_, let context), DecodingError.valueNotFound(_, let context):
      context.debugDescription
    default: String(describing: error)
    }
  }

  // MARK: Choosing

  public var productIDs: [String] { products.map(\.id) }

  public var isEmpty: Bool { products.isEmpty }

  /// The product with an ID, such as `list[ProductID.coins400]`.
  public subscript(_ id: String) -> ListedProduct? { products.first { $0.id == id } }

  public func contains(_ id: String) -> Bool { products.contains { $0.id == id } }

  /// The products that match every argument that is given, in the order of the list.
  public func filtered(kind: ProductKind? = nil, tag: String? = nil, group: String? = nil) -> ProductList {
    keeping { product in
      (kind == nil || product.kind == kind) && (group == nil || product.group == group)
        && (tag.map(product.tags.contains) ?? true)
    }
  }

  func keeping(_ isKept: (ListedProduct) -> Bool) -> ProductList {
    var list = self
    list.products.removeAll { !isKept($0) }
    return list
  }

  /// Sorts products of a store, which come in no particular order, into the order of the list.
  /// Products that are not in the list are left out.
  public func sorted<StoreProduct>(_ storeProducts: some Sequence<StoreProduct>, by id: (StoreProduct) -> String)
    -> [StoreProduct]
  {
    let byID = Dictionary(storeProducts.map { (id($0), $0) }) { first, _ in first }
    return products.compactMap { byID[$0.id] }
  }
}

/// The reason why data is not a ``ProductList``.
public struct ProductListError: Error, Sendable, Hashable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}

/// The two forms of a list in JSON: an object with products, or an array of product IDs.
private struct Document: Decodable {
  var products: [ListedProduct] = []
  var bundleID: String?
  var revision: Int?
  var locale: String?

  private enum Key: String, CodingKey { case products, bundleID, revision, locale }

  init(from decoder: any Decoder) throws {
    if let ids = try? decoder.singleValueContainer().decode([Lenient<String>].self) {
      products = ids.compactMap(\.value).filter { !$0.isEmpty }.map { ListedProduct(id: $0) }
      return
    }
    let members = try decoder.container(keyedBy: Key.self)
    products = try members.decode([Lenient<ListedProduct>].self, forKey: .products).compactMap(\.value)
    bundleID = try members.decodeIfPresent(String.self, forKey: .bundleID)
    revision = try members.decodeIfPresent(Int.self, forKey: .revision)
    locale = try? members.decodeIfPresent(String.self, forKey: .locale)
  }
}
