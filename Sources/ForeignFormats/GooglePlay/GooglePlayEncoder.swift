import AppStoreReference
import Basics
public import CatalogFormats
public import CatalogModel
import SourceSyntax

/// Writes the CSV from which Google Play's console imports one-time products.
public enum GooglePlayEncoder {
  public static func write(_ catalog: Catalog) -> ExportResult {
    var writer = DelimitedWriter(lineEnd: "\n")
    writer.row(GooglePlayColumn.header)
    var losses: [ExportLoss] = []
    var written = WrittenProducts()
    for (index, product) in catalog.products.enumerated() {
      let path = CatalogPath(.product(index))
      if let reason = refusal(of: product) ?? written.refusal(of: product) {
        losses.recordLoss(.whole, path, reason)
        continue
      }
      let texts = texts(of: product, at: path, in: catalog, &losses)
      let price = price(of: product, at: path, in: catalog, &losses)
      writer.row([
        product.productID, product.availability.isHidden ? "unpublished" : "published", "managed_by_android", "false",
        texts, price.isFilled ? "true" : "false", price.text, "",
      ])
    }
    return ExportResult(bytes: writer.output, losses: losses)
  }

  private static func refusal(of product: Product) -> String? {
    if product.type == .autoRenewable || product.subscription != nil { return "Google Play's CSV has no subscriptions" }
    if !GooglePlayNotation.takes(productID: product.productID) { return GooglePlayNotation.refusal }
    return nil
  }

  /// The locales with a title and a description, starting with the primary one, because Google Play
  /// uses the first as the default.
  private static func texts(
    of product: Product, at path: CatalogPath, in catalog: Catalog, _ losses: inout [ExportLoss]
  ) -> String {
    let primary = catalog.app.primaryStoreLocale
    var triples: [String] = []
    for (element, texts) in product.localizations.enumerated() {
      guard let title = texts.title?.trimmedText else {
        if texts.description != nil {
          losses.recordLoss(
            .value, CatalogPath(path.subject, .description, element: element),
            "Google Play accepts no description without a title")
        }
        continue
      }
      let locale = texts.storeLocale.map(GooglePlayNotation.code) ?? texts.locale
      guard GooglePlayNotation.isLocale(locale) else {
        losses.recordLoss(
          .value, CatalogPath(path.subject, .locale, element: element),
          "Google Play accepts locales of letters, digits, hyphens and underscores only")
        continue
      }
      let triple = [locale, title, texts.description?.trimmedText ?? ""].map(GooglePlayNotation.escaped).joined(
        separator: "; ")
      if primary != nil, texts.storeLocale == primary { triples.insert(triple, at: 0) } else { triples.append(triple) }
    }
    return triples.joined(separator: "; ")
  }

  /// A single price is the one from which Google Play derives the others; several prices each apply
  /// to their countries.
  private static func price(
    of product: Product, at path: CatalogPath, in catalog: Catalog, _ losses: inout [ExportLoss]
  ) -> (text: String, isFilled: Bool) {
    func lose(_ message: String, isOutside: Bool = false) {
      losses.recordLoss(.value, CatalogPath(path.subject, .price), message, isOutside: isOutside)
    }
    guard let price = product.price else { return ("", false) }
    if price.tier != nil || price.unknownTier != nil {
      lose(
        "Google Play has no price tiers; the price in the base territory is written",
        isOutside: price.tier != nil)
    }
    let all = price.byTerritory(base: catalog.baseTerritory)
    let prices = all.filter { PlayRegions.currency(of: $0.territory) == nil }
    if let omission = PlayRegions.omission(of: all.map(\.territory)) { lose(omission) }
    if prices.isEmpty { return ("", false) }
    if prices.count == 1, price.overrides.isEmpty {
      if prices[0].amount.currency != .usd {
        lose("Google Play's CSV does not name the currency, which is that of the merchant account", isOutside: true)
      }
      return (GooglePlayNotation.micros(prices[0].amount), true)
    }
    if !price.isCarriedByTerritory(base: catalog.baseTerritory) {
      lose("Google Play has one price per country; the price of its currency is written there")
    }
    let text = prices.map { "\($0.territory.alpha2); \(GooglePlayNotation.micros($0.amount))" }
    return (text.joined(separator: "; "), false)
  }
}
