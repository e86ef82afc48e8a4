/// The rules, by category, in the order of the documentation.
public enum LintRules {
  public static let all: [any LintRule.Type] = [
    InvalidProductID.self,
    DuplicateProductID.self,
    ProductIDOutsideBundle.self,
    RetiredProductID.self,
    MissingReferenceName.self,
    InvalidReferenceName.self,
    DuplicateReferenceName.self,
    ChangedProductType.self,
    TooManyProducts.self,
    IDNotPortable.self,

    MissingText.self,
    TitleLength.self,
    DescriptionLength.self,
    ShortDescription.self,
    TitleEqualsDescription.self,
    DuplicateTitle.self,
    DuplicateDescription.self,
    VagueDescription.self,
    AppNameTitle.self,
    InvisibleCharacters.self,
    EmojiInText.self,
    UntidySpacing.self,
    Shouting.self,

    PriceInTitle.self,
    PriceAsTitle.self,
    PriceInDescription.self,
    PriceMismatch.self,
    QuantityMismatch.self,
    MissingQuantity.self,
    FreeWording.self,
    ExternalPayment.self,
    OtherPlatform.self,
    PlaceholderText.self,
    TestWording.self,
    FuturePromise.self,
    PromotionalClaim.self,
    DiscountClaim.self,
    ExpiringCredits.self,
    CashOut.self,
    Donation.self,
    PhysicalGoods.self,
    RegulatedClaim.self,
    AppleTrademark.self,
    AppleCriticism.self,
    Profanity.self,
    LinkInText.self,
    SystemFeature.self,
    RandomItem.self,

    TimeLimitedConsumable.self,
    UnlockAsConsumable.self,
    CurrencyAsNonConsumable.self,
    TrialName.self,
    MissingRestoreNote.self,
    FamilySharingType.self,

    MissingLocale.self,
    MissingPrimaryLocale.self,
    UnknownLocale.self,
    UntranslatedText.self,
    WrongScript.self,
    WrongLanguage.self,
    NumberDiffers.self,

    MissingPrice.self,
    UnknownTier.self,
    InvalidPricePoint.self,
    FreeProduct.self,
    InvalidOfferCode.self,
    PriceLadder.self,
    SubscriptionLadder.self,

    MissingScreenshot.self,
    UnreadableImage.self,
    ImageAlpha.self,
    ScreenshotSizeRefused.self,
    SharedScreenshot.self,
    PromotionalPicture.self,
    TooManyPromoted.self,

    InvalidPeriod.self,
    ChangedSubscription.self,
    MissingGroupText.self,
    InvalidLevel.self,
    LifetimeSubscription.self,
    DuplicateGroupTitle.self,
    InvalidOffer.self,
    InvalidBillingPlan.self,

    MissingReviewNotes.self,
    ReviewNotesLength.self,
    CredentialsInNotes.self,

    InvalidCatalog.self,
    InvalidAvailability.self,
    UnusedSuppression.self,
    OutdatedExport.self,
  ]

  /// The rule with the given ID.
  public static func named(_ id: String) -> (any LintRule.Type)? {
    byID[id]
  }

  private static let byID: [String: any LintRule.Type] = Dictionary(
    all.map { ($0.description.id, $0) }, uniquingKeysWith: { first, _ in first })
}
