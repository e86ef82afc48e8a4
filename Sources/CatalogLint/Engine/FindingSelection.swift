import SourceSyntax

extension LintReport {
  /// The report with some of its findings; the summary counts those.
  ///
  /// - Parameter isKept: Whether the finding at an index stays.
  public func keeping(where isKept: (Int) -> Bool) -> LintReport {
    var kept = self
    kept.findings = findings.indices.filter(isKept).map { findings[$0] }
    kept.summary.count(kept.findings)
    return kept
  }

  /// The report with no more than some findings, the gravest, in their order; among equally grave
  /// ones the first. The summary stays that of all.
  public func showing(atMost limit: Int) -> LintReport {
    guard findings.count > limit else { return self }
    let gravest = findings.indices.sorted { left, right in
      (findings[right].severity, left) < (findings[left].severity, right)
    }
    var shown = self
    shown.findings = gravest.prefix(limit).sorted().map { findings[$0] }
    return shown
  }
}

extension LintSummary {
  /// Counts findings by severity, from zero.
  mutating func count(_ findings: [LocatedFinding]) {
    (errors, warnings, infos) = (0, 0, 0)
    for finding in findings {
      switch finding.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .info: infos += 1
      }
    }
  }
}

extension LocatedFinding {
  /// Whether it says that a file could not be read in full: what nobody can have accepted, because
  /// nobody knows what else would have been found.
  var saysUnreadable: Bool { rule == InvalidCatalog.facts.id && severity == .error }
}
