import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import TextReading

/// Numbers in the text of one locale that another locale contradicts.
enum NumberDiffers: ProductRule {
  static let description = RuleDescription(
    id: "number-differs", category: .localization, defaultSeverity: .error,
    summary: "a number in a text that the same text in another locale contradicts",
    rationale: """
      A customer who reads 500 in one language and one who reads 400 in another buy the same \
      product. Titles are compared with titles and descriptions with descriptions: only a \
      different number in the same place is reported, so a text may omit a number or spell it out. \
      Digits of any script, full-width forms, Han numerals and separators are equivalent; 400+40 \
      is 440. Lengths of time are compared in the same unit; money, the product's price without a \
      currency, and years are not compared. A number that contradicts the grant is reported by \
      `quantity-mismatch`.
      """,
    sources: [ReviewGuideline.accuracy, .localizationReviews])

  static let examples = RuleExamples(
    """
    accepted:
    - coins: {type: consumable, localizations: {en-US: {title: "1,280 Coins", description: Adds 1280 coins.},
        de-DE: {title: 1.280 Münzen, description: Fügt 1280 Münzen hinzu.}, zh-Hans: {title: １２８０金币,
        description: 一千二百八十枚金币}}}
    - pack: {type: consumable, localizations: {en-US: {title: 400+40 Coins, description: 440 coins in all},
        ja: {title: 440コイン, description: コイン400枚とボーナス40枚}}}
    - levels: {type: non-consumable, localizations: {en-US: {title: Chapter 2, description: Unlocks all 24 levels.},
        fr-FR: {title: Chapitre 2, description: Débloque tous les niveaux.}, ko: {title: 2장,
        description: 레벨 24개를 모두 엽니다.}}}
    - pass: {type: non-renewing, localizations: {en-US: {title: 1-Month Pass, description: Double gold for one month.},
        zh-Hans: {title: 30天通行证, description: 30天内2倍金币。}}}
    - coins: {type: consumable, localizations: {zh-Hans: {title: 400金币, description: 充值40元人民币获取400金币。},
        en-US: {title: 400 Coins, description: Pay $5.99 and get 400 coins.}}}
    - pack: {type: consumable, localizations: {en-US: {title: 3 x 100 Gems, description: Three bags of 100 gems.},
        es-ES: {title: 300 gemas, description: 300 gemas en tres bolsas.}}}
    rejected:
    - levels: {type: non-consumable, localizations: {en-US: {title: Chapter 2, description: Unlocks all 24 levels.},
        ru: {title: Глава ⟦3⟧, description: Открывает все ⟦42⟧ уровня.}}}
    - coins: {type: consumable, localizations: {zh-Hans: {title: ⟦五百⟧金币}, en-US: {title: 400 Coins},
        ja: {title: ４００コイン}, ko: {title: 400 코인}}}
    - pass: {type: non-renewing, localizations: {en-US: {title: 30-Day Pass}, fr-FR: {title: Pass ⟦31 jours⟧},
        ar-SA: {title: تصريح ٣٠ يومًا}}}
    - boost: {type: consumable, localizations: {en-US: {title: XP Boost, description: 50% more experience in battle.},
        tr: {title: XP Artışı, description: Savaşta ⟦%60⟧ daha fazla deneyim.}}}
    """)

  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    [TextSample.Kind.title, .description].flatMap { compare($0, of: product, in: subject) }
  }

  /// Equal for texts with the same numbers in any order.
  private static func signature(of index: Int, _ subject: CheckedSubject) -> Int {
    var sum = 0
    for amount in subject.samples[index].amounts {
      guard let comparison = amount.comparison else { continue }
      let value = amount.hundredths &* 31 &+ (amount.bonus ?? 0) &* 17 &+ comparison
      sum &+= (value ^ value >> 17) &* 0x2545_F491_4F6C_DD1D
    }
    return sum
  }

  // MARK: Texts with different numbers

  /// Reports the texts that contradict the one that most of them agree with.
  private static func compare(_ kind: TextSample.Kind, of product: Product, in subject: CheckedSubject) -> [RuleFinding]
  {
    var findings: [RuleFinding] = []
    let texts = subject.samples.indices.filter { index in
      subject.samples[index].kind == kind && subject.samples[index].amounts.contains { $0.comparison != nil }
    }
    let signatures = texts.map { signature(of: $0, subject) }
    var contradictions = [Int](repeating: 0, count: texts.count)
    for one in texts.indices {
      for other in texts.indices[..<one] where signatures[one] != signatures[other] {
        guard contradiction(between: texts[one], and: texts[other], product, subject) != nil else { continue }
        contradictions[one] += 1
        contradictions[other] += 1
      }
    }
    guard contradictions.contains(where: { $0 > 0 }),
      let reference = texts.indices.min(by: { left, right in
        (contradictions[left], isPrimary(texts[left], subject) ? 0 : 1, left) < (
          contradictions[right], isPrimary(texts[right], subject) ? 0 : 1, right
        )
      })
    else { return findings }
    for text in texts where text != texts[reference] {
      guard let (wrong, right) = contradiction(between: text, and: texts[reference], product, subject) else { continue }
      findings += report(wrong, in: subject.samples[text], right, in: subject.samples[texts[reference]], subject)
    }
    return findings
  }

  private static func isPrimary(_ text: Int, _ subject: CheckedSubject) -> Bool {
    subject.samples[text].locale != nil && subject.samples[text].locale == subject.appLocales.primary
  }

  /// A number of one text and the number in its place in another; nil when none differs.
  private static func contradiction(between text: Int, and other: Int, _ product: Product, _ subject: CheckedSubject)
    -> (
      Amount, Amount
    )?
  {
    let left = StatedNumbers(subject: subject, index: text)
    let right = StatedNumbers(subject: subject, index: other)
    for number in left.numbers {
      guard let comparison = number.comparison, isFree(number, in: text, product, subject),
        !right.state(number, of: subject.samples[text])
      else { continue }
      let counterparts = right.numbers.filter { counterpart in
        counterpart.comparison == comparison && isFree(counterpart, in: other, product, subject)
          && !left.state(counterpart, of: subject.samples[other])
          && !product.grants.contains { $0.names(number) && $0.names(counterpart) }
          && !arePrices(number, in: text, counterpart, in: other, of: product, subject)
      }
      // Among several, the nearest is most likely the one that was mistyped.
      let nearest = counterparts.min { abs($0.hundredths - number.hundredths) < abs($1.hundredths - number.hundredths) }
      if let nearest { return (number, nearest) }
    }
    return nil
  }

  /// Whether two numbers are the product's price in their locales, which may differ.
  ///
  /// Templates write prices without a currency, and so do people; a price with cents can't be
  /// anything else.
  private static func arePrices(
    _ number: Amount, in text: Int, _ counterpart: Amount, in other: Int, of product: Product, _ subject: CheckedSubject
  ) -> Bool {
    guard product.price != nil else { return false }
    let isOne = Self.isPrice(number, in: subject.samples[text], of: product)
    let isOther = Self.isPrice(counterpart, in: subject.samples[other], of: product)
    return isOne && isOther || isOne && !number.hundredths.isMultiple(of: 100)
      || isOther && !counterpart.hundredths.isMultiple(of: 100)
  }

  private static func isPrice(_ number: Amount, in sample: TextSample, of product: Product) -> Bool {
    guard number.kind == .count, let price = product.price, let locale = sample.locale else { return false }
    return locale.storefronts.contains { price.amount(in: $0)?.hundredths == number.hundredths }
  }

  /// Whether a number may be compared: `quantity-mismatch` does not report it, and it isn't a
  /// measure for which other countries use other units.
  private static func isFree(_ number: Amount, in text: Int, _ product: Product, _ subject: CheckedSubject) -> Bool {
    let sample = subject.samples[text]
    if number.kind == .count, product.grants.count == 1, let grant = product.grants.first,
      product.type?.isSubscription != true, QuantityMismatch.amount(in: sample, against: grant, subject) == number
    {
      return false
    }
    let end = sample.text.utf8.index(sample.text.utf8.startIndex, offsetBy: number.range.upperBound)
    let unit = sample.text[end...].drop { $0 == " " || $0 == "-" || $0 == "\u{A0}" }.prefix { $0.isLetter }
    return !measures.contains(unit.lowercased())
  }

  private static let measures = Set(Language.everywhere(\.measures))

  private static func report(
    _ number: Amount, in sample: TextSample, _ other: Amount, in reference: TextSample, _ subject: CheckedSubject
  ) -> [RuleFinding] {
    let part = number.shownPart
    return [
      RuleFinding(
        "the \(sample.noun) says \"\(sample.excerpt(part))\", but in \"\(reference.localeName)\" it says "
          + "\"\(reference.excerpt(other.shownPart))\"",
        in: sample,
        part: part,
        related: [
          .init("the other number", reference.path)
        ])
    ]
  }
}

extension Amount {
  /// The part to show: a bonus, a percent sign or a unit of time belongs to the number.
  fileprivate var shownPart: Range<Int> {
    switch kind {
    case .duration, .percent: range
    case .count, .inWords, .ordinal, .money: bonus == nil ? number : range
    }
  }
}

extension Grant {
  /// Whether an amount equals the grant, or its bonus.
  fileprivate func names(_ amount: Amount) -> Bool { isStated(by: amount) || bonus > 0 && amount.value == bonus }
}
