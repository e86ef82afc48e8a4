/// Removes an entry from a mapping or an element from a list, together with its comments.
package struct EntryRemoval {
  private let lines: SourceLines
  private let isFlow: Bool
  private let removed: SourceRange
  private let previous: SourceRange?
  private let next: SourceRange?

  /// Nil when the container doesn't have the entry or element.
  package init?(of index: Int, from container: SyntaxNode) {
    let ranges = Self.ranges(in: container, around: index)
    guard let removed = ranges[1] else { return nil }
    lines = SourceLines(bytes: container.tree.source.bytes)
    isFlow = container.isFlow
    self.removed = removed
    previous = ranges[0]
    next = ranges[2]
  }

  /// The replacement to make; nil when it would remove more than the entry.
  package var replacement: TextReplacement? { (isFlow ? rangeInFlow : rangeInBlock).map { TextReplacement($0, "") } }

  // MARK: In brackets

  private var rangeInFlow: SourceRange? {
    let comma = lines.skippingBlanks(from: removed.end)
    let hasComma = comma < lines.bytes.count && lines.bytes[comma] == UInt8(ascii: ",")
    let end = hasComma ? comma + 1 : removed.end
    if lines.isFirst(removed.start), lines.isLast(end), hasComma || next == nil {
      return SourceRange(start: lines.start(of: removed.start), end: lines.next(after: end))
    }
    if hasComma, let next, isBlank(end..<next.start, withBreaks: false) {
      return SourceRange(start: removed.start, end: next.start)
    }
    if let previous {
      // The comma after it, if any, becomes the previous entry's.
      guard isBlank(previous.end..<removed.start, withBreaks: true) else { return nil }
      return SourceRange(start: previous.end, end: removed.end)
    }
    return next == nil || hasComma ? SourceRange(start: removed.start, end: end) : nil
  }

  private func isBlank(_ range: Range<Int>, withBreaks: Bool) -> Bool {
    lines.bytes[range].allSatisfy { byte in
      byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ",") || withBreaks && (byte == 0x0A || byte == 0x0D)
    }
  }

  // MARK: On lines

  private var rangeInBlock: SourceRange? {
    guard lines.isLast(removed.end) else { return nil }
    if lines.isFirst(removed.start) {
      return SourceRange(start: lines.start(of: removed.start), end: lines.next(after: removed.end))
    }
    // The first entry of a mapping that starts after a dash: the next one takes its place.
    guard let next, isBlank(lines.end(of: removed.end)..<next.start, withBreaks: true) else { return nil }
    return SourceRange(start: removed.start, end: next.start)
  }

  // MARK: The entries

  /// The ranges of the entry at an index and of its neighbors.
  private static func ranges(in container: SyntaxNode, around index: Int) -> [SourceRange?] {
    (index - 1...index + 1).map { place in
      if let element = container.element(at: place) { return container.isFlow ? element.range : dashed(element) }
      return container.entry(at: place).map { SourceRange(start: $0.key.range.start, end: end(of: $0)) }
    }
  }

  /// An element including the dash before it.
  private static func dashed(_ element: SyntaxNode) -> SourceRange? {
    let bytes = element.tree.source.bytes
    let start = SourceLines(bytes: bytes).skippingBlanks(before: element.range.start)
    guard start > 0, bytes[start - 1] == UInt8(ascii: "-") else { return nil }
    return SourceRange(start: start - 1, end: element.range.end)
  }

  /// The end of an entry, including the colon if the value is missing.
  private static func end(of entry: MappingEntries.Element) -> Int {
    let end = max(entry.key.range.end, entry.value.range.end)
    guard entry.value.range.isEmpty else { return end }
    let bytes = entry.key.tree.source.bytes
    let colon = SourceLines(bytes: bytes).skippingBlanks(from: end)
    return colon < bytes.count && bytes[colon] == UInt8(ascii: ":") ? colon + 1 : end
  }
}
