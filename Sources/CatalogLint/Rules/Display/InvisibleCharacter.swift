import Basics

/// Checks for characters that are invisible, or not reliably shown.
struct InvisibleCharacter {
  let text: ScalarText
  /// Whether the text is written from right to left, at least in part.
  let isRightToLeft: Bool

  /// Whether a scalar isn't allowed at its position.
  func isFault(at index: Int) -> Bool {
    guard let scalar = text[index], Self.isSuspect(scalar) else { return false }
    switch scalar.value {
    case 0x200C, 0x200D: return !isOrthography(at: index)
    // The marks that keep a Latin name or a period on the correct side in right-to-left text.
    case 0x200E, 0x200F, 0x61C: return !isRightToLeft
    case 0xFE0E, 0xFE0F: return !(text[index - 1]?.properties.isEmoji ?? false)
    // Variants of a Han character or of adjacent punctuation, as in names: 葛󠄀城.
    case 0xFE00...0xFE0D, 0xE0100...0xE01EF: return !(text[index - 1].map(Self.hasVariants) ?? false)
    default: return true
    }
  }

  /// Whether a scalar is invisible, private or damaged, regardless of its position.
  private static func isSuspect(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value == 0x2800 || (0xFFF9...0xFFFD).contains(scalar.value) { return true }
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint { return true }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse: return true
    default: return false
    }
  }

  /// Whether a joiner or non-joiner shapes the letters around it, as in Persian and Hindi.
  private func isOrthography(at index: Int) -> Bool {
    guard let before = text[index - 1], Self.isShaped(before) else { return false }
    if text[index] == "\u{200D}" || before.properties.canonicalCombiningClass == .virama { return true }
    return text[index + 1].map(Self.isShaped) ?? false
  }

  /// A letter or mark of a script whose letters change shape with their neighbors.
  private static func isShaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Arabic, Syriac, N'Ko and related scripts; the scripts of India, Sri Lanka and Myanmar; Khmer;
    // Mongolian.
    case 0x620...0x85F, 0x8A0...0xDFF, 0x1000...0x109F, 0x1780...0x17D3, 0x1820...0x18AA, 0xFB50...0xFDCF,
      0xFDF0...0xFDFC, 0xFE70...0xFEFC:
      scalar.properties.isAlphabetic || scalar.properties.canonicalCombiningClass != .notReordered
    default: false
    }
  }

  private static func hasVariants(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isIdeographic || (0x3000...0x303F).contains(scalar.value)
      || (0xFF01...0xFF60).contains(scalar.value)
  }

  /// Whether any letter of a text is written from right to left.
  static func hasRightToLeftLetters(_ text: ScalarText) -> Bool {
    text.scalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDCF, 0xFDF0...0xFDFF, 0xFE70...0xFEFC: scalar.properties.isAlphabetic
      default: false
      }
    }
  }

  /// Whether a scalar ends a line.
  static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA...0xD, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// `U+200B ZERO WIDTH SPACE`.
  static func name(of scalar: Unicode.Scalar) -> Message {
    let code = "U+" + scalar.value.digits(4, radix: 16, uppercase: true)
    if let name = scalar.properties.name ?? controlNames[scalar.value] { return Message(verbatim: "\(code) \(name)") }
    switch scalar.properties.generalCategory {
    case .privateUse: return "\(code), a private character that other devices don't have"
    case .control: return "\(code), a control character"
    default: return "\(code), which is not a character"
    }
  }

  /// Unicode's names for the control characters that occur in practice; formally they have none.
  private static let controlNames: [UInt32: String] = [
    0x00: "NULL", 0x08: "BACKSPACE", 0x09: "CHARACTER TABULATION", 0x0A: "LINE FEED", 0x0B: "LINE TABULATION",
    0x0C: "FORM FEED", 0x0D: "CARRIAGE RETURN", 0x1B: "ESCAPE", 0x7F: "DELETE", 0x85: "NEXT LINE",
  ]
}
