import Basics

/// A price tier, as prices were set until spring 2023: one number for the prices in all
/// storefronts.
///
/// Free, 1 to 87, and seven alternates with lower prices in some markets. The store no longer has
/// tiers, but people still think in them, and every tier price in US dollars and yuan can still be
/// chosen. One byte; compares in the order of the price list.
public struct PriceTier: Hashable, Sendable {
  let index: UInt8

  private static let alternateStems = [510, 530, 550, 560, 570, 580, 590]
  private static let highest = 87

  /// The tier of a number: 0 (free), 1 to 87, or the stem of an alternate (510, 530, 550, 560, 570,
  /// 580, 590).
  public init?(stem: Int) {
    if (0...Self.highest).contains(stem) {
      index = UInt8(stem)
    } else if let place = Self.alternateStems.firstIndex(of: stem) {
      index = UInt8(Self.highest + 1 + place)
    } else {
      return nil
    }
  }

  /// Reads a tier as people write it: `6`, `Tier 6`, `free`, `A`, `Alternate Tier 4`, `alternate
  /// 4`, `580`.
  public init?(_ text: some StringProtocol) {
    // The folding drops hyphens, and a negative number is not a tier.
    guard let first = text.utf8.first, first != UInt8(ascii: "-") else { return nil }
    // Nearly all tiers are a bare number.
    if first != UInt8(ascii: "0"), let number = Int(decimal: text.utf8, atMost: 3) {
      self.init(stem: number)
      return
    }
    var rest = ASCIIFolding.joined(text)[...]
    let isAlternate = Self.drop("alternate", from: &rest)
    Self.drop("tier", from: &rest)
    switch (rest, isAlternate) {
    case ("free", false): self.init(stem: 0)
    case ("a", _): self.init(stem: 510)
    case ("b", _): self.init(stem: 530)
    default:
      guard let number = Int(decimal: rest.utf8, atMost: 3), rest == "0" || rest.utf8.first != UInt8(ascii: "0") else {
        return nil
      }
      guard isAlternate else {
        self.init(stem: number)
        return
      }
      guard (1...5).contains(number) else { return nil }
      self.init(stem: 540 + 10 * number)
    }
  }

  @discardableResult private static func drop(_ prefix: String, from text: inout Substring) -> Bool {
    guard text.hasPrefix(prefix) else { return false }
    text.removeFirst(prefix.count)
    return true
  }

  /// The number of the tier in price lists: 0 to 87, 510 and up for the alternates.
  public var stem: Int { isAlternate ? Self.alternateStems[Int(index) - Self.highest - 1] : Int(index) }

  public var isFree: Bool { index == 0 }
  public var isAlternate: Bool { index > Self.highest }

  /// The store's name for it: `Free`, `Tier 6`, `Alternate Tier A`, `Alternate Tier 4`.
  public var name: String {
    switch stem {
    case 0: "Free"
    case 510: "Alternate Tier A"
    case 530: "Alternate Tier B"
    case let stem where isAlternate: "Alternate Tier \((stem - 540) / 10)"
    case let stem: "Tier \(stem)"
    }
  }

  /// The name in a catalog: `0`, `6`, `A`, `B`, `alternate 4`.
  public var shortName: String {
    switch stem {
    case 510: "A"
    case 530: "B"
    case let stem where isAlternate: "alternate \((stem - 540) / 10)"
    case let stem: String(stem)
    }
  }
}

extension PriceTier {
  /// All 95 tiers: free, 1 to 87, alternates A, B and 1 to 5.
  public static let all: [PriceTier] =
    (0...highest).compactMap { PriceTier(stem: $0) } + alternateStems.compactMap { PriceTier(stem: $0) }

  /// The price in US dollars or yuan; zero in every currency for the free tier; nil otherwise.
  ///
  /// The prices in other currencies followed the exchange rates until the tiers were retired: the
  /// last official list dates from October 2022, and App Store Connect shows today's.
  public func price(in currency: CurrencyCode) -> Money? {
    if isFree { return Money(hundredths: 0, currency: currency) }
    return PriceTierTable.prices(in: currency).map { Money(hundredths: Int($0[Int(index)]), currency: currency) }
  }

  /// The price in a storefront; nil unless it sells in US dollars or yuan.
  ///
  /// Albania, Armenia, Belarus and Iceland had prices of their own in US dollars, tax included.
  public func price(in territory: Territory) -> Money? {
    if !isFree, Self.withOtherDollars.contains(territory) { return nil }
    return price(in: territory.currency)
  }

  private static let withOtherDollars = ["ALB", "ARM", "BLR", "ISL"].compactMap { Territory($0) }

  /// The tiers that have this price in its currency, in the order of the list; none for other
  /// currencies than US dollars and yuan.
  ///
  /// Often several: USD 0.99 is tier 1 and the alternates A, B and 1.
  public static func tiers(priced price: Money) -> [PriceTier] {
    guard let prices = PriceTierTable.prices(in: price.currency) else { return [] }
    return prices.indices.lazy.filter { Int(prices[$0]) == price.hundredths }.map { all[$0] }
  }

  /// The source of the tiers.
  public static let source = FactSource.pricingMatrix
}

extension PriceTier: Comparable {
  public static func < (left: PriceTier, right: PriceTier) -> Bool { left.index < right.index }
}

extension PriceTier: CustomStringConvertible { public var description: String { name } }
