import AppStoreReference
import CatalogFormats
import CommandLayer
import ForeignFormats
import Shopkeeper

/// `shopkeeper export`: writes a catalog in a format for other tools.
enum ExportCommand {
  private static let catalog = Argument(
    optional: "CATALOG", of: .file(placeholder: "CATALOG"),
    help: "A catalog in any readable format, or the folder of one; by default this folder; not with --revision")
  private static let format = Option(
    required: "format", short: "f", of: .choice(FormatChoice.written), help: "The format to write")
  private static let output = Option(
    "output", short: "o", of: .file(), help: "The file to write; - or nothing for standard output")
  static let locale = Option(
    repeating: "locale", of: FormatChoice.locale, separatedByCommas: true,
    help: "Write only the texts of these locales, in a table beside those to translate from")

  static let onlyReady = Flag(
    "only-ready", help: "Leave out the products that are not ready to submit, and name the first on standard error")
  private static let from = Option(
    "from", of: .choice(FormatChoice.read), help: "The format of CATALOG, when it can't be detected")

  private static let packageName = Option(
    "package-name", of: PlayOptions.packageName,
    help: "The package of the Android app, with --format google-play; by default the bundle ID")
  private static let regionsVersion = Option(
    "regions-version", of: PlayOptions.regionsVersion,
    help: "The version of Google's regions, with --format google-play or gpp-4.2; by default the newest one known")

  static let command = Command(
    "export", abstract: "Write a catalog in another format",
    discussion: """
      The output has the same bytes on every run. Losses are counted on standard error, and listed \
      in full with --loss-report. A catalog that can't be read in full is not exported; \
      "shopkeeper lint" shows why. "shopkeeper formats" lists the formats, and "shopkeeper formats \
      FORMAT" lists what one of them can hold.

      An existing file in the same format is replaced atomically; a StoreKit configuration and a \
      Transporter package keep their own data. A file that is not an export of this catalog in the format \
      is only replaced with --force. A catalog file is never replaced, nor are files that the catalog refers \
      to. Exits with 1 when the catalog can't be exported, and with --fail-on-loss when something would be \
      lost.

      With --format asc and --against, only the requests are written that bring the store to what the \
      catalog says, given the answers in a folder: those that "asc apply" would send. What can't be \
      done, or has to be decided first, is an error; the other requests are written nevertheless.
      """,
    arguments: [catalog],
    options: [
      format, output, locale, onlyReady, from, ExportRun.lossReport, ExportRun.failOnLoss, ExportRun.force,
      StoredCatalog.revision, StoreOptions.store, StoreOptions.app, StorePlanning.against, packageName, regionsVersion,
    ] + StorePlanning.decisions + SearchOptions.all,
    examples: [
      Example(
        "shopkeeper export Catalogs/GoldRush --format storekit -o GoldRush.storekit",
        help: "Make a StoreKit configuration for Xcode"),
      Example(
        "shopkeeper export Catalogs/GoldRush --format product-ids-plist -o ProductIDs.plist",
        help: "Make the list that an app embeds"),
      Example(
        "shopkeeper export Catalogs/GoldRush -f xliff --locale ja -o ja.xliff",
        help: "Extract the texts for a translator; \"shopkeeper import\" takes them back"),
      Example(
        "shopkeeper export Catalogs/GoldRush -f asc --only-ready --fail-on-loss -o requests.json",
        help: "Make App Store Connect's requests in a pipeline"),
      Example(
        "shopkeeper export -f asc --against answers -o requests.json",
        help: "Make only those that the store needs, by the answers of \"asc pull --save-answers\""),
      Example(
        "shopkeeper export -f google-play --package-name com.example.android -o play.json",
        help: "Make the requests that create the products in Google Play"),
      Example(
        "shopkeeper export --revision 41 -f json | sha256sum",
        help: "Compare a published revision with the digest that \"store history\" shows"),
    ],
    action: { invocation in
      let loaded = try StoredCatalog.file(
        invocation, at: invocation[catalog],
        format: invocation[from].flatMap { CatalogFormatRegistry.format(named: $0) })
      invocation.console.keep(loaded)
      try loaded.requireWhole(on: invocation.console)
      loaded.reportWarnings(on: invocation.console, namesAll: invocation[ExportRun.lossReport])
      guard var format = CatalogFormatRegistry.format(named: invocation[format]) else { return .failure }
      if invocation[packageName] != nil || invocation[regionsVersion] != nil {
        let hasRegions = format.name == CatalogFormatRegistry.gradlePlayPublisher().name
        guard format.name == CatalogFormatRegistry.googlePlay().name || hasRegions && invocation[packageName] == nil
        else {
          throw invocation.usageError(
            .other(
              invocation[packageName] == nil
                ? "--regions-version is for --format google-play or gpp-4.2"
                : "--package-name is for --format google-play alone"))
        }
        var settings = PlaySettings()
        settings.packageName = invocation[packageName]
        settings.regionsVersion = invocation[regionsVersion] ?? settings.regionsVersion
        format =
          hasRegions
          ? CatalogFormatRegistry.gradlePlayPublisher(settings) : CatalogFormatRegistry.googlePlay(settings)
      }
      if let answers = invocation[StorePlanning.against] {
        return try PlannedExport(loaded, as: format, against: answers, invocation).write(to: invocation[output])
      }
      try PlannedExport.refuseDecisions(invocation)
      let chosen = invocation[locale].compactMap { StoreLocale.resolving($0) }
      let written = loaded.document.catalog.writtenLocales
      for locale in chosen where !written.contains(locale) && !format.isForTranslators {
        invocation.console.writeErrorLine("warning: no product has texts in \(locale.code)")
      }
      var run = ExportRun(
        format: format, output: invocation[output], namesLosses: invocation[ExportRun.lossReport],
        failsOnLoss: invocation[ExportRun.failOnLoss], replacesAnything: invocation[ExportRun.force])
      var catalog = loaded.document.catalog
      if invocation[onlyReady] {
        catalog = try ReadyProducts(of: loaded).catalog(
          naming: invocation.console, all: invocation[ExportRun.lossReport])
      }
      if !format.isForTranslators {
        if let source = catalog.app.primaryStoreLocale, !chosen.isEmpty, !chosen.contains(source) {
          run.translated = (catalog.limited(to: Set(chosen), after: source), source)
        }
        catalog = catalog.limited(to: Set(chosen))
      } else if !chosen.isEmpty {
        catalog.app.locales = chosen.map(\.code)
      }
      return try run.run(catalog, from: loaded, on: invocation.console)
    })
}
