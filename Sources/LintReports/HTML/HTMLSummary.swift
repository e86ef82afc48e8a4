import Basics
import CatalogLint
import SourceSyntax

/// The top of the page: the state of the catalog, and the filter.
struct HTMLSummary {
  let summary: LintSummary
  /// The number of products by the highest severity of their findings.
  let errors: Int
  let warnings: Int
  let infos: Int
  private let filter: HTMLFilter

  init(_ report: LintReport, files: [ReportedFile], limits: HTMLPageLimits) {
    let mostSevere = files.flatMap { $0.products.map(\.mostSevere) }
    summary = report.summary
    errors = mostSevere.count { $0 == .error }
    warnings = mostSevere.count { $0 == .warning }
    infos = mostSevere.count { $0 == .info }
    filter = HTMLFilter(report, limits: limits)
  }

  private var clean: Int { summary.products - errors - warnings - infos }

  var html: String {
    var html = """
      <header class="top">
      <p class="brand">Shopkeeper <span>catalog report</span></p>
      <h1>\(headline)</h1>
      <p class="scope">\(summary.scope.english)</p>

      """
    if summary.products > 0 { html += severityBar }
    return html + filter.html + "</header>\n"
  }

  private var headline: String {
    guard let found = summary.found?.english else { return "<span class=\"fine\">No findings</span>" }
    return found.split(separator: ", ").map { part in
      let kind = part.contains("error") ? "error" : part.contains("warning") ? "warning" : "info"
      return "<span class=\"\(kind)\">\(part)</span>"
    }.joined(separator: " ")
  }

  /// The products as a bar, with a legend.
  private var severityBar: String {
    let parts = [
      ("error", errors, "with errors"), ("warning", warnings, "with warnings"), ("info", infos, "with infos only"),
      ("fine", clean, "without findings"),
    ].filter { $0.1 > 0 }
    var bar = ""
    var start = 0
    for (kind, count, _) in parts {
      bar += "<rect class=\"\(kind)\" x=\"\(start)\" width=\"\(count)\" height=\"1\"/>"
      start += count
    }
    let legend = parts.map { kind, count, words in "<li class=\"\(kind)\"><b>\(count)</b> \(words)</li>" }
    return """
      <svg class="bar" viewBox="0 0 \(summary.products) 1" preserveAspectRatio="none" aria-hidden="true">\(bar)</svg>
      <ul class="legend" aria-label="Products">\(legend.joined())</ul>

      """
  }
}
