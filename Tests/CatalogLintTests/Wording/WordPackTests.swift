import Testing

@testable import CatalogLint

@Suite("Wording packs")
struct WordPackTests {
  @Test("a pack has no line that cannot be understood", arguments: WordPack.all.map(\.language))
  func wellFormed(language: String) throws {
    let pack = try #require(WordPack.all.first { $0.language == language })
    let (patterns, problems) = WordNotation.parse(pack.words)
    #expect(problems == [])
    #expect(patterns.allSatisfy { !$0.text.isEmpty })
  }

  @Test(
    "a pack has words for the rules that stop a review", arguments: WordPack.all.map(\.language))
  func complete(language: String) throws {
    let pack = try #require(WordPack.all.first { $0.language == language })
    let categories = Set(
      WordNotation.parse(pack.words).patterns
        .filter { !$0.conditions.contains(.innocent) }.map(\.category))
    #expect(
      categories.isSuperset(of: [
        .free, .externalPayment, .otherPlatform, .placeholder, .test, .unlock, .currencyNoun,
        .durationWord, .membership, .access, .lifetime, .subscriptionWord, .futurePromise,
        .promotionalClaim, .expiringCredits, .cashOut, .appleCriticism, .systemFeature,
        .randomItem,
      ]))
  }

  @Test(
    "every language has samples, 25 innocent ones or more", arguments: WordPack.all.map(\.language))
  func sampled(language: String) throws {
    let samples = try #require(WordSamples.all.first { $0.language == language })
    #expect(samples.innocent.split(separator: "\n").count >= 25)
  }

  @Test("the word of a rule is found where it stands", arguments: WordSamples.finds)
  func found(_ find: WordSamples.Find) {
    let expected = FoundWord(category: find.category, text: find.match)
    #expect(foundWords(find.text, language: find.language).contains(expected))
  }

  @Test(
    "an innocent text has no word of a rule that stops a review", arguments: WordSamples.innocents)
  func innocent(language: String, text: String) {
    let reported: Set = ["free", "externalPayment", "otherPlatform", "placeholder", "test"]
    #expect(foundWords(text, language: language).filter { reported.contains($0.category) } == [])
  }

  @Test("text before a word moves its range and nothing else", arguments: WordSamples.finds)
  func moved(_ find: WordSamples.Find) {
    let matcher = WordMatcher.matcher(forLanguage: find.language)
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
    "case and width of Latin letters do not matter",
    arguments: WordSamples.finds.filter {
      $0.language != "tr" && $0.match.utf8.allSatisfy { $0 < 0x80 }
    })
  func folded(_ find: WordSamples.Find) {
    func categories(_ text: String) -> [WordCategory] {
      WordMatcher.matcher(forLanguage: find.language).find(in: text).map(\.category)
    }
    guard !find.match.contains(where: { "{}%".contains($0) }) else { return }
    let wide = String(
      String.UnicodeScalarView(
        find.text.unicodeScalars.map { scalar in
          (0x21...0x7E).contains(scalar.value)
            ? Unicode.Scalar(scalar.value + 0xFEE0) ?? scalar : scalar
        }))
    #expect(categories(find.text.uppercased()).starts(with: categories(find.text)))
    #expect(categories(wide) == categories(find.text))
  }

  @Test(
    "a locale code leads to the pack of its language and script",
    arguments: [
      ("en-US", "en"), ("zh-Hans", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh", "zh-Hans"),
      ("zh-Hant", "zh-Hant"), ("zh_TW", "zh-Hant"), ("zh-HK", "zh-Hant"),
      ("cmn-Hant", "zh-Hant"), ("es-MX", "es"), ("PT-br", "pt"), ("ms", "id"), ("ja", "ja"),
    ])
  func locale(code: String, language: String) {
    #expect(WordPack.pack(forLocale: code)?.language == language)
  }

  @Test(
    "a locale without a pack is searched for English words", arguments: ["fi", "el", "", "xx-Yyyy"])
  func unknownLocale(code: String) {
    #expect(WordPack.pack(forLocale: code)?.language == nil)
    #expect(foundWords("Free", language: code) == [FoundWord(category: "free", text: "Free")])
  }
}
