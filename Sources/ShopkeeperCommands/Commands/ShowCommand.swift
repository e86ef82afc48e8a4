import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import CommandLayer
import Shopkeeper

/// `shopkeeper show`: shows everything that a catalog has about one product.
enum ShowCommand {
  private static let catalog = Argument(
    optional: "CATALOG", of: CatalogArgument.kind,
    help: "A catalog, or the folder of one; by default this folder; not with --revision",
    isTaken: CatalogArgument.before(1))
  private static let product = Argument(
    optional: "PRODUCT", of: CatalogArgument.product, help: "A product ID, or an item")

  static let command = Command(
    "show", abstract: "Show everything about one product, or about a published revision",
    discussion: """
      With --revision, the catalog is a published revision, and its argument is left out; without a \
      product, the record of the revision is shown: who published it, when, and what it changed.
      """,
    arguments: [catalog, product],
    options: [StoreOptions.format, StoredCatalog.revision, StoreOptions.store, StoreOptions.app] + SearchOptions.all,
    examples: [
      Example("shopkeeper show Catalogs/GoldRush coins400", help: "Show one product"),
      Example("shopkeeper show --revision 41", help: "Show what was published"),
      Example("shopkeeper show --revision 41 coins400", help: "Show a product as it was published"),
    ],
    action: { invocation in
      guard let name = invocation[product] else {
        guard let number = invocation[StoredCatalog.revision], invocation[catalog] == nil else {
          throw invocation.usageError(.missingArgument("PRODUCT"))
        }
        return try RevisionRecord.show(number, invocation)
      }
      let loaded = try StoredCatalog.file(invocation, at: invocation[catalog])
      let content = loaded.document.catalog
      try loaded.requireReadable(on: invocation.console)
      let found = try find(name, in: content)
      invocation.console.write(
        invocation[StoreOptions.format] == "json"
          ? CatalogJSON.text(of: found, in: content)
          : text(of: found, in: content, fitting: invocation.console.terminalColumns))
      return .success
    })

  private static func find(_ name: String, in catalog: Catalog) throws -> Product {
    if let product = catalog.products.first(where: { $0.productID == name || $0.item == name }) { return product }
    let ids = catalog.products.flatMap { [$0.item, $0.productID] }
    let hint = Suggestion.nearest(to: name, among: ids).map { "; did you mean \"\($0)\"?" } ?? ""
    throw Failure("no product \"\(name)\" in the catalog\(hint)")
  }

  private static func text(of product: Product, in catalog: Catalog, fitting columns: Int?) -> String {
    var rows = [
      ["product ID", product.productID], ["type", product.type?.rawValue ?? "–"],
      ["reference name", product.referenceName ?? "–"], ["price", CatalogText.price(of: product, in: catalog)],
    ]
    if let policy = product.pricePolicy { rows.append(["price policy", policy]) }
    if !product.grants.isEmpty { rows.append(["grants", CatalogText.grants(of: product)]) }
    if let subscription = product.subscription {
      rows.append(["group", catalog.groups[subscription.group].key])
      if let composition = catalog.composition(of: product) { rows.append(["sold as", composition.rawValue]) }
      if let members = subscription.members { rows.append(["members", members.joined(separator: ", ")]) }
      rows.append(["period", subscription.period?.words ?? "–"])
      rows.append(["level", subscription.level.map(String.init) ?? "–"])
      if let isMultiSeat = subscription.isMultiSeat { rows.append(["several seats", isMultiSeat ? "yes" : "no"]) }
      if let markets = subscription.markets {
        rows.append(["markets of seats", markets.map(\.rawValue).joined(separator: ", ")])
      }
    }
    for case .records(let list) in Product.fields.map(\.content) {
      rows += words(of: list, in: product).map { [list.noun, $0] }
    }
    if product.isFamilySharable { rows.append(["family sharing", "yes"]) }
    rows.append(["screenshot", product.review.screenshot ?? product.review.uploadedScreenshot ?? "–"])
    rows.append(["review notes", product.review.notes ?? "–"])
    if product.availability.isHidden { rows.append(["hidden", "yes"]) }

    var texts = TextTable(header: ["LOCALE", "TITLE", "DESCRIPTION", "PRICE"], rows: [])
    for localization in product.localizations {
      let storefront = localization.storeLocale?.primaryStorefront
      texts.rows.append([
        localization.locale, localization.title ?? "–", localization.description ?? "–",
        storefront.flatMap { product.price?.amount(in: $0) }?.description ?? "–",
      ])
    }
    return TextTable(rows: rows).text(fitting: columns)
      + (texts.rows.isEmpty ? "" : "\n" + texts.text(fitting: columns))
  }

  /// The values of a record; values that are unambiguous have no keys.
  private static func words<Record>(of record: Record, _ fields: [Field<Record>]) -> [String] {
    fields.flatMap { field -> [String] in
      switch field.content {
      case .scalar(.flag, let value): value.get(record).map { [$0 == "true" ? field.key : "\(field.key): \($0)"] } ?? []
      case .scalar(_, let value):
        (value.get(record)).map { text in
          ["kind", "mode", "period"].contains(field.key) ? [text] : ["\(field.key): \(text)"]
        } ?? []
      case .list(_, _, let values): values.get(record) ?? []
      case .price(let price):
        price.get(record)?.parts.map { "\(field.key == "price" ? "" : "\(field.key): ")\($0.key) \($0.value)" } ?? []
      case .records(let list): words(of: list, in: record).map { "\(list.noun): \($0)" }
      default: []
      }
    }
  }

  private static func words<List: RecordList>(of list: List, in owner: List.Owner) -> [String] {
    list.access.get(owner).map { words(of: $0, List.Element.fields).joined(separator: ", ") }
  }
}
