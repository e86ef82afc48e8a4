import AppStoreReference
import Basics
import CatalogModel

/// The price of an offer, or of one payment of several, next to the price of the product.
struct ComparedPrice {
  let offered: Money
  let usual: Money
  /// The storefront, if either price is its own.
  var storefront: Territory?

  /// The comparisons where both prices are known: in the currencies and storefronts that either of
  /// them names, and, if either is a tier, where tier prices never changed.
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
    let territories = (offer.overrides + usual.overrides).map(\.territory)
    guard !territories.isEmpty else { return pairs }
    // Each list may name every storefront, so it is not searched for every one.
    let (ofOffer, ofUsual) = (StorefrontAmounts(offer), StorefrontAmounts(usual))
    var known: Set<Territory> = []
    for territory in territories where known.insert(territory).inserted {
      if let offered = ofOffer[territory], let full = ofUsual[territory] {
        pairs.append(ComparedPrice(offered: offered, usual: full, storefront: territory))
      }
    }
    return pairs
  }

  /// The comparisons of a product's offer with the prices that customers pay, stated or computed by a policy.
  static func all(_ offer: Price, of product: Product, in subject: CheckedSubject) -> [ComparedPrice] {
    let computed = subject.checked.input.prices?.prices[ExactText(product.productID)] ?? [:]
    return product.price.map { all(offer, $0.taking(computed)) } ?? []
  }

  /// The first of some comparisons, with the storefronts of all.
  static func fault(_ message: (ComparedPrice) -> Message, for pairs: [ComparedPrice]) -> Message? {
    guard let first = pairs.first else { return nil }
    let storefronts = first.storefront == nil ? [] : pairs.compactMap(\.storefront)
    return StorefrontList.message(message(first), in: storefronts)
  }

  private struct StorefrontAmounts {
    private let overrides: [Territory: Money]
    private var elsewhere: Price

    init(_ price: Price) {
      overrides = Dictionary(price.overrides.map { ($0.territory, $0.amount) }, uniquingKeysWith: { first, _ in first })
      elsewhere = price
      elsewhere.overrides = []
    }

    subscript(territory: Territory) -> Money? { overrides[territory] ?? elsewhere.amount(in: territory) }
  }
}
