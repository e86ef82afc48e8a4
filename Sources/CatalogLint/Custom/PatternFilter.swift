import Basics

/// Which of a team's expressions can match a text at all, found in one pass over the text however
/// many there are: those without a known literal, and those of which the text contains one.
struct PatternFilter: Sendable {
  private struct Literal: Sendable {
    let bytes: [UInt8]
    /// The place of its expression.
    let pattern: Int
  }

  /// The expressions that can match texts without any known literal, by the first bytes of their
  /// matches where PCRE2 knows these.
  private var others: [(pattern: Int, first: ByteSet?)] = []
  /// Ordered by ``key(_:_:)``.
  private var literals: [Literal] = []
  private var keys: [UInt16] = []
  /// A bit for each key: all that most places of a text are compared with.
  private var isKey = [UInt64](repeating: 0, count: 1 << 10)
  private let count: Int

  init(_ patterns: [TextPattern]) {
    count = patterns.count
    for (index, pattern) in patterns.enumerated() {
      if let known = pattern.literals {
        literals += known.map { Literal(bytes: $0, pattern: index) }
      } else {
        others.append((index, pattern.firstBytes))
      }
    }
    literals.sort { Self.key(of: $0.bytes) < Self.key(of: $1.bytes) }
    keys = literals.map { Self.key(of: $0.bytes) }
    for key in keys { isKey[Int(key >> 6)] |= 1 << UInt64(key & 63) }
  }

  /// Calls a function with the place of each expression that can match, in order.
  func forEachCandidate(in text: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Void) {
    var found = [UInt64](repeating: 0, count: (count + 63) / 64)
    var bytes = ByteSet()
    var last: UInt8 = 0
    for (offset, byte) in text.enumerated() {
      bytes.insert(byte)
      let byte = Self.folded(byte)
      let key = Self.key(last, byte)
      last = byte
      guard isKey[Int(key >> 6)] & 1 << UInt64(key & 63) != 0 else { continue }
      var index = keys.partitioningIndex { $0 >= key }
      while index < keys.count, keys[index] == key {
        let literal = literals[index]
        index += 1
        let (word, bit) = (literal.pattern >> 6, UInt64(1) << UInt64(literal.pattern & 63))
        guard found[word] & bit == 0, Self.ends(text[...offset], with: literal.bytes) else { continue }
        found[word] |= bit
      }
    }
    for other in others where other.first.map({ !$0.isDisjoint(with: bytes) }) ?? true {
      found[other.pattern >> 6] |= 1 << UInt64(other.pattern & 63)
    }
    for (index, word) in found.enumerated() {
      var rest = word
      while rest != 0 {
        body(index << 6 | rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
  }

  private static func ends(_ text: Slice<UnsafeBufferPointer<UInt8>>, with literal: [UInt8]) -> Bool {
    guard text.count >= literal.count else { return false }
    var place = text.endIndex
    for byte in literal.reversed() {
      place -= 1
      if folded(text[place]) != byte { return false }
    }
    return true
  }

  /// The last two bytes of a literal.
  private static func key(of literal: [UInt8]) -> UInt16 { key(literal[literal.count - 2], literal[literal.count - 1]) }

  private static func key(_ first: UInt8, _ second: UInt8) -> UInt16 { UInt16(first) << 8 | UInt16(second) }

  /// An ASCII letter in lower case.
  static func folded(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
