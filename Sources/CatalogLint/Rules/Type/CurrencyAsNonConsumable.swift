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
      meant.
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
        guard let name = lint.anyCurrency(countedBy: amount, in: sample) else { continue }
        let start = min(name.lowerBound, amount.range.lowerBound)
        let end = max(name.upperBound, amount.range.upperBound)
        places.add(index, start..<end, .warning, .currency)
        break
      }
    }
    places.report(in: lint) { _, words in .currency(words) }
  }

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
