import Basics
import CatalogFormats
import CatalogLint
import CommandLayer
import Shopkeeper
import SourceSyntax

/// Fixed catalogs, of which those that changed are locked until they are written.
///
/// Most files have nothing to fix, and linting many takes long: a file is locked once its fixes are
/// known, and linted again only if it was edited before that.
struct LockedFixes {
  /// The catalogs that were fixed, as they were read last.
  private(set) var files: LintedFiles
  private(set) var fixed: FixedCatalogs
  private var locks: [Int: FileLock] = [:]
  /// The indices of the files that could not be locked, and are left alone.
  private var unlocked: Set<Int> = []

  init(of files: LintedFiles, making safety: Fix.Safety, with run: LintRun, for invocation: Invocation) throws {
    self.files = files
    fixed = try FixedCatalogs(files.catalogs, making: safety, with: run)
    while try lock(for: invocation) { fixed = try FixedCatalogs(self.files.catalogs, making: safety, with: run) }
  }

  /// Writes the files that changed, and reverts the changes of those that can't be written.
  ///
  /// - Returns: Whether all of them were written.
  mutating func write(on console: Console) throws -> Bool {
    let unwritten = try withExtendedLifetime(locks) {
      try fixed.revert(unlocked, to: files.catalogs)
      return FixOutput.write(fixed, from: files, on: console)
    }
    locks = [:]
    try fixed.revert(unwritten, to: files.catalogs)
    return unlocked.isEmpty && unwritten.isEmpty
  }

  /// Locks the files that changed; true when one was edited since it was linted, and was read again.
  private mutating func lock(for invocation: Invocation) throws -> Bool {
    var isEdited = false
    for index in fixed.changed.sorted() where locks[index] == nil && !unlocked.contains(index) {
      let file = files.catalogs[index]
      guard !file.isStandardInput else { continue }
      do {
        locks[index] = try EditLock.take(file.name, waiting: invocation[EditLock.wait])
        let current = try SourceFile.read(path: file.name)
        if current.bytes != file.document.source.bytes {
          files.catalogs[index] = try CatalogFile.read(file.name, columns: file.columns)
          isEdited = true
        }
      } catch {
        invocation.console.report(error)
        unlocked.insert(index)
      }
    }
    return isEdited
  }
}
