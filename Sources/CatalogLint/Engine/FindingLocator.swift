import Basics
import CatalogModel
import SourceSyntax

/// Resolves the paths of findings to locations in files.
struct FindingLocator: Sendable {
  let inputs: [LintInput]

  /// The places of findings and of the diagnostics of the readers, sorted by file, location, rule and
  /// message, without duplicates.
  ///
  /// - Parameters:
  ///   - mostSevere: The severity of an error of a reader.
  ///   - errorsOnly: Whether warnings of readers are left out, and errors stay errors.
  func locate(_ findings: [Finding], mostSevere: Severity, errorsOnly: Bool) -> [LocatedFinding] {
    var located = findings.map { finding in
      LocatedFinding(
        finding, in: inputs, at: inputs[finding.catalog].origin.anyRange(of: finding.path, text: finding.text))
    }
    // A rule may take over a diagnostic of a reader.
    let reportedByRules = Set(
      located.filter { $0.rule == InvalidPeriod.description.id }.map { [$0.fileIndex, $0.range.start] })
    for (index, input) in inputs.enumerated() {
      for diagnostic in input.diagnostics
      where (!errorsOnly || diagnostic.severity == .error)
        && !reportedByRules.contains([index, diagnostic.range.start])
      {
        let finding = Finding(
          rule: InvalidCatalog.description.id, severity: min(diagnostic.severity, mostSevere),
          message: diagnostic.content, catalog: index, path: CatalogPath(.catalog), related: [])
        located.append(LocatedFinding(finding, in: inputs, at: diagnostic.range, repeating: diagnostic))
      }
    }
    located.sort { left, right in
      let first = (left.fileIndex, left.range.start, left.range.end)
      let second = (right.fileIndex, right.range.start, right.range.end)
      if first != second { return first < second }
      // As the rules reported them: to search for secrets at each comparison would take seconds for long ones.
      let messages = (left.finding.message, right.finding.message)
      return left.rule == right.rule ? messages.0.english < messages.1.english : left.rule < right.rule
    }
    return located.reduce(into: []) { unique, finding in
      if !(unique.last?.isSame(as: finding) ?? false) { unique.append(finding) }
    }
  }
}

extension LintInput {
  /// The range of the field, else of the part that contains it, else the beginning of the file.
  func range(of path: CatalogPath) -> SourceRange { origin.anyRange(of: path, text: nil) }
}

extension LintOrigin {
  /// The range of the field, else of the part that contains it, else the beginning of the file.
  fileprivate func anyRange(of path: CatalogPath, text: Range<Int>?) -> SourceRange {
    range(of: path, text: text) ?? range(of: CatalogPath(path.subject), text: nil) ?? range(
      of: CatalogPath(.catalog), text: nil) ?? SourceRange(start: 0, end: 0)
  }
}
