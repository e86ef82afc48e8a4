import SourceSyntax

extension LintReport {
  /// The report with only some of its findings, and their summary.
  ///
  /// - Parameter isKept: Whether to keep the finding at an index.
  public func keeping(where isKept: (Int) -> Bool) -> LintReport {
    guard !findings.indices.allSatisfy(isKept) else { return self }
    var kept = self
    kept.findings = findings.indices.filter(isKept).map { findings[$0] }
    kept.summary.count(kept.findings)
    return kept
  }

  /// The report with at most a given number of findings, chosen by severity, then by position, in
  /// their original order. The summary still counts all of them.
  public func showing(atMost limit: Int) -> LintReport {
    guard findings.count > limit else { return self }
    // Chooses how many findings of each severity are shown.
    var left = limit
    let shares = Severity.allCases.sorted(by: >).map { severity in
      let count = min(left, findings.count { $0.severity == severity })
      left -= count
      return (severity, count)
    }
    var open = Dictionary(uniqueKeysWithValues: shares)
    var shown = self
    shown.findings = findings.filter { finding in
      guard let count = open[finding.severity], count > 0 else { return false }
      open[finding.severity] = count - 1
      return true
    }
    return shown
  }
}

extension LintSummary {
  /// Counts findings by severity, from zero.
  package mutating func count(_ findings: [LocatedFinding]) {
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
  /// Whether it says that a file couldn't be read completely, which nobody can have accepted,
  /// because the rest of the findings is unknown.
  var reportsUnreadableFile: Bool { rule == InvalidCatalog.description.id && severity == .error }
}
