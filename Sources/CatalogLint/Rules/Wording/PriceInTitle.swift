import AppStoreReference
import Basics
import SourceSyntax
import TextReading

/// Real money next to other words of a title.
enum PriceInTitle: TextRule {
  static let description = RuleDescription(
    id: "price-in-title", category: .wording, defaultSeverity: .warning,
    summary: "an amount of real money in a title along with other words",
    rationale: """
      The store shows the price next to the title, in the customer's currency; an amount in the \
      title is wrong in every other storefront and after a price change, and reviewers apply \
      guideline 2.3.7 to names with prices. Leave the amount out.
      """,
    sources: [ReviewGuideline.priceInMetadata])

  static let examples = RuleExamples(
    """
    accepted:
    - coins400: {type: consumable, localizations: {zh-Hans: {title: 400金币, description: 充值40元人民币获取400金币}}}
    - coins400: {type: consumable, localizations: {en-US: {title: 100 Gems, description: Adds 100 gems}}}
    - coins400: {type: consumable, localizations: {zh-Hans: {title: 元素方块, description: 解锁元素方块}}}
    - coins400: {type: consumable, localizations: {zh-Hans: {title: 6元, description: 另一条规则的事}}}
    rejected:
    - coins400: {type: consumable, localizations: {zh-Hans: {title: 400金币 ⟦¥40⟧, description: 获取400金币}}}
    - gems: {type: consumable, localizations: {en-US: {title: ⟦$4.99⟧ Gem Pack, description: Adds 100 gems}}}
    - gems: {type: consumable, localizations: {en-US: {title: 400 gold for ⟦¥40⟧, description: Adds 400 gold}}}
    - gems: {type: consumable, localizations: {de-DE: {title: "100 Juwelen (⟦4,99 €⟧)", description: Hundert Juwelen}}}
    - gems: {type: consumable, localizations: {ja: {title: ジェムパック ⟦120円⟧, description: ジェムを獲得します}}}
    """)

  static let triggers = TextFeatures.money

  static func check(_ text: TextSample, in subject: CheckedSubject) -> [RuleFinding] {
    guard text.kind == .title, !text.isOnlyMoney else { return [] }
    var findings: [RuleFinding] = []
    let costsMoney = subject.product?.costsMoney ?? false
    for amount in text.amounts {
      guard case .money = amount.kind else { continue }
      // Zero on a product that costs money is reported by free-wording.
      if amount.hundredths == 0, costsMoney { continue }
      if let product = subject.product, text.isName(amount, of: product) || subject.isOtherMoney(amount, in: text) {
        continue
      }
      findings.append(RuleFinding(.price(text.excerpt(amount.range)), in: text, part: amount.range))
    }
    return findings
  }
}

extension Message {
  fileprivate static func price(_ amount: String) -> Message {
    "the title names the price \"\(amount)\"; leave it out, as the store shows it next to the title"
  }
}
