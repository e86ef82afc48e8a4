import CatalogLint
import Testing

@Suite("Texts as studios write them")
struct InnocentTextTests {
  @Test("no rule objects to a text without fault", arguments: ProductTexts.innocents)
  func innocent(_ text: ProductText) {
    #expect(text.findings.map { "\($0.rule): \($0.message)" } == [])
  }

  @Test("the rule of a fault reports it", arguments: ProductTexts.guilties)
  func guilty(_ text: ProductText) throws {
    let rule = try #require(text.rule)
    #expect(text.findings.map(\.rule).contains(rule))
  }

  @Test("texts keep to the lengths of the store", arguments: ProductTexts.innocents)
  func lengths(_ text: ProductText) {
    #expect((2...35).contains(text.title.count))
    #expect((1...55).contains(text.description.count))
  }

  @Test("each language has at least fifty texts", arguments: ProductTexts.all.map(\.locale))
  func many(_ locale: String) {
    #expect(ProductTexts.innocents.count { $0.locale == locale } >= 50)
    #expect(ProductTexts.guilties.count { $0.locale == locale } >= 15)
  }
}
