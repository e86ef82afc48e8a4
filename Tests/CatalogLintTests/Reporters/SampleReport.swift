import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

@testable import CatalogLint

/// The report that the recorded outputs show: small, and full of what could break them.
enum SampleReport {
  static let text = """
    catalog: 1
    app: {bundleID: com.example.game, name: Gems & <Gold>, primaryLocale: en-US}
    products:
      coins:
        type: consumable
        referenceName: 60 | coins
        price: {tier: 1}
        localizations:
          zh-Hans: {title: 一袋金币 ¥40, description: 一百枚金币，现价6元。}
          ar-SA: {title: "60 عملة $5", description: "تضاف إلى رصيدك."}
          en-US: {title: "<b>Coins</b> & \\"gems\\" |\\a $4.99", description: Adds 60 coins.}
          ja: {title: ゴールド, description: ゴールド60枚です。}
      again: {type: consumable, id: com.example.game.coins, "`<i>&|_@team #1": x}
      tidy:
        type: non-consumable
        localizations: {en-US: {title: Golden Pickaxe, description: Digs twice as fast.}}

    """

  static let findings: LintReport = {
    var report = lint(named: "Catalogs/50% & \"gold\"/金币.yml", text)
    // A finding that no rule reports today, but that a reporter must handle: everything at once, and a fix.
    if let index = report.findings.firstIndex(where: { $0.rule == "price-in-title" }) {
      let range = report.findings[index].range
      var finding = report.findings[index].finding
      finding.message = finding.message + ": \u{7}\r\n]]> --> ](1) https://example.com www.example.com"
      finding.fix = Fix("take \"¥40\" out", safety: .unsafe, edits: [CatalogEdit(finding.path, .remove)])
      var inputs = report.inputs
      inputs[0].origin = FixingOrigin(
        base: inputs[0].origin,
        replacements: [TextReplacement(SourceRange(at: range.start), "→"), TextReplacement(range, "")])
      report.findings[index] = LocatedFinding(finding, in: inputs, at: range)
    }
    return report
  }()

  /// Three files, one of them barely readable and one clean.
  static let several = LintReport(merging: [
    findings,
    lint(
      named: "/absolute/app.yml", "catalog: 1\napp: {bundleID: com.example.app, primaryLocale: en-US}\nproducts: 5\n"),
    lint(named: "./clean.yml", tidy),
  ])

  static let clean = lint(named: "catalog.yml", tidy)

  private static let tidy = """
    catalog: 1
    app: {bundleID: com.example.game, primaryLocale: en-US}
    products:
      tidy: {type: non-consumable, localizations: {en-US: {title: A & B, description: C.}}}

    """

  /// A catalog of many products: an error in the first of every three, an info in the second.
  static func large(_ count: Int) -> LintReport {
    let prices = ["9元", "6元", "钻石"]
    let products = (0..<count).map { number in
      let words = prices[number % 3]
      return """
          p\(number):
            type: consumable
            price: {tier: 1}
            localizations: {zh-Hans: {title: 包\(number)号, description: \(words)包\(number)号。}}
        """
    }
    return lint(
      named: "catalog.yml",
      "catalog: 1\napp: {bundleID: com.example.game, primaryLocale: en-US}\nproducts:\n"
        + products.joined(separator: "\n"))
  }

  private static func lint(named name: String, _ text: String) -> LintReport {
    let document = CatalogYAMLDecoder.read(SourceFile(name: name, text: text))
    let input = LintInput(document)
    guard let today = CalendarDate("2026-11-21") else { preconditionFailure() }
    var configuration = LintConfiguration(today: today)
    configuration.only = ["price-in-title", "price-in-description", "price-mismatch", "duplicate-product-id"]
    return LintEngine(configuration: configuration).lint([input])
  }
}
