import SourceSyntax

/// The top of the page: the state of the catalog, and the filter.
struct HTMLSummary {
  let summary: LintSummary
  /// The number of products by the highest severity of their findings.
  let errors: Int
  let warnings: Int
  let infos: Int
  /// How many of the files have findings.
  let hasFindings: Bool

  init(_ report: LintReport, files: [ReportedFile]) {
    let mostSevere = files.flatMap { $0.products.map(\.mostSevere) }
    summary = report.summary
    errors = mostSevere.count { $0 == .error }
    warnings = mostSevere.count { $0 == .warning }
    infos = mostSevere.count { $0 == .info }
    hasFindings = !report.findings.isEmpty
  }

  private var clean: Int { summary.products - errors - warnings - infos }

  var html: String {
    var html = """
      <header class="top">
      <p class="brand">Shopkeeper <span>catalog report</span></p>
      <h1>\(headline)</h1>
      <p class="scope">\(summary.scope)</p>

      """
    if summary.products > 0 { html += standing }
    if hasFindings { html += filter }
    return html + "</header>\n"
  }

  private var headline: String {
    guard let found = summary.found else { return "<span class=\"fine\">No findings</span>" }
    return found.split(separator: ", ").map { part in
      let kind = part.contains("error") ? "error" : part.contains("warning") ? "warning" : "info"
      return "<span class=\"\(kind)\">\(part)</span>"
    }.joined(separator: " ")
  }

  /// The products as a bar, with a legend.
  private var standing: String {
    let parts = [
      ("error", errors, "with errors"), ("warning", warnings, "with warnings"),
      ("info", infos, "with infos only"), ("fine", clean, "without findings"),
    ].filter { $0.1 > 0 }
    var bar = ""
    var start = 0
    for (kind, count, _) in parts {
      bar += "<rect class=\"\(kind)\" x=\"\(start)\" width=\"\(count)\" height=\"1\"/>"
      start += count
    }
    let legend = parts.map { kind, count, words in
      "<li class=\"\(kind)\"><b>\(count)</b> \(words)</li>"
    }
    return """
      <svg class="bar" viewBox="0 0 \(summary.products) 1" preserveAspectRatio="none" aria-hidden="true">\(bar)</svg>
      <ul class="legend" aria-label="Products">\(legend.joined())</ul>

      """
  }

  /// Shown only by the script that it depends on.
  private var filter: String {
    let choices = [
      ("error", summary.errors, "Errors"), ("warning", summary.warnings, "Warnings"),
      ("info", summary.infos, "Infos"),
    ].filter { $0.1 > 0 }
    let boxes = choices.map { kind, count, words in
      "<label class=\"\(kind)\"><input type=\"checkbox\" name=\"severity\" value=\"\(kind)\""
        + " checked> \(words) <b>\(count)</b></label>"
    }
    return """
      <form class="filter" id="filter" role="search" hidden>
      <input type="search" name="text" placeholder="Product, text or rule" aria-label="Filter \
      products">
      <fieldset><legend>Show</legend>\(boxes.joined())</fieldset>
      <output aria-live="polite"></output>
      </form>

      """
  }
}
