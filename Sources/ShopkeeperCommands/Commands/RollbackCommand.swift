import Basics
import CatalogFormats
import CatalogLint
import CatalogModel
import CatalogStore
import CommandLayer
import ForeignFormats
import Shopkeeper
import SourceSyntax

/// `shopkeeper store rollback`: publishes the content of an earlier revision again.
enum RollbackCommand {
  private static let revision = Argument(
    "REVISION", of: .integer(1 ... .max), help: "The number of the revision to go back to")
  private static let message = Option(
    "message", short: "m", of: .text("TEXT"),
    help: "What the new revision is about; by default which one it goes back to")
  private static let strict = Flag("strict", help: "Refuse content in which the linter finds errors or warnings")
  private static let force = Flag(
    "force", help: "Publish a revision without any product, if all of those in REVISION were retired since")
  private static let dryRun = StoreOptions.dryRun

  static let command = Command(
    "rollback", abstract: "Publish the content of an earlier revision again",
    discussion: """
      The content becomes a new revision: nothing that was published is removed. What was published \
      once may be published again: what the linter finds by today's rules, without those about \
      images, which are not in the store, is only shown, apart from what a baseline has. A product \
      that was retired since then can't come back; it is left out and named.

      A channel that others follow, such as production, still points to what it was set to: \
      "shopkeeper store channel set production REVISION" with the new revision makes it live. Apps refuse \
      a revision that is older than the one they have, so that the way back is a new one.
      """,
    arguments: [revision],
    options: [
      StoreOptions.app, message, StoreOptions.author, strict, force, dryRun, ConfigurationChoice.file,
      StoreOptions.store,
      StoreOptions.format,
    ], examples: [Example("shopkeeper store rollback 40", help: "Go back to a revision")], action: run)

  private static func run(_ invocation: Invocation) async throws -> ExitCode {
    let number = invocation[revision]
    let author = try Author.name(invocation)
    let store = try StoreOptions.open(invocation, for: invocation[dryRun] ? .read : .write)
    let app = try StoreOptions.app(invocation, in: store)
    let old = try StoreOptions.revision(number, of: app, in: store)
    let rollback = try StoreOptions.run { () throws(StoreFailure) in try store.rollback(to: old) }
    guard try passes(rollback, of: old, invocation) else {
      invocation.console.writeErrorLine("nothing was published")
      return .findings
    }
    let publication = Publication(
      app: app, author: author, message: invocation[message] ?? defaultMessage(number, rollback), commit: old.commit)
    do throws(StoreFailure) {
      let outcome = try store.publish(CanonicalContent(rollback.catalog), as: publication, isTrial: invocation[dryRun])
      if invocation[StoreOptions.format] == "json" {
        let value = PublishText.value(outcome, isTrial: invocation[dryRun], leftOut: rollback.leftOut.map(\.productID))
        invocation.console.write(value.jsonText)
      } else {
        invocation.console.writeLine(PublishText.line(outcome, isTrial: invocation[dryRun]))
      }
      return .success
    } catch {
      guard !error.violations.isEmpty else {
        throw Failure(error.description, exitCode: error.kind == .refused ? .findings : .failure)
      }
      PublishedCatalogs.report(error.violations, in: nil, on: invocation.console)
      invocation.console.writeErrorLine("nothing was published")
      return .findings
    }
  }

  private static func defaultMessage(_ number: Int, _ rollback: Rollback) -> String {
    let ids = rollback.leftOut.map(\.productID)
    return "roll back to revision \(number)" + (ids.isEmpty ? "" : " without " + ids.joined(separator: ", "))
  }

  /// Names the omitted products and the linter's findings on standard error; returns whether the content may be
  /// published.
  private static func passes(_ rollback: Rollback, of old: Revision, _ invocation: Invocation) throws -> Bool {
    let console = invocation.console
    for violation in rollback.leftOut { console.writeErrorLine("warning: left out: \(violation.message.english)") }
    guard invocation[force] || !rollback.catalog.products.isEmpty || rollback.leftOut.isEmpty else {
      console.writeErrorLine("error: revision \(old.number) has no other product; --force publishes it without any")
      return false
    }
    let outcome = try lint(rollback.catalog, of: old, invocation)
    let summary = outcome.report.summary
    let isFound = summary.errors + summary.warnings > 0
    PublishedCatalogs.show(outcome, atLeast: .warning, on: console)
    if isFound, !invocation[strict] {
      console.writeErrorLine("warning: revision \(old.number) was published before, and may be again as it is")
    }
    return !isFound || !invocation[strict]
  }

  /// Lints the content with the configuration of this folder and its baseline.
  private static func lint(_ catalog: Catalog, of old: Revision, _ invocation: Invocation) throws -> LintOutcome {
    let name = "\(old.app)@\(old.number).json"
    let document = CatalogReading.read(SourceFile(name: name, bytes: CanonicalContent(catalog).bytes))
    var lint = LintRun()
    lint.facets[name] = catalog.facets.subtracting(.screenshots)
    lint.configurations = ConfigurationChoice(path: invocation[ConfigurationChoice.file])
    lint.disabled = Set(LintRules.all.lazy.map { $0.description }.filter { $0.category == .image }.map(\.id))
    return try lint.lint([CatalogFile(name: name, folder: ".", format: "json", document: document)])
  }
}
