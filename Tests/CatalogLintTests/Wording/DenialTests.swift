import Testing

@testable import CatalogLint

@Suite("Denials") struct DenialTests {
  @Test("a denial accuses nobody", arguments: DeniedText.denied) func denied(_ text: DeniedText) {
    #expect(text.findings == [])
  }

  @Test("what isn't denied, or in another clause, is reported", arguments: DeniedText.affirmed)
  func affirmed(_ text: DeniedText) { #expect(!text.findings.isEmpty) }

  @Test("something else may be called free", arguments: DeniedText.free) func elsewhere(_ text: DeniedText) {
    #expect(text.findings == [])
  }

  @Test("the product itself may not be called free", arguments: DeniedText.calledFree)
  func calledFree(_ text: DeniedText) { #expect(!text.findings.isEmpty) }

  @Test("a voucher takes something off other prices", arguments: DeniedText.vouchers) func voucher(_ text: DeniedText) {
    #expect(text.findings == [])
  }

  @Test("the product's own discount is a claim", arguments: DeniedText.ownDiscounts)
  func discount(_ text: DeniedText) { #expect(!text.findings.isEmpty) }

  @Test("every language with words has those that deny them", arguments: Language.all.map(\.code))
  func complete(_ code: String) throws {
    let index = try #require(Language.all.firstIndex { $0.code == code })
    let language = Language.all[index]
    let sources = Language.all.filter { $0.code == code || $0.code == language.base }
    var deniable: Set<WordCategory> = []
    var negations = 0
    for source in sources {
      WordNotation.read(source.words) { pattern in
        if pattern.category.reachOfDenial != nil { deniable.insert(pattern.category) }
        if pattern.category == .negation, !pattern.conditions.contains(.innocent) { negations += 1 }
      }
    }
    #expect(deniable.isEmpty || negations >= 3)
    #expect(!language.additions.isEmpty && !language.charges.isEmpty && !language.vouchers.isEmpty)
  }

  @Test("a denial of a text is read in the time of its length") func long() {
    let text = String(repeating: "no monthly ", count: 700)
    #expect(DeniedText("en-US | time | \(text)").findings == [])
  }
}

extension DeniedText {
  /// What the rule reports in the description of a paid consumable.
  fileprivate var findings: [String] {
    let product = ProductText(locale: locale, rule: rule, fields: ["consumable", "Atlas", Substring(text)])
    return product.findings(of: rule).map(\.message)
  }
}
