import AppStoreReference

/// The sections of the App Review Guidelines that rules about texts are based on.
enum ReviewGuideline {
  static let completeness = section("2.1", "complete metadata, no placeholder text", .thirdParty)
  static let betas = section("2.2", "no betas, trials or tests", .thirdParty)
  static let accuracy = section("2.3", "accurate metadata", .apple)
  static let falsePrice = section("2.3.1(a)", "a false price is grounds for removal", .apple)
  static let priceInMetadata = section(
    "2.3.7", "no price information in names, subtitles, screenshots and previews", .apple,
    note: "names of in-app purchases are not listed")
  static let otherPlatforms = section(
    "2.3.10", "no names of other mobile platforms or marketplaces", .apple)
  static let inAppPurchase = section("3.1.1", "digital goods through in-app purchase", .apple)
  static let publicAudience = section("2.3.8", "metadata for all audiences", .apple)
  static let objectionable = section(
    "1.1", "no offensive content", .thirdParty, note: "from quotations of the guideline")
  static let creditsStay = section(
    "3.1.1", "credits and currencies that were bought may not expire", .apple)
  static let odds = section(
    "3.1.1", "odds of each kind of item, before the purchase", .apple)
  static let builtIn = section(
    "4.10", "no charge for what the hardware or the system provides", .thirdParty)
  static let appleMarks = section("5.2.5", "Apple's trademarks and products", .thirdParty)
  static let donations = section(
    "3.2.1(vi) and 3.2.2(iv)", "charities collect with Apple Pay or outside the app", .thirdParty,
    note: "from copies of the guidelines")
  static let goodsOutside = section(
    "3.1.3(e)", "goods and services outside the app are paid for in other ways", .thirdParty,
    note: "3.1.5(a) in older versions")
  static let medical = section(
    "1.4.1", "medical claims need evidence", .unconfirmed)
  static let gambling = section(
    "5.3", "gambling for money needs a license, and no in-app purchase", .unconfirmed)
  static let crypto = section("3.1.5", "cryptocurrencies", .unconfirmed)
  static let productType = section(
    "3.1.1", "the right type of product", .thirdParty,
    note: "from texts of rejections; today's guideline is less explicit")

  private static func section(
    _ number: String, _ subject: String, _ certainty: FactSource.Certainty, note: String? = nil
  ) -> FactSource {
    FactSource(
      "App Review Guidelines \(number): \(subject)",
      url: "https://developer.apple.com/app-store/review/guidelines/", date: "2026-09-05",
      certainty: certainty, note: note)
  }
}
