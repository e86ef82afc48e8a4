import Basics
public import CatalogLint
import SourceSyntax

/// For people at a terminal: each finding with the line it is on, and a summary.
public enum TextReporter: Reporter {
  public static let name = "text"
  public static let summary = "for people: each finding with its line, and a summary"

  public static func render(_ report: LintReport, style: ReportStyle) -> String {
    let paint = Paint(isOn: style.isColored)
    let secrets = report.secrets
    let further = FindingRepeats.further(report.findings)
    let repeats = Set(further.values.joined())
    let shown = report.findings.indices.filter { !repeats.contains($0) }
    let parts = shown.concurrentMap(slicesOf: 500) { indices in
      var text = ""
      var excerpts = SecretExcerpts()
      for index in indices {
        let finding = report.findings[index]
        add(finding, of: report, secrets, style, paint, &excerpts, to: &text)
        if let more = further[index] {
          text += "\(paint.bold("repeated:")) "
          text += "\(places(more.map { report.findings[$0] }, of: finding))\n"
        }
        text += "\n"
      }
      return text
    }
    var text = parts.joined()
    if report.summary.fixed > 0 {
      text +=
        "fixed \(counted(report.summary.fixed, "finding")) " + "in \(counted(report.summary.fixedFiles, "file"))\n"
    }
    let summary = report.summary
    return text + paint.bold("\(summary.found ?? "no findings") \(summary.scope)") + "\n" + hint(report.fixable)
  }

  private static func add(
    _ finding: LocatedFinding, of report: LintReport, _ secrets: [Int: SecretRanges], _ style: ReportStyle,
    _ paint: Paint, _ excerpts: inout SecretExcerpts, to text: inout String
  ) {
    let place = "\(VisibleText.escaped(finding.file)):\(finding.start.line):\(finding.start.column):"
    text += "\(paint.bold(place)) \(paint.severity(finding.severity)): "
    text += "\(VisibleText.escaped(finding.message)) "
    text += "\(paint.dim("[\(finding.rule)]"))\n"
    text += excerpts.excerpt(
      of: finding.range, onLine: finding.start.line, in: report.inputs[finding.fileIndex].source,
      file: finding.fileIndex, hiding: secrets[finding.fileIndex] ?? SecretRanges(), columns: style.columns,
      paintGutter: paint.gutter, paintMarks: { paint.marks($0, finding.severity) })
    text += "\n"
    for related in finding.related {
      text += "\(VisibleText.escaped(related.file)):\(related.start.line):\(related.start.column): "
      text += "note: \(VisibleText.escaped(related.message))\n"
    }
    if let fix = finding.fix, fix.safety == .safe || style.showsUnsafeFixes {
      let name = fix.safety == .safe ? "fix" : "unsafe fix"
      text += "\(paint.bold("\(name):")) \(VisibleText.escaped(fix.message))\n"
    }
  }

  /// The repetitions of a finding: in other products of its file, with their lines, or in other texts
  /// of its product, with their locales.
  private static func places(_ findings: [LocatedFinding], of first: LocatedFinding) -> String {
    let shown = findings.prefix(mostLines)
    let rest = findings.count > shown.count ? " and \(findings.count - shown.count) more" : ""
    guard first.isUnderstoodWithoutText else {
      let places = shown.map { finding in
        let place = [finding.locale, finding.field].compactMap(\.self).joined(separator: " ")
        return "\(VisibleText.escaped(place)) (line \(finding.start.line))"
      }
      return "\(findings.count) more in this product, in " + places.joined(separator: ", ") + rest
    }
    return "\(findings.count) more like it, in \(shown.count == 1 ? "line" : "lines") "
      + shown.map { String($0.start.line) }.joined(separator: ", ") + rest
  }

  /// Enough to see where they are; `--format concise` lists all.
  private static let mostLines = 10

  /// A hint at how many findings can be fixed automatically; empty when none can.
  private static func hint(_ fixable: (safe: Int, unsafe: Int)) -> String {
    let more = "\(fixable.unsafe) more with --unsafe-fixes"
    switch (fixable.safe, fixable.unsafe) {
    case (0, 0): return ""
    case (0, let unsafe): return "\(counted(unsafe, "finding")) can be fixed with --fix --unsafe-fixes\n"
    case (let safe, 0): return "\(counted(safe, "finding")) can be fixed with --fix\n"
    case (let safe, _): return "\(counted(safe, "finding")) can be fixed with --fix, \(more)\n"
    }
  }

  private static func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(number == 1 ? noun : noun + "s")"
  }
}

/// ANSI colors, or none.
struct Paint: Sendable {
  let isOn: Bool

  func bold(_ text: String) -> String { painted(text, "1") }
  func dim(_ text: String) -> String { painted(text, "2") }
  func gutter(_ text: String) -> String { painted(text, "34") }

  func severity(_ severity: Severity) -> String { painted(severity.rawValue, Self.code(of: severity)) }

  func marks(_ text: String, _ severity: Severity) -> String { painted(text, Self.code(of: severity)) }

  private static func code(of severity: Severity) -> String {
    switch severity {
    case .error: "1;31"
    case .warning: "1;33"
    case .info: "1;36"
    }
  }

  private func painted(_ text: String, _ code: String) -> String { isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}
