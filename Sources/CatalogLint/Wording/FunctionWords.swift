import AppStoreReference

/// Tells the language of a text from others of the same script, by words such as "the" and "und".
///
/// Most texts end the search at their first words: one that only their own language has is among
/// them.
struct FunctionWords: Sendable {
  /// A language that a text is written in, and the words that tell it.
  struct Match {
    let language: Int
    let words: [String]
  }

  /// The other language that a text is written in; nil when it has a word that only the language of
  /// its locale has, or too few of another.
  static func foreign(in text: String, of locale: StoreLocale, besides own: Own) -> Match? {
    guard !own.isEmpty, text.withUTF8Bytes(own.mayBeMissing) else { return nil }
    return match(text, besides: Language.index(of: locale))
  }

  /// The language with the most words in a text that its own language doesn't have: at least two,
  /// and one word in five. A single letter counts if no other language has it as a word.
  private static func match(_ text: String, besides own: Int) -> Match? {
    let (count, words) = text.withUTF8Bytes(known)
    // Nearly every text ends here.
    guard count >= 4, words.count >= 2 else { return nil }
    var found = [Set<UInt64>](repeating: [], count: Language.all.count)
    var foundOwn: [Languages] = []
    for word in words {
      if word.languages.contains(own) {
        foundOwn.append(word.languages)
      } else {
        for index in found.indices
        where word.languages.contains(index) && (word.range.count > 1 || word.isTellingLetter) {
          found[index].insert(word.hash)
        }
      }
    }
    let relatives = Self.relatives[own]
    let best = found.indices.filter { candidate in
      found[candidate].count > 1 && found[candidate].count * 5 >= count && !relatives.contains(candidate)
        && foundOwn.allSatisfy { $0.contains(candidate) }
    }.max { found[$0].count < found[$1].count }
    guard let best else { return nil }
    let inOrder = text.withUTF8Bytes { bytes in
      words.filter { found[best].contains($0.hash) }.map { String(decoding: bytes[$0.range], as: UTF8.self).lowercase }
    }
    return Match(language: best, words: inOrder)
  }

  /// A word that some language has as a function word.
  private struct KnownWord {
    /// In UTF-8 offsets.
    let range: Range<Int>
    let hash: UInt64
    let languages: Languages
    /// Whether it is a letter that only one language has as a word. A capital may name an axis.
    let isTellingLetter: Bool
  }

  /// The number of words in a text, and those that are known, in order.
  private static func known(in bytes: UnsafeBufferPointer<UInt8>) -> (count: Int, words: [KnownWord]) {
    var count = 0
    var words: [KnownWord] = []
    LetterRuns.forEach(in: bytes) { range, hash in
      count += 1
      if let languages = byWord[hash], !isPart(range, in: bytes) {
        let isCapital = bytes[range.lowerBound] &- 0x41 < 26
        words.append(
          KnownWord(
            range: range, hash: hash, languages: languages,
            isTellingLetter: range.count == 1 && languages.isOne && !isCapital))
      }
    }
    return (count, words)
  }

  /// Whether letters are a part of a compound, such as To-Do and on/off.
  private static func isPart(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    func isJoint(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/") }
    let (before, after) = (range.lowerBound - 1, range.upperBound)
    return before > 0 && isJoint(bytes[before]) && bytes[before - 1] > 0x20
      || after + 1 < bytes.count && isJoint(bytes[after]) && bytes[after + 1] > 0x20
  }

  /// A set of languages, by their indices.
  private struct Languages: Sequence, IteratorProtocol {
    private var bits: UInt64 = 0

    mutating func next() -> Int? {
      guard bits != 0 else { return nil }
      defer { bits &= bits - 1 }
      return bits.trailingZeroBitCount
    }

    var isOne: Bool { bits.nonzeroBitCount == 1 }
    func contains(_ index: Int) -> Bool { bits >> UInt64(index) & 1 != 0 }
    mutating func insert(_ index: Int) { bits |= 1 << UInt64(index) }
  }

  /// The languages that have each word.
  private static let byWord: WordLanguages = {
    var byWord = WordLanguages()
    for (index, language) in Language.all.enumerated() {
      for word in entries(of: language) {
        word.withUTF8Bytes { bytes in
          LetterRuns.forEach(in: bytes) { range, hash in
            if range.count == bytes.count { byWord.insert(index, for: hash) }
          }
        }
      }
    }
    return byWord
  }()

  /// A filter for the words of all languages by the hashes of their bytes in lowercase, which take less
  /// time than those of ``LetterRuns``.
  private static let filter: WordFilter = {
    var filter = WordFilter()
    for language in Language.all { for word in entries(of: language) { filter.insert(ByteHash(of: word.lowercase)) } }
    return filter
  }()

  /// The languages by the hashes of their words.
  private struct WordLanguages {
    private var languages: [UInt64: Languages] = [:]
    /// A filter before the table: most words aren't in it.
    private var filter = [UInt64](repeating: 0, count: 1 << 9)

    mutating func insert(_ index: Int, for hash: UInt64) {
      languages[hash, default: Languages()].insert(index)
      filter[Int(hash >> 6 & 511)] |= 1 << (hash & 63)
    }

    var all: Dictionary<UInt64, Languages>.Values { languages.values }

    subscript(hash: UInt64) -> Languages? {
      guard filter[Int(hash >> 6 & 511)] >> (hash & 63) & 1 != 0 else { return nil }
      return languages[hash]
    }
  }

  /// The languages that share most of their words with each one, so that these don't tell them
  /// apart.
  private static let relatives: [Languages] = {
    let count = Language.all.count
    var shared = [Int](repeating: 0, count: count * count)
    for languages in byWord.all { for one in languages { for other in languages { shared[one * count + other] += 1 } } }
    return (0..<count).map { own in
      var relatives = Languages()
      for other in 0..<count {
        let least = min(shared[own * (count + 1)], shared[other * (count + 1)])
        if shared[own * count + other] * 10 > least * 6 { relatives.insert(other) }
      }
      return relatives
    }
  }()

  private static func entries(of language: Language) -> [String] {
    Language.entries(language.functionWords).map { $0.first == "*" ? String($0.dropFirst()) : $0 }
  }

  /// Some words by the hashes of their bytes: now and then it has another word, but never lacks one.
  private struct WordFilter: Sendable {
    private var bits = [UInt64](repeating: 0, count: 1 << 9)

    mutating func insert(_ hash: ByteHash) { bits[Int(hash.value >> 6 & 511)] |= 1 << (hash.value & 63) }

    func mayContain(_ hash: ByteHash) -> Bool { bits[Int(hash.value >> 6 & 511)] >> (hash.value & 63) & 1 != 0 }
  }

  /// A hash of the bytes of a word, ignoring the case of ASCII letters.
  private struct ByteHash {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325
    /// Whether words that are equal but for case have the same one, and nothing else is in it: ASCII,
    /// and small letters of Latin-1 and of Cyrillic.
    private(set) var isExact = true
    private var previous: UInt8 = 0

    init() {}

    init(of word: String) { for byte in word.utf8 { add(byte) } }

    var isEmpty: Bool { previous == 0 }

    mutating func add(_ byte: UInt8) {
      let folded = byte &- 0x41 < 26 ? byte | 0x20 : byte
      value = (value ^ UInt64(folded)) &* 0x0000_0100_0000_01b3
      if byte >= 0x80 {
        switch (previous, byte) {
        case (_, 0xC3), (_, 0xD0), (_, 0xD1), (0xC3, 0xA0...0xB6), (0xC3, 0xB8...0xBF), (0xD0, 0xB0...0xBF),
          (0xD1, 0x80...0x8F):
          break
        default: isExact = false
        }
      }
      previous = byte
    }
  }

  /// The words that no other language of the script has. A class: it is looked up for every text.
  final class Own: Sendable {
    private let hashes: Set<UInt64>
    /// A filter before the set: most words aren't in it.
    private let filter: [UInt64]
    private let others: WordFilter

    init(_ language: Language) {
      let words = Language.entries(language.functionWords).filter { $0.first != "*" }
      hashes = Set(words.map { ByteHash(of: $0).value })
      var filter = [UInt64](repeating: 0, count: 16)
      for hash in hashes { filter[Int(hash >> 6 & 15)] |= 1 << (hash & 63) }
      self.filter = filter
      others = FunctionWords.filter
    }

    var isEmpty: Bool { hashes.isEmpty }

    /// Whether a text has none of the words, and perhaps two of other languages: nearly every text ends
    /// here.
    func mayBeMissing(in text: UnsafeBufferPointer<UInt8>) -> Bool {
      var word = ByteHash()
      var foreign = 0
      /// Whether the word that ends is one of the own.
      func endsOwn() -> Bool {
        defer { word = ByteHash() }
        if contains(word.value) { return true }
        if !word.isExact { foreign += 2 } else if others.mayContain(word) { foreign += 1 }
        return false
      }
      for byte in text {
        if byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 {
          word.add(byte)
        } else if !word.isEmpty, endsOwn() {
          return false
        }
      }
      return (word.isEmpty || !endsOwn()) && foreign >= 2
    }

    private func contains(_ hash: UInt64) -> Bool {
      filter[Int(hash >> 6 & 15)] >> (hash & 63) & 1 != 0 && hashes.contains(hash)
    }
  }
}
