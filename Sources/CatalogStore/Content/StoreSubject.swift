/// A part of a catalog whose changes the store records.
public enum StoreSubject: Sendable, Hashable, CustomStringConvertible {
  case app
  /// Everything that belongs to no other subject: retired IDs and suppressions of the whole file.
  case catalog
  /// A product, by its full ID.
  case product(String)
  /// A subscription group, a currency or a template, by its key.
  case group(String)
  case currency(String)
  case template(String)

  /// The subject as stored, and as named on a command line: `app`, `group:vip`; a product as
  /// `product:` and its ID.
  var text: String {
    switch self {
    case .app: "app"
    case .catalog: "catalog"
    case .product(let id): "product:\(id)"
    case .group(let key): "group:\(key)"
    case .currency(let key): "currency:\(key)"
    case .template(let key): "template:\(key)"
    }
  }

  /// The subject with a text; nil when the text denotes no subject.
  public init?(_ text: String) {
    if text == "app" {
      self = .app
    } else if text == "catalog" {
      self = .catalog
    } else {
      guard let colon = text.firstIndex(of: ":") else { return nil }
      let key = String(text[text.index(after: colon)...])
      switch text[..<colon] {
      case "product": self = .product(key)
      case "group": self = .group(key)
      case "currency": self = .currency(key)
      case "template": self = .template(key)
      default: return nil
      }
    }
  }

  /// The subject as people name it: a product by its ID alone.
  public var description: String { if case .product(let id) = self { id } else { text } }
}

extension StoreSubject {
  /// The ID of a product; nil for other subjects.
  public var productID: String? { if case .product(let id) = self { id } else { nil } }
}
