/// The sources that more than one limit cites.
enum KnownSource {
  static let productInformation = FactSource(
    "App Store Connect Help, In-app purchase information",
    url:
      "https://developer.apple.com/help/app-store-connect/reference/in-app-purchase-information",
    date: "2026-10-08", certainty: .apple,
    note: "30 and 45 characters as quoted in August and October 2026, and by a user of API 4.4.1; "
      + "another page of Apple's gives 35 and 55")

  static let titleOf35 = FactSource(
    "Creating your product page",
    url: "https://developer.apple.com/app-store/product-page/",
    date: "2026-09-01", certainty: .apple,
    note:
      "35 and 55 characters, as quoted; no message of the API that names the limit of the title "
      + "was found")

  static let descriptionOf55 = FactSource(
    "App Store Connect API, answer ENTITY_ERROR.ATTRIBUTE.INVALID.TOO_LONG for a description",
    url: "https://developer.apple.com/documentation/appstoreconnectapi",
    date: "2026-07-21", certainty: .machineEvidence, note: "measured on a subscription")

  static let shortDescription = FactSource(
    "iTunes Connect, field limits in the JSON of its web form (fastlane issue 14420)",
    url: "https://github.com/fastlane/fastlane/issues/14420",
    date: "2019", certainty: .machineEvidence,
    note: "whether the minimum is still enforced is not known")

  static let webForm2019 = FactSource(
    "iTunes Connect, field limits in the JSON of its web form (fastlane issue 14420)",
    url: "https://github.com/fastlane/fastlane/issues/14420",
    date: "2019", certainty: .machineEvidence,
    note: "repeated by Transporter templates and Apple's product-page article until 2022")

  static let transporterTemplate = FactSource(
    "Transporter metadata template of AppleParty, iap_metadata.xml",
    url: "https://github.com/37iOS/AppleParty", date: "2022-07-13", certainty: .machineEvidence)

  static let hyphenRefused = FactSource(
    "App Store Connect API, answer 409 ENTITY_ERROR.ATTRIBUTE.INVALID for a product ID",
    date: "2026-09-20", certainty: .thirdParty,
    note: "the message allows letters, digits, underscore and period; the help page adds hyphen")

  static let productsPerApp = FactSource(
    "App Store Connect Help, Overview for configuring in-app purchases, as cited in a project note",
    url:
      "https://developer.apple.com/help/app-store-connect/configure-in-app-purchase-settings/overview-for-configuring-in-app-purchases",
    date: "2026-09-20", certainty: .thirdParty)

  static let promotedProducts = FactSource(
    "Creating your product page, copies of Apple's article",
    url: "https://developer.apple.com/app-store/product-page/",
    date: "2022", certainty: .thirdParty)

  static let openAPI = FactSource(
    "App Store Connect API, OpenAPI document 4.4.1",
    url: "https://developer.apple.com/documentation/appstoreconnectapi",
    date: "2026-07-21", certainty: .apple)

  static let pricingAndAvailability = FactSource(
    "App Store Connect Help, Pricing and availability",
    url: "https://developer.apple.com/help/app-store-connect/reference/pricing-and-availability/",
    date: "2026-11-21", certainty: .apple,
    note: "one current and one future offer per country or region")

  static let promotionalOffers = FactSource(
    "Apple Developer Forums, thread 692798, answered by Apple's technical support",
    url: "https://developer.apple.com/forums/thread/692798", date: "2021",
    certainty: .thirdParty)
}
