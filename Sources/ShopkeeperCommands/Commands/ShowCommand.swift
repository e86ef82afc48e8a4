import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import CommandLayer
import Shopkeeper
import SourceSyntax

/// `shopkeeper show`: shows everything that a catalog has about one product.
enum ShowCommand {
  private static let catalog = Argument(
    "CATALOG", of: .file(extensions: ["yml", "yaml", "storekit"], placeholder: "CATALOG"),
    help: "A catalog, or the folder of one")
  private static let product = Argument(
    "PRODUCT", of: .text("PRODUCT"), help: "A product ID, or an item")
  private static let format = Option(
    "format", short: "f", of: .choice(["table", "json"]), default: "table", help: "What to print")

  static let command = Command(
    "show", abstract: "Show everything about one product",
    arguments: [catalog, product], options: [format],
    examples: [
      Example("shopkeeper show Catalogs/GoldRush coins400", help: "Show one product")
    ],
    action: { invocation in
      let loaded = try CatalogFile(contentsOf: invocation[catalog])
      let content = loaded.document.catalog
      try loaded.requireReadable(on: invocation.console)
      let found = try find(invocation[product], in: content)
      invocation.console.write(
        invocation[format] == "json"
          ? CatalogJSON.text(of: found, in: content) : text(of: found, in: content))
      return .success
    })

  private static func find(_ name: String, in catalog: Catalog) throws -> Product {
    if let product = catalog.products.first(where: { $0.productID == name || $0.item == name }) {
      return product
    }
    let ids = catalog.products.flatMap { [$0.item, $0.productID] }
    let hint = Suggestion.nearest(to: name, among: ids).map { "; did you mean \"\($0)\"?" } ?? ""
    throw Failure("no product \"\(name)\" in the catalog\(hint)")
  }

  private static func text(of product: Product, in catalog: Catalog) -> String {
    var rows = [
      ["product ID", product.productID],
      ["type", product.type?.rawValue ?? "–"],
      ["reference name", product.referenceName ?? "–"],
      ["price", CatalogText.price(of: product, in: catalog)],
    ]
    if !product.grants.isEmpty { rows.append(["grants", CatalogText.grants(of: product)]) }
    if let subscription = product.subscription {
      rows.append(["group", catalog.groups[subscription.group].key])
      rows.append(["period", subscription.period?.words ?? "–"])
      rows.append(["level", subscription.level.map(String.init) ?? "–"])
      for offer in subscription.offers {
        let terms = [
          offer.mode?.catalogName, offer.duration.map { "\(offer.periods) × \($0.words)" },
          offer.price?.base(in: catalog.baseTerritory)?.description,
        ]
        rows.append([
          "offer", "\(offer.kind.rawValue): " + terms.compactMap(\.self).joined(separator: ", "),
        ])
      }
    }
    if product.isFamilySharable { rows.append(["family sharing", "yes"]) }
    rows.append(["screenshot", product.review.screenshot ?? "–"])
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
    return TextTable(rows: rows).text + (texts.rows.isEmpty ? "" : "\n" + texts.text)
  }
}
