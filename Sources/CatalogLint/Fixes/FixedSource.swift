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
  /// Of conflicting fixes, the first in the file is applied; the others may no longer be needed, or
  /// may look different, when the file is linted again.
  /// - Parameters:
  ///   - source: The file that was linted.
  ///   - safety: The fixes to apply: the safe ones, or the unsafe ones too.
  ///   - findings: What was found in the file.
  public init(
    _ source: SourceFile, making safety: Fix.Safety, of findings: some Sequence<LocatedFinding>
  ) {
    var made = MadeReplacements()
    var fixed: [LocatedFinding] = []
    let candidates = findings.filter { finding in
      guard let fix = finding.fix, !fix.replacements.isEmpty else { return false }
      return fix.safety == .safe || safety == .unsafe
    }
    for finding in candidates.sorted(by: { Self.start(of: $0) < Self.start(of: $1) }) {
      if let fix = finding.fix, made.take(fix.replacements) { fixed.append(finding) }
    }
    self.fixed = fixed
    self.source = fixed.isEmpty ? source : source.replacing(made.inOrder)
  }

  private static func start(of finding: LocatedFinding) -> Int {
    finding.fix?.replacements.first?.range.start ?? 0
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
    guard replacements.allSatisfy(isApart) else { return false }
    for replacement in replacements {
      inOrder.insert(replacement, at: index(of: replacement))
    }
    seen.insert(replacements)
    return true
  }

  /// Replacements that touch may affect the same characters.
  private func isApart(_ new: TextReplacement) -> Bool {
    let index = index(of: new)
    if index > 0, inOrder[index - 1].range.end >= new.range.start { return false }
    return index == inOrder.count || inOrder[index].range.start > new.range.end
  }

  private func index(of new: TextReplacement) -> Int {
    inOrder.partitioningIndex(where: { $0.range.start >= new.range.start })
  }
}

extension LintReport {
  /// How many findings `--fix` can fix, and how many more the unsafe fixes can.
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
