import CatalogFormats
import CommandLayer

/// `shopkeeper diff`: what changed between two catalogs, and what that leads to.
enum DiffCommand {
  private static let old = Argument(
    "OLD", of: .file(placeholder: "OLD"),
    help: "The earlier catalog, in any format that is read, or git's REVISION:PATH")
  private static let new = Argument(
    "NEW", of: .file(placeholder: "NEW"), help: "The later one, named the same way")
  private static let format = Option(
    "format", short: "f",
    of: .choice([
      Candidate("text", help: "for people"), Candidate("json", help: "for programs"),
      Candidate("markdown", help: "a changelog"),
    ]), default: "text", help: "What to print")

  static let command = Command(
    "diff", abstract: "Show what changed between two catalogs, and what that leads to",
    discussion: """
      Products are matched by their IDs, values by their fields, whatever the formats: a catalog \
      can be compared with a .storekit file. A name such as HEAD:Catalogs/GoldRush/catalog.yml is that \
      of a file in a revision that git keeps. Ends with 1 when there are differences.
      """,
    arguments: [old, new], options: [format],
    examples: [
      Example("shopkeeper diff old.yml catalog.yml", help: "Compare two files"),
      Example(
        "shopkeeper diff HEAD:catalog.yml catalog.yml", help: "See what is not committed yet"),
      Example(
        "shopkeeper diff old.yml catalog.yml --format markdown", help: "Write a changelog"),
    ],
    action: { invocation in
      let catalogs = try [invocation[old], invocation[new]].map { path in
        try ComparedCatalog.read(path, on: invocation.console)
      }
      let report = DifferenceReport(from: catalogs[0], to: catalogs[1])
      switch invocation[format] {
      case "json": invocation.console.write(DifferenceJSON.text(report))
      case "markdown": invocation.console.write(DifferenceMarkdown.text(report))
      default: invocation.console.write(DifferenceText.text(report))
      }
      return report.isEmpty ? .success : .findings
    })
}
