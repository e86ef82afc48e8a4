import TextReading

/// The rules, by category, in the order of the documentation.
public enum LintRules {
  public static let all: [LintRule] = [
    LintRule(InvalidProductID.self),
    LintRule(DuplicateProductID.self),
    LintRule(ProductIDOutsideBundle.self),
    LintRule(RetiredProductID.self),
    LintRule(MissingReferenceName.self),
    LintRule(InvalidReferenceName.self),
    LintRule(DuplicateReferenceName.self),
    LintRule(ChangedProductType.self),
    LintRule(TooManyProducts.self),
    LintRule(IDNotPortable.self),

    LintRule(MissingText.self),
    LintRule(TitleLength.self),
    LintRule(DescriptionLength.self),
    LintRule(ShortDescription.self),
    LintRule(TitleEqualsDescription.self),
    LintRule(DuplicateTitle.self),
    LintRule(DuplicateDescription.self),
    LintRule(VagueDescription.self),
    LintRule(AppNameTitle.self),
    LintRule(InvisibleCharacters.self),
    LintRule(EmojiInText.self),
    LintRule(UntidySpacing.self),
    LintRule(Shouting.self),

    LintRule(PriceInTitle.self),
    LintRule(PriceAsTitle.self),
    LintRule(PriceInDescription.self),
    LintRule(PriceMismatch.self),
    LintRule(QuantityMismatch.self),
    LintRule(MissingQuantity.self),
    LintRule(FreeWording.self),
    WordRules.externalPayment.rule,
    WordRules.otherPlatform.rule,
    LintRule(PlaceholderText.self),
    LintRule(TestWording.self),
    WordRules.futurePromise.rule,
    LintRule(PromotionalClaim.self),
    LintRule(DiscountClaim.self),
    LintRule(ExpiringCredits.self),
    WordRules.cashOut.rule,
    WordRules.donation.rule,
    WordRules.physicalGoods.rule,
    LintRule(RegulatedClaim.self),
    LintRule(AppleTrademark.self),
    LintRule(AppleCriticism.self),
    WordRules.profanity.rule,
    LintRule(LinkInText.self),
    WordRules.systemFeature.rule,
    LintRule(RandomItem.self),

    LintRule(TimeLimitedConsumable.self),
    LintRule(UnlockAsConsumable.self),
    LintRule(CurrencyAsNonConsumable.self),
    LintRule(TrialName.self),
    LintRule(MissingRestoreNote.self),
    LintRule(FamilySharingType.self),

    LintRule(MissingLocale.self),
    LintRule(MissingPrimaryLocale.self),
    LintRule(UnknownLocale.self),
    LintRule(UntranslatedText.self),
    LintRule(WrongScript.self),
    LintRule(WrongLanguage.self),
    LintRule(NumberDiffers.self),

    LintRule(MissingPrice.self),
    LintRule(UnknownTier.self),
    LintRule(InvalidPricePoint.self),
    LintRule(FreeProduct.self),
    LintRule(InvalidOfferCode.self),
    LintRule(InvalidCodeBatch.self),
    LintRule(PriceLadder.self),
    LintRule(SubscriptionLadder.self),
    LintRule(PricePolicyRule.self),

    LintRule(MissingScreenshot.self),
    LintRule(UnreadableImage.self),
    LintRule(ImageAlpha.self),
    LintRule(ScreenshotSizeRefused.self),
    LintRule(SharedScreenshot.self),
    LintRule(PromotionalPicture.self),
    LintRule(TooManyPromoted.self),

    LintRule(InvalidPeriod.self),
    LintRule(ChangedSubscription.self),
    LintRule(MissingGroupText.self),
    LintRule(InvalidLevel.self),
    LintRule(LifetimeSubscription.self),
    LintRule(TrialWithoutOffer.self),
    LintRule(DuplicateGroupTitle.self),
    LintRule(InvalidOffer.self),
    LintRule(InvalidBillingPlan.self),
    LintRule(ConflictingSeats.self),
    LintRule(UnknownMember.self),
    LintRule(RetentionMessageTexts.self),
    LintRule(MissingTermsLink.self),
    LintRule(MissingPrivacyLink.self),

    LintRule(MissingReviewNotes.self),
    LintRule(ReviewNotesLength.self),
    LintRule(CredentialsInNotes.self),

    LintRule(InvalidCatalog.self),
    LintRule(InvalidAvailability.self),
    LintRule(UnusedSuppression.self),
    LintRule(OutdatedExport.self),

    LintRule(UnknownIDInCode.self),
    LintRule(RetiredIDInCode.self),
    LintRule(IDNotInCode.self),
    LintRule(HardCodedID.self),
  ]

  /// The rule with the given ID.
  public static func named(_ id: String) -> LintRule? {
    byID[id]
  }

  private static let byID: [String: LintRule] = Dictionary(
    all.map { ($0.description.id, $0) }, uniquingKeysWith: { first, _ in first })
}

extension LintConfiguration {
  /// The names of all rules, the team's own last.
  public var ruleNames: [String] { LintRules.all.map { $0.description.id } + customRules.map(\.id) }

  /// Whether there is a rule with a name, including the team's own.
  public func knows(rule id: String) -> Bool { LintRules.named(id) != nil || customRules.contains { $0.id == id } }
}

extension CustomWords {
  /// The rules to which words can be added.
  public static let rules: [String] = WordCategory.ofRules.map(\.rule).filter { LintRules.named($0) != nil }
}
