import CatalogFormats
import CommandLayer
import ForeignFormats
import Shopkeeper

/// `shopkeeper convert`: converts from one format to another.
enum ConvertCommand {
  private static let input = Argument(
    "IN", of: .file(placeholder: "IN"), help: "A file in any readable format, the folder of a catalog, or -")
  private static let output = Argument(
    "OUT", of: .file(placeholder: "OUT"), help: "The file to write; - for standard output")
  private static let from = Option(
    "from", of: .choice(FormatChoice.read), help: "The format of IN, when it can't be detected")
  private static let to = Option(
    "to", of: .choice(FormatChoice.written), help: "The format of OUT, when it can't be detected")

  static let command = Command(
    "convert", abstract: "Convert a file from one format to another",
    discussion: """
      The format of IN is detected from its name and contents, that of OUT from its extension. \
      Losses of the conversion are counted on standard error, along with warnings about IN. A \
      Transporter package is a folder that ends in .itmsp; for products of gradle-play-publisher, \
      any folder will do. An existing StoreKit configuration keeps its identifiers and settings, \
      and the key that signs offers, which is never copied into another file. An existing catalog \
      file is not replaced, since "shopkeeper import --into" merges into it; a file in another \
      format is only replaced with --force.

      A configuration's identifiers and settings for tests are not part of a catalog: notes report \
      that they are left out, and --fail-on-loss does not count them. Exits with 1 when IN can't \
      be read in full, and with --fail-on-loss when something would be lost.

      \(ColumnMapChoice.discussion)
      """,
    arguments: [input, output],
    options: [from, to] + ColumnMapChoice.options + [ExportRun.lossReport, ExportRun.failOnLoss, ExportRun.force],
    examples: [
      Example("shopkeeper convert App.storekit catalog.yml", help: "Convert Xcode's file to YAML"),
      Example("shopkeeper convert catalog.yml App.storekit", help: "And back, into the same file"),
      Example("shopkeeper convert catalog.yml products.csv", help: "Make a spreadsheet"),
      Example(
        "shopkeeper convert - - --from unity --to csv --fail-on-loss",
        help: "Convert in a pipeline, and fail if anything is lost"),
    ],
    action: { invocation in
      let source = try CatalogFile(
        contentsOf: invocation[input], format: invocation[from].flatMap { CatalogFormatRegistry.format(named: $0) },
        columns: ColumnMapChoice.map(invocation, near: [invocation[input]]), sheet: invocation[ColumnMapChoice.sheet])
      try ColumnMapChoice.requireTable(among: [source], invocation)
      try source.requireWhole(on: invocation.console)
      source.reportWarnings(on: invocation.console, namesAll: invocation[ExportRun.lossReport])
      source.reportEmptiness(on: invocation.console)
      let path = invocation[output]
      let format =
        try invocation[to].flatMap { CatalogFormatRegistry.format(named: $0) } ?? FormatChoice.format(forOutput: path)
      if !format.isForTranslators { try source.requireProducts("\"shopkeeper import --into\" merges them into one") }
      var run = ExportRun(
        format: format, output: path, namesLosses: invocation[ExportRun.lossReport],
        failsOnLoss: invocation[ExportRun.failOnLoss], replacesAnything: invocation[ExportRun.force])
      run.reportsFaults = true
      return try run.run(source.document.catalog, from: source, on: invocation.console)
    })
}
