import TestTools
import Testing

@testable import CatalogLint

@Suite("Regular expressions") struct TextPatternTests {
  private func found(_ pattern: String, _ text: String, ignoresCase: Bool = false) throws -> [String] {
    let bytes = Array(text.utf8)
    let pattern = try TextPattern(pattern, ignoresCase: ignoresCase)
    return try #require(pattern.matched(in: text)).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test(
    "find what Perl's would find",
    arguments: [
      ("a", "banana", ["a", "a", "a"]), ("an+", "bannana", ["ann", "an"]), ("x", "abc", []), ("a|ab", "ab", ["a"]),
      ("ab|a", "ab", ["ab"]), ("a*", "baa", ["", "aa", ""]), ("a+?", "aaa", ["a", "a", "a"]),
      ("<.+?>", "<a><b>", ["<a>", "<b>"]), ("<.+>", "<a><b>", ["<a><b>"]), ("a{2}", "aaaaa", ["aa", "aa"]),
      ("a{2,}", "aaaaa", ["aaaaa"]), ("a{1,2}", "aaaaa", ["aa", "aa", "a"]), ("a{0}b", "ab", ["b"]),
      ("(?:ab)+c", "ababc", ["ababc"]), ("(a|b)*c", "abbac", ["abbac"]), ("^a", "aa", ["a"]), ("a$", "aa", ["a"]),
      ("^$", "", [""]), ("^$", "a", []), ("a.c", "abc a\nc", ["abc"]), ("[abc]+", "xxabcabx", ["abcab"]),
      ("[^abc]+", "abxyc", ["xy"]), ("[a-cx-z]+", "mabzm", ["abz"]), ("[]a]+", "a]b", ["a]"]), ("[a-]+", "a-b", ["a-"]),
      (#"[\d.]+"#, "v1.20x", ["1.20"]), (#"\d+"#, "a12b345", ["12", "345"]), (#"\D+"#, "12ab3", ["ab"]),
      (#"\s"#, "a b\u{A0}c", [" ", "\u{A0}"]), (#"\w+"#, "甲乙 é_1!", ["甲乙", "é_1"]),
      (#"\bcoin\b"#, "coin coins coin", ["coin", "coin"]), (#"coin\B"#, "coin coins", ["coin"]),
      (#"\p{Han}+"#, "abc金币x", ["金币"]), (#"\p{Lu}+"#, "abCDé", ["CD"]), (#"\P{L}+"#, "a12b", ["12"]),
      (#"[^\p{L}]"#, "a!b", ["!"]), (#"\.\*\{"#, "a.*{", [".*{"]), ("金币|钻石", "获得钻石和金币", ["钻石", "金币"]),
      ("[一-龥]{2}", "ab金币c", ["金币"]), ("👑+", "a👑👑", ["👑👑"]), ("", "ab", ["", "", ""]), ("(a*)*b", "aaab", ["aaab"]),
      ("(|a)+b", "aab", ["aab"]), ("a??b", "ab", ["ab"]), (#"(?<=获得)\p{Han}+"#, "获得金币", ["金币"]),
      (#"(\w)\1"#, "gemms", ["mm"]), ("x*", "甲乙", ["", "", ""]), ("a$", "a\n", []), ("a.c", "a\rc", ["a\rc"]),
    ] as [(String, String, [String])]) func matches(_ pattern: String, _ text: String, _ expected: [String]) throws
  { #expect(try found(pattern, text) == expected) }

  @Test(
    "ignore case by default",
    arguments: [
      ("coin", "COIN Coin", 2), ("ÄPFEL", "äpfel", 1), ("[a-z]+", "ABC", 1), ("[^a]", "A", 0), ("МОНЕТЫ", "монеты", 1),
      (#"\p{Lu}"#, "a", 0), ("İ", "İ", 1),
    ]) func cases(_ pattern: String, _ text: String, _ count: Int) throws
  { #expect(try found(pattern, text, ignoresCase: true).count == count) }

  @Test(
    "say what is wrong with them, and where",
    arguments: [
      ("a)", 1, "unmatched closing parenthesis"), ("(a", 2, "missing closing parenthesis"),
      ("甲[b", 5, "missing terminating ]"), ("*a", 0, "does not follow a repeatable item"),
      (#"(a)\2"#, 4, "reference to non-existent subpattern"), ("a{3,2}", 5, "out of order"),
      ("[z-a]", 3, "range out of order"), (#"\p{Klingon}"#, 11, "unknown property"),
      (#"a\"#, 2, #"\ at end of pattern"#), (#"a\Cb"#, 3, "disabled"), ("((a{999}){99}){99}", 18, "too large"),
      (String(repeating: "(", count: 300), 251, "too deeply nested"),
      (String(repeating: "a", count: 10_001), 0, "longer than the limit"),
    ]) func faults(_ pattern: String, _ offset: Int, _ message: String)
  {
    let fault = #expect(throws: PatternFault.self) { try TextPattern(pattern) }
    #expect(fault?.offset == offset)
    #expect(
      fault?.message.hasPrefix("invalid regular expression: ") == true && fault?.message.contains(message) == true,
      "\(fault?.message ?? "")")
  }

  @Test(
    "end immediately, no matter how much they could backtrack",
    arguments: ["(a+)+$", "(a|aa)*$", "(a*)*$", "(.*)(.*)(.*)(.*)(.*)b$", "(a?){30}a{30}[bc]", "(?R)?a$"]) func hostile(
      _ pattern: String
    ) throws
  {
    let text = String(repeating: "a", count: 1_000) + "!"
    let pattern = try TextPattern(pattern)
    let time = processorTime { #expect(pattern.matched(in: text)?.isEmpty != false) }
    #expect(time < .seconds(20), "\(time)")
  }

  @Test("are rejected immediately if they would grow too large") func exploding() {
    let time = processorTime {
      for inner in ["", "a", "a*"] {
        _ = try? TextPattern("(?:(?:(?:(?:\(inner)){1000}){1000}){1000}){1000}").matched(in: "aaa")
      }
    }
    #expect(time < .seconds(20), "\(time)")
  }

  @Test("agree with the standard library's on random expressions", arguments: 0..<8) func agreement(_ seed: UInt64)
    throws
  {
    var generator = Sequence64(state: seed)
    func pick(_ list: [String]) -> String { list[Int.random(in: list.indices, using: &generator)] }
    func expression(_ depth: Int) -> String {
      guard depth > 0 else { return pick(["a", "b", "[ab]", "[^a]", ".", "c"]) }
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: return expression(depth - 1) + expression(depth - 1)
      case 1: return "(?:\(expression(depth - 1))|\(expression(depth - 1)))"
      // Parts that can be empty are not repeated: there the two have different preferences.
      case 2: return "(?:\(expression(0))\(expression(depth - 1)))" + pick(["*", "+", "?", "{2}", "{1,2}"])
      case 3: return "(?:\(expression(0))\(expression(depth - 1)))" + pick(["*?", "+?", "??"])
      default: return expression(0)
      }
    }
    for _ in 0..<150 {
      let pattern = expression(3)
      let text = (0..<8).map { _ in pick(["a", "b", "c"]) }.joined()
      let expected = try Regex(pattern).firstMatch(in: text).map { String(text[$0.range]) }
      #expect(try found(pattern, text).first == expected, "\(pattern) in \(text)")
    }
  }
}

extension TextPattern {
  fileprivate func matched(in text: String) -> [Range<Int>]? { PatternMatcher(self)?.matches(in: text) }
}
