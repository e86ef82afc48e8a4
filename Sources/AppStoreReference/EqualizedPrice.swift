/// The price that Apple derives from another one in a storefront, as far as it is known without App
/// Store Connect.
///
/// Apple equalizes a price by the day's exchange rates and taxes, and only App Store Connect has the
/// results. Nothing is computed here: a price is either certain to be offered, or not known.
public struct EqualizedPrice: Sendable, Hashable {
  /// The source of a price.
  public enum Basis: String, Sendable, Hashable, CaseIterable {
    /// The price itself, in the storefront that it is for.
    case stated
    /// Free is free everywhere.
    case free
    /// A storefront with the same currency has the same price points. Apple may equalize to another
    /// of them.
    case sameCurrency = "same-currency"
    /// The prices belonged to the same tier until December 2022, and both are price points today.
    case formerTier = "former-tier"
    /// The price is known to App Store Connect alone.
    case unknown
  }

  public let territory: Territory
  /// Nil if it is not known.
  public let price: Money?
  public let basis: Basis

  /// The prices in all storefronts, in the order of their codes.
  ///
  /// - Parameter price: A price point, or zero.
  public static func all(of price: Money) -> [EqualizedPrice] {
    let own = Territory.all.filter { $0.currency == price.currency }
    // Among storefronts that share a currency, only the one of its country sets prices for the others.
    let base = own.count == 1 ? own.first : price.currency == .usd ? Territory("USA") : nil
    let tiers = price.hundredths == 0 ? [] : PriceTier.tiers(priced: price)
    let tier = tiers.first { !$0.isAlternate }
    return Territory.all.map { territory in
      func known(_ amount: Money, _ basis: Basis) -> EqualizedPrice {
        EqualizedPrice(territory: territory, price: amount, basis: basis)
      }
      if territory == base { return known(price, .stated) }
      if price.hundredths == 0 { return known(Money(hundredths: 0, currency: territory.currency), .free) }
      if territory.currency == price.currency { return known(price, .sameCurrency) }
      if let former = tier?.price(in: territory), PricePoints(in: territory.currency)?.isSelectable(former) ?? false {
        return known(former, .formerTier)
      }
      return EqualizedPrice(territory: territory, price: nil, basis: .unknown)
    }
  }
}
