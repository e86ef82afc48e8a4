import Basics
public import SourceSyntax

/// A file with the fixes of its findings applied, as far as they don't conflict.
public struct FixedSource: Sendable {
  /// The fixed file; unchanged when there was nothing to fix.
  public let source: SourceFile
  /// The findings whose fixes were applied.
  public let fixed: [LocatedFinding]

  /// Applies fixes to a file.
  ///
  /// If fixes conflict, the first one in the file is applied; the others may no longer be needed,
  /// or may look different, when the file is linted again.
  /// - Parameters:
  ///   - source: The file that was linted.
  ///   - safety: The fixes to apply: the safe ones, or the unsafe ones too.
  ///   - findings: The findings in the file.
  public init(_ source: SourceFile, making safety: Fix.Safety, of findings: some Sequence<LocatedFinding>) {
    var made = MadeReplacements()
    var fixed: [LocatedFinding] = []
    let candidates = findings.compactMap { finding -> (start: Int, finding: LocatedFinding, fix: LocatedFix)? in
      guard let fix = finding.fix, let first = fix.replacements.first, fix.safety == .safe || safety == .unsafe else {
        return nil
      }
      return (first.range.start, finding, fix)
    }
    for (_, finding, fix) in candidates.sorted(by: { $0.start < $1.start }) where made.take(fix.replacements) {
      fixed.append(finding)
    }
    self.fixed = fixed
    self.source = fixed.isEmpty ? source : source.replacing(made.inOrder)
  }
}

/// Replacements that don't overlap.
private struct MadeReplacements {
  private(set) var inOrder: [TextReplacement] = []
  /// Two findings may be fixed by the same change.
  private var seen: Set<[TextReplacement]> = []

  /// Adds all of the replacements of a fix, or none.
  mutating func take(_ replacements: [TextReplacement]) -> Bool {
    if seen.contains(replacements) { return true }
    guard replacements.allSatisfy(isSeparate) else { return false }
    for replacement in replacements { inOrder.insert(replacement, at: index(of: replacement)) }
    seen.insert(replacements)
    return true
  }

  /// Replacements that touch may affect the same characters.
  private func isSeparate(_ new: TextReplacement) -> Bool {
    let index = index(of: new)
    if index > 0, inOrder[index - 1].range.end >= new.range.start { return false }
    return index == inOrder.count || inOrder[index].range.start > new.range.end
  }

  private func index(of new: TextReplacement) -> Int {
    inOrder.partitioningIndex(where: { $0.range.start >= new.range.start })
  }
}

extension LintReport {
  /// The number of findings that `--fix` can fix, and the number of further ones for unsafe fixes.
  public var fixable: (safe: Int, unsafe: Int) {
    findings.reduce(into: (safe: 0, unsafe: 0)) { count, finding in
      switch finding.fix?.safety {
      case .safe: count.safe += 1
      case .unsafe: count.unsafe += 1
      case nil: break
      }
    }
  }
}
