import Basics
import CatalogFormats
import CatalogLint
import SourceSyntax
import Testing

@Suite("Claims, promises and offensive words in texts") struct ClaimRuleTests {

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
