import CatalogFormats
import CatalogLint
import Shopkeeper
import SourceSyntax

/// Catalogs with the fixes of their findings applied, round by round: the next round fixes what a
/// fix uncovers. Nothing is written.
struct FixedCatalogs {
  /// The fixed catalogs.
  private(set) var catalogs: [CatalogFile]
  /// The remaining findings, and the number of fixes.
  private(set) var outcome: LintOutcome
  /// The indices of the catalogs that changed.
  private(set) var changed: Set<Int> = []
  /// The number of fixes in each of them.
  private var fixes: [Int: Int] = [:]
  private let run: LintRun
  private let images: ImageInspection

  /// The maximum number of rounds; fixes that still continue then are in conflict with each other.
  private static let mostRounds = 8

  init(_ catalogs: [CatalogFile], making safety: Fix.Safety, with run: LintRun) throws {
    self.catalogs = catalogs
    self.run = run
    images = run.imageInspection
    outcome = try run.lint(catalogs, images: images)
    let order = run.order(of: catalogs)
    for _ in 0..<Self.mostRounds {
      let findings = Dictionary(grouping: outcome.report.findings, by: \.fileIndex)
      var isChanged = false
      for (place, index) in order.enumerated() {
        guard let findings = findings[place], let made = fix(index, findings, safety) else { continue }
        fixes[index, default: 0] += made
        changed.insert(index)
        isChanged = true
      }
      guard isChanged else { break }
      outcome = try run.lint(self.catalogs, images: images)
    }
    countFixes()
  }

  /// Reverts the changes of some catalogs, because they could not be written.
  mutating func revert(_ indices: Set<Int>, to originals: [CatalogFile]) throws {
    guard !indices.isEmpty else { return }
    for index in indices {
      catalogs[index] = originals[index]
      changed.remove(index)
      fixes[index] = nil
    }
    outcome = try run.lint(catalogs, images: images)
    countFixes()
  }

  private mutating func countFixes() {
    outcome.report.summary.fixed = fixes.values.reduce(0, +)
    outcome.report.summary.fixedFiles = changed.count
  }

  /// Applies the fixes of one catalog; returns their number, or nil when there are none.
  private mutating func fix(_ index: Int, _ findings: [LocatedFinding], _ safety: Fix.Safety) -> Int? {
    let before = catalogs[index].document
    let result = FixedSource(before.source, making: safety, of: findings)
    guard !result.fixed.isEmpty, result.source.bytes != before.source.bytes else { return nil }
    let after = CatalogReading.read(result.source, columns: catalogs[index].columns)
    // A fix that breaks a file would be a bug of ours; the file must not suffer for it.
    guard after.diagnostics.errorCount <= before.diagnostics.errorCount else { return nil }
    catalogs[index].document = after
    return result.fixed.count
  }
}
