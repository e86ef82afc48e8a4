import Basics
import Testing

@Suite("Text that is safe to print") struct VisibleTextTests {
  @Test(
    "escapes characters that move, colour, hide or reverse text",
    arguments: [
      ("a\nb", "a\\u{A}b"), ("\u{1B}[31m", "\\u{1B}[31m"), ("\r", "\\u{D}"), ("\u{85}", "\\u{85}"),
      ("a\u{202E}b", "a\\u{202E}b"), ("\u{FEFF}x", "\\u{FEFF}x"), ("\u{2028}", "\\u{2028}"),
    ]) func escapes(text: String, shown: String)
  {
    #expect(VisibleText.escaped(text) == shown)
    #expect(VisibleText.escaped(shown) == shown)
  }

  @Test("leaves words of all languages unchanged", arguments: ["400金币", "عملة", "👩‍👩‍👧", "\\n", ""]) func unchanged(
    text: String
  ) {
    #expect(VisibleText.escaped(text) == text)
    #expect(VisibleText.line(text) == text)
  }

  @Test("truncates a long line between characters") func longLine() {
    let line = VisibleText.line(String(repeating: "金", count: 201))
    #expect(line == String(repeating: "金", count: 200) + "…")
    let odd = VisibleText.line("a" + String(repeating: "金", count: 300))
    #expect(odd == "a" + String(repeating: "金", count: 199) + "…")
  }

  @Test("quotes a value, and truncates it after 60 characters") func quoted() {
    #expect("no \(quoted: "x") here" == "no \"x\" here")
    #expect("\(quoted: String(repeating: "é", count: 61))" == "\"\(String(repeating: "é", count: 60))\"")
  }
}
