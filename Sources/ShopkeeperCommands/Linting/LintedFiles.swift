import CommandLayer
import Shopkeeper

/// The catalogs given on a command line, as far as they could be read.
struct LintedFiles {
  var catalogs: [CatalogFile] = []
  /// False when a file could not be opened; errors in its contents are findings.
  var areComplete = true

  /// The paths of the files.
  var names: [String] { catalogs.filter { !$0.isStandardInput }.map(\.name) }

  /// Reads the catalogs; one that can't be opened is reported on standard error, and the others are
  /// still linted.
  static func read(_ invocation: Invocation, progress: ProgressLine?) throws -> LintedFiles {
    var files = LintedFiles()
    let paths = try CatalogFile.expand(invocation[LintOptions.paths]) { failure in
      invocation.console.report(failure)
      files.areComplete = false
    }
    for (index, path) in paths.enumerated() {
      progress?.show("reading catalog \(index + 1) of \(paths.count)")
      do {
        files.catalogs.append(
          try CatalogFile.read(
            path, standardInputName: invocation[LintOptions.standardInputName]))
      } catch {
        progress?.erase()
        invocation.console.report(error)
        files.areComplete = false
      }
    }
    return files
  }
}
