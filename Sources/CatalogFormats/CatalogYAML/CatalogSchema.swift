import AppStoreReference
import CatalogModel
import SourceSyntax

/// The catalog file, key by key.
enum CatalogSchema {
  /// The version of the format that this reader reads.
  static let version = 1
  /// The key that says it.
  static let versionKey = "catalog"

  static let root = ObjectSchema(
    name: "a catalog",
    fields: [
      FieldSchema(
        versionKey, .oneOf([String(version)]), required: true, "The version of the file format."),
      FieldSchema("app", .object(app), required: true, "The app that sells the products."),
      FieldSchema(
        "currencies", .map(of: .map(of: .texts, key: .locale), key: .currency),
        "The app's own currencies and what each is called, by locale."),
      FieldSchema(
        "templates", .map(of: .map(of: .object(texts), key: .locale), key: KeySchema("template")),
        "Texts with {quantity}, {bonus}, {currency}, {price}, {displayPrice} or {period}, by locale."
      ),
      FieldSchema(
        "products", .map(of: .object(product), key: .item),
        "The products; the product ID is the bundle ID, a period and the item."),
      FieldSchema(
        "subscriptionGroups", .map(of: .object(group), key: KeySchema("group")),
        "The groups of auto-renewable subscriptions."),
      FieldSchema(
        "retired", .list(of: .text), "Product IDs that were used once and can't be used again."),
      FieldSchema("ignore", suppressions, "Rules that are not reported for the whole file."),
    ])

  static let app = ObjectSchema(
    name: "the app", isReadIncomplete: true,
    fields: [
      FieldSchema("bundleID", .text, required: true, "The app's bundle ID."),
      FieldSchema("name", .text, "The app's name on the App Store."),
      FieldSchema("primaryLocale", .text, required: true, "The app's primary locale."),
      FieldSchema("locales", .list(of: .text), "The locales every product must be written in."),
      FieldSchema(
        "baseTerritory", .oneOf(Territory.all.map(\.code)),
        "The storefront whose price the others are derived from."),
      FieldSchema("restoreNote", .text, "Where in the app Restore Purchases is found."),
    ])

  static let texts = ObjectSchema(
    name: "a localization",
    fields: [
      FieldSchema("title", .text, "The display name, 2 to 35 characters."),
      FieldSchema("description", .text, "The description, up to 55 characters."),
      FieldSchema("ignore", suppressions, "Rules that are not reported for these texts."),
    ])

  static let groupTexts = ObjectSchema(
    name: "a group's localization",
    fields: [
      FieldSchema("title", .text, "The group's display name, 2 to 75 characters."),
      FieldSchema("ignore", suppressions, "Rules that are not reported for this name."),
    ])

  static let product = ObjectSchema(
    name: "a product", isReadIncomplete: true,
    fields: [
      FieldSchema(
        "type",
        .oneOf(ProductType.allCases.filter { $0 != .autoRenewable }.map(\.rawValue)),
        required: true, "The product's type; it can never be changed.")
    ] + identity + contents + lastFields)

  static let subscription = ObjectSchema(
    name: "a subscription",
    fields: identity + [
      FieldSchema(
        "period", .oneOf(SubscriptionPeriod.allCases.map(\.words)),
        "How long one period lasts."),
      FieldSchema("level", .integer(minimum: 1), "The service level; 1 is the highest."),
    ] + contents + [
      FieldSchema("offers", .list(of: .object(offer)), "Trials and lower prices for a time."),
      FieldSchema("billingPlans", .list(of: .object(billingPlan)), "The ways to pay for it."),
    ] + lastFields)

  static let group = ObjectSchema(
    name: "a subscription group",
    fields: [
      FieldSchema("referenceName", .text, "The group's name inside App Store Connect."),
      FieldSchema(
        "localizations", .map(of: .object(groupTexts), key: .locale),
        "The group's display name, by locale."),
      FieldSchema("products", .map(of: .object(subscription), key: .item), "The subscriptions."),
      FieldSchema("ignore", suppressions, "Rules that are not reported for the group."),
    ])

  static let offer = ObjectSchema(
    name: "an offer", isReadIncomplete: true,
    fields: [
      FieldSchema(
        "kind", .oneOf(Offer.Kind.allCases.map(\.rawValue)), required: true,
        "Who the offer is for."),
      FieldSchema("billingPlan", .text, "The billing plan that the offer is for."),
      FieldSchema("id", .text, "The offer's ID; promotional and win-back offers have one."),
      FieldSchema("referenceName", .text, "The offer's name inside App Store Connect."),
      FieldSchema(
        "mode", .oneOf(OfferMode.allCases.map(\.catalogName)), required: true,
        "How the offer is paid."),
      FieldSchema(
        "period", .oneOf(OfferDuration.allCases.map(\.words)), required: true,
        "How long one period of the offer lasts."),
      FieldSchema("periods", .integer(minimum: 1), "How many periods the offer runs for."),
      FieldSchema("price", .map(price), "What a period costs; not for a free trial."),
      FieldSchema(
        "eligibility", .list(of: .oneOf(Offer.Eligibility.allCases.map(\.rawValue))),
        "Who may redeem an offer code."),
      FieldSchema("stackable", .flag, "An offer code that adds to the introductory offer."),
      FieldSchema(
        "priority", .oneOf(["normal", "high"]), "Which win-back offer is shown before others."),
    ])

  static let billingPlan = ObjectSchema(
    name: "a billing plan",
    fields: [
      FieldSchema(
        "plan", .text, required: true, "Its name, such as BILLED_UPFRONT or MONTHLY."),
      FieldSchema("price", .map(price), "What is charged each time."),
      FieldSchema(
        "commitmentPrice", .map(price), "What is charged in all until the commitment ends."),
      FieldSchema("enabled", .flag, "Whether customers are offered it; they are by default."),
    ])

  static let review = ObjectSchema(
    name: "what the reviewer sees",
    fields: [
      FieldSchema("screenshot", .text, "The path of the review screenshot."),
      FieldSchema("notes", .text, "What the reviewer should know, up to 4,000 characters."),
    ])

  static let suppression = ObjectSchema(
    name: "a suppression",
    fields: [
      FieldSchema("rule", .text, required: true, "The rule that is not reported."),
      FieldSchema("reason", .filledText, required: true, "Why."),
      FieldSchema("until", .form(.date), "The last day on which it holds."),
    ])

  /// A tier, and amounts by currency or territory.
  static let price = MapSchema(
    of: .form(.amount), key: .price,
    fields: [
      FieldSchema("tier", .form(.tier), "A classic price tier, such as 6, A or alternate 4.")
    ], expectation: "a mapping such as {tier: 6} or {USD: 5.99}")

  private static let suppressions = ValueSchema.list(of: .object(suppression))

  /// What every product has, in a group or outside, is called by.
  private static let identity = [
    FieldSchema("id", .text, "The product ID, when it does not follow the convention."),
    FieldSchema("legacyID", .flag, "The ID was accepted under older rules, hyphens included."),
    FieldSchema("referenceName", .text, "The name inside App Store Connect, 2 to 64 characters."),
  ]

  /// What every product has besides.
  private static let contents = [
    FieldSchema("price", .map(price), "A classic tier or amounts by currency or territory."),
    FieldSchema(
      "grants", .map(of: .form(.quantity), key: .currency),
      "How much of the app's own currencies the product gives."),
    FieldSchema("template", .text, "The template that fills the texts not written out."),
    FieldSchema(
      "localizations", .map(of: .object(texts), key: .locale), "The texts, by locale."),
    FieldSchema("review", .object(review), "What only the reviewer sees."),
    FieldSchema("familySharable", .flag, "Shared with the customer's family."),
    FieldSchema("promotionalImage", .text, "The path of the image for promotion, 1024×1024."),
    FieldSchema("minimumAppVersion", .form(.version), "The lowest app version that sells it."),
    FieldSchema(
      "storefronts", .list(of: .oneOf(Territory.all.map(\.code))), "The storefronts that sell it."),
    FieldSchema(
      "platforms",
      .list(of: .oneOf(["ios", "ipados", "macos", "tvos", "visionos", "watchos"])),
      "The platforms that sell it."),
    FieldSchema("from", .form(.date), "The first day on which clients are offered it."),
    FieldSchema("until", .form(.date), "The last day on which clients are offered it."),
    FieldSchema("hidden", .flag, "Kept from every client."),
  ]

  private static let lastFields = [
    FieldSchema("ignore", suppressions, "Rules that are not reported for the product.")
  ]
}
