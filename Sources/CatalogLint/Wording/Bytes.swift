import CPlatform

/// A part of a text in UTF-8, in place: valid as long as the text is.
///
/// A type of its own rather than a slice of a buffer, since each start reads thousands of words byte by
/// byte: in a debug build, each step in a generic collection begins with a search for its type.
struct Bytes: RandomAccessCollection {
  /// Where offset 0 is; an empty text may have no address.
  private let base: UnsafePointer<UInt8>?
  let startIndex: Int
  let endIndex: Int

  init(_ text: UnsafeBufferPointer<UInt8>) { self.init(base: text.baseAddress, from: 0, to: text.count) }

  private init(base: UnsafePointer<UInt8>?, from start: Int, to end: Int) {
    self.base = base
    startIndex = start
    endIndex = end
  }

  var count: Int { endIndex - startIndex }
  var isEmpty: Bool { startIndex == endIndex }
  var first: UInt8? { isEmpty ? nil : self[startIndex] }
  var last: UInt8? { isEmpty ? nil : self[endIndex - 1] }

  subscript(index: Int) -> UInt8 {
    assert(startIndex <= index && index < endIndex)
    return base?[index] ?? 0
  }

  subscript(range: Range<Int>) -> Bytes {
    assert(startIndex <= range.lowerBound && range.upperBound <= endIndex)
    return Bytes(base: base, from: range.lowerBound, to: range.upperBound)
  }

  func dropFirst() -> Bytes { isEmpty ? self : self[startIndex + 1..<endIndex] }

  func dropLast() -> Bytes { isEmpty ? self : self[startIndex..<endIndex - 1] }

  func firstIndex(of byte: UInt8) -> Int? {
    guard let base, let found = memchr(base + startIndex, Int32(byte), count) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  func contains(_ byte: UInt8) -> Bool { firstIndex(of: byte) != nil }

  func withContiguousStorageIfAvailable<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows
    -> Result?
  { try body(UnsafeBufferPointer(start: base.map { $0 + startIndex }, count: count)) }

  /// The result of a closure that gets three parts as one.
  static func joining<Result>(_ first: Bytes, _ second: Bytes, _ third: Bytes, _ body: (Bytes) -> Result) -> Result {
    let count = first.count + second.count + third.count
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { joined in
      var end = 0
      for part in [first, second, third] {
        guard let start = joined.baseAddress, let base = part.base else { continue }
        memcpy(start + end, base + part.startIndex, part.count)
        end += part.count
      }
      return body(Bytes(UnsafeBufferPointer(joined)))
    }
  }

  /// Enumerates the parts between separators, trimmed and without empty ones.
  func forEachPart(separatedBy separator: UInt8, _ body: (Bytes) -> Void) {
    let space = UInt8(ascii: " ")
    var start = startIndex
    while start < endIndex {
      var end = self[start..<endIndex].firstIndex(of: separator) ?? endIndex
      let next = end + 1
      while start < end, self[start] == space { start += 1 }
      while start < end, self[end - 1] == space { end -= 1 }
      if start < end { body(self[start..<end]) }
      start = next
    }
  }
}
