import Basics
public import CatalogLint
import SourceSyntax

/// For people at a terminal: each finding with the line it is on, and a summary.
public enum TextReporter: Reporter {
  public static let name = "text"
  public static let isForPeople = true
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
          let places = places(more.map { report.findings[$0] }, of: finding)
          text += "\(paint.bold("\(report.said("repeated")):")) \(report.said(places))\n"
        }
        text += "\n"
      }
      return text
    }
    var text = parts.joined()
    if report.summary.fixed > 0 {
      let (fixed, files) = (report.summary.fixed, report.summary.fixedFiles)
      text += report.said("fixed \(fixed, of: "finding") in \(files, of: "file")") + "\n"
    }
    let hint = hint(report.fixable).map { report.said($0) + "\n" } ?? ""
    return text + paint.bold(report.said(report.summary.total)) + "\n" + hint
  }

  private static func add(
    _ finding: LocatedFinding, of report: LintReport, _ secrets: [Int: SecretRanges], _ style: ReportStyle,
    _ paint: Paint, _ excerpts: inout SecretExcerpts, to text: inout String
  ) {
    let place = "\(VisibleText.escaped(finding.file)):\(finding.start.line):\(finding.start.column):"
    text += "\(paint.bold(place)) \(paint.severity(finding.severity, in: report.language)): "
    text += "\(VisibleText.escaped(finding.message)) "
    text += "\(paint.dim("[\(finding.rule)]"))\n"
    text += excerpts.excerpt(
      of: finding.range, onLine: finding.start.line, in: report.inputs[finding.fileIndex].source,
      file: finding.fileIndex, hiding: secrets[finding.fileIndex] ?? SecretRanges(), columns: style.columns,
      paintGutter: paint.gutter, paintMarks: { paint.marks($0, finding.severity) })
    text += "\n"
    for related in finding.related {
      text += "\(VisibleText.escaped(related.file)):\(related.start.line):\(related.start.column): "
      text += "\(report.said("note")): \(VisibleText.escaped(related.message))\n"
    }
    if let fix = finding.fix, fix.safety == .safe || style.showsUnsafeFixes {
      let name = report.said(fix.safety == .safe ? "fix" : "unsafe fix")
      text += "\(paint.bold("\(name):")) \(VisibleText.escaped(fix.message))\n"
    }
  }

  /// The repetitions of a finding: in other products of its file, with their lines, or in other texts
  /// of its product, with their locales.
  private static func places(_ findings: [LocatedFinding], of first: LocatedFinding) -> Message {
    let shown = findings.prefix(mostLines)
    let rest = findings.count - shown.count
    guard first.isUnderstoodWithoutText else {
      let places = shown.map { finding -> Message in
        let place = [finding.locale, finding.field].compactMap(\.self).joined(separator: " ")
        return "\(VisibleText.escaped(place)) (line \(finding.start.line))"
      }
      return "\(findings.count) more in this product, in \(Message(list: places, more: rest))"
    }
    let lines = Message(list: shown.map { "\($0.start.line)" }, more: rest)
    return shown.count == 1
      ? "\(findings.count) more like it, in line \(lines)" : "\(findings.count) more like it, in lines \(lines)"
  }

  /// Enough to see where they are; `--format concise` lists all.
  private static let mostLines = 10

  /// A hint at how many findings can be fixed automatically; nil when none can.
  private static func hint(_ fixable: (safe: Int, unsafe: Int)) -> Message? {
    switch (fixable.safe, fixable.unsafe) {
    case (0, 0): nil
    case (0, let unsafe): "\(unsafe, of: "finding") can be fixed with --fix --unsafe-fixes"
    case (let safe, 0): "\(safe, of: "finding") can be fixed with --fix"
    case (let safe, let unsafe):
      "\(safe, of: "finding") can be fixed with --fix, \(unsafe) more with --unsafe-fixes"
    }
  }
}

extension LintReport {
  /// A message in the language of the report.
  func said(_ message: Message) -> String { message.text(in: language) }
}

/// ANSI colors, or none.
struct Paint: Sendable {
  let isOn: Bool

  func bold(_ text: String) -> String { painted(text, "1") }
  func dim(_ text: String) -> String { painted(text, "2") }
  func gutter(_ text: String) -> String { painted(text, "34") }

  func severity(_ severity: Severity, in language: MessageLanguage) -> String {
    painted(Message(phrase: severity.rawValue).text(in: language), Self.code(of: severity))
  }

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
