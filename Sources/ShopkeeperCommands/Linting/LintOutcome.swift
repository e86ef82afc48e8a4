import CatalogLint

/// The findings of a run of the linter, including those that are not reported.
struct LintOutcome {
  /// The findings to report.
  var report: LintReport
  /// All findings.
  var complete: LintReport
  private let groups: [LintedGroup]
  /// The fingerprints of the findings of ``complete``, in their order.
  ///
  /// Computed on each access.
  var fingerprints: [String] { groups.flatMap(\.fingerprints) }
  /// Notes on the findings that are not reported, one line each.
  var notes: [String] = []
  /// The notes that count the findings of baselines.
  let inBaselines: [String]

  /// Takes all findings, except the ones in baselines or in the earlier revision.
  ///
  /// - Parameter earlier: The name of the earlier revision.
  init(_ groups: [LintedGroup], earlier: String?) throws {
    var groups = groups
    var notes = groups.flatMap(\.notes)
    inBaselines = try Self.hideBaselines(&groups, &notes)
    var known = 0
    for index in groups.indices {
      guard let before = groups[index].before else { continue }
      let shownBefore = groups[index].isShown.count(where: \.self)
      let comparison = before.compare(with: groups[index].report, fingerprints: groups[index].fingerprints)
      groups[index].hide(where: comparison.isNew)
      known += shownBefore - groups[index].isShown.count(where: \.self)
    }
    if known > 0, let earlier { notes.append("\(BaselineUse.counted(known)) already in \"\(earlier)\" not shown") }
    complete = LintReport(merging: groups.map(\.report))
    report = LintReport(merging: groups.map(\.shown))
    self.notes = notes
    self.groups = groups
  }

  /// Hides the findings in baselines; groups with the same baseline share its entries.
  ///
  /// - Returns: The number of findings in each baseline.
  private static func hideBaselines(_ groups: inout [LintedGroup], _ notes: inout [String]) throws -> [String] {
    var hidden: [String] = []
    let users = Dictionary(grouping: groups.indices) { groups[$0].baselinePath }
    for (index, path) in groups.map(\.baselinePath).enumerated() {
      guard let path, let sharing = users[path], sharing.first == index else { continue }
      let baseline = try BaselineUse.read(path)
      let comparison = baseline.compare(
        with: LintReport(merging: sharing.map { groups[$0].report }),
        fingerprints: sharing.flatMap { groups[$0].fingerprints })
      var rest = comparison.isNew[...]
      for index in sharing {
        groups[index].hide(where: rest.prefix(groups[index].report.findings.count))
        rest = rest.dropFirst(groups[index].report.findings.count)
      }
      notes += BaselineUse.notes(comparison, of: baseline, at: path)
      hidden += [BaselineUse.hidden(comparison, at: path)].compactMap(\.self)
    }
    return hidden
  }
}

/// The findings in the catalogs that share a configuration.
struct LintedGroup {
  let report: LintReport
  /// Computed on each access: most runs have nothing to compare with.
  var fingerprints: [String] { report.fingerprints }
  /// Whether each finding is reported.
  private(set) var isShown: [Bool]
  /// The path of the baseline of the group.
  var baselinePath: String?
  /// The findings of the earlier revision; nil when they don't matter.
  var before: Baseline?
  /// Notes on how the group was linted.
  var notes: [String] = []

  init(_ report: LintReport) {
    self.report = report
    isShown = Array(repeating: true, count: report.findings.count)
  }

  /// Hides findings that are not new.
  mutating func hide(where isNew: some Sequence<Bool>) {
    for (index, isNew) in isNew.enumerated() where !isNew { isShown[index] = false }
  }

  var shown: LintReport { report.keeping { isShown[$0] } }
}
