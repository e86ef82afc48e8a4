import CatalogFormats
import CommandLayer
import ForeignFormats

/// `shopkeeper formats`: lists the formats and the fields that each can hold.
enum FormatsCommand {
  private static let name = Argument(
    optional: "FORMAT", of: .choice(FormatChoice.all),
    help: "Show what this format can hold; by default list all formats")
  private static let format = OutputFormat.table

  static let command = Command(
    "formats", abstract: "List the formats that can be read and written",
    discussion: """
      A format is detected from the extension of a file and from its contents; the first format \
      with an extension is the one that "convert" writes. With FORMAT, shows which fields of a \
      catalog the format can hold, which only in part, and which not at all, determined by writing \
      a catalog that has all of them.
      """,
    arguments: [name], options: [format],
    examples: [
      Example("shopkeeper formats", help: "List all formats"),
      Example("shopkeeper formats csv", help: "Show what a spreadsheet can hold"),
      Example(
        "shopkeeper formats --format json | jq -r '.[] | select(.writes).name'",
        help: "List the formats that can be written, for a script"),
    ],
    action: { invocation in
      let isJSON = invocation[format] == "json"
      guard let chosen = invocation[name].flatMap({ CatalogFormatRegistry.format(named: $0) }) else {
        invocation.console.write(
          isJSON ? FormatsText.json : FormatsText.table(fitting: invocation.console.terminalColumns))
        return .success
      }
      invocation.console.write(isJSON ? FormatsText.json(of: chosen) : FormatsText.text(of: chosen))
      return .success
    })
}
