import Basics

/// Decodes amounts of money from their embedded text.
///
/// An ascending list is written as its unit in hundredths, a colon, and the steps from zero from
/// one amount to the next, counted in units: `10: 10 5 3*2` is 1, 1.5, 1.8, 2.1. A step, or a group
/// in parentheses, that repeats is followed by `*` and its number of occurrences. The lists of the
/// store are so repetitive that this takes a tenth of the space of decimals.
enum EncodedAmounts {
  /// Reads an ascending list, in hundredths.
  static func decode(_ text: StaticString) -> [UInt32] {
    text.withUTF8Buffer { bytes in
      var reader = Reader(bytes: bytes)
      let unit = reader.number()
      reader.skip(":")
      var steps: [UInt32] = []
      var amounts: [UInt32] = []
      amounts.reserveCapacity(850)
      var amount: UInt32 = 0
      while reader.hasMore {
        steps.removeAll(keepingCapacity: true)
        if reader.skip("(") {
          while reader.hasMore, !reader.skip(")") { steps.append(reader.number()) }
        } else {
          steps.append(reader.number())
        }
        for _ in 0..<(reader.skip("*") ? reader.number() : 1) {
          for step in steps {
            amount += step * unit
            amounts.append(amount)
          }
        }
      }
      return amounts
    }
  }

  /// Reads decimals with `.`, separated by spaces, in hundredths.
  static func decimals(_ text: StaticString) -> [UInt32] {
    text.withUTF8Buffer { bytes in
      var reader = Reader(bytes: bytes)
      var amounts: [UInt32] = []
      amounts.reserveCapacity(95)
      while reader.hasMore {
        let whole = reader.number()
        guard reader.skip(".") else {
          amounts.append(whole * 100)
          continue
        }
        let (digits, rest) = reader.digits()
        amounts.append(whole * 100 + (digits == 1 ? rest * 10 : rest))
      }
      return amounts
    }
  }

  /// A position in the text. The text is part of the program, so malformed text is a fatal error.
  private struct Reader {
    let bytes: UnsafeBufferPointer<UInt8>
    var index = 0

    var hasMore: Bool {
      mutating get {
        skip(" ")
        return index < bytes.count
      }
    }

    @discardableResult mutating func skip(_ mark: Unicode.Scalar) -> Bool {
      guard index < bytes.count, bytes[index] == UInt8(ascii: mark) else { return false }
      index += 1
      return true
    }

    mutating func number() -> UInt32 {
      skip(" ")
      let (count, value) = digits()
      if count == 0 { index = bytes.count }
      return value
    }

    mutating func digits() -> (count: Int, value: UInt32) {
      let start = index
      var value: UInt32 = 0
      while index < bytes.count, bytes[index].isASCIIDigit {
        value = value * 10 + UInt32(bytes[index] - 0x30)
        index += 1
      }
      return (index - start, value)
    }
  }
}
