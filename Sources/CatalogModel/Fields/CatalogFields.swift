import AppStoreReference
import Basics

// The fields of a catalog, record by record, in the order in which they are written.

extension App {
  public static let fields: [Field<App>] = [
    Field("bundleID", .text(\.bundleID, .pattern(.bundleID)), is: .required, "The app's bundle ID."),
    Field("name", .text(\.name), "The app's name on the App Store."),
    Field(
      "primaryLocale", .text(\.primaryLocale, .name), is: .required, "The app's primary locale."),
    Field(
      "locales",
      .texts(
        .text, each: "locale", get: { $0.locales.isEmpty ? nil : $0.locales },
        set: { $0.locales = $1 ?? [] }),
      is: .ordered, noun: "required locales", "The locales every product must be written in."),
    Field(
      "baseTerritory",
      .choice(
        among: Territory.all.map(\.code), get: { $0.baseTerritory?.code },
        set: { $0.baseTerritory = Territory($1) }),
      "The storefront whose price the others are derived from."),
    Field("restoreNote", .text(\.restoreNote), "Where in the app Restore Purchases is found."),
    Field(
      "terms", .text(\.terms, .pattern(.terms)), noun: "terms of use",
      "The terms of use of subscriptions: \"standard\" for Apple's, \"custom\" for an agreement in App Store Connect, "
        + "or the address of your own."),
    Field(
      "privacyURL", .text(\.privacyURL, .pattern(.address)), noun: "privacy policy",
      "The address of the privacy policy."),
    Field(
      "pricePolicies", .recordList(get: { $0.pricePolicies }, set: { $0.pricePolicies = $1 }),
      noun: "price policies", "Rules for the prices of products in other storefronts."),
    Field(
      "retentionMessages", .recordList(get: { $0.retentionMessages }, set: { $0.retentionMessages = $1 }),
      noun: "retention messages", "What customers see who are about to cancel a subscription."),
  ]
}

extension Product {
  /// The ID, if the name of the product in its file doesn't determine it.
  public static let idField = Field<Product>(
    "id", .text(.name, get: { $0.productID }, set: { $0.productID = $1 ?? "" }), path: .productID,
    "The product ID, when it does not follow the convention.")

  /// All but the ID.
  public static let fields: [Field<Product>] = [
    Field(
      "legacyID", .flag(\.hasLegacyID), path: .productID,
      "The ID was accepted under older rules, hyphens included."),
    Field(
      "type",
      .choice(
        among: ProductType.allCases.filter { $0 != .autoRenewable }.map(\.rawValue),
        get: { $0.type?.rawValue }, set: { $0.type = ProductType(rawValue: $1) }),
      is: [.required, .public, .outsideGroups], "The product's type; it can never be changed."),
    Field(
      "referenceName", .text(\.referenceName),
      "The name inside App Store Connect, {reference-name.length} characters."),
    Field(
      "period",
      .choice(
        among: SubscriptionPeriod.allCases.map(\.words), get: { $0.subscription?.period?.words },
        set: { $0.subscription?.period = SubscriptionPeriod(words: $1) }),
      is: [.public, .inGroups], "How long one period lasts."),
    Field(
      "level",
      .integer(get: { $0.subscription?.level }, set: { $0.subscription?.level = $1 }),
      is: [.public, .inGroups], "The service level; {subscriptions.level} is the highest."),
    Field(
      "members",
      .texts(
        .name, each: "member", get: { $0.subscription?.members }, set: { $0.subscription?.members = $1 }),
      is: .inGroups, "The IDs of the products in a suite or bundle."),
    Field(
      "multiSeat",
      .choice(
        among: ["enabled", "disabled"], get: { $0.subscription?.isMultiSeat.map { $0 ? "enabled" : "disabled" } },
        set: { $0.subscription?.isMultiSeat = $1 == "enabled" }),
      is: .inGroups, noun: "seats", "Whether customers can buy several seats at once; without it, the store decides."),
    Field(
      "markets",
      .texts(
        .oneOf(Subscription.Market.allCases.map(\.rawValue)), each: "market",
        get: { $0.subscription?.markets?.map(\.rawValue) },
        set: { $0.subscription?.markets = $1?.compactMap { Subscription.Market(rawValue: $0) } }),
      is: .inGroups, "The markets in which several seats are sold; without them, the store decides."),
    Field(
      "price", .price(FieldAccess(\.price)), "A classic tier or amounts by currency or territory."),
    Field(
      "pricePolicy", .text(\.pricePolicy, .name), noun: "price policy",
      "The price policy that gives it prices in other storefronts; \"price --update\" computes them."),
    Field(
      "grants", .grants(FieldAccess(\.grants)), is: .public,
      "How much of the app's own currencies the product gives."),
    Field(
      "template", .text(\.template, .template),
      "The template that fills the texts not written out."),
    Field(
      "localizations",
      .localizations(
        FieldAccess(\.localizations), suppressions: FieldAccess(\.suppressions),
        Localization.fields),
      path: .locale, "The texts, by locale."),
    Field("review", .review(reviewFields), "What only the reviewer sees."),
    Field(
      "familySharable", .flag(\.isFamilySharable), is: .public, "Shared with the customer's family."
    ),
    Field(
      "promotionalImage", .text(\.promotionalImage, .image),
      "The path of the image for promotion, {promotional-image.size}."),
    Field(
      "minimumAppVersion", .text(\.availability.minimumAppVersion, .pattern(.version)),
      is: [.public, .condition],
      "The lowest app version that sells it."),
    Field(
      "storefronts",
      .texts(
        .oneOf(Territory.all.map(\.code)), each: "storefront",
        get: { $0.availability.storefronts?.map(\.code) },
        set: { $0.availability.storefronts = $1?.compactMap { Territory($0) } }),
      is: [.public, .condition],
      "The storefronts in which it is sold and clients are offered it; without it, all of them."),
    Field(
      "platforms",
      .texts(
        .oneOf(["ios", "ipados", "macos", "tvos", "visionos", "watchos"]), each: "platform",
        get: { $0.availability.platforms }, set: { $0.availability.platforms = $1 }),
      is: [.public, .condition], "The platforms that sell it."),
    Field(
      "from", .date(\.availability.from), is: [.public, .condition],
      "The first day on which clients are offered it."),
    Field(
      "until", .date(\.availability.until), is: [.public, .condition],
      "The last day on which clients are offered it."),
    Field("hidden", .flag(\.availability.isHidden), is: .condition, "Kept from every client."),
    Field(
      "tags",
      .texts(
        .pattern(.tag), each: "tag",
        get: { $0.availability.tags.isEmpty ? nil : $0.availability.tags },
        set: { $0.availability.tags = $1 ?? [] }),
      is: [.public, .condition],
      "Words by which clients choose among products, such as \"featured\"."),
    Field(
      "publicImage", .text(\.availability.publicImage, .pattern(.address)),
      is: [.public, .condition], noun: "public image",
      "The address of an image that clients may show."),
    Field(
      "offers",
      .recordList(get: { $0.subscription?.offers ?? [] }, set: { $0.subscription?.offers = $1 }),
      is: .inGroups, "Trials and lower prices for a time."),
    Field(
      "billingPlans",
      .recordList(get: { $0.subscription?.billingPlans ?? [] }, set: { $0.subscription?.billingPlans = $1 }),
      is: .inGroups, noun: "billing plans", "The ways to pay for it."),
    Field(
      "offerCodes", .recordList(get: { $0.offerCodes }, set: { $0.offerCodes = $1 }), is: .outsideGroups,
      noun: "offer codes", "Lower prices for customers with a code."),
    Field(
      "ignore", .suppressions(FieldAccess(\.suppressions)), noun: "suppressions",
      "Rules that are not reported for the product."),
  ]

  /// The fields of a product in a file, including the ID, inside or outside a subscription group.
  public static func fields(inGroup isGrouped: Bool) -> [Field<Product>] {
    isGrouped ? groupedFields : looseFields
  }

  private static let groupedFields =
    [idField] + fields.filter { !$0.traits.contains(.outsideGroups) }
  private static let looseFields = [idField] + fields.filter { !$0.traits.contains(.inGroups) }

  /// The fields that determine which clients are offered the product, as far as it has them.
  public var conditions: [CatalogField] {
    Self.conditionFields.compactMap { field in
      let isSet =
        switch field.content {
        case .scalar(_, let value): value.get(self) != nil
        case .list(_, _, let values): values.get(self) != nil
        default: false
        }
      return isSet ? field.path : nil
    }
  }

  public static let conditionFields = fields.filter { $0.traits.contains(.condition) }

  public static let reviewFields: [Field<Product>] = [
    Field(
      "screenshot", .text(\.review.screenshot, .image), noun: "review screenshot",
      "The path of the review screenshot."),
    Field(
      "uploadedScreenshot", .text(\.review.uploadedScreenshot, .name), noun: "uploaded screenshot",
      "The review screenshot that App Store Connect has, as \"asc pull\" names it, if its file is not here."),
    Field(
      "notes", .text(\.review.notes), path: .reviewNotes, noun: "review notes",
      "What the reviewer should know, {review-notes.length} characters."),
  ]
}

extension SubscriptionGroup {
  /// All but the products.
  public static let fields: [Field<SubscriptionGroup>] = [
    Field(
      "type",
      .choice(
        among: Composition.allCases.map(\.rawValue), get: { $0.composition?.rawValue },
        set: { $0.composition = Composition(rawValue: $1) }),
      noun: "kind", "What the group sells instead of single subscriptions."),
    Field(
      "referenceName", .text(\.referenceName), "The group's name inside App Store Connect."),
    Field(
      "localizations",
      .localizations(
        FieldAccess(\.localizations), suppressions: FieldAccess(\.suppressions),
        Localization.groupFields),
      path: .locale, "The group's display name, by locale."),
    Field(
      "ignore", .suppressions(FieldAccess(\.suppressions)), noun: "suppressions",
      "Rules that are not reported for the group."),
  ]
}

extension Localization {
  /// The texts of a product or a template, along with suppressions for the locale.
  public static let fields: [Field<Localization>] = [
    text(.title, "The display name, {title.length} characters."),
    text(.description, "The description, up to {description.length.max} characters."),
  ]

  /// The texts of a subscription group.
  public static let groupFields: [Field<Localization>] = [
    text(.title, "The group's display name, {group-name.length} characters.")
  ]

  private static func text(_ field: CatalogField, _ summary: String) -> Field<Localization> {
    Field(
      field.rawValue, .text(get: { $0[text: field] }, set: { $0[text: field] = $1 }), summary)
  }

  /// The title or the description; nil for any other field.
  package subscript(text field: CatalogField) -> String? {
    get {
      switch field {
      case .title: title
      case .description: description
      default: nil
      }
    }
    set {
      switch field {
      case .title: title = newValue
      case .description: description = newValue
      default: break
      }
    }
  }
}

extension CatalogField {
  /// The fields with free text, which an edit can change without changing any other field.
  public static let texts: Set<CatalogField> = {
    var texts: Set<CatalogField> = []
    func add<Record>(_ fields: [Field<Record>]) {
      for field in fields {
        guard let path = field.path, case .scalar(let form, _) = field.content else { continue }
        switch form {
        case .text, .filledText, .pattern: texts.insert(path)
        case .name, .template, .image, .flag, .integer, .date, .oneOf: break
        }
      }
    }
    add(App.fields)
    add(Product.fields)
    add(Product.reviewFields)
    add(Localization.fields)
    return texts
  }()
}

extension Suppression {
  public static let fields: [Field<Suppression>] = [
    Field(
      "rule", .text(.name, get: { $0.rule }, set: { $0.rule = $1 ?? "" }), is: .required,
      "The rule that is not reported."),
    Field("reason", .text(\.reason, .filledText), is: .required, "Why."),
    Field("until", .date(\.until), "The last day on which it holds."),
  ]
}

extension FieldPattern {
  /// A bundle ID, which is also a part of addresses: Apple's letters, digits, hyphens and periods, and the underscores
  /// of Google Play's package names.
  public static let bundleID = FieldPattern(
    "a bundle ID of letters, digits, \"-\", \"_\" and \".\"",
    "^([0-9][0-9_.-]*)?[A-Za-z][A-Za-z0-9_.-]*$"
  ) { text in
    (1...255).contains(text.utf8.count) && !["-", "_", "."].contains(text.first)
      && !["true", "false"].contains(text) && text.utf8.contains { $0.isASCIILetter }
      && text.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "-_.".utf8.contains($0) }
  }

  /// `2`, `2.1` or `2.1.3`.
  static let version = FieldPattern(
    "a version such as 2.1", "^[0-9]{1,9}(\\.[0-9]{1,9}){0,2}$", isNumeric: true
  ) { text in
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return (1...3).contains(parts.count) && parts.allSatisfy { Int(decimal: $0.utf8) != nil }
  }

  /// `2-24`: at least and at most so many months.
  package static let months = FieldPattern(
    "a range of months such as 2-24", "^[1-9][0-9]{0,2}-[1-9][0-9]{0,2}$"
  ) { monthRange($0) != nil }

  /// The range that a text such as `2-24` means.
  static func monthRange(_ text: String) -> ClosedRange<Int>? {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, ends.allSatisfy({ (1...3).contains($0.utf8.count) }),
      let first = Int(decimal: ends[0].utf8), let last = Int(decimal: ends[1].utf8), first > 0,
      first <= last
    else { return nil }
    return first...last
  }

  /// An address of the web without white space; its length is our own limit.
  public static let address = FieldPattern(
    "an address that starts with https://", "^https://[!-~]{1,1000}$"
  ) { text in
    text.hasPrefix("https://") && (9...1008).contains(text.utf8.count)
      && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }

  /// One of two words, or an address.
  static let terms = FieldPattern(
    "\"standard\", \"custom\" or an address that starts with https://", "^(standard|custom|https://[!-~]{1,1000})$"
  ) { text in ["standard", "custom"].contains(text) || address.matches(text) }

  /// 1 to 32 lowercase letters, digits and hyphens: our own limit, short enough for a query.
  static let tag = FieldPattern("a tag of up to 32 characters a-z, 0-9 and -", "^[a-z0-9-]{1,32}$") {
    (1...32).contains($0.utf8.count)
      && $0.utf8.allSatisfy {
        (0x61...0x7A).contains($0) || $0.isASCIIDigit || $0 == UInt8(ascii: "-")
      }
  }
}
