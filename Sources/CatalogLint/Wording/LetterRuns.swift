/// The runs of letters in a text, each with a hash that ignores case and width.
enum LetterRuns {
  private static let seed: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Calls a function with the UTF-8 offsets and the hash of each run.
  static func forEach(in bytes: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>, UInt64) -> Void) {
    var hash = seed
    var start = 0
    var place = 0
    func end(at place: Int) { if place > start { body(start..<place, hash) } }
    while place < bytes.count {
      let first = place
      var letter = UInt32(bytes[place])
      var isLetter = true
      place += 1
      if letter < 0x80 {
        letter |= 0x20
        isLetter = letter &- 0x61 < 26
      } else {
        let more = letter < 0xE0 ? 1 : letter < 0xF0 ? 2 : 3
        letter &= letter < 0xE0 ? 0x1F : letter < 0xF0 ? 0x0F : 0x07
        for _ in 0..<more where place < bytes.count {
          letter = letter << 6 | UInt32(bytes[place] & 0x3F)
          place += 1
        }
        isLetter = Self.isLetter(letter)
        if isLetter { letter = CurrencyNames.folded(letter) }
      }
      if isLetter {
        hash = (hash ^ UInt64(letter)) &* 0x0000_0100_0000_01b3
      } else {
        end(at: first)
        start = place
        hash = seed
      }
    }
    end(at: bytes.count)
  }

  /// Whether a scalar that is not ASCII is a letter or belongs to the one before it.
  private static func isLetter(_ scalar: UInt32) -> Bool {
    if Scalars.isCommonLetter(scalar) { return true }
    switch scalar {
    case 0x2000...0x200B, 0x200E...0x206F, 0x3000...0x3004, 0xFF01...0xFF20: return false
    default:
      return scalar == 0x200C || scalar == 0x200D
        || !ScalarTraits.of(scalar).isDisjoint(with: [.alphabetic, .combining])
    }
  }
}
