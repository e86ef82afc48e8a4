import Basics
public import SourceSyntax

/// A file with the fixes of its findings made, as far as they go together.
public struct FixedSource: Sendable {
  /// The file as it becomes; as it was when there was nothing to make.
  public let source: SourceFile
  /// The findings whose fixes were made.
  public let fixed: [LocatedFinding]

  /// Makes fixes in a file.
  ///
  /// Of fixes that meet, the first in the file is made; the others may no longer be needed, or look
  /// otherwise, when the file is linted again.
  /// - Parameters:
  ///   - source: The file that was linted.
  ///   - safety: The fixes to make: the safe ones, or the unsafe ones too.
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

/// Replacements that lie apart from each other.
private struct MadeReplacements {
  private(set) var inOrder: [TextReplacement] = []
  /// Two findings may be mended by the same change.
  private var seen: Set<[TextReplacement]> = []

  /// Takes all of the replacements of a fix, or none.
  mutating func take(_ replacements: [TextReplacement]) -> Bool {
    if seen.contains(replacements) { return true }
    guard replacements.allSatisfy(isApart) else { return false }
    for replacement in replacements {
      inOrder.insert(replacement, at: index(of: replacement))
    }
    seen.insert(replacements)
    return true
  }

  /// Those that touch each other may have meant the same characters.
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
  /// How many findings `--fix` mends, and how many more the unsafe fixes.
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
