import Basics

extension AmountText {
  /// The letters that a number in words may consist of.
  enum NumberLetter {
    case none
    /// A letter of a script that separates words.
    case spaced
    /// A letter of a script that neither separates words nor has numerals of its own.
    case unspaced
  }

  func letterOfNumber(at offset: Int) -> NumberLetter {
    switch scalar(at: offset) {
    case 0x964...0x965: .none
    // The digits of each block of India.
    case let scalar where (0x900...0xDFF).contains(scalar): (0x66...0x6F).contains(scalar & 0x7F) ? .none : .spaced
    case 0xE01...0xE3A, 0xE40...0xE4E: .unspaced
    default: letter(at: offset) == .none ? .none : .spaced
    }
  }

  /// Whether neither a letter of a word nor a digit ends at an offset.
  func isStartOfWord(_ offset: Int) -> Bool {
    guard offset > 0 else { return true }
    return letterOfNumber(at: previous(offset)) != .spaced && !self[offset - 1].isASCIIDigit
  }

  /// The end of the letters that begin at an offset, and of the invisible characters between them.
  func endOfWord(from offset: Int) -> Int {
    var end = offset
    while true {
      if letterOfNumber(at: end) == .spaced {
        end = next(end)
      } else if end > offset, (0x200C...0x200D).contains(scalar(at: end)), letterOfNumber(at: end + 3) == .spaced {
        end += 3
      } else {
        return end
      }
    }
  }

  /// The offset at which a word continues after an apostrophe at an offset; nil when there isn't one.
  func endOfApostrophe(at offset: Int) -> Int? {
    let end =
      switch self[offset] {
      case UInt8(ascii: "'"): offset + 1
      case 0xE2 where scalar(at: offset) == 0x2019: offset + 3
      default: offset
      }
    return end > offset && letterOfNumber(at: end) == .spaced ? end : nil
  }

  /// Whether a vowel or a tone is written onto the letter before an offset.
  func isMark(at offset: Int) -> Bool {
    switch scalar(at: offset) {
    case 0xE30...0xE3A, 0xE45, 0xE47...0xE4E: true
    default: false
    }
  }
}
