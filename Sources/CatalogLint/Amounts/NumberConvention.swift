internal import AppStoreReference

/// How a language writes the parts of a number.
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
  @inline(__always) func separator(at offset: Int) -> (mark: NumberSeparator, length: Int)? {
    let lead = self[offset]
    switch lead {
    case 0x20: return (.space, 1)
    case 0x2C: return (.comma, 1)
    case 0x2E: return (.point, 1)
    case 0x27: return (.apostrophe, 1)
    case 0xC2, 0xD9, 0xE2, 0xEF: return wideSeparator(at: offset, lead: lead)
    default: return nil
    }
  }

  private func wideSeparator(at offset: Int, lead: UInt8) -> (mark: NumberSeparator, length: Int)? {
    let second = self[offset + 1]
    let third = self[offset + 2]
    switch (lead, second, third) {
    case (0xC2, 0xA0, _): return (.hardSpace, 2)
    case (0xD9, 0xAB, _): return (.arabicDecimal, 2)
    case (0xD9, 0xAC, _): return (.arabicThousands, 2)
    case (0xE2, 0x80, 0x89), (0xE2, 0x80, 0xAF): return (.hardSpace, 3)
    case (0xE2, 0x80, 0x99): return (.apostrophe, 3)
    // A full-width comma ends a clause, except among full-width digits.
    case (0xEF, 0xBC, 0x8C) where self[offset + 3] == 0xEF: return (.comma, 3)
    case (0xEF, 0xBC, 0x8E) where self[offset + 3] == 0xEF: return (.point, 3)
    default: return nil
    }
  }
}
