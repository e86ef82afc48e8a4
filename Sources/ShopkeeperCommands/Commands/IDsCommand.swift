import Basics
import CatalogLint
import CommandLayer
import Shopkeeper

/// `shopkeeper ids`: compares the product IDs in an app's code with its catalog.
enum IDsCommand {
  private static let folder = Argument(
    optional: "PATH", of: .directory(placeholder: "PATH"),
    help: "The folder of the app's project; by default this folder")
  private static let catalogs = Option(
    repeating: "catalog", of: CatalogArgument.kind, help: "The catalog; by default those in the folder")

  static let command = Command(
    "ids", abstract: "Compare the product IDs in an app's code with its catalog",
    discussion: """
      Finds IDs that the code asks for and the catalog doesn't have, with the product that is \
      probably meant; retired products that are still asked for; products that are in no code; and \
      IDs that are written beside the constants that "shopkeeper export" made. Swift, Objective-C, \
      Kotlin, Java, Dart, JavaScript, TypeScript and C# are read, and JSON, XML, property lists, \
      .storekit files and Unity's assets, prefabs and scenes; literals are joined with each other and with the bundle ID.

      A text counts only if it begins and looks like an ID of the catalog, or stands where products \
      are asked for. Tests, third-party code and what .gitignore names are not read, nor links, \
      files over 2 MB and binary files. Exits with 1 when an error was found, and with --strict \
      also when a warning was found.
      """,
    arguments: [folder],
    options: [
      catalogs, LintOptions.format, LintOptions.outputs, LintOptions.language, LintOptions.strict,
      LintOptions.maxFindings,
      LintOptions.statistics, ConfigurationChoice.file, ConfigurationChoice.usesFiles,
    ] + SearchOptions.all,
    examples: [
      Example("shopkeeper ids", help: "Compare the code in this folder with the catalogs in it"),
      Example("shopkeeper ids App --catalog products/catalog.yml", help: "Compare with a catalog elsewhere"),
      Example("shopkeeper ids --output sarif=ids.sarif", help: "Keep the findings for code scanning"),
    ], action: run)

  private static func run(_ invocation: Invocation) async throws -> ExitCode {
    let path = Path.withoutTrailingSlash(invocation[folder] ?? ".")
    guard FileSystem.kind(path) == .folder else {
      throw Failure("\"\(path)\" is not a folder; expected the folder of an app's project")
    }
    var run = LintRun()
    run.configurations = ConfigurationChoice(invocation)
    run.only = Set(LintRules.all.filter { $0.description.category == .code }.map { $0.description.id })
    let search = try CatalogSearch(invocation, by: run.configurations)
    let found = try FoundCatalogs(invocation[catalogs].isEmpty ? [path] : invocation[catalogs], by: search)
    let files = try found.paths.map { try found.file(at: $0) }
    for file in files { try file.requireReadable(on: invocation.console) }
    for path in found.paths { run.exports[path] = found.exports(of: path) }
    let code = CodeFolder(below: path, by: search)
    guard !code.files.isEmpty else { throw Failure("no code below \"\(path)\" in a language that is read") }
    run.code = [code]
    let outcome = try run.lint(files)
    try ReportOutput.write(outcome.report, for: invocation)
    ReportOutput.print(outcome, for: invocation)
    let summary = outcome.report.summary
    return summary.errors > 0 || (invocation[LintOptions.strict] && summary.warnings > 0) ? .findings : .success
  }
}
