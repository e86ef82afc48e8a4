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

  @inline(__always) subscript(_ offset: Int) -> UInt8 {
    UInt(bitPattern: offset) < UInt(bitPattern: bytes.count) ? bytes[offset] : 0
  }

  /// The three-byte scalar at an offset; zero when the scalar there has another length.
  @inline(__always) func scalar(at offset: Int) -> UInt32 {
    let lead = self[offset]
    let third = self[offset + 2]
    guard lead & 0xF0 == 0xE0, third & 0xC0 == 0x80 else { return 0 }
    return UInt32(lead & 15) << 12 | UInt32(self[offset + 1] & 63) << 6 | UInt32(third & 63)
  }

  /// Whether a syllable of Hangul begins at an offset.
  func isHangul(at offset: Int) -> Bool { (0xAC00...0xD7A3).contains(scalar(at: offset)) }

  /// Where the character that ends before an offset begins.
  @inline(__always) func previous(_ offset: Int) -> Int {
    var start = offset - 1
    while start > 0, offset - start < 4, self[start] & 0xC0 == 0x80 { start -= 1 }
    return max(start, 0)
  }

  /// What kind of letter begins at an offset.
  @inline(__always) func letter(at offset: Int) -> Letter {
    let lead = self[offset]
    if lead < 0x80 { return (lead | 0x20) &- 0x61 < 26 ? .western : .none }
    return wideLetter(at: offset, lead: lead)
  }

  private func wideLetter(at offset: Int, lead: UInt8) -> Letter {
    let second = self[offset + 1]
    switch lead {
    case 0xC3: return second == 0x97 || second == 0xB7 ? .none : .western
    case 0xC4...0xCB, 0xCD...0xD4: return .western
    case 0xD6, 0xD7: return second == 0xB3 || second == 0xB4 ? .none : .semitic
    case 0xD8: return second < 0xA0 ? .none : .semitic
    case 0xD9: return (0xA0...0xAD).contains(second) ? .none : .semitic
    case 0xDA, 0xDB: return lead == 0xDB && second >= 0xB0 ? .none : .semitic
    case 0xE1: return second >= 0xB8 ? .western : .none
    case 0xEF:
      let third = self[offset + 2]
      if second == 0xBC { return (0xA1...0xBA).contains(third) ? .western : .none }
      return second == 0xBD && (0x81...0x9A).contains(third) ? .western : .none
    default: return .none
    }
  }

  @inline(__always) func letter(before offset: Int) -> Letter { offset > 0 ? letter(at: previous(offset)) : .none }

  /// The length in bytes of the space at an offset: any space character, or a bidirectional mark.
  @inline(__always) func blank(at offset: Int) -> Int {
    switch self[offset] {
    case 0x20: return 1
    case 0xC2: return self[offset + 1] == 0xA0 ? 2 : 0
    case 0xD8: return self[offset + 1] == 0x9C ? 2 : 0
    case 0xE2:
      guard self[offset + 1] == 0x80 else { return 0 }
      switch self[offset + 2] {
      case 0x80...0x8A, 0x8E, 0x8F, 0xAF: return 3
      default: return 0
      }
    case 0xE3: return self[offset + 1] == 0x80 && self[offset + 2] == 0x80 ? 3 : 0
    default: return 0
    }
  }

  /// The offset after at most three spaces: more would separate a number from its word.
  @inline(__always) func afterGap(_ offset: Int) -> Int {
    var end = offset
    for _ in 0..<3 {
      let length = blank(at: end)
      if length == 0 { break }
      end += length
    }
    return end
  }

  @inline(__always) func beforeGap(_ offset: Int, floor: Int) -> Int {
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
  /// The offset after the character at an offset.
  func next(_ offset: Int) -> Int {
    var end = offset + 1
    while self[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  /// The end of the run of letters that begins at an offset, and how many there are.
  func endOfLetters(from offset: Int) -> (end: Int, count: Int) {
    var end = offset
    var letters = 0
    while letter(at: end) == .western {
      end = next(end)
      letters += 1
    }
    return (end, letters)
  }

  /// Where the run of letters and digits that ends at an offset begins.
  func beginOfLetters(endingAt offset: Int, floor: Int) -> Int {
    var start = offset
    while start > floor {
      let candidate = previous(start)
      guard candidate >= floor, letter(at: candidate) == .western || self[candidate] &- 0x30 < 10 else { break }
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
