package import AppStoreReference
import Basics

/// Distinguishes the language of a text from others of the same script, by words such as "the" and "und".
package enum FunctionWords {
  /// A language that a text is written in, and the words that reveal it.
  package struct Match {
    package let language: Int
    package let words: [String]
  }

  /// The other language that a text is written in: the one with the most words that the language of its locale
  /// doesn't have, at least two, and one word in five. A single letter of ASCII counts if no other language has it
  /// as a word.
  ///
  /// - Returns: Nil when the text has a word that only the language of its locale has, or too few of another.
  package static func foreign(in text: String, of locale: StoreLocale) -> Match? {
    let own = Language.index(of: locale)
    guard !Language.all[own].functionWords.isEmpty else { return nil }
    let words = text.withUTF8Bytes(words)
    guard words.count >= 4 else { return nil }
    var found = [Set<String>](repeating: [], count: Language.all.count)
    var foundUnique: [Languages] = []
    for word in words {
      guard let known = byWord[word.folded] else { continue }
      if known.distinctive.contains(own) { return nil }
      if word.isPart { continue }
      if known.all.contains(own) { foundUnique.append(known.all) }
      let isTelling = word.lowercase.utf8.count > 1 || known.all.count == 1 && !word.isCapital
      guard !known.all.contains(own), isTelling else { continue }
      for language in known.all { found[language].insert(word.folded) }
    }
    let best = found.indices.filter { candidate in
      found[candidate].count > 1 && found[candidate].count * 5 >= words.count && !relatives[own].contains(candidate)
        && foundUnique.allSatisfy { $0.contains(candidate) }
    }.max { found[$0].count < found[$1].count }
    return best.map { best in
      Match(language: best, words: words.filter { !$0.isPart && found[best].contains($0.folded) }.map(\.lowercase))
    }
  }

  // MARK: The words of texts

  /// A run of letters.
  private struct Word {
    let folded: String
    let lowercase: String
    /// Whether it begins with a capital, which may name an axis.
    let isCapital: Bool
    /// Whether it is a part of a compound, such as To-Do and on/off.
    let isPart: Bool
  }

  private static func words(of text: UnsafeBufferPointer<UInt8>) -> [Word] {
    var words: [Word] = []
    var folded = ""
    var start = 0
    var rest = Scalars(text)
    while true {
      let offset = rest.offset
      let scalar = rest.next()
      if let scalar, isLetter(scalar) {
        if folded.isEmpty { start = offset }
        folded.unicodeScalars.append(Unicode.Scalar(folding.folded(scalar)) ?? "\u{FFFD}")
        continue
      }
      if !folded.isEmpty {
        let lowercase = String(decoding: UnsafeBufferPointer(rebasing: text[start..<offset]), as: UTF8.self)
          .lowercased()
        words.append(
          Word(
            folded: folded, lowercase: lowercase, isCapital: text[start] &- 0x41 < 26,
            isPart: isPart(start..<offset, of: text)))
        folded = ""
      }
      if scalar == nil { return words }
    }
  }

  private static let folding = ScalarFolding(keepsAccents: true)

  /// Whether a scalar is a letter or belongs to the one before it.
  private static func isLetter(_ scalar: UInt32) -> Bool {
    let properties = Scalars.properties(of: scalar)
    return properties.isAlphabetic || properties.canonicalCombiningClass != .notReordered || scalar == 0x200C
      || scalar == 0x200D
  }

  private static func isPart(_ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    func isJoint(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/") }
    let (before, after) = (range.lowerBound - 1, range.upperBound)
    return before > 0 && isJoint(text[before]) && text[before - 1] > 0x20
      || after + 1 < text.count && isJoint(text[after]) && text[after + 1] > 0x20
  }

  // MARK: The words of languages

  private typealias Languages = Set<Int>

  /// The languages that have a word, and the languages that are recognized by it.
  private struct Known {
    var all: Languages = []
    var distinctive: Languages = []
  }

  private static let byWord: [String: Known] = {
    var byWord: [String: Known] = [:]
    for (index, language) in Language.all.enumerated() {
      for entry in Language.entries(language.functionWords) {
        let isShared = entry.first == "*"
        let word = (isShared ? String(entry.dropFirst()) : entry).withUTF8Bytes(words)
        guard word.count == 1 else { continue }
        byWord[word[0].folded, default: Known()].all.insert(index)
        if !isShared { byWord[word[0].folded, default: Known()].distinctive.insert(index) }
      }
    }
    return byWord
  }()

  /// The languages that share most of their words with each one, so that these words don't
  /// distinguish them.
  private static let relatives: [Languages] = {
    let count = Language.all.count
    var shared = [Int](repeating: 0, count: count * count)
    for known in byWord.values { for one in known.all { for other in known.all { shared[one * count + other] += 1 } } }
    return (0..<count).map { own in
      Languages(
        (0..<count).filter { other in
          let least = min(shared[own * (count + 1)], shared[other * (count + 1)])
          return shared[own * count + other] * 10 > least * 6
        })
    }
  }()
}
