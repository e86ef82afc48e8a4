import AppStoreReference
import CatalogModel
import SourceSyntax

/// Real money in a description that is not known to be wrong.
enum PriceInDescription: TextRule {
  static let description = RuleDescription(
    id: "price-in-description", category: .wording, defaultSeverity: .info,
    summary: "an amount of real money in a description that is not known to differ from the price",
    rationale: """
      Prices in descriptions do pass review: 充值40元人民币获取400金币 has been accepted. But the amount is \
      wrong in every other storefront that shows the text, and everywhere once the price changes. \
      Descriptions that leave the price to the store don't need maintenance.
      """,
    sources: [.acceptedPriceDescription, ReviewGuideline.priceInMetadata])

  static let examples = RuleExamples(
    accepted: [
      RuleExample(
        "coins400: {type: consumable, price: {tier: 6}, localizations: {zh-Hans: {title: 400金币, description: 获得400金币}}}"
      ),
      RuleExample(
        "coins400: {type: consumable, price: {tier: 6}, localizations: {zh-Hans: {title: 400金币 ¥40, description: 获得400金币}}}"
      ),
      RuleExample(
        "coins400: {type: consumable, price: {tier: 6}, localizations: {zh-Hans: {title: 400金币, description: 充值45元获取400金币}}}"
      ),
      RuleExample(
        "ingots: {type: consumable, price: {tier: 1}, localizations: {zh-Hans: {title: 60元宝, description: 获得60元宝}}}"
      ),
    ],
    rejected: [
      RuleExample(
        "coins400: {type: consumable, price: {tier: 6}, localizations: {zh-Hans: {title: 400金币, description: 充值⟦40元人民币⟧获取400金币。}}}"
      ),
      RuleExample(
        "coins400: {type: consumable, price: {tier: 6}, localizations: {en-US: {title: 400 Coins, description: 400 coins for ⟦$5.99⟧}}}"
      ),
      RuleExample(
        "coins400: {type: consumable, price: {USD: 5.99}, localizations: {ja: {title: 400コイン, description: ⟦900円⟧で400コイン}}}"
      ),
      RuleExample(
        #"coins400: {type: consumable, localizations: {fr-FR: {title: 400 pièces, description: "400 pièces pour ⟦6,99 €⟧"}}}"#
      ),
    ])

  static let triggers = TextFeatures.money

  static func check(_ text: TextSample, in lint: LintContext) {
    guard text.kind == .description, let product = lint.product else { return }
    let costsMoney = product.costsMoney
    for amount in lint.amounts[text.amounts] {
      guard case .money(let currencies) = amount.kind else { continue }
      if amount.hundredths == 0, costsMoney { continue }
      let comparison = PriceComparison(
        amount.hundredths, in: currencies, locale: text.locale, of: product)
      switch comparison {
      case .differs: continue
      case .agrees:
        lint.report(.agrees(text.excerpt(amount.range)), in: text, part: amount.range)
      case .unknown:
        let missing = costsMoney ? currencies : []
        lint.report(.unknown(text.excerpt(amount.range), missing), in: text, part: amount.range)
      }
    }
  }
}

extension String {
  fileprivate static func agrees(_ amount: String) -> String {
    "\"\(amount)\" agrees with the price now, but is wrong in every other storefront and after a "
      + "price change"
  }

  fileprivate static func unknown(_ amount: String, _ currencies: CurrencySet) -> String {
    let codes = currencies.currencies.map { "\($0)" }.joined(separator: " or ")
    let price = codes.isEmpty ? "price for it" : "price in \(codes)"
    return "\"\(amount)\" cannot be compared: the catalog has no \(price)"
  }
}
