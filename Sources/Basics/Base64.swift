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
}
