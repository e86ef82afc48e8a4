import AppStoreReference
import CatalogModel
import SourceSyntax

/// A free non-consumable that is not named as a trial.
enum TrialName: ProductRule {
  static let facts = RuleFacts(
    id: "trial-name", category: .type, severity: .error,
    summary: "a non-consumable at price zero that is not named \"XX-day Trial\"",
    rationale: """
      The one thing that may be sold for nothing is a trial of an app that has no subscription: a \
      non-consumable at price zero, which guideline 3.1.1 wants named for its length, "14-day \
      Trial" or 14天试用. The length may stand in words, and other words beside it. Weeks and months \
      are a warning: the guideline says days. Give everything else a price.
      """,
    sources: [
      FactSource(
        "App Review Guidelines 3.1.1: a free trial is a non-consumable at price tier 0 that follows "
          + "the naming convention \"XX-day Trial\"",
        url: "https://developer.apple.com/app-store/review/guidelines/", date: "2026-11-21",
        certainty: .unconfirmed, note: "long-standing wording of the guideline")
    ])

  static let examples = RuleExamples(
    accepted: [
      RuleExample(
        "trial: {type: non-consumable, price: {tier: 0}, localizations: {en-US: {title: 14-day Trial}, zh-Hans: {title: 14天试用}, ja: {title: 14日間トライアル}}}"
      ),
      RuleExample(
        "trial: {type: non-consumable, price: {USD: 0}, localizations: {de-DE: {title: 7 Tage kostenlos testen}, fr-FR: {title: Essai de 7 jours}, ru: {title: Пробный период 7 дней}}}"
      ),
      RuleExample(
        "trial: {type: non-consumable, price: {tier: 0}, localizations: {en-GB: {title: Seven-Day Trial}, zh-Hant: {title: 三十天試用}, es-MX: {title: Prueba de siete días}}}"
      ),
      RuleExample(
        "noads: {type: non-consumable, price: {tier: 2}, localizations: {en-US: {title: Remove Ads}}}"
      ),
    ],
    rejected: [
      RuleExample(
        "trial: {type: non-consumable, price: {tier: 0}, localizations: {en-US: {title: ⟦Free Trial⟧}, zh-Hans: {title: ⟦免费体验⟧}}}"
      ),
      RuleExample(
        "theme: {type: non-consumable, price: {USD: 0}, localizations: {en-US: {title: ⟦Winter Theme⟧}, ko: {title: ⟦겨울 테마⟧}}}"
      ),
      RuleExample(
        "trial: {type: non-consumable, price: {tier: 0}, localizations: {ja: {title: ⟦7日間⟧}, pt-BR: {title: ⟦Teste⟧}}}"
      ),
      RuleExample(
        "trial: {type: non-consumable, price: {tier: 0}, localizations: {en-US: {title: ⟦1-week Trial⟧}}}",
        severity: .warning),
    ])

  static func check(_ product: Product, in lint: LintContext) {
    guard product.type == .nonConsumable, product.price?.isFree == true else { return }
    for sample in lint.samples where sample.kind == .title && !sample.features.contains(.blank) {
      guard let locale = sample.locale, let words = TrialWords.words(of: locale) else { continue }
      let title = sample.text.lowercased()
      let isTrial = words.trial.contains { title.contains($0) } || title.contains("trial")
      let pattern = TrialWords.pattern(in: locale)
      if isTrial, hasDays(sample, title, words, lint) { continue }
      if isTrial, sample.features.contains(.duration) {
        lint.report(.notInDays(sample.text, pattern), in: sample, severity: .warning)
      } else {
        lint.report(.notNamed(sample.text, pattern), in: sample)
      }
    }
  }

  /// Whether a title gives a number of days, in digits or in words.
  private static func hasDays(
    _ sample: TextSample, _ title: String, _ words: TrialWords, _ lint: LintContext
  ) -> Bool {
    let isInDigits = lint.amounts[sample.amounts].contains { $0.kind == .duration(unit: .day) }
    if isInDigits { return true }
    guard words.day.contains(where: { title.contains($0) }) else { return false }
    return !sample.amounts.isEmpty
      || title.split(whereSeparator: { !$0.isLetter }).contains { word in
        words.numbers.contains { word == $0 || word.hasPrefix($0) && word.count > $0.count + 2 }
      }
  }
}

extension String {
  fileprivate static func notNamed(_ title: String, _ pattern: String) -> String {
    "\"\(title)\" costs nothing, which only a trial may; name it \"\(pattern)\" or give it a price"
  }

  fileprivate static func notInDays(_ title: String, _ pattern: String) -> String {
    "the trial \"\(title)\" does not give its length in days; name it \"\(pattern)\""
  }
}
