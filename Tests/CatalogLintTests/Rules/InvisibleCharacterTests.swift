import CatalogLint
import SourceSyntax
import Testing

@Suite("Invisible characters and emoji") struct InvisibleCharacterTests {
  /// U+FDD0, which a literal can't contain.
  private static let nonCharacter = Unicode.Scalar(UInt32(0xFDD0)).map { String($0) } ?? ""

  @Test(
    "invisible characters are found at their position",
    arguments: [
      MarkedText("zh-Hans", "400⟦\u{200B}⟧金币"), MarkedText("en-US", "a⟦\u{200B}\u{200B}⟧b"),
      MarkedText("en-US", "a⟦\r\n⟧b⟦\u{2028}⟧c⟦\u{85}⟧"), MarkedText("en-US", "a⟦\u{7F}⟧b⟦\u{1B}⟧"),
      MarkedText("en-US", "⟦\u{FEFF}⟧Gems"), MarkedText("de-DE", "Gold⟦\u{AD}⟧münzen"),
      MarkedText("en-US", "⟦\u{202A}⟧a⟦\u{202C}⟧ ⟦\u{2066}⟧b⟦\u{2069}⟧"), MarkedText("ar-SA", "⟦\u{202E}⟧سكة"),
      MarkedText("en-US", "Gems⟦\u{200E}⟧"), MarkedText("ko", "⟦\u{3164}⟧골드⟦\u{115F}⟧⟦\u{FFA0}⟧"),
      MarkedText("en-US", "⟦\u{F8FF}⟧ Gems"), MarkedText("en-US", "a⟦\u{E000}⟧⟦\u{10FFFD}⟧⟦\(nonCharacter)⟧"),
      MarkedText("en-US", "a⟦\u{FE0F}⟧b⟦\u{FE00}⟧"), MarkedText("en-US", "a⟦\u{E0041}⟧"),
      MarkedText("en-US", "a⟦\u{2800}⟧b⟦\u{034F}⟧c⟦\u{2060}⟧⟦\u{FFFD}⟧"),
      MarkedText("en-US", "Go⟦\u{200D}⟧ld⟦\u{200C}⟧"), MarkedText("fa", "سکه⟦\u{200C}⟧ ها"),
    ]) func faults(_ text: MarkedText)
  { text.catalog().expectMarks(of: "invisible-characters") }

  @Test("an emoji in the name of a group is an error of another rule") func groups() {
    let catalog = MarkedText("en-US", "VIP ⟦👑👑⟧ ★⟦\u{200B}⟧").groupCatalog
    let findings = catalog.findings(of: "invisible-characters")
    #expect(findings.map(\.range) == catalog.marks)
    #expect(findings.allSatisfy { $0.severity == .error })
    #expect(catalog.findings(of: "emoji").isEmpty)
  }

  @Test(
    "the message names the character",
    arguments: [
      ("a\u{200B}", "the title contains U+200B ZERO WIDTH SPACE; remove it"),
      ("a\tb", "the title contains U+0009 CHARACTER TABULATION; remove it"),
      ("a\nb", "the title has a line break (U+000A LINE FEED); it is shown on one line"),
      ("a\u{F8FF}", "the title contains U+F8FF, a private character that other devices don't have; remove it"),
      ("a\(nonCharacter)", "the title contains U+FDD0, which is not a character; remove it"),
    ]) func message(_ text: String, _ message: String)
  {
    let findings = MarkedText("en-US", text).catalog().findings(of: "invisible-characters")
    #expect(findings.map(\.message) == [message])
  }
}

@Suite("Texts with too many problems") struct FaultFloodTests {
  @Test("a rule reports a few places in one text, and continues with the next text") func bounded() {
    let flood = String(repeating: "a\\u200b", count: 10_000)
    let catalog = MarkedCatalog(
      """
      flood: {type: consumable, localizations: {en-US: {title: "\(flood)", description: "a\\u200bb"}}}
      """)
    let findings = catalog.findings(of: "invisible-characters")
    #expect(findings.filter { $0.field == "title" }.count == 10)
    #expect(findings.filter { $0.field == "description" }.count == 1)
  }
}

@Suite("Characters of names in App Store Connect") struct NameCharacterTests {
  /// The findings of a name of a product, of its offer code, and of offers of a subscription.
  private static func findings(_ name: String) -> [String] {
    let escaped = name.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16)
      return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
    let catalog = MarkedCatalog(
      """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      products:
        gems:
          type: consumable
          referenceName: "\(escaped)"
          offerCodes: [{referenceName: "\(escaped)", eligibility: [non-spender], free: true}]
      subscriptionGroups:
        vip:
          referenceName: "\(escaped)"
          products:
            vip.monthly:
              period: 1 month
              level: 1
              offers:
                - kind: win-back
                  id: "\(escaped)"
                  referenceName: "\(escaped)"
                  mode: free-trial
                  period: 1 week
      """)
    let rules: Set = ["invalid-reference-name", "invalid-offer", "invalid-offer-code"]
    return catalog.lint(only: rules).findings.map { "\($0.severity.rawValue) \($0.message)" }
  }

  @Test(
    "a character that nobody sees is reported in every name and ID",
    arguments: [
      ("VIP\u{1B}x", "error", "U+001B ESCAPE"), ("VIP\u{85}x", "error", "U+0085 NEXT LINE"),
      ("VIP\n\u{200B}", "error", "U+000A LINE FEED"), ("\u{200B}VIP\t", "error", "U+0009 CHARACTER TABULATION"),
      ("VIP\u{202E}x", "warning", "U+202E RIGHT-TO-LEFT OVERRIDE"),
      ("\u{2067}VIP", "warning", "U+2067 RIGHT-TO-LEFT ISOLATE"),
      ("VIP\u{FEFF}", "warning", "U+FEFF ZERO WIDTH NO-BREAK SPACE"),
      ("VI\u{200D}P", "warning", "U+200D ZERO WIDTH JOINER"),
      ("VIP\u{E0041}", "warning", "U+E0041 TAG LATIN CAPITAL LETTER A"),
    ]) func faults(_ name: String, _ severity: String, _ character: String)
  {
    let findings = Self.findings(name)
    let nouns = [
      "the ID of the offer", "the reference name", "the reference name", "the reference name of the offer",
      "the reference name of the offer code",
    ]
    #expect(findings.sorted() == nouns.map { "\(severity) \($0) contains \(character); remove it" }.sorted())
  }

  @Test(
    "letters, emoji and marks of any language are names",
    arguments: [
      "VIP ماهانه", "می\u{200C}خواهم", "क्\u{200D}ष", "VIP\u{200F} مطبعة", "葛\u{E0100}城", "🇺🇸 Launch", "1️⃣ First",
      "❤️ Love", "👩‍❤️‍👨 Family", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 England", "Cafe\u{301}", "4\u{202F}€ – “best”", "\u{A0}Launch", "金\u{3000}币",
      "\u{F8FF} Pay", "한국어", "𝒳𝒴",
    ]) func innocent(_ name: String)
  { #expect(Self.findings(name) == []) }
}
