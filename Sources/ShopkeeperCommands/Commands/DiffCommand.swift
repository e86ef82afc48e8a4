import Basics
import CatalogFormats
import CatalogModel
import CommandLayer
import ForeignFormats

/// `shopkeeper diff`: shows what changed between two catalogs, and the consequences.
enum DiffCommand {
  private static let old = Argument(
    "OLD", of: .file(placeholder: "OLD"),
    help:
      "The earlier catalog: a file in any readable format, REVISION:PATH in git, the number of a published revision, or -"
  )
  private static let new = Argument(
    "NEW", of: .file(placeholder: "NEW"), help: "The later catalog, in the same notation")
  private static let format = OutputFormat.option(
    Candidate("text", help: "for people"), Candidate("json", help: "for programs"),
    Candidate("markdown", help: "a changelog"))
  private static let fromOld = Option(
    "from-old", of: .choice(FormatChoice.read), help: "The format of OLD, when it can't be detected")
  private static let fromNew = Option(
    "from-new", of: .choice(FormatChoice.read), help: "The format of NEW, when it can't be detected")

  static let command = Command(
    "diff", abstract: "Show what changed between two catalogs, and the consequences",
    discussion: """
      Products are matched by their IDs and values by their fields. Files in different formats are \
      compared by what both can hold, so that a catalog doesn't differ from its own export; what is \
      not compared is named on standard error. Prices are the same when they are in every \
      storefront. A folder of saved responses of the App Store Connect API is read as one file, and \
      one of "asc pull --save-answers" as the catalog that it was pulled into. A name such as HEAD:Catalogs/GoldRush/catalog.yml refers to a file in a git revision, and a \
      number to a revision that was published to the store.

      The consequences at the store are listed below a difference, with an exclamation mark: what \
      can't be changed, what is gone for good, which prices need the consent of subscribers.

      Exits with 0 without differences, 1 when there are any, 2 when the command line is \
      invalid, 3 when a catalog can't be read in full.
      """,
    arguments: [old, new],
    options: [format, fromOld, fromNew] + ColumnMapChoice.options + [StoreOptions.store, StoreOptions.app],
    examples: [
      Example("shopkeeper diff old.yml catalog.yml", help: "Compare two files"),
      Example("shopkeeper diff HEAD:catalog.yml catalog.yml", help: "See what is not committed yet"),
      Example("shopkeeper diff 41 catalog.yml", help: "See what publishing would change"),
      Example(
        "shopkeeper diff v1.0:catalog.yml catalog.yml --format markdown", help: "Write a changelog since a release"),
      Example(
        "shopkeeper diff HEAD:catalog.yml catalog.yml --format json "
          + "| jq -r '.differences[] | select(.kind == \"removed\").key'", help: "List removed products for a script"),
    ],
    action: { invocation in
      if invocation[old] == "-", invocation[new] == "-" {
        throw invocation.usageError(.other("OLD and NEW are both standard input, which can be read once"))
      }
      let columns = try ColumnMapChoice.map(invocation, near: [invocation[new], invocation[old]])
      let catalogs = try ComparedCatalog.read(
        [(invocation[old], invocation[fromOld]), (invocation[new], invocation[fromNew])].map {
          ($0, $1.flatMap { CatalogFormatRegistry.format(named: $0) })
        }, columns: columns, for: invocation)
      let compared = CatalogComparison(from: catalogs[0], to: catalogs[1])
      if !compared.uncompared.isEmpty {
        invocation.console.writeErrorLine(
          "note: only one of the formats can hold these, so they are not compared: "
            + compared.uncompared.joined(separator: ", "))
      }
      let report = DifferenceReport(from: compared.old, to: compared.new)
      switch invocation[format] {
      case "json": invocation.console.write(DifferenceJSON.text(report))
      case "markdown": invocation.console.write(DifferenceMarkdown.text(report))
      default: invocation.console.write(DifferenceText.text(report))
      }
      offerRetiring(from: compared.old, to: compared.new, invocation)
      return report.isEmpty ? .success : .findings
    })

  /// Prints the command that retires the IDs that only the earlier catalog has.
  private static func offerRetiring(from earlier: Catalog, to later: Catalog, _ invocation: Invocation) {
    let file = invocation[new]
    // A published revision has a store, and its ledger knows what is gone.
    guard FileSystem.kind(file) != nil, Int(decimal: invocation[old].utf8) == nil,
      invocation[old] != StandardStream.name, invocation[fromOld] == nil,
      earlier.app.bundleID == nil || later.app.bundleID == nil || earlier.app.bundleID == later.app.bundleID,
      later.facets.contains(.bundleID)
    else { return }
    let known = Set((later.products.map(\.productID) + later.retired).map { ExactText($0) })
    let gone = earlier.products.filter { !known.contains(ExactText($0.productID)) }
    guard !gone.isEmpty else { return }
    let ids = gone.count == 1 ? "the ID that is gone" : "the \(gone.count) IDs that are gone"
    let command = ShellWord.command("lint", file, "--against", invocation[old], "--fix")
    invocation.console.writeErrorLine("note: \"\(command)\" adds \(ids) to \"retired\"")
  }
}
