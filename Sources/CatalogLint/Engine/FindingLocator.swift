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
  func locate(_ findings: [ReportedFinding], mostSevere: Severity, errorsOnly: Bool) -> [LocatedFinding] {
    var findings = findings
    var places = self.places(of: findings)
    for diagnostic in diagnostics(mostSevere: mostSevere, errorsOnly: errorsOnly, besides: findings, at: places) {
      findings.append(diagnostic.finding)
      places.append(diagnostic.place)
    }
    return sorted(findings, at: places)
  }

  private func places(of findings: [ReportedFinding]) -> [Place] {
    Array(
      findings.concurrentMap(slicesOf: 1_000) { findings in
        var catalog = 0
        // The origin is kept separately: a copy of an input counts references to each of its parts.
        var origin = inputs.first?.origin
        return findings.map { reported in
          if reported.finding.catalog != catalog {
            catalog = reported.finding.catalog
            origin = inputs[catalog].origin
          }
          let range = origin?.anyRange(of: reported.finding.path, text: reported.finding.text)
          return Place(fileIndex: catalog, range: range ?? SourceRange(start: 0, end: 0))
        }
      }.joined())
  }

  /// The diagnostics of the readers, as findings of `invalid-catalog`; a rule may take over one.
  private func diagnostics(
    mostSevere: Severity, errorsOnly: Bool, besides findings: [ReportedFinding], at places: [Place]
  ) -> [(finding: ReportedFinding, place: Place)] {
    guard inputs.contains(where: { !$0.diagnostics.isEmpty }) else { return [] }
    let reportedByRules = Set(
      findings.indices.lazy.filter { findings[$0].finding.rule == InvalidPeriod.description.id }.map {
        [places[$0].fileIndex, places[$0].range.start]
      })
    return inputs.indices.flatMap { index in
      let input = inputs[index]
      let diagnostics = input.diagnostics.filter {
        (!errorsOnly || $0.severity == .error) && !reportedByRules.contains([index, $0.range.start])
      }
      return diagnostics.map { diagnostic in
        let finding = Finding(
          rule: InvalidCatalog.description.id, severity: min(diagnostic.severity, mostSevere),
          message: diagnostic.content, catalog: index, path: CatalogPath(.catalog), related: [])
        return (
          ReportedFinding(finding, in: inputs, repeating: diagnostic), Place(fileIndex: index, range: diagnostic.range)
        )
      }
    }
  }

  /// Indices are sorted; each finding is located once they are in order.
  private func sorted(_ findings: [ReportedFinding], at places: [Place]) -> [LocatedFinding] {
    func located(_ index: Int) -> LocatedFinding {
      LocatedFinding(findings[index], at: places[index].range, of: places[index].fileIndex)
    }
    let order = findings.indices.sorted { left, right in
      let (first, second) = (places[left].key, places[right].key)
      if first != second { return first < second }
      let (one, two) = (located(left), located(right))
      return one.rule == two.rule ? one.message < two.message : one.rule < two.rule
    }
    var unique: [LocatedFinding] = []
    unique.reserveCapacity(order.count)
    for index in order {
      let finding = located(index)
      if !(unique.last?.isSame(as: finding) ?? false) { unique.append(finding) }
    }
    return unique
  }

  /// The place of a finding.
  private struct Place {
    let fileIndex: Int
    let range: SourceRange

    /// The key by which findings are sorted.
    var key: (file: Int, start: Int, end: Int) { (fileIndex, range.start, range.end) }
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
