public import Foundation

/// One product of a ``ProductList``, as described by the app's own server.
///
/// Prices and the texts of the store come from StoreKit, by the same ID.
public struct ListedProduct: Sendable, Hashable, Identifiable {
  /// The product ID, as it is in App Store Connect.
  public var id: String
  /// Nil when the list doesn't say.
  public var kind: ProductKind?
  /// Whether restoring purchases brings the product back; nil when the list doesn't say.
  public var isRestorable: Bool?
  /// The amount that a purchase adds to the customer's account, for example 400 gold.
  public var grants: [ProductGrant]
  /// The key of the subscription group.
  public var group: String?
  /// The level of service within the subscription group; 1 is the highest.
  public var level: Int?
  /// Words by which the app chooses among products, such as `featured`.
  public var tags: [String]
  /// The title in the ``ProductList/locale`` of the list, to be shown until StoreKit has answered.
  public var title: String?
  /// The description in the ``ProductList/locale`` of the list.
  public var summary: String?
  /// The address of an image, always `https` or `http`.
  public var image: URL?

  public init(
    id: String, kind: ProductKind? = nil, isRestorable: Bool? = nil, grants: [ProductGrant] = [], group: String? = nil,
    level: Int? = nil, tags: [String] = [], title: String? = nil, summary: String? = nil, image: URL? = nil
  ) {
    self.id = id
    self.kind = kind
    self.isRestorable = isRestorable
    self.grants = grants
    self.group = group
    self.level = level
    self.tags = tags
    self.title = title
    self.summary = summary
    self.image = image
  }
}

/// The type of a product, by the name that a catalog has for it.
///
/// This is not an enumeration, so that an app in the field can still read the list when the stores
/// introduce another type.
public struct ProductKind: RawRepresentable, Sendable, Hashable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Used up and bought again, such as coins.
  public static let consumable = ProductKind(rawValue: "consumable")
  /// Bought once and kept.
  public static let nonConsumable = ProductKind(rawValue: "non-consumable")
  /// A subscription that renews itself.
  public static let autoRenewable = ProductKind(rawValue: "auto-renewable")
  /// A subscription that ends.
  public static let nonRenewing = ProductKind(rawValue: "non-renewing")
}

/// An amount of a virtual currency.
public struct ProductGrant: Sendable, Hashable {
  /// The key of the currency in the catalog, such as `gold`.
  public var currency: String
  public var quantity: Int
  /// The bonus on top of the quantity: the 40 of `400+40`.
  public var bonus: Int

  public init(currency: String, quantity: Int, bonus: Int = 0) {
    self.currency = currency
    self.quantity = quantity
    self.bonus = bonus
  }
}

// MARK: - Decoding

extension ListedProduct: Decodable {
  private enum Key: String, CodingKey {
    case id, type, restorable, grants, group, level, tags, title, description, image
  }

  /// Decodes a product. Only the ID is required: a member of an unexpected form must not remove the product.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    func optional<Value: Decodable>(_ key: Key) -> Value? { try? members.decodeIfPresent(Value.self, forKey: key) }
    let id = try members.decode(String.self, forKey: .id)
    guard !id.isEmpty else {
      throw DecodingError.dataCorruptedError(forKey: .id, in: members, debugDescription: "expected a product ID")
    }
    let type: String? = optional(.type)
    let grants: [Lenient<ProductGrant>]? = optional(.grants)
    let image: String? = optional(.image)
    self.init(
      id: id, kind: type.map(ProductKind.init), isRestorable: optional(.restorable),
      grants: (grants ?? []).compactMap(\.value), group: optional(.group), level: optional(.level),
      tags: optional(.tags) ?? [], title: optional(.title), summary: optional(.description),
      image: image.flatMap { URL(string: $0) })
  }

  /// The product with the address of its image resolved; the image is dropped if it isn't on the
  /// web, so that a list can't make an app open a file.
  func resolved(against base: URL?) -> ListedProduct {
    var product = self
    product.image = image.flatMap { image in
      let url = URL(string: image.relativeString, relativeTo: base)?.absoluteURL
      return ["https", "http"].contains(url?.scheme?.lowercased()) ? url : nil
    }
    return product
  }
}

extension ProductGrant: Decodable {
  private enum Key: String, CodingKey { case currency, quantity, bonus }

  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    self.init(
      currency: try members.decode(String.self, forKey: .currency),
      quantity: try members.decode(Int.self, forKey: .quantity),
      bonus: try members.decodeIfPresent(Int.self, forKey: .bonus) ?? 0)
  }
}

/// An element of an array that may be unreadable without the array being so.
struct Lenient<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
}
