import AppStoreReference
import CatalogModel

/// What an offer, or one payment of several, costs beside the price of the product.
struct ComparedPrice {
  let offered: Money
  let usual: Money

  /// Where both prices are known: in the currencies and storefronts that either of them names, and,
  /// if either is a tier, in those whose tier prices never changed.
  static func all(_ offer: Price, _ usual: Price) -> [ComparedPrice] {
    var currencies = (offer.amounts + usual.amounts).map(\.currency)
    if offer.tier != nil || usual.tier != nil { currencies += [.usd, .cny] }
    var pairs: [ComparedPrice] = []
    var seen: Set<CurrencyCode> = []
    for currency in currencies where seen.insert(currency).inserted {
      if let offered = offer.amount(in: currency), let full = usual.amount(in: currency) {
        pairs.append(ComparedPrice(offered: offered, usual: full))
      }
    }
    for territory in (offer.overrides + usual.overrides).map(\.territory) {
      if let offered = offer.amount(in: territory), let full = usual.amount(in: territory) {
        pairs.append(ComparedPrice(offered: offered, usual: full))
      }
    }
    return pairs
  }
}
