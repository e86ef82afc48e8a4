import CatalogLint

/// What a run of the linter found, and what it kept to itself.
struct LintOutcome {
  /// What is to be reported.
  var report: LintReport
  /// Everything that was found.
  var complete: LintReport
  /// The fingerprints of the findings of ``complete``, in their order.
  var fingerprints: [String]
  /// What there is to say of what is not reported, one line each.
  var notes: [String] = []

  /// Takes what was found, without what baselines or the earlier revision have.
  ///
  /// - Parameter earlier: What the earlier revision goes by.
  init(_ groups: [LintedGroup], earlier: String?) throws {
    var groups = groups
    var notes = groups.flatMap(\.notes)
    try Self.hideBaselines(&groups, &notes)
    var known = 0
    for index in groups.indices {
      guard let before = groups[index].before else { continue }
      let shownBefore = groups[index].isShown.count(where: \.self)
      let comparison = before.compare(
        with: groups[index].report, fingerprints: groups[index].fingerprints)
      groups[index].hide(where: comparison.isNew)
      known += shownBefore - groups[index].isShown.count(where: \.self)
    }
    if known > 0, let earlier {
      notes.append("\(BaselineUse.counted(known)) that \"\(earlier)\" has too not shown")
    }
    complete = LintReport(merging: groups.map(\.report))
    fingerprints = groups.flatMap(\.fingerprints)
    report = LintReport(merging: groups.map(\.shown))
    self.notes = notes
  }

  /// Hides what baselines hold; groups that name the same one share its entries.
  private static func hideBaselines(_ groups: inout [LintedGroup], _ notes: inout [String]) throws {
    var paths: [String] = []
    for path in groups.compactMap(\.baselinePath) where !paths.contains(path) { paths.append(path) }
    for path in paths {
      let baseline = try BaselineUse.read(path)
      let sharing = groups.indices.filter { groups[$0].baselinePath == path }
      let comparison = baseline.compare(
        with: LintReport(merging: sharing.map { groups[$0].report }),
        fingerprints: sharing.flatMap { groups[$0].fingerprints })
      var rest = comparison.isNew[...]
      for index in sharing {
        groups[index].hide(where: rest.prefix(groups[index].fingerprints.count))
        rest = rest.dropFirst(groups[index].fingerprints.count)
      }
      notes += BaselineUse.notes(comparison, of: baseline, at: path)
    }
  }
}

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
