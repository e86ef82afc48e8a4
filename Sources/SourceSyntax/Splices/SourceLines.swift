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

  /// The offset of the first byte of a line break in a range, eight bytes at a time; the end of the range
  /// without one.
  private func firstBreak(in range: Range<Int>) -> Int {
    bytes.withUnsafeBytes { bytes in
      var offset = range.lowerBound
      while offset + 8 <= range.upperBound {
        let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
        let found = Self.zeroBytes(word ^ 0x0A0A_0A0A_0A0A_0A0A) | Self.zeroBytes(word ^ 0x0D0D_0D0D_0D0D_0D0D)
        if found != 0 { return offset + found.trailingZeroBitCount >> 3 }
        offset += 8
      }
      while offset < range.upperBound, !Self.isBreak(bytes[offset]) { offset += 1 }
      return offset
    }
  }

  /// The highest bit of the first zero byte of a word; those above it may be set without one.
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
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
