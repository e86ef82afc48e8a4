/// The three-byte scalars with which a number can begin, one bit each.
enum NumeralBits {
  static let table: [UInt64] = {
    var bits = [UInt64](repeating: 0, count: 1024)
    var scalars = HanNumeral.values.keys.map { Int($0) }
    for zero in [0xE50, 0xFF10] { scalars += zero...zero + 9 }
    for zero in stride(from: 0x966, through: 0xD66, by: 0x80) { scalars += zero...zero + 9 }
    for scalar in scalars { bits[scalar >> 6] |= 1 << UInt64(scalar & 63) }
    return bits
  }()
}

extension AmountText {
  /// The first offset at or after a given one where a number begins; the length of the text if none
  /// does.
  @inline(__always) func firstNumeral(from offset: Int) -> Int {
    let offset = skipLetters(from: offset)
    if offset >= count || bytes[offset] < 0x80 { return offset }
    return NumeralBits.table.withUnsafeBufferPointer { firstNumeral(from: offset, bits: $0) }
  }

  /// Skips ASCII without digits, eight bytes at a time.
  @inline(__always) private func skipLetters(from offset: Int) -> Int {
    var offset = offset
    let high: UInt64 = 0x8080_8080_8080_8080
    while offset + 8 <= count, let base = bytes.baseAddress {
      let word = UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self).littleEndian
      let shifted = word ^ 0x3030_3030_3030_3030
      // A digit is below ten now; adding 0x76 sets the high bit of everything else.
      let others = ((shifted & ~high) &+ 0x7676_7676_7676_7676) | shifted
      let stops = (~others | word) & high
      if stops != 0 { return offset + stops.trailingZeroBitCount >> 3 }
      offset += 8
    }
    while offset < count, bytes[offset] < 0x80, bytes[offset] &- 0x30 >= 10 { offset += 1 }
    return offset
  }

  private func firstNumeral(from start: Int, bits: UnsafeBufferPointer<UInt64>) -> Int {
    var offset = start
    while offset < count {
      let lead = bytes[offset]
      if lead < 0x80 {
        if lead &- 0x30 < 10 { return offset }
        offset += 1
      } else if lead & 0xF0 == 0xE0 {
        let scalar = scalar(at: offset)
        if bits[Int(scalar >> 6)] >> UInt64(scalar & 63) & 1 != 0 { return offset }
        offset += 3
      } else if lead < 0xE0 {
        // Of the two-byte scalars, only Arabic and Persian digits matter.
        if lead == 0xD9 || lead == 0xDB, digit(at: offset) != 0 { return offset }
        offset += lead < 0xC0 ? 1 : 2
      } else {
        offset += 4
      }
    }
    return count
  }
}
