/// Capital letters in one word, the first in the highest byte, so that codes compare like their
/// text.
enum PackedLetters {
  /// Packs exactly `count` ASCII capitals; nil for anything else.
  static func pack(_ bytes: some Sequence<UInt8>, count: Int) -> UInt32? {
    var packed: UInt32 = 0
    var seen = 0
    for byte in bytes {
      guard (0x41...0x5A).contains(byte), seen < count else { return nil }
      packed = packed << 8 | UInt32(byte)
      seen += 1
    }
    return seen == count ? packed : nil
  }

  /// The `count` letters as text; short enough not to need an allocation.
  static func text(_ packed: UInt32, count: Int) -> String {
    String(unsafeUninitializedCapacity: count) { buffer in
      for place in 0..<count { buffer[place] = UInt8(truncatingIfNeeded: packed >> UInt32(8 * (count - 1 - place))) }
      return count
    }
  }
}
