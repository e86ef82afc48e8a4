import TestTools
import Testing

@testable import CatalogLint

@Suite("Filter of expressions") struct PatternFilterTests {
  @Test(
    "the literals that every match contains are known",
    arguments: [
      (#"\b(?:free|gratis)\b"#, ["free", "grati"]), ("(?:free )?trial", ["trial"]), ("kostenlos", ["tenlo"]),
      ("金币+", ["金币"]), ("金币?", ["金"]), (#"\d+ ?% off"#, ["% off"]), ("a|free", nil), ("x?y*", nil),
      (#"\$(?<amount>\d+) each"#, [" each"]), ("ab{0}cd", ["cd"]), ("ab{2}c", ["ab"]), ("ab{ 0,2 }c", nil),
      ("{name}", ["name}"]), ("a(?=free)b", nil), ("[free]", nil), ("[]free]gold", ["gold"]),
      (#"[\]free]gold"#, ["gold"]), ("(?i)free", nil), ("(?x)fr ee", nil), (#"\Qa|b\E"#, nil),
      ("(a)(?(1)free|gold)", nil), ("(gold(en)?)+ coin", [" coin"]), ("(gold(en)?)+ c", ["gold"]),
      (#"a\.b\.com"#, ["a.b.com"]), ("ÉTÉ", nil), ("[[:alpha:]]free", nil), ("gold(?#pieces)?", nil),
      ("(?:go|up){0}ld now", ["ld now"]),
    ] as [(String, [String]?)]) func literals(_ pattern: String, _ expected: [String]?) throws
  {
    let literals = try TextPattern(pattern).literals
    #expect(literals?.map { String(decoding: $0, as: UTF8.self) } == expected)
  }

  @Test("case counts where it is not ignored, as far as a literal is concerned") func cases() throws {
    let literals = try TextPattern("kostenlos Été", ignoresCase: false).literals
    #expect(literals?.map { String(decoding: $0, as: UTF8.self) } == ["kostenlos Été"])
  }

  @Test("no expression that matches a text is passed over", arguments: Seeds.some(0..<400)) func complete(_ seed: Int)
    throws
  {
    var generator = Generator(state: UInt64(seed))
    var patterns: [TextPattern] = []
    while patterns.count < 40 {
      if let pattern = try? TextPattern(generator.pattern(), ignoresCase: generator.below(3) > 0) {
        patterns.append(pattern)
      }
    }
    let filter = PatternFilter(patterns)
    for _ in 0..<60 {
      let text = generator.text()
      var candidates: [Int] = []
      text.withUTF8Bytes { bytes in filter.forEachCandidate(in: bytes) { candidates.append($0) } }
      #expect(candidates == candidates.sorted())
      let matching = patterns.indices.filter { PatternMatcher(patterns[$0])?.matches(in: text)?.isEmpty == false }
      let missed = matching.filter { !candidates.contains($0) }
      #expect(missed.isEmpty, "\(missed.map { patterns[$0].source }) in \"\(text)\"")
    }
  }

  @Test("hundreds of expressions are not matched with texts that have none of their literals") func selective() throws {
    let patterns = try (100..<600).map { try TextPattern(#"\b(?:buy|get)\#($0)\b"#) }
    var candidates: [Int] = []
    "This text says GET123.".withUTF8Bytes { bytes in
      PatternFilter(patterns).forEachCandidate(in: bytes) { candidates.append($0) }
    }
    #expect(candidates == [23])
  }

  /// Makes expressions and texts of the same few characters, so that many match.
  private struct Generator {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }

    mutating func one(of choices: [String]) -> String { choices[below(choices.count)] }

    mutating func text() -> String {
      (0..<below(14)).map { _ in
        one(of: [
          "a", "b", "k", "K", "\u{212A}", "s", "S", "ſ", "i", "I", "ı", "İ", "é", "É", "金", "币", " ", "{", "}", "2",
          ",", "]", "ß", "ẞ", "ss", ".",
        ])
      }.joined()
    }

    mutating func pattern(depth: Int = 0) -> String {
      (0..<1 + below(3)).map { _ in (0..<1 + below(5)).map { _ in atom(depth) + quantifier() }.joined() }.joined(
        separator: below(3) == 0 ? "|" : "")
    }

    private mutating func atom(_ depth: Int) -> String {
      if depth < 3, below(5) == 0 {
        let start = one(of: ["(", "(?:", "(?>", "(?|", "(?=", "(?!", "(?<!", "(?<n>", "(?i:", "(?#"])
        return start + pattern(depth: depth + 1) + ")"
      }
      return one(of: [
        "a", "b", "k", "K", "s", "S", "i", "I", "é", "É", "金", "币", " ", ".", #"\."#, #"\d"#, #"\w"#, "[ab]", "[^a]",
        "[]a]", #"[\]k]"#, "[[:alpha:]]", #"\b"#, #"\p{Han}"#, #"\pL"#, #"\x61"#, #"\x{212A}"#, "{", "}", "2", ",", "]",
        "ß", #"\K"#, #"\1"#, #"\Qa\E"#, "$", "^",
      ])
    }

    private mutating func quantifier() -> String {
      one(of: [
        "", "", "", "", "", "", "?", "*", "+", "{2}", "{0}", "{0,2}", "{,2}", "{ 0 }", "{1,}", "+?", "??", "*+",
        "(?#x)?",
      ])
    }
  }
}
