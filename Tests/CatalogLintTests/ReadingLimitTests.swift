import CatalogLint
import TestTools
import Testing

/// Texts and products that no store accepts, which would take minutes if they were checked whole.
@Suite("Limits of what is checked") struct ReadingLimitTests {
  private func product(_ localizations: String) -> MarkedCatalog {
    MarkedCatalog("p: {type: consumable, grants: {}, localizations: {\(localizations)}}")
  }

  /// The findings, which take far less than the limit, in a build for debugging too.
  private func findings(_ catalog: MarkedCatalog, within limit: Duration = .seconds(40)) -> [LocatedFinding] {
    var findings: [LocatedFinding] = []
    let time = processorTime { findings = catalog.lint(only: nil).findings }
    #expect(time < limit)
    return findings
  }

  private func cutOff(_ catalog: MarkedCatalog) -> [String] {
    findings(catalog).filter { $0.rule == "invalid-catalog" && $0.message.hasSuffix("are checked") }.map(\.message)
  }

  @Test(
    "a text of 100 KB is checked in part, and its length counted as a whole",
    arguments: [
      "free trial, buy now for $4.99, ad-free, best ", "0 1 2 3 ", "a", "12 gems of 7 coins ", "555-123-", "(5",
      "five hundred ", "1,234.567,", "{name} ", "not free but free ", "http://a",
    ]) func longText(_ part: String)
  {
    let text = String(repeating: part, count: 100_000 / part.utf8.count)
    let findings = findings(product("en-US: {title: Pack, description: \"\(text)\"}"))
    let messages = findings.map(\.message)
    #expect(messages.contains("\"description\" has \(text.utf8.count) bytes; only the first 8192 are checked"))
    #expect(
      findings.contains { $0.rule == "description-length" && $0.message.contains("has \(text.count) characters") })
  }

  @Test(
    "a text full of words and numbers is read in a moment, in each product that a template fills",
    arguments: [
      "free ", "first chapter free, ", "$5 the, ", "$5 h, ", "40 gems and 20 free ", "save 20% a b ", "7 days trial ",
    ])
  func crowded(_ part: String) {
    let text = String(repeating: part, count: 8_000 / part.utf8.count)
    let products = (0..<60).map {
      "p\($0): {type: consumable, price: {USD: 1.99}, grants: {c: \($0 + 1)}, template: t}"
    }
    let head = [
      "catalog: 1", "app: {bundleID: com.example.a, primaryLocale: en-US}", "currencies: {c: {en-US: coins}}",
      "templates: {t: {en-US: {title: \"{quantity} coins\", description: \"\(text){quantity}\"}}}", "products:",
    ]
    let found = findings(
      MarkedCatalog((head + products.map { "  \($0)" }).joined(separator: "\n")), within: .seconds(16))
    #expect(found.contains { $0.rule == "description-length" })
    #expect(found.contains { $0.message.hasSuffix(" bytes; only the first 1024 are checked") })
  }

  @Test("a text is cut between characters") func characters() {
    let text = String(repeating: "犬", count: 5_000)
    #expect(
      cutOff(product("zh-Hans: {title: \(text)}")) == ["\"title\" has 15000 bytes; only the first 8192 are checked"])
  }

  @Test("only some numbers of a text are compared with those of others") func numbers() {
    let locales = ["en-US", "de-DE", "fr-FR", "ja", "tr"]
    let texts = locales.enumerated().map { index, locale in
      let numbers = (0..<1_000).map { String($0 * 13 + index) }.joined(separator: " x ")
      return "\(locale): {title: Pack, description: \(numbers)}"
    }
    let found = cutOff(product(texts.joined(separator: ", ")))
    #expect(found.count == locales.count)
    #expect(found.allSatisfy { $0.hasSuffix("numbers; only the first 64 are checked") })
  }

  @Test("a product with more locales than any store has is checked in part") func localizations() {
    let texts = (0..<1_000).map { number in
      "xx-\(number): {title: Pack \(number), description: Adds \(number) gems and \(number + 7) coins}"
    }
    #expect(
      cutOff(product(texts.joined(separator: ", "))) == [
        "\"locale\" has 1000 localizations; only the first 100 are checked"
      ])
  }

  @Test("names of the first thousand currencies are looked for, and others are counted") func currencies() {
    func catalog(_ count: Int, names: Int = 1) -> MarkedCatalog {
      let currencies = (0..<count).map { currency in
        "  c\(currency): {en-US: [\((0..<names).map { "gold \(currency) \($0)" }.joined(separator: ", "))]}"
      }
      let products = (0..<count).map { number in
        "  p\(number): {type: consumable, grants: {c\(number): 7}, localizations: {en-US: {title: Pack \(number)}}}"
      }
      let head = ["catalog: 1", "app: {bundleID: com.example.a}", "currencies:"]
      return MarkedCatalog((head + currencies + ["products:"] + products).joined(separator: "\n"))
    }
    #expect(cutOff(catalog(1_001)) == ["\"currencies\" has 1001 currencies; only the first 1000 are checked"])
    #expect(cutOff(catalog(20)).isEmpty)
    #expect(cutOff(catalog(20, names: 500)) == ["\"currencies\" has 20 currencies; only the first 4 are checked"])
  }

  @Test("what a store accepts is checked whole") func ordinary() {
    let text = String(repeating: "Adds coins to the game. ", count: 160)
    #expect(cutOff(product("en-US: {title: Pack of 400 Gems, description: \"\(text)\"}")).isEmpty)
  }
}
