import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import Testing

@testable import CatalogLint

/// A finding without its location and wording.
private struct FindingName: Hashable, CustomStringConvertible {
  var rule: String
  var product: String?
  var locale: String?
  var field: String?

  init(_ finding: LocatedFinding) {
    rule = finding.rule
    product = finding.product
    // A locale with a different spelling is the same locale.
    locale = finding.locale.map { StoreLocale.resolving($0)?.code ?? $0 }
    field = finding.field
  }

  var description: String { "\(rule) \(product ?? "") \(locale ?? "") \(field ?? "")" }
}

@Suite("The fixes of the rules") struct RuleFixTests {
  /// The rules that declare fixes, each with its examples.
  static let fixing = LintRules.all.filter { $0.description.fix != nil }.map { $0.description }
  static let cases = RuleCase.rejected.filter { $0.rule.fix != nil }

  private static func report(_ source: SourceFile, _ test: RuleCase, only: Set<String>?) -> LintReport {
    let old = test.example.previous.map { MarkedCatalog($0).input().catalog }
    let input = MarkedCatalog.input(source, previous: old, images: RuleCase.images)
    return MarkedCatalog.lint([input], only: only)
  }

  private static func source(_ test: RuleCase) -> SourceFile {
    SourceFile(name: "catalog.yml", text: MarkedCatalog(test.example.text).text)
  }

  /// The findings of only the rule: suppressions can only be checked when all rules run.
  private static func findings(_ source: SourceFile, _ test: RuleCase) -> [LocatedFinding] {
    report(source, test, only: test.rule.id == "unused-suppression" ? nil : [test.rule.id]).findings.filter {
      $0.rule == test.rule.id
    }
  }

  @Test("a rule that declares fixes fixes one of its examples", arguments: fixing) func fixes(
    _ description: RuleDescription
  ) {
    let fixes = RuleCase.rejected.filter { $0.rule.id == description.id }.flatMap { test in
      Self.findings(Self.source(test), test).compactMap(\.fix)
    }
    #expect(fixes.contains { $0.safety == description.fix })
  }

  @Test("a rule that doesn't has no fix", arguments: RuleCase.rejected.filter { $0.rule.fix == nil }) func silent(
    _ test: RuleCase
  ) { #expect(Self.findings(Self.source(test), test).allSatisfy { $0.fix == nil }) }

  @Test("a fix resolves the finding, and breaks nothing else", arguments: cases) func fixed(_ test: RuleCase) {
    var source = Self.source(test)
    let before = Set(Self.report(source, test, only: nil).findings.map(FindingName.init))
    let fixable = Self.findings(source, test).count { $0.fix != nil }
    let found = Self.findings(source, test).count
    guard fixable > 0 else { return }
    for _ in 0..<8 {
      let fixed = FixedSource(source, making: .unsafe, of: Self.findings(source, test))
      if fixed.fixed.isEmpty { break }
      #expect(fixed.source.bytes != source.bytes)
      source = fixed.source
    }
    let rest = Self.findings(source, test)
    #expect(rest.count <= found - fixable, "\(source.text)")
    #expect(rest.allSatisfy { $0.fix == nil })
    #expect(FixedSource(source, making: .unsafe, of: rest).source.bytes == source.bytes)
    let after = Set(Self.report(source, test, only: nil).findings.map(FindingName.init))
    #expect(after.subtracting(before).isEmpty, "\(source.text)")
  }

  @Test("a fix says what it does", arguments: cases) func messages(_ test: RuleCase) {
    for fix in Self.findings(Self.source(test), test).compactMap(\.fix) {
      #expect(fix.message.first?.isLowercase == true)
      #expect(!fix.message.hasSuffix("."))
    }
  }

  /// The input, and the result of the safe fixes; nil if it has to be fixed manually.
  @Test(
    "safe fixes preserve the meaning",
    arguments: [
      (#"fr-FR: {title: "Gemmes \u00A0!"}"#, #"fr-FR: {title: "Gemmes\u00A0!"}"#),
      ("ja: {title: \"ジェム　　パック\"}", "ja: {title: \"ジェム　パック\"}"), ("zh-Hans: {title: 金币　 包}", "zh-Hans: {title: 金币 包}"),
      (#"en-US: {title: "Coins \n"}"#, #"en-US: {title: "Coins"}"#),
      (#"en-US: {title: "Gold\u200BCoins\uFEFF"}"#, #"en-US: {title: "GoldCoins"}"#),
      (#"en-US: {title: "Gold\nCoins"}"#, nil), (#"en-US: {title: "\u202EGold"}"#, nil),
      ("zh-CN: {title: 金币}", "zh-Hans: {title: 金币}"), ("zh-CN: {title: 金币}, zh-Hans: {title: 金币二}", nil),
      ("zh-CN: {title: 金币}, zh_CN: {title: 金币二}", nil), ("nb: {title: Mynter}", "\"no\": {title: Mynter}"),
      ("en-US: {title: Gems!!}", nil),
    ] as [(String, String?)]) func safe(_ before: String, _ after: String?)
  {
    func catalog(_ texts: String) -> SourceFile {
      SourceFile(name: "catalog.yml", text: MarkedCatalog("gems: {type: consumable, localizations: {\(texts)}}").text)
    }
    var source = catalog(before)
    for _ in 0..<4 {
      let report = MarkedCatalog.lint([MarkedCatalog.input(source)], only: nil)
      source = FixedSource(source, making: .safe, of: report.findings).source
    }
    #expect(source.text == catalog(after ?? before).text)
  }

  @Test("a spelling of a locale is corrected everywhere or nowhere") func renaming() {
    let text = """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: zh-CN}
      currencies:
        gold: {zh-CN: 金币, zh-Hans: 金币}
      templates:
        pack: {zh-CN: {title: "{quantity}{currency}"}}
      products:
        pack: {type: consumable, template: pack, grants: {gold: 4}}
        other: {type: consumable, localizations: {ja-JP: {title: パック}}}

      """
    let source = SourceFile(name: "catalog.yml", text: text)
    let report = MarkedCatalog.lint([MarkedCatalog.input(source)], only: ["unknown-locale"])
    let fixed = FixedSource(source, making: .safe, of: report.findings)
    #expect(fixed.source.text == text.replacing("ja-JP", with: "ja"))
    #expect(fixed.fixed.count == 1)
  }

  @Test("conflicting fixes are applied one after the other") func overlapping() {
    let source = SourceFile(name: "a", text: "abcdef")
    var input = MarkedCatalog("⟦a_é⟧: {type: consumable}").input()
    let origin = input.origin
    func finding(_ start: Int, _ end: Int, _ text: String, _ safety: Fix.Safety) -> LocatedFinding {
      input.origin = FixingOrigin(
        base: origin, replacements: [TextReplacement(SourceRange(start: start, end: end), text)])
      let path = CatalogPath(.product(0))
      let finding = Finding(
        rule: "invalid-product-id", severity: .error, message: "x", catalog: 0, path: path, related: [],
        fix: Fix("x", safety: safety, edits: [CatalogEdit(path, .remove)]))
      return LocatedFinding(finding, in: [input], at: SourceRange(at: start))
    }
    let findings = [
      finding(4, 6, "Z", .safe), finding(0, 2, "X", .safe), finding(1, 3, "Y", .safe), finding(2, 3, "W", .safe),
      finding(0, 2, "X", .safe),
    ]
    let fixed = FixedSource(source, making: .safe, of: findings)
    #expect(fixed.source.text == "XcdZ")
    #expect(fixed.fixed.count == 3)
    let unsafe = [finding(0, 1, "U", .unsafe)]
    #expect(FixedSource(source, making: .safe, of: unsafe).source.text == "abcdef")
    #expect(FixedSource(source, making: .unsafe, of: unsafe).source.text == "Ubcdef")
  }
}

extension SourceFile { fileprivate var text: String { String(decoding: bytes, as: UTF8.self) } }
