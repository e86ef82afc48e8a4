import AppStoreReference
import CatalogLint

/// The description of each rule that found something, shown by the buttons with its name.
struct HTMLRules {
  private var rules: [(id: String, description: RuleDescription)] = []

  init(_ report: LintReport) {
    for rule in Set(report.findings.map(\.rule)).sorted() {
      if let description = report.description(of: rule) { rules.append((rule, description)) }
    }
  }

  static func anchor(_ rule: String) -> String { "rule-\(HTMLText.escaped(rule))" }

  var html: String {
    guard !rules.isEmpty else { return "" }
    return "<section class=\"rules\" aria-label=\"Rules\">\n" + rules.map { article($0.id, $0.description) }.joined()
      + "</section>\n"
  }

  private func article(_ id: String, _ description: RuleDescription) -> String {
    let anchor = Self.anchor(id)
    var html = """
      <article class="rule" popover id="\(anchor)" aria-labelledby="\(anchor)-name">
      <h3 id="\(anchor)-name">\(HTMLText.escaped(id))</h3>
      <p class="summary">Finds \(HTMLText.escaped(description.summary)).</p>
      <p>\(HTMLText.escaped(description.reason))</p>

      """
    if !description.sources.isEmpty {
      html += "<h4>Sources</h4>\n<ul>\n"
      for source in description.sources {
        let title = HTMLText.escaped(source.title)
        let url = source.url.map(HTMLText.escaped)
        html += "<li>"
        html += url.map { "<a href=\"\($0)\" rel=\"noreferrer\">\(title)</a>" } ?? title
        html += " <span>\(source.certainty.label), \(HTMLText.escaped(source.date))</span></li>\n"
      }
      html += "</ul>\n"
    }
    html += "<h4>To suppress it for one product</h4>\n"
    html += "<p><code>\(HTMLText.escaped(description.suppression))</code></p>\n"
    return html + "</article>\n"
  }
}
