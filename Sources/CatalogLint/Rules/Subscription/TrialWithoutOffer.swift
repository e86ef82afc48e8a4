import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import TextReading

/// A trial in the text of a subscription that no offer gives.
enum TrialWithoutOffer: TextRule {
  static let description = RuleDescription(
    id: "trial-without-offer", category: .subscription, defaultSeverity: .warning,
    summary: "a 7-day trial, 試用7天 or 7 Tage testen in a subscription without an introductory offer",
    rationale: """
      A trial that a text promises is looked for in the store: a subscription without a free introductory offer was \
      rejected because of it, although the app's own server gave one. Set up the offer, or leave the trial out. A \
      length is taken for that of a trial beside words for one, unless it is the subscription's own, or the text is \
      about quizzes. A trial that is called free is reported by `free-wording`.
      """,
    facts: ["lint.trial"], sources: [ReviewGuideline.subscriptionTerms, .rejectedTrial])

  static let examples = RuleExamples(
    """
    accepted:
    - … vip: {period: 1 month, localizations: {en-US: {title: Atlas Pro, description: No 7-day trial}}}
    - … vip: {period: 1 month, localizations: {en-US: {title: Atlas Pro, description: 7-day trial not included}}}
    - … vip: {period: 1 month, localizations: {zh-Hans: {title: 会员, description: 30天VIP体验}}}
    - … vip: {period: 1 year, localizations: {zh-Hans: {title: 会员, description: 30天沉浸式冥想体验}}}
    - … vip: {period: 1 year, localizations: {vi: {title: Pro, description: Thử thách 30 ngày giảm cân}}}
    - … vip: {period: 1 year, localizations: {tr: {title: Pro, description: 30 gün deneme sınavı}}}
    - … vip: {period: 1 year, localizations: {en-US: {title: Pro, description: 28-day clinical trial diary}}}
    - … vip: {period: 1 year, localizations: {pl: {title: Nauka, description: Co 7 dni test ze słówek}}}
    - … vip: {period: 1 year, localizations: {en-US: {title: Law Pro, description: Cases from trial to appeal}}}
    - … vip:
          period: 1 month
          offers: [{kind: introductory, mode: free-trial, period: 1 week}]
          localizations: {en-US: {title: Atlas Pro, description: 7-day trial included}}
    - … vip:
          period: 1 month
          offers: [{kind: introductory, mode: pay-up-front, period: 1 month, price: {USD: 0.99}}]
          localizations: {en-US: {title: Atlas Pro, description: 30-day trial for a small price}}
    rejected:
    - … vip: {period: 1 month, localizations: {en-US: {title: Atlas Pro, description: Starts with a ⟦7-day⟧ trial}}}
    - … vip: {period: 1 month, localizations: {de-DE: {title: Atlas Pro, description: Keine Werbung. Erst ⟦14 Tage⟧ testen}}}
    - … vip: {period: 1 month, localizations: {en-US: {title: Atlas Pro, description: "Trial (⟦7 days⟧), no commitment"}}}
    - … vip: {period: 1 year, localizations: {fr-FR: {title: Atlas Pro, description: ⟦7 jours⟧ d’essai inclus}}}
    - … vip: {period: 1 month, localizations: {zh-Hant: {title: 會員, description: 試用⟦7天⟧後每月續訂}}}
    - … vip: {period: 1 month, localizations: {ja: {title: プレミアム, description: ⟦7日間⟧お試しできます}}}
    - … vip: {period: 1 month, localizations: {ru: {title: Атлас, description: Пробный период ⟦7 дней⟧}}}
    """)

  static let triggers = TextFeatures.word(.trial)

  static func check(_ text: TextSample, in subject: CheckedSubject) -> [RuleFinding] {
    guard let product = subject.product, product.type == .autoRenewable, let subscription = product.subscription,
      !subscription.offers.contains(where: { $0.kind == .introductory || $0.mode == .freeTrial }),
      text.features.isDisjoint(with: [.word(.free), .word(.quiz)])
    else { return [] }
    let period = subscription.period?.approximateDays
    let length = StatedLength.inDigits(of: text).first { length in
      length.days <= Facts.longestTrialInText.value && !(period.map { length.isSame(as: $0) } ?? false)
        && !text.isRelative(length.range) && isOfTrial(length.range, in: text)
    }
    return length.map { [RuleFinding(.trial(text.excerpt($0.range)), in: text, part: $0.range)] } ?? []
  }

  /// Whether a word for a trial is next to a length, and their clause denies nothing.
  private static func isOfTrial(_ length: Range<Int>, in text: TextSample) -> Bool {
    text.hits.contains { hit in
      guard hit.category == .trial else { return false }
      let start = min(hit.range.upperBound, length.upperBound)
      let gap = text.excerpt(start..<max(start, hit.range.lowerBound, length.lowerBound), atMost: longestGap)
      guard let gap, gap.split(whereSeparator: { !$0.isLetter }).count < 2,
        !gap.contains(where: { endsClause($0) && !":：(（".contains($0) })
      else { return false }
      let both = min(hit.range.lowerBound, length.lowerBound)..<max(hit.range.upperBound, length.upperBound)
      let before = text.excerpt(before: both.lowerBound).reversed().prefix { !endsClause($0) }
      let after = text.excerpt(after: both.upperBound).prefix { !endsClause($0) }
      let clauseStart = both.lowerBound - before.reduce(0) { $0 + $1.utf8.count }
      let clause = clauseStart..<(both.upperBound + after.utf8.count)
      return !text.hits.contains { $0.category == .negation && clause.contains($0.range.lowerBound) }
    }
  }

  private static func endsClause(_ character: Character) -> Bool {
    character.isNewline || character.isPunctuation && !"-–'’".contains(character)
  }

  /// A word of a Western language, six Han characters.
  private static let longestGap = 20
}

extension Message {
  fileprivate static func trial(_ length: String) -> Message {
    "the text promises a trial of \"\(length)\", but the subscription has no introductory offer that gives one"
  }
}
