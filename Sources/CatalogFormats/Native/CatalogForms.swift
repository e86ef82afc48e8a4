import AppStoreReference
import Basics
import CatalogModel
package import SourceSyntax

extension TextForm {
  static let date = TextForm("a day such as 2027-03-01", pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$")
  { CalendarDate($0.text) != nil }

  /// `400`, or `400+40` with a bonus.
  static let quantity = TextForm(
    "a quantity such as 400 or 400+40", pattern: "^[0-9]{1,12}(\\+[0-9]{1,12})?$", number: .integer
  ) { Quantity($0.text) != nil }

  convenience init(_ pattern: FieldPattern) {
    self.init(
      pattern.expected, pattern: pattern.expression, number: pattern.isNumeric ? .number : nil,
      matches: { pattern.matches($0.text) }, mistake: pattern.mistake)
  }

  /// A decimal amount of money.
  static let amount = TextForm("an amount such as 5.99", pattern: "^[0-9]{1,12}(\\.[0-9]{1,2}0*)?$", number: .number) {
    Money(decimal: $0.text, currency: .usd) != nil
  }

  /// A classic price tier; whether it exists is up to the linter.
  package static let tier = TextForm("a tier such as 6")
}

extension KeySchema {
  package static let locale = KeySchema("locale")
  static let currency = KeySchema("currency")
  static let item = KeySchema("item")

  static let price = KeySchema("price key", "The tier, a currency, or a territory.", names: PriceKey.names) { key in
    guard PriceKey(key) == nil else { return nil }
    if CurrencyCode(key).flatMap({ RetiredCurrency($0) }) != nil { return CurrencyCode.unknown(key) }
    let near = PriceKey.nearest(to: key).map { "did you mean \"\($0)\"? " }
    return "a price has no key \"\(key)\"; \(near ?? "")expected \"tier\", a currency such as USD, "
      + "or a territory such as JPN"
  }
}

/// A key of a price: a currency or a territory.
enum PriceKey {
  case currency(CurrencyCode)
  case territory(Territory)

  init?(_ key: String) {
    if let territory = Territory(key) {
      self = .territory(territory)
    } else if let currency = CurrencyCode(ofStorefronts: key) {
      self = .currency(currency)
    } else {
      return nil
    }
  }

  /// The key that was probably meant: that of a storefront which is named in another way, as `UK` and `Germany` are, or
  /// a similar one.
  static func nearest(to key: String) -> String? {
    let territory = CellWords.territory(key) ?? Territory(furtherName: key)
    return territory?.code ?? Suggestion.nearest(to: key, among: names)
  }

  /// Every key that a price can have.
  static var names: [String] {
    ["tier"] + CurrencySet.storefronts.currencies.map(\.description) + Territory.all.map(\.code)
  }
}

/// A quantity in the notation of a catalog: `400`, or `400+40` with a bonus.
package struct Quantity {
  package let quantity: Int
  package let bonus: Int

  package init?(_ text: String) {
    if let quantity = Int(decimal: text.utf8, atMost: 12) {
      self.quantity = quantity
      bonus = 0
      return
    }
    let parts = text.split(separator: "+", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int(decimal: $0.utf8, atMost: 12) }
    guard (1...2).contains(parts.count), numbers.count == parts.count else { return nil }
    quantity = numbers[0]
    bonus = numbers.count == 2 ? numbers[1] : 0
  }
}
