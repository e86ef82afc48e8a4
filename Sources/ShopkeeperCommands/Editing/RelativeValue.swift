import AppStoreReference
import Basics
import CatalogModel

/// A value relative to the present one: `price.tier=+1`, `level=-1`.
enum RelativeValue {
  /// The value to set; nil when the text is not relative for the field.
  static func value(
    _ text: String, of field: String, in product: Product
  ) throws -> String? {
    guard field == "price.tier" || field == "level", let sign = text.first, "+-".contains(sign),
      let change = Int(decimal: text.utf8.dropFirst(), atMost: 3)
    else { return nil }
    let present = field == "level" ? product.subscription?.level : tier(of: product)
    guard let present else {
      throw Failure("\"\(product.productID)\" has no number as its \"\(field)\" to add \(text) to")
    }
    let value = present + (sign == "-" ? -change : change)
    let isKnown = field == "level" ? value >= 1 : value >= 0 && PriceTier("\(value)") != nil
    guard isKnown else {
      throw Failure("\"\(product.productID)\" can't have the \"\(field)\" \(present)\(text)")
    }
    return "\(value)"
  }

  private static func tier(of product: Product) -> Int? {
    product.price?.tier.flatMap { Int(decimal: $0.shortName.utf8, atMost: 3) }
  }
}
