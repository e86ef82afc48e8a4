import Testing

@testable import CatalogLint
@testable import TextReading

@Suite("Denials") struct DenialTests {
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
    let product = LabelledText(locale: "en-US", kind: "consumable", title: "Atlas", description: text)
    #expect(product.catalog.findings(of: "time-limited-consumable").map(\.message) == [])
  }
}
