import CatalogLint
import SourceSyntax
import Testing

/// An entry of a catalog, and the findings of all rules about wording and type in it.
struct WordingCase: Sendable, CustomTestStringConvertible {
  /// A name for the case.
  let name: String
  let entry: String
  /// The rules that report it, by field; `price-in-description` is left out.
  let findings: [String]

  init(_ name: String, _ entry: String, _ findings: String...) {
    self.name = name
    self.entry = entry
    self.findings = findings
  }

  /// The accepted entry of an app's catalog, coins400 at tier 6, with some fields changed.
  init(
    accepted name: String, type: String = "consumable", price: String = "{tier: 6}", locale: String = "zh-Hans",
    title: String = "400金币", description: String = "充值40元人民币获取400金币。", _ findings: String...
  ) {
    self.name = name
    entry = """
      coins400:
        type: \(type)
        price: \(price)
        grants: {gold: 400}
        localizations:
          \(locale): {title: "\(title)", description: "\(description)"}
      """
    self.findings = findings
  }

  var testDescription: String { name }

  /// `missing-restore-note` is about the whole app, not an entry.
  static let rules: Set<String> = {
    let rules = LintRules.all.map { $0.description }.filter { [.wording, .type].contains($0.category) }
    return Set(rules.map(\.id).filter { $0 != "missing-restore-note" })
  }()

  /// The findings of the rules in the entry, except `price-in-description`.
  var report: (findings: [LocatedFinding], prices: [LocatedFinding]) {
    let all = MarkedCatalog(entry).lint(only: Self.rules).findings
    return (all.filter { $0.rule != "price-in-description" }, all.filter { $0.rule == "price-in-description" })
  }
}

@Suite("The accepted wording, and variations of it") struct AcceptedWordingTests {
  @Test(
    "has no errors or warnings",
    arguments: [
      WordingCase(accepted: "as accepted"),
      WordingCase(accepted: "full width", title: "４００金币", description: "充值４０元人民币获取４００金币。"),
      WordingCase(accepted: "Han numerals", title: "四百金币", description: "充值四十元人民币获取四百金币。"),
      WordingCase(accepted: "measure word", title: "400枚金币", description: "充值¥40获取400枚金币。"),
      WordingCase(accepted: "sign", description: "充值￥40.00获取400金币。"),
      WordingCase(accepted: "code", description: "充值40 CNY获取400金币。"),
      WordingCase(accepted: "price in the currency", price: "{CNY: 40, USD: 5.99}"),
      WordingCase(accepted: "price of a storefront", price: "{USD: 5.99, CHN: 40}"),
      WordingCase(
        accepted: "Japanese", price: "{JPY: 1000}", locale: "ja", title: "400ゴールド", description: "1000円でゴールド400枚を獲得します。"
      ),
      WordingCase(
        accepted: "Korean", price: "{KRW: 8800}", locale: "ko", title: "골드 400개", description: "8,800원으로 골드 400개를 받습니다."
      ),
    ]) func accepted(_ test: WordingCase)
  {
    let report = test.report
    #expect(report.findings.map(\.message) == [])
    #expect(report.prices.map(\.severity) == [.info])
    #expect(report.prices.allSatisfy { $0.message.contains("agrees") })
  }

  @Test(
    "is a warning where storefronts with another currency show the text by default",
    arguments: [
      WordingCase(
        accepted: "Traditional Chinese", price: "{TWD: 190}", locale: "zh-Hant", title: "400金幣",
        description: "儲值NT$190獲得400金幣。"),
      WordingCase(
        accepted: "English", locale: "en-US", title: "400 gold coins", description: "400 gold coins for $5.99."),
      WordingCase(
        accepted: "British", price: "{GBP: 5.99}", locale: "en-GB", title: "400 gold coins",
        description: "400 gold coins for £5.99."),
      WordingCase(
        accepted: "German", price: "{EUR: 6.99}", locale: "de-DE", title: "400 Goldmünzen",
        description: "400 Goldmünzen für 6,99 €."),
      WordingCase(
        accepted: "French", price: "{EUR: 6.99}", locale: "fr-FR", title: "400 pièces d'or",
        description: "400 pièces d'or pour 6,99 €."),
    ]) func elsewhere(_ test: WordingCase)
  {
    let report = test.report
    #expect(report.findings.map(\.message) == [])
    #expect(report.prices.map(\.severity) == [.warning])
  }

  @Test(
    "has what a reviewer would report when it is changed",
    arguments: [
      WordingCase(accepted: "price in the title", title: "400金币 ¥40", "price-in-title"),
      WordingCase(accepted: "price as title", title: "6元", "price-as-title"),
      WordingCase(accepted: "price as title, agreeing", title: "40元", "price-as-title"),
      WordingCase(accepted: "another price", description: "充值45元人民币获取400金币", "price-mismatch"),
      WordingCase(accepted: "another quantity", description: "充值40元人民币获取500金币", "quantity-mismatch"),
      WordingCase(accepted: "another type", type: "non-consumable", "currency-as-non-consumable"),
      WordingCase(accepted: "another tier", price: "{tier: 5}", "price-mismatch"),
      WordingCase(accepted: "no quantity", title: "金币", "missing-quantity"),
      WordingCase(accepted: "another quantity in the title", title: "500金币", "quantity-mismatch"),
      WordingCase(accepted: "a time", title: "400金币月卡", "time-limited-consumable"),
      WordingCase(accepted: "a way to pay", description: "支付宝充值40元获取400金币", "external-payment"),
      WordingCase(accepted: "free", description: "免费获取400金币", "free-wording"),
      WordingCase(accepted: "a test", title: "测试400金币", "test-wording"),
      WordingCase(accepted: "another platform", description: "获取400金币，安卓通用", "other-platform"),
      WordingCase(accepted: "a field", description: "获取{quantity}金币", "placeholder-text"),
    ]) func rejected(_ test: WordingCase)
  { #expect(test.report.findings.map(\.rule).sorted() == test.findings.sorted()) }

  @Test(
    "is not confused by words that only look like amounts",
    arguments: [
      WordingCase(
        "元宝 is a currency",
        "a: {type: consumable, price: {tier: 1}, localizations: {zh-Hans: {title: 60元宝, description: 获得60元宝。}}}"),
      WordingCase(
        "元素 is not one",
        "a: {type: non-consumable, price: {tier: 1}, localizations: {zh-Hans: {title: 5元素英雄, description: 操控5元素之力的英雄。}}}"
      ),
      WordingCase(
        "方块 is not one",
        "a: {type: non-consumable, price: {tier: 1}, localizations: {zh-Hans: {title: 3方块挑战, description: 解锁10方块模式。}}}"),
      WordingCase(
        "a chapter",
        "a: {type: non-consumable, price: {tier: 3}, localizations: {zh-Hans: {title: 第2章：河谷, description: 解锁第2章全部24关。}}}"
      ),
      WordingCase(
        "a year",
        "a: {type: non-consumable, price: {tier: 3}, localizations: {zh-Hans: {title: 2024新年皮肤, description: 2024年限定外观。}}}"
      ),
      WordingCase(
        "a time on a non-renewing subscription",
        "a: {type: non-renewing, price: {tier: 3}, localizations: {zh-Hans: {title: 7天通行证, description: 7天内每天领取补给箱。}}}"),
      WordingCase(
        "a level",
        "a: {type: non-consumable, price: {tier: 3}, localizations: {en-US: {title: Level 5, description: A new world from level 5 on}}}"
      ),
      WordingCase(
        "hours",
        "a: {type: consumable, price: {tier: 3}, localizations: {zh-Hans: {title: 24小时双倍经验, description: 24小时内经验加倍。}}}"),
    ]) func traps(_ test: WordingCase)
  {
    let report = test.report
    #expect((report.findings + report.prices).map(\.message) == [])
  }
}
