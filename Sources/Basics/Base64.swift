internal import CNettle

/// Bytes as text (RFC 4648).
package enum Base64 {
  package static func text(_ bytes: [UInt8]) -> String {
    let length = nettle_base64_length(bytes.count)
    return String(unsafeUninitializedCapacity: length) { text in
      text.withMemoryRebound(to: CChar.self) { text in nettle_base64_encode_raw(text.baseAddress, bytes.count, bytes) }
      return length
    }
  }

  /// With the alphabet of URLs, and without the padding, as JSON Web Keys have it.
  package static func urlText(_ bytes: [UInt8]) -> String {
    text(bytes).replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  /// The bytes of a text in the alphabet of Base64 or the one of URLs, with or without padding and line breaks; nil for
  /// any other text.
  package static func bytes(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (group, bits) = (UInt32(0), 0)
    var isPadded = false
    for byte in text.utf8 where byte > 0x20 {
      let digit: UInt32
      switch byte {
      case 0x41...0x5A: digit = UInt32(byte) - 0x41
      case 0x61...0x7A: digit = UInt32(byte) - 0x61 + 26
      case 0x30...0x39: digit = UInt32(byte) - 0x30 + 52
      case UInt8(ascii: "+"), UInt8(ascii: "-"): digit = 62
      case UInt8(ascii: "/"), UInt8(ascii: "_"): digit = 63
      case UInt8(ascii: "="):
        isPadded = true
        continue
      default: return nil
      }
      guard !isPadded else { return nil }
      group = group << 6 | digit
      bits += 6
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: group >> UInt32(bits)))
      }
    }
    return bits < 6 ? bytes : nil
  }
}
