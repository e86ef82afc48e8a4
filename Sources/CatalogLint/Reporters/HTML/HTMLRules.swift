import AppStoreReference
import SourceSyntax

/// The facts of each rule that found something, shown by the buttons with its name.
struct HTMLRules {
  private var rules: [(id: String, facts: RuleFacts)] = []

  init(_ report: LintReport) {
    for rule in Set(report.findings.map(\.rule)).sorted() {
      if let facts = report.facts(of: rule) { rules.append((rule, facts)) }
    }
  }

  static func anchor(_ rule: String) -> String { "rule-\(HTMLText.escaped(rule))" }

  var html: String {
    guard !rules.isEmpty else { return "" }
    return "<section class=\"rules\" aria-label=\"Rules\">\n"
      + rules.map { article($0.id, $0.facts) }.joined() + "</section>\n"
  }

  private func article(_ id: String, _ facts: RuleFacts) -> String {
    let anchor = Self.anchor(id)
    var html = """
      <article class="rule" popover id="\(anchor)" aria-labelledby="\(anchor)-name">
      <h3 id="\(anchor)-name">\(HTMLText.escaped(id))</h3>
      <p class="summary">Finds \(HTMLText.escaped(facts.summary)).</p>
      <p>\(HTMLText.escaped(facts.reason))</p>

      """
    if !facts.sources.isEmpty {
      html += "<h4>Sources</h4>\n<ul>\n"
      for source in facts.sources {
        let title = HTMLText.escaped(source.title)
        let url = source.url.map(HTMLText.escaped)
        html += "<li>"
        html += url.map { "<a href=\"\($0)\" rel=\"noreferrer\">\(title)</a>" } ?? title
        html += " <span>\(source.certainty.label), \(HTMLText.escaped(source.date))</span></li>\n"
      }
      html += "</ul>\n"
    }
    html += "<h4>To suppress it for one product</h4>\n"
    html += "<p><code>\(HTMLText.escaped(facts.suppression))</code></p>\n"
    return html + "</article>\n"
  }
}
