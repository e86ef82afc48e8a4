import AppStoreReference
import CatalogModel
import SourceSyntax

/// Products as JSON, for `list` and `show`: all keys are always present, null for missing values.
enum CatalogJSON {
  static func text(of products: [Product], in catalog: Catalog) -> String {
    OrderedValue.list(products.map { value(of: $0, in: catalog) }).jsonText
  }

  static func text(of product: Product, in catalog: Catalog) -> String { value(of: product, in: catalog).jsonText }

  private static func value(of product: Product, in catalog: Catalog) -> OrderedValue {
    var entries: [(String, OrderedValue)] = [
      ("productID", .text(product.productID)), ("type", .text(orNull: product.type?.rawValue)),
      ("referenceName", .text(orNull: product.referenceName)), ("price", value(of: product.price)),
      (
        "grants",
        .map(
          entries: product.grants.map {
            ($0.currency, ["quantity": .integer($0.quantity), "bonus": .integer($0.bonus)])
          })
      ),
      (
        "localizations",
        .map(
          entries: product.localizations.map {
            ($0.locale, ["title": .text(orNull: $0.title), "description": .text(orNull: $0.description)])
          })
      ), ("familySharable", .flag(product.isFamilySharable)),
      ("reviewScreenshot", .text(orNull: product.review.screenshot)),
      ("reviewNotes", .text(orNull: product.review.notes)),
    ]
    for field in Product.fields where field.traits.contains(.condition) {
      entries.append((field.key, value(field, of: product)))
    }
    entries.append(("subscription", product.subscription.map { value(of: $0, in: catalog) } ?? .null))
    entries.append(("offerCodes", .list(product.offerCodes.map { value(of: $0) })))
    return .map(entries: entries)
  }

  private static func value<Record: CatalogRecord>(of record: Record) -> OrderedValue {
    .map(entries: Record.fields.map { ($0.key, value($0, of: record)) })
  }

  private static func value<List: RecordList>(of list: List, in owner: List.Owner) -> OrderedValue {
    .list(list.access.get(owner).map { value(of: $0) })
  }

  /// A field of a record.
  private static func value<Record>(_ field: Field<Record>, of record: Record) -> OrderedValue {
    switch field.content {
    case .scalar(.flag, let access): .flag(access.get(record) == "true")
    case .scalar(.integer, let access): access.get(record).flatMap { Int($0) }.map(OrderedValue.integer) ?? .null
    case .scalar(_, let access): .text(orNull: access.get(record))
    case .list(_, _, let access): access.get(record).map { .list($0.map(OrderedValue.text)) } ?? .null
    case .price(let access): value(of: access.get(record))
    case .records(let list): value(of: list, in: record)
    default: .null
    }
  }

  private static func value(of price: Price?) -> OrderedValue {
    guard let price else { return .null }
    let amounts = price.amounts.map { ($0.currency.description, $0.decimal) }
    let overrides = price.overrides.map { ($0.territory.code, $0.amount.decimal) }
    return [
      "tier": .text(orNull: price.tier?.shortName ?? price.unknownTier),
      "amounts": .map(entries: (amounts + overrides).map { ($0, .text($1)) }),
    ]
  }

  private static func value(of subscription: Subscription, in catalog: Catalog) -> OrderedValue {
    [
      "group": .text(catalog.groups[subscription.group].key), "period": .text(orNull: subscription.period?.words),
      "level": subscription.level.map(OrderedValue.integer) ?? .null,
      "soldAs": catalog.groups[subscription.group].composition.map { .text($0.rawValue) },
      "members": subscription.members.map(OrderedValue.texts),
      "multiSeat": subscription.isMultiSeat.map { .text($0 ? "enabled" : "disabled") },
      "markets": subscription.markets.map { .texts($0.map(\.rawValue)) },
      "offers": .list(subscription.offers.map { value(of: $0) }),
      "billingPlans": .list(
        subscription.billingPlans.map { plan in
          [
            "plan": .text(plan.plan), "price": value(of: plan.price),
            "commitmentPrice": value(of: plan.commitmentPrice), "enabled": .flag(plan.isEnabled),
          ]
        }),
    ]
  }
}
