import AppStoreReference
import Basics
import SourceSyntax
import TextReading

/// A defect of Apple's products, or a complaint about Apple.
enum AppleCriticism: TextRule {
  static let description = RuleDescription(
    id: "apple-criticism", category: .wording, defaultSeverity: .error,
    summary: "criticism of Apple: iOS bug, slow iPhone, 苹果税, Apple-Steuer",
    rationale: """
      A text that blames Apple, its fees or its devices is read by Apple before anyone else. Say what \
      the product gives.
      """,
    sources: [.precheckSentiment])

  static let examples = RuleExamples(
    """
    accepted:
    - clean: {type: non-consumable, localizations: {en-US: {title: Tidy Up, description: More room on your iPhone}}}
    - bug: {type: non-consumable, localizations: {en-US: {title: Bug Zapper, description: Slow apples for the bugs}}}
    - course: {type: non-consumable, localizations: {en-US: {title: Crash Course,
        description: Slow motion for iPhone videos}}}
    - pie: {type: consumable, localizations: {zh-Hans: {title: 苹果派, description: 烤苹果派的材料}}}
    rejected:
    - clean: {type: non-consumable, localizations: {en-US: {title: Tidy Up, description: Speeds up your ⟦slow iPhone⟧}}}
    - fix: {type: non-consumable, localizations: {ja: {title: 修正, description: ⟦iOSのバグ⟧を直します}}}
    - fix: {type: non-consumable, localizations: {zh-Hans: {title: 修复, description: 修复⟦iOS系统漏洞⟧}}}
    - gems: {type: consumable, localizations: {zh-Hans: {title: 500金币, description: 含⟦苹果税⟧}}}
    - gems: {type: consumable, localizations: {es-ES: {title: Gemas, description: Incluye la ⟦comisión de Apple⟧}}}
    """)

  static let triggers: TextFeatures = [.word(.appleCriticism), .word(.defect)]

  static func check(_ text: TextSample, in subject: CheckedSubject) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    let hits = text.hits
    if let hit = hits.first(where: { $0.category == .appleCriticism }) {
      findings.append(RuleFinding(.criticism(text.excerpt(hit.range)), in: text, part: hit.range))
      return findings
    }
    // "iOS", a word or two, "bug".
    for defect in hits where defect.category == .defect {
      for product in hits where product.category == .appleTrademark {
        let end = min(defect.range.upperBound, product.range.upperBound)
        let next = max(defect.range.lowerBound, product.range.lowerBound)
        guard end <= next, text.text.withUTF8Bytes({ Clause.isShortGap(end..<next, in: $0) }) else { continue }
        let range =
          min(
            defect.range.lowerBound, product.range.lowerBound)..<max(defect.range.upperBound, product.range.upperBound)
        findings.append(RuleFinding(.criticism(text.excerpt(range)), in: text, part: range))
        return findings
      }
    }
    return findings
  }
}

extension Message {
  fileprivate static func criticism(_ word: String) -> Message {
    "\"\(word)\" criticizes Apple; say what the product gives"
  }
}
