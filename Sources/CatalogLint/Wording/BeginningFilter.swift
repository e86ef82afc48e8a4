/// The first three letters of some words: a filter before a search, as most words of a text begin
/// differently.
///
/// One bit for the last five bits of each letter, which ignores the case of Latin letters: four
/// kilobytes, which stay in the processor's cache while the texts of many locales take turns.
struct BeginningFilter: Sendable {
  private var bits = [UInt64](repeating: 0, count: 1 << 9)

  /// Includes the words that begin with some letters; nil for any letter.
  mutating func insert(_ first: UInt32, _ second: UInt32?, _ third: UInt32?) {
    for second in second.map({ $0...$0 }) ?? Self.any {
      for third in third.map({ $0...$0 }) ?? Self.any {
        let slot = Self.slot(first, second, third)
        bits[slot >> 6] |= 1 << UInt64(slot & 63)
      }
    }
  }

  /// Whether a word may begin with three letters.
  @inline(__always) func mayContain(_ first: UInt32, _ second: UInt32, _ third: UInt32) -> Bool {
    let slot = Self.slot(first, second, third)
    return bits[slot >> 6] >> UInt64(slot & 63) & 1 != 0
  }

  private static let any: ClosedRange<UInt32> = 0...0x1F

  @inline(__always) private static func slot(_ first: UInt32, _ second: UInt32, _ third: UInt32) -> Int {
    Int((first & 0x1F) << 10 | (second & 0x1F) << 5 | third & 0x1F)
  }
}
