import AppStoreReference
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
      length is taken for that of a trial next to a word for one, unless it is the subscription's own. A trial that is \
      called free is reported by `free-wording`.
      """,
    facts: ["lint.trial"], sources: [ReviewGuideline.subscriptionTerms, .rejectedTrial])

  static let examples = RuleExamples(
    around: RuleExamples.subscriptionGroup,
    """
    accepted:
    - … vip: {period: 1 month, localizations: {en-US: {title: Atlas Pro, description: No 7-day trial}}}
    - … vip: {period: 1 month, localizations: {zh-Hans: {title: 会员, description: 30天VIP体验}}}
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
    - … vip: {period: 1 month, localizations: {de-DE: {title: Atlas Pro, description: Erst ⟦14 Tage⟧ testen}}}
    - … vip: {period: 1 year, localizations: {fr-FR: {title: Atlas Pro, description: ⟦7 jours⟧ d’essai inclus}}}
    - … vip: {period: 1 month, localizations: {zh-Hant: {title: 會員, description: 試用⟦7天⟧後每月續訂}}}
    - … vip: {period: 1 month, localizations: {ja: {title: プレミアム, description: ⟦7日間⟧お試しできます}}}
    - … vip: {period: 1 month, localizations: {ru: {title: Атлас, description: Пробный период ⟦7 дней⟧}}}
    """)

  static let triggers = TextFeatures.duration

  static func check(_ text: TextSample, in subject: CheckedSubject) -> [RuleFinding] {
    guard let product = subject.product, product.type == .autoRenewable, let subscription = product.subscription,
      !subscription.offers.contains(where: { $0.kind == .introductory || $0.mode == .freeTrial }),
      text.features.isDisjoint(with: [.word(.free), .word(.negation)])
    else { return [] }
    let period = subscription.period?.approximateDays
    let length = StatedLength.inDigits(of: text).first { length in
      length.days <= Facts.longestTrialInText.value && !(period.map { length.isSame(as: $0) } ?? false)
        && isOfTrial(length.range, in: text)
    }
    return length.map { [RuleFinding(.trial(text.excerpt($0.range)), in: text, part: $0.range)] } ?? []
  }

  /// Whether one of the two words beside a length, in its clause, is a word for a trial.
  private static func isOfTrial(_ length: Range<Int>, in text: TextSample) -> Bool {
    guard !text.isRelative(length) else { return false }
    let language = Language.of(text.locale)
    func endsClause(_ character: Character) -> Bool { character.isPunctuation && !"-–'’".contains(character) }
    func words(_ part: some StringProtocol) -> [String] {
      part.lowercased().split { !$0.isLetter }.map(String.init)
    }
    let after = words(text.excerpt(length.upperBound..<text.text.utf8.count).prefix { !endsClause($0) })
    let before = words(
      text.excerpt(0..<length.lowerBound).reversed().prefix { !endsClause($0) }.reversed().map(String.init).joined())
    return (after.prefix(2) + before.suffix(2)).contains(where: language.beginsTrial)
  }
}

extension String {
  fileprivate static func trial(_ length: String) -> String {
    "the text promises a trial of \"\(length)\", but the subscription has no introductory offer that gives one"
  }
}
