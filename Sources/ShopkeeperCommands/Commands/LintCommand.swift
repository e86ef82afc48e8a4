import AppStoreReference
import CatalogFormats
import CatalogLint
import CatalogModel
import CommandLayer
import SourceSyntax

/// `shopkeeper lint`: finds what would be refused.
enum LintCommand {
  private static let paths = Argument(
    zeroOrMore: "PATH", of: .file(extensions: ["yml", "yaml", "storekit"], placeholder: "PATH"),
    help: "Catalogs, or folders to search for them; - for standard input; by default this folder")
  private static let format = Option(
    "format", short: "f", of: .choice(formats), default: TextReporter.name,
    help: "What to print")
  private static let outputs = Option(
    repeating: "output", short: "o", of: .assignment(keys: formats, to: .file()),
    help: "Write a report to a file besides, such as json=lint.json")
  private static let strict = Flag("strict", help: "Fail on warnings too")
  private static let only = Option(
    repeating: "only", of: RuleName.kind, separatedByCommas: true,
    help: "Run these rules and no others")
  private static let disable = Option(
    repeating: "disable", of: RuleName.kind, separatedByCommas: true,
    help: "Don't run these rules")
  private static let usesConfig = Flag(
    "config-files", default: true, negatable: true,
    help: "Look for .shopkeeper.yml beside each catalog and above")
  private static let profile = Option(
    "profile", of: .choice(LimitProfile.all.map { Candidate($0.name, help: $0.summary) }),
    help: "The limits to judge by")
  private static let against = Option(
    "against", of: .file(extensions: ["yml", "yaml", "storekit"]),
    help: "An earlier revision of the catalog, for the rules that compare")
  private static let standardInputName = Option(
    "stdin-filename", of: .text("NAME"), default: "stdin",
    help: "The name that standard input goes by, and the folder it stands in")

  private static let formats = Reporters.all.map { Candidate($0.name, help: $0.summary) }

  static let command = Command(
    "lint", abstract: "Find what App Review or App Store Connect would refuse",
    discussion: """
      Reads catalogs and .storekit files, offline, and reports every problem with its place. Ends \
      with 1 when an error was found, with --strict also when a warning was.

      Rules are switched in .shopkeeper.yml, and suppressed for one product with "ignore:" in the \
      catalog. "shopkeeper rules" lists them.
      """,
    arguments: [paths],
    options: [
      format, outputs, strict, only, disable, RuleName.config, usesConfig, profile, against,
      standardInputName,
    ],
    examples: [
      Example("shopkeeper lint Catalogs/GoldRush", help: "Lint the catalog in a folder"),
      Example("shopkeeper lint --format github", help: "Annotate a pull request"),
      Example(
        "shopkeeper lint --strict --output json=lint.json",
        help: "Fail on warnings, and keep a report for a program"),
      Example("cat catalog.yml | shopkeeper lint -", help: "Lint what an editor holds"),
    ],
    action: run)

  /// Reads the earlier revision, which must be whole: what is missing in it can't be compared.
  private static func previous(_ path: String) throws -> Catalog {
    let document = try CatalogFiles.load(path).document
    if let error = document.diagnostics.first(where: { $0.severity == .error }) {
      let place = document.source.location(at: error.range.start)
      throw Failure(
        "can't compare with \"\(path)\": \(path):\(place.line):\(place.column): \(error.message)")
    }
    return document.catalog
  }

  /// Refuses names of rules that there are not in any of the configurations.
  private static func checkNames(
    _ invocation: Invocation, of custom: @autoclosure () throws -> [CustomRule]
  ) throws {
    for option in [only, disable] {
      for name in invocation[option] where LintRules.named(name) == nil {
        try RuleName.check(name, of: "--\(option.shape.name)", among: custom(), invocation)
      }
    }
  }

  private static func run(_ invocation: Invocation) async throws -> ExitCode {
    var run = LintRun()
    run.choices.configurationPath = invocation[RuleName.config]
    run.choices.usesConfigurationFiles = invocation[usesConfig]
    run.choices.profile = invocation[profile].flatMap { LimitProfile.named($0) }
    run.choices.only = invocation.isGiven(only) ? Set(invocation[only]) : nil
    run.choices.disabled = Set(invocation[disable])
    run.choices.previous = try invocation[against].map(previous)

    var catalogs: [CatalogFiles.Loaded] = []
    var couldReadAll = true
    for path in try CatalogFiles.expand(invocation[paths]) {
      do {
        catalogs.append(
          try CatalogFiles.load(path, standardInputName: invocation[standardInputName]))
      } catch {
        // The other catalogs are linted all the same.
        invocation.console.writeError("error: \(Failure.message(of: error))\n")
        couldReadAll = false
      }
    }
    try checkNames(invocation, of: try run.customRules(for: catalogs))
    let report = try run.lint(catalogs)
    let files = invocation[outputs].map(\.value)
    if Set(files).count < files.count {
      throw invocation.usageError(.other("two reports go to one file; give each its own"))
    }
    for output in invocation[outputs] {
      guard let reporter = Reporters.named(output.key) else { continue }
      let text = reporter.render(
        report, style: ReportStyle(toolVersion: Shopkeeper.version))
      try OutputFile.write(Array(text.utf8), to: output.value)
    }
    if !catalogs.isEmpty, let reporter = Reporters.named(invocation[format]) {
      let style = ReportStyle(
        isColored: ColorOption.isColored(invocation), toolVersion: Shopkeeper.version)
      invocation.console.write(reporter.render(report, style: style))
    }
    guard couldReadAll else { return .failure }
    let summary = report.summary
    let fails = summary.errors > 0 || (invocation[strict] && summary.warnings > 0)
    return fails ? .findings : .success
  }
}
