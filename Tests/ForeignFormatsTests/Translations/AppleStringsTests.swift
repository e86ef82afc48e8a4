import CatalogFormats
import CatalogModel
import SourceSyntax
import Testing

@testable import ForeignFormats

@Suite("Texts in .strings and in string catalogs") struct AppleStringsTests {
  private func read(_ text: String, named name: String) -> CatalogDocument {
    CatalogReading.read(SourceFile(name: name, text: text))
  }

  @Test("may be in UTF-16, as Apple's tools write them", arguments: [true, false]) func wideStrings(
    isLittle: Bool
  ) throws {
    let text = "\u{FEFF}/* 标题 */\n\"a.b.title\" = \"鉄の門🎁\";\n\"x\" = \"y\";\n"
    let bytes = text.utf16.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isLittle ? [low, high] : [high, low]
    }
    let document = CatalogReading.read(SourceFile(name: "ja.strings", bytes: bytes))
    #expect(document.catalog.products.first?.localizations.first?.title == "鉄の門🎁")
    let fault = try #require(document.unread.first)
    #expect(document.unread.count == 1)
    #expect(document.source.location(at: fault.range.start).line == 3)
    // Half a character isn't text.
    let broken = CatalogReading.read(SourceFile(name: "ja.strings", bytes: Array(bytes.dropLast(1))))
    #expect(!broken.unread.isEmpty)
  }

  @Test("have the locale of their comment, name or folder") func stringsLocale() {
    let entry = "\"a.b.title\" = \"x \\\"\\U3042\\n\";\n// c\na.b.description = \"y\";"
    for (name, start) in [
      ("ja.strings", ""), ("/x/ja.lproj/Products.strings", ""), ("a.strings", "/* Locale: ja */\n"),
    ] {
      let document = read(start + entry, named: name)
      #expect(document.diagnostics == [], "\(name)")
      let texts = document.catalog.products.first?.localizations
      #expect(texts?.map(\.locale) == ["ja"])
      #expect(texts?.first?.title == "x \"あ\n")
    }
    #expect(read(entry, named: "a.strings").unread.count == 1)
  }

  @Test(
    "have faults where they are",
    arguments: [
      ("\"a.b.title\" \"x\";", "expected = after the key"), ("\"a.b.title\" = x y;", "expected ; after the text"),
      ("\"a.b.title\" = \"x", "expected a text"), ("/* x", "the comment that opens here never ends"),
      ("= 1", "expected a key"),
      ("\"a.b.title\" = \"x\";\n\"a.b.title\" = \"y\";", "the key \"a.b.title\" occurs twice"),
    ]) func stringsFaults(text: String, message: String)
  {
    let diagnostics = read(text, named: "ja.strings").diagnostics
    #expect(diagnostics.first?.message.hasPrefix(message) == true, "\(diagnostics)")
  }

  @Test(
    "in a string catalog are at least one, in a language",
    arguments: ["", "\"a.b.title\": {}", "\"a.b.title\": {\"localizations\": {}}"]) func noStrings(entry: String)
  {
    let document = read(
      "{\"sourceLanguage\": \"en\", \"strings\": {\(entry)}, \"version\": \"1.0\"}", named: "a.xcstrings")
    #expect(document.diagnostics.map(\.message) == ["the string catalog has no texts"])
  }

  @Test("in a string catalog have states") func states() {
    func entry(_ state: String, _ text: String) -> String {
      "{\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"\(text)\"}}"
    }
    let document = read(
      """
      {"sourceLanguage": "en", "strings": {
        "a.b.title": {"localizations": {"en": \(entry("translated", "A")), "ja": \(entry("new", "A"))}},
        "a.c.title": {"localizations": {"fr": \(entry("translated", "C"))}},
        "a.d.title": {"shouldTranslate": false, "localizations": {"fr": \(entry("translated", "D"))}},
        "a.e.title": {"localizations": {"fr": {"variations": {}}}}
      }, "version": "1.0"}
      """,
      named: "a.xcstrings")
    #expect(document.catalog.products.map(\.productID) == ["a.c"])
    #expect(document.catalog.products.first?.localizations.map(\.locale) == ["fr-FR"])
    #expect(document.diagnostics.map(\.message) == ["a text of a catalog can't have variations"])
  }
}
