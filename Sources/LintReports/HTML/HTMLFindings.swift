import Basics
import CatalogLint
import SourceSyntax

/// The findings of one card as a list; repeated ones are shown once with their places.
struct HTMLFindings {
  let groups: [[LocatedFinding]]
  let limits: HTMLPageLimits

  /// The findings of one card, each for itself unless it occurs often, or in several locales.
  init(_ findings: [LocatedFinding], limits: HTMLPageLimits) {
    let groups = FindingRepeats.groups(findings).flatMap { group in
      group.count < limits.repeats ? FindingRepeats.sameFaults(group) : [group]
    }
    self.init(groups: groups, limits: limits)
  }

  init(groups: [[LocatedFinding]], limits: HTMLPageLimits) {
    self.groups = groups
    self.limits = limits
  }

  var html: String {
    var html = "<ol class=\"findings\">\n"
    // The most severe are kept when there are too many.
    let shown =
      groups.count <= limits.findings
      ? groups : [.error, .warning, .info].flatMap { severity in groups.filter { $0[0].severity == severity } }
    for group in shown.prefix(limits.findings) { html += item(group) }
    html += "</ol>\n"
    if groups.count > limits.findings {
      let rest = shown.dropFirst(limits.findings).reduce(0) { $0 + $1.count }
      html += "<p class=\"rest\">…and \(rest) more</p>\n"
    }
    return html
  }

  private func item(_ group: [LocatedFinding]) -> String {
    let finding = group[0]
    let severity = finding.severity.rawValue
    let rule = HTMLText.escaped(finding.rule)
    let locale = group.count == 1 ? Self.locale(finding) : ""
    let language = finding.language == .english ? "" : " lang=\"\(finding.language.rawValue)\""
    let button = "<button type=\"button\" popovertarget=\"\(HTMLRules.anchor(finding.rule))\">\(rule)</button>"
    var html = """
      <li class="\(severity)" data-severity="\(severity)" data-rule="\(rule)"\(locale)\(language)>
      <p class="message"><span class="badge">\(severity)</span> \(HTMLText.escaped(finding.message))</p>

      """
    if group.count == 1 {
      html += "<p class=\"where\">\(Self.place(finding)) · \(button)</p>\n"
      html += Self.related(finding)
    } else {
      html += "<p class=\"where\">\(button)</p>\n"
    }
    html += Self.fix(finding)
    return html + (group.count == 1 ? "" : places(group)) + "</li>\n"
  }

  /// The places of a repeated finding, with the differences there.
  private func places(_ group: [LocatedFinding]) -> String {
    let products = Set(group.map(\.subject)).count
    let title = products > 1 ? "\(group.count) times, in \(counted(products, "product"))" : "\(group.count) times"
    var html = "<details class=\"places\"><summary>\(title)</summary>\n<ul>\n"
    for finding in group.prefix(limits.places) {
      let product = finding.product.map(HTMLText.escaped) ?? ""
      html += "<li\(product.isEmpty ? "" : " data-product=\"\(product)\"")\(Self.locale(finding))>"
      if products > 1, !product.isEmpty { html += "<code>\(product)</code> · " }
      html += Self.place(finding)
      if !finding.message.hasSameBytes(as: group[0].message) { html += "<p>\(HTMLText.escaped(finding.message))</p>" }
      html += Self.related(finding)
      if finding.fix?.message != group[0].fix?.message { html += Self.fix(finding) }
      html += "</li>\n"
    }
    html += "</ul>\n"
    if group.count > limits.places { html += "<p>…and \(group.count - limits.places) more</p>\n" }
    return html + "</details>\n"
  }

  private static func locale(_ finding: LocatedFinding) -> String {
    finding.locale.map { " data-locale=\"\(HTMLText.escaped(HTMLContext.code(of: $0)))\"" } ?? ""
  }

  private static func place(_ finding: LocatedFinding) -> String {
    let place = [finding.group, finding.locale, finding.field].compactMap(\.self).map(HTMLText.escaped)
    let line = "line \(finding.start.line), column \(finding.start.column)"
    return (place + [line]).joined(separator: " · ")
  }

  private static func related(_ finding: LocatedFinding) -> String {
    var html = ""
    for related in finding.related {
      let line = "line \(related.start.line), column \(related.start.column)"
      let place = related.file == finding.file ? line : "\(related.file), \(line)"
      html += "<p class=\"related\">\(HTMLText.escaped(related.message))"
      html += " · \(HTMLText.escaped(place))</p>\n"
    }
    return html
  }

  private static func fix(_ finding: LocatedFinding) -> String {
    guard let fix = finding.fix else { return "" }
    return "<p class=\"fix\"><b>Fix</b> \(HTMLText.escaped(fix.message))"
      + (fix.safety == .unsafe ? " · a proposal</p>\n" : "</p>\n")
  }
}
