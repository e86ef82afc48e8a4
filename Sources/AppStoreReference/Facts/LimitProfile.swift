/// The limits of the store at a certain time, each with its source.
///
/// Lengths are in user-perceived characters unless noted otherwise; the store's own unit for emoji
/// and combining sequences is not known.
public struct LimitProfile: Sendable {
  /// The name of the profile in a configuration: `current`, `before2023`.
  public let name: String
  /// The period in which the limits applied.
  let period: String

  // MARK: Texts

  /// The display name of a subscription, in characters, and the highest limit for another product
  /// on any of Apple's pages.
  public let title: Fact<ClosedRange<Int>>
  /// The description of a subscription, in characters, and the highest limit for another product on
  /// any of Apple's pages.
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
    name: "current", period: "the limits in force in 2026",
    title: Fact(
      "title.length", .texts, "the display name of a product or subscription", 2...35,
      "characters", from: .productPage, against: [.productInformation, .purchaseDocument]),
    description: Fact(
      "description.length", .texts, "the description of a product or subscription", 1...55,
      "characters", from: .descriptionTooLong, against: [.productInformation, .purchaseDocument]),
    inAppPurchaseTitle: Fact(
      "title.length.purchase", .texts,
      "the display name of a product that is not auto-renewable, by the lower limit", 2...30,
      "characters", from: .productInformation, against: [.productPage]),
    inAppPurchaseDescription: Fact(
      "description.length.purchase", .texts,
      "the description of a product that is not auto-renewable, by the lower limit", 1...45,
      "characters", from: .productInformation, against: [.productPage]),
    shortDescription: Fact(
      "description.short", .texts, "shorter descriptions used to be rejected; advice, not a limit",
      10, "characters", from: .webForm2019),
    referenceName: Fact(
      "reference-name.length", .identifiers, "the name of a product inside App Store Connect",
      2...64, "characters", from: .productInformation),
    productID: Fact(
      "product-id.length", .identifiers, "the ID of a product", 1...100, "characters",
      from: .productInformation),
    allowsHyphenInProductID: Fact(
      "product-id.hyphen", .identifiers, "whether the ID of a new product may contain hyphens",
      false, from: .hyphenRefused, against: [.productInformation]),
    reviewNotes: Fact(
      "review-notes.length", .review, "the notes for the reviewer", 0...4000, "characters",
      from: .productInformation),
    groupName: Fact(
      "group-name.length", .texts, "the display name of a subscription group", 2...75,
      "characters", from: .transporterTemplate),
    productsPerApp: Fact(
      "products.per-app", .products, "the products that one app may have", 10_000, "products",
      from: .configuringPurchases),
    promotedProducts: Fact(
      "products.promoted", .products,
      "the products that the product page shows, purchases and subscriptions together", 20,
      "products", from: .productPage),
    introductoryOffersPerTerritory: Fact(
      "offers.introductory", .offers,
      "the current introductory offers of a subscription in one storefront", 1, "offer",
      from: .pricingAndAvailability),
    promotionalOffers: Fact(
      "offers.promotional", .offers, "the active promotional offers of a subscription", 10,
      "offers", from: .promotionalOffersAnswer))

  /// The limits that most guides still give: names of up to 30 characters, descriptions of up to
  /// 45.
  ///
  /// Older tools and templates truncate text there, so a catalog that passes through one may need
  /// this profile.
  public static let before2023 = LimitProfile(
    name: "before2023", period: "the limits that many tools still have",
    title: current.title.replaced(by: 2...30, in: "before2023", from: .webForm2019),
    description: current.description.replaced(by: 10...45, in: "before2023", from: .webForm2019),
    inAppPurchaseTitle: current.title.replaced(by: 2...30, in: "before2023", from: .webForm2019),
    inAppPurchaseDescription: current.description.replaced(
      by: 10...45, in: "before2023", from: .webForm2019),
    shortDescription: current.shortDescription,
    referenceName: current.referenceName,
    productID: current.productID,
    allowsHyphenInProductID: current.allowsHyphenInProductID.replaced(
      by: true, in: "before2023", from: .productInformation, against: [.hyphenRefused]),
    reviewNotes: current.reviewNotes,
    groupName: current.groupName,
    productsPerApp: current.productsPerApp,
    promotedProducts: current.promotedProducts,
    introductoryOffersPerTerritory: current.introductoryOffersPerTerritory,
    promotionalOffers: current.promotionalOffers)

  /// The period in which the limits applied, and the best known of them, in one line.
  public var summary: String {
    "\(period): \(title.value.upperBound) characters for a title, "
      + "\(description.value.upperBound) for a description"
  }

  /// The limits as the registry lists them.
  var facts: [FactRecord] {
    [
      title.record, description.record, shortDescription.record, groupName.record,
      referenceName.record, productID.record, allowsHyphenInProductID.record, reviewNotes.record,
      productsPerApp.record, promotedProducts.record, introductoryOffersPerTerritory.record,
      promotionalOffers.record,
    ]
      + [inAppPurchaseTitle.record, inAppPurchaseDescription.record].filter {
        $0.id != title.record.id && $0.id != description.record.id
      }
  }
}
