import Basics

/// Distinguishes Simplified from Traditional Chinese, and Simplified Chinese from Japanese, by the
/// characters that only one of them uses.
enum HanVariants {
  /// The orthographies in which a character is out of place.
  struct Places: OptionSet {
    let rawValue: UInt8

    static let traditionalChinese = Places(rawValue: 1 << 0)
    static let simplifiedChinese = Places(rawValue: 1 << 1)
    static let japanese = Places(rawValue: 1 << 2)
    /// Out of place in Japanese; one is sufficient evidence.
    static let onlyChinese = Places(rawValue: 1 << 3)
    /// Out of place in Japanese, which has simplified it.
    static let simplifiedByJapanese = Places(rawValue: 1 << 4)
    /// The start of a word that only Chinese writes; the character is not out of place by itself.
    static let startOfChineseWord = Places(rawValue: 1 << 5)
  }

  /// The first run of characters that are out of place in a text, in UTF-8 offsets.
  static func firstRun(in text: UnsafeBufferPointer<UInt8>, outOfPlaceIn places: Places) -> Range<Int>? {
    var run: Range<Int>?
    var scalars = Scalars(text)
    var start = 0
    while let scalar = scalars.next() {
      if !Self.places(of: scalar).isDisjoint(with: places) {
        run = (run?.lowerBound ?? start)..<scalars.offset
      } else if run != nil {
        break
      }
      start = scalars.offset
    }
    return run
  }

  /// The part that makes a text without kana Chinese, in UTF-8 offsets: a word or a character that Japanese
  /// never writes, or the first of two characters that it has simplified.
  ///
  /// One such character is a matter of style: 戰國.
  static func chineseInJapanese(_ text: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var places: Places = []
    var pair: Range<Int>?
    var found: Range<Int>?
    var scalars = Scalars(text)
    var start = 0
    while let scalar = scalars.next() {
      if (0x3041...0x30FA).contains(scalar) { return nil }  // kana
      let place = Self.places(of: scalar)
      places.formUnion(place)
      if found == nil {
        let character = start..<scalars.offset
        if place.contains(.onlyChinese) {
          found = character
        } else if place.contains(.simplifiedByJapanese) {
          found = pair
          pair = pair ?? character
        }
      }
      start = scalars.offset
    }
    guard places.contains(.startOfChineseWord) else { return found }
    for word in HanVariantTable.chineseWords {
      let bytes = Array(word.utf8)
      if let start = text.indices.first(where: { text[$0...].starts(with: bytes) }) {
        return start..<start + bytes.count
      }
    }
    return found
  }

  /// The counterpart of a character in the other orthography; nil when it has none.
  static func counterpart(of character: Unicode.Scalar) -> Unicode.Scalar? {
    for text in [HanVariantTable.pairs, HanVariantTable.onlyTraditional] {
      var scalars = text.unicodeScalars.makeIterator()
      while let simplified = scalars.next(), let traditional = scalars.next() {
        if simplified == character { return traditional }
        if traditional == character { return simplified }
      }
    }
    return nil
  }

  /// The orthographies in which a character is out of place.
  private static func places(of scalar: UInt32) -> Places {
    let index = Int(scalar) - first
    return table.indices.contains(index) ? table[index] : []
  }

  /// The first and the last of the unified Han characters in the table.
  private static let first = 0x4E00
  private static let last = 0x9FFF

  /// The places where each character is out of place.
  private static let table: [Places] = {
    var table = [Places](repeating: [], count: last - first + 1)
    func mark(_ scalar: Unicode.Scalar, _ places: Places) { table[Int(scalar.value) - first].formUnion(places) }
    var scalars = HanVariantTable.pairs.unicodeScalars.makeIterator()
    while let simplified = scalars.next(), let traditional = scalars.next() {
      mark(simplified, [.traditionalChinese, .japanese])
      mark(traditional, .simplifiedChinese)
    }
    scalars = HanVariantTable.onlyTraditional.unicodeScalars.makeIterator()
    while scalars.next() != nil, let traditional = scalars.next() { mark(traditional, .simplifiedChinese) }
    for scalar in HanVariantTable.onlyChinese.unicodeScalars { mark(scalar, .onlyChinese) }
    for scalar in HanVariantTable.simplifiedByJapanese.unicodeScalars { mark(scalar, .simplifiedByJapanese) }
    for scalar in HanVariantTable.chineseWords.compactMap(\.unicodeScalars.first) { mark(scalar, .startOfChineseWord) }
    for scalar in HanVariantTable.simplifiedAndJapanese.unicodeScalars {
      table[Int(scalar.value) - first].remove(.japanese)
    }
    return table
  }()
}
