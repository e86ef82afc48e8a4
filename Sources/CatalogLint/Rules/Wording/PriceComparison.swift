import AppStoreReference
import CatalogModel

/// How an amount of money in a text relates to the price of the product.
enum PriceComparison {
  /// It is the price, or a price that follows from it: that of an offer, or the monthly price of a
  /// subscription.
  case agrees
  /// The price is a different one; the territory is nil if it applies everywhere with that
  /// currency.
  case differs(from: Money, in: Territory?)
  /// No storefront that shows texts of the locale charges the currency; or none that is known to,
  /// for a sign that several currencies share.
  case foreign
  /// The catalog has no price in any currency that the text can mean.
  case unknown

  /// Compares an amount with the price in the storefronts that read texts of the locale and, in a
  /// text of an unknown locale, with the price in the currency anywhere.
  init(_ hundredths: Int, in currencies: CurrencySet, locale: StoreLocale?, of product: Product) {
    let near = locale?.currencies.intersection(currencies) ?? currencies
    if near.isEmpty {
      self = .foreign
      return
    }
    var search = Search(hundredths: hundredths, currencies: currencies, locale: locale)
    if let price = product.price {
      search.divisors = product.subscription?.period.map(Self.divisors) ?? []
      if search.finds(price) {
        self = .agrees
        return
      }
    }
    search.divisors = []
    let known = search.known
    for offer in product.subscription?.offers ?? [] {
      let agrees = offer.price.map { search.finds($0) } ?? (hundredths == 0)
      if agrees {
        self = .agrees
        return
      }
    }
    if let known {
      self = .differs(from: known.price, in: known.storefront)
    } else if let locale, near != currencies, !near.contains(locale.primaryStorefront.currency) {
      // The main storefront doesn't use "$", and nothing says that a smaller one is meant.
      self = .foreign
    } else {
      self = .unknown
    }
  }

  /// Common divisors for a subscription's price: the months, weeks and days of its period.
  private static func divisors(of period: SubscriptionPeriod) -> [Int] {
    let days = period.approximateDays
    let months = (days + 10) / 30
    return [months, days / 7, days].filter { $0 > 1 }
  }
}

/// Searches for an amount among the prices of a product.
private struct Search {
  let hundredths: Int
  let currencies: CurrencySet
  let locale: StoreLocale?
  var divisors: [Int] = []
  /// The first price in one of the currencies, for the message.
  var known: (price: Money, storefront: Territory?)?

  init(hundredths: Int, currencies: CurrencySet, locale: StoreLocale?) {
    self.hundredths = hundredths
    self.currencies = currencies
    self.locale = locale
  }

  mutating func finds(_ price: Price) -> Bool {
    if let locale {
      // Wherever the text may be read, its amount has to be the price of one storefront.
      let near = locale.currencies.intersection(currencies)
      for storefront in locale.storefronts where near.contains(storefront.currency) {
        if finds(price.amount(in: storefront), in: storefront) { return true }
      }
      return false
    }
    for currency in currencies.currencies where finds(price.amount(in: currency), in: nil) { return true }
    for override in price.overrides where currencies.contains(override.amount.currency) {
      if finds(override.amount, in: override.territory) { return true }
    }
    return false
  }

  private mutating func finds(_ price: Money?, in storefront: Territory?) -> Bool {
    guard let price, currencies.contains(price.currency) else { return false }
    if price.hundredths == hundredths { return true }
    if known == nil { known = (price, storefront) }
    return divisors.contains { isShare(of: price.hundredths, by: $0) }
  }

  /// Whether the amount is a fraction of a price, rounded up or down to cents or up to a whole
  /// unit.
  private func isShare(of price: Int, by divisor: Int) -> Bool {
    let share = price / divisor
    let isExact = price.isMultiple(of: divisor)
    if hundredths == share || (!isExact && hundredths == share + 1) { return true }
    let isWhole = hundredths.isMultiple(of: 100)
    return isWhole && (hundredths == (share + 50) / 100 * 100 || hundredths == (share + 99) / 100 * 100)
  }
}
