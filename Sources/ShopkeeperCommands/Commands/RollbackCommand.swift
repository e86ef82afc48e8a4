import CatalogLint
import CatalogModel
import CatalogStore
import CommandLayer
import Shopkeeper

/// `shopkeeper rollback`: publishes the content of an earlier revision again.
enum RollbackCommand {
  private static let revision = Argument(
    "REVISION", of: .integer(1 ... .max), help: "The number of the revision to go back to")
  private static let message = Option(
    "message", short: "m", of: .text("TEXT"),
    help: "What the new revision is about; by default which one it goes back to")
  private static let strict = Flag("strict", help: "Refuse content with warnings, too")
  private static let dryRun = Flag(
    "dry-run", help: "Check everything and say what would be published, but write nothing")

  static let command = Command(
    "rollback", abstract: "Publish the content of an earlier revision again",
    discussion: """
      The content becomes a new revision: nothing that was published is removed. It is linted with \
      today's rules, except those about images, which are not in the store, and checked against the \
      ledger: a product that was retired since then can't come back.

      A channel that others follow, such as production, still points to what it was set to: \
      "shopkeeper channel set production REVISION" with the new revision makes it live. Apps refuse \
      a revision that is older than the one they have, so that the way back is a new one.
      """,
    arguments: [revision],
    options: [
      StoreOptions.app, message, StoreOptions.author, strict, dryRun, RuleName.config, StoreOptions.store,
      StoreOptions.format,
    ], examples: [Example("shopkeeper rollback 40", help: "Go back to a revision")], action: run)

  private static func run(_ invocation: Invocation) async throws -> ExitCode {
    let number = invocation[revision]
    let author = try Author.name(invocation)
    let store = try StoreOptions.open(invocation, for: invocation[dryRun] ? .read : .write)
    let app = try StoreOptions.app(invocation, in: store)
    let old = try StoreOptions.revision(number, of: app, in: store)
    let catalog = try StoreOptions.run { () throws(StoreFailure) in try store.catalog(of: old) }
    let loaded = try StoredCatalog.file(of: old, in: store)
    guard try passes(loaded, catalog.facets, invocation) else {
      invocation.console.writeErrorLine("nothing was published")
      return .findings
    }
    let publication = Publication(
      app: app, author: author, message: invocation[message] ?? "roll back to revision \(number)", commit: old.commit)
    do throws(StoreFailure) {
      let outcome = try store.publish(CanonicalContent(catalog), as: publication, isTrial: invocation[dryRun])
      if invocation[StoreOptions.format] == "json" {
        invocation.console.write(PublishText.value(outcome, isTrial: invocation[dryRun]).jsonText)
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

  /// Lints the content, and prints what is found on standard error.
  private static func passes(_ loaded: CatalogFile, _ facets: CatalogFacets, _ invocation: Invocation) throws -> Bool {
    let choice = ConfigurationChoice(path: invocation[RuleName.config])
    var configuration = try choice.configuration(at: choice.path(for: "."))
    configuration.disabled = Set(LintRules.all.lazy.map { $0.description }.filter { $0.category == .image }.map(\.id))
    var input = LintInput(loaded.document, name: loaded.name)
    input.catalog.facets = facets.subtracting(.screenshots)
    let report = Linter(configuration: configuration).lint([input])
    let shown = report.keeping { report.findings[$0].severity != .info }
    if !shown.findings.isEmpty {
      let style = ReportStyle(isColored: invocation.console.isColored)
      invocation.console.writeError(TextReporter.render(shown, style: style))
    }
    let summary = report.summary
    return summary.errors == 0 && (summary.warnings == 0 || !invocation[strict])
  }
}
