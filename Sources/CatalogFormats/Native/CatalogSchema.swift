import AppStoreReference
import CatalogModel
package import SourceSyntax

/// The catalog file, key by key: the tables of fields, and their containers.
package enum CatalogSchema {
  /// The version of the format that this reader reads.
  package static let version = 1
  /// The key of the version.
  package static let versionKey = "catalog"

  package static let root = ObjectSchema(
    name: "a catalog",
    fields: [
      FieldSchema(versionKey, .oneOf([String(version)]), required: true, "The version of the file format."),
      FieldSchema("app", .object(app), required: true, "The app that sells the products."),
      FieldSchema(
        "currencies", .map(of: .map(of: .texts, key: .locale), key: .currency),
        "The app's own currencies and the names of each, by locale."),
      FieldSchema(
        "templates", .map(of: .map(of: .object(texts), key: .locale), key: KeySchema("template")),
        "Texts with {quantity}, {bonus}, {currency}, {price}, {displayPrice} or {period}, by locale."),
      FieldSchema(
        "products", .map(of: .object(product), key: .item),
        "The products; the product ID is the bundle ID, a period and the item."),
      FieldSchema(
        "subscriptionGroups", .map(of: .object(group), key: KeySchema("group")),
        "The groups of auto-renewable subscriptions."),
      FieldSchema("retired", .list(of: .text), "Product IDs that were used once and can't be used again."),
      ignore("Rules that are not reported for the whole file."),
    ])

  package static let app = ObjectSchema(name: "the app", isReadIncomplete: true, fields: App.fields.map(field))

  package static let texts = localization(
    "a localization", Localization.fields, ignoring: "Rules that are not reported for these texts.")

  package static let groupTexts = localization(
    "a group's localization", Localization.groupFields, ignoring: "Rules that are not reported for this name.")

  package static let product: ObjectSchema = {
    // The type comes first, as people write it.
    let fields = Product.fields(inGroup: false)
    let sorted = fields.filter { $0.path == .type } + fields.filter { $0.path != .type }
    return ObjectSchema(name: "a product", isReadIncomplete: true, fields: sorted.map(field))
  }()

  package static let subscription = ObjectSchema(
    name: "a subscription", fields: Product.fields(inGroup: true).map(field))

  package static let group: ObjectSchema = {
    var fields = SubscriptionGroup.fields.map(field)
    let products = FieldSchema("products", .map(of: .object(subscription), key: .item), "The subscriptions.")
    fields.insert(products, at: fields.count - 1)
    return ObjectSchema(name: "a subscription group", fields: fields)
  }()

  package static let offer = ObjectSchema(name: "an offer", isReadIncomplete: true, fields: Offer.fields.map(field))

  package static let billingPlan = ObjectSchema(name: "a billing plan", fields: BillingPlan.fields.map(field))

  package static let pricePolicy = ObjectSchema(name: "a price policy", fields: PricePolicy.fields.map(field))

  package static let retentionMessage = ObjectSchema(
    name: "a retention message", fields: RetentionMessage.fields.map(field))

  package static let codeBatch = ObjectSchema(name: "a batch of codes", fields: CodeBatch.fields.map(field))

  package static let offerCode = ObjectSchema(name: "an offer code", fields: OfferCode.fields.map(field))

  /// The schema of the records of a kind.
  static func object(of kind: RecordKind) -> ObjectSchema {
    // A table would make the schema of an offer code while that of its batches is made.
    switch kind {
    case .offer: offer
    case .billingPlan: billingPlan
    case .offerCode: offerCode
    case .codeBatch: codeBatch
    case .pricePolicy: pricePolicy
    case .retentionMessage: retentionMessage
    }
  }

  package static let review = ObjectSchema(name: "what the reviewer sees", fields: Product.reviewFields.map(field))

  package static let suppression = ObjectSchema(name: "a suppression", fields: Suppression.fields.map(field))

  /// A tier, and amounts by currency or territory.
  package static let price = MapSchema(
    of: .form(.amount), key: .price,
    fields: [FieldSchema("tier", .form(.tier), "A classic price tier, such as 6, A or alternate 4.")],
    expectation: "a mapping such as {tier: 6} or {USD: 5.99}")

  // MARK: The values of fields

  private static func localization(_ name: String, _ fields: [Field<Localization>], ignoring summary: String)
    -> ObjectSchema
  { ObjectSchema(name: name, fields: fields.map(field) + [ignore(summary)]) }

  private static func ignore(_ summary: String) -> FieldSchema {
    FieldSchema("ignore", .list(of: .object(suppression)), summary)
  }

  private static func field<Record>(_ field: Field<Record>) -> FieldSchema {
    FieldSchema(field.key, value(of: field.content), required: field.traits.contains(.required), field.summary)
  }

  private static func value<Record>(of content: Field<Record>.Content) -> ValueSchema {
    switch content {
    case .scalar(let form, _): value(of: form)
    case .list(let form, _, _): .list(of: value(of: form))
    case .price: .map(price)
    case .grants: .map(of: .form(.quantity), key: .currency)
    case .localizations(_, _, let fields):
      // A group has no description.
      .map(of: .object(fields.contains { $0.path == .description } ? texts : groupTexts), key: .locale)
    case .records(let list): .list(of: .object(object(of: list.kind)))
    case .suppressions: .list(of: .object(suppression))
    case .review: .object(review)
    }
  }

  private static func value(of form: FieldForm) -> ValueSchema {
    switch form {
    case .text, .name, .template, .image: .text
    case .filledText: .filledText
    case .flag: .flag
    case .integer: .integer(minimum: 1)
    case .date: .form(.date)
    case .pattern(let pattern): .form(TextForm(pattern))
    case .oneOf(let words) where words == Territory.all.map(\.code):
      .oneOf(words, meant: { CellWords.territory($0)?.code })
    case .oneOf(let words): .oneOf(words)
    }
  }
}
