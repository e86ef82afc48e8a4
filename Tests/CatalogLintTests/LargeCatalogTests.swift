import AppStoreReference
import Basics
import CatalogFormats
import CatalogLint
import CatalogModel
import SourceSyntax
import TestTools
import Testing

/// Catalogs large enough to be checked by several threads.
@Suite("Large catalogs") struct LargeCatalogTests {
  private func products(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined(separator: "\n")
  }

  @Test("findings are those of each product, in order, regardless of the thread") func chunks() {
    let count = 3000
    let catalog = MarkedCatalog(
      products(count) { number in
        // Every hundredth title names its price, and every thousandth of those is suppressed.
        let title = number % 100 == 0 ? "Gems \(number) for $5" : "Gems number \(number)"
        let ignore = number % 1000 == 0 ? ", ignore: [{rule: price-in-title, reason: tested}]" : ""
        return "p\(number): {type: consumable, localizations: {en-US: {title: \(title)}}\(ignore)}"
      })
    let report = catalog.lint(only: ["price-in-title", "unused-suppression"])
    let expected = stride(from: 0, to: count, by: 100).filter { $0 % 1000 != 0 }.map { "com.example.game.p\($0)" }
    #expect(report.findings.compactMap(\.product) == expected)
    #expect(report.findings.allSatisfy { $0.rule == "price-in-title" })
    #expect(report.summary.products == count)
  }

  @Test("the reports of many configurations are merged in proportion to their number, with what was skipped named once")
  func merging() {
    let one = MarkedCatalog("p: {type: consumable}").lint(only: nil)
    let time = proportion(50, 1_600) { count in
      let reports = (0..<count).map { number in
        var report = one
        report.customRules = [
          RuleDescription(id: "own-\(number)", category: .wording, defaultSeverity: .info, summary: "", rationale: "")
        ]
        return report
      }
      let merged = LintReport(merging: reports)
      #expect(merged.customRules.count == count)
      #expect(merged.skippedRules.map(\.rule) == one.skippedRules.map(\.rule))
      #expect(merged.skippedRules.allSatisfy { $0.files.isEmpty || $0.files == Array(0..<count) })
    }
    #expect(time.took < time.limit, "\(time)")
  }

  @Test("names of missing price policies are compared with the others to a limit") func missingPolicies() {
    func faults(_ count: Int) -> [ComputedPrices.Fault] {
      var catalog = Catalog()
      catalog.app.pricePolicies = (0..<count).map { PricePolicy(name: "coin\($0)", others: "store", rounding: .up) }
      catalog.products = (0..<count).map {
        Product(item: "p\($0)", productID: "p\($0)", type: .consumable, pricePolicy: "cion\($0)")
      }
      return ComputedPrices(catalog, tables: nil).faults
    }
    #expect(faults(3).map { $0.text.english.hasSuffix("did you mean \"coin0\"?") } == [true, false, false])
    let time = proportion(12, 384) { count in
      let found = faults(count).count
      #expect(found == count)
    }
    #expect(time.took < time.limit, "\(time)")
  }

  @Test("the readiness of many groups takes time in proportion to their number") func readyGroups() {
    let (small, large) = (50, 1_600)
    let reports = [small, large].map { count in
      let groups = products(count) { "  g\($0): {products: {s\($0): {period: 1 month}}}" }
      return MarkedCatalog("catalog: 1\napp: {bundleID: com.example.a}\nsubscriptionGroups:\n\(groups)\n")
        .lint(only: ["missing-group-text"])
    }
    let time = proportion(small, large) { count in
      let readiness = Readiness(reports[count == small ? 0 : 1])
      #expect(readiness.products.count == count && readiness.readyCount == 0)
    }
    #expect(time.took < time.limit, "\(time)")
  }

  @Test("a text from one chunk is found again in another") func duplicates() {
    let catalog = MarkedCatalog(
      products(3000) { number in
        let title = number == 2999 ? "Gems number 1" : "Gems number \(number)"
        return "p\(number): {type: consumable, localizations: {en-US: {title: \(title)}}}"
      })
    let findings = catalog.findings(of: "duplicate-title")
    #expect(findings.map(\.product) == ["com.example.game.p2999"])
    #expect(findings.first?.related.first?.start.line == 17)
  }

  @Test("settled products are compared with others, and not checked themselves", arguments: [3, 600]) func settled(
    count: Int
  ) {
    let ignore = ", ignore: [{rule: emoji, reason: tested}]"
    let text = """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      products:
      \(products(count) { number in
        let title = number == count - 1 ? "Gems 0 for $5" : "Gems \(number) for $5"
        return "  p\(number): {type: consumable, localizations: {en-US: {title: \(title)}}\(ignore)}"
      })

      """
    var input = LintInput(CatalogYAMLDecoder.read(SourceFile(name: "catalog.yml", text: text)))
    input.settled = Set(0..<count - 1)
    var configuration = LintConfiguration()
    let expected: Set = ["price-in-title", "duplicate-title", "unused-suppression"]
    configuration.only = expected.union(["emoji"])
    let findings = LintEngine(configuration: configuration).lint([input]).findings
    #expect(Set(findings.map(\.product)) == ["com.example.game.p\(count - 1)"])
    #expect(Set(findings.map(\.rule)) == expected)
    input.settled.insert(count - 1)
    #expect(LintEngine(configuration: configuration).lint([input]).findings.isEmpty)
  }

  @Test(
    "too many products for an app are reported at the first one over the limit",
    arguments: [(10_000, nil), (10_001, "com.example.game.p10000")] as [(Int, String?)]) func tooMany(
      _ count: Int, _ expected: String?
    )
  {
    let catalog = MarkedCatalog(products(count) { "p\($0): {type: consumable}" })
    let findings = catalog.findings(of: "too-many-products")
    #expect(findings.map(\.product) == (expected.map { [$0] } ?? []))
  }
}
