import AppStoreReference
import Basics
import SourceSyntax
import TextReading

/// Words that make the product look unfinished.
enum TestWording: TextRule {
  static let description = RuleDescription(
    id: "test-wording", category: .wording, defaultSeverity: .warning, summary: "test, beta, demo, debug, 测试, 内测, テスト",
    rationale: """
      The store does not accept betas, trials and tests, and a product called a test is read as \
      one. Name what is sold. Tests that people take, such as a personality test, are fine, and so \
      is a product whose texts mention questions, answers or exams.
      """,
    sources: [ReviewGuideline.betas, .precheckTests])

  static let examples = RuleExamples(
    """
    accepted:
    - gems: {type: consumable, localizations: {en-US: {title: 100 Gems, description: For the greatest contest}}}
    - quiz: {type: non-consumable, localizations: {zh-Hans: {title: 性格测试, description: 完整的性格测试报告}}}
    - quiz: {type: non-consumable, localizations: {en-US: {title: IQ Test, description: Forty new questions}}}
    - quiz: {type: non-consumable, localizations: {en-US: {title: History Tests,
        description: Forty exams with answers}}}
    rejected:
    - gems: {type: consumable, localizations: {en-US: {title: ⟦Test product⟧ 1, description: Adds gems}}}
    - gems: {type: consumable, localizations: {zh-Hans: {title: ⟦测试商品⟧1, description: 获得金币}}}
    - gems: {type: consumable, localizations: {ja: {title: ジェム, description: ⟦テスト⟧}}}
    - gems: {type: consumable, localizations: {en-US: {title: Gems, description: For ⟦beta⟧ players}}}
    """)

  static let triggers = TextFeatures.word(.test)

  static func check(_ text: TextSample, in subject: CheckedSubject) -> [RuleFinding] {
    guard !subject.mentions(of: .quiz, beside: text) else { return [] }
    var findings: [RuleFinding] = []
    let hits = text.hits
    for hit in hits where hit.category == .test {
      // "Test description" is placeholder text, and reported as that.
      let isPlaceholder = hits.contains { $0.category == .placeholder && $0.range.overlaps(hit.range) }
      guard !isPlaceholder else { continue }
      findings.append(RuleFinding(.test(text.excerpt(hit.range)), in: text, part: hit.range))
    }
    return findings
  }
}

extension Message {
  fileprivate static func test(_ word: String) -> Message {
    "\"\(word)\" makes the product look unfinished; name what is sold"
  }
}
