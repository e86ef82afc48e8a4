import CatalogLint
import SourceSyntax
import Testing

/// The rule that is suppressed in the cases is `price-in-title`, which each title of 6 USD breaks.
@Suite("Suppressions") struct SuppressionTests {
  private static let ignore = "ignore: [{rule: price-in-title, reason: r}]"

  private static func lint(_ catalog: String) -> [LocatedFinding] {
    MarkedCatalog(catalog).lint(only: ["price-in-title", "unused-suppression"]).findings
  }

  @Test("in a localization apply only to its texts") func localization() {
    let findings = Self.lint(
      """
      a:
        type: consumable
        localizations:
          en-US: {title: Pack of 6 USD, \(Self.ignore)}
          de-DE: {title: Paket für 6 USD}
      b: {type: consumable, localizations: {en-US: {title: Pack of 7 USD}}}
      """)
    #expect(findings.map(\.rule) == ["price-in-title", "price-in-title"])
    #expect(findings.map(\.locale) == ["de-DE", "en-US"])
    #expect(findings.map(\.product) == ["com.example.game.a", "com.example.game.b"])
  }

  @Test("in a group's localization apply to its name there") func group() {
    let findings = Self.lint(
      """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      subscriptionGroups:
        vip:
          localizations: {en-US: {title: Club 6 USD, \(Self.ignore)}, de-DE: {title: Klub 6 USD}}
      """)
    #expect(findings.map(\.locale) == ["de-DE"])
  }

  @Test("in a template apply to generated texts, but not to those written out") func template() {
    let findings = Self.lint(
      """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      templates: {t: {en-US: {title: Pack of 6 USD, \(Self.ignore)}, de-DE: {title: Paket 6 USD}}}
      products:
        a: {type: consumable, template: t}
        b: {type: consumable, template: t, localizations: {en-US: {title: Bag of 6 USD}}}
      """)
    #expect(findings.map { "\($0.product ?? "") \($0.locale ?? "")" } == [" de-DE", "com.example.game.b en-US"])
  }

  /// The unused and expired ones, marked as in the examples of rules.
  @Test(
    "that suppress nothing, or have expired, are reported at their location",
    arguments: [
      "a: {type: consumable, localizations: {en-US: {title: Gold, ignore: [⟦{rule: price-in-title, reason: r}⟧]}}}",
      "a: {type: consumable, localizations: {en-US: {title: Gold}, de-DE: {title: Pack of 6 USD, ignore: [{rule: price-in-title, reason: r}, ⟦{rule: emoji-x, reason: r}⟧]}}}",
      """
      a:
        type: consumable
        localizations: {en-US: {title: Gold, ignore: [⟦{rule: price-in-title, reason: r}⟧]}}
        ignore: [⟦{rule: price-in-title, reason: r}⟧]
      """,
      """
      a:
        ignore: [⟦{rule: price-in-title, reason: r}⟧]
        type: consumable
        localizations:
          en-US: {title: Gold}
          de-DE: {title: Gold, ignore: [⟦{rule: price-in-title, reason: r}⟧]}
      """,
      """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      templates:
        t:
          en-US: {title: Gold, ignore: [⟦{rule: price-in-title, reason: r}⟧]}
          de-DE: {title: Gold, ignore: [⟦{rule: price-in-title, reason: r, until: 2020-01-01}⟧]}
      products: {a: {type: consumable, template: t}}
      subscriptionGroups:
        vip:
          ignore: [⟦{rule: price-in-title, reason: r}⟧]
          localizations: {en-US: {title: Club, ignore: [⟦{rule: price-in-title, reason: r}⟧]}}
      """,
    ]) func idle(_ example: String)
  {
    let catalog = MarkedCatalog(example)
    let findings = catalog.lint(only: ["price-in-title", "unused-suppression"]).findings
    #expect(findings.map(\.range) == catalog.marks, "\(findings.map(\.message))")
    #expect(findings.allSatisfy { $0.rule == "unused-suppression" })
  }

  @Test("that have expired suppress nothing, even in a localization") func expired() {
    let findings = Self.lint(
      """
      a:
        type: consumable
        localizations:
          en-US:
            title: Pack of 6 USD
            ignore: [{rule: price-in-title, reason: r, until: 2020-01-01}]
      """)
    #expect(findings.map(\.rule) == ["price-in-title", "unused-suppression"])
    #expect(findings.map(\.locale) == ["en-US", "en-US"])
  }
}
