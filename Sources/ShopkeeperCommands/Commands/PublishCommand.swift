import Basics
import CatalogStore
import CommandLayer
import Shopkeeper
import SourceSyntax

/// `shopkeeper publish`: records a linted catalog as a revision that never changes.
enum PublishCommand {
  private static let catalogs = Argument(
    zeroOrMore: "CATALOG", of: CatalogArgument.kind,
    help: "Catalogs, or folders to search for them, one for each app; by default this folder")
  private static let message = Option(
    "message", short: "m", of: .text("TEXT"), default: "", help: "What the revision is about")
  private static let allowWarnings = Flag("allow-warnings", help: "Count the linter's warnings instead of listing them")
  private static let strict = Flag("strict", help: "Refuse a catalog with warnings, too")
  private static let dryRun = StoreOptions.dryRun
  private static let bundleID = ServeOptions.bundleID

  static let command = Command(
    "publish", abstract: "Record a linted catalog as a revision that never changes",
    discussion: """
      Lints the catalog, checks every product ID against the ledger of the store, and records the \
      whole catalog as the next revision of its app, with the time, the author, the message and \
      the commit in git. Errors of the linter refuse it. What is already the newest revision isn't \
      published again, so that a failed run can simply be repeated.

      The ledger has every product ID that an app ever used: an ID that was retired, that another \
      app uses, or whose type, period or group would change is refused, because App Store Connect \
      never allows it either.

      Exits with 0 when the revision is in the store, 1 when the linter or the ledger refused it, 3 \
      when the store could not be used.
      """,
    arguments: [catalogs],
    options: [
      StoreOptions.store, message, StoreOptions.author, allowWarnings, strict, dryRun, bundleID,
      ConfigurationChoice.file,
      StoreOptions.format,
    ] + SearchOptions.all,
    examples: [
      Example(
        "shopkeeper publish Catalogs/GoldRush --store goldrush.store",
        help: "Publish one catalog; the store is created when it doesn't exist"),
      Example(
        "shopkeeper publish Catalogs --strict --message \"Summer sale\"",
        help: "Publish every catalog below a folder, in CI"),
      Example("shopkeeper publish Catalogs/GoldRush --dry-run", help: "See what would be published"),
    ], action: run)

  private static func run(_ invocation: Invocation) async throws -> ExitCode {
    if invocation[strict], invocation[allowWarnings] {
      throw invocation.usageError(.other("--strict and --allow-warnings contradict each other"))
    }
    var lint = LintRun()
    lint.configurations = ConfigurationChoice(path: invocation[ConfigurationChoice.file])
    let arguments = invocation[catalogs].isEmpty ? ["."] : invocation[catalogs]
    try StandardStream.requireOnce(arguments + [invocation[ConfigurationChoice.file]], .read, for: invocation)
    let found = try FoundCatalogs(arguments, by: CatalogSearch(invocation, by: lint.configurations))
    let paths = found.paths
    let published = try PublishedCatalogs(try paths.map { try found.file(at: $0) }, bundleID: invocation[bundleID])
    let folder = Path.folder(of: paths[0])
    let author = try Author.name(invocation, in: folder)
    let store = try open(invocation, near: folder)
    let warnings: PublishedCatalogs.Warnings =
      invocation[strict] ? .refused : invocation[allowWarnings] ? .counted : .shown
    guard try published.pass(lint, in: store, warnings: warnings, on: invocation.console) else {
      invocation.console.writeErrorLine("nothing was published")
      return .findings
    }
    guard let outcomes = try publish(published.entries, by: author, to: store, invocation) else { return .findings }
    report(outcomes, invocation)
    return .success
  }

  /// Opens the store; nil for a dry run with a store that doesn't exist yet.
  private static func open(_ invocation: Invocation, near folder: String) throws -> Store? {
    guard invocation[dryRun] else { return try StoreOptions.open(invocation, for: .create, near: folder) }
    if case .file(let path)? = try StoreOptions.configured(invocation, near: folder), FileSystem.kind(path) == nil {
      return nil
    }
    return try StoreOptions.open(invocation, for: .read, near: folder)
  }

  /// Publishes the catalogs; nil, after a report, when the ledger refused one.
  private static func publish(
    _ entries: [PublishedCatalogs.Entry], by author: String, to store: Store?, _ invocation: Invocation
  ) throws -> [PublishOutcome]? {
    let time = Timestamp.now
    let catalogs = entries.map { entry in
      let publication = Publication(
        app: entry.app, author: author, message: invocation[message],
        commit: Author.commit(of: entry.loaded.name, invocation), time: time)
      return (entry.content, publication)
    }
    do throws(StoreFailure) {
      // A dry run with a store that doesn't exist is one with an empty store.
      let target = if let store { store } else { try Store.inMemory() }
      return try target.publish(catalogs, isTrial: invocation[dryRun])
    } catch {
      guard !error.violations.isEmpty else {
        throw Failure(error.description, exitCode: error.kind == .refused ? .findings : .failure)
      }
      let refused = entries.first { $0.app == error.app }
      PublishedCatalogs.report(error.violations, in: refused?.loaded, on: invocation.console)
      invocation.console.writeErrorLine("nothing was published")
      return nil
    }
  }

  private static func report(_ outcomes: [PublishOutcome], _ invocation: Invocation) {
    let isTrial = invocation[dryRun]
    for outcome in outcomes {
      for id in outcome.returned {
        invocation.console.writeErrorLine("note: \"\(id)\" was in an earlier revision, was removed, and is back")
      }
    }
    guard invocation[StoreOptions.format] == "table" else {
      let list = outcomes.map { PublishText.value($0, isTrial: isTrial) }
      return invocation.console.write(OrderedValue.list(list).jsonText)
    }
    for outcome in outcomes { invocation.console.writeLine(PublishText.line(outcome, isTrial: isTrial)) }
  }
}

/// The report of publishing, for people and for programs.
enum PublishText {
  static func line(_ outcome: PublishOutcome, isTrial: Bool = false) -> String {
    let revision = outcome.revision
    if outcome.isUnchanged {
      return "revision \(revision.number) of \(revision.app) is this catalog already; nothing was " + "published"
    }
    let verb = isTrial ? "would publish" : "published"
    return "\(verb) revision \(revision.number) of \(revision.app), products: \(outcome.added) added, "
      + "\(outcome.changed) changed, \(outcome.removed) removed; content \(revision.content.short)"
  }

  /// - Parameter leftOut: The products that a rollback leaves out; nil for another publication.
  static func value(_ outcome: PublishOutcome, isTrial: Bool = false, leftOut: [String]? = nil) -> OrderedValue {
    [
      "published": .flag(!outcome.isUnchanged && !isTrial), "added": .integer(outcome.added),
      "changed": .integer(outcome.changed), "removed": .integer(outcome.removed), "leftOut": leftOut.map { .texts($0) },
      "revision": RevisionText.value(outcome.revision),
    ]
  }
}
