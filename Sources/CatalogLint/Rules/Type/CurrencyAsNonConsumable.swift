import AppStoreReference
import CatalogModel
import SourceSyntax

/// A quantity of a currency that can be bought once only.
enum CurrencyAsNonConsumable: ProductRule {
  static let facts = RuleFacts(
    id: "currency-as-non-consumable", category: .type, severity: .warning,
    summary: "a quantity of coins, gems, 金币, 钻石 or another currency on a non-consumable",
    rationale: """
      A currency is used up and bought again; as a non-consumable it can be bought once, and the \
      store gives it back on every restore. The type can't be changed later: make a new product, \
      a consumable. Something to keep that comes with coins, such as the removal of ads, is not \
      meant, nor are things that are made of the currency's material or are a known few, such as \
      12 gold frames or The 7 Gems.
      """,
    sources: [ReviewGuideline.productType])

  static let examples = RuleExamples(
    accepted: [
      RuleExample(
        "coins400: {type: consumable, localizations: {zh-Hans: {title: 400金币, description: 获得400金币}}}"
      ),
      RuleExample(
        "noads: {type: non-consumable, localizations: {zh-Hans: {title: 去除广告, description: 去除广告并赠送500金币}}}"
      ),
      RuleExample(
        "skin: {type: non-consumable, localizations: {en-US: {title: Gold Skin, description: A gold look for your 3 heroes}}}"
      ),
      RuleExample(
        "chapter2: {type: non-consumable, localizations: {en-US: {title: Chapter 2, description: 24 new levels}}}"
      ),
      RuleExample(
        "frames: {type: non-consumable, localizations: {en-US: {title: Frames, description: 12 gold frames for photos}}}"
      ),
    ],
    rejected: [
      RuleExample(
        "coins400: {type: non-consumable, localizations: {zh-Hans: {title: ⟦400金币⟧, description: 充值后获得400金币}}}"
      ),
      RuleExample(
        "gems: {type: non-consumable, localizations: {en-US: {title: Gem Pack, description: Adds ⟦100 gems⟧}}}"
      ),
      RuleExample(
        "gems: {type: non-consumable, localizations: {ja: {title: ⟦ジェム100⟧, description: ジェムを獲得します}}}"
      ),
      RuleExample(
        "gold: {type: non-consumable, localizations: {de-DE: {title: ⟦400 Goldmünzen⟧, description: Für den Laden}}}"
      ),
    ])

  static func check(_ product: Product, in lint: LintContext) {
    guard product.type == .nonConsumable else { return }
    var places = PlacesOfFault()
    for (index, sample) in lint.samples.enumerated() where sample.features.contains(.count) {
      guard !isKept(sample.localization, lint) else { continue }
      for amount in lint.amounts[sample.amounts] where amount.kind == .count {
        guard let name = lint.anyCurrency(countedBy: amount, in: sample),
          !isThing(amount, name, in: sample)
        else { continue }
        let start = min(name.lowerBound, amount.range.lowerBound)
        let end = max(name.upperBound, amount.range.upperBound)
        places.add(index, start..<end, .warning, .currency)
        break
      }
    }
    places.report(in: lint) { _, words in .currency(words) }
  }

  /// Whether a number counts a thing to keep: `12 gold frames`, `the 7 gems`, `宝石20種`.
  private static func isThing(
    _ amount: Amount, _ name: Range<Int>, in sample: TextSample
  ) -> Bool {
    let before = sample.excerpt(0..<amount.range.lowerBound).lowercased().split(separator: " ")
    if let article = before.last, articles.contains(article) { return true }
    let end = max(name.upperBound, amount.range.upperBound)
    let after = sample.excerpt(end..<sample.text.utf8.count)
    if kinds.contains(where: { after.hasPrefix($0) }) { return true }
    // In English, the currency's name before a plural says what the things are made of.
    guard sample.locale?.language == "en", !sample.excerpt(name).hasSuffix("s"),
      after.hasPrefix(" "),
      let noun = after.lowercased().split(whereSeparator: \.isPunctuation)
        .first?.split(separator: " ").first
    else { return false }
    return noun.hasSuffix("s") && !noun.hasSuffix("ss") && !containers.contains(noun)
  }

  /// Articles before a number that everybody knows: the seven dwarfs.
  private static let articles: Set<Substring> = [
    "the", "die", "der", "den", "les", "los", "las", "os", "as", "i", "le", "gli",
  ]

  private static let kinds = ["種", "种", "款", "종", " แบบ", " ลาย", " ชนิด", " kinds", " types"]

  /// What a currency is sold in, and other words that end in an s and are no things.
  private static let containers: Set<Substring> = [
    "packs", "bags", "bundles", "boxes", "chests", "purses", "coins", "bars", "pieces", "units",
    "bonus", "plus", "as", "is", "this", "always", "days", "weeks", "months", "tokens", "points",
  ]

  /// Whether the texts of a localization speak of something that the customer keeps.
  private static func isKept(_ localization: Int, _ lint: LintContext) -> Bool {
    let words: TextFeatures = [.word(.unlock), .word(.lifetime)]
    return lint.samples.contains {
      $0.localization == localization && !$0.features.isDisjoint(with: words)
    }
  }
}

extension String {
  fileprivate static func currency(_ words: String) -> String {
    "\"\(words)\" is a quantity that is used up, but a non-consumable can be bought once only; make it "
      + "a consumable"
  }
}
