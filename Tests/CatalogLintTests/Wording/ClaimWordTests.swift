import Testing

@testable import TextReading

@Suite("Words of claims, promises and offensive words") struct ClaimWordTests {
  static let categories: [WordCategory] = [
    .futurePromise, .promotionalClaim, .expiringCredits, .cashOut, .appleTrademark, .appleCriticism, .systemFeature,
    .randomItem, .profanity,
  ]

  @Test("an innocent text has none of them", arguments: WordSamples.claimless) func innocent(
    language: String, text: String
  ) {
    let names = Set(Self.categories.map { "\($0)" })
    #expect(foundWords(text, language: language).filter { names.contains($0.category) } == [])
  }

  @Test("every language has samples of each", arguments: Language.worded.map(\.code)) func sampled(language: String) {
    let finds = WordSamples.finds.filter { $0.language == language }
    for category in Self.categories { #expect(finds.count { $0.category == "\(category)" } >= 2, "\(category)") }
    #expect(WordSamples.claimless.count { $0.language == language } >= 15)
  }

  @Test(
    "a word comes back from Base64 with its marks",
    arguments: [
      ("d29yZCo=", "word*"), ("d29yZCo", "word*"), ("fOivjXw=", "|词|"), ("", ""), ("IWdvb2Qgd29yZA==", "!good word"),
    ]) func decoded(encoded: String, word: String)
  { #expect(EncodedWord.decoded(encoded.utf8) == word) }

  @Test("an invalid Base64 text is reported as a problem of its pack", arguments: ["word*", "wo-rd", "/w=="])
  func undecodable(entry: String) {
    #expect(EncodedWord.decoded(entry.utf8) == nil)
    let (patterns, problems) = WordNotation.parse("[profanity]\n" + entry)
    #expect(patterns.isEmpty)
    #expect(problems == [entry])
  }

  @Test("no pack shows the words that it lists encoded", arguments: Language.worded.map(\.code)) func hidden(
    language: String
  ) throws {
    let words = try #require(Language.worded.first { $0.code == language }).words
    let listed = words.lowercased()
    for pattern in WordNotation.parse(words).patterns
    where pattern.category == .profanity && !pattern.conditions.contains(.innocent) && pattern.text.count > 3 {
      #expect(!listed.contains(pattern.text.lowercased()))
    }
  }
}
