extension StringProtocol {
  /// The text in lowercase: that of `lowercased()`, which looks up each letter outside ASCII in the
  /// tables of Unicode, at many times the cost.
  var lowercase: String {
    let text = String(self)
    return text.withUTF8Bytes(LowercaseLetters.text) ?? text.lowercased()
  }
}

/// The lowercase of the letters of most alphabets, which is as long as they are.
private enum LowercaseLetters {
  /// A text in lowercase; nil if it has a scalar of which that is not known here.
  static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    var isKnown = true
    let text = String(unsafeUninitializedCapacity: bytes.count) { target in
      var index = 0
      while index < bytes.count {
        let lead = bytes[index]
        if lead < 0x80 {
          target[index] = lead &- 0x41 < 26 ? lead | 0x20 : lead
          index += 1
          continue
        }
        let second = bytes[index + 1]
        if lead < 0xE0 {
          let small = ofTwoBytes[Int(lead & 0x1F) << 6 | Int(second & 0x3F)]
          guard small != 0 else { break }
          target[index] = UInt8(0xC0 | small >> 6)
          target[index + 1] = UInt8(0x80 | small & 0x3F)
          index += 2
        } else if hasNoCase(lead, second) {
          target[index] = lead
          target[index + 1] = second
          target[index + 2] = bytes[index + 2]
          index += 3
        } else if lead == 0xE1, second >= 0xB8, second < 0xBC {
          let small = vietnamese[Int(second & 0x03) << 6 | Int(bytes[index + 2] & 0x3F)]
          guard small != 0 else { break }
          target[index] = lead
          target[index + 1] = UInt8(0x80 | small >> 6 & 0x3F)
          target[index + 2] = UInt8(0x80 | small & 0x3F)
          index += 3
        } else {
          break
        }
      }
      isKnown = index == bytes.count
      return isKnown ? index : 0
    }
    return isKnown ? text : nil
  }

  private static let ofTwoBytes = lowercase(of: 0..<0x800)
  private static let vietnamese = lowercase(of: 0x1E00..<0x1F00)

  /// The lowercase of each scalar of a range; 0 where it has another length in UTF-8.
  private static func lowercase(of range: Range<UInt32>) -> [UInt16] {
    range.map { value in
      guard let scalar = Unicode.Scalar(value) else { return 0 }
      let mapping = scalar.properties.lowercaseMapping.unicodeScalars
      guard mapping.count == 1, let small = mapping.first, UTF8.width(small) == UTF8.width(scalar) else { return 0 }
      return UInt16(small.value)
    }
  }

  /// Whether no scalar of three bytes that begins with these two has a lowercase: those of the
  /// scripts of India, Thailand and East Asia, and general punctuation.
  private static func hasNoCase(_ lead: UInt8, _ second: UInt8) -> Bool {
    switch lead {
    case 0xE0, 0xE3...0xE9, 0xEB...0xED: true
    case 0xE1, 0xE2: second < 0x82
    default: false
    }
  }
}
