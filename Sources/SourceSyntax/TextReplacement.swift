/// A range of a file and its replacement text.
public struct TextReplacement: Sendable, Hashable {
  /// UTF-8 offsets in the file; empty for an insertion.
  public var range: SourceRange
  public var text: String

  public init(_ range: SourceRange, _ text: String) {
    self.range = range
    self.text = text
  }
}

extension SourceFile {
  /// The file with ranges of it replaced; every byte outside of them is unchanged.
  ///
  /// - Parameter replacements: In the order of the file, without overlaps; one that is out of order
  ///   is ignored.
  public func replacing(_ replacements: [TextReplacement]) -> SourceFile {
    var changed: [UInt8] = []
    var end = 0
    for replacement in replacements where isApplicable(replacement, after: end) {
      changed += bytes[end..<replacement.range.start]
      changed += replacement.text.utf8
      end = replacement.range.end
    }
    changed += bytes[end...]
    return SourceFile(name: name, bytes: changed)
  }

  private func isApplicable(_ replacement: TextReplacement, after end: Int) -> Bool {
    let range = replacement.range
    return range.start >= end && range.end >= range.start && range.end <= bytes.count
  }
}
