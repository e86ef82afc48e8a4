import Basics

/// The bytes of one text, with the queries needed to read numbers.
///
/// Offsets outside the text read as zero, so malformed UTF-8 is safe to query.
struct AmountText {
  enum Letter {
    case none
    /// Latin, Greek, Cyrillic: a letter that touches a number makes it a name (`PS5`).
    case western
    /// Hebrew, Arabic: prepositions are written onto numbers.
    case semitic
  }

  let bytes: UnsafeBufferPointer<UInt8>

  var count: Int { bytes.count }

  subscript(_ offset: Int) -> UInt8 { bytes.indices.contains(offset) ? bytes[offset] : 0 }

  /// The scalar that begins at an offset, or zero.
  func scalar(at offset: Int) -> UInt32 {
    guard bytes.indices.contains(offset), bytes[offset] & 0xC0 != 0x80 else { return 0 }
    return Scalars(UnsafeBufferPointer(rebasing: bytes[offset...])).first ?? 0
  }

  /// Whether a syllable of Hangul begins at an offset.
  func isHangul(at offset: Int) -> Bool { (0xAC00...0xD7A3).contains(scalar(at: offset)) }

  /// The start of the character that ends before an offset.
  func previous(_ offset: Int) -> Int {
    var start = offset - 1
    while start > 0, offset - start < 4, self[start] & 0xC0 == 0x80 { start -= 1 }
    return max(start, 0)
  }

  /// The offset after the character at an offset.
  func next(_ offset: Int) -> Int {
    var end = offset + 1
    while self[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  /// The kind of letter that begins at an offset.
  func letter(at offset: Int) -> Letter {
    switch scalar(at: offset) {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x340...0x53F, 0x1E00...0x1FFF,
      0xFF21...0xFF3A, 0xFF41...0xFF5A:
      .western
    case 0x580...0x5B2, 0x5B5...0x5F2, 0x5F5...0x5FF, 0x620...0x65F, 0x66E...0x6EF: .semitic
    default: .none
    }
  }

  func letter(before offset: Int) -> Letter { offset > 0 ? letter(at: previous(offset)) : .none }

  /// The length in bytes of the space at an offset: any space character, or a bidirectional mark.
  func blank(at offset: Int) -> Int {
    switch scalar(at: offset) {
    case 0x20, 0xA0, 0x61C, 0x2000...0x200A, 0x200E, 0x200F, 0x202F, 0x3000: next(offset) - offset
    default: 0
    }
  }

  /// The offset after at most three spaces: more would separate a number from its word.
  func afterGap(_ offset: Int) -> Int {
    var end = offset
    for _ in 0..<3 {
      let length = blank(at: end)
      if length == 0 { break }
      end += length
    }
    return end
  }

  func beforeGap(_ offset: Int, floor: Int) -> Int {
    var start = offset
    for _ in 0..<3 where start > floor {
      let candidate = previous(start)
      if candidate < floor || blank(at: candidate) != start - candidate { break }
      start = candidate
    }
    return start
  }
}

extension AmountText {
  /// The end of the run of letters that begins at an offset, and their number.
  func endOfLetters(from offset: Int) -> (end: Int, count: Int) {
    var end = offset
    var letters = 0
    while letter(at: end) == .western {
      end = next(end)
      letters += 1
    }
    return (end, letters)
  }

  /// The start of the run of letters and digits that ends at an offset.
  func beginOfLetters(endingAt offset: Int, floor: Int) -> Int {
    var start = offset
    while start > floor {
      let candidate = previous(start)
      guard candidate >= floor, letter(at: candidate) == .western || self[candidate].isASCIIDigit else { break }
      start = candidate
    }
    return start
  }

  /// The end of whichever of the words is at an offset; nil when none is.
  func end(ofOneOf words: [[UInt8]], at offset: Int) -> Int? {
    guard offset >= 0, offset < count else { return nil }
    return words.first { bytes[offset...].starts(with: $0) }.map { offset + $0.count }
  }

  /// Whether a mark ties a number to the letters before it: Covid-19, www.4399.com, coins_400.
  func isNameMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
  }

  /// The length of the bracket at an offset, narrow or wide; zero when there isn't one.
  func bracket(at offset: Int, _ narrow: UInt8, _ wide: UInt32) -> Int {
    if self[offset] == narrow { return 1 }
    return scalar(at: offset) == wide ? 3 : 0
  }
}
