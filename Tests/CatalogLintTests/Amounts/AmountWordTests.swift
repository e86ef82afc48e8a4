import Testing

@testable import CatalogLint

@Suite("The word tables")
struct AmountWordTests {
  @Test("have no line that cannot be read", arguments: AmountWordLine.tables)
  func everyLineIsRead(_ table: String) {
    for line in table.split(separator: "\n") {
      #expect(AmountWordLine(line) != nil, "\(line)")
    }
  }

  @Test(
    "refuse a line with an unknown part",
    arguments: [
      "en after money=EURO: euro", "en behind money=EUR: euro", "en after cash=EUR: euro",
      "en after span=decade: decade", "en after money=EUR loud: euro",
      "no colon",
    ])
  func unknownPart(_ line: String) {
    let read = AmountWordLine(line[...])
    #expect(read == nil)
  }

  @Test("name every locale's language in a record")
  func everyRecordIsRead() {
    #expect(AmountLocale.all.count == 53)
    #expect(AmountLocale(code: "zh_Hant").code == "zh-Hant")
    #expect(AmountLocale(code: "zh-CN").code == "zh-Hans")
    #expect(AmountLocale(code: "de-AT").convention.decimalComma)
    #expect(!AmountLocale(code: "xx").convention.decimalComma)
  }
}
