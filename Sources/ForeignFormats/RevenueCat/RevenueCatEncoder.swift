import AppStoreReference
import Basics
public import CatalogFormats
public import CatalogModel
import SourceSyntax

/// Writes RevenueCat's store-state CSV, from which its command-line tool plans the products of an
/// app: one row for each price and each localization.
///
/// Cells contain exactly the text that the store will show, except for an apostrophe before text
/// that a spreadsheet would run.
public enum RevenueCatEncoder {
  public static func write(_ catalog: Catalog) -> ExportResult {
    var columns = RevenueCatColumn.always
    if catalog.products.contains(where: { $0.subscription != nil }) { columns += RevenueCatColumn.groupColumns }
    if catalog.products.contains(where: { $0.review.notes?.trimmedText != nil }) { columns.append(.reviewNotes) }
    var writer = DelimitedWriter(lineEnd: "\n")
    writer.row(columns.map(\.rawValue))
    var losses: [ExportLoss] = []
    var isMarked = false
    var written = WrittenProducts()
    for (index, product) in catalog.products.enumerated() {
      let path = CatalogPath(.product(index))
      if let reason = product.type == nil ? "the product has no type" : written.refusal(of: product) {
        losses.recordLoss(.whole, path, reason)
        continue
      }
      for row in rows(of: product, in: catalog) {
        let cells = columns.map { row[$0] ?? "" }
        let guarded = cells.map(SpreadsheetText.guarded)
        isMarked = isMarked || guarded != cells
        writer.row(guarded)
      }
      losses += self.losses(of: product, at: path)
    }
    return ExportResult(bytes: writer.output, losses: losses, advice: isMarked ? [apostrophes] : [])
  }

  private static let apostrophes =
    "texts that a spreadsheet would run as a formula start with an apostrophe; RevenueCat shows it"

  private typealias Row = [RevenueCatColumn: String]

  private static func rows(of product: Product, in catalog: Catalog) -> [Row] {
    var common: Row = [.store: RevenueCatTerms.store, .storeIdentifier: product.productID]
    common[.productType] = product.type.map(RevenueCatTerms.name)
    let title = title(of: product, in: catalog)
    // RevenueCat's reader rejects a product without these two.
    let referenceName = product.referenceName?.trimmedText
    common[.title] = title ?? referenceName ?? product.productID
    common[.displayName] = referenceName ?? title ?? product.productID
    common[.duration] = product.subscription?.period?.iso8601
    common[.reviewNotes] = product.review.notes?.trimmedText
    let group = product.subscription.flatMap { subscription in
      catalog.groups.indices.contains(subscription.group) ? catalog.groups[subscription.group] : nil
    }
    common[.groupName] = group.map { $0.referenceName?.trimmedText ?? $0.key.trimmedBlanks }
    let rows = prices(of: product, in: catalog) + texts(of: product, group, in: catalog)
    guard !rows.isEmpty else { return [common.merging([.rowType: "price"]) { $1 }] }
    return rows.map { common.merging($0) { $1 } }
  }

  private static func title(of product: Product, in catalog: Catalog) -> String? {
    let primary = catalog.app.primaryStoreLocale
    let own = product.localizations.first { primary != nil && $0.storeLocale == primary }
    return own?.title?.trimmedText ?? product.localizations.lazy.compactMap { $0.title?.trimmedText }.first
  }

  private static func prices(of product: Product, in catalog: Catalog) -> [Row] {
    var rows: [Row] = []
    let storefronts = product.availability.storefronts
    let isEverywhere = storefronts == nil ? "true" : "false"
    for (territory, amount) in product.price?.byTerritory(base: catalog.baseTerritory) ?? [] {
      rows.append([
        .rowType: "price", .territory: territory.alpha2, .amount: amount.decimal, .currency: "\(amount.currency)",
        .available: (storefronts?.contains(territory) ?? true) ? "true" : "false",
        .availableInNewTerritories: isEverywhere,
      ])
    }
    for territory in storefronts ?? [] where !rows.contains(where: { $0[.territory] == territory.alpha2 }) {
      rows.append([
        .rowType: "price", .territory: territory.alpha2, .available: "true", .availableInNewTerritories: isEverywhere,
      ])
    }
    return rows
  }

  /// The localizations, starting with the primary one, whose title becomes the product's.
  private static func texts(of product: Product, _ group: SubscriptionGroup?, in catalog: Catalog) -> [Row] {
    let primary = catalog.app.primaryStoreLocale
    let isPrimary = { (texts: Localization) in primary != nil && texts.storeLocale == primary }
    let sorted = product.localizations.filter(isPrimary) + product.localizations.filter { !isPrimary($0) }
    return sorted.compactMap { texts in
      guard let title = texts.title?.trimmedText else { return nil }
      var row: Row = [
        .rowType: "localization", .locale: texts.storeLocale?.code ?? texts.locale, .localizedName: title,
      ]
      row[.localizedDescription] = texts.description?.trimmedText
      row[.groupLocalizedName] =
        group?.localizations.first {
          $0.locale == texts.locale || ($0.storeLocale != nil && $0.storeLocale == texts.storeLocale)
        }?.title?.trimmedText
      return row
    }
  }

  /// The reasons for fields that the CSV doesn't have.
  static let reasons: [CatalogField: String] = [
    .offers: "RevenueCat's CSV has no offers", .offerCodes: "RevenueCat's CSV has no offers",
  ]

  private static func losses(of product: Product, at path: CatalogPath) -> [ExportLoss] {
    var losses: [ExportLoss] = []
    if let price = product.price, price.tier != nil || price.unknownTier != nil {
      losses.recordLoss(
        .value, CatalogPath(path.subject, .price),
        "RevenueCat has no price tiers; the price in the base territory is written", isOutside: price.tier != nil)
    } else if let price = product.price, !price.isCarriedByTerritory(base: nil) {
      losses.recordLoss(
        .value, CatalogPath(path.subject, .price),
        "RevenueCat has one price per territory; the price of its currency is written there")
    }
    for (element, texts) in product.localizations.enumerated()
    where texts.title?.trimmedText == nil && texts.description != nil {
      losses.recordLoss(
        .value, CatalogPath(path.subject, .description, element: element),
        "RevenueCat accepts no localization without a title")
    }
    return losses
  }
}
