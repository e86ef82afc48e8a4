import SourceSyntax

/// The findings of rules, with their IDs and severities, and without suppressed findings.
struct FindingCollection: Sendable {
  private(set) var findings: [Finding] = []
  /// The suppressions that suppressed a finding, by the index of the catalog.
  private var used: [Int: Set<Int>] = [:]
  /// The number of findings that the rule has already reported at the location of the last one.
  private var repetitions = 0

  mutating func add(_ found: [RuleFinding], of rule: ActiveRule, in checked: CheckedCatalog) {
    for finding in found { add(finding, of: rule, in: checked) }
  }

  private mutating func add(_ found: RuleFinding, of rule: ActiveRule, in checked: CheckedCatalog) {
    let suppressing = checked.suppressions.matching(rule.id, at: found.path, in: checked.catalog)
    guard suppressing.isEmpty else {
      used[checked.index, default: []].formUnion(suppressing)
      return
    }
    if let last = findings.last, found.code == nil, last.rule == rule.id, last.path == found.path,
      last.catalog == checked.index
    {
      repetitions += 1
      if repetitions >= ReadingLimits.findings { return }
    } else {
      repetitions = 0
    }
    let related = found.related.prefix(ReadingLimits.findings).map { place in
      Finding.Related(message: place.message, catalog: place.catalog ?? checked.index, path: place.path)
    }
    findings.append(
      Finding(
        rule: rule.id, severity: min(found.severity ?? rule.severity, rule.severity), message: found.message,
        catalog: checked.index, path: found.path, missingLocale: found.missingLocale, text: found.part,
        fact: found.fact, related: related, fix: found.fix, code: found.code))
  }

  mutating func append(_ other: FindingCollection) {
    findings += other.findings
    used.merge(other.used) { $0.union($1) }
  }

  /// The suppressions of a catalog that suppressed nothing, including expired ones.
  func idleSuppressions(of checked: CheckedCatalog) -> [Suppressions.Place] {
    let used = used[checked.index] ?? []
    return checked.suppressions.all.indices.filter { !used.contains($0) }.map { checked.suppressions.all[$0] }
  }
}
