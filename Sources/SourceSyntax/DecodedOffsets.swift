extension SyntaxNode {
  /// The bytes of the file that encode a part of a scalar's decoded text.
  ///
  /// - Parameter decoded: Offsets in the UTF-8 of the decoded text, clamped to it.
  /// - Returns: Exactly these bytes where the text is verbatim. In quotes, an escape is included as
  ///   a whole. Where lines are folded or indented, a line break includes the blanks around it. The
  ///   result is within ``range``; for anything but a scalar it is the whole range.
  public func range(ofDecoded decoded: Range<Int>) -> SourceRange {
    let record = record
    let whole = range
    guard isScalar else { return whole }
    let total = Int(record.count)
    let lower = min(max(decoded.lowerBound, 0), total)
    let upper = min(max(decoded.upperBound, lower), total)
    guard record.traits.contains(.decoded) else {
      guard !record.traits.contains(.absent) else { return whole }
      let start = Int(record.textStart)
      return SourceRange(start: start + lower, end: start + upper)
    }
    let found = tree.source.bytes.withUnsafeBufferPointer { bytes in
      withUTF8 { text in
        var walk = WrittenText(
          bytes, whole, style: style, notation: tree.notation, text: text, wanted: lower..<upper)
        return walk.find()
      }
    }
    let start = min(max(found.start, whole.start), whole.end)
    return SourceRange(start: start, end: min(max(found.end, start), whole.end))
  }
}
