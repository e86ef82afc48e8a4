import SourceSyntax
import Testing

@Suite("Excerpts") struct ExcerptTests {
  @Test(
    "Carets stand under what is marked, wide or narrow",
    arguments: [
      ("title: x", 7..<8, "1 | title: x\n  |        ^"), ("金币: abc", 8..<11, "1 | 金币: abc\n  |       ^~~"),
      ("a: 金币", 3..<9, "1 | a: 金币\n  |    ^~~~"), ("a\u{301}b: x", 3..<4, "1 | a\u{301}b: x\n  |  ^"),
      ("❤\u{FE0F}👩\u{200D}👧👍🏽x", 25..<26, "1 | ❤\u{FE0F}👩\u{200D}👧👍🏽x\n  |       ^"),
      ("\tab", 1..<2, "1 |     ab\n  |     ^"), ("a\tb", 2..<3, "1 | a   b\n  |     ^"),
      ("a\u{7}b", 2..<3, "1 | a\\u{7}b\n  |       ^"), ("a\u{202E}b", 4..<5, "1 | a\\u{202E}b\n  |          ^"),
      ("a", 1..<1, "1 | a\n  |  ^"), ("", 0..<0, "1 |\n  | ^"), ("a\nbc\nd", 2..<6, "2 | bc\n  | ^~"),
      ("a\r\nbc\r\n", 4..<5, "2 | bc\n  |  ^"), ("a\n", 2..<2, "2 |\n  | ^"), ("\u{FEFF}ab", 4..<5, "1 | ab\n  |  ^"),
      ("ab", 90..<99, "1 | ab\n  |   ^"),
    ]) func marks(text: String, range: Range<Int>, expected: String)
  {
    let range = SourceRange(start: range.lowerBound, end: range.upperBound)
    #expect(Excerpt.render(range, in: SourceFile(name: "x", text: text)) == expected)
  }

  @Test("The gutter is as wide as the number") func gutter() {
    let file = SourceFile(name: "x", text: String(repeating: "\n", count: 99) + "abc")
    #expect(Excerpt.render(.init(start: 99, end: 101), in: file) == "100 | abc\n    | ^~")
  }

  @Test("Bytes that are not UTF-8 are shown in hexadecimal") func invalid() {
    let file = SourceFile(name: "x", bytes: [0x61, 0xFF, 0x62])
    #expect(Excerpt.render(.init(start: 2, end: 3), in: file) == "1 | a\\xFFb\n  |      ^")
  }

  @Test(
    "Of a long line a window around the place is shown", arguments: [0, 5, 60, 99, 100, 101, 500, 5_000, 9_990, 9_999])
  func window(count: Int) throws {
    for piece in ["a", "金"] {
      let size = piece.utf8.count
      let text = String(repeating: piece, count: count) + "X" + String(repeating: piece, count: 9_999 - count)
      let file = SourceFile(name: "x", text: text)
      let place = SourceRange(start: count * size, end: count * size + 1)
      let lines = Excerpt.render(place, in: file).split(separator: "\n")
      try #require(lines.count == 2)
      #expect(DisplayWidth.of(lines[0]) <= 104)
      let before = try #require(lines[0].firstIndex(of: "X"))
      let caret = try #require(lines[1].firstIndex(of: "^"))
      #expect(DisplayWidth.of(lines[0][..<before]) == DisplayWidth.of(lines[1][..<caret]))
      #expect(lines[0].hasSuffix("…") == (count < 9_980))
      #expect(lines[0].contains("| …") == (count * DisplayWidth.of(piece) > 66))
    }
  }

  @Test("A short line is shown in full") func whole() {
    let text = String(repeating: "a", count: 100)
    let shown = Excerpt.render(.init(at: 99), in: SourceFile(name: "x", text: text))
    #expect(shown == "1 | \(text)\n  | \(String(repeating: " ", count: 99))^")
  }
}
