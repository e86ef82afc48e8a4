import TestTools
import Testing

@testable import TextReading

@Suite("Search for words") struct WordMatcherTests {
  @Test("hits are appended, and existing ones are kept") func appends() {
    let matcher = WordMatcher(.named("en"))
    var hits = matcher.find(in: "free gems")
    let before = hits
    var text = "ad-free, free free kick"
    text.withUTF8 { matcher.find(in: $0, into: &hits) }
    #expect(Array(hits.prefix(before.count)) == before)
    #expect(hits.dropFirst(before.count).filter { $0.category == .free }.map(\.range) == [9..<13])
  }

  @Test("the hits of other texts are kept, even if they begin at the same offset", arguments: ["en", "zh-Hans", "de"])
  func keepsOtherTexts(_ language: String) {
    var hits: [WordHit] = []
    // The last words of a large pack have numbers beyond a smaller one's.
    for language in Language.worded.map(\.code) {
      for text in ["free", "gold", "test", "免费", "kostenlos"] {
        hits += WordMatcher(.named(language)).find(in: text)
      }
    }
    let before = hits
    for text in ["free", "gold", "test", "免费", "kostenlos"] {
      let matcher = WordMatcher(.named(language))
      var text = text
      let count = hits.count
      text.withUTF8 { matcher.find(in: $0, into: &hits) }
      #expect(Array(hits.dropFirst(count)) == matcher.find(in: text))
    }
    #expect(Array(hits.prefix(before.count)) == before)
  }

  @Test("words of one category do not overlap: the longest of the first ones is kept") func overlapping() {
    #expect(
      foundWords("Google Play Store", language: "en").filter { $0.category == "otherPlatform" } == [
        FoundWord(category: "otherPlatform", text: "Google Play")
      ])
    let free = foundWords("免费无需付费", language: "zh-Hans").filter { $0.category == "free" }
    #expect(free.map(\.text) == ["免费", "无需付费"])
  }

  @Test(
    "service names are not platforms, and neither is the plural of a robot",
    arguments: ["Google Drive", "Google Analytics", "Google Maps", "Androids", "Google Play Books"]) func services(
      text: String
    )
  { #expect(foundWords(text, language: "en").filter { $0.category == "otherPlatform" } == []) }

  @Test("the documented accepted wording has none of the words that stop a review") func accepted() {
    #expect(foundWords("400金币", language: "zh-Hans").map(\.category) == ["currencyNoun"])
    #expect(foundWords("充值40元人民币获取400金币。", language: "zh-Hans") == [FoundWord(category: "currencyNoun", text: "金币")])
  }

  @Test("invalid UTF-8 is searched safely") func malformed() {
    let matcher = WordMatcher(.named("zh-Hans"))
    let bytes: [UInt8] = [0xE5, 0x85, 0xFF, 0xF0, 0x9F] + Array("free".utf8) + [0xE5, 0x85]
    var hits: [WordHit] = []
    bytes.withUnsafeBufferPointer { matcher.find(in: $0, into: &hits) }
    #expect(hits.allSatisfy { $0.range.upperBound <= bytes.count })
    #expect(hits.contains { $0.category == .free })
  }

  @Test("in any text, ranges are ordered and end at character boundaries", arguments: Language.worded.map(\.code))
  func random(language: String) throws {
    var generator = Sequence64(state: 0x5EED)
    let list = try #require(Language.worded.first { $0.code == language }).words
    let words = WordNotation.parse(list).patterns.map(\.text)
    let glue = ["", " ", "-", "👍", "é", "e\u{301}", "\u{200D}", "中", "한", "ท", "{", "}", "%", "7", "’"]
    let matcher = WordMatcher(.named(language))
    var total = 0
    let rounds = Seeds.rounds(400)
    for _ in 0..<rounds {
      var text = ""
      for _ in 0..<Int.random(in: 2...8, using: &generator) {
        let word = words[Int.random(in: words.indices, using: &generator)]
        let cut = Int.random(in: 0...word.count, using: &generator)
        text += Bool.random(using: &generator) ? word : String(word.prefix(cut))
        text += glue[Int.random(in: glue.indices, using: &generator)]
      }
      let hits = matcher.find(in: text)
      total += hits.count
      let boundaries = Set(
        text.unicodeScalars.indices.map { text.utf8.distance(from: text.startIndex, to: $0) } + [text.utf8.count])
      for hit in hits {
        #expect(!hit.range.isEmpty)
        #expect(boundaries.contains(hit.range.lowerBound))
        #expect(boundaries.contains(hit.range.upperBound))
      }
      #expect(hits.map(\.range.lowerBound) == hits.map(\.range.lowerBound).sorted())
      for category in WordCategory.allCases {
        let ranges = hits.filter { $0.category == category }.map(\.range)
        #expect(zip(ranges, ranges.dropFirst()).allSatisfy { !$0.overlaps($1) })
      }
    }
    #expect(total > rounds)
  }

  @Test("the search agrees with a slow one that tries every word at every offset") func agreement() {
    var generator = Sequence64(state: 42)
    let words = ["甲乙", "甲乙丙", "乙", "丙甲", "甲甲乙", "乙丙甲丁", "丙丙"]
    let lines = "[free]\n" + words.joined(separator: ",")
    let matcher = WordMatcher(WordNotation.parse(lines).patterns, keepsAccents: false)
    for _ in 0..<500 {
      let letters = (0..<12).map { _ in ["甲", "乙", "丙", "丁"][Int.random(in: 0..<4, using: &generator)] }
      var expected: [Range<Int>] = []
      for start in letters.indices where start * 3 >= expected.last?.upperBound ?? 0 {
        let rest = letters[start...].joined()
        guard let longest = words.filter(rest.hasPrefix).map(\.count).max() else { continue }
        expected.append(start * 3..<(start + longest) * 3)
      }
      #expect(matcher.find(in: letters.joined()).map(\.range) == expected)
    }
  }

  @Test(
    "a phrase with a gap is found as a whole, within a clause",
    arguments: [
      ("Exchange your coins for cash", ["Exchange your coins for cash"]), ("exchange for cash", ["exchange for cash"]),
      ("For cash, exchange", []), ("Exchange it, and pay for cash", []), ("exchange", []), ("for cash", []),
      ("Exchange a hat for a coat, a scarf and gloves for cash", []), ("never exchange coins for cash", []),
    ]) func gap(text: String, found: [String])
  {
    let patterns = WordNotation.parse("[cashOut] exchange … for cash\n!never exchange … for cash").patterns
    let bytes = Array(text.utf8)
    let hits = WordMatcher(patterns, keepsAccents: false).find(in: text)
    #expect(hits.map { String(decoding: bytes[$0.range], as: UTF8.self) } == found)
  }
}

/// A generator whose numbers are the same in every run.
struct Sequence64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
