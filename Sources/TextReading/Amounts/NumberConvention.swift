internal import AppStoreReference

/// The notation of the parts of a number in a language.
struct NumberConvention: Sendable {
  /// Whether `,` is the decimal separator.
  var decimalComma = false
  /// Whether an ordinary space separates thousands. No-break and thin spaces do in any language.
  var groupsWithSpace = false
}

extension NumberConvention {
  /// The convention of a notation; where it groups with no-break spaces, texts use plain ones too.
  init(_ notation: StoreLocaleNotation?, groupsWithSpace: Bool) {
    let isSpace = notation?.groupMark == "\u{A0}" || notation?.groupMark == "\u{202F}"
    self.init(decimalComma: notation?.decimalMark == ",", groupsWithSpace: groupsWithSpace || isSpace)
  }
}

/// A mark between the digits of one number.
enum NumberSeparator { case point, comma, space, hardSpace, apostrophe, arabicDecimal, arabicThousands }

extension AmountText {
  /// The separator at an offset and its length in bytes.
  func separator(at offset: Int) -> (mark: NumberSeparator, length: Int)? {
    let mark: NumberSeparator
    switch scalar(at: offset) {
    case 0x20: mark = .space
    case 0x2C: mark = .comma
    case 0x2E: mark = .point
    case 0x27, 0x2019: mark = .apostrophe
    case 0xA0, 0x2009, 0x202F: mark = .hardSpace
    case 0x66B: mark = .arabicDecimal
    case 0x66C: mark = .arabicThousands
    // A full-width comma ends a clause, except among full-width digits.
    case 0xFF0C where self[offset + 3] == 0xEF: mark = .comma
    case 0xFF0E where self[offset + 3] == 0xEF: mark = .point
    default: return nil
    }
    return (mark, next(offset) - offset)
  }
}
