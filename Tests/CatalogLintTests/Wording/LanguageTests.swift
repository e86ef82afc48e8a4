import AppStoreReference
import Testing

@testable import TextReading

@Suite("Languages") struct LanguageTests {
  @Test("every word of a language is in a valid notation", arguments: Language.all) func wellFormed(
    language: Language
  ) {
    let (patterns, problems) = WordNotation.parse(language.words)
    #expect(problems == [])
    #expect(patterns.allSatisfy { !$0.text.isEmpty })
  }

  @Test("a language has words for every rule that looks for words", arguments: Language.all) func complete(
    language: Language
  ) {
    let words = WordNotation.parse(language.words).patterns.filter { !$0.conditions.contains(.innocent) }
    let categories = Set(words.map(\.category))
    // English has the codes of cryptocurrencies and the names of Apple's products for all, and a team's own words are
    // in no language. Where a negation follows, it denies the subject anyway.
    let missing = Set(WordCategory.allCases).subtracting(categories)
    let exempt: Set<WordCategory> = [.cryptoCode, .appleTrademark, .custom]
    #expect(missing.isSubset(of: language.negationFollows ? exempt.union([.impossibility]) : exempt))
  }

  @Test("every language has samples, 25 innocent ones or more", arguments: Language.worded.map(\.code)) func sampled(
    language: String
  ) {
    #expect(WordSamples.innocents.count { $0.language == language } >= 25)
  }

  @Test("the word of a rule is found at its position", arguments: WordSamples.finds) func found(
    _ find: WordSamples.Find
  ) {
    let expected = FoundWord(category: find.category, text: find.match)
    #expect(foundWords(find.text, language: find.language).contains(expected))
  }

  @Test("an innocent text has no word of a rule that stops a review", arguments: WordSamples.innocents) func innocent(
    language: String, text: String
  ) {
    let reported: Set = ["free", "externalPayment", "otherPlatform", "placeholder", "test"]
    #expect(foundWords(text, language: language).filter { reported.contains($0.category) } == [])
  }

  @Test("text before a word moves its range and changes nothing else", arguments: WordSamples.finds) func moved(
    _ find: WordSamples.Find
  ) {
    let matcher = WordMatcher(.named(find.language))
    let prefix = "★ 👩‍👩‍👧 "
    let moved = matcher.find(in: prefix + find.text)
    let expected = matcher.find(in: find.text).map { hit in
      var hit = hit
      let distance = prefix.utf8.count
      hit.range = hit.range.lowerBound + distance..<hit.range.upperBound + distance
      return hit
    }
    #expect(moved == expected)
  }

  @Test(
    "case and width of Latin letters are ignored",
    arguments: WordSamples.finds.filter { $0.language != "tr" && $0.match.utf8.allSatisfy { $0 < 0x80 } }) func folded(
      _ find: WordSamples.Find
    )
  {
    func categories(_ text: String) -> [WordCategory] {
      WordMatcher(.named(find.language)).find(in: text).map(\.category)
    }
    guard !find.match.contains(where: { "{}%".contains($0) }) else { return }
    let wide = String(
      String.UnicodeScalarView(
        find.text.unicodeScalars.map { scalar in
          (0x21...0x7E).contains(scalar.value) ? Unicode.Scalar(scalar.value + 0xFEE0) ?? scalar : scalar
        }))
    #expect(categories(find.text.uppercased()).starts(with: categories(find.text)))
    #expect(categories(wide) == categories(find.text))
  }

  @Test("every locale of the store has its language", arguments: StoreLocale.all) func locale(_ locale: StoreLocale) {
    let code = Language.of(locale).code
    #expect(code == (locale.language == "zh" ? locale.code : locale.language))
  }

  @Test("each language is listed once") func unique() {
    #expect(Set(Language.all.map(\.code)).count == Language.all.count)
  }

  @Test("a text of any language is searched for English words, too", arguments: Language.all) func english(
    language: Language
  ) {
    let found = foundWords("Free", language: language.code)
    #expect(found == [FoundWord(category: "free", text: "Free")])
  }

  @Test("each word category is read from the heading of its name", arguments: WordCategory.allCases) func heading(
    category: WordCategory
  ) { #expect(WordCategory(heading: "\(category)") == category) }

  @Test("words are those of the text's language and of English, and Chinese shares its lists") func own() {
    let words = LanguageWords(\.doubling)
    #expect(words[StoreLocale("de-DE")].contains("verdoppel"))
    #expect(words[StoreLocale("de-DE")].contains("twice"))
    #expect(!words[StoreLocale("de-DE")].contains("双倍"))
    #expect(words[StoreLocale("zh-Hant")] == words[StoreLocale("zh-Hans")])
    #expect(words[nil] == words[StoreLocale("en-GB")])
  }

  @Test("a currency of another script is read where a text was copied", arguments: ["en-US", "de-DE", "ko"])
  func copiedMoney(locale: String) {
    var amounts: [Amount] = []
    "Nur 30元".withUTF8Bytes { AmountReader(StoreLocale(locale)).read($0, into: &amounts) }
    guard case .money = amounts.first?.kind else {
      Issue.record("no money in \(locale)")
      return
    }
  }

  @Test("each word category has a bit in the features of a text") func features() {
    #expect(WordCategory.allCases.count <= 64 - 20)
    let words = WordCategory.allCases.reduce(into: TextFeatures()) { $0.formUnion(.word($1)) }
    #expect(words.rawValue.nonzeroBitCount == WordCategory.allCases.count)
    #expect(words.isDisjoint(with: TextFeatures(rawValue: (1 << 20) - 1)))
  }
}

extension Language: CustomTestStringConvertible {
  public var testDescription: String { code }

  /// The languages with words for all of the wording rules.
  static let worded = all.filter { WordSamples.languages.contains($0.code) }

  static func named(_ code: String) -> Language { all.first { $0.code == code } ?? english }
}

extension WordNotation {
  static func parse(_ text: String) -> (patterns: [WordPattern], problems: [String]) {
    var patterns: [WordPattern] = []
    let problems = read(text) { patterns.append($0) }
    return (patterns, problems)
  }
}
