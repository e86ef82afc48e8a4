import Basics
import CatalogFormats
import CatalogModel
import CatalogStore
import CommandLayer
import ForeignFormats
import Shopkeeper
import SourceSyntax

/// `shopkeeper store ledger import`: enters a team's existing records of its product IDs.
enum LedgerImportCommand {
  private static let files = Argument(
    oneOrMore: "FILE", of: .file(placeholder: "FILE"),
    help: "Catalogs in any readable format, or lists with one product ID per line")
  private static let usesGit = Flag("git", help: "Read every version of the files in the history of git")
  private static let asRetired = Flag(
    "as-retired", help: "Retire the IDs; with --git, those that the newest version doesn't have")
  private static let reason = Option(
    "reason", of: .text("TEXT"), default: "imported as retired", help: "Why they are retired")

  static let command: Command = Command(
    "import", abstract: "Enter product IDs that were used before there was a store",
    discussion: """
      The files are what App Store Connect or another tool exported, in any format that \
      "shopkeeper formats" lists as readable, or texts with one ID per line. IDs that a catalog lists \
      under "retired" are retired. Types, groups and periods are entered as far as the files know \
      them; what contradicts the ledger is refused, and nothing is imported then.
      """,
    arguments: [files], options: [usesGit, asRetired, reason, StoreOptions.author],
    examples: [
      Example(
        "shopkeeper store ledger import products.json --app com.example.goldrush",
        help: "Enter what App Store Connect's API returned"),
      Example(
        "shopkeeper store ledger import deleted.txt --as-retired --reason \"deleted in 2024\"",
        help: "Retire the IDs of a list"),
      Example(
        "shopkeeper store ledger import --git Catalogs/GoldRush/catalog.yml",
        help: "Enter every ID that was ever in the catalog"),
    ], action: run)

  /// The IDs of one app, as files know them.
  private struct Known {
    var bundleID: String?
    var products: [LedgerProduct] = []
    var retired: [String] = []
    /// The IDs that are in the newest version of the files.
    var current: Set<ExactText> = []

    mutating func add(_ catalog: Catalog, isCurrent: Bool) {
      bundleID = bundleID ?? catalog.app.bundleID
      products += catalog.products.map { LedgerProduct($0, in: catalog) }
      retired += catalog.retired
      if isCurrent { current.formUnion(catalog.products.map { ExactText($0.productID) }) }
    }
  }

  private static func run(_ invocation: Invocation) async throws -> ExitCode {
    var known = Known()
    for path in invocation[files] {
      if invocation[usesGit] { try readHistory(of: path, into: &known) } else { try read(path, into: &known) }
    }
    var retired = known.retired
    if invocation[asRetired] {
      retired += known.products.map(\.id).filter { !invocation[usesGit] || !known.current.contains(ExactText($0)) }
    }
    let author = try Author.name(invocation)
    let store = try StoreOptions.open(invocation, for: .create)
    let apps = try StoreOptions.run { () throws(StoreFailure) in try store.apps() }
    guard let app = invocation[StoreOptions.app] ?? known.bundleID ?? (apps.count == 1 ? apps.first : nil) else {
      throw invocation.usageError(.other("the files don't name their app; give it with --app"))
    }
    do throws(StoreFailure) {
      let outcome = try store.importLedger(
        known.products, retired: unique(retired), of: app, reason: invocation[reason], author: author)
      StoreOptions.report(
        "ledger of \(app): \(outcome.added) added, \(outcome.completed) completed, "
          + "\(outcome.retired) retired, \(outcome.known) known already",
        [
          "app": .text(app), "added": .integer(outcome.added), "completed": .integer(outcome.completed),
          "retired": .integer(outcome.retired), "known": .integer(outcome.known),
        ], invocation)
      return .success
    } catch {
      PublishedCatalogs.report(error.violations, in: nil, on: invocation.console)
      throw Failure(error.description, exitCode: error.kind == .refused ? .findings : .failure)
    }
  }

  private static func unique(_ ids: [String]) -> [String] {
    var seen: Set<ExactText> = []
    return ids.filter { seen.insert(ExactText($0)).inserted }
  }

  private static func read(_ path: String, into known: inout Known) throws {
    let source = try StandardStream.source(at: path)
    if let format = try? CatalogFormatRegistry.reader(for: ParsedFile(source)), format.read != nil {
      let loaded = try CatalogFile.read(path)
      try loaded.requireWhole()
      known.add(loaded.document.catalog, isCurrent: true)
      return
    }
    let ids = String(decoding: source.bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map {
      String($0.filter { !$0.isWhitespace })
    }.filter { !$0.isEmpty && !$0.hasPrefix("#") }
    if let wrong = ids.first(where: { ProductIDForm.firstRefused(in: $0, isLegacy: true) != nil }) {
      throw Failure(
        "\"\(path)\" is neither a catalog nor a list of product IDs: \"\(wrong.prefix(60))\" is not " + "an ID")
    }
    known.products += ids.map { LedgerProduct(id: $0) }
    known.current.formUnion(ids.map { ExactText($0) })
  }

  /// Reads every version of a file that git has, the newest first; versions that can't be read in full
  /// add the readable part.
  private static func readHistory(of path: String, into known: inout Known) throws {
    // An ID that is left out could be given to another product: entering none is better than a part.
    let history = try GitHistory(of: path, for: "--git", mostVersions: 100_000, longest: .seconds(600))
    let cut = Failure("the history of \"\(path)\" is too long to be read in ten minutes, or in 100,000 versions")
    guard !history.isShallow else {
      throw Failure(
        "the history of \"\(path)\" ends early, because the repository is a shallow clone; \"git fetch "
          + "--unshallow\" gets the rest")
    }
    var isCurrent = true
    var seen: Set<String> = []
    var contents = history.versions.flatMap { version in [version.blob, version.before].map { (version, $0) } }
    if let newest = history.versions.first { contents.insert((newest, history.head), at: 0) }
    for (version, blob) in contents {
      guard !history.isLate else { throw cut }
      guard let blob, seen.insert(blob).inserted else { continue }
      guard let bytes = try history.bytes(of: blob) else {
        throw Failure(
          "git can't read \"\(path)\" in commit \(version.commit.prefix(10)), so its product IDs would be missing from "
            + "the ledger; \"git fsck\" says what the repository lacks")
      }
      known.add(CatalogReading.read(SourceFile(name: path, bytes: bytes)).catalog, isCurrent: isCurrent)
      isCurrent = false
    }
    guard !history.isCut else { throw cut }
    guard !isCurrent else { throw Failure("git has no version of \"\(path)\"") }
  }
}
