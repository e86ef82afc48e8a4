/// The lines around an offset, and what stands on them beside the nodes of a tree.
package struct SourceLines {
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Where the line of an offset begins.
  package func start(of offset: Int) -> Int {
    var start = offset
    while start > 0, !Self.isBreak(bytes[start - 1]) { start -= 1 }
    return start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, offset) : start
  }

  /// Where the line of an offset ends, its line break left out.
  package func end(of offset: Int) -> Int {
    var end = offset
    while end < bytes.count, !Self.isBreak(bytes[end]) { end += 1 }
    return end
  }

  /// Where the line after that of an offset begins; the end of the file when there is none.
  package func next(after offset: Int) -> Int {
    let end = end(of: offset)
    guard end < bytes.count else { return end }
    return bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? end + 2 : end + 1
  }

  /// Where the line after an entry begins, or that after the comments behind it that are indented
  /// deeper than its key.
  ///
  /// - Parameters:
  ///   - next: Where the line after the entry itself begins.
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

  /// Behind the spaces and tabs at an offset.
  package func skippingBlanks(from offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return end
  }

  /// Before the spaces and tabs that end at an offset.
  package func skippingBlanks(before offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return start
  }

  /// The distance of an offset from the beginning of its line, in bytes.
  package func column(of offset: Int) -> Int { offset - start(of: offset) }

  /// Whether nothing stands before an offset on its line.
  package func isFirst(_ offset: Int) -> Bool {
    skippingBlanks(from: start(of: offset)) >= offset
  }

  /// Whether nothing but a comment stands on the line from an offset on.
  package func isLast(_ offset: Int) -> Bool {
    let rest = skippingBlanks(from: offset)
    return rest == end(of: offset) || bytes[rest] == UInt8(ascii: "#")
  }

  /// Whether there is a byte in a range.
  package func contains(_ byte: Character, in range: Range<Int>) -> Bool {
    byte.asciiValue.map { bytes[range].contains($0) } ?? false
  }

  package func hasBreak(in range: Range<Int>) -> Bool {
    bytes[range].contains(where: Self.isBreak)
  }

  private static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
