import Basics
import CatalogFormats
import CatalogLint
import CatalogModel
import SourceSyntax
import Testing

@Suite("Claims, promises and offensive words in texts") struct ClaimRuleTests {
  @Test(
    "bought currency must not expire; other things may",
    arguments: [
      TextCase("type: consumable", "en-US", "500 Gems", "Gems ⟦expire⟧ in 30 days"),
      TextCase("type: consumable", "en-US", "Pouch", "It ⟦expires⟧, with 5 coins in it"),
      TextCase("type: consumable, grants: {gems: 5}", "en-US", "Pouch", "It ⟦expires⟧ in May"),
      TextCase("type: consumable", "en-US", "Double XP", "It expires after a day"),
      TextCase("type: non-renewing", "en-US", "500 Gems", "Gems expire in 30 days"),
      TextCase("type: consumable", "en-US", "500 Gems", "The event expires in 30 days"),
      TextCase("type: consumable", "fr-FR", "500 gemmes", "Les gemmes n'expirent jamais"),
      TextCase("type: consumable", "fr-FR", "500 gemmes", "Les gemmes ⟦expirent⟧ en mai"),
    ]) func expiry(_ test: TextCase)
  { test.expectMarks(of: "expiring-credits") }

  @Test(
    "a trademark is reported only in titles, once",
    arguments: [
      TextCase("type: consumable", "en-US", "⟦iCloud⟧ Pack", "Saves in iCloud"),
      TextCase("type: consumable", "en-US", "Slow iPhone Pack", "A pack"),
      TextCase("type: consumable", "en-US", "More iCloud Storage", "A pack"),
      TextCase("type: consumable", "en-US", "Theme for ⟦Apple⟧ users", "A pack"),
      TextCase("type: consumable", "de-DE", "Apfelkuchen für iPhone", "A pack"),
      TextCase("type: consumable", "ja", "iPhone用テーマ", "テーマ"), TextCase("type: consumable", "ja", "⟦iPhone⟧テーマ", "テーマ"),
      TextCase("type: consumable", "th", "แอปเปิ้ลทองคำ", "ผลไม้"),
      TextCase("type: consumable", "ar-SA", "قافلة الإبل", "جمال"),
      TextCase("type: consumable", "ms", "Siri 2", "Kartun"),
    ]) func trademark(_ test: TextCase)
  { test.expectMarks(of: "apple-trademark") }

  @Test("one claim is reported per text") func oneClaim() {
    TextCase("type: consumable", "en-US", "Best and ⟦cheapest⟧", "⟦Last chance⟧, today only").expectMarks(
      of: "promotional-claim")
  }

  @Test(
    "notes and texts that state the odds satisfy the rule on loot boxes",
    arguments: [
      ("Loot Box", "One box", "Home › Shop", true), ("Loot Box", "One box", "Odds are shown in Shop › Info", false),
      ("Loot Box", "One box", "See the drop rates screen", false),
      ("Loot Box", "Drop rates in the shop", "Home › Shop", false), ("Chest", "Holds 500 gems", "Home › Shop", false),
    ]) func odds(title: String, description: String, notes: String, isReported: Bool)
  {
    let catalog = MarkedCatalog(
      """
      box: {type: consumable, localizations: {en-US: {title: "\(title)", description: "\(description)"}}, review: {notes: "\(notes)"}}
      """)
    #expect(catalog.findings(of: "random-item").count == (isReported ? 1 : 0))
  }

  @Test("notes may state the odds in a language of the texts") func oddsInNotes() {
    let catalog = MarkedCatalog(
      "box: {type: consumable, localizations: {ja: {title: ガチャ, description: 1回}}, review: {notes: 提供割合は店内に表示}}")
    #expect(catalog.findings(of: "random-item").isEmpty)
  }

  @Test(
    "a team's words are found as whole words by the rules that take words",
    arguments: [
      "future-promise", "promotional-claim", "cash-out", "apple-trademark", "apple-criticism", "profanity",
      "system-feature", "random-item", "expiring-credits",
    ]) func custom(_ rule: String) throws
  {
    #expect(CustomWords.rules.contains(rule))
    let marked = TextCase("type: consumable", "fr-FR", "⟦Zonk⟧ et pièces", "Zonkerie").marked
    let document = CatalogYAMLDecoder.read(SourceFile(name: "catalog.yml", text: marked.text))
    let input = LintInput(document)
    let today = try #require(CalendarDate(daysSince1970: 20_778))
    var configuration = LintConfiguration(words: [CustomWords(rule: rule, locale: nil, words: ["zonk"])], today: today)
    configuration.only = [rule]
    let findings = LintEngine(configuration: configuration).lint([input]).findings
    #expect(findings.map(\.range) == marked.marks)
  }
}
