import Basics
import CatalogFormats
import CatalogLint
import SourceSyntax
import Testing

@Suite("Texts that contradict the type") struct TypeRuleTests {

  @Test("a team's own word for a duration doesn't need another word next to it") func ownWords() throws {
    let marked = TextCase("type: non-consumable", "en-US", "⟦Fortnight⟧ Box", "Chests").marked
    let document = CatalogYAMLDecoder.read(SourceFile(name: "catalog.yml", text: marked.text))
    let input = LintInput(document)
    let rule = "time-limited-consumable"
    let today = try #require(CalendarDate(daysSince1970: 20_778))
    var configuration = LintConfiguration(
      words: [CustomWords(rule: rule, locale: nil, words: ["Fortnight"])], today: today)
    configuration.only = [rule]
    let findings = LintEngine(configuration: configuration).lint([input]).findings
    #expect(findings.map(\.range) == marked.marks)
  }

  @Test(
    "its severity",
    arguments: [
      ("7-Day Boost", "Double XP", Severity.error), ("Boost", "Double XP for 7 days", .warning),
      ("VIP", "A boost for 7 days", .error), ("VIP", "A boost", .warning), ("Boost", "Subscribe for 7 days", .error),
      ("Boost", "Subscribe for 7 days", .error), ("Monthly Gems", "A chest", .warning), ("Monthly", "A chest", .error),
      ("Monthly Pass", "A chest", .error),
    ]) func severities(_ title: String, _ description: String, _ severity: Severity)
  {
    let findings = TextCase("type: consumable", "en-US", title, description).marked.findings(
      of: "time-limited-consumable")
    #expect(findings.map(\.severity) == [severity])
  }

  @Test("a type is reported once, at the most severe text, with the others as related locations") func once() throws {
    let catalog = MarkedCatalog(
      """
      pass:
        type: consumable
        localizations:
          en-US: {title: Boost, description: Lasts 7 days}
          zh-Hans: {title: ⟦7天⟧加速, description: 持续七天}
          ja: {title: 7日間ブースト, description: 経験値が二倍}
      """)
    let findings = catalog.findings(of: "time-limited-consumable")
    #expect(findings.map(\.range) == catalog.marks)
    #expect(findings.first?.related.count == 3)
  }

}
