import CatalogLint
import CommandLayer
import Shopkeeper

/// `shopkeeper ready`: shows the missing requirements before each product can be submitted.
enum ReadyCommand {
  private static let paths = Argument(
    zeroOrMore: "CATALOG", of: CatalogArgument.kind,
    help: "Catalogs, or folders to search for them; by default this folder")
  private static let format = OutputFormat.option(
    Candidate("text", help: "for people"), Candidate("json", help: "for programs: every product"),
    Candidate("markdown", help: "for a pull request or an issue"))
  private static let all = Flag("all", help: "Also list the products that are ready")

  static let command = Command(
    "ready", abstract: "Show what is missing before each product is ready to submit",
    discussion: """
      Checks each product for what App Store Connect calls missing metadata – product ID, \
      reference name, type, price, texts, the primary locale, a review screenshot, and for a \
      subscription its group's name, period, level, and the app's links to terms and privacy – and for every error that "shopkeeper lint" \
      finds in it. Exits with 1 when anything is missing, when a section with products is not read, \
      and without a product.

      Products that are ready are counted, but only listed with --all. Suppressions silence errors \
      of the linter, but not missing metadata.
      """,
    arguments: [paths],
    options: [format, all, ConfigurationChoice.file, ConfigurationChoice.usesFiles, LintOptions.cache]
      + SearchOptions.all,
    examples: [
      Example("shopkeeper ready Catalogs/GoldRush", help: "Check one catalog"),
      Example("shopkeeper ready --format markdown", help: "Make a checklist for an issue"),
    ], action: run)

  private static func run(_ invocation: Invocation) async throws -> ExitCode {
    var run = LintRun()
    run.imageCache = LintOptions.imageCache(invocation)
    run.configurations = ConfigurationChoice(invocation)
    // Findings in a baseline are accepted for now, but still missing here.
    run.ignoresBaselines = true
    try StandardStream.requireOnce(invocation[paths] + [invocation[ConfigurationChoice.file]], .read, for: invocation)
    let found = try FoundCatalogs(invocation[paths], by: CatalogSearch(invocation, by: run.configurations))
    let catalogs = try found.paths.map { try found.file(at: $0) }
    // The missing parts of a product that was not read are unknown.
    let partlyRead = catalogs.filter { $0.document.leftovers.contains { $0.extent == .whole } }
    for catalog in partlyRead { catalog.reportWarnings(on: invocation.console, checksIDs: false) }
    for catalog in catalogs { catalog.reportEmptiness(on: invocation.console) }
    let readiness = Readiness(try run.lint(catalogs).report)
    let table = ReadinessTable(readiness, listsReady: invocation[all])
    switch invocation[format] {
    case "json": invocation.console.write(ReadinessJSON.text(of: readiness))
    case "markdown": invocation.console.write(table.markdown)
    default: invocation.console.write(table.text(fitting: invocation.console.terminalColumns))
    }
    return readiness.isComplete && partlyRead.isEmpty ? .success : .findings
  }
}
