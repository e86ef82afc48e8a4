import AppStoreReference
import Basics
import CatalogModel
import TextReading

/// The words of a text that would differ in another language, for the few texts that a rule
/// inspects closely.
///
/// Names are left out, as far as they can be recognized without a dictionary: the app's name,
/// abbreviations (VIP, MP3, JLPT), product names used in every language (Pro, Premium), and the
/// catalog's names of its currencies in both languages.
struct PlainWords {
  /// Words in scripts that separate them.
  private(set) var words = 0
  /// The number of ``words`` that begin in lowercase, or whose script has no capitals; names rarely
  /// have one.
  private(set) var smallWords = 0
  /// The number of ``words`` that are Latin.
  private(set) var latinWords = 0
  /// Letters of scripts that don't separate words.
  private(set) var unpartedLetters = 0
  private(set) var hangulLetters = 0
  /// Hiragana without の, which Chinese texts use decoratively.
  private(set) var hiragana = 0
  /// Letters that are not Latin.
  private(set) var otherLetters = 0
  /// Whether they include a word that connects English sentences.
  private(set) var isEnglish = false
  /// Whether they begin with a verb, like the English names of some products: Remove, Unlock.
  private(set) var isImperative = false

  init(_ text: String, ignoring names: Names) {
    var word: [Unicode.Scalar] = []
    var hasDigit = false
    func isPart(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
    }
    for scalar in text.unicodeScalars {
      if Self.isUnspaced(scalar.value) {
        finish(word, hasDigit: hasDigit, names)
        word.removeAll(keepingCapacity: true)
        hasDigit = false
        guard scalar.properties.isAlphabetic else { continue }
        unpartedLetters += 1
        otherLetters += 1
        if (0x3041...0x3096).contains(scalar.value), scalar.value != 0x306E { hiragana += 1 }
      } else if isPart(scalar) {
        word.append(scalar)
      } else if scalar.properties.numericType != nil, scalar.value < 0x3000 {
        hasDigit = true
      } else if scalar != "'", scalar != "’" {
        finish(word, hasDigit: hasDigit, names)
        word.removeAll(keepingCapacity: true)
        hasDigit = false
      }
    }
    finish(word, hasDigit: hasDigit, names)
  }

  /// Whether they are a sentence, or a phrase that can't be a name.
  func isPhrase(of kind: TextSample.Kind) -> Bool {
    switch kind {
    case .description:
      words >= Facts.phraseOfDescription.value.lowerBound && smallWords >= 1
        || words >= Facts.phraseOfDescription.value.upperBound
    case .title: words >= Facts.phraseOfTitle.value && smallWords >= 2
    }
  }

  private mutating func finish(_ word: [Unicode.Scalar], hasDigit: Bool, _ names: Names) {
    guard let first = word.first else { return }
    let isLatin = first.value < 0x250 || (0x1E00...0x1EFF).contains(first.value)
    if !isLatin { otherLetters += word.count }
    if (0xAC00...0xD7A3).contains(first.value) { hangulLetters += word.count }
    guard word.count > 1, !names.contains(word) else { return }
    let isCased = first.properties.isLowercase || first.properties.isUppercase
    // A digit turns Latin letters into a model name (MP3); with other letters it counts (100개).
    let isAbbreviation =
      isLatin && hasDigit && word.count <= Facts.modelName.value
      || isCased && word.count <= Facts.longestAcronym.value && word.allSatisfy { !$0.properties.isLowercase }
    guard !isAbbreviation else { return }
    if words == 0 { isImperative = Self.demands.contains(Names.folded(word)) }
    words += 1
    if isLatin { latinWords += 1 }
    if !first.properties.isUppercase { smallWords += 1 }
    if Self.connectives.contains(Names.folded(word)) { isEnglish = true }
  }

  /// Whether a scalar belongs to a script that doesn't separate words: Han, kana and Thai.
  private static func isUnspaced(_ value: UInt32) -> Bool {
    switch value {
    case 0x0E01...0x0E4E, 0x3005...0x3007, 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0xFF66...0xFF9D, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  private static let demands = Names.folded(Language.everywhere(\.demands))
  private static let connectives = Names.folded(Language.everywhere(\.connectives))
}

extension PlainWords {
  /// Words that stay the same in every language.
  struct Names {
    private var words: Set<[UInt32]> = Self.common

    /// The names of the app, and the names that its currencies have in all of the given locales.
    init(of subject: CheckedSubject, in locales: [StoreLocale]) {
      add(subject.catalog.app.name ?? "")
      guard let first = locales.first else { return }
      for name in subject.currencyNames.all(in: first)
      where locales.allSatisfy({ subject.currencyNames.all(in: $0).contains(name) }) {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: name.compactMap(Unicode.Scalar.init))
        add(String(view))
      }
    }

    private mutating func add(_ name: String) {
      for word in name.split(whereSeparator: { !$0.isLetter }) { words.insert(Self.folded(Array(word.unicodeScalars))) }
    }

    fileprivate func contains(_ word: [Unicode.Scalar]) -> Bool { words.contains(Self.folded(word)) }

    fileprivate static func folded(_ word: [Unicode.Scalar]) -> [UInt32] {
      word.map { ScalarFolding.names.folded($0.value) }
    }

    fileprivate static func folded(_ words: [String]) -> Set<[UInt32]> {
      Set(words.map { folded(Array($0.unicodeScalars)) })
    }

    private static let common = folded(Language.everywhere(\.tierNames))
  }
}
