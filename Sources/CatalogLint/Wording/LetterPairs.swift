/// The pairs and triples of adjacent letters in some texts: a word with any other can't occur in them.
///
/// To lint a few products, a table of all words would cost more than everything else, so it is built
/// only from the words that can occur. The letters are stored as bits by their hash: now and then a
/// word is included needlessly, but none is ever missed.
struct LetterPairs: Sendable {
  private var bits = [UInt64](repeating: 0, count: 1024)
  /// The scripts of the texts.
  private(set) var scripts: WritingSystems = []

  /// Coarser than the folding of any search.
  private static let folding = ScalarFolding(keepsAccents: false)

  init(of texts: [String]) {
    for text in texts {
      var text = text
      text.withUTF8 { bytes in
        scripts.formUnion(TextScan(bytes).scripts)
        Self.forEachLetter(in: Bytes(bytes)) { first, second, third in
          insert(Self.bit(0, third))
          insert(Self.bit(second, third))
          if first != 0 { insert(Self.bit(first, second, third)) }
          return true
        }
      }
    }
  }

  /// The pairs of all texts together; nil when those of some are unknown.
  static func union(of all: [LetterPairs?]) -> LetterPairs? {
    var union: LetterPairs?
    for pairs in all {
      guard let pairs else { return nil }
      union?.formUnion(pairs)
      if union == nil { union = pairs }
    }
    return union
  }

  private mutating func formUnion(_ other: LetterPairs) {
    for index in bits.indices { bits[index] |= other.bits[index] }
    scripts.formUnion(other.scripts)
  }

  /// Whether a word can be in the texts; `~`, `|` and backslashes in it are marks of the notations, and a ligature
  /// may be written as two letters.
  func mayContain(_ word: Bytes) -> Bool {
    var mayContain = true
    Self.forEachLetter(in: word) { first, second, third in
      let bit = first == 0 ? Self.bit(second, third) : Self.bit(first, second, third)
      mayContain = bits[bit >> 6] >> UInt64(bit & 63) & 1 != 0
      return mayContain
    }
    return mayContain
  }

  private mutating func insert(_ bit: Int) { bits[bit >> 6] |= 1 << UInt64(bit & 63) }

  private static func bit(_ first: UInt32, _ second: UInt32) -> Int {
    Int(((first &* 0x9E37_79B1 ^ second) &* 0x85EB_CA6B) >> 16)
  }

  private static func bit(_ first: UInt32, _ second: UInt32, _ third: UInt32) -> Int {
    bit(first &* 0xC2B2_AE35 ^ second, third)
  }

  /// Enumerates the letters as the searches see them, each with the two before it; the first letters
  /// have none, which is 0.
  private static func forEachLetter(in bytes: Bytes, _ body: (UInt32, UInt32, UInt32) -> Bool) {
    var before: UInt32 = 0
    var last: UInt32 = 0
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let (scalar, length) = bytes.scalar(at: index)
      index += length
      if scalar == 0x5C { continue }
      if scalar == 0x7C || scalar == 0x7E || scalar == 0x152 || scalar == 0x153 {
        before = 0
        last = 0
        continue
      }
      let folded = folding.folded(scalar)
      if folded == 0x20, last == 0x20 { continue }
      if folded >= 0x80, ScalarTable.classes.letterClass(of: scalar) == .skipped { continue }
      if !body(before, last, folded) { return }
      before = last
      last = folded
    }
  }
}

extension Bytes {
  /// The scalar at an offset, and its length in bytes; an arbitrary scalar if the text is
  /// malformed.
  fileprivate func scalar(at index: Int) -> (scalar: UInt32, length: Int) {
    let lead = UInt32(self[index])
    if lead < 0xC0 { return (lead, 1) }
    let length = Swift.min(lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2, endIndex - index)
    var scalar = lead & (0x7F >> UInt32(length))
    var next = index + 1
    while next < index + length {
      scalar = scalar << 6 | UInt32(self[next] & 0x3F)
      next += 1
    }
    return (scalar, length)
  }
}
