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
    var taken = inOrder
    for replacement in replacements {
      let index = Self.index(of: replacement, in: taken)
      // Those that touch each other may have meant the same characters.
      if index > 0, taken[index - 1].range.end >= replacement.range.start { return false }
      if index < taken.count, taken[index].range.start <= replacement.range.end { return false }
      taken.insert(replacement, at: index)
    }
    inOrder = taken
    seen.insert(replacements)
    return true
  }

  private static func index(of new: TextReplacement, in taken: [TextReplacement]) -> Int {
    var low = 0
    var high = taken.count
    while low < high {
      let middle = (low + high) / 2
      if taken[middle].range.start < new.range.start { low = middle + 1 } else { high = middle }
    }
    return low
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
