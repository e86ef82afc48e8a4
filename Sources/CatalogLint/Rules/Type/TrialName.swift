import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import TextReading

/// A free non-consumable that is not named as a trial.
enum TrialName: ProductRule {
  static let description = RuleDescription(
    id: "trial-name", category: .type, defaultSeverity: .error,
    summary: "a non-consumable at price zero that is not named \"XX-day Trial\"",
    rationale: """
      The only thing that may be sold for nothing is a trial of an app without a subscription: a \
      non-consumable at price zero, which guideline 3.1.1 requires to be named after its length, \
      "14-day Trial" or 14天试用. The length may be spelled out, and other words may be added. Weeks \
      and months are a warning, because the guideline says days; so is a description with a \
      different length from the title. Give everything else a price.
      """,
    facts: ["trial.name"])

  static let examples = RuleExamples(
    """
    accepted:
    - trial: {type: non-consumable, price: {tier: 0},
        localizations: {en-US: {title: 14-day Trial}, zh-Hans: {title: 14天试用}, ja: {title: 14日間トライアル}}}
    - trial: {type: non-consumable, price: {USD: 0}, localizations: {de-DE: {title: 7 Tage kostenlos testen},
        fr-FR: {title: Essai de 7 jours}, ru: {title: Пробный период 7 дней}}}
    - trial: {type: non-consumable, price: {tier: 0},
        localizations: {en-GB: {title: Seven-Day Trial}, zh-Hant: {title: 三十天試用}, es-MX: {title: Prueba de siete días}}}
    - noads: {type: non-consumable, price: {tier: 2}, localizations: {en-US: {title: Remove Ads}}}
    rejected:
    - trial: {type: non-consumable, price: {tier: 0},
        localizations: {en-US: {title: ⟦Free Trial⟧}, zh-Hans: {title: ⟦免费体验⟧}}}
    - theme: {type: non-consumable, price: {USD: 0},
        localizations: {en-US: {title: ⟦Winter Theme⟧}, ko: {title: ⟦겨울 테마⟧}}}
    - trial: {type: non-consumable, price: {tier: 0}, localizations: {ja: {title: ⟦7日間⟧}, pt-BR: {title: ⟦Teste⟧}}}
    rejected as warning:
    - trial: {type: non-consumable, price: {tier: 0}, localizations: {en-US: {title: ⟦1-week Trial⟧}}}
    - trial: {type: non-consumable, price: {tier: 0}, localizations: {en-US: {title: 14-day Trial,
        description: Try all for ⟦7 days⟧}, es-ES: {title: Prueba de 14 días, description: Todo durante ⟦7 días⟧}}}
    """)

  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    guard product.type == .nonConsumable, product.price?.isFree == true else { return [] }
    var findings: [RuleFinding] = []
    for sample in subject.samples where sample.kind == .title && !sample.features.contains(.blank) {
      guard let locale = sample.locale else { continue }
      let language = Language.of(locale)
      guard !language.trial.isEmpty else { continue }
      let title = sample.text.lowercased()
      let isTrial = language.hasTrial(in: title)
      let pattern = language.trialName.isEmpty ? Language.english.trialName : language.trialName
      if isTrial, hasDays(sample, title, language) {
        findings += compareDescription(with: sample, subject)
        continue
      }
      if isTrial, sample.features.contains(.duration) {
        findings.append(
          RuleFinding(
            "the trial \"\(sample.text)\" does not state its length in days; name it \"\(pattern)\"", in: sample,
            severity: .warning))
      } else {
        findings.append(
          RuleFinding(
            "\"\(sample.text)\" costs nothing, which only a trial may; name it \"\(pattern)\" or give it a price",
            in: sample))
      }
    }
    return findings
  }

  /// Reports a description with one length that is not the title's.
  private static func compareDescription(with title: TextSample, _ subject: CheckedSubject) -> [RuleFinding] {
    guard title.features.contains(.duration),
      let description = subject.samples.first(where: {
        $0.kind == .description && $0.localization == title.localization
      }),
      description.features.contains(.duration)
    else { return [] }
    let lengths = StatedLength.inDigits(of: title)
    let stated = StatedLength.inDigits(of: description)
    guard lengths.count == 1, let length = lengths.first, stated.count == 1, let other = stated.first,
      !other.isSame(as: length.days)
    else { return [] }
    return [
      RuleFinding(
        "the description says \"\(description.excerpt(other.range))\", but the title says "
          + "\"\(title.excerpt(length.range))\"",
        in: description, part: other.range,
        severity: .warning,
        related: [.init("the other length", title.path)])
    ]
  }

  /// Whether a title gives a number of days, in digits or in words.
  private static func hasDays(_ sample: TextSample, _ title: String, _ language: Language)
    -> Bool
  {
    let isInDigits = sample.amounts.contains { $0.kind == .duration(unit: .day) }
    if isInDigits { return true }
    guard Language.entries(language.days).contains(where: title.hasBytes(of:)) else { return false }
    let numbers = Language.entries(language.dayNumbers)
    return !sample.amounts.isEmpty
      || title.split(whereSeparator: { !$0.isLetter }).contains { word in
        numbers.contains { word == $0 || word.hasPrefix($0) && word.count > $0.count + 2 }
      }
  }
}

extension Language {
  /// Whether a lowercase text mentions a trial, in this language or in English.
  func hasTrial(in text: String) -> Bool {
    Self.entries("\(Self.english.trial),\(trial)").contains(where: text.hasBytes(of:))
  }
}
