import CatalogLint
import SourceSyntax
import Testing

@Suite("Combining marks that no letter needs") struct StrayMarkTests {
  private static let rule = "invisible-characters"

  @Test(
    "a mark without a letter is an error",
    arguments: [
      MarkedText("sk", "Téma ⟦\u{30C}⟧ les"), MarkedText("cs", "⟦\u{30C}⟧Téma"),
      MarkedText("fr-FR", "Thème\u{A0}⟦\u{301}⟧"),
      MarkedText("es-ES", "Tema ⟦\u{303}\u{301}⟧ azul"), MarkedText("vi", "Chủ đề ⟦\u{309}⟧"),
      MarkedText("ja", "テーマ ⟦\u{3099}⟧"),
    ]) func alone(_ text: MarkedText)
  {
    let catalog = text.catalog()
    let findings = catalog.findings(of: Self.rule)
    #expect(findings.map(\.range) == catalog.marks)
    #expect(findings.allSatisfy { $0.severity == .error && $0.fix?.safety == .unsafe })
  }

  @Test(
    "marks that strike out letters or pile up are a warning",
    arguments: [
      MarkedText("en-US", "Night T⟦\u{336}⟧heme z\u{336}a\u{336}"), MarkedText("de-DE", "Preis⟦\u{335}⟧"),
      MarkedText("ru", "Тема⟦\u{338}⟧"), MarkedText("ko", "테마⟦\u{20E0}⟧"),
      MarkedText("en-US", "Z⟦\u{31B}\u{322}\u{353}\u{33A}\u{321}⟧algo"),
    ]) func struck(_ text: MarkedText)
  {
    let catalog = text.catalog()
    let findings = catalog.findings(of: Self.rule)
    #expect(findings.map(\.range) == catalog.marks)
    #expect(findings.allSatisfy { $0.severity == .warning })
  }

  @Test(
    "marks that a language writes are innocent",
    arguments: [
      MarkedText("th", "ธีมสีน้ำเงิน ที่"), MarkedText("ar-SA", "سِمَةٌ زَرْقَاءُ"), MarkedText("he", "עֲרֵכַת נוֹשֵׂא"),
      MarkedText("hi", "नीली थीम ज़्यादा"), MarkedText("ta-IN", "நீல தீம்"), MarkedText("vi", "Gói mũ cho gấu ặ ữ"),
      MarkedText("ru", "За\u{301}мок и замо\u{301}к"), MarkedText("en-US", "\u{1EB8}\u{301}k\u{1ECD}\u{301}"),
      MarkedText("en-US", "1️⃣ #️⃣"), MarkedText("ja", "ガチャ"), MarkedText("sk", "Téma les"),
      MarkedText("ml-IN", "നീല തീം"), MarkedText("ur-PK", "نیلا تھیم"),
    ]) func written(_ text: MarkedText)
  { #expect(text.catalog().findings(of: Self.rule).map(\.message) == []) }

  @Test(
    "decomposed letters are an error with a safe fix",
    arguments: [
      "cs: C\\u030Cerny\\u0301", "fr-FR: The\\u0300me", "vi: cho\\u031B\\u0323", "ja: カ\\u3099チャ", "ru: и\\u0306од",
    ])
  func decomposed(_ text: String) throws {
    let parts = text.split(separator: ": ")
    let catalog = MarkedCatalog(
      "a: {type: non-consumable, localizations: {\(parts[0]): {title: ⟦\"\(parts[1])\"⟧}}}")
    let finding = try #require(catalog.findings(of: Self.rule).first)
    #expect(finding.severity == .error)
    #expect(finding.fix?.safety == .safe)
  }
}
