import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import TextReading

/// Subscriptions without a period, or whose texts contradict it.
enum InvalidPeriod: ProductRule {
  static let description = RuleDescription(
    id: "invalid-period", category: .subscription, defaultSeverity: .error,
    summary: "an auto-renewable subscription without one of the six periods, or with another in a text",
    rationale: """
      A subscription renews after a week, one, two, three or six months, or a year; it can't be \
      submitted without a period or with another one, such as four months, and the period can't be \
      changed later. A title with a different period \
      from the product's, such as Yearly, 月卡 or Mensuel, is a warning, and so is a description \
      that promises something for another length: customers are charged by the product's period. \
      Trials, prices, weekly or monthly deliveries and contents with a length of their own, such \
      as a plan for a month, are ignored.
      """,
    facts: ["subscriptions.periods", "lint.length-tolerance", "lint.shortest-month"],
    sources: [ReviewGuideline.accuracy])

  static let examples = RuleExamples(
    """
    accepted:
    - … vip.monthly: {period: 1 month, level: 1}
    - … vip.weekly: {period: 1 week, level: 1}
    - … vip.yearly: {period: 1 year, level: 1}
    - pass: {type: non-renewing}
    - … vip.monthly: {period: 1 month, level: 1,
        localizations: {en-US: {title: Pro Monthly}, zh-Hans: {title: 月度会员}, de-DE: {title: Monatsabo}}}
    - … coach: {period: 1 year, level: 1, localizations: {en-US: {title: Coach Yearly,
        description: A meal plan for a month and 30 workouts}, es-ES: {title: Plan anual,
        description: Un menú para un mes}}}
    - … horoscope: {period: 1 month, level: 1, localizations: {en-US: {title: Weekly Horoscope,
        description: Twelve months of stars}}}
    rejected:
    - … ⟦vip.monthly⟧: {level: 1, price: {USD: 4.99}}
    - … ⟦会员⟧: {level: 1, offers: []}
    - … ⟦vip.yearly⟧: {level: 1}
      ⟦vip.monthly⟧: {level: 2}
    rejected as warning:
    - … vip: {period: 1 month, level: 1, localizations: {en-US: {title: Pro ⟦Yearly⟧}, ja: {title: ⟦年間⟧プラン},
        fr-FR: {title: Premium ⟦annuel⟧}}}
    - … vip: {period: 1 week, level: 1, localizations: {zh-Hans: {title: ⟦年度⟧会员}, de-DE: {title: ⟦Jahresabo⟧},
        ru: {title: Премиум на ⟦1 месяц⟧}}}
    - … vip: {period: 1 month, level: 1, localizations: {en-US: {title: Atlas Pro,
        description: All features ⟦for a year⟧.}}}
    - … vip: {period: 1 month, level: 1, localizations: {en-US: {title: Pro Monthly,
        description: ⟦A full year⟧ of novels}, de-DE: {title: Pro monatlich, description: ⟦Ein ganzes Jahr⟧ lesen},
        fr-FR: {title: Club enfants ⟦annuel⟧, description: Des chansons}, zh-Hans: {title: 月度会员,
        description: ⟦一年⟧内畅读小说}}}
    - … vip: {period: 1 month, level: 1, localizations: {th: {title: Atlas Pro, description: ใช้ทุกฟีเจอร์ได้⟦หนึ่งปี⟧},
        zh-Hans: {title: Atlas Pro, description: 全部功能用⟦一年⟧}, zh-Hant: {title: Atlas Pro, description: 所有功能使用⟦一年⟧}}}
    """)

  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    guard subject.facets.contains(.periods), let subscription = product.subscription else { return [] }
    let path = subject.path(.period)
    guard let period = subscription.period else {
      // The reader's diagnostic about a value that it can't read is reported here instead.
      return [
        RuleFinding(subject.checked.diagnostic(of: path).map { Message(verbatim: $0.message) } ?? .missing, at: path)
      ]
    }
    var findings: [RuleFinding] = []
    var reported: (localization: Int, length: StatedLength)?
    for sample in subject.samples where !sample.features.isDisjoint(with: lengths) {
      guard let wrong = wrongLength(in: sample, for: period, subscription.offers, subject) else { continue }
      // The same fault in the title and the description is one.
      if let reported, reported.localization == sample.localization, reported.length.isSame(as: wrong.days) { continue }
      reported = (sample.localization, wrong)
      findings.append(
        RuleFinding(
          .differs(sample.noun, sample.excerpt(wrong.range), period), in: sample, part: wrong.range, severity: .warning,
          related: [.init("the period is set here", path)]))
    }
    return findings
  }

  private static let lengths: TextFeatures = [.duration, .word(.durationWord)]

  /// The length in a text that names another of the six periods without also naming the right one.
  private static func wrongLength(
    in sample: TextSample, for period: SubscriptionPeriod, _ offers: [Offer], _ subject: CheckedSubject
  ) -> StatedLength? {
    let all = StatedLength.all(in: sample)
    let text = PeriodInText(sample: sample, appName: subject.catalog.app.name)
    guard !all.contains(where: { $0.isSame(as: period.approximateDays) }), let wrong = text.length(among: all),
      SubscriptionPeriod.allCases.contains(where: { wrong.isSame(as: $0.approximateDays) }),
      !offers.contains(where: { $0.days.map(wrong.isSame) ?? false }), !text.isOfTrial
    else { return nil }
    return wrong
  }
}

extension Message {
  fileprivate static var missing: Message {
    "the subscription has no period; expected one of \(Message(quoted: SubscriptionPeriod.allCases.map(\.words)))"
  }

  fileprivate static func differs(_ noun: Message, _ length: String, _ period: SubscriptionPeriod) -> Message {
    "the \(noun) says \"\(length)\", but the subscription runs for \"\(period.words)\" at a time"
  }
}
