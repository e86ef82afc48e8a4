import CommandLayer
import Shopkeeper

/// The catalogs given on a command line, as far as they could be read.
struct LintedFiles {
  var catalogs: [CatalogFile] = []
  /// The files that were exported from the catalogs, by the names of their files.
  var exports: [String: [CatalogFile]] = [:]
  /// False when a file could not be opened; errors in its contents are findings.
  var areComplete = true

  /// The paths of the files.
  var names: [String] { catalogs.filter { !$0.isStandardInput }.map(\.name) }

  /// Reads the catalogs; one that can't be opened is reported on standard error, and the others are
  /// still linted.
  static func read(_ invocation: Invocation, by search: CatalogSearch, progress: ProgressLine?) throws -> LintedFiles {
    var files = LintedFiles()
    let found = try FoundCatalogs(invocation[LintOptions.paths], by: search) { failure in
      invocation.console.report(failure)
      files.areComplete = false
    }
    let columns = try ColumnMapChoice.map(invocation, near: found.paths)
    for (index, path) in found.paths.enumerated() {
      progress?.show("reading catalog \(index + 1) of \(found.paths.count)")
      do {
        let file = try found.file(
          at: path, standardInputName: invocation[LintOptions.standardInputName], columns: columns,
          sheet: invocation[ColumnMapChoice.sheet])
        files.catalogs.append(file)
        files.exports[file.name] = found.exports(of: path)
      } catch {
        progress?.erase()
        invocation.console.report(error)
        files.areComplete = false
      }
    }
    try ColumnMapChoice.requireTable(among: files.catalogs, invocation)
    return files
  }
}
