import AppStoreReference
import CatalogModel

// Prices of a file beside the tier of the catalog.
extension MergedValue {
  /// The amount that the catalog's tier corresponds to, where a file specifies an amount.
  func amountByTier(of own: Product) -> String? {
    guard let price = own.price, keys.first == "price", keys.count == 2 else { return nil }
    let amount =
      CurrencyCode(keys[1]).flatMap { price.amount(in: $0) } ?? Territory(keys[1]).flatMap { price.amount(in: $0) }
    return amount?.decimal
  }

  /// The price with the key that the catalog has for the same storefront: `JPY` is in Japan alone, as `JPN` is.
  func spelled(asIn own: Product) -> MergedValue {
    guard keys.count == 2, keys[0] == "price", let parts = own.price?.parts,
      !parts.contains(where: { $0.key == keys[1] }),
      let territory = Territory(keys[1]) ?? CurrencyCode(keys[1])?.storefronts.first,
      territory.currency.storefronts.count == 1,
      let other = parts.first(where: { ["\(territory.currency)", territory.code].contains($0.key) })
    else { return self }
    return MergedValue(keys: ["price", other.key], text: text)
  }

  /// Whether a price is the one that the catalog specifies by its tier.
  ///
  /// - Parameters:
  ///   - own: The product of the catalog.
  ///   - product: The product of the file.
  func isImpliedByTier(of own: Product, asIn product: Product) -> Bool {
    guard let price = own.price, keys.first == "price", keys.count == 2 else { return false }
    if let currency = CurrencyCode(keys[1]), let amount = price.amount(in: currency) {
      return amount == product.price?.amount(in: currency)
    }
    guard let territory = Territory(keys[1]) else { return false }
    return price.amount(in: territory) == product.price?.amount(in: territory) && price.amount(in: territory) != nil
  }
}
