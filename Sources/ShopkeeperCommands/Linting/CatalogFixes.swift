import Basics
import CatalogFormats
import CatalogLint
import CommandLayer
import ForeignFormats
import Shopkeeper
import SourceSyntax

/// Catalogs with the fixes of their findings applied, round by round: the next round fixes what a
/// fix uncovers.
///
/// Most files have nothing to fix, and linting many takes long: a file is locked once its fixes are
/// known, and linted again only if it was edited before that.
struct CatalogFixes {
  /// The catalogs that were fixed, as they were read last.
  private(set) var files: LintedFiles
  /// The fixed catalogs.
  private(set) var catalogs: [CatalogFile] = []
  /// The remaining findings, and the number of fixes.
  private(set) var outcome: LintOutcome
  /// The indices of the catalogs that changed, and the number of fixes in each of them.
  private var fixes: [Int: Int] = [:]
  private var locks: [Int: FileLock] = [:]
  /// The indices of the files that can't be locked or written, and are left alone.
  private var refused: Set<Int> = []
  private let run: LintRun
  private let safety: Fix.Safety

  /// The maximum number of rounds; fixes that still continue then are in conflict with each other.
  private static let mostRounds = 8

  init(of files: LintedFiles, making safety: Fix.Safety, with run: LintRun) throws {
    self.files = files
    self.run = run
    self.safety = safety
    outcome = try LintOutcome([], earlier: nil)
    try fix()
  }

  private mutating func fix() throws {
    catalogs = files.catalogs
    fixes = [:]
    let images = run.imageInspection
    outcome = try run.lint(catalogs, images: images)
    let order = run.order(of: catalogs)
    for _ in 0..<Self.mostRounds {
      let findings = Dictionary(grouping: outcome.report.findings, by: \.file)
      var isChanged = false
      for index in order where !refused.contains(index) {
        guard let findings = findings[catalogs[index].name], let made = fix(index, findings) else { continue }
        fixes[index, default: 0] += made
        isChanged = true
      }
      guard isChanged else { break }
      outcome = try run.lint(catalogs, images: images)
    }
    outcome.report.summary.fixed = fixes.values.reduce(0, +)
    outcome.report.summary.fixedFiles = fixes.count
  }

  /// Applies the fixes of one catalog; returns their number, or nil when there are none.
  private mutating func fix(_ index: Int, _ findings: [LocatedFinding]) -> Int? {
    let before = catalogs[index].document
    let result = FixedSource(before.source, making: safety, of: findings)
    guard !result.fixed.isEmpty, result.source.bytes != before.source.bytes else { return nil }
    let after = CatalogReading.read(result.source, columns: catalogs[index].columns)
    // A fix that breaks a file would be a bug of ours; the file must not suffer for it.
    guard after.diagnostics.errorCount <= before.diagnostics.errorCount else { return nil }
    catalogs[index].document = after
    return result.fixed.count
  }

  // MARK: Output

  /// Prints the changes as a unified diff.
  ///
  /// - Returns: Whether there are any.
  func printDiff(on console: Console) -> Bool {
    for (before, after) in zip(files.catalogs, catalogs) {
      console.write(
        UnifiedDiff.render(from: before.document.source.bytes, to: after.document.source.bytes, name: before.name))
    }
    return !fixes.isEmpty
  }

  /// Locks the files that changed, and fixes again those that were edited since they were read.
  ///
  /// - Parameter seconds: The longest wait for another process that edits one.
  mutating func lock(waiting seconds: Int, on console: Console) throws {
    var isOutdated = true
    while isOutdated {
      isOutdated = false
      for index in fixes.keys.sorted() where locks[index] == nil {
        let file = files.catalogs[index]
        guard !file.isStandardInput else { continue }
        do {
          locks[index] = try EditLock.take(file.name, waiting: seconds)
          if try SourceFile.read(path: file.name).bytes != file.document.source.bytes {
            files.catalogs[index] = try CatalogFile.read(file.name, columns: file.columns)
            isOutdated = true
          }
        } catch {
          console.report(error)
          refused.insert(index)
          isOutdated = true
        }
      }
      if isOutdated { try fix() }
    }
  }

  /// Writes the files that changed and didn't change meanwhile; standard input goes to standard
  /// output, changed or not. What can't be written is not reported as fixed.
  ///
  /// - Returns: Whether all of them were written.
  mutating func write(on console: Console) throws -> Bool {
    var unwritten: Set<Int> = []
    for (index, before) in files.catalogs.enumerated() {
      let bytes = catalogs[index].document.source.bytes
      if before.isStandardInput {
        console.write(bytes)
      } else if fixes[index] != nil {
        do { try OutputFile.write(bytes, to: before.name, unlessChangedFrom: before.document.source) } catch {
          console.report(error)
          unwritten.insert(index)
        }
      }
    }
    locks = [:]
    refused.formUnion(unwritten)
    if !unwritten.isEmpty { try fix() }
    return refused.isEmpty
  }
}
