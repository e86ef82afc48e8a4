import Basics

/// The starts of the lines of a file.
struct LineTable: Sendable {
  /// The offset of every line's first byte. In four bytes: a file may have a hundred million blank lines.
  private(set) var starts: [UInt32] = [0]
  /// The number of code points before every block of `blockSize` bytes: computing a column deep
  /// in a file of one line, such as minified JSON, must not take a walk over the whole line, and
  /// hundreds of thousands of columns must not take long.
  private var codePointsBefore: [UInt32] = [0]
  /// The same for those that are two units of UTF-16.
  private var pairsBefore: [UInt32] = [0]

  private static let blockSize = 256

  init(_ bytes: [UInt8]) {
    let lineFeed = UInt8(ascii: "\n")
    let carriageReturn = UInt8(ascii: "\r")
    for index in bytes.indices where bytes[index] <= carriageReturn {
      if bytes[index] == lineFeed
        || (bytes[index] == carriageReturn && !(index + 1 < bytes.count && bytes[index + 1] == lineFeed))
      {
        starts.append(UInt32(clamping: index + 1))
      }
    }
    var (total, pairs): (UInt32, UInt32) = (0, 0)
    for start in stride(from: 0, to: bytes.count, by: Self.blockSize) {
      let block = bytes[start..<min(start + Self.blockSize, bytes.count)]
      total &+= UInt32(truncatingIfNeeded: Self.codePoints(in: block))
      codePointsBefore.append(total)
      pairs &+= UInt32(truncatingIfNeeded: Self.pairs(in: block))
      pairsBefore.append(pairs)
    }
  }

  /// The number of bytes that start a code point.
  private static func codePoints(in bytes: ArraySlice<UInt8>) -> Int { bytes.count { $0 & 0xC0 != 0x80 } }

  /// The number of bytes that start a code point beyond the basic plane.
  private static func pairs(in bytes: ArraySlice<UInt8>) -> Int { bytes.count { $0 >= 0xF0 } }

  /// The length of the text before an offset in UTF-16.
  func utf16Length(before offset: Int, in bytes: [UInt8]) -> Int {
    let block = offset / Self.blockSize
    return codePoints(before: offset, in: bytes) + Int(pairsBefore[block])
      + Self.pairs(in: bytes[block * Self.blockSize..<offset])
  }

  private func codePoints(before offset: Int, in bytes: [UInt8]) -> Int {
    let block = offset / Self.blockSize
    return Int(codePointsBefore[block]) + Self.codePoints(in: bytes[block * Self.blockSize..<offset])
  }

  func location(at offset: Int, in bytes: [UInt8]) -> SourceLocation {
    let offset = min(max(offset, 0), bytes.count)
    let line = max(starts.partitioningIndex(where: { Int($0) > offset }), 1)
    var lineStart = Int(starts[line - 1])
    if line == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { lineStart = min(3, offset) }
    let before = codePoints(before: offset, in: bytes) - codePoints(before: lineStart, in: bytes)
    return SourceLocation(line: line, column: before + 1)
  }

  func range(ofLine line: Int, in bytes: [UInt8]) -> SourceRange? {
    guard line >= 1, line <= starts.count else { return nil }
    let start = Int(starts[line - 1])
    guard line < starts.count else { return SourceRange(start: start, end: bytes.count) }
    var end = Int(starts[line]) - 1
    if end > start, bytes[end] == UInt8(ascii: "\n"), bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return SourceRange(start: start, end: end)
  }
}
