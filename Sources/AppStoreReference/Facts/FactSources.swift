// The sources, by their authority. A source that is not in `all` fails a test.

extension FactSource {
  /// Every source of the program.
  public static let all: [FactSource] =
    [
      productInformation, subscriptionInformation, configuringPurchases, productPage,
      pricingAndAvailability, settingPrices, pricePointsAnnouncement, appStoreLocalizations,
      localeShortcodes, financialRegions, screenshotSpecifications, openAPI, productTypes,
      platformVersionInformation, promotionalOffersAnswer, winBackInformation, purchaseOfferCodes, codesPerQuarter,
      commitmentPlans,
      commitmentElsewhere,
      koreanConsent, managePricing, priceChanges, periodCount,
      payAsYouGo,
      advancedCommerce, productIDsAnswer, multiSeatNotes, suitesAndBundles, retentionTexts,
    ] + ReviewGuideline.all + [
      descriptionTooLong, webForm2019, transporterTemplate, transporterScreenshotSizes, pricePoints,
      pricingMatrix, territoryLists, missingMetadataDiagnosis, groupDiagnosis, familySharingHelp,

      googlePlayProducts, googlePlayPoints, googlePlayAPI, googlePlayRegions,

      hyphenRefused, metadataSpecification, purchaseDocument, size1320Accepted,
      size1320Refused, size1170Refused, introductoryOfferGuide, familySharingManuals,
      fastlaneLocales,
      languageData, hanCharacterSets, rejectedSharedImage, rejectedAppName, rejectedSameDescription,
      rejectedSameName, rejectedEqualTexts, rejectedVagueDescription, rejectedTrial, rejectedMissingRestore,
      rejectedMembershipType, rejectedDurationTitle, rejectedContentType, rejectedCashOut,
      rejectedPaymentService, rejectedPriceTitle, rejectedTermsLink,
      rejectedOwnTerms, refusedMarks, acceptedPriceDescription,

      precheckSentiment, precheckFree, precheckFuture, precheckPlatforms, precheckPlaceholder,
      precheckCurses, precheckTests, localizationReviews, linters,

      receiptStatus, rootCertificates,
      catalogFormat, ownThresholds,

      promotionalImageBytes, introductoryOfferForm,
    ]
}

// MARK: Apple

extension FactSource {
  public static let productInformation = FactSource(
    "apple.in-app-purchase-information", "App Store Connect Help, In-App Purchase information",
    url:
      "https://developer.apple.com/help/app-store-connect/reference/in-app-purchases-and-subscriptions/in-app-purchase-information/",
    page: "2026-10-08", read: "2026-11-21", .apple,
    note: "as quoted on 2026-08-07 and 2026-10-08: a display name of 2 to 30 characters, a "
      + "description of up to 45; product IDs may contain hyphens")
  public static let subscriptionInformation = FactSource(
    "apple.auto-renewable-subscription-information",
    "App Store Connect Help, Auto-renewable subscription information",
    url:
      "https://developer.apple.com/help/app-store-connect/reference/in-app-purchases-and-subscriptions/auto-renewable-subscription-information",
    page: "2026", read: "2026-11-21", .apple,
    note: "no HTML, emoji or control characters in the display name of a group")
  public static let configuringPurchases = FactSource(
    "apple.configuring-in-app-purchases",
    "App Store Connect Help, Overview for configuring in-app purchases",
    url:
      "https://developer.apple.com/help/app-store-connect/configure-in-app-purchase-settings/overview-for-configuring-in-app-purchases",
    page: "2026-09-20", read: "2026-11-21", .apple)
  public static let productPage = FactSource(
    "apple.product-page", "Creating your product page",
    url: "https://developer.apple.com/app-store/product-page/", page: "2026-09-01",
    read: "2026-11-21", .apple,
    note: "as quoted in March, August and September 2026: names of up to 35 characters, "
      + "descriptions of up to 55, 20 promoted products; the minimum is that of 2022")
  public static let pricingAndAvailability = FactSource(
    "apple.pricing-and-availability", "App Store Connect Help, Pricing and availability",
    url: "https://developer.apple.com/help/app-store-connect/reference/pricing-and-availability/",
    read: "2026-11-21", .apple, note: "one current and one future offer per country or region")
  public static let settingPrices = FactSource(
    "apple.set-a-price", "App Store Connect Help, Set a price for an In-App Purchase",
    url:
      "https://developer.apple.com/help/app-store-connect/manage-in-app-purchases/set-a-price-for-an-in-app-purchase/",
    page: "2026-08-07", read: "2026-11-21", .apple,
    note: "as quoted on 2026-08-07: 800 price points by default, 175 storefronts, 43 currencies")
  public static let pricePointsAnnouncement = FactSource(
    "apple.price-points-announcement",
    "Apple announces biggest upgrade to App Store pricing, adding 700 new price points",
    url:
      "https://www.apple.com/newsroom/2022/12/apple-announces-biggest-upgrade-to-app-store-pricing-adding-700-new-price-points/",
    page: "2022-12-06", read: "2026-11-21", .apple,
    note: "as quoted: 900 price points, 100 of them on request, up to USD 10,000")
  public static let appStoreLocalizations = FactSource(
    "apple.app-store-localizations", "App Store Connect Help, App Store localizations",
    url:
      "https://developer.apple.com/help/app-store-connect/reference/app-information/app-store-localizations",
    page: "2026-10-03", read: "2026-11-21", .apple,
    note: "from a transcription of 2026-10-03, which a second copy agrees with")
  public static let localeShortcodes = FactSource(
    "apple.locale-shortcodes", "Managing metadata in your app by using locale shortcodes",
    url:
      "https://developer.apple.com/documentation/appstoreconnectapi/managing-metadata-in-your-app-by-using-locale-shortcodes",
    page: "2026-10-03", read: "2026-11-21", .apple,
    note: "from a transcription of 2026-10-03; 39 locales before, 11 were added on 2026-03-31")
  public static let financialRegions = FactSource(
    "apple.financial-report-regions",
    "App Store Connect Help, Financial report regions and currencies",
    url:
      "https://developer.apple.com/help/app-store-connect/reference/financial-report-regions-and-currencies",
    page: "2026", read: "2026-11-21", .apple,
    note: "Bulgaria has paid in euros since January 2026, Croatia since January 2023")
  public static let screenshotSpecifications = FactSource(
    "apple.screenshot-specifications", "App Store Connect Help, Screenshot specifications",
    url:
      "https://developer.apple.com/help/app-store-connect/reference/screenshot-specifications",
    page: "2026-05-19", read: "2026-11-21", .apple,
    note: "as listed by a command-line tool; the page is about store screenshots")
  public static let openAPI = FactSource(
    "apple.openapi", "App Store Connect API, OpenAPI document 4.4.1",
    url: "https://developer.apple.com/documentation/appstoreconnectapi", page: "2026-07-21",
    read: "2026-11-21", .apple)
  public static let productTypes = FactSource(
    "apple.product-types", "App Store Connect API 4.4.1, InAppPurchaseType",
    url: "https://developer.apple.com/documentation/appstoreconnectapi/inapppurchasetype",
    page: "2026-07-21", read: "2026-11-21", .apple,
    note: "the names in .storekit files, Transporter and fastlane are from files and from fastlane")
  public static let platformVersionInformation = FactSource(
    "unconfirmed.sign-in-information",
    "App Store Connect Help, App information for review: sign-in information",
    url:
      "https://developer.apple.com/help/app-store-connect/reference/platform-version-information",
    read: "2026-11-21", .unconfirmed, note: "from memory of the page")
  public static let promotionalOffersAnswer = FactSource(
    "apple.forums-692798",
    "Apple Developer Forums, thread 692798, answered by Apple's technical support",
    url: "https://developer.apple.com/forums/thread/692798", page: "2021", read: "2026-11-21",
    .apple, note: "confirmed by a second copy")
  public static let winBackInformation = FactSource(
    "apple.win-back-offers", "App Store Connect Help, Set up win-back offers",
    url:
      "https://developer.apple.com/help/app-store-connect/manage-subscriptions/set-up-win-back-offers",
    read: "2026-11-21", .thirdParty,
    note: "from quotations; reference name, ID and price of an offer can't be changed later")
  public static let purchaseOfferCodes = FactSource(
    "apple.purchase-offer-codes",
    "App Store Connect Help, Create offer codes for In-App Purchases",
    url:
      "https://developer.apple.com/help/app-store-connect/manage-in-app-purchases/create-offer-codes-for-in-app-purchases",
    page: "2026", read: "2026-11-23", .apple,
    note: "confirmed by a second copy; codes can be generated once the product is approved")
  public static let codesPerQuarter = FactSource(
    "third-party.codes-per-quarter", "guides that quote App Store Connect Help on the limits of offer codes",
    page: "2026", read: "2026-11-26", .thirdParty, note: "guides from before 2025 have 150,000")
  public static let commitmentPlans = FactSource(
    "apple.commitment-plans", "monthly subscriptions with a 12-month commitment, as announced",
    page: "2026-04-27", read: "2026-11-21", .thirdParty,
    note: "a price needs the availability of its plan first, or the API answers 409")
  public static let commitmentElsewhere = FactSource(
    "third-party.commitment-storefronts", "reports of monthly payments in the United States",
    page: "2026", read: "2026-11-21", .thirdParty)
  public static let koreanConsent = FactSource(
    "apple.forum-785215", "Apple Developer Forums, thread 785215",
    url: "https://developer.apple.com/forums/thread/785215", read: "2026-11-21", .thirdParty)
  public static let managePricing = FactSource(
    "apple.manage-pricing",
    "App Store Connect Help, Manage pricing for auto-renewable subscriptions",
    url:
      "https://developer.apple.com/help/app-store-connect/manage-subscriptions/manage-pricing-for-auto-renewable-subscriptions",
    page: "2026-10-03", read: "2026-11-21", .apple,
    note:
      "as quoted on 2026-09-21 and 2026-10-03: consent above 50% and about USD 5 per period, or "
      + "USD 50 per year for annual subscriptions; the amounts of other storefronts are on a page "
      + "that was not found")
  public static let priceChanges = FactSource(
    "apple.subscription-price-changes", "Apple Support, About subscription price changes",
    url: "https://support.apple.com/109501", read: "2026-11-21", .apple,
    note: "\"approximately USD $5 and 50%\", \"USD $50 and 50% for annual subscriptions\"; no more "
      + "than once per year, where permitted by law")
  public static let periodCount = FactSource(
    "apple.offer-period-count",
    "StoreKit, Product.SubscriptionOffer.periodCount: always 1 except for pay as you go",
    url:
      "https://developer.apple.com/documentation/storekit/product/subscriptionoffer/periodcount",
    page: "2022-03-28", read: "2026-11-21", .apple,
    note: "as quoted in RevenueCat/purchases-ios 1418")
  public static let payAsYouGo = FactSource(
    "apple.pay-as-you-go",
    "StoreKit, payment mode payAsYouGo: a discounted price for each billing period",
    url:
      "https://developer.apple.com/documentation/storekit/product/subscriptionoffer/paymentmode-swift.struct/payasyougo",
    read: "2026-11-21", .apple)
  public static let advancedCommerce = FactSource(
    "apple.advanced-commerce", "Advanced Commerce API, advice for display names and descriptions",
    url: "https://developer.apple.com/documentation/advancedcommerceapi", page: "2026",
    read: "2026-11-21", .apple)
  public static let productIDsAnswer = FactSource(
    "apple.qa1329", "Technical Q&A QA1329: product identifiers",
    url: "https://developer.apple.com/library/archive/qa/qa1329/_index.html", page: "2010",
    read: "2026-11-21", .apple, note: "letters, digits, underscores and periods; no hyphens")
  public static let multiSeatNotes = FactSource(
    "apple.multi-seat", "App Store Connect API 4.5 release notes: multiSeatStatus and marketSettings of subscriptions",
    url: "https://developer.apple.com/documentation/appstoreconnectapi/app-store-connect-api-4-5-release-notes",
    page: "2026-09-22", read: "2026-11-26", .apple)
  public static let suitesAndBundles = FactSource(
    "apple.suites-and-bundles", "WWDC26, session 210: suites and bundles of subscriptions in StoreKit 27",
    url: "https://developer.apple.com/videos/play/wwdc2026/210/", page: "2026-06", read: "2026-11-26", .apple)
  public static let retentionTexts = FactSource(
    "apple.retention-texts", "Retention Messaging API: header and body",
    url: "https://developer.apple.com/documentation/retentionmessaging/header", page: "2026", read: "2026-11-26",
    .thirdParty,
    note: "limits of the interface for servers, which shows the same messages; no page was found with those of App "
      + "Store Connect, where a third party checks for the same ones")
}

// MARK: Apple's machines

extension FactSource {
  public static let descriptionTooLong = FactSource(
    "observed.description-too-long",
    "App Store Connect API, answer ENTITY_ERROR.ATTRIBUTE.INVALID.TOO_LONG for a description",
    page: "2026-07-21", read: "2026-11-21", .machineEvidence,
    note: "the message names 55; measured on subscriptions only")
  public static let webForm2019 = FactSource(
    "observed.web-form-2019", "iTunes Connect, field limits in the JSON of its web form",
    url: "https://github.com/fastlane/fastlane/issues/14420", page: "2019", read: "2026-11-21",
    .machineEvidence,
    note: "repeated by Transporter templates; whether the minimum is still enforced is not known")
  public static let transporterTemplate = FactSource(
    "observed.transporter-template", "Transporter metadata template in AppleParty",
    url: "https://github.com/37iOS/AppleParty", page: "2022-07-13", read: "2026-11-21",
    .machineEvidence, note: "no other witness was found")
  public static let transporterScreenshotSizes = FactSource(
    "observed.transporter-screenshot-sizes",
    "Transporter, an error text with 27 sizes of review screenshots, in AppleParty",
    url: "https://github.com/37iOS/AppleParty", page: "2022-07-13", read: "2026-11-21",
    .machineEvidence)
  public static let pricePoints = FactSource(
    "observed.price-points", "App Store Connect API, price points of every storefront",
    url: "https://github.com/andyshephard/PricingKit", page: "2026-02-02", read: "2026-11-21",
    .machineEvidence,
    note: "the default points, from one data set; 100 higher ones are available on request")
  public static let pricingMatrix = FactSource(
    "observed.pricing-matrix",
    "App Store pricing matrix, 95 tiers, as copied into public repositories",
    page: "2019-10-03", read: "2026-11-21", .machineEvidence,
    note: "tiers were retired in December 2022; until then the prices in US dollars and yuan did "
      + "not change, while those in most other currencies did, last on 2022-10-05")
  public static let territoryLists = FactSource(
    "observed.territories",
    "App Store Connect, territories with currency: three lists that agree on all 175",
    page: "2026-02-02", read: "2026-11-21", .machineEvidence)
  public static let missingMetadataDiagnosis = FactSource(
    "observed.missing-metadata",
    "App Store Connect, causes of missing metadata, as a command-line tool diagnoses them",
    url: "https://github.com/rorkai/App-Store-Connect-CLI", page: "2026-05-19",
    read: "2026-11-21", .machineEvidence,
    note: "promotional images, offers and review notes are optional")
  public static let groupDiagnosis = FactSource(
    "observed.group-names",
    "App Store Connect, duplicate display names in a subscription group, as a command-line tool "
      + "diagnoses them",
    url: "https://github.com/rorkai/App-Store-Connect-CLI", page: "2026-05-19",
    read: "2026-11-21", .machineEvidence)
  public static let familySharingHelp = FactSource(
    "observed.family-sharing", "the asc command, help for family sharing: cannot be undone",
    url: "https://github.com/rorkai/App-Store-Connect-CLI", page: "2026-05-19",
    read: "2026-11-21", .machineEvidence, note: "no other witness was found")
}

// MARK: Other stores

extension FactSource {
  public static let googlePlayProducts = FactSource(
    "google-play.products", "Google Play Console Help, Create an in-app product",
    url: "https://support.google.com/googleplay/android-developer/answer/1153481", page: "2026",
    read: "2026-11-21", .otherStore)
  public static let googlePlayAPI = FactSource(
    "google-play.api", "Google Play Developer API v3, discovery document, revision 20261026",
    url: "https://androidpublisher.googleapis.com/$discovery/rest?version=v3", page: "2026-10-26", read: "2026-11-26",
    .otherStore)
  public static let googlePlayRegions = FactSource(
    "google-play.regions", "three programs that the Google Play Developer API answered with this version",
    page: "2026-10", read: "2026-11-26", .thirdParty,
    note: "Google's table: https://support.google.com/googleplay/android-developer/answer/10532353")
  public static let googlePlayPoints = FactSource(
    "google-play.points",
    "Google Play Points, item names: state item and amount, as in 100 Gems", page: "2026",
    read: "2026-11-21", .otherStore)
}

// MARK: Third parties

extension FactSource {
  public static let hyphenRefused = FactSource(
    "report.hyphen-refused",
    "a note of one project: the App Store Connect API answered 409 "
      + "ENTITY_ERROR.ATTRIBUTE.INVALID to a product ID with a hyphen",
    page: "2026-09-20", read: "2026-11-21", .thirdParty,
    note: "the quoted message allows letters, digits, underscores and periods")
  public static let metadataSpecification = FactSource(
    "report.metadata-specification",
    "App Metadata Specification, software5.11, from a copy: 2 to 64 characters", page: "2021",
    read: "2026-11-21", .thirdParty)
  public static let purchaseDocument = FactSource(
    "report.in-app-purchase-limits",
    "a tool's page of official limits, quoting App Store Connect Help: name 2 to 30, description "
      + "up to 45",
    page: "2026", read: "2026-11-21", .thirdParty,
    note: "also a promotional image of 1024 × 1024 with 72 dpi, 100 subscriptions per group")
  public static let size1320Accepted = FactSource(
    "report.screenshot-1320-accepted",
    "notes of two projects: 1320 × 2868 was accepted as a review screenshot", page: "2026",
    read: "2026-11-21", .thirdParty)
  public static let size1320Refused = FactSource(
    "report.screenshot-1320-refused",
    "a report of one project: 1290 × 2796 was accepted as a review screenshot, 1320 × 2868 was not",
    page: "2026", read: "2026-11-21", .thirdParty)
  public static let size1170Refused = FactSource(
    "report.screenshot-1170-refused",
    "notes of one project: 1170 × 2532 was refused with IMAGE_INCORRECT_DIMENSIONS, 1242 × 2208 "
      + "was accepted",
    page: "2026-08-11", read: "2026-11-21", .thirdParty)
  public static let introductoryOfferGuide = FactSource(
    "report.introductory-offers",
    "Introductory offers in iOS, a guide with the durations in the store's form",
    url: "https://blog.apphud.com/introductory-offers-in-ios/", read: "2026-11-21", .thirdParty,
    note: "the price of pay as you go must be lower than the regular one; the API's list of "
      + "durations is the same for every mode")
  public static let familySharingManuals = FactSource(
    "report.family-sharing",
    "Unity IAP manual and RevenueCat documentation: types that can be shared, off by default, "
      + "can't be switched off",
    read: "2026-11-21", .thirdParty)
  public static let fastlaneLocales = FactSource(
    "report.fastlane-locales", "fastlane, list of languages, pull request 29959",
    url: "https://github.com/fastlane/fastlane/pull/29959", page: "2026-05-05",
    read: "2026-11-21", .thirdParty, note: "the asc command's list agrees with it")
  public static let languageData = FactSource(
    "report.cldr", "Unicode CLDR 48, number formats, with Latin digits in every locale",
    url: "https://cldr.unicode.org", page: "2025-10", read: "2026-11-21", .thirdParty,
    note: "without directional marks, and without .00; signs are the short ones of the storefronts")
  public static let hanCharacterSets = FactSource(
    "report.han-character-sets",
    "GB 2312-80, Big5 (1984) and JIS X 0208: the characters of each orthography", page: "1984",
    read: "2026-11-21", .thirdParty)

  public static let rejectedSharedImage = rejection(
    "shared-promotional-image", "under guideline 2.3.2: one promotional image for several products",
    page: "2022")
  public static let rejectedAppName = rejection(
    "app-name", "under guideline 2.3.7: names that repeat the app's", page: "2026")
  public static let rejectedSameDescription = rejection(
    "same-description", "under guideline 2.3: five memberships with the same description",
    page: "2022")
  public static let rejectedSameName = rejection(
    "same-name", "under guideline 2.3: products with the same name", page: "2022")
  public static let rejectedEqualTexts = rejection(
    "equal-texts", "under guideline 2.3.2: name and description are the same", page: "2025-12")
  public static let rejectedVagueDescription = rejection(
    "vague-description", "under guideline 2.3: the description of a membership is insufficient",
    page: "2022")
  public static let rejectedTrial = rejection(
    "trial-without-offer", "of a free trial by the app's server, without an introductory offer", page: "2026-09-17")
  public static let rejectedMissingRestore = rejection(
    "missing-restore", "for a missing restore button, CSDN 107072159")
  public static let rejectedMembershipType = rejection(
    "membership-type",
    "of memberships sold as consumables, e-com-net 1279210563599089664, SO 27520881")
  public static let rejectedDurationTitle = rejection(
    "duration-title", "of titles with 7天 or 30天, read as subscriptions, CSDN 107072159")
  public static let rejectedContentType = rejection(
    "content-type", "of content sold as a consumable, developerfeed 1679556292")
  public static let rejectedCashOut = rejection(
    "cash-out", "of coins used outside the app, jianshu p/38a401bf0dfb")
  public static let rejectedPaymentService = rejection(
    "payment-service", "under guideline 2.3.1 for payment services named, haomeiwen bndvtctx",
    page: "2019")
  public static let rejectedPriceTitle = rejection(
    "price-title", "under guideline 3.1.1: labeled as a real-world currency, lefex/DSA issue 46")
  public static let rejectedTermsLink = rejection(
    "terms-link",
    "under guideline 3.1.2: no link to the Terms of Use in the description of an app with subscriptions, "
      + "28 reports; every localized description needs it", page: "2026-09-06")
  public static let rejectedOwnTerms = rejection(
    "own-terms",
    "under guideline 3.1.2: the developer's own terms linked instead of Apple's, 2 reports; one app passed",
    page: "2026-08-01")
  public static let refusedMarks = FactSource(
    "report.combining-marks",
    "App Store Connect's answer INVALID_CHARACTERS to a combining caron after a space, "
      + "itsyconnect-macos issue 54",
    read: "2026-11-26", .thirdParty, note: "decomposed letters are refused by the same report")
  public static let acceptedPriceDescription = FactSource(
    "accepted.price-description", "accepted product 400金币 with its price in the description",
    read: "2026-11-21", .thirdParty)

  private static func rejection(_ key: String, _ subject: String, page: String? = nil) -> FactSource {
    FactSource(
      "rejection.\(key)", "App Review rejection \(subject)", page: page, read: "2026-11-21",
      .thirdParty)
  }
}

// MARK: Practice

extension FactSource {
  public static let precheckSentiment = precheck("negative_apple_sentiment")
  public static let precheckFree = precheck("free_stuff_in_iap")
  public static let precheckFuture = precheck("future_functionality")
  public static let precheckPlatforms = precheck("other_platforms")
  public static let precheckPlaceholder = precheck("placeholder_text")
  public static let precheckCurses = precheck("curse_words")
  public static let precheckTests = precheck("test_words")
  public static let localizationReviews = FactSource(
    "practice.localization-reviews", "reviews of localizations", read: "2026-11-21", .practice,
    note: "the store checks only that a text is there")
  public static let linters = FactSource(
    "practice.linters", "other linters: ruff, ESLint", page: "2026", read: "2026-11-21",
    .practice)

  private static func precheck(_ rule: String) -> FactSource {
    FactSource(
      "practice.precheck-\(String(rule.map { $0 == "_" ? "-" : $0 }))",
      "fastlane precheck, rule \(rule)",
      url: "https://github.com/fastlane/fastlane/tree/master/precheck", page: "2026-07",
      read: "2026-11-21", .practice)
  }
}

// MARK: Receipts

extension FactSource {
  public static let receiptStatus = FactSource(
    "apple.receipt-status", "App Store Receipts, status",
    url: "https://developer.apple.com/documentation/appstorereceipts/status", read: "2026-11-21", .apple,
    note: "read at second hand; the page is about an end point that is deprecated")
  public static let rootCertificates = FactSource(
    "apple.root-certificates", "Apple PKI: the root certificates",
    url: "https://www.apple.com/certificateauthority/", read: "2026-11-26", .thirdParty,
    note: "the page itself was not read. Apple Root CA - G3 is "
      + "63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179, computed from the certificate that public "
      + "projects have; Apple Root CA is b0b1730ecbc7ff4505142c49f1295e6eda6bcaed7e2c68c5be91b5a11001f024, "
      + "as independent projects state it")
}

// MARK: This project

extension FactSource {
  public static let catalogFormat = FactSource(
    "project.catalog-format", "the catalog format, version 1", page: "2026-11",
    read: "2026-11-21", .project)
  public static let ownThresholds = FactSource(
    "project.thresholds", "a threshold chosen by this project", page: "2026-11",
    read: "2026-11-21", .project, note: "the store says nothing about it")
}

// MARK: Unconfirmed

extension FactSource {
  public static let promotionalImageBytes = FactSource(
    "unconfirmed.promotional-image-bytes",
    "the documentation of a command-line tool for App Store Connect", page: "2026-05-19",
    read: "2026-11-21", .unconfirmed)
  public static let introductoryOfferForm = FactSource(
    "unconfirmed.introductory-offer-form",
    "general knowledge of the form for introductory offers in App Store Connect",
    read: "2026-11-21", .unconfirmed)
}
