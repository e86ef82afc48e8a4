import AppStoreReference
import CatalogFormats
import SourceSyntax

/// The meaning of a key of a product's dictionary, in any spelling: `Title`, `displayName` and
/// `display_name` are equivalent.
enum ProductListKey: CaseIterable {
  case id, title, description, tier, price, currency, type, referenceName, period, level, group
  case count, name

  private var spellings: [String] {
    switch self {
    case .id: ["id", "productid", "productidentifier", "identifier", "sku", "storeid", "skproductid"]
    case .title: ["title", "displayname", "localizedtitle"]
    case .description: ["description", "localizeddescription", "subtitle"]
    case .tier: ["tier", "pricetier"]
    case .price: ["price", "displayprice"]
    case .currency: ["currency", "currencycode"]
    case .type: ["type", "producttype", "kind"]
    case .referenceName: ["referencename", "label"]
    case .period: ["period", "subscriptionperiod", "duration"]
    case .level: ["level", "servicelevel", "grouplevel"]
    case .group: ["group", "subscriptiongroup", "groupid", "groupname"]
    case .count: ["count", "quantity"]
    case .name: ["name"]
    }
  }

  private static let bySpelling = Dictionary(
    allCases.flatMap { key in key.spellings.map { ($0, key) } }, uniquingKeysWith: { first, _ in first })

  init?(_ node: SyntaxNode) {
    guard let key = Self.bySpelling[Self.folded(node.text)] else { return nil }
    self = key
  }

  /// The letters and digits of a key, in lower case.
  static func folded(_ text: String) -> String {
    String(
      decoding: text.utf8.compactMap { byte -> UInt8? in
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        case UInt8(ascii: " "), UInt8(ascii: "_"), UInt8(ascii: "-"): nil
        default: byte
        }
      }, as: UTF8.self)
  }

  /// The first value whose key has one of the spellings.
  static func value(_ key: ProductListKey, of body: SyntaxNode) -> SyntaxNode? {
    body.entries.first { Self($0.key) == key && $0.value.isScalar && !$0.value.isNull }?.value
  }

  /// Whether a dictionary is evidently a product.
  static func isProduct(_ body: SyntaxNode) -> Bool {
    body.entries.contains { entry in
      switch Self(entry.key) {
      case .title, .tier, .price, .type, .referenceName, .period: true
      default: CatalogSchema.product.keys.contains { entry.key.equals($0) }
      }
    }
  }

  /// A product type, by any name that one of the libraries uses.
  static func type(_ text: String) -> ProductType? {
    switch folded(text) {
    // The numbers are simstorekit's.
    case "0": .nonConsumable
    case "1": .consumable
    case "2", "subscription": .autoRenewable
    default: ProductType(lenient: text)
    }
  }
}

/// The parts of a list, by kind.
enum ProductListSection {
  case products, consumables, nonConsumables, subscriptions, nonRenewing

  init?(_ key: SyntaxNode) {
    switch ProductListKey.folded(key.text) {
    case "products", "productids", "productidentifiers", "inapppurchases", "skus", "iap": self = .products
    case "consumables", "consumable": self = .consumables
    case "nonconsumables", "nonconsumable": self = .nonConsumables
    case "subscriptions", "subscription", "autorenewablesubscriptions": self = .subscriptions
    case "nonrenewingsubscriptions", "nonrenewables", "nonrenewing": self = .nonRenewing
    default: return nil
    }
  }

  /// A usual name of each.
  static let names = ["products", "consumables", "nonConsumables", "subscriptions", "nonRenewingSubscriptions"]

  var type: ProductType? {
    switch self {
    case .products: nil
    case .consumables: .consumable
    case .nonConsumables: .nonConsumable
    case .subscriptions: .autoRenewable
    case .nonRenewing: .nonRenewing
    }
  }
}
