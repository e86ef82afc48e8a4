import AppStoreReference
import Basics
import TextReading

/// Finds the unit of a price in the text next to it.
struct UnitWords {
  struct Word {
    let text: String
    /// The days of a unit, 0 for a piece, negative for all of them: "for the whole"; of a word that only says how exact a price is, 1 where the price is less
    /// than what follows: 不到, less than.
    let value: Int
  }

  private let words: [Word]
  /// The words that may end a text, by their last letters.
  private let endings: [Character?: [Word]]
  private let qualifiers: [Word]

  init(locale: StoreLocale?) {
    (words, endings) = Self.words[locale]
    qualifiers = Self.qualifiers[locale]
  }

  /// The unit that a text begins with, such as `/day` and ` per day`, which is removed; nil if it is all of them.
  func takeUnit(beginning text: inout Substring) -> Word? {
    var rest = text.drop(while: \.isBlank)
    if rest.first == "／" || rest.first == "/" { rest = "/" + rest.dropFirst().drop(while: \.isBlank) }
    if let found = words.first(where: { rest.begins(with: $0.text) }) {
      guard found.value >= 0 else { return nil }
      text = rest.dropFirst(found.text.count)
      return found
    }
    guard rest.first == "/", rest.dropFirst().first?.isNumber == true else { return nil }
    text = rest.dropFirst()
    return Word(text: "/", value: 0)
  }

  /// The unit that a text ends with: 每天.
  func unit(endingIn text: Substring) -> Word? {
    let text = text.trimmingSuffix(\.isBlank)
    return endings[text.last]?.first { text.ends(with: $0.text) }
  }

  /// The last unit of the clause at the end of a text, with other words after it.
  func unit(inClauseEndingIn text: Substring) -> Word? {
    var clause = text.suffix(Facts.unitReach.value)
    if let stop = clause.lastIndex(where: { Self.stops.contains($0) || $0.isNumber }) {
      clause = clause[clause.index(after: stop)...]
    }
    while !clause.isEmpty {
      if let word = unit(endingIn: clause), clause.last?.isBlank == false { return word }
      clause.removeLast()
    }
    return nil
  }

  /// Removes words at the end of a text that only qualify the precision of a price.
  func takeQualifiers(endingIn text: inout Substring) -> [Word] {
    var found: [Word] = []
    while true {
      let rest = text.trimmingSuffix { $0.isBlank || ":：(（\"“".contains($0) }
      let next = qualifiers.first { rest.ends(with: $0.text) }
      text = rest.dropLast(next?.text.count ?? 0)
      guard let next else { return found }
      found.append(next)
    }
  }

  /// The word at the beginning of a text that qualifies the precision of a price: 未満.
  func qualifier(beginning text: Substring) -> Word? {
    let text = text.drop(while: \.isBlank)
    return qualifiers.first { text.begins(with: $0.text) }
  }

  private static let stops = Set(".!?;,。！？；，、،؛।\n")

  /// The words, the longest ones first.
  private static let words = LanguageWords(lists: \.perUnit) { lists in
    let words = lists.flatMap { $0.split(separator: "\n") }.flatMap { line in
      let fields = line.split(separator: " ").map { String($0).replacing("_", with: " ") }
      let days = fields.first.flatMap { Int($0) } ?? 0
      return fields.dropFirst().map { Word(text: $0, value: days) }
    }.sorted { $0.text.count > $1.text.count }
    return (words, Dictionary(grouping: words.filter { $0.value >= 0 && $0.text.first != "/" }) { $0.text.last })
  }

  private static let qualifiers = LanguageWords(\.nearly) { words in
    words.filter { !$0.isEmpty }.map { word in
      word.hasPrefix("<") ? Word(text: String(word.dropFirst()), value: 1) : Word(text: word, value: 0)
    }.sorted { $0.text.count > $1.text.count }
  }
}

extension Character {
  fileprivate var isBlank: Bool { self == " " || self == "\u{A0}" || self == "\u{202F}" || self == "\u{3000}" }

  /// Whether the character is a letter of a script that separates words.
  fileprivate var isSpaced: Bool {
    guard isLetter, let scalar = unicodeScalars.first else { return false }
    return LetterClass.of(scalar.value).isSpaced
  }
}

extension Substring {
  /// Whether the text begins with a word of which no further letter is a part.
  fileprivate func begins(with word: String) -> Bool {
    hasPrefix(word) && (word.last?.isSpaced != true || dropFirst(word.count).first?.isSpaced != true)
  }

  fileprivate func ends(with word: String) -> Bool {
    hasSuffix(word) && (word.first?.isSpaced != true || dropLast(word.count).last?.isSpaced != true)
  }
}
