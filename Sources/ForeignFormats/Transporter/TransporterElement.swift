import AppStoreReference
import Basics
import CatalogFormats
import SourceSyntax

/// The elements of a package that several parts of the reader need.
enum TransporterElement {
  /// The outermost elements of a package and of the fragments that people keep of one.
  static let roots: Set<String> = [
    "package", "software", "software_metadata", "in_app_purchases", "in_app_purchase", "subscription_group", "family",
    "products", "product", "intervals", "locales",
  ]

  /// Whether an element, or one inside of it, has a name that only a package has: other programs
  /// also name elements "package", "software" or "product".
  static func isOwn(_ element: XMLElement) -> Bool {
    let own: Set<String> = [
      "software_metadata", "in_app_purchases", "in_app_purchase", "vendor_id", "team_id", "provider",
      "subscription_group", "wholesale_price_tier", "cleared_for_sale",
    ]
    return own.contains(element.name) || element.children.contains { $0.name == "software" || isOwn($0) }
  }

  /// The known elements of a product, whether they are used or not.
  static let ofProduct: Set<String> = [
    "product_id", "reference_name", "type", "duration", "free_trial_duration", "products", "cleared_for_sale",
    "wholesale_price_tier", "intervals", "locales", "review_screenshot", "review_notes", "order", "read_only_info",
  ]

  /// The known elements of the price of a product.
  static let ofPrice: Set<String> = ["cleared_for_sale", "wholesale_price_tier", "intervals"]

  /// The elements of which a product, a group, a locale, a price or a screenshot has one.
  static let single = ofProduct.union(["title", "description", "file_name", "size", "checksum"])

  /// The localizations of a product or group that have a name, the first of each locale.
  static func locales(of body: XMLElement?) -> [XMLElement] {
    var seen: Set<ExactText> = []
    return locales(of: body) { _, name in seen.insert(ReadLocales.identity(name, StoreLocale.resolving(name))).inserted
    }
  }

  /// - Parameter isNew: Whether a locale is the first of its kind, and not a repeated one.
  static func locales(of body: XMLElement?, isNew: (XMLElement, String) -> Bool) -> [XMLElement] {
    guard let list = body?.child("locales") else { return [] }
    return list.children.filter { element in
      guard element.name == "locale", let name = element.attribute("name") else { return false }
      return !name.isEmpty && isNew(element, name)
    }
  }

  /// The element of a product itself, or the common one of its family.
  static func shared(_ name: String, of product: XMLElement, in family: XMLElement?) -> XMLElement? {
    if let own = product.child(name), name == "locales" || own.hasContent { return own }
    return family?.child(name).flatMap { $0.hasContent ? $0 : nil }
  }

  /// The localizations of a product, its own or its family's.
  static func locales(of product: XMLElement, in family: XMLElement?) -> [XMLElement] {
    let own = locales(of: product)
    return own.isEmpty ? locales(of: family) : own
  }
}

extension XMLElement {
  /// The text without leading and trailing white space; nil when it is empty.
  var filledText: String? {
    let text = trimmedText
    return text.isEmpty ? nil : text
  }

  /// Whether there is anything other than white space between its tags.
  var hasContent: Bool { !contentRange.isEmpty }

  /// The range between the tags, or the name of an empty element.
  var valueRange: SourceRange { hasContent ? contentRange : nameRange }
}
