/// The sections of the App Review Guidelines that rules are based on.
///
/// Some were read as quotations, others only in the texts of rejections: each has its own certainty.
public enum ReviewGuideline {
  static let all: [FactSource] = [
    objectionable, completeness, locatable, betas, accuracy, falsePrice, distinctPurchases,
    priceInMetadata, publicAudience, otherPlatforms, inAppPurchase, creditsStay, odds, trialName,
    productType, systemFeatures, builtIn, appleMarks, donations, goodsOutside, medical, gambling,
    crypto, subscriptionTerms,
  ]

  public static let objectionable = section(
    "1.1", "no offensive content", .thirdParty, note: "from quotations of the guideline")
  public static let completeness = section(
    "2.1", "complete metadata, no placeholder text", .thirdParty)
  public static let locatable = section(
    "2.1(b)", "in-app purchases the reviewer could not locate", .thirdParty,
    note: "from texts of rejections")
  public static let betas = section("2.2", "no betas, trials or tests", .thirdParty)
  public static let accuracy = section("2.3", "accurate metadata", .apple)
  public static let falsePrice = section(
    "2.3.1(a)", "a false price is grounds for removal", .apple)
  public static let distinctPurchases = section(
    "2.3.2", "names, descriptions and images that say what is bought", .thirdParty,
    note: "from quotations of the guideline")
  public static let priceInMetadata = section(
    "2.3.7", "no price information in names, subtitles, screenshots and previews", .apple,
    note: "names of in-app purchases are not listed")
  public static let publicAudience = section("2.3.8", "metadata for all audiences", .apple)
  public static let otherPlatforms = section(
    "2.3.10", "no names of other mobile platforms or marketplaces", .apple)
  public static let inAppPurchase = section(
    "3.1.1", "digital goods through in-app purchase", .apple)
  public static let creditsStay = section(
    "3.1.1", "credits and currencies that were bought may not expire", .apple, part: "credits")
  public static let odds = section(
    "3.1.1", "odds of each kind of item, before the purchase", .apple, part: "odds")
  public static let trialName = section(
    "3.1.1",
    "a free trial of an app is a non-consumable at price zero, named \"XX-day Trial\"", .apple,
    part: "trial", note: "long-standing wording of the guideline, as quoted")
  public static let productType = section(
    "3.1.1", "the right type of product", .thirdParty, part: "type",
    note: "from texts of rejections; today's guideline is less explicit")
  public static let systemFeatures = section(
    "3.2.2", "no charge for features of the system, ratings or reviews", .unconfirmed)
  public static let builtIn = section(
    "4.10", "no charge for what the hardware or the system provides", .thirdParty)
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
    "5.3", "gambling for money needs a license, and no in-app purchase", .unconfirmed)
  public static let crypto = section("3.1.5", "cryptocurrencies", .unconfirmed)

  /// The numbers of all sections, such as `2.1(b)`.
  public static let sections: Set<String> = Set(
    all.map(number(of:)) + ["1.2", "2.3.14", "2.5.19", "3.1.2", "3.1.2(a)", "5.3.3"])

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
  private static func number(of source: FactSource) -> String {
    String(source.title.dropFirst("App Review Guidelines ".count).prefix { $0 != ":" })
  }

  private static func section(
    _ number: String, _ subject: String, _ certainty: FactSource.Certainty, part: String? = nil,
    note: String? = nil
  ) -> FactSource {
    FactSource(
      "guideline.\(number)" + (part.map { ".\($0)" } ?? ""),
      "App Review Guidelines \(number): \(subject)",
      url: "https://developer.apple.com/app-store/review/guidelines/", page: "2026-09-05",
      read: "2026-11-21", certainty, note: note)
  }
}
