import AppStoreReference
import Basics
import CatalogLint
import CatalogStore
import CommandLayer
import Shopkeeper

/// `shopkeeper lint`: finds everything that would be rejected.
enum LintCommand {
  static let command = Command(
    "lint", abstract: "Find what App Review or App Store Connect would reject",
    discussion: """
      Reads catalogs and .storekit files, offline, and reports every problem with its location. \
      Exits with 1 when an error was found, and with --strict also when a warning was found.

      With --fix, files are changed: problems whose fix means the same to every customer are \
      fixed, comments and layout are kept, and the rest is reported. Fixes that change what is \
      said or sold are only applied with --unsafe-fixes. --diff shows the changes instead, and \
      exits with 1 when there are any. With standard input, the fixed text goes to standard output \
      and the report to standard error.

      With --history, the product IDs and types of a file are compared with all of its committed \
      versions: an ID that was removed belongs in "retired", where --fix puts it, and a type can't \
      change. Each is reported with its commit.

      Where a folder has the project of an app, the product IDs in its code are compared with the \
      catalog, as "shopkeeper ids" does it; "--disable code" leaves the code unread.

      Rules are configured in .shopkeeper.yml, and suppressed for one product with "ignore:" in \
      the catalog. "shopkeeper rules" lists them. With --test-rules, no catalog is linted, but a \
      team's own rules are tested by the texts that they list under "accepted" and "rejected"; it \
      exits with 1 when one is not as listed.
      """,
    arguments: [LintOptions.paths], options: LintOptions.all,
    examples: [
      Example("shopkeeper lint Catalogs/GoldRush", help: "Lint the catalog in a folder"),
      Example("shopkeeper lint --format github", help: "Annotate a pull request"),
      Example(
        "shopkeeper lint --strict --output json=lint.json", help: "Fail on warnings, and keep a report for a program"),
      Example("shopkeeper lint --fix", help: "Fix what can be fixed safely"),
      Example("shopkeeper lint --diff --unsafe-fixes", help: "Show every change that could be made"),
      Example("shopkeeper lint --test-rules", help: "Test the rules in .shopkeeper.yml by their examples"),
      Example("shopkeeper lint --history --fix", help: "Retire the IDs that git remembers"),
      Example("cat catalog.yml | shopkeeper lint -", help: "Lint the text of an editor"),
    ], action: run)

  private static func run(_ invocation: Invocation) async throws -> ExitCode {
    try LintOptions.check(invocation)
    if invocation[LintOptions.testRules] { return try RuleTestRun.run(invocation) }
    guard invocation[LintOptions.watch] else {
      let result = try lint(invocation)
      invocation.console.keep(result)
      return result.exitCode
    }
    var watch = LintWatch(invocation) { try lint(invocation).catalogs }
    return try await watch.run()
  }

  /// The linted files and the findings, which the console keeps.
  private typealias Result = (catalogs: [CatalogFile], report: LintReport, exitCode: ExitCode)

  private static func lint(_ invocation: Invocation) throws -> Result {
    let progress = invocation[LintOptions.progress] ? ProgressLine.forPeople(on: invocation.console) : nil
    defer { progress?.erase() }
    var run = try settings(of: invocation)
    run.progress = progress
    let search = try CatalogSearch(invocation, by: run.configurations)
    let files = try LintedFiles.read(invocation, by: search, progress: progress)
    run.exports = files.exports
    run.code = CodeFolder.projects(in: invocation[LintOptions.paths], by: search)
    if invocation.isGiven(StoreOptions.store) {
      let store = try StoreOptions.open(invocation, for: .read)
      for catalog in files.catalogs { run.history[catalog.name] = try StoredHistory(of: catalog, in: store) }
    }
    if invocation[LintOptions.history] {
      for catalog in files.catalogs {
        progress?.show("reading the history of \(VisibleText.escaped(catalog.name))")
        run.committed[catalog.name] = try CatalogHistory(of: catalog)
      }
    }
    run.imageCache = LintOptions.imageCache(invocation)
    let selection = try RuleSelection(invocation) { try run.customRules(for: files.catalogs) }
    run.only = selection.only
    run.disabled = selection.disabled
    // Checked before anything is written, including fixes.
    let kept = KeptFiles(of: files.catalogs, others: files.names + (try run.filesRead(for: files.catalogs)))
    for output in LintOptions.written(by: invocation) { try kept.requireReport(output) }
    if invocation[LintOptions.diff] || invocation[LintOptions.fix] {
      return try fix(files, with: run, progress, invocation)
    }
    var outcome = try run.lint(files.catalogs)
    progress?.erase()
    if let path = invocation[LintOptions.writeBaseline] {
      // A partial baseline would bring the findings of the other files back.
      guard files.areComplete else {
        throw Failure("the baseline was not written, because some files could not be read")
      }
      outcome = try BaselineUse.write(outcome, to: path, on: invocation.console)
    }
    return (files.catalogs, outcome.report, try report(outcome, on: files, for: invocation))
  }

  /// Fixes the catalogs, or prints how they would be fixed, and reports what is left.
  private static func fix(_ files: LintedFiles, with run: LintRun, _ progress: ProgressLine?, _ invocation: Invocation)
    throws -> Result
  {
    let safety: Fix.Safety = invocation[LintOptions.unsafeFixes] ? .unsafe : .safe
    var fixes = try CatalogFixes(of: files, making: safety, with: run)
    var code: ExitCode
    if invocation[LintOptions.diff] {
      progress?.erase()
      code = fixes.printDiff(on: invocation.console) ? .findings : .success
    } else {
      try fixes.lock(waiting: invocation[EditLock.wait], on: invocation.console)
      progress?.erase()
      let areWritten = try fixes.write(on: invocation.console)
      code = try report(fixes.outcome, on: fixes.files, takesOutput: true, for: invocation)
      if !areWritten { code = .failure }
    }
    return (fixes.catalogs, fixes.outcome.report, files.areComplete ? code : .failure)
  }

  /// - Parameter takesOutput: Whether standard output has the fixed text of standard input.
  private static func report(
    _ outcome: LintOutcome, on files: LintedFiles, takesOutput: Bool = false, for invocation: Invocation
  ) throws -> ExitCode {
    try ReportOutput.write(outcome.report, for: invocation)
    if !files.catalogs.isEmpty {
      let takesOutput = takesOutput && files.catalogs.contains(where: \.isStandardInput)
      ReportOutput.print(outcome, for: invocation, takesOutput: takesOutput)
    }
    guard files.areComplete else { return .failure }
    let summary = outcome.report.summary
    return summary.errors > 0 || (invocation[LintOptions.strict] && summary.warnings > 0) ? .findings : .success
  }

  /// The settings of the command line, which override the configuration files.
  private static func settings(of invocation: Invocation) throws -> LintRun {
    var run = LintRun()
    run.configurations = ConfigurationChoice(invocation)
    run.profile = invocation[LintOptions.profile].flatMap { LimitProfile.named($0) }
    run.earlier = try invocation[LintOptions.against].map { try EarlierRevision($0) }
    run.showsOnlyNew = invocation[LintOptions.newOnly]
    run.baselinePath = invocation[LintOptions.baseline]
    run.ignoresBaselines = invocation[LintOptions.writeBaseline] != nil
    return run
  }
}
