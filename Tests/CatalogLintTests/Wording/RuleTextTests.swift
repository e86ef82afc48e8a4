import CatalogLint
import Testing

/// Texts of products, each with the rule that must or must not report it.
struct RuleTexts: Sendable {
  let texts: [ProductText]

  /// Reads lines of `rule | locale | type | title | description`; `#` begins a comment.
  init(_ lines: String) {
    texts = lines.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let fields = line.split(separator: " | ")
      return ProductText(locale: String(fields[1]), rule: String(fields[0]), fields: Array(fields.dropFirst(2)))
    }
  }
}

@Suite("Classes of wording, in many languages") struct RuleTextTests {
  @Test("a text is reported by its rule", arguments: RuleTexts.guilty.texts) func guilty(_ text: ProductText) throws {
    let rule = try #require(text.rule)
    #expect(text.findings(of: rule).count >= 1)
  }

  @Test("an innocent text is not reported by its rule", arguments: RuleTexts.innocent.texts) func innocent(
    _ text: ProductText
  ) throws {
    let rule = try #require(text.rule)
    #expect(text.findings(of: rule).map(\.message) == [])
  }
}
