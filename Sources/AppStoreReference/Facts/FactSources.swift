import Basics

extension FactSource {
  /// Every source of the program: the rows of `fact-sources.tsv`, and the sections of the guidelines.
  public static let all = rows + ReviewGuideline.all

  private static let rows = EmbeddedTable.rows(of: PackageResources.fact_sources_tsv).compactMap(source)

  private static func source(_ cells: [String]) -> FactSource? {
    guard cells.count == 7, let certainty = Certainty(rawValue: cells[5]) else { return nil }
    func text(_ cell: String) -> String? { cell == "–" ? nil : cell }
    return FactSource(
      cells[0], cells[1], url: text(cells[2]), page: text(cells[3]), read: cells[4], certainty, note: text(cells[6]))
  }

  /// The source with a key. One that is not in the table fails a test.
  private static func row(_ key: String) -> FactSource {
    rows.first { $0.key == key } ?? FactSource(key, "a source that is not in the table", read: "", .unconfirmed)
  }
}

// MARK: Apple

extension FactSource {
  public static let productInformation = row("apple.in-app-purchase-information")
  public static let subscriptionInformation = row("apple.auto-renewable-subscription-information")
  public static let configuringPurchases = row("apple.configuring-in-app-purchases")
  public static let productPage = row("apple.product-page")
  public static let pricingAndAvailability = row("apple.pricing-and-availability")
  public static let settingPrices = row("apple.set-a-price")
  public static let pricePointsAnnouncement = row("apple.price-points-announcement")
  public static let appStoreLocalizations = row("apple.app-store-localizations")
  public static let localeShortcodes = row("apple.locale-shortcodes")
  public static let financialRegions = row("apple.financial-report-regions")
  public static let screenshotSpecifications = row("apple.screenshot-specifications")
  public static let openAPI = row("apple.openapi")
  public static let productTypes = row("apple.product-types")
  public static let platformVersionInformation = row("unconfirmed.sign-in-information")
  public static let promotionalOffersAnswer = row("apple.forums-692798")
  public static let winBackInformation = row("apple.win-back-offers")
  public static let purchaseOfferCodes = row("apple.purchase-offer-codes")
  public static let codesPerQuarter = row("third-party.codes-per-quarter")
  public static let commitmentPlans = row("apple.commitment-plans")
  public static let commitmentElsewhere = row("third-party.commitment-storefronts")
  public static let koreanConsent = row("apple.forum-785215")
  public static let managePricing = row("apple.manage-pricing")
  public static let priceChanges = row("apple.subscription-price-changes")
  public static let priceIncreaseThresholds = row("apple.price-increase-thresholds")
  public static let consentStorefronts = row("report.consent-storefronts")
  public static let periodCount = row("apple.offer-period-count")
  public static let payAsYouGo = row("apple.pay-as-you-go")
  public static let advancedCommerce = row("apple.advanced-commerce")
  public static let productIDsAnswer = row("apple.qa1329")
  public static let multiSeatNotes = row("apple.multi-seat")
  public static let suitesAndBundles = row("apple.suites-and-bundles")
  public static let retentionTexts = row("apple.retention-texts")
}

// MARK: Apple's machines

extension FactSource {
  public static let descriptionTooLong = row("observed.description-too-long")
  public static let webForm2019 = row("observed.web-form-2019")
  public static let transporterTemplate = row("observed.transporter-template")
  public static let transporterScreenshotSizes = row("observed.transporter-screenshot-sizes")
  public static let pricePoints = row("observed.price-points")
  public static let pricingMatrix = row("observed.pricing-matrix")
  public static let territoryLists = row("observed.territories")
  public static let missingMetadataDiagnosis = row("observed.missing-metadata")
  public static let groupDiagnosis = row("observed.group-names")
  public static let familySharingHelp = row("observed.family-sharing")
}

// MARK: Other stores

extension FactSource {
  public static let googlePlayProducts = row("google-play.products")
  public static let googlePlayAPI = row("google-play.api")
  public static let googlePlayRegions = row("google-play.regions")
  public static let googlePlayPoints = row("google-play.points")
}

// MARK: Third parties

extension FactSource {
  public static let hyphenRefused = row("report.hyphen-refused")
  public static let metadataSpecification = row("report.metadata-specification")
  public static let purchaseDocument = row("report.in-app-purchase-limits")
  public static let size1320Accepted = row("report.screenshot-1320-accepted")
  public static let size1320Refused = row("report.screenshot-1320-refused")
  public static let size1170Refused = row("report.screenshot-1170-refused")
  public static let introductoryOfferGuide = row("report.introductory-offers")
  public static let familySharingManuals = row("report.family-sharing")
  public static let fastlaneLocales = row("report.fastlane-locales")
  public static let languageData = row("report.cldr")
  public static let hanCharacterSets = row("report.han-character-sets")
  public static let rejectedSharedImage = row("rejection.shared-promotional-image")
  public static let rejectedAppName = row("rejection.app-name")
  public static let rejectedSameDescription = row("rejection.same-description")
  public static let rejectedSameName = row("rejection.same-name")
  public static let rejectedEqualTexts = row("rejection.equal-texts")
  public static let rejectedVagueDescription = row("rejection.vague-description")
  public static let rejectedTrial = row("rejection.trial-without-offer")
  public static let rejectedMissingRestore = row("rejection.missing-restore")
  public static let rejectedMembershipType = row("rejection.membership-type")
  public static let rejectedDurationTitle = row("rejection.duration-title")
  public static let rejectedContentType = row("rejection.content-type")
  public static let rejectedCashOut = row("rejection.cash-out")
  public static let rejectedPaymentService = row("rejection.payment-service")
  public static let rejectedPriceTitle = row("rejection.price-title")
  public static let rejectedTermsLink = row("rejection.terms-link")
  public static let rejectedOwnTerms = row("rejection.own-terms")
  public static let refusedMarks = row("report.combining-marks")
  public static let acceptedPriceDescription = row("accepted.price-description")
}

// MARK: Practice

extension FactSource {
  public static let precheckSentiment = row("practice.precheck-negative-apple-sentiment")
  public static let precheckFree = row("practice.precheck-free-stuff-in-iap")
  public static let precheckFuture = row("practice.precheck-future-functionality")
  public static let precheckPlatforms = row("practice.precheck-other-platforms")
  public static let precheckPlaceholder = row("practice.precheck-placeholder-text")
  public static let precheckCurses = row("practice.precheck-curse-words")
  public static let precheckTests = row("practice.precheck-test-words")
  public static let localizationReviews = row("practice.localization-reviews")
  public static let linters = row("practice.linters")
}

// MARK: Receipts

extension FactSource {
  public static let receiptStatus = row("apple.receipt-status")
  public static let rootCertificates = row("apple.root-certificates")
}

// MARK: This project

extension FactSource {
  public static let catalogFormat = row("project.catalog-format")
  public static let ownThresholds = row("project.thresholds")
}

// MARK: Unconfirmed

extension FactSource {
  public static let promotionalImageBytes = row("unconfirmed.promotional-image-bytes")
  public static let introductoryOfferForm = row("unconfirmed.introductory-offer-form")
}
