import AppStoreReference
public import CatalogFormats
public import CatalogModel
import SourceSyntax

/// Writes the products as a table in Markdown, for a wiki or a pull request: ID, type, price, and the
/// title in every locale.
public enum MarkdownTableEncoder {
  /// The first columns of the table.
  static func mark(in file: ParsedFile) -> Int? {
    let start = String(decoding: file.source.bytes.prefix(1 << 12), as: UTF8.self)
    return start.contains("\n\(Self.columns)") ? CatalogFormat.shape : nil
  }

  private static let columns = "| ID | Type | Price |"

  public static func write(_ catalog: Catalog) -> ExportResult {
    let locales = locales(of: catalog)
    var text = "# \(escaped(catalog.app.name ?? "Products"))\n\n"
    if let bundleID = catalog.app.bundleID { text += "Bundle ID: \(code(bundleID))\n\n" }
    row(["ID", "Type", "Price"] + locales.map(escaped), to: &text)
    row(["---", "---", "---:"] + locales.map { _ in "---" }, to: &text)
    for product in catalog.products {
      let titles = locales.map { locale in
        product.localizations.first { Self.locale(of: $0) == locale }?.title.map(escaped) ?? ""
      }
      row([code(product.productID), type(of: product), price(of: product, in: catalog)] + titles, to: &text)
    }
    let losses = DeclaredLosses.losses(
      of: catalog, format: "markdown", carrying: [.productID, .type, .period, .title, .price],
      ofTheApp: [.bundleID, .name])
    return ExportResult(bytes: Array(text.utf8), losses: otherPrices(in: catalog) + losses)
  }

  private static func row(_ cells: [String], to text: inout String) {
    text += "| \(cells.joined(separator: " | ")) |\n"
  }

  private static func locale(of texts: Localization) -> String { texts.storeLocale?.code ?? texts.locale }

  private static func locales(of catalog: Catalog) -> [String] {
    var locales: [String] = []
    var seen: Set<String> = []
    for locale in catalog.app.locales.map({ StoreLocale.resolving($0)?.code ?? $0 })
      + catalog.products.flatMap({ $0.localizations.map(locale) }) where seen.insert(locale).inserted
    { locales.append(locale) }
    return locales
  }

  private static func type(of product: Product) -> String {
    let type = product.type?.rawValue ?? ""
    return product.subscription?.period.map { "\(type), \($0.words)" } ?? type
  }

  private static func price(of product: Product, in catalog: Catalog) -> String {
    guard let price = product.price else { return "" }
    let amount = price.base(in: catalog.baseTerritory)?.description
    let tier = (price.tier?.shortName ?? price.unknownTier).map { "tier \(escaped($0))" }
    switch (amount, tier) {
    case (let amount?, let tier?): return "\(amount) (\(tier))"
    default: return amount ?? tier ?? ""
    }
  }

  private static func otherPrices(in catalog: Catalog) -> [ExportLoss] {
    catalog.products.enumerated().compactMap { index, product in
      guard let price = product.price, price.amounts.count + price.overrides.count > 1 else { return nil }
      return ExportLoss(
        .value, of: CatalogPath(.product(index), .price), "the table has the price in the base territory only",
        isOutside: true)
    }
  }

  /// Text that is literal within a cell.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&", "#", "$", "@": escaped += "&#\(scalar.value);"
      case "\n", "\u{2028}", "\u{2029}": escaped += "<br>"
      case "\r": continue
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A product ID as code; in a table, a bar ends the cell even there.
  private static func code(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != 0x60 && $0 != 0x7C }) { return "`\(text)`" }
    return escaped(text)
  }
}
