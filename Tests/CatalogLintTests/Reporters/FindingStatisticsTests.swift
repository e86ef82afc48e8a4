import LintReports
import SourceSyntax
import Testing

@testable import CatalogLint
@testable import LintReports

@Suite("The statistics of findings") struct FindingStatisticsTests {
  @Test("count each rule, with the products and fixes, the most frequent first") func rows() {
    let statistics = FindingStatistics(SampleReport.findings)
    #expect(
      statistics.rows.map { "\($0.count) \($0.severity) \($0.rule) \($0.products) \($0.fixable)" } == [
        "3 error price-mismatch 1 0", "3 warning price-in-title 1 1", "1 error duplicate-product-id 1 0",
        "1 error invalid-catalog 0 0", "1 info price-in-description 1 0",
      ])
    #expect(
      statistics.text == """
        3  error    price-mismatch        in 1 product
        3  warning  price-in-title        in 1 product  1 fixable
        1  error    duplicate-product-id  in 1 product
        1  error    invalid-catalog
        1  info     price-in-description  in 1 product

        5 errors, 3 warnings, 1 info in 3 products (1 file)

        """)
    #expect(statistics.rows.reduce(0) { $0 + $1.count } == SampleReport.findings.findings.count)
  }

  @Test("of a clean report have only the total") func clean() {
    let statistics = FindingStatistics(SampleReport.clean)
    #expect(statistics.text == "no findings in 1 product (1 file)\n")
    #expect(statistics.json == "[]\n")
  }

  @Test("count products of the same ID in two files twice") func files() {
    let merged = LintReport(merging: [SampleReport.findings, SampleReport.findings])
    let row = FindingStatistics(merged).rows.first { $0.rule == "price-mismatch" }
    #expect(row?.count == 6 && row?.products == 2)
  }
}

@Suite("A pattern of rules") struct RulePatternTests {
  static let rules = LintRules.all.map { $0.description }

  @Test(
    "means a rule, a category, or what fits its stars",
    arguments: [
      ("link-in-text", ["link-in-text"]), ("*-in-text", ["link-in-text"]),
      ("price-in-*", ["price-in-title", "price-in-description"]), ("*price*mismatch*", ["price-mismatch"]),
      ("price-mismatch*", ["price-mismatch"]), ("nothing-*", []), ("", []), ("price", nil), ("*", nil),
      // The same letters are not counted twice.
      ("link-in-t*text", []),
    ]) func matches(_ text: String, _ expected: [String]?)
  {
    let matches = RulePattern(text).matches(in: Self.rules)
    switch text {
    case "*": #expect(matches == Self.rules.map(\.id))
    case "price":
      #expect(matches == Self.rules.filter { $0.category == .price }.map(\.id))
      #expect(matches.contains("missing-price"))
    default: #expect(matches == expected)
    }
  }
}
