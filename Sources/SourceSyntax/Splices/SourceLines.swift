/// The lines around an offset, including text that is not part of the nodes of a tree.
package struct SourceLines {
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// The start of the line of an offset.
  package func start(of offset: Int) -> Int {
    var start = offset
    while start > 0, !Self.isBreak(bytes[start - 1]) { start -= 1 }
    return start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, offset) : start
  }

  /// The end of the line of an offset, without its line break.
  package func end(of offset: Int) -> Int { firstBreak(in: offset..<max(offset, bytes.count)) }

  /// The offset of the first byte of a line break in a range; the end of the range without one.
  private func firstBreak(in range: Range<Int>) -> Int {
    bytes[range].firstIndex(where: Self.isBreak) ?? range.upperBound
  }

  /// The start of the line after the one that contains an offset; the end of the file after the last line.
  package func next(after offset: Int) -> Int {
    let end = end(of: offset)
    guard end < bytes.count else { return end }
    return bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? end + 2 : end + 1
  }

  /// The start of the line after an entry, skipping comments after it that are indented more deeply
  /// than its key.
  ///
  /// - Parameters:
  ///   - next: The start of the line after the entry itself.
  ///   - column: The column of its key.
  package func next(afterCommentsAt next: Int, below column: Int) -> Int {
    var end = next
    var line = next
    while line < bytes.count {
      let content = skippingBlanks(from: line)
      guard content < bytes.count else { break }
      if bytes[content] == UInt8(ascii: "#"), content - line > column {
        end = self.next(after: line)
      } else if content != self.end(of: line) {
        break
      }
      line = self.next(after: line)
    }
    return end
  }

  /// The offset after the spaces and tabs at an offset.
  package func skippingBlanks(from offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return end
  }

  /// The offset before the spaces and tabs that end at an offset.
  package func skippingBlanks(before offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return start
  }

  /// The distance of an offset from the start of its line, in bytes.
  package func column(of offset: Int) -> Int { offset - start(of: offset) }

  /// Whether there is nothing before an offset on its line.
  package func isFirst(_ offset: Int) -> Bool {
    let start = skippingBlanks(before: offset)
    return start == 0 || Self.isBreak(bytes[start - 1]) || start == 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
  }

  /// Whether there is nothing but a comment on the line after an offset.
  package func isLast(_ offset: Int) -> Bool {
    let rest = skippingBlanks(from: offset)
    return rest == bytes.count || Self.isBreak(bytes[rest]) || bytes[rest] == UInt8(ascii: "#")
  }

  /// Whether a range contains a byte.
  package func contains(_ byte: Character, in range: Range<Int>) -> Bool {
    byte.asciiValue.map { bytes[range].contains($0) } ?? false
  }

  package func hasBreak(in range: Range<Int>) -> Bool { firstBreak(in: range) < range.upperBound }

  private static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
