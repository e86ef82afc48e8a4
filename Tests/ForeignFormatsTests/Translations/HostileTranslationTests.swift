import CatalogFormats
import SourceSyntax
import TestTools
import Testing

@testable import ForeignFormats

@Suite("Hostile texts of translators") struct HostileTranslationTests {
  private func read(_ text: String, named name: String) -> CatalogDocument {
    CatalogReading.read(SourceFile(name: name, text: text))
  }

  @Test(
    "aren't read from a file whose placeholders stand for much more text than it has",
    arguments: [
      HostileXLIFF.former.0 + "<x id=\"1\" equiv-text=\"\(HostileXLIFF.long)\"/>" + HostileXLIFF.former.1
        + String(repeating: "<x id=\"1\"/>", count: 3_000)
        + HostileXLIFF.former.2,
      HostileXLIFF.former.0 + "<ph id=\"1\">ab</ph>"
        + String(repeating: "<ph id=\"1\"><x id=\"1\"/><x id=\"1\"/></ph>", count: 40) + HostileXLIFF.former.1
        + "<x id=\"1\"/>"
        + HostileXLIFF.former.2,
      HostileXLIFF.current.0
        + "<originalData><data id=\"d\">\(HostileXLIFF.long)</data></originalData><segment><target>"
        + String(repeating: "<ph id=\"1\" dataRef=\"d\"/>", count: 3_000) + "</target></segment>"
        + HostileXLIFF.current.2,
    ]) func expanding(_ text: String)
  {
    let document = read(text, named: "a.xliff")
    let errors = document.diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(errors.contains("the placeholders stand for more than 16 times the text of the file"), "\(errors)")
  }

  @Test(
    "aren't read without a word when there is more than one of a unit",
    arguments: [
      HostileXLIFF.former.0 + "Gold" + HostileXLIFF.former.1 + "金</target><target>銀" + HostileXLIFF.former.2,
      HostileXLIFF.current.0 + "<segment><source>Gold</source><target>金</target><target>銀</target></segment>"
        + HostileXLIFF.current.2,
    ]) func repeated(_ text: String)
  {
    let errors = read(text, named: "a.xliff").diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(errors.contains { $0.hasSuffix("has more than one \"target\"") }, "\(errors)")
  }

  @Test(
    "aren't read without a word when a part of one is in an element that no text has",
    arguments: [
      HostileXLIFF.former.0 + "Remove" + HostileXLIFF.former.1 + "Re<a:foo xmlns:a=\"b\">mo</a:foo>ve"
        + HostileXLIFF.former.2,
      HostileXLIFF.former.0 + "Remove" + HostileXLIFF.former.1 + "Re<g id=\"1\"><foo>mo</foo></g>ve"
        + HostileXLIFF.former.2,
      HostileXLIFF.current.0 + "<segment><source>Remove</source><target>Re<g>mo</g>ve</target></segment>"
        + HostileXLIFF.current.2,
    ]) func unknownElement(_ text: String)
  {
    let errors = read(text, named: "a.xliff").diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(errors.contains { $0.hasSuffix("; what is in it would be lost") }, "\(errors)")
  }

  @Test(
    "with thousands of fields are read in a moment, and only some of the fields are looked for",
    arguments: [
      HostileXLIFF.former.0 + HostileXLIFF.fields + HostileXLIFF.former.1 + HostileXLIFF.long + HostileXLIFF.former.2,
      HostileXLIFF.current.0
        + "<segment><source>\(HostileXLIFF.fields)</source><target>\(HostileXLIFF.long)</target></segment>"
        + HostileXLIFF.current.2,
    ]) func manyFields(_ text: String)
  {
    let took = processorTime {
      let document = read(text, named: "a.xliff")
      #expect(document.diagnostics.contains { $0.message.hasSuffix("20000 fields; only the first 100 are checked") })
    }
    #expect(took < .seconds(20))
  }
}

/// Parts of hostile files.
private enum HostileXLIFF {
  static let former: (String, String, String) = (
    "<xliff version=\"1.2\"><file source-language=\"en\" target-language=\"ja\"><body>"
      + "<trans-unit id=\"com.example.a.gate.title\"><source>", "</source><target>",
    "</target></trans-unit></body></file></xliff>"
  )
  static let current: (String, String, String) = (
    "<xliff version=\"2.0\" srcLang=\"en\" trgLang=\"ja\"><file><unit id=\"com.example.a.gate.title\">", "",
    "</unit></file></xliff>"
  )
  static let long: String = String(repeating: "x", count: 50_000)
  /// Names for fields, which have nothing but letters.
  static let fields: String = (0..<20_000).map { number in
    "{" + String(number, radix: 10).map { String(UnicodeScalar(UInt8(97 + $0.wholeNumberValue!))) }.joined() + "}"
  }.joined()
}
