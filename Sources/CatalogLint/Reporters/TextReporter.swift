import SourceSyntax

/// For people at a terminal: each finding with the line it stands in, and a summary.
public enum TextReporter: Reporter {
  public static let name = "text"
  public static let summary = "for people: each finding with its line, and a summary"

  public static func render(_ report: LintReport, style: ReportStyle) -> String {
    let paint = Paint(isOn: style.isColored)
    let secrets = report.secrets
    var text = ""
    for finding in report.findings {
      let place =
        "\(VisibleText.escaped(finding.file)):\(finding.start.line):\(finding.start.column):"
      text += "\(paint.bold(place)) \(paint.severity(finding.severity)): "
      text += "\(VisibleText.escaped(finding.message)) "
      text += "\(paint.dim("[\(finding.rule)]"))\n"
      text += Excerpt.render(
        finding.range, in: report.inputs[finding.fileIndex].source,
        hiding: secrets[finding.fileIndex] ?? [])
      text += "\n"
      for related in finding.related {
        text +=
          "\(VisibleText.escaped(related.file)):\(related.start.line):\(related.start.column): "
        text += "note: \(VisibleText.escaped(related.message))\n"
      }
      text += "\n"
    }
    return text + summary(report.summary, paint: paint) + "\n"
  }

  private static func summary(_ summary: LintSummary, paint: Paint) -> String {
    func counted(_ number: Int, _ noun: String, plural: String? = nil) -> String {
      "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
    }
    let found = [
      (summary.errors, counted(summary.errors, "error")),
      (summary.warnings, counted(summary.warnings, "warning")),
      (summary.infos, counted(summary.infos, "info")),
    ].filter { $0.0 > 0 }.map(\.1)
    let scope =
      "in \(counted(summary.products, "product")) (\(counted(summary.files, "file")))"
    return found.isEmpty
      ? paint.bold("no findings \(scope)")
      : paint.bold("\(found.joined(separator: ", ")) \(scope)")
  }
}

/// ANSI colours, or none.
private struct Paint {
  let isOn: Bool

  func bold(_ text: String) -> String { painted(text, "1") }
  func dim(_ text: String) -> String { painted(text, "2") }

  func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: painted(severity.rawValue, "1;31")
    case .warning: painted(severity.rawValue, "1;33")
    case .info: painted(severity.rawValue, "1;36")
    }
  }

  private func painted(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
