import AppStoreReference
import Basics
import CatalogLint
import CatalogModel
import SourceSyntax
import Testing

@Suite("Locales of an app and its products") struct LocaleRuleTests {
  private static func messages(_ rule: String, _ catalog: String) -> [String] {
    MarkedCatalog(catalog).findings(of: rule).map(\.message)
  }

  @Test("every missing locale has its own finding; the primary one is reported by another rule") func missing() {
    let catalog = """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: zh-Hans, locales: [zh-Hans, en-US, ja, ko]}
      products:
        coins: {type: consumable, localizations: {en: {title: Coins}}}
      """
    #expect(
      Self.messages("missing-locale", catalog) == [
        "no text in \"ja\" (Japanese), which the app lists among its locales",
        "no text in \"ko\" (Korean), which the app lists among its locales",
      ])
    #expect(
      Self.messages("missing-primary-locale", catalog) == [
        "no text in \"zh-Hans\" (Chinese (Simplified)), the app's primary locale"
      ])
  }

  @Test("what is missing in a locale is found by that locale, and is another finding in another one")
  func missingLocales() {
    let catalog = MarkedCatalog(
      """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: zh-Hans, locales: [zh-Hans, ja, ko]}
      products:
        coins: {type: consumable, localizations: {en-US: {title: Coins}}}
      """)
    let report = catalog.lint(only: ["missing-locale", "missing-primary-locale"])
    #expect(Set(report.findings.compactMap(\.locale)) == ["zh-Hans", "ja", "ko"])
    let one = { (locale: String) in
      MarkedCatalog(
        """
        catalog: 1
        app: {bundleID: com.example.game, primaryLocale: en-US, locales: [en-US, \(locale)]}
        products:
          coins: {type: consumable, localizations: {en-US: {title: Coins}}}
        """
      ).lint(only: ["missing-locale"]).fingerprints
    }
    #expect(one("ja").count == 1 && one("ja") != one("ko"))
  }

  @Test("a product without any text is not reported locale by locale") func textless() {
    let catalog = """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: zh-Hans, locales: [zh-Hans, en-US]}
      products:
        coins: {type: consumable}
      """
    #expect(Self.messages("missing-locale", catalog).isEmpty)
    #expect(Self.messages("missing-primary-locale", catalog).isEmpty)
  }

  @Test(
    "an unknown locale has a suggestion",
    arguments: [
      ("en-UK", "\"en-UK\" is not the App Store's code for English (U.K.); write \"en-GB\""),
      ("nb", "\"nb\" is not the App Store's code for Norwegian; write \"no\""),
      ("zh_Hans", "\"zh_Hans\" is not the App Store's code for Chinese (Simplified); write \"zh-Hans\""),
      ("en-NZ", "the App Store has no locale \"en-NZ\"; did you mean \"en-AU\"?"),
      ("tlh", "the App Store has no locale \"tlh\""),
    ]) func unknown(_ locale: String, _ message: String)
  {
    let catalog = "coins: {type: consumable, localizations: {\(locale): {title: Coins}}}"
    #expect(Self.messages("unknown-locale", catalog) == [message])
  }

  @Test("a locale added in 2026 is mentioned once") func new() {
    let catalog = MarkedCatalog(
      """
      a: {type: consumable, localizations: {⟦ta-IN⟧: {title: A}, ⟦te-IN⟧: {title: B}}}
      b: {type: consumable, localizations: {ta-IN: {title: C}, te-IN: {title: D}}}
      """)
    let findings = catalog.findings(of: "unknown-locale")
    #expect(findings.map(\.range) == catalog.marks)
    #expect(findings.allSatisfy { $0.severity == .info })
  }

  @Test("a locale that only the template has is reported only at the template") func template() {
    let catalog = MarkedCatalog(
      """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      templates:
        pack: {⟦de⟧: {title: Münzen}}
      products:
        a: {type: consumable, template: pack}
        b: {type: consumable, template: pack, localizations: {⟦de⟧: {description: Gold.}}}
      """)
    catalog.expectMarks(of: "unknown-locale")
  }

  @Test("in a file without app locales, other spellings are valid") func storeKitFile() {
    let facets = CatalogFacets.all.subtracting([.appLocales])
    func localization(_ locale: String) -> Localization {
      Localization(locale: locale, storeLocale: StoreLocale.resolving(locale), title: "Coins")
    }
    let catalog = Catalog(
      products: [
        Product(
          item: "coins", productID: "coins", localizations: ["en_US", "zh_Hans", "ta_IN", "xx_YY"].map(localization))
      ], facets: facets)
    let report = catalog.linted(only: ["unknown-locale", "missing-locale", "missing-primary-locale"])
    #expect(report.findings.map(\.message) == ["the App Store has no locale \"xx_YY\""])
  }
}

extension Catalog {
  /// The findings of rules in a catalog without a file.
  func linted(
    only rules: Set<String>,
    images: @escaping @Sendable (String) -> Result<ImageFacts, ImageFailure> = { _ in .failure(.missing) }
  ) -> LintReport {
    guard let today = CalendarDate(daysSince1970: 20_778) else { preconditionFailure() }
    var configuration = LintConfiguration(today: today)
    configuration.only = rules
    let input = LintInput(
      name: "App.storekit", source: SourceFile(name: "App.storekit", text: ""), catalog: self,
      origin: TestOrigin(look: images))
    return LintEngine(configuration: configuration).lint([input])
  }
}
