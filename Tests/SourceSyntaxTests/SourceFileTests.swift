import Testing

@testable import SourceSyntax

@Suite("Source files") struct SourceFileTests {
  @Test(
    "Lines end in LF, CRLF or CR and columns count code points",
    arguments: [
      ("a\nb", 2, 2, 1), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("a\r\nb", 2, 1, 3), ("金币x", 6, 1, 3), ("😀x", 4, 1, 2),
      ("e\u{301}x", 3, 1, 3), ("a\n\n\nb", 4, 4, 1), ("a\n", 2, 2, 1), ("", 0, 1, 1), ("abc", 99, 1, 4),
      ("a\u{2028}b\u{85}c", 6, 1, 5),
    ]) func location(text: String, offset: Int, line: Int, column: Int)
  {
    let found = SourceFile(name: "x", text: text).location(at: offset)
    #expect(found == SourceLocation(line: line, column: column))
  }

  @Test("A byte order mark has no column") func byteOrderMark() {
    let file = SourceFile(name: "x", text: "\u{FEFF}ab\nc")
    #expect(file.location(at: 0) == SourceLocation(line: 1, column: 1))
    #expect(file.location(at: 3) == SourceLocation(line: 1, column: 1))
    #expect(file.location(at: 4) == SourceLocation(line: 1, column: 2))
    #expect(file.location(at: 6) == SourceLocation(line: 2, column: 1))
  }

  @Test("Columns are correct deep in a line that fills the file") func longLine() {
    let file = SourceFile(name: "x", text: String(repeating: "金a", count: 50_000))
    for count in [0, 1, 1_023, 1_024, 1_025, 2_048, 49_999] {
      #expect(file.location(at: count * 4) == SourceLocation(line: 1, column: count * 2 + 1))
    }
  }

  @Test("The range of a line excludes its line break") func lineRanges() {
    let file = SourceFile(name: "x", text: "ab\r\nc\rd\n")
    #expect(file.lineCount == 4)
    let texts = (1...4).compactMap { file.range(ofLine: $0).map(file.text(in:)) }
    #expect(texts == ["ab", "c", "d", ""])
    #expect(file.range(ofLine: 0) == nil)
    #expect(file.range(ofLine: 5) == nil)
  }
}
