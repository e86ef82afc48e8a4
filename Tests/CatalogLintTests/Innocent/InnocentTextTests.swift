import CatalogLint
import Testing

@Suite("Texts as studios write them") struct InnocentTextTests {
  @Test("no rule reports a flawless text", arguments: ProductTexts.innocents) func innocent(_ text: ProductText) {
    #expect(text.findings.map { "\($0.rule): \($0.message)" } == [])
  }

  @Test("a flawed text is reported by its rule", arguments: ProductTexts.guilties) func guilty(_ text: ProductText)
    throws
  {
    let rule = try #require(text.rule)
    #expect(text.findings.map(\.rule).contains(rule))
  }

  @Test("texts are within the limits of the store", arguments: ProductTexts.innocents) func lengths(_ text: ProductText)
  {
    #expect((2...30).contains(text.title.count))
    #expect((1...45).contains(text.description.count))
  }

  @Test("each language has at least fifty texts", arguments: ProductTexts.all.map(\.locale)) func many(_ locale: String)
  {
    #expect(ProductTexts.innocents.count { $0.locale == locale } >= 50)
    #expect(ProductTexts.guilties.count { $0.locale == locale } >= 15)
  }
}
