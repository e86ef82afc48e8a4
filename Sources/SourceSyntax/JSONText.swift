/// The small pieces of JSON's grammar, read from the bytes.
struct JSONText {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  func endOfBlank(from start: Int) -> Int {
    var offset = start
    while offset < bytes.count, JSONText.isBlank(bytes[offset]) { offset += 1 }
    return offset
  }

  func endOfLine(from start: Int) -> Int {
    var offset = start
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
    return offset
  }

  /// The end of a word, be it a JSON literal or not; spaces and quotes end it.
  func endOfWord(in range: SourceRange) -> Int {
    var offset = range.start
    while offset < range.end, bytes[offset] > 0x20, bytes[offset] != 0x22, bytes[offset] != 0x3A {
      offset += 1
    }
    return max(offset, min(range.start + 1, range.end))
  }

  /// The first byte of a string's text that ends it or needs a closer look: a quote, a backslash,
  /// a control character.
  func endOfOrdinaryString(from start: Int) -> Int {
    let words = UnsafeRawBufferPointer(bytes)
    let high: UInt64 = 0x8080_8080_8080_8080
    let ones: UInt64 = 0x0101_0101_0101_0101
    var offset = start
    while offset + 8 <= bytes.count {
      let word = words.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let control = (word &- ones &* 0x20) & ~word
      let quote = word ^ (ones &* 0x22)
      let backslash = word ^ (ones &* 0x5C)
      let special =
        control | ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash)
      if special & high != 0 { break }
      offset += 8
    }
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x20 || byte == 0x22 || byte == 0x5C { return offset }
      offset += 1
    }
    return offset
  }

  /// The end of the number, `true`, `false` or `null` at a place, nil when there is none.
  func endOfLiteral(from start: Int) -> Int? {
    for word in ["true", "false", "null"] as [StaticString] {
      let end = start + word.utf8CodeUnitCount
      if end <= bytes.count, word.withUTF8Buffer({ bytes[start..<end].elementsEqual($0) }) {
        return end
      }
    }
    return endOfNumber(from: start)
  }

  private func endOfNumber(from start: Int) -> Int? {
    var offset = start
    func byte() -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }
    func digits() -> Bool {
      let first = offset
      while byte() >= 0x30, byte() <= 0x39 { offset += 1 }
      return offset > first
    }
    if byte() == UInt8(ascii: "-") { offset += 1 }
    if byte() == UInt8(ascii: "0") {
      offset += 1
    } else if !digits() {
      return nil
    }
    if byte() == UInt8(ascii: ".") {
      offset += 1
      guard digits() else { return nil }
    }
    if byte() | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") { offset += 1 }
      guard digits() else { return nil }
    }
    return offset
  }

  /// The comment at a place, in any of the notations people try: `//`, `/* */`, `#`.
  func comment(at offset: Int) -> SourceRange? {
    guard offset < bytes.count else { return nil }
    if bytes[offset] == UInt8(ascii: "#") {
      return SourceRange(start: offset, end: endOfLine(from: offset))
    }
    guard bytes[offset] == UInt8(ascii: "/"), offset + 1 < bytes.count else { return nil }
    if bytes[offset + 1] == UInt8(ascii: "/") {
      return SourceRange(start: offset, end: endOfLine(from: offset))
    }
    guard bytes[offset + 1] == UInt8(ascii: "*") else { return nil }
    var end = offset + 2
    while end + 1 < bytes.count, bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != 0x2F {
      end += 1
    }
    return SourceRange(start: offset, end: min(end + 2, bytes.count))
  }
}
