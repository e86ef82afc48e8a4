import Foundation
import Testing

@testable import CatalogLint
@testable import LintReports

@Suite("Markdown") struct MarkdownReporterTests {
  private static let large = SampleReport.large(3_000)

  private static func rows(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| |") }.filter { !$0.hasPrefix("| ---") }
  }

  @Test("a row has its four cells, regardless of their content") func cells() {
    let rows = Self.rows(MarkdownReporter.render(SampleReport.several, style: ReportStyle()))
    #expect(rows.count == SampleReport.several.findings.count)
    for row in rows { #expect(row.replacing("\\|", with: "").count { $0 == "|" } == 5) }
  }

  @Test(
    "nothing in a text becomes markup, a formula, a link or a mention",
    arguments: [
      ("a|b", "a\\|b"), ("`x`", "\\`x\\`"), ("<b>&amp;", "\\<b\\>\\&amp;"), ("[a](b)", "\\[a\\](b)"),
      ("*a* _b_ ~c~ \\", "\\*a\\* \\_b\\_ \\~c\\~ \\\\"), ("@team #12", "@<!-- -->team #<!-- -->12"),
      ("https://a.b", "https:<!-- -->//a.b"), ("see WWW.a.b, 1.5", "see WWW<!-- -->.a.b, 1.5"),
      ("GH-12", "GH<!-- -->-12"), ("$5 or $6", "<span>$</span>5 or <span>$</span>6"),
      ("a\nb\u{7}", "a\\\\u{A}b\\\\u{7}"), ("金币 12:30 a-b", "金币 12:30 a-b"),
    ]) func escaped(_ text: String, _ expected: String)
  { #expect(GitHubMarkdown.escaped(text) == expected) }

  @Test(
    "code stays code, regardless of its content",
    arguments: [("a", "`a`"), ("a`b", "`` a`b ``"), ("``", "``` `` ```"), ("a|b", "`a\\|b`"), ("", "`  `")]) func code(
      _ text: String, _ expected: String
    )
  { #expect(GitHubMarkdown.codeCell(text) == expected) }

  @Test("what does not fit into a comment is counted") func cut() throws {
    let text = MarkdownReporter.render(Self.large, style: ReportStyle())
    #expect(text.utf16.count <= 65_536)
    #expect(text.utf16.count > 60_000)
    let left = try #require(text.firstMatch(of: /…and (\d+) more/)?.1)
    #expect(Self.rows(text).count + (Int(left) ?? 0) == Self.large.findings.count)
    #expect(!text.contains("ℹ️"))
  }

  @Test("at any length, every opened tag is closed", arguments: Array(stride(from: 150, to: 4_000, by: 37)))
  func lengths(_ longest: Int) {
    let text = MarkdownReporter.render(SampleReport.several, longest: longest)
    #expect(text.utf16.count <= longest)
    #expect(text.components(separatedBy: "<details>").count == text.components(separatedBy: "</details>").count)
  }

  @Test("a clean catalog is reported as clean") func clean() {
    #expect(
      MarkdownReporter.render(SampleReport.clean, style: ReportStyle())
        == "## Shopkeeper: no findings\n\nin 1 product (1 file)\n")
  }
}
