/// The limits of the store at a certain time, each with its source.
///
/// Lengths are in user-perceived characters unless noted otherwise; the store's own unit for emoji
/// and combining sequences is not known.
public struct LimitProfile: Sendable {
  /// The name of the profile in a configuration: `current`, `before2023`.
  public let name: String
  /// When the limits applied, in one line.
  public let summary: String

  // MARK: Texts

  /// The display name of a subscription, in characters, and the most that any page of Apple's gives
  /// for another product.
  public let title: Fact<ClosedRange<Int>>
  /// The description of a subscription, in characters, and the most that any page of Apple's gives
  /// for another product.
  public let description: Fact<ClosedRange<Int>>
  /// The display name of a consumable, non-consumable or non-renewing product, in characters, by
  /// the page with the lowest limit.
  public let inAppPurchaseTitle: Fact<ClosedRange<Int>>
  /// The description of a consumable, non-consumable or non-renewing product, in characters, by the
  /// page with the lowest limit.
  public let inAppPurchaseDescription: Fact<ClosedRange<Int>>
  /// Descriptions shorter than this used to be rejected; advice, not a limit.
  public let shortDescription: Fact<Int>
  /// The internal name of a product, in characters; unique in the app.
  public let referenceName: Fact<ClosedRange<Int>>
  /// The product ID, in bytes; all permitted characters are ASCII.
  public let productID: Fact<ClosedRange<Int>>
  /// Whether a product ID may contain hyphens in addition to letters, digits, periods and
  /// underscores.
  public let allowsHyphenInProductID: Fact<Bool>
  /// The notes for the reviewer, in characters.
  public let reviewNotes: Fact<ClosedRange<Int>>
  /// The localized display name of a subscription group, in characters.
  public let groupName: Fact<ClosedRange<Int>>

  // MARK: Numbers of things

  /// Products in one app.
  public let productsPerApp: Fact<Int>
  /// Products shown on the product page, one-time purchases and subscriptions together.
  public let promotedProducts: Fact<Int>

  // MARK: Subscriptions and offers

  /// Current introductory offers of one subscription in one territory.
  public let introductoryOffersPerTerritory: Fact<Int>
  /// Active promotional offers of one subscription.
  public let promotionalOffers: Fact<Int>
}

extension LimitProfile {
  /// Every profile, the one in force first.
  public static let all: [LimitProfile] = [current, before2023]

  /// The profile with a name from a configuration, ignoring case; `classic` is an alias for
  /// `before2023`.
  public static func named(_ name: some StringProtocol) -> LimitProfile? {
    switch ASCIIFolding.joined(name) {
    case "current": current
    case "before2023", "classic": before2023
    default: nil
    }
  }

  /// The limits in force: names of up to 35 characters, descriptions of up to 55; for products that
  /// aren't auto-renewable, another page of Apple's gives 30 and 45.
  public static let current = LimitProfile(
    name: "current",
    summary: "the limits in force in 2026: 35 characters for a title, 55 for a description",
    title: Fact(2...35, from: KnownSource.titleOf35),
    description: Fact(1...55, from: KnownSource.descriptionOf55),
    inAppPurchaseTitle: Fact(2...30, from: KnownSource.productInformation),
    inAppPurchaseDescription: Fact(1...45, from: KnownSource.productInformation),
    shortDescription: Fact(10, from: KnownSource.shortDescription),
    referenceName: Fact(2...64, from: KnownSource.productInformation),
    productID: Fact(1...100, from: KnownSource.productInformation),
    allowsHyphenInProductID: Fact(false, from: KnownSource.hyphenRefused),
    reviewNotes: Fact(0...4000, from: KnownSource.productInformation),
    groupName: Fact(2...75, from: KnownSource.transporterTemplate),
    productsPerApp: Fact(10_000, from: KnownSource.productsPerApp),
    promotedProducts: Fact(20, from: KnownSource.promotedProducts),
    introductoryOffersPerTerritory: Fact(1, from: KnownSource.pricingAndAvailability),
    promotionalOffers: Fact(10, from: KnownSource.promotionalOffers))

  /// The limits that most guides still give: names of up to 30 characters, descriptions of up to
  /// 45.
  ///
  /// Older tools and templates truncate text there, so a catalog that passes through one may need
  /// this profile.
  public static let before2023 = LimitProfile(
    name: "before2023",
    summary:
      "the limits of 2019, which many tools still use: 30 characters for a title, 45 for a description",
    title: Fact(2...30, from: KnownSource.webForm2019),
    description: Fact(10...45, from: KnownSource.webForm2019),
    inAppPurchaseTitle: Fact(2...30, from: KnownSource.webForm2019),
    inAppPurchaseDescription: Fact(10...45, from: KnownSource.webForm2019),
    shortDescription: Fact(10, from: KnownSource.webForm2019),
    referenceName: Fact(2...64, from: KnownSource.transporterTemplate),
    productID: Fact(1...100, from: KnownSource.productInformation),
    allowsHyphenInProductID: Fact(true, from: KnownSource.productInformation),
    reviewNotes: Fact(0...4000, from: KnownSource.transporterTemplate),
    groupName: Fact(2...75, from: KnownSource.transporterTemplate),
    productsPerApp: Fact(10_000, from: KnownSource.productsPerApp),
    promotedProducts: Fact(20, from: KnownSource.promotedProducts),
    introductoryOffersPerTerritory: Fact(1, from: KnownSource.pricingAndAvailability),
    promotionalOffers: Fact(10, from: KnownSource.promotionalOffers))
}
