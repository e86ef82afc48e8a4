import Basics
import CatalogEditing
import CatalogFormats
import CommandLayer
import ForeignFormats
import Shopkeeper
import SourceSyntax

/// `shopkeeper fmt`: formats catalog files.
enum FmtCommand {
  private static let paths = Argument(
    zeroOrMore: "PATH", of: .file(extensions: ["yml", "yaml"], placeholder: "PATH"),
    help: "Catalog files, folders to search for them, or -; by default this folder")
  private static let check = Flag(
    "check", help: "Write nothing; list the files that would change, and exit with 1 if there are any")
  private static let diff = Flag("diff", help: "Print what would change, and write nothing")

  static let command = Command(
    "fmt", abstract: "Format catalog files in the canonical layout",
    discussion: """
      Indentation, spacing, quotes and blank lines become consistent in every file. The contents \
      of a file are unchanged, and so are its comments and the order of its keys.

      Blocks are indented by two columns; quotes are used where a text needs them, or would be \
      taken for a number; a blank line separates each product.

      Exits with 1 when --check finds a file that would change, or when a file can't be formatted. \
      "shopkeeper-fmt" is a hook for pre-commit.
      """,
    arguments: [paths], options: [check, diff, EditLock.wait] + SearchOptions.all,
    examples: [
      Example("shopkeeper fmt", help: "Format every catalog below this folder"),
      Example("shopkeeper fmt --check --diff Catalogs", help: "Fail a build, and show why"),
      Example("shopkeeper fmt - < catalog.yml", help: "Format the text of an editor"),
    ], action: run)

  private static func run(_ invocation: Invocation) async throws -> ExitCode {
    let console = invocation.console
    let writes = !invocation[check] && !invocation[diff]
    var changed = 0
    var code = ExitCode.success
    for path in try files(invocation[paths], by: CatalogSearch(invocation)) {
      let lock = writes && path != "-" ? try EditLock.take(path, waiting: invocation[EditLock.wait]) : nil
      let source = try CatalogFile.source(at: path)
      let tree = SyntaxTree.parseYAML(source)
      try requireCatalog(tree)
      do {
        let formatted = try CatalogYAMLFormatting.format(tree)
        let isSame = formatted.bytes == source.bytes
        if writes, path == "-" { console.write(formatted.bytes) }
        if isSame { continue }
        changed += 1
        if invocation[diff] {
          console.write(UnifiedDiff.render(from: source.bytes, to: formatted.bytes, name: source.name))
        } else if invocation[check] {
          console.writeLine(source.name)
        }
        guard writes, path != "-" else { continue }
        try withExtendedLifetime(lock) {
          try OutputFile.write(formatted.bytes, to: source.name, unlessChangedFrom: source)
        }
        console.writeErrorLine("formatted \(source.name)")
      } catch let error as CatalogEditFailure {
        console.writeErrorLine("error: \(error.message)")
        code = .findings
      }
    }
    guard invocation[check], changed > 0 else { return code }
    let files = changed == 1 ? "1 file is" : "\(changed) files are"
    console.writeErrorLine("\(files) not formatted; run \"shopkeeper fmt\"")
    return .findings
  }

  /// Refuses YAML files that are not catalogs, which have their own tools.
  private static func requireCatalog(_ tree: SyntaxTree) throws {
    guard let root = tree.root, root.isMapping, root.count > 0 else { return }
    let keys: Set<String> = ["catalog", "app", "products", "subscriptionGroups"]
    guard !root.entries.contains(where: { keys.contains($0.key.text) }) else { return }
    throw Failure("\"\(tree.source.name)\" has no \"catalog\" and no \"products\"; only catalogs are formatted")
  }

  /// The found catalogs whose layout is people's; a file that is named explicitly is always
  /// included.
  private static func files(_ paths: [String], by search: CatalogSearch) throws -> [String] {
    // It doesn't matter for formatting which catalog a file was exported from.
    try CatalogCandidates(paths, by: search).paths.filter { path in
      guard path != "-" else { return true }
      let isCatalog = ["yml", "yaml"].contains(CatalogFormatRegistry.fileExtension(of: path))
      if !isCatalog, paths.contains(path) {
        throw Failure("\"\(path)\" is not a catalog file; only those are formatted")
      }
      return isCatalog
    }
  }
}
