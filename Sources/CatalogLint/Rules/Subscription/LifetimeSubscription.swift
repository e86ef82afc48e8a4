import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import TextReading

/// A subscription that claims to last forever, or an auto-renewable one that claims to be paid for once.
enum LifetimeSubscription: TextRule {
  static let description = RuleDescription(
    id: "lifetime-subscription", category: .subscription, defaultSeverity: .warning,
    summary: "lifetime, pay once, 永久会员 or 买断 in the text of a subscription",
    rationale: """
      A subscription ends when it is canceled, and is paid for again and again until then: a text \
      that says otherwise misleads the customer about what is charged. Sell what lasts forever as a \
      non-consumable. In a title, a word for lifetime next to one for membership or access is \
      reported; in a description, only words that say that one payment is enough. A non-renewing \
      subscription is paid for once, but ends as well: there, only its title is read.
      """,
    sources: [ReviewGuideline.productType, ReviewGuideline.falsePrice])

  static let examples = RuleExamples(
    """
    accepted:
    - … vip: {period: 1 year, localizations: {en-US: {title: Friends Forever}}}
    - … vip: {period: 1 month, localizations: {zh-Hans: {title: 月度会员, description: 永久保存的照片}}}
    - … vip: {period: 1 month, localizations: {de-DE: {title: Atlas Pro, description: Kein Einmalkauf}}}
    - vip: {type: non-consumable, localizations: {en-US: {title: Lifetime Pro, description: Pay once}}}
    - vip: {type: non-renewing, localizations: {en-US: {title: 1-Year Pro, description: One-time payment}}}
    rejected:
    - … vip: {period: 1 month, localizations: {en-US: {title: ⟦Lifetime Membership⟧}}}
    - … vip: {period: 1 year, localizations: {en-US: {title: Atlas Pro, description: "⟦Pay once⟧, use forever"}}}
    - … vip: {period: 1 month, localizations: {zh-Hans: {title: ⟦永久会员⟧}}}
    - … vip: {period: 1 year, localizations: {ja: {title: プレミアム, description: ⟦買い切り⟧でずっと使えます}}}
    - vip: {type: non-renewing, localizations: {fr-FR: {title: Accès ⟦à vie⟧}}}
    """)

  static let triggers: TextFeatures = [.word(.lifetime), .word(.paidOnce)]

  static func check(_ text: TextSample, in subject: CheckedSubject) -> [RuleFinding] {
    let type = subject.product?.type
    guard type == .autoRenewable || type == .nonRenewing else { return [] }
    let hits = text.hits.filter { hit in
      switch hit.category {
      case .paidOnce: type == .autoRenewable
      case .lifetime: text.kind == .title && isSold(text) && (type == .autoRenewable || !isPayment(hit, in: text))
      default: false
      }
    }
    // If two begin at the same place, the longer one counts.
    guard let start = hits.first?.range.lowerBound,
      let hit = hits.filter({ $0.range.lowerBound == start }).max(by: { $0.range.upperBound < $1.range.upperBound })
    else { return [] }
    let word = text.excerpt(hit.range)
    return [RuleFinding(type == .autoRenewable ? .lifetime(word) : .ends(word), in: text, part: hit.range)]
  }

  /// Whether a word says that one payment is enough, which is true of a non-renewing subscription.
  private static func isPayment(_ hit: WordHit, in text: TextSample) -> Bool {
    text.hits.contains { $0.category == .paidOnce && $0.range == hit.range }
  }

  private static func isSold(_ text: TextSample) -> Bool {
    let sold: TextFeatures = [.word(.membership), .word(.access), .word(.subscriptionWord)]
    return !text.features.isDisjoint(with: sold)
  }
}

extension Message {
  fileprivate static func lifetime(_ word: String) -> Message {
    "\"\(word)\" says that one payment is enough, but a subscription is charged again; sell it as a "
      + "non-consumable"
  }

  fileprivate static func ends(_ word: String) -> Message {
    "\"\(word)\" has no end, but a non-renewing subscription has one; sell it as a non-consumable"
  }
}
