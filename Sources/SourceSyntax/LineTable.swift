import Basics

/// The starts of the lines of a file, determined on first use.
final class LineTable: Sendable {
  /// A class, so that threads that ask for many locations count one reference.
  final class Contents: Sendable {
    /// The offset of every line's first byte. In four bytes: a file may have a hundred million blank lines.
    let starts: [UInt32]
    /// The number of code points before every block of `blockSize` bytes: computing a column deep
    /// in a file of one line, such as minified JSON, must not take a walk over the whole line, and
    /// hundreds of thousands of columns must not take long.
    let codePointsBefore: [UInt32]

    init(starts: [UInt32], codePointsBefore: [UInt32]) {
      self.starts = starts
      self.codePointsBefore = codePointsBefore
    }
  }

  private static let blockSize = 256

  private let contents = LazyReference<Contents>()

  /// The table of `bytes`, which must be the same in every call.
  func table(for bytes: [UInt8]) -> Contents { contents.object { LineTable.read(bytes) } }

  private static func read(_ bytes: [UInt8]) -> Contents {
    var starts: [UInt32] = [0]
    var codePointsBefore: [UInt32] = []
    bytes.withUnsafeBufferPointer { bytes in
      addLines(of: bytes, to: &starts)
      var total: UInt32 = 0
      for start in stride(from: 0, to: bytes.count, by: blockSize) {
        codePointsBefore.append(total)
        let end = min(start + blockSize, bytes.count)
        total &+= UInt32(truncatingIfNeeded: codePoints(in: bytes, from: start, to: end))
      }
      codePointsBefore.append(total)
    }
    return Contents(starts: starts, codePointsBefore: codePointsBefore)
  }

  private static func addLines(of bytes: UnsafeBufferPointer<UInt8>, to starts: inout [UInt32]) {
    let lineFeed = UInt8(ascii: "\n")
    let carriageReturn = UInt8(ascii: "\r")
    for index in bytes.indices where bytes[index] <= carriageReturn {
      if bytes[index] == lineFeed
        || (bytes[index] == carriageReturn && !(index + 1 < bytes.count && bytes[index + 1] == lineFeed))
      {
        starts.append(UInt32(clamping: index + 1))
      }
    }
  }

  /// The number of bytes that start a code point.
  fileprivate static func codePoints(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int {
    bytes[start..<end].count { $0 & 0xC0 != 0x80 }
  }

  fileprivate static func codePoints(before offset: Int, in bytes: [UInt8], _ contents: Contents) -> Int {
    let block = offset / blockSize
    guard block < contents.codePointsBefore.count else { return 0 }
    return Int(contents.codePointsBefore[block])
      + bytes.withUnsafeBufferPointer { codePoints(in: $0, from: min(block * blockSize, offset), to: offset) }
  }
}

extension LineTable.Contents {
  func location(at offset: Int, in bytes: [UInt8]) -> SourceLocation {
    let offset = min(max(offset, 0), bytes.count)
    let line = max(starts.partitioningIndex(where: { Int($0) > offset }), 1)
    var lineStart = Int(starts[line - 1])
    if line == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { lineStart = min(3, offset) }
    let before =
      LineTable.codePoints(before: offset, in: bytes, self) - LineTable.codePoints(before: lineStart, in: bytes, self)
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
