import AppStoreReference
import Basics
import CatalogModel
import CommandLayer

/// A value relative to the present one: `price.tier=+1`, `level=-1`.
enum RelativeValue {
  /// The value to set; nil when the text is not relative for the field.
  static func value(_ text: String, of field: String, in product: Product) throws -> String? {
    guard let sign = text.first, "+-".contains(sign) else { return nil }
    if field.hasPrefix("price."), field != "price.tier", Double(text) != nil {
      throw Failure(
        "\"\(field)=\(text)\": an amount can't be relative, because the store has certain prices "
          + "alone; \"price.tier=+1\" raises a price by a tier", exitCode: .usage)
    }
    guard field == "price.tier" || field == "level", let change = Int(decimal: text.utf8.dropFirst(), atMost: 3) else {
      return nil
    }
    let present = field == "level" ? product.subscription?.level : tier(of: product)
    guard let present else {
      throw Failure("\"\(product.productID)\" has no number as its \"\(field)\" to add \(text) to")
    }
    let value = present + (sign == "-" ? -change : change)
    let isKnown = field == "level" ? value >= 1 : value >= 0 && PriceTier("\(value)") != nil
    guard isKnown else {
      let expected = field == "level" ? "a level is at least 1" : "the price list has the tiers 0 to 87"
      throw Failure(
        "\"\(product.productID)\" has \"\(field)\" \(present), which \(text) would make \(value); " + expected)
    }
    return "\(value)"
  }

  private static func tier(of product: Product) -> Int? {
    product.price?.tier.flatMap { Int(decimal: $0.shortName.utf8, atMost: 3) }
  }
}
