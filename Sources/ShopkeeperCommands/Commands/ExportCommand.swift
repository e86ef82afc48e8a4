import AppStoreReference
import CatalogFormats
import CommandLayer
import SourceSyntax

/// `shopkeeper export`: a catalog in a format that something else reads.
enum ExportCommand {
  private static let catalog = Argument(
    "CATALOG", of: .file(placeholder: "CATALOG"),
    help: "A catalog in any format that is read, or the folder of one")
  private static let format = Option(
    required: "format", short: "f", of: .choice(FormatChoice.written),
    help: "The format to write")
  private static let output = Option(
    "output", short: "o", of: .file(), help: "The file to write; by default standard output")
  private static let locale = Option(
    repeating: "locale", of: FormatChoice.locale, separatedByCommas: true,
    help: "Write the texts of these locales only")

  private static let onlyReady = Flag(
    "only-ready",
    help: "Leave out the products that are not ready to submit, and name them on standard error")

  static let command = Command(
    "export", abstract: "Write a catalog in another format",
    discussion: """
      The output is the same bytes on every run. What the format can't carry is counted on standard \
      error, in full with --loss-report. A catalog that can't be read in full is not exported; \
      "shopkeeper lint" shows why. "shopkeeper formats" lists the formats and what each carries.
      """,
    arguments: [catalog],
    options: [format, output, locale, onlyReady, ExportRun.lossReport, ExportRun.failOnLoss],
    examples: [
      Example(
        "shopkeeper export Catalogs/GoldRush --format storekit -o GoldRush.storekit",
        help: "Make a StoreKit configuration for Xcode"),
      Example(
        "shopkeeper export Catalogs/GoldRush --format product-ids-plist -o ProductIDs.plist",
        help: "Make the list that an app embeds"),
    ],
    action: { invocation in
      let loaded = try CatalogFiles.loadOne(invocation[catalog])
      try CatalogFiles.requireWhole(loaded)
      guard let format = CatalogFormatRegistry.format(named: invocation[format]) else {
        return .failure
      }
      let locales = Set(invocation[locale].compactMap { StoreLocale.resolving($0) })
      let run = ExportRun(
        format: format, output: invocation[output], namesLosses: invocation[ExportRun.lossReport],
        failsOnLoss: invocation[ExportRun.failOnLoss])
      var catalog = loaded.document.catalog
      if invocation[onlyReady] {
        catalog = try ReadyProducts(of: loaded).catalog(naming: invocation.console)
      }
      return try run.run(catalog.limited(to: locales), from: loaded, on: invocation.console)
    })
}
