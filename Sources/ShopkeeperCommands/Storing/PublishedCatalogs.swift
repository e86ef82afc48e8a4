import Basics
import CatalogFormats
import CatalogLint
import CatalogModel
import CatalogStore
import CommandLayer
import LintReports
import Shopkeeper

/// Catalogs that are about to be published: read in full, linted, and checked against the ledger.
struct PublishedCatalogs {
  /// The effect of the linter's warnings.
  enum Warnings: Sendable {
    case shown
    case counted
    case refused
  }

  struct Entry {
    var loaded: CatalogFile
    var app: String
    var content: CanonicalContent
  }

  private(set) var entries: [Entry] = []

  /// - Parameter bundleID: The app of a catalog that doesn't name one, such as a `.storekit` file.
  init(_ catalogs: [CatalogFile], bundleID: String?) throws {
    for loaded in catalogs {
      try loaded.requireWhole()
      var catalog = loaded.document.catalog
      guard let app = catalog.app.bundleID ?? bundleID else {
        throw Failure("\"\(loaded.name)\" has no bundle ID; give one with --bundle-id")
      }
      if let other = entries.first(where: { ExactText($0.app) == ExactText(app) }) {
        throw Failure(
          "\"\(other.loaded.name)\" and \"\(loaded.name)\" are both for the app \"\(app)\"; expected "
            + "one catalog per app")
      }
      catalog.app.bundleID = app
      entries.append(Entry(loaded: loaded, app: app, content: CanonicalContent(catalog)))
    }
  }

  /// The linter's gate: prints the findings on standard error, and returns whether the catalogs may
  /// pass.
  func pass(_ run: LintRun, in store: Store?, warnings: Warnings, on console: Console) throws -> Bool {
    var run = run
    if let store {
      for entry in entries {
        run.history[entry.loaded.name] = try StoredHistory(of: entry.content, app: entry.app, in: store)
      }
    }
    let outcome = try run.lint(entries.map(\.loaded))
    let summary = outcome.report.summary
    let isPassed = summary.errors == 0 && (summary.warnings == 0 || warnings != .refused)
    let isAnyShown = Self.show(outcome, atLeast: warnings == .counted ? .error : .warning, on: console)
    if !isAnyShown, summary.warnings > 0 {
      console.writeErrorLine("\(summary.warnings) \(summary.warnings == 1 ? "warning" : "warnings") not shown")
    }
    return isPassed
  }

  /// Prints findings of a severity or a higher one on standard error, and the number of findings in a
  /// baseline; returns whether there are any.
  @discardableResult static func show(_ outcome: LintOutcome, atLeast severity: Severity, on console: Console) -> Bool {
    let shown = outcome.report.keeping { outcome.report.findings[$0].severity >= severity }
    if !shown.findings.isEmpty {
      let report = shown.shown(in: console.language)
      console.writeError(TextReporter.render(report, style: ReportStyle(isColored: console.isColored)))
    }
    for note in outcome.inBaselines { console.writeErrorLine(VisibleText.escaped(note)) }
    return !shown.findings.isEmpty
  }

  /// Prints the refusals of the ledger, each with its place in the file.
  static func report(_ violations: [LedgerViolation], in loaded: CatalogFile?, on console: Console) {
    let catalog = loaded?.document.catalog
    let indices = catalog?.productIndices ?? [:]
    for violation in violations {
      let index = indices[ExactText(violation.productID)]
      let path = index.map { CatalogPath(.product($0), .productID) }
      let range =
        path.flatMap { loaded?.document.range(of: $0) }
        ?? index.flatMap { loaded?.document.range(of: CatalogPath(.product($0))) }
      let place = range.flatMap { range in loaded.map { "\($0.place(at: range.start)): " } } ?? ""
      console.writeErrorLine("\(place)error: \(violation.message.english) [\(violation.rule.id)]")
    }
  }
}
