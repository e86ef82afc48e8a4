import Basics
import CatalogEditing
import CatalogFormats
import CatalogModel
import CommandLayer
import Shopkeeper
import SourceSyntax

/// `shopkeeper import`: takes what another file says into a catalog.
enum ImportCommand {
  private static let file = Argument(
    "FILE", of: .file(placeholder: "FILE"),
    help: "A file of any format that is read, the folder of one catalog, or -")
  private static let into = Option(
    "into", of: .file(extensions: ["yml", "yaml"], placeholder: "CATALOG"),
    help: "The catalog file that takes it; without it, a new one is made")
  private static let output = Option(
    "output", short: "o", of: .file(extensions: ["yml", "yaml"]),
    help: "Where to write a new catalog; by default standard output")
  private static let from = Option(
    "from", of: .choice(FormatChoice.read),
    help: "The format of FILE, when its name and contents don't tell")
  private static let overwrite = Flag(
    "overwrite", help: "Where both say something and differ, take what FILE says")
  private static let bundleID = Option(
    "bundle-id", of: .text("ID"), help: "The app's bundle ID, for a new catalog")

  static let command = Command(
    "import", abstract: "Take the products of another file into a catalog",
    discussion: """
      With --into, products are matched by their IDs. New ones are added, values that the catalog \
      lacks are written where they belong, and what only the catalog has stays, comments and layout \
      included, also where the file has an empty cell. Where both say something and differ, the \
      catalog stays as it is and the conflict is listed; --overwrite takes the file's value. A product \
      never becomes one of another type or group, a retired ID never comes back, and suppressions are \
      not taken over. A text that a template fills stays the template's.

      What a catalog has no place for is counted on standard error, in full with --loss-report. \
      Tells with + what is added, ~ what is changed, ! what is in conflict. Ends with 1 when \
      conflicts are left, or when the file can't be read in full.
      """,
    arguments: [file],
    options: [into, output, from, overwrite, bundleID, EditedCatalog.dryRun, ExportRun.lossReport],
    examples: [
      Example("shopkeeper import App.storekit -o catalog.yml", help: "Begin a catalog"),
      Example(
        "shopkeeper import App.storekit --into catalog.yml --dry-run",
        help: "See what a file would bring"),
      Example(
        "shopkeeper import products.csv --into catalog.yml --overwrite",
        help: "Take over what was edited in a spreadsheet"),
    ],
    action: { invocation in
      if invocation[into] == "-", invocation[file] == "-" {
        throw invocation.usageError(
          .other("FILE and CATALOG are both standard input, which can be read once"))
      }
      for (option, isGiven) in [
        ("--overwrite", invocation[overwrite]), ("--dry-run", invocation[EditedCatalog.dryRun]),
      ] where isGiven && invocation[into] == nil {
        throw invocation.usageError(.other("\(option) needs the catalog that is named with --into"))
      }
      let loaded = try CatalogFile(
        contentsOf: invocation[file],
        format: invocation[from].flatMap { CatalogFormatRegistry.format(named: $0) })
      try loaded.requireWhole()
      loaded.reportWarnings(on: invocation.console)
      let leftovers = LossReport(
        loaded.document.leftovers, of: loaded.document.catalog, in: loaded)
      for line in invocation[ExportRun.lossReport] ? leftovers.lines : leftovers.counts {
        invocation.console.writeErrorLine(line)
      }
      if let path = invocation[into] {
        if invocation[output] != nil {
          throw invocation.usageError(.other("--into and --output can't both be given"))
        }
        return try merge(loaded, into: path, invocation)
      }
      if let id = invocation[bundleID], !NewCatalog.isBundleID(id) {
        throw invocation.usageError(
          .invalidValue(
            id, for: "--bundle-id", expected: "a bundle ID such as com.example.app",
            suggestion: nil))
      }
      let bytes = try NewCatalog.bytes(
        from: loaded, bundleID: invocation[bundleID], name: nil,
        in: invocation[output].map(Path.folder(of:)))
      if let path = invocation[output], path != "-" {
        try OutputFile.write(bytes, to: path, replacing: false)
        invocation.console.writeErrorLine("wrote \(path); \"shopkeeper lint \(path)\" checks it")
      } else {
        invocation.console.write(bytes)
      }
      return .success
    })

  private static func merge(
    _ loaded: CatalogFile, into path: String, _ invocation: Invocation
  ) throws -> ExitCode {
    var edited = try EditedCatalog(path)
    var incoming = ImportedImages(
      of: loaded, into: edited.catalog, in: edited.loaded.folder
    ).catalog
    if let other = incoming.app.bundleID, let own = edited.catalog.app.bundleID, other != own {
      throw Failure(
        "\"\(loaded.name)\" is of another app: \"\(other)\", not \"\(own)\"", exitCode: .findings)
    }
    incoming.groupLooseSubscriptions()
    var merge = CatalogMerge(
      incoming, into: edited.draft, overwriting: invocation[overwrite])
    try edited.edit(invocation) { (draft) throws(CatalogEditFailure) in
      try merge.run()
      draft = merge.draft
    }
    let account = merge.account
    let code = try edited.finish(invocation) { _ in account.text }
    return code == .success && !account.conflicts.isEmpty ? .findings : code
  }
}
