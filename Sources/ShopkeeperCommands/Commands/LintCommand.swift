import AppStoreReference
import CatalogLint
import CommandLayer

/// `shopkeeper lint`: finds what would be refused.
enum LintCommand {
  static let command = Command(
    "lint", abstract: "Find what App Review or App Store Connect would refuse",
    discussion: """
      Reads catalogs and .storekit files, offline, and reports every problem with its place. Ends \
      with 1 when an error was found, with --strict also when a warning was.

      Rules are switched in .shopkeeper.yml, and suppressed for one product with "ignore:" in the \
      catalog. "shopkeeper rules" lists them.
      """,
    arguments: [LintOptions.paths],
    options: LintOptions.all,
    examples: [
      Example("shopkeeper lint Catalogs/GoldRush", help: "Lint the catalog in a folder"),
      Example("shopkeeper lint --format github", help: "Annotate a pull request"),
      Example(
        "shopkeeper lint --strict --output json=lint.json",
        help: "Fail on warnings, and keep a report for a program"),
      Example("cat catalog.yml | shopkeeper lint -", help: "Lint what an editor holds"),
    ],
    action: run)

  private static func run(_ invocation: Invocation) async throws -> ExitCode {
    try ReportOutput.check(invocation)
    let run = LintRun(choices: try choices(invocation))
    let files = try LintedFiles.read(invocation)
    let report = try run.lint(files.catalogs)
    try ReportOutput.write(report, for: invocation)
    if !files.catalogs.isEmpty { ReportOutput.print(report, for: invocation) }
    return files.areComplete ? exitCode(report, strict: invocation[LintOptions.strict]) : .failure
  }

  /// What the command line says over the configuration files.
  private static func choices(_ invocation: Invocation) throws -> LintRun.Choices {
    var choices = LintRun.Choices()
    choices.configurationPath = invocation[LintOptions.config]
    choices.usesConfigurationFiles = invocation[LintOptions.usesConfig]
    choices.profile = invocation[LintOptions.profile].flatMap { LimitProfile.named($0) }
    choices.only = invocation.isGiven(LintOptions.only) ? Set(invocation[LintOptions.only]) : nil
    choices.disabled = Set(invocation[LintOptions.disable])
    choices.previous = try invocation[LintOptions.against].map(EarlierCatalog.read)
    return choices
  }

  private static func exitCode(_ report: LintReport, strict: Bool) -> ExitCode {
    let fails = report.summary.errors > 0 || (strict && report.summary.warnings > 0)
    return fails ? .findings : .success
  }
}
