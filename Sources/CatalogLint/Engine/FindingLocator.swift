import Basics
import CatalogModel
import SourceSyntax

/// Resolves the paths of findings to locations in files.
struct FindingLocator: Sendable {
  let inputs: [LintInput]

  func locate(_ findings: [ReportedFinding]) -> [LocatedFinding] {
    Array(
      findings.concurrentMap(slicesOf: 1_000) { findings in
        var catalog = 0
        // By itself: a copy of an input counts references to each of its parts.
        var origin = inputs.first?.origin
        return findings.map { reported in
          if reported.finding.catalog != catalog {
            catalog = reported.finding.catalog
            origin = inputs[catalog].origin
          }
          let range = origin?.anyRange(of: reported.finding.path, text: reported.finding.text)
          return LocatedFinding(reported, at: range ?? SourceRange(start: 0, end: 0))
        }
      }.joined())
  }

  /// The diagnostics of the readers, as findings of `invalid-catalog`.
  ///
  /// - Parameters:
  ///   - mostSevere: The severity of an error.
  ///   - errorsOnly: Whether warnings are left out, and errors stay errors.
  ///   - findings: Those that rules have reported; a rule may take over a diagnostic.
  func locateDiagnostics(
    mostSevere: Severity, errorsOnly: Bool, besides findings: [LocatedFinding]
  ) -> [LocatedFinding] {
    guard inputs.contains(where: { !$0.diagnostics.isEmpty }) else { return [] }
    let takenOver = Set(
      findings.lazy.filter { $0.rule == InvalidPeriod.description.id }
        .map { [$0.fileIndex, $0.range.start] })
    return inputs.indices.flatMap { index in
      let input = inputs[index]
      let diagnostics = input.diagnostics.filter {
        (!errorsOnly || $0.severity == .error) && !takenOver.contains([index, $0.range.start])
      }
      return diagnostics.map { diagnostic in
        let finding = Finding(
          rule: InvalidCatalog.description.id, severity: min(diagnostic.severity, mostSevere),
          message: diagnostic.message, catalog: index, path: CatalogPath(.catalog), related: [])
        return LocatedFinding(
          ReportedFinding(finding, in: inputs, repeating: diagnostic), at: diagnostic.range)
      }
    }
  }

  /// Sorted by file, location, rule and message, without duplicates.
  func sorted(_ findings: [LocatedFinding]) -> [LocatedFinding] {
    // Small keys are sorted instead of the findings, which are many times as large.
    let order = findings.indices.map { index in
      Key(fileIndex: findings[index].fileIndex, range: findings[index].range, index: index)
    }.sorted { left, right in
      let (first, second) = (left.place, right.place)
      if first != second { return first < second }
      let (one, other) = (findings[left.index], findings[right.index])
      return (one.rule, one.message) < (other.rule, other.message)
    }
    var unique: [LocatedFinding] = []
    unique.reserveCapacity(order.count)
    for key in order where !(unique.last?.isSame(as: findings[key.index]) ?? false) {
      unique.append(findings[key.index])
    }
    return unique
  }

  /// The place of a finding, by which it is sorted, and its index.
  private struct Key {
    let place: (file: Int, start: Int, end: Int)
    let index: Int

    init(fileIndex: Int, range: SourceRange, index: Int) {
      place = (fileIndex, range.start, range.end)
      self.index = index
    }
  }
}

extension LintInput {
  /// The range of the field, else of what contains it, else the beginning of the file.
  func range(of path: CatalogPath) -> SourceRange { origin.anyRange(of: path, text: nil) }
}

extension LintOrigin {
  /// The range of the field, else of what contains it, else the beginning of the file.
  fileprivate func anyRange(of path: CatalogPath, text: Range<Int>?) -> SourceRange {
    range(of: path, text: text) ?? range(of: CatalogPath(path.subject), text: nil)
      ?? range(of: CatalogPath(.catalog), text: nil) ?? SourceRange(start: 0, end: 0)
  }
}
