import AppStoreReference
import CatalogModel
import TextReading

/// The relation of an amount of money in a text to the price of the product.
enum PriceComparison {
  /// It is the price, or a price that follows from it: an offer's, or the monthly price of a
  /// subscription.
  case agrees
  /// The price is a different one; the territory is nil if it applies everywhere with that
  /// currency.
  case differs(from: Money, in: Territory?)
  /// No storefront that shows texts of the locale charges the currency; or no known one does, for a
  /// sign that several currencies share.
  case foreign
  /// The catalog has no price in any currency that the text can mean.
  case unknown
  /// It is a price for a unit that doesn't follow from the price for the whole.
  case unitDiffers(UnitPrice, from: Money, for: UnitPrice.Unit, in: Territory?)
  /// It is the price of another product, with which this one is compared.
  case compared
  /// It is a price for a unit, and nothing says how many units are sold.
  case uncounted

  /// Compares an amount with the price in the storefronts that read texts of the locale and, in a
  /// text of an unknown locale, with the price in the currency anywhere.
  init(
    _ amount: Amount, in currencies: CurrencySet, of sample: TextSample, _ product: Product, _ subject: CheckedSubject
  ) {
    let locale = sample.locale
    let near = locale?.currencies.intersection(currencies) ?? currencies
    if near.isEmpty {
      self = .foreign
      return
    }
    if sample.isCompared(amount) {
      self = .compared
      return
    }
    let unit = UnitPrice(amount, in: sample)
    let wholes = unit?.wholes(of: product, in: sample, subject) ?? []
    var search = Search(currencies: currencies, locale: locale)
    let agrees = product.price.map { price in
      search.finds(price) { price in
        wholes.contains { unit?.isShare(of: price, for: $0) == true }
          || Self.isPrice(amount.hundredths, price, of: product, unit)
      }
    }
    let known = search.known
    if agrees == true || Self.isOffer(amount.hundredths, unit, of: product, &search) {
      self = .agrees
    } else if let known {
      // The 每日 of a pack for 6 元 may also say when it is sold.
      if let unit, unit.isDefinite, unit.isAfter || unit.isQualified || !wholes.isEmpty {
        let isOther = product.subscription.map { subscription in
          subject.checked.deals.subscriptions(of: subscription.group).contains { index in
            let other = subject.catalog.products[index]
            return unit.isPeriod(other.subscription?.period)
              && other.price.map { search.finds($0) { $0 == amount.hundredths } } == true
          }
        }
        if isOther == true {
          self = .agrees
        } else if let whole = wholes.first {
          self = .unitDiffers(unit, from: known.price, for: whole, in: known.storefront)
        } else if unit.unit == .pieces(1), amount.hundredths > known.price.hundredths {
          // One piece can't cost more than all of them.
          self = .differs(from: known.price, in: known.storefront)
        } else {
          self = .uncounted
        }
      } else {
        self = .differs(from: known.price, in: known.storefront)
      }
    } else if let locale, near != currencies, !near.contains(locale.primaryStorefront.currency) {
      // The main storefront doesn't use "$", and nothing says that a smaller one is meant.
      self = .foreign
    } else {
      self = .unknown
    }
  }

  /// Whether an amount is the share of the product's price that falls to its unit; nil without a price to compare.
  static func isShare(
    _ unit: UnitPrice, in currencies: CurrencySet, of sample: TextSample, _ product: Product, _ subject: CheckedSubject
  ) -> Bool? {
    let wholes = unit.wholes(of: product, in: sample, subject)
    var search = Search(currencies: currencies, locale: sample.locale)
    let agrees = product.price.map { price in
      search.finds(price) { price in wholes.contains { unit.isShare(of: price, for: $0) } }
    }
    return search.known == nil ? nil : agrees
  }

  /// Whether an amount is a price itself or, for a subscription, the share of a month, a week or a
  /// day, unless the text states the unit.
  private static func isPrice(_ hundredths: Int, _ price: Int, of product: Product, _ unit: UnitPrice?) -> Bool {
    let period = product.subscription?.period
    if let unit, unit.isDefinite {
      return hundredths == price && (!unit.isAfter || period == nil || unit.isPeriod(period))
    }
    return hundredths == price || period.map(divisors)?.contains { isShare(hundredths, of: price, by: $0) } == true
  }

  /// Whether an amount is the price of an offer, or the share of a part of it.
  private static func isOffer(_ hundredths: Int, _ unit: UnitPrice?, of product: Product, _ search: inout Search)
    -> Bool
  {
    for offer in product.subscription?.offers ?? [] {
      guard let price = offer.price else {
        if hundredths == 0 { return true }
        continue
      }
      let lengths = [offer.days, product.subscription?.period?.approximateDays].compactMap(\.self)
      let agrees = search.finds(price) { price in
        price == hundredths || lengths.contains { unit?.isShare(of: price, for: .days($0)) == true }
      }
      if agrees { return true }
    }
    return false
  }

  /// Common divisors for a subscription's price: the months, weeks and days of its period.
  private static func divisors(of period: SubscriptionPeriod) -> [Int] {
    let days = period.approximateDays
    let months = (days + 10) / 30
    return [months, days / 7, days].filter { $0 > 1 }
  }

  /// Whether an amount is a fraction of a price, rounded up or down to cents or up to a whole unit.
  private static func isShare(_ hundredths: Int, of price: Int, by divisor: Int) -> Bool {
    let share = price / divisor
    let isExact = price.isMultiple(of: divisor)
    if hundredths == share || (!isExact && hundredths == share + 1) { return true }
    let isWhole = hundredths.isMultiple(of: 100)
    return isWhole && (hundredths == (share + 50) / 100 * 100 || hundredths == (share + 99) / 100 * 100)
  }
}

/// Searches the prices of a product in the storefronts that a text is for.
private struct Search {
  let currencies: CurrencySet
  let locale: StoreLocale?
  /// The first price in one of the currencies, for the message.
  var known: (price: Money, storefront: Territory?)?

  /// Whether a price satisfies a condition in one storefront, in hundredths.
  mutating func finds(_ price: Price, where accepts: (Int) -> Bool) -> Bool {
    if let locale {
      // Wherever the text may be read, its amount has to be the price of one storefront.
      let near = locale.currencies.intersection(currencies)
      for storefront in locale.storefronts where near.contains(storefront.currency) {
        if finds(price.amount(in: storefront), in: storefront, where: accepts) { return true }
      }
      return false
    }
    for currency in currencies.currencies where finds(price.amount(in: currency), in: nil, where: accepts) {
      return true
    }
    for override in price.overrides where currencies.contains(override.amount.currency) {
      if finds(override.amount, in: override.territory, where: accepts) { return true }
    }
    return false
  }

  private mutating func finds(_ price: Money?, in storefront: Territory?, where accepts: (Int) -> Bool) -> Bool {
    guard let price, currencies.contains(price.currency) else { return false }
    if known == nil { known = (price, storefront) }
    return accepts(price.hundredths)
  }
}
