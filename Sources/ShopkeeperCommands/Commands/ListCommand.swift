import AppStoreReference
import CatalogFormats
import CatalogModel
import CommandLayer
import Shopkeeper

/// `shopkeeper list`: lists the products of a catalog, one per line.
enum ListCommand {
  private static let catalog = CatalogArgument.one
  private static let format = OutputFormat.option(
    Candidate("table", help: "for people"), Candidate("json", help: "everything"),
    Candidate("ids", help: "the product IDs, one per line"))
  private static let locale = Option(
    "locale", of: .text("LOCALE"), help: "Show titles in this locale, instead of the primary one")

  private static let coverage = Flag(
    "coverage", help: "Show in which locales each product is complete, too long or untranslated")

  static let command = Command(
    "list", abstract: "List the products of a catalog", arguments: [catalog],
    options: [format, locale, coverage] + SearchOptions.all,
    examples: [
      Example("shopkeeper list Catalogs/GoldRush", help: "List one catalog"),
      Example("shopkeeper list --format ids", help: "Print the product IDs for a script"),
      Example("shopkeeper list --coverage", help: "See which translations are missing"),
    ],
    action: { invocation in
      let wanted = try invocation[locale].map { name in
        guard let locale = StoreLocale.resolving(name) else {
          throw invocation.usageError(
            .invalidValue(
              name, for: "--locale", expected: "a locale of the App Store, such as en-US",
              suggestion: StoreLocale.nearest(to: name)?.code))
        }
        return locale
      }
      let loaded = try CatalogFile(contentsOf: invocation[catalog] ?? ".", search: CatalogSearch(invocation))
      let content = loaded.document.catalog
      try loaded.requireReadable(on: invocation.console)
      if invocation[coverage] {
        guard invocation[format] != "ids" else {
          throw invocation.usageError(.other("--coverage is a table or JSON, not IDs"))
        }
        let coverage = try measured(loaded)
        if coverage.otherLocales > 0 {
          invocation.console.writeErrorLine("note: \(coverage.otherLocales) further locales are not shown")
        }
        invocation.console.write(
          invocation[format] == "json"
            ? CoverageText.json(coverage) : CoverageText.table(coverage, fitting: invocation.console.terminalColumns))
        return .success
      }
      switch invocation[format] {
      case "json": invocation.console.write(CatalogJSON.text(of: content.products, in: content))
      case "ids": for product in content.products { invocation.console.writeLine(product.productID) }
      default: invocation.console.write(table(of: content, locale: wanted).text(on: invocation.console))
      }
      return .success
    })

  /// The coverage of a catalog, with the limits of its configuration.
  private static func measured(_ loaded: CatalogFile) throws -> Coverage {
    var run = LintRun()
    run.only = [Coverage.rule]
    run.ignoresBaselines = true
    return Coverage(
      of: loaded.document.catalog, report: try run.lint([loaded]).report, limits: try run.profile(for: loaded))
  }

  private static func table(of catalog: Catalog, locale: StoreLocale?) -> TextTable {
    let primary = catalog.app.primaryStoreLocale
    var table = TextTable(header: ["PRODUCT ID", "TYPE", "PRICE", "LOCALES", "TITLE"], rows: [])
    table.trailing = [3]
    for product in catalog.products {
      table.rows.append([
        product.productID, catalog.composition(of: product)?.rawValue ?? product.type?.rawValue ?? "–",
        CatalogText.price(of: product, in: catalog),
        String(product.localizations.count), CatalogText.title(of: product, in: [locale, primary]),
      ])
    }
    return table
  }
}
