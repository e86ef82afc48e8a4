import CatalogFormats
import CatalogLint
import CommandLayer
import Shopkeeper
import SourceSyntax

/// The output of the fixes: files that are written, or a diff that is printed.
enum FixOutput {
  /// Prints the changes as a unified diff.
  ///
  /// - Returns: Whether there are any.
  static func printDiff(_ fixed: FixedCatalogs, from files: LintedFiles, on console: Console) -> Bool {
    for (before, after) in zip(files.catalogs, fixed.catalogs) {
      console.write(
        UnifiedDiff.render(from: before.document.source.bytes, to: after.document.source.bytes, name: before.name))
    }
    return !fixed.changed.isEmpty
  }

  /// Writes the files that changed; standard input goes to standard output, changed or not.
  ///
  /// - Returns: The indices of the files that could not be written.
  static func write(_ fixed: FixedCatalogs, from files: LintedFiles, on console: Console) -> Set<Int> {
    var unwritten: Set<Int> = []
    for (index, before) in files.catalogs.enumerated() {
      let bytes = fixed.catalogs[index].document.source.bytes
      if before.isStandardInput {
        console.write(bytes)
      } else if fixed.changed.contains(index) {
        do { try replace(before, with: bytes) } catch {
          console.report(error)
          unwritten.insert(index)
        }
      }
    }
    return unwritten
  }

  /// Writes a file if it is unchanged since it was linted.
  private static func replace(_ file: CatalogFile, with bytes: [UInt8]) throws {
    try OutputFile.write(bytes, to: file.name, unlessChangedFrom: file.document.source)
  }
}
