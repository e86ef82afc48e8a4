import AppStoreReference
import Basics
import SourceSyntax
import TextReading

/// Emoji in the texts of products.
enum EmojiInText: TextRule {
  static let description = RuleDescription(
    id: "emoji", category: .display, defaultSeverity: .warning, fix: .unsafe,
    summary: "an emoji in a product's title or description",
    rationale: """
      Emoji are rejected in the names of subscription groups, which `invisible-characters` \
      reports, and by reviewers now and then elsewhere; receipts and older tools don't show all of \
      them. Symbols such as ★, ♥, © and ™ are text, as long as U+FE0F does not turn them into \
      emoji.
      """,
    sources: [.subscriptionInformation])

  static let examples = RuleExamples(
    """
    accepted:
    - gems: {type: consumable, localizations: {en-US: {title: Gems™ ©2026}}}
    - gems: {type: consumable, localizations: {ja: {title: ★ジェム☆〜♥}}}
    - gems: {type: consumable, localizations: {en-US: {title: "#1 → 2 ‼ 3*"}}}
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      products: {}
      subscriptionGroups:
        vip: {localizations: {en-US: {title: VIP 👑}}}
    rejected:
    - gems: {type: consumable, localizations: {en-US: {title: Gems ⟦💎⟧}}}
    - gems: {type: consumable, localizations: {zh-Hans: {title: ⟦🎁🎁⟧礼包}}}
    - love: {type: consumable, localizations: {de-DE: {title: Mit ⟦❤️⟧}}}
    - gems: {type: consumable, localizations: {ja: {title: ⟦👨‍👩‍👧‍👦⟧家族⟦🇯🇵⟧パック⟦1️⃣⟧}}}
    """)

  static let triggers: TextFeatures = .emoji

  static func check(_ text: TextSample, in subject: CheckedSubject) -> [RuleFinding] {
    guard subject.isProduct else { return [] }
    var findings: [RuleFinding] = []
    let scalars = ScalarText(text.text)
    for run in EmojiSearch(text: scalars).runs {
      findings.append(
        RuleFinding(
          "the \(text.noun) contains \"\(scalars.string(run))\"; write it in words", in: text, part: scalars.part(run),
          fix: removal(of: run, from: scalars, text)))
    }
    return findings
  }

  /// Removes the emoji and one of the spaces around it; nil when the text would be empty.
  static func removal(of run: Range<Int>, from scalars: ScalarText, _ text: TextSample)
    -> Fix?
  {
    guard run.count < scalars.count else { return nil }
    var (start, end) = (run.lowerBound, run.upperBound)
    if start == 0 || scalars[start - 1] == " " { while scalars[end] == " " { end += 1 } }
    if end == scalars.count { while start > 0, scalars[start - 1] == " " { start -= 1 } }
    guard end - start < scalars.count else { return nil }
    return text.replacing(scalars.part(start..<end), with: "", safety: .unsafe, "remove the emoji")
  }
}
