import CatalogFormats
import CommandLayer
import Shopkeeper
import SourceSyntax

/// `shopkeeper convert`: from one format to another.
enum ConvertCommand {
  private static let input = Argument(
    "IN", of: .file(placeholder: "IN"),
    help: "A file of any format that is read, the folder of one catalog, or -")
  private static let output = Argument(
    "OUT", of: .file(placeholder: "OUT"), help: "The file to write; - for standard output")
  private static let from = Option(
    "from", of: .choice(FormatChoice.read),
    help: "The format of IN, when its name and contents don't tell")
  private static let to = Option(
    "to", of: .choice(FormatChoice.written), help: "The format of OUT, when its name doesn't tell")

  static let command = Command(
    "convert", abstract: "Convert a file from one format to another",
    discussion: """
      The format of IN is told by its name and contents, that of OUT by its extension. What OUT \
      can't carry is counted on standard error, and what seems wrong in IN is named there. A \
      Transporter package is a folder that ends in .itmsp, of products for gradle-play-publisher \
      any folder. A StoreKit configuration that is there already keeps its identifiers and \
      settings, and the key that signs offers, which is never copied into another file; a catalog \
      file that is there already is not replaced, since "shopkeeper import --into" merges into it, \
      and a file of something else only with --force.

      A configuration's identifiers and settings for tests are no part of a catalog: notes tell that \
      they stay behind, and --fail-on-loss does not count them. Ends with 1 when IN can't be read in \
      full, and with --fail-on-loss when something would be lost.
      """,
    arguments: [input, output],
    options: [from, to, ExportRun.lossReport, ExportRun.failOnLoss, ExportRun.force],
    examples: [
      Example("shopkeeper convert App.storekit catalog.yml", help: "Go from Xcode's file to YAML"),
      Example(
        "shopkeeper convert catalog.yml App.storekit", help: "And back, into the same file"),
      Example("shopkeeper convert catalog.yml products.csv", help: "Hand out a spreadsheet"),
      Example(
        "shopkeeper convert - - --from unity --to csv --fail-on-loss",
        help: "Go between two programs, and lose nothing"),
    ],
    action: { invocation in
      let source = try CatalogFile(
        contentsOf: invocation[input],
        format: invocation[from].flatMap { CatalogFormatRegistry.format(named: $0) })
      try source.requireWhole()
      source.reportWarnings(on: invocation.console)
      let path = invocation[output]
      let format =
        try invocation[to].flatMap { CatalogFormatRegistry.format(named: $0) }
        ?? FormatChoice.format(forOutput: path)
      let run = ExportRun(
        format: format, output: path == "-" ? nil : path,
        namesLosses: invocation[ExportRun.lossReport],
        failsOnLoss: invocation[ExportRun.failOnLoss],
        replacesAnything: invocation[ExportRun.force])
      return try run.run(source.document.catalog, from: source, on: invocation.console)
    })
}
