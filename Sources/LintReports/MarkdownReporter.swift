import Basics
public import CatalogLint
import CatalogModel
import SourceSyntax

/// For a comment on a pull request: a table for each file, by product.
///
/// Errors and warnings come first; infos are collapsed at the end. Findings that don't fit into a
/// comment are counted instead.
public enum MarkdownReporter: Reporter {
  public static let name = "markdown"
  public static let isForPeople = true
  public static let summary = "for a comment on a pull request: tables by product"

  /// GitHub's limit for one comment, in UTF-16 code units: "body is too long (maximum is 65536
  /// characters)", according to its API in 2026. GitLab allows a million.
  static let longest = 65_536

  public static func render(_ report: LintReport, style: ReportStyle) -> String { render(report, longest: longest) }

  static func render(_ report: LintReport, longest: Int) -> String {
    var page = Page(room: longest)
    let summary = report.summary
    page.add("## Shopkeeper: \(report.said(summary.found ?? "no findings"))\n\n\(report.said(summary.scope))\n")
    let files = report.files
    page.add(files) { $0 > .info }
    if report.findings.contains(where: { $0.severity == .info }) {
      page.add("\n<details>\n<summary>\(report.said("\(summary.infos, of: "info")"))</summary>\n", closing: true)
      page.add(files) { $0 == .info }
      page.close()
    }
    let left = report.findings.count - page.written
    if left > 0 { page.text += "\n\(report.said("…and \(left) more that don't fit in a comment"))\n" }
    return page.text
  }

  /// Markdown with a maximum length.
  private struct Page {
    var text = ""
    /// The number of findings written so far.
    var written = 0
    private var room: Int
    private var isFull = false
    private var closing = ""

    /// Reserved for the end of a comment: a closing tag, and the note on omitted findings.
    private static let reserve = 120

    init(room: Int) { self.room = room - Page.reserve }

    /// Adds a piece if there is room; once a piece didn't fit, nothing else is added.
    @discardableResult mutating func add(_ piece: String, closing: Bool = false) -> Bool {
      let length = piece.utf16.count
      if isFull || length > room {
        isFull = true
        return false
      }
      room -= length
      text += piece
      if closing { self.closing = "\n</details>\n" }
      return true
    }

    mutating func close() {
      text += closing
      closing = ""
    }

    /// A table for each file that has findings of the severities.
    mutating func add(_ files: [ReportedFile], of isMeant: (Severity) -> Bool) {
      for file in files {
        let groups = [("", file.ofCatalog)] + file.products.map { ($0.product.item, $0.findings) }
        var head =
          "\n### \(GitHubMarkdown.code(file.input.name))\n\n"
          + "| | Product | Finding | Line |\n| --- | --- | --- | ---: |\n"
        for (product, findings) in groups {
          var name = product.isEmpty ? "" : GitHubMarkdown.codeCell(product)
          for finding in findings where isMeant(finding.severity) {
            // The heading is added with the first row, so that no heading is without rows.
            guard add(head + row(finding, product: name)) else { return }
            written += 1
            head = ""
            name = ""
          }
        }
      }
    }

    private func row(_ finding: LocatedFinding, product: String) -> String {
      let sign =
        switch finding.severity {
        case .error: "❌"
        case .warning: "⚠️"
        case .info: "ℹ️"
        }
      let place = [finding.group, finding.locale, finding.field].compactMap(\.self).map(GitHubMarkdown.escaped)
      let words = ([GitHubMarkdown.codeCell(finding.rule)] + place).joined(separator: " · ")
      return "| \(sign) | \(product) | \(GitHubMarkdown.escaped(finding.message))<br>\(words)"
        + " | \(finding.start.line) |\n"
    }
  }
}
