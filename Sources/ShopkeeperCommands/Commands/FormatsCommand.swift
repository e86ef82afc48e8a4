import CatalogFormats
import CommandLayer
import SourceSyntax

/// `shopkeeper formats`: what can be read and written, and what each format carries.
enum FormatsCommand {
  private static let name = Argument(
    optional: "FORMAT", of: .choice(FormatChoice.all),
    help: "Say what this format carries; by default list all")
  private static let format = Option(
    "format", short: "f", of: .choice(["table", "json"]), default: "table", help: "What to print")

  static let command = Command(
    "formats", abstract: "List the formats that are read and written",
    discussion: """
      A format is told by the extension of a file and by its contents; the first format of an \
      extension is the one that "convert" writes. With FORMAT, says which fields of a catalog the \
      format carries, which only in part, and which it does not, found by writing a catalog that has \
      them all.
      """,
    arguments: [name], options: [format],
    examples: [
      Example("shopkeeper formats", help: "See what there is"),
      Example("shopkeeper formats csv", help: "See what a spreadsheet carries"),
      Example(
        "shopkeeper formats --format json | jq -r '.[] | select(.writes).name'",
        help: "List the formats that are written, for a script"),
    ],
    action: { invocation in
      let isJSON = invocation[format] == "json"
      guard let chosen = invocation[name].flatMap({ CatalogFormatRegistry.format(named: $0) })
      else {
        invocation.console.write(isJSON ? FormatsText.json : FormatsText.table)
        return .success
      }
      invocation.console.write(isJSON ? FormatsText.json(of: chosen) : FormatsText.text(of: chosen))
      return .success
    })
}
