import Foundation
import SourceSyntax
import Testing

@testable import CatalogLint
@testable import TextReading

@Suite("Decomposed letters and accents") struct CompositionTests {
  static let texts = [
    "Thème d’été", "Größe für Österreich", "Ñandú à l’île", "Ağaç İçin Şölen", "Příliš žluťoučký kůň",
    "Ελληνικά νομίσματα ΐ ᾧ", "Ёлка, йод, Їжак", "Kho báu cổ ở đảo Phú Quốc, Ữ ặ ệ", "ガチャ プレゼント ヴァ", "골드 뽑기 값", "Ȱ ǖ ṩ",
    "e\u{302}\u{301}q\u{323}\u{307}",
  ]

  @Test("they are composed as in Unicode normalization form C", arguments: texts) func composes(_ text: String) {
    let apart = text.decomposedStringWithCanonicalMapping
    let together = Array(text.precomposedStringWithCanonicalMapping.utf8)
    #expect(CanonicalComposition.composed(apart).map { Array($0.utf8) } == together)
    #expect(CanonicalComposition.composed(String(decoding: together, as: UTF8.self)) == nil)
  }

  @Test(
    "sequences without a composed form are unchanged",
    arguments: ["plain", "", "\u{301}", "x\u{301}", "1\u{20E3}", "क़", "می\u{200C}خواهم", "\u{1161}"]) func stays(
      _ text: String
    )
  { #expect(CanonicalComposition.composed(text) == nil) }

  @Test("a text has the same hash in both forms", arguments: texts) func hash(_ text: String) {
    let forms = [text.decomposedStringWithCanonicalMapping, text.precomposedStringWithCanonicalMapping]
    let hashes = forms.map(TextEquality.hash)
    #expect(hashes[0] == hashes[1])
  }

  @Test(
    "titles and descriptions that differ only in that are the same",
    arguments: ["duplicate-title", "duplicate-description"]) func duplicates(_ rule: String)
  {
    let field = rule == "duplicate-title" ? "title" : "description"
    let catalog = MarkedCatalog(
      """
      a: {type: consumable, localizations: {vi: {\(field): "Kho báu cổ"}}}
      b: {type: consumable, localizations: {vi: {\(field): ⟦"Kho ba\\u0301u cô\\u0309"⟧}}}
      c: {type: consumable, localizations: {vi: {\(field): "Kho bau co"}}}
      """)
    #expect(catalog.findings(of: rule).map(\.range) == catalog.marks)
  }

  @Test("the fix composes the characters, but not in generated texts") func fix() {
    let catalog = MarkedCatalog(
      """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: fr-FR}
      templates:
        theme: {fr-FR: {title: "The\\u0300me"}}
      products:
        a: {type: non-consumable, localizations: {fr-FR: {title: ⟦"E\\u0301te\\u0301"⟧}}}
        b: {type: non-consumable, template: ⟦theme⟧}
      """)
    let findings = catalog.findings(of: "invisible-characters")
    #expect(findings.map(\.range) == catalog.marks)
    #expect(findings.map(\.severity) == [.error, .error])
    #expect(findings.map { $0.fix == nil } == [false, true])
  }
}
