/// Every limit, table and threshold that a rule, the readiness check, an export or the `price`
/// command uses.
///
/// A fact that is not in the list fails a test, and so does a rule that names a fact that is not.
public enum Facts {
  /// Every fact, by topic; within a topic, the limits of the store and of older profiles come first.
  public static let all: [FactRecord] = FactTopic.allCases.flatMap { topic in listed.filter { $0.topic == topic } }

  private static let listed: [FactRecord] =
    LimitProfile.all.flatMap { profile in
      profile.facts.filter { profile.name == LimitProfile.current.name || $0.id.hasSuffix(".\(profile.name)") }
    } + [
      productIDCharacters.record, productIDReuse.record, receiptStatuses.record, receiptRoots.record,
      wideShortDescription.record, retentionHeader.record, retentionBody.record,

      locales.record, newLocales.record, notations.record, storefronts.record, currencies.record,
      storefrontCurrencies.record, localeStorefronts.record, retiredCurrencies.record,

      pricePoints.record, defaultPricePoints.record, requestedPricePoints.record, highestPrice.record,
      pricePointNumber.record, priceTiers.record, highestTier.record, tierCurrencies.record,

      periods.record, highestLevel.record, PriceRaise.limits.record, PriceRaise.consentStorefronts.record,
      PriceRaise.daysBetweenRaises.record, PriceRaise.thresholds.record, offerModes.record, offerDurations.record,
      OfferFacts.modesOfOnePeriod.record, OfferFacts.payUpFrontDurations.record, OfferFacts.mostPeriods.record,
      OfferFacts.payAsYouGo.record, OfferFacts.lowerPrice.record, OfferFacts.requiredFields.record,
      winBackPaidMonths.record, winBackLapsedMonths.record, winBackWaitMonths.record, winBackOffers.record,
      activeWinBackOffers.record, shortestWinBack.record, activeOfferCodes.record, codesPerQuarter.record,
      codesPerBatch.record, codeValidity.record, recentPurchase.record, offerCodeFields.record,
      offerCodeDiscount.record, offerCodeTypes.record,
      offerConversions.record,

      subscriptionsPerGroup.record, commitmentPeriod.record, commitmentPayments.record, commitmentTotal.record,
      commitmentStorefronts.record, commitmentSystem.record,

      screenshotSizes.record, doubtfulSizes.record, size1320.record, size1170.record, PromotionalImage.size.record,
      PromotionalImage.maximumBytes.record,

      productTypes.record, familySharing.record, trialName.record, requirements.record, TermsOfUse.standard.record,
      googlePlayCharacters.record, portableIDLength.record, playSubscriptionID.record, playOptionID.record,
      playRegionsVersion.record,
    ] + thresholds

  /// The fact with an ID; where a profile has a value of its own, that one.
  public static func named(_ id: some StringProtocol, in profile: LimitProfile = .current) -> FactRecord? {
    byID["\(id).\(profile.name)"] ?? byID[String(id)]
  }

  private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}

// MARK: Identifiers and texts

extension Facts {
  public static let productIDCharacters = Fact(
    "product-id.characters", .identifiers, "the characters of a product ID, hyphens aside", "A–Z a–z 0–9 . _",
    from: .productIDsAnswer)
  public static let productIDReuse = Fact(
    "product-id.reuse", .identifiers, "whether the ID of a deleted product can be used again", false,
    from: .productInformation)
  public static let receiptStatuses = Fact(
    "receipt.statuses", .stores, "the statuses of verifyReceipt that \"shopkeeper receipt\" explains",
    ReceiptStatus.all, as: "0, 21000–21199", from: .receiptStatus)
  public static let receiptRoots = Fact(
    "receipt.roots", .stores, "the root certificates of signed purchases, by SHA-256",
    [
      // Transactions and notifications, and old receipts.
      "63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179",
      "b0b1730ecbc7ff4505142c49f1295e6eda6bcaed7e2c68c5be91b5a11001f024",
    ], as: "63343abf, b0b1730e", from: .rootCertificates)
  public static let wideShortDescription = Fact(
    "description.short.wide", .texts,
    "shorter descriptions with Han, kana or Hangul, which say twice as much, are reported", 5, "characters",
    from: .ownThresholds)
  public static let retentionHeader = Fact(
    "retention-message.header", .texts, "the header of a retention message that a server sends", 1...66, "characters",
    from: .retentionTexts)
  public static let retentionBody = Fact(
    "retention-message.body", .texts, "the body of a retention message that a server sends", 1...144, "characters",
    from: .retentionTexts)
}

// MARK: Locales and storefronts

extension Facts {
  public static let locales = Fact(
    "locales", .locales, "the languages that texts of the store can be written in", 50, "locales",
    from: .localeShortcodes)
  public static let newLocales = Fact(
    "locales.added-2026", .locales, "the locales added in spring 2026; not confirmed for in-app purchases", 11,
    "locales", from: .localeShortcodes)
  public static let notations = Fact(
    "locales.notation", .locales, "how texts of each locale write numbers and prices", 50, "notations",
    from: .languageData)
  public static let storefronts = Fact(
    "storefronts", .storefronts, "the storefronts and their names", 175, "storefronts", from: .appStoreLocalizations)
  public static let currencies = Fact(
    "currencies", .storefronts, "the currencies of the storefronts", 43, "currencies", from: .settingPrices)
  public static let storefrontCurrencies = Fact(
    "storefronts.currencies", .storefronts, "the currency of each storefront", 175, "storefronts", from: .territoryLists
  )
  public static let localeStorefronts = Fact(
    "storefronts.locales", .storefronts, "the storefronts that show texts of each locale", 50, "lists",
    from: .appStoreLocalizations)
  public static let retiredCurrencies = Fact(
    "currencies.retired", .storefronts, "the currencies that the euro replaced", RetiredCurrency.all.map(\.currency),
    as: "BAM, BGN, HRK, RSD", from: .financialRegions)
}

// MARK: Prices

extension Facts {
  public static let pricePoints = Fact(
    "price-points", .prices, "the prices that can be chosen by default, in 43 currencies", 34_532, "prices",
    from: .pricePoints)
  public static let defaultPricePoints = Fact(
    "price-points.default", .prices, "the prices of a storefront, a few more in some", 800, "prices",
    from: .settingPrices)
  public static let requestedPricePoints = Fact(
    "price-points.on-request", .prices, "the higher prices that are available on request", 100, "prices",
    from: .pricePointsAnnouncement)
  public static let highestPrice = Fact(
    "price-points.highest", .prices, "the highest price that is available on request, in USD", 10_000, "USD",
    from: .pricePointsAnnouncement)
  public static let pricePointNumber = Fact(
    "price-points.number", .prices,
    "the number \"p\" of the lowest price in the IDs of Apple's price points; undocumented", 10_001, as: "10001",
    from: .pricePoints)
  public static let priceTiers = Fact(
    "price-tiers", .prices, "the price tiers, which were retired in December 2022", 95, "tiers", from: .pricingMatrix)
  public static let highestTier = Fact(
    "price-tiers.highest", .prices, "the highest of the numbered tiers, which began at 0, free", 87,
    from: .pricingMatrix)
  public static let tierCurrencies = Fact(
    "price-tiers.currencies", .prices, "the currencies whose tier prices never changed: US dollars and yuan", 2,
    "currencies", from: .pricingMatrix)
}

// MARK: Subscriptions and offers

extension Facts {
  public static let periods = Fact(
    "subscriptions.periods", .subscriptions, "how long a subscription runs: 1 week; 1, 2, 3 or 6 months; 1 year",
    SubscriptionPeriod.allCases, as: "1 week to 1 year", from: .openAPI)
  public static let highestLevel = Fact(
    "subscriptions.level", .subscriptions, "the highest level of a group; the store numbers levels without gaps", 1,
    from: .subscriptionInformation)
  public static let offerModes = Fact(
    "offers.modes", .offers, "the ways to pay for an offer", OfferMode.allCases.count, "modes", from: .openAPI)
  public static let offerDurations = Fact(
    "offers.durations", .offers, "how long a period of an offer lasts, from 3 days to a year",
    OfferDuration.allCases.count, "durations", from: .openAPI)
}

extension Facts {
  public static let winBackPaidMonths = Fact(
    "win-back.paid-months", .offers, "the months for which a customer must have paid to get a win-back offer",
    Set(1...24).union([36, 48, 60]), as: "1–24, 36, 48, 60", from: .winBackInformation)
  public static let winBackLapsedMonths = Fact(
    "win-back.lapsed-months", .offers,
    "the months since the customer's subscription ended, at least and at most; both are required", 1...24, "months",
    from: .winBackInformation)
  public static let winBackWaitMonths = Fact(
    "win-back.wait-months", .offers, "the months that a customer waits for the next offer", 2...24, "months",
    from: .winBackInformation)
  public static let winBackOffers = Fact(
    "win-back.offers", .offers, "the win-back offers of a subscription", 350, "offers", from: .winBackInformation)
  public static let activeWinBackOffers = Fact(
    "win-back.active", .offers, "the active win-back offers of a subscription in one storefront", 5, "offers",
    from: .winBackInformation)
  public static let shortestWinBack = Fact(
    "win-back.shortest", .offers, "the shortest time for which a win-back offer is available", 3, "days",
    from: .winBackInformation)
  public static let activeOfferCodes = Fact(
    "offer-codes.active", .offers, "the active offer codes of an app", 10, "offers", from: .purchaseOfferCodes)
  public static let codesPerQuarter = Fact(
    "offer-codes.per-quarter", .offers,
    "the codes that an app may have generated in a quarter, for one use and custom ones together", 1_000_000, "codes",
    from: .codesPerQuarter)
  public static let codesPerBatch = Fact(
    "offer-codes.batch", .offers, "the codes for one use, and for customers, of one batch", 500...25_000, "codes",
    from: .codesPerQuarter)
  public static let codeValidity = Fact(
    "offer-codes.validity", .offers, "how long a code for one use can be redeemed", 6, "months",
    from: .codesPerQuarter)
  public static let recentPurchase = Fact(
    "offer-codes.recent-purchase", .offers,
    "how long ago an active spender last bought something in the app; a churned one did before", 30, "days",
    from: .purchaseOfferCodes)
  public static let offerCodeFields = Fact(
    "offer-codes.required-fields", .offers,
    "what an offer code of a one-time product needs: a name, customers, and prices or none", "name, customers",
    from: .openAPI)
  public static let offerCodeDiscount = Fact(
    "offer-codes.discount", .offers, "what an offer code of a one-time product gives: a lower price, or nothing to pay",
    "a lower price", from: .purchaseOfferCodes)
  public static let offerCodeTypes = Fact(
    "offer-codes.types", .offers,
    "the types of products with offer codes: all, as inAppPurchaseOfferCodes and " + "subscriptionOfferCodes",
    ProductType.allCases, as: "4", "types", from: .openAPI)
  public static let offerConversions = Fact(
    "offers.korea", .offers, "whether customers in Korea must consent before an offer becomes a paid subscription",
    true, from: .koreanConsent)

  public static let subscriptionsPerGroup = Fact(
    "groups.subscriptions", .subscriptions, "the subscriptions of a group", 100, "subscriptions",
    from: .purchaseDocument)
  public static let commitmentPeriod = Fact(
    "billing-plans.period", .subscriptions,
    "the period of a subscription with monthly payments and a commitment of 12 months", SubscriptionPeriod.oneYear,
    as: "1 year", from: .commitmentPlans)
  public static let commitmentPayments = Fact(
    "billing-plans.payments", .subscriptions, "the monthly payments of a commitment", 12, "payments",
    from: .commitmentPlans)
  public static let commitmentTotal = Fact(
    "billing-plans.total", .subscriptions,
    "what twelve monthly payments may cost, in percent of the price that is paid up front", 100...150, "percent",
    from: .commitmentPlans)
  public static let commitmentStorefronts = Fact(
    "billing-plans.storefronts", .subscriptions, "the storefronts without monthly payments when they were introduced",
    ["USA", "SGP"], as: "USA, SGP", from: .commitmentPlans, against: [.commitmentElsewhere])
  public static let commitmentSystem = Fact(
    "billing-plans.system", .subscriptions, "the oldest version of iOS, macOS and so on with monthly payments", "26.4",
    from: .commitmentPlans)
}

// MARK: Images

extension Facts {
  public static let screenshotSizes = Fact(
    "screenshot.sizes", .images, "the sizes accepted for review screenshots", 43, "sizes",
    from: .transporterScreenshotSizes)
  public static let doubtfulSizes = Fact(
    "screenshot.sizes.doubtful", .images, "the sizes accepted for store screenshots that may be refused for review", 27,
    "sizes", from: .screenshotSpecifications)
  public static let size1320 = Fact(
    "screenshot.1320x2868", .images, "whether 1320 × 2868 is accepted for review", true, from: .size1320Accepted,
    against: [.size1320Refused])
  public static let size1170 = Fact(
    "screenshot.1170x2532", .images, "whether 1170 × 2532 is accepted for review", "doubtful", from: .size1170Refused,
    against: [.screenshotSpecifications])
}

// MARK: Products, review, other stores

extension Facts {
  public static let productTypes = Fact(
    "product-types", .products, "the types of products and their names", ProductType.allCases.count, "types",
    from: .productTypes)
  public static let familySharing = Fact(
    "product-types.shared", .products, "the types that can be shared with the family: non-consumable, auto-renewable",
    ProductType.allCases.filter(\.isFamilySharable), as: "2", "types", from: .familySharingManuals)
  public static let trialName = Fact(
    "trial.name", .review, "the name of a product at price zero", "\"XX-day Trial\"", from: ReviewGuideline.trialName)
  public static let requirements = Fact(
    "review.requirements", .review, "what a product needs before it can be submitted", 10, "requirements",
    from: .missingMetadataDiagnosis)
  public static let googlePlayCharacters = Fact(
    "google-play.product-id", .stores,
    "the characters of a product ID of Google Play, which starts with a letter or digit", "a–z 0–9 . _",
    from: .googlePlayProducts)
  public static let playSubscriptionID = Fact(
    "google-play.subscription-id", .stores, "the longest ID of a subscription of Google Play", 40, "characters",
    from: .googlePlayAPI)
  public static let playOptionID = Fact(
    "google-play.option-id", .stores,
    "the longest ID of a purchase option, a base plan or an offer of Google Play, which has a–z, 0–9 and hyphens", 63,
    "characters", from: .googlePlayAPI)
  public static let playRegionsVersion = Fact(
    "google-play.regions-version", .stores, "the newest version of Google Play's regions that is known", "2026/01",
    from: .googlePlayRegions)
  public static let portableIDLength = Fact(
    "google-play.product-id.length", .stores,
    "the length of a product ID that is used in both stores: that of the App Store", 1...100, "characters",
    from: .ownThresholds)
}

// MARK: The linter's own thresholds
