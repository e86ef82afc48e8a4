public import AppStoreReference

/// The price of a product: a classic tier or amounts, with exceptions for single storefronts.
public struct Price: Sendable, Hashable {
  /// The classic price tier; nil when the price is given as amounts, or when no tier has that name.
  public var tier: PriceTier?
  /// The tier as written, when no tier has that name.
  public var unknownTier: String?
  /// Amounts by currency; the first is the base price.
  public var amounts: [Money]
  /// Amounts that apply to a single storefront.
  public var overrides: [Override]

  public struct Override: Sendable, Hashable {
    public var territory: Territory
    public var amount: Money
    /// Whether a price policy gives the amount; it is the same price as one that is stated.
    public var isComputed: Bool

    public init(territory: Territory, amount: Money, isComputed: Bool = false) {
      self.territory = territory
      self.amount = amount
      self.isComputed = isComputed
    }

    public static func == (one: Override, other: Override) -> Bool {
      one.territory == other.territory && one.amount == other.amount
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(territory)
      hasher.combine(amount)
    }
  }

  public init(tier: PriceTier? = nil, unknownTier: String? = nil, amounts: [Money] = [], overrides: [Override] = []) {
    self.tier = tier
    self.unknownTier = unknownTier
    self.amounts = amounts
    self.overrides = overrides
  }

  /// Its parts in a catalog file, by their keys: the tier, the amounts by currency, and the amounts
  /// for single storefronts.
  public var parts: [(key: String, value: String)] {
    var parts: [(String, String)] = []
    if let tier = tier?.shortName ?? unknownTier { parts.append(("tier", tier)) }
    parts += amounts.map { ("\($0.currency)", $0.decimal) }
    parts += overrides.map { ($0.territory.code, $0.amount.decimal) }
    return parts
  }

  /// The price in a storefront; nil when the catalog doesn't say.
  ///
  /// An amount in one currency says nothing about the others: App Store Connect derives them from
  /// current exchange rates.
  public func amount(in territory: Territory) -> Money? {
    if let override = overrides.first(where: { $0.territory == territory }) { return override.amount }
    return amounts.first { $0.currency == territory.currency } ?? tier?.price(in: territory)
  }

  /// The price in a currency, ignoring single storefronts; nil when the catalog doesn't say.
  public func amount(in currency: CurrencyCode) -> Money? {
    amounts.first { $0.currency == currency } ?? tier?.price(in: currency)
  }

  /// The price that others follow: in the base territory, else the first that is stated.
  public func base(in territory: Territory?) -> Money? { statedBase(in: territory)?.amount ?? amounts.first }

  /// The price that others follow, with its storefront: the one in the base territory, or else the first that is
  /// stated, the currencies before single storefronts. A computed price follows it, and never takes its place.
  package func statedBase(in territory: Territory?) -> (territory: Territory, amount: Money)? {
    var stated = self
    stated.overrides.removeAll(where: \.isComputed)
    if let territory, let amount = stated.amount(in: territory) { return (territory, amount) }
    let exceptions = Set(stated.overrides.map(\.territory))
    for amount in amounts + [tier?.price(in: .usd)].compactMap(\.self) {
      let storefronts = amount.currency.storefronts.filter { !exceptions.contains($0) }
      let named = Territory(alpha2: "\(amount.currency)".prefix(2))
      if let home = storefronts.first(where: { $0 == named }) ?? storefronts.first { return (home, amount) }
    }
    return stated.overrides.first.map { ($0.territory, $0.amount) }
  }

  /// Whether the price is zero in every storefront.
  public var isFree: Bool {
    if !amounts.isEmpty || !overrides.isEmpty {
      return amounts.allSatisfy { $0.hundredths == 0 } && overrides.allSatisfy { $0.amount.hundredths == 0 }
    }
    return tier?.price(in: .usd)?.hundredths == 0
  }
}
