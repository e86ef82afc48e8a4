import CPlatform

/// Makes JSON strings such that libyaml takes them for what they are.
///
/// libyaml refuses the halves of surrogate pairs and some characters, knows escapes that JSON has
/// not, and folds at more line breaks. The text it decodes is not used, only where a string ends:
/// so what it minds is replaced by harmless characters of the same length in bytes and in code
/// points, and every offset stays true.
enum JSONDisguise {
  /// The disguised copy, nil when the bytes can be parsed as they are.
  static func bytes(
    _ bytes: UnsafeBufferPointer<UInt8>, hidingUnusual: Bool
  ) -> [UInt8]? {
    guard let base = bytes.baseAddress else { return nil }
    let hasEscapes = memchr(base, 0x5C, bytes.count) != nil
    guard hasEscapes || hidingUnusual else { return nil }
    var copy = Array(bytes)
    copy.withUnsafeMutableBufferPointer { copy in
      if hasEscapes { hideEscapes(in: copy) }
      if hidingUnusual { hideUnusual(in: copy) }
    }
    return copy
  }

  /// Leaves only the escapes that decide where a string ends: those of quotes and backslashes.
  private static func hideEscapes(in copy: UnsafeMutableBufferPointer<UInt8>) {
    guard let base = copy.baseAddress else { return }
    var offset = 0
    while offset < copy.count,
      let found = memchr(base + offset, 0x5C, copy.count - offset)
    {
      let backslash = base.distance(to: found.assumingMemoryBound(to: UInt8.self))
      if backslash + 1 < copy.count, copy[backslash + 1] != 0x22, copy[backslash + 1] != 0x5C {
        copy[backslash] = UInt8(ascii: "x")
      }
      offset = backslash + 2
    }
  }

  private static func hideUnusual(in copy: UnsafeMutableBufferPointer<UInt8>) {
    for offset in copy.indices {
      switch copy[offset] {
      case 0x7F:
        copy[offset] = UInt8(ascii: "x")
      case 0xC2 where copy[offset + 1] < 0xA0:
        copy[offset + 1] = 0xA1
      case 0xE2 where copy[offset + 1] == 0x80 && copy[offset + 2] & 0xFE == 0xA8:
        copy[offset + 2] = 0xAA
      case 0xEF where copy[offset + 1] == 0xBF && copy[offset + 2] >= 0xBE:
        copy[offset + 2] = 0xBD
      default:
        break
      }
    }
  }
}
