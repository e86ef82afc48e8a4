import CatalogLint

/// What was found in the catalogs that share a configuration.
struct LintedGroup {
  let report: LintReport
  let fingerprints: [String]
  /// Which findings are reported.
  private(set) var isShown: [Bool]
  /// The baseline that holds for the group.
  var baselinePath: String?
  /// What the earlier revision had; nil when that does not matter.
  var before: Baseline?
  /// What there is to say of how the group was linted.
  var notes: [String] = []

  init(_ report: LintReport) {
    self.report = report
    fingerprints = report.fingerprints
    isShown = Array(repeating: true, count: report.findings.count)
  }

  /// Hides what is not new.
  mutating func hide(where isNew: some Sequence<Bool>) {
    for (index, isNew) in isNew.enumerated() where !isNew { isShown[index] = false }
  }

  var shown: LintReport { report.keeping { isShown[$0] } }
}
