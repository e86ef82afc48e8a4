/// The sections of the App Review Guidelines that rules are based on.
///
/// Some were read as quotations, others only in the texts of rejections: each has its own certainty.
public enum ReviewGuideline {
  static let all: [FactSource] = [
    objectionable, completeness, locatable, betas, accuracy, falsePrice, distinctPurchases, priceInMetadata,
    publicAudience, otherPlatforms, creativeAssets, hiddenFeatures, inAppPurchase, creditsStay, odds, trialName,
    productType, purchaseLinks, systemFeatures, builtIn, appleMarks, donations, goodsOutside, medical, gambling, crypto,
    subscriptionTerms,
  ]

  /// The revision of the guidelines that most sections were read in.
  public static let revision = "2026-06-08"
  /// The newest revision that is known. It was not read itself: what it changed is known from people who compared the
  /// two within a day.
  public static let newestRevision = "2026-10-16"

  /// The sections that were read in an older revision than the newest one that is known.
  public static let outdated = all.filter { ($0.pageDate ?? "") < newestRevision }

  public static let objectionable = section(
    "1.1", "no offensive content", .thirdParty, note: "from quotations of the guideline")
  public static let completeness = section("2.1", "complete metadata, no placeholder text", .thirdParty)
  public static let locatable = section(
    "2.1(b)", "in-app purchases the reviewer could not locate", .thirdParty, note: "from texts of rejections")
  public static let betas = section("2.2", "no betas, trials or tests", .thirdParty)
  public static let accuracy = section("2.3", "accurate metadata", .apple)
  public static let falsePrice = section(
    "2.3.1(a)", "a false price is grounds for removal", .apple,
    note: "since 2026-10-16, hidden features are in 2.5.19; whether 2.3.1 still has letters is not known")
  public static let distinctPurchases = section(
    "2.3.2", "names, descriptions and images that say what is bought", .thirdParty,
    note: "from quotations of the guideline")
  public static let priceInMetadata = section(
    "2.3.7", "no price information in names, subtitles, screenshots and previews", .apple,
    note: "names of in-app purchases are not listed")
  public static let publicAudience = section("2.3.8", "metadata for all audiences", .apple)
  public static let otherPlatforms = section("2.3.10", "no names of other mobile platforms or marketplaces", .apple)
  public static let creativeAssets = revised(
    "2.3.14", "art of the product page header and of search results names no prices",
    note: "new; promotional images of in-app purchases are not named")
  public static let hiddenFeatures = revised(
    "2.5.19", "no hidden features, and nothing that changes after review",
    note: "new; in 2.3.1 before, and now with removal from the program")
  public static let inAppPurchase = section("3.1.1", "digital goods through in-app purchase", .apple)
  public static let creditsStay = section(
    "3.1.1", "credits and currencies that were bought may not expire", .apple, part: "credits")
  public static let odds = section("3.1.1", "odds of each kind of item, before the purchase", .apple, part: "odds")
  public static let trialName = section(
    "3.1.1", "a free trial of an app is a non-consumable at price zero, named \"XX-day Trial\"", .apple, part: "trial",
    note: "long-standing wording of the guideline, as quoted")
  public static let productType = section(
    "3.1.1", "the right type of product", .thirdParty, part: "type",
    note: "from texts of rejections; today's guideline is less explicit")
  public static let purchaseLinks = revised(
    "3.1.1(a)", "links to other ways to buy, with an entitlement and to a permitted destination",
    note: "music streaming services are part of it since")
  public static let systemFeatures = section(
    "3.2.2", "no charge for features of the system, ratings or reviews", .unconfirmed)
  public static let builtIn = section(
    "4.10", "no charge for what the hardware or the system provides", .thirdParty,
    note: "push notifications, camera, gyroscope; Apple Music access, iCloud storage, Screen Time APIs")
  public static let appleMarks = section("5.2.5", "Apple's trademarks and products", .thirdParty)

  public static let donations = section(
    "3.2.1(vi)", "charities collect with Apple Pay or outside the app", .thirdParty,
    note: "and 3.2.2(iv), from copies of the guidelines")
  public static let goodsOutside = section(
    "3.1.3(e)", "goods and services outside the app are paid for in other ways", .thirdParty,
    note: "3.1.5(a) in older versions")
  public static let subscriptionTerms = section(
    "3.1.2(c)", "what a subscription gives for its price, and links to its terms", .thirdParty,
    note: "from rejections of 2025-10 to 2026-09; since 2026-07-31 some cite 3.1.2 alone")
  public static let medical = section("1.4.1", "medical claims need evidence", .unconfirmed)
  public static let gambling = section(
    "5.3.3", "no in-app purchase of credits or currency for gaming with real money", .thirdParty,
    note: "from a copy of the guideline")
  public static let crypto = section("3.1.5", "cryptocurrencies", .unconfirmed)

  /// The numbers of all sections, such as `2.1(b)`.
  public static let sections: Set<String> = Set(all.map(number(of:)) + ["1.2", "3.1.2", "3.1.2(a)", "5.3"])

  /// The sources of a section and of its parts; without any, of the sections that it is a part of.
  public static func sources(of number: String) -> [FactSource] {
    let own = all.filter { covers(number, Self.number(of: $0)) }
    return own.isEmpty ? all.filter { covers(Self.number(of: $0), number) } : own
  }

  /// Whether a number is of a section or of one of its parts: `3.1.2` covers `3.1.2(c)`, and not `3.1.21`.
  public static func covers(_ number: String, _ other: String) -> Bool {
    number == other || other.hasPrefix(number) && "(.".contains(other.dropFirst(number.count).first ?? " ")
  }

  /// The number in the title of a source, which parts of a section share.
  public static func number(of source: FactSource) -> String {
    String(source.title.dropFirst("App Review Guidelines ".count).prefix { $0 != ":" })
  }

  private static func section(
    _ number: String, _ subject: String, _ certainty: FactSource.Certainty, part: String? = nil, note: String? = nil,
    revision: String = revision
  ) -> FactSource {
    FactSource(
      "guideline.\(number)" + (part.map { ".\($0)" } ?? ""), "App Review Guidelines \(number): \(subject)",
      url: "https://developer.apple.com/app-store/review/guidelines/", page: revision, read: "2026-11-26", certainty,
      note: note)
  }

  /// A section as people described it who compared the newest revision with the one before.
  private static func revised(_ number: String, _ subject: String, note: String) -> FactSource {
    section(number, subject, .thirdParty, note: note, revision: newestRevision)
  }
}
