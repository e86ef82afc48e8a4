import SourceSyntax

/// The findings of one card as a list.
struct HTMLFindings {
  let findings: [LocatedFinding]
  let limit: Int

  init(_ findings: [LocatedFinding], limit: Int) {
    self.findings = findings
    self.limit = limit
  }

  var html: String {
    var html = "<ol class=\"findings\">\n"
    // The most severe are kept when there are too many.
    let shown =
      findings.count <= limit
      ? findings
      : [.error, .warning, .info].flatMap { severity in
        findings.filter { $0.severity == severity }
      }
    for finding in shown.prefix(limit) { html += item(finding) }
    html += "</ol>\n"
    if findings.count > limit {
      html += "<p class=\"rest\">…and \(findings.count - limit) more</p>\n"
    }
    return html
  }

  private func item(_ finding: LocatedFinding) -> String {
    let place = [finding.group, finding.locale, finding.field].compactMap(\.self)
      .map(HTMLText.escaped)
    let line = "line \(finding.start.line), column \(finding.start.column)"
    var html = """
      <li class="\(finding.severity.rawValue)" data-severity="\(finding.severity.rawValue)">
      <p class="message"><span class="badge">\(finding.severity.rawValue)</span> \(HTMLText.escaped(finding.message))</p>
      <p class="where">\((place + [line]).joined(separator: " · ")) · <button type="button" popovertarget="\(HTMLRules.anchor(finding.rule))">\(HTMLText.escaped(finding.rule))</button></p>

      """
    for related in finding.related {
      let line = "line \(related.start.line), column \(related.start.column)"
      let place = related.file == finding.file ? line : "\(related.file), \(line)"
      html += "<p class=\"related\">\(HTMLText.escaped(related.message))"
      html += " · \(HTMLText.escaped(place))</p>\n"
    }
    if let fix = finding.fix {
      html += "<p class=\"fix\"><b>Fix</b> \(HTMLText.escaped(fix.message))"
      html += fix.safety == .unsafe ? " · a proposal</p>\n" : "</p>\n"
    }
    return html + "</li>\n"
  }
}
