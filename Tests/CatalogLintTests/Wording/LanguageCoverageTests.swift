import AppStoreReference
import Testing

@testable import CatalogLint

@Suite("Coverage of the languages") struct LanguageCoverageTests {
  @Test("every locale of the App Store is read in a language of its own") func locales() {
    let covered = LanguageCoverage.all.flatMap(\.locales).map(\.code)
    #expect(covered.sorted() == StoreLocale.all.map(\.code).sorted())
    for language in LanguageCoverage.all where language.language != "English" {
      #expect(language.locales.allSatisfy { $0.language != "en" }, "\(language.language)")
    }
  }

  @Test("a rule is named once, and exists") func rules() {
    #expect(LanguageCoverage.needed.sorted() == LanguageCoverage.rules.sorted())
  }
}
