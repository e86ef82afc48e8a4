import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import TextReading

/// A quantity of a currency that can be bought only once.
enum CurrencyAsNonConsumable: ProductRule {
  static let description = RuleDescription(
    id: "currency-as-non-consumable", category: .type, defaultSeverity: .warning,
    summary: "a quantity of coins, gems, 金币, 钻石 or another currency on a non-consumable",
    rationale: """
      A currency is used up and bought again; as a non-consumable, it can be bought only once, and \
      the store gives it back on every restore. The type can't be changed later: create a new \
      consumable instead. The rule ignores something to keep that comes with coins, such as the \
      removal of ads, things made of the currency's material or known by their number, such as 12 \
      gold frames or The 7 Gems, a puzzle of 500 pieces, and a catalog of coins.
      """,
    sources: [ReviewGuideline.productType])

  static let examples = RuleExamples(
    """
    accepted:
    - coins400: {type: consumable, localizations: {zh-Hans: {title: 400金币, description: 获得400金币}}}
    - noads: {type: non-consumable, localizations: {zh-Hans: {title: 去除广告, description: 去除广告并赠送500金币}}}
    - skin: {type: non-consumable, localizations: {en-US: {title: Gold Skin,
        description: A gold look for your 3 heroes}}}
    - chapter2: {type: non-consumable, localizations: {en-US: {title: Chapter 2, description: 24 new levels}}}
    - frames: {type: non-consumable, localizations: {en-US: {title: Frames, description: 12 gold frames for photos}}}
    - puzzle: {type: non-consumable, localizations: {fr-FR: {title: Le port, description: Un puzzle de 500 pièces.},
        de-DE: {title: Münzsammler, description: "Katalog mit 5.000 Münzen"}}}
    rejected:
    - coins400: {type: non-consumable, localizations: {zh-Hans: {title: ⟦400金币⟧, description: 充值后获得400金币}}}
    - gems: {type: non-consumable, localizations: {en-US: {title: Gem Pack, description: Adds ⟦100 gems⟧}}}
    - gems: {type: non-consumable, localizations: {ja: {title: ⟦ジェム100⟧, description: ジェムを獲得します}}}
    - gold: {type: non-consumable, localizations: {de-DE: {title: ⟦400 Goldmünzen⟧, description: Für den Laden}}}
    """)

  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    guard product.type == .nonConsumable else { return [] }
    var places = PlacesOfFault()
    // The answer for the localization that was asked about last: its title and its description share it.
    var known: (localization: Int, isCollected: Bool)?
    for (index, sample) in subject.samples.enumerated() where sample.features.contains(.count) {
      guard !isKept(sample.localization, subject) else { continue }
      var isCollection: Bool {
        if let known, known.localization == sample.localization { return known.isCollected }
        let isCollected = isCollected(sample.localization, subject)
        known = (sample.localization, isCollected)
        return isCollected
      }
      for amount in sample.amounts where amount.kind == .count {
        // A small number in words counts things: a suit of three pieces.
        guard amount.hundredths >= 1_000 || sample.excerpt(amount.number).contains(where: \.isNumber) else { continue }
        guard let name = subject.anyCurrency(countedBy: amount, in: sample), !isThing(amount, name, in: sample),
          !isScore(name, in: sample, subject), !isCollection
        else { continue }
        let start = min(name.lowerBound, amount.range.lowerBound)
        let end = max(name.upperBound, amount.range.upperBound)
        places.add(index, start..<end, .warning, .currency)
        break
      }
    }
    return places.findings(in: subject) { _, words in
      "\"\(words)\" is a quantity that is used up, but a non-consumable can be bought only once; make it a consumable"
    }
  }

  /// Whether a number counts a thing to keep: `12 gold frames`, `the 7 gems`, `宝石20種`.
  private static func isThing(_ amount: Amount, _ name: Range<Int>, in sample: TextSample) -> Bool {
    if sample.isCost(amount, named: name) || isPaid(amount, name, in: sample) || isNumbered(amount, name, in: sample)
      || isCarat(amount, in: sample)
    {
      return true
    }
    let before = sample.words(before: min(name.lowerBound, amount.range.lowerBound), atMost: 2)
    if let article = before.first {
      if articles[sample.locale].contains(article) { return true }
      // A puzzle of 500 pieces, but a pack of 500 coins.
      if ofWords[sample.locale].contains(article), let whole = before.dropFirst().first,
        !packs[sample.locale].contains(where: whole.hasPrefix)
      {
        return true
      }
    }
    let end = max(name.upperBound, amount.range.upperBound)
    let after = sample.excerpt(after: end)
    if kinds[sample.locale].contains(where: after.hasPrefix) { return true }
    let prepositions = genitives[sample.locale]
    if !prepositions.isEmpty, let preposition = prepositions.first(where: after.lowercased().hasPrefix),
      after.dropFirst(preposition.count).first?.isUppercase == true
    {
      return true  // 100 Gems of Wisdom
    }
    // Before a plural, the currency's name may be the material of the things.
    let unitPlurals = unitPlurals[sample.locale]
    guard sample.locale != nil, !unitPlurals.isEmpty, after.hasPrefix(" "), !sample.excerpt(name).hasSuffix("s") else {
      return false
    }
    let noun = after.drop { $0 == " " }.prefix { $0 != " " && !$0.isPunctuation }.lowercased()
    return noun.hasSuffix("s") && !noun.hasSuffix("ss") && !unitPlurals.contains(String(noun))
  }

  /// Whether a quantity is what something else costs in the app: swords for 400 gems. Beside money, the money is.
  private static func isPaid(_ amount: Amount, _ name: Range<Int>, in sample: TextSample) -> Bool {
    let start = min(name.lowerBound, amount.range.lowerBound)
    let after = sample.excerpt(after: max(name.upperBound, amount.range.upperBound))
    let isPaid = paysFor[sample.locale].first.map { sample.words(before: start, atMost: 1) == [$0] } ?? false
    return (isPaid || paysAfter[sample.locale].contains(where: after.hasPrefix)) && !sample.features.contains(.money)
  }

  /// Whether a number names one of several things, such as cards of a suit: `하트 5`, `Point 2`. Few
  /// points are a score, and no quantity has decimals.
  private static func isNumbered(_ amount: Amount, _ name: Range<Int>, in sample: TextSample) -> Bool {
    guard let value = amount.value else { return true }
    guard value < Facts.score.value else { return false }
    if value == 1 { return true }
    guard name.upperBound <= amount.range.lowerBound else { return false }
    // A classifier after the number makes it a count.
    let after = sample.excerpt(after: amount.range.upperBound)
    return !classifiers[sample.locale].contains { after.hasPrefix($0) }
  }

  /// Whether a number is the fineness of gold: 24K.
  private static func isCarat(_ amount: Amount, in sample: TextSample) -> Bool {
    let number = sample.excerpt(amount.number)
    guard let last = number.last, last.isCased, number.dropLast().last?.isNumber == true else { return false }
    return Facts.carats.value.contains(amount.hundredths / 100_000)
  }

  /// Whether a number is the points of a test that the texts are about.
  private static func isScore(_ name: Range<Int>, in sample: TextSample, _ subject: CheckedSubject) -> Bool {
    let name = sample.excerpt(name).lowercased()
    return scores[sample.locale].contains(where: name.hasPrefix) && subject.mentions(of: .quiz, beside: sample)
  }

  private static let scores = LanguageWords(\.scores)
  private static let classifiers = LanguageWords(\.classifiers)
  private static let articles = LanguageWords(setOf: \.articles)
  private static let paysFor = LanguageWords(\.paysFor)
  private static let paysAfter = LanguageWords(\.paysAfter)
  private static let ofWords = LanguageWords(setOf: \.ofWords)
  private static let genitives = LanguageWords(\.genitives) { $0.map { " \($0)" } }
  private static let packs = LanguageWords(\.packs)
  private static let kinds = LanguageWords(\.kinds)
  private static let collecting = LanguageWords(\.collecting)
  /// The plural units of the language alone.
  private static let unitPlurals = LanguageWords(byIndex: { Language.entries(Language.all[$0].unitPlurals) })

  /// Whether the texts of a localization mention something that the customer keeps.
  private static func isKept(_ localization: Int, _ subject: CheckedSubject) -> Bool {
    let words: TextFeatures = [.word(.unlock), .word(.lifetime)]
    return subject.samples.contains { $0.localization == localization && !$0.features.isDisjoint(with: words) }
  }

  /// Whether a localization is about coins to look at: in a catalog, in a picture.
  private static func isCollected(_ localization: Int, _ subject: CheckedSubject) -> Bool {
    subject.samples.contains { sample in
      guard sample.localization == localization else { return false }
      let words = collecting[sample.locale]
      guard !words.isEmpty else { return false }
      return words.contains(where: sample.text.lowercased().hasBytes(of:))
    }
  }
}
