import Testing

@Suite("Labelled texts") struct LabelledTextTests {
  @Test("can be read, in every file") func readable() {
    #expect(LabelledText.faults == [])
    for folder in ["Products", "Rules", "Amounts", "Words", "Claims"] {
      #expect(LabelledText.texts(in: folder).count > 300, "\(folder)")
    }
    #expect(LabelledText.products.count > 3_000)
  }

  @Test("are reported as they are labelled", arguments: LabelledText.products) func labelled(_ text: LabelledText) {
    text.check()
  }

  private static let products = LabelledText.texts(in: "Products")

  @Test("of whole products are within the limits of the store", arguments: products.filter { $0.rule == "-" })
  func lengths(_ text: LabelledText) throws {
    #expect((2...30).contains(text.title.count))
    #expect(try (1...45).contains(#require(text.description).count))
  }

  @Test("of whole products are many in each language", arguments: Set(products.map(\.locale)).sorted())
  func many(_ locale: String) {
    let texts = Self.products.filter { $0.locale == locale }
    #expect(texts.count { $0.rule == "-" } >= 50)
    #expect(texts.count { $0.rule != "-" } >= 15)
  }
}
