import Testing

@testable import CatalogLint

@Suite("Regular expressions")
struct TextPatternTests {
  private func found(_ pattern: String, _ text: String, ignoresCase: Bool = false) throws
    -> [String]
  {
    let bytes = Array(text.utf8)
    return try TextPattern(pattern, ignoresCase: ignoresCase).matches(in: text).map {
      String(decoding: bytes[$0], as: UTF8.self)
    }
  }

  @Test(
    "find what Perl's would",
    arguments: [
      ("a", "banana", ["a", "a", "a"]), ("an+", "bannana", ["ann", "an"]), ("x", "abc", []),
      ("a|ab", "ab", ["a"]), ("ab|a", "ab", ["ab"]), ("a*", "baa", ["", "aa", ""]),
      ("a+?", "aaa", ["a", "a", "a"]), ("<.+?>", "<a><b>", ["<a>", "<b>"]),
      ("<.+>", "<a><b>", ["<a><b>"]), ("a{2}", "aaaaa", ["aa", "aa"]),
      ("a{2,}", "aaaaa", ["aaaaa"]), ("a{1,2}", "aaaaa", ["aa", "aa", "a"]),
      ("a{0}b", "ab", ["b"]), ("(?:ab)+c", "ababc", ["ababc"]), ("(a|b)*c", "abbac", ["abbac"]),
      ("^a", "aa", ["a"]), ("a$", "aa", ["a"]), ("^$", "", [""]), ("^$", "a", []),
      ("a.c", "abc a\nc", ["abc"]), ("[abc]+", "xxabcabx", ["abcab"]),
      ("[^abc]+", "abxyc", ["xy"]), ("[a-cx-z]+", "mabzm", ["abz"]), ("[]a]+", "a]b", ["a]"]),
      ("[a-]+", "a-b", ["a-"]), (#"[\d.]+"#, "v1.20x", ["1.20"]),
      (#"\d+"#, "a12b345", ["12", "345"]),
      (#"\D+"#, "12ab3", ["ab"]), (#"\s"#, "a b\u{A0}c", [" ", "\u{A0}"]),
      (#"\w+"#, "甲乙 é_1!", ["甲乙", "é_1"]), (#"\bcoin\b"#, "coin coins coin", ["coin", "coin"]),
      (#"coin\B"#, "coin coins", ["coin"]), (#"\p{Han}+"#, "abc金币x", ["金币"]),
      (#"\p{Lu}+"#, "abCDé", ["CD"]), (#"\P{L}+"#, "a12b", ["12"]), (#"[^\p{L}]"#, "a!b", ["!"]),
      (#"\.\*\{"#, "a.*{", [".*{"]), ("金币|钻石", "获得钻石和金币", ["钻石", "金币"]),
      ("[一-龥]{2}", "ab金币c", ["金币"]), ("👑+", "a👑👑", ["👑👑"]), ("", "ab", ["", "", ""]),
      ("(a*)*b", "aaab", ["aaab"]), ("(|a)+b", "aab", ["aab"]), ("a??b", "ab", ["ab"]),
    ] as [(String, String, [String])])
  func matches(_ pattern: String, _ text: String, _ expected: [String]) throws {
    #expect(try found(pattern, text) == expected)
  }

  @Test(
    "disregard case when they may",
    arguments: [
      ("coin", "COIN Coin", 2), ("ÄPFEL", "äpfel", 1), ("[a-z]+", "ABC", 1), ("[^a]", "A", 0),
      ("МОНЕТЫ", "монеты", 1), (#"\p{Lu}"#, "a", 1), ("İ", "İ", 1),
    ])
  func cases(_ pattern: String, _ text: String, _ count: Int) throws {
    #expect(try found(pattern, text, ignoresCase: true).count == count)
  }

  @Test(
    "say what is wrong with them, and where",
    arguments: [
      ("a)", 1, "closes no group"), ("(a", 0, "not closed"), ("甲[b", 3, "not closed"),
      ("*a", 0, "nothing stands before"), ("a**", 2, "repeats a repetition"),
      ("(?=a)", 0, "look-around"), (#"(a)\1"#, 3, "references"), ("a{2", 1, "expected"),
      ("a{3,2}", 1, "wrong way round"), ("a{5000}", 1, "at most 1000"), ("[z-a]", 1, "range"),
      (#"\q"#, 0, "not understood"), (#"\p{Klingon}"#, 0, "no category"), (#"a\"#, 1, "nothing"),
      ("^*", 1, "a place can't"), ("((a{999}){9}){9}", 0, "too large"),
      (String(repeating: "(", count: 60), 50, "too many groups"),
    ])
  func faults(_ pattern: String, _ offset: Int, _ message: String) {
    let fault = #expect(throws: PatternFault.self) { try TextPattern(pattern) }
    #expect(fault?.offset == offset)
    #expect(fault?.message.contains(message) == true, "\(fault?.message ?? "")")
  }

  @Test("take no longer for an expression that others would try again and again")
  func hostile() throws {
    // Backtracking would take two to the power of a thousand steps, and never come back.
    let text = String(repeating: "a", count: 1_000) + "!"
    for pattern in ["(a+)+b", "(a|aa)*b", "(a*)*b", "(.*)(.*)(.*)(.*)b", "(a?){30}a{30}b"] {
      #expect(try found(pattern, text).isEmpty)
    }
  }

  @Test("agree with the standard library's on random expressions", arguments: 0..<8)
  func agreement(_ seed: UInt64) throws {
    var generator = Sequence64(state: seed)
    func pick(_ list: [String]) -> String {
      list[Int.random(in: list.indices, using: &generator)]
    }
    func expression(_ depth: Int) -> String {
      guard depth > 0 else { return pick(["a", "b", "[ab]", "[^a]", ".", "c"]) }
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: return expression(depth - 1) + expression(depth - 1)
      case 1: return "(?:\(expression(depth - 1))|\(expression(depth - 1)))"
      // Parts that can be empty are not repeated: there the two differ in what they prefer.
      case 2:
        return "(?:\(expression(0))\(expression(depth - 1)))"
          + pick(["*", "+", "?", "{2}", "{1,2}"])
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
