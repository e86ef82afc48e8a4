import Basics
import CatalogEndpoint
import CatalogLint
import CommandLayer
import LintReports

/// The destinations of the report of a run: standard output and files.
enum ReportOutput {
  /// Writes the reports that go to files.
  static func write(_ report: LintReport, for invocation: Invocation) throws {
    for output in invocation[LintOptions.outputs] {
      guard let reporter = Reporters.named(output.key) else { continue }
      var style = ReportStyle(toolVersion: ShopkeeperCommand.version)
      style.listsSkippedRules = invocation.isGiven(LintOptions.explainSkips)
      style.isStrict = invocation[LintOptions.strict]
      style.place = ReportPlace(
        workingFolder: FileSystem.absolute("."),
        folder: output.value == StandardStream.name || OutputFile.isStream(output.value)
          ? nil : FileSystem.absolute(Path.folder(of: output.value)))
      let text = reporter.render(report.shown(by: reporter, for: invocation), style: style)
      let bytes = Array(text.utf8)
      try OutputFile.write(bytes, to: output.value, on: invocation.console, followingLinks: false)
      for note in reporter.notes(on: report) + SARIFUpload.notes(on: bytes, by: reporter) {
        invocation.console.writeErrorLine("\(VisibleText.escaped(output.value)): note: \(note)")
      }
    }
  }

  /// Prints the report in the requested format, with the notes.
  ///
  /// - Parameter takesOutput: Whether fixed texts are written to standard output.
  static func print(_ outcome: LintOutcome, for invocation: Invocation, takesOutput: Bool = false) {
    let baseline = invocation.isGiven(LintOptions.writeBaseline) ? invocation[LintOptions.writeBaseline] : nil
    let files = invocation[LintOptions.outputs].map(\.value) + [baseline]
    // Output that was requested with "-" must stay valid.
    let toErrors = takesOutput || files.contains(StandardStream.name)
    guard let reporter = Reporters.named(invocation[LintOptions.format]) else { return }
    let limit = invocation[LintOptions.maxFindings]
    // A test must not pass because its failure was left out.
    let isCut = limit > 0 && !reporter.countsProducts
    let report = isCut ? outcome.report.showing(atMost: limit) : outcome.report
    var style = ReportStyle(isColored: ColorOption.isColored(invocation), toolVersion: ShopkeeperCommand.version)
    style.listsSkippedRules = invocation.isGiven(LintOptions.explainSkips)
    style.showsUnsafeFixes = invocation.isGiven(LintOptions.unsafeFixes)
    style.isStrict = invocation[LintOptions.strict]
    style.columns = toErrors ? nil : invocation.console.terminalColumns
    style.place = ReportPlace(workingFolder: FileSystem.absolute("."))
    let rendered: String
    if invocation[LintOptions.statistics] {
      let statistics = FindingStatistics(report)
      rendered = reporter == JSONReporter.self ? statistics.json : statistics.text
    } else {
      rendered = reporter.render(report.shown(by: reporter, for: invocation), style: style)
    }
    if toErrors { invocation.console.writeError(rendered) } else { invocation.console.write(rendered) }

    var notes = outcome.notes
    if !invocation[LintOptions.statistics] { notes += reporter.notes(on: report) }
    let more = outcome.report.findings.count - report.findings.count
    if more > 0 { notes.insert("\(more) more \(more == 1 ? "finding" : "findings") not shown", at: 0) }
    if invocation.isGiven(LintOptions.explainSkips) { notes += SkippedRuleList.lines(outcome.report) }
    guard !notes.isEmpty else { return }
    let text = notes.map(VisibleText.escaped).joined(separator: "\n") + "\n"
    // Output for programs must stay valid, so notes are only appended to text.
    if reporter == TextReporter.self, !toErrors {
      invocation.console.write(text)
    } else {
      invocation.console.writeError(text)
    }
  }
}

extension LintReport {
  /// The report in the language of the person who reads it; a report for programs is the same for everybody.
  fileprivate func shown(by reporter: any Reporter.Type, for invocation: Invocation) -> LintReport {
    reporter.isForPeople ? shown(in: LintOptions.language(of: invocation)) : self
  }
}

/// The limit of code scanning on the size of a file.
enum SARIFUpload {
  /// GitHub's documentation of SARIF support for code scanning, 2026: a file compressed with gzip.
  private static let most = 10 << 20

  static func notes(on bytes: [UInt8], by reporter: any Reporter.Type) -> [String] {
    guard reporter == SARIFReporter.self, bytes.count > most, let size = ContentCoding.gzip(bytes)?.count, size > most
    else { return [] }
    return [
      "the file has \(size >> 20) MB when compressed, but code scanning accepts at most "
        + "\(most >> 20) MB; lint fewer files in one run, or use a baseline"
    ]
  }
}

/// The rules that did not run, for people, with the information that they need.
enum SkippedRuleList {
  static func lines(_ report: LintReport) -> [String] {
    let named = report.skippedRules.filter { $0.reason != .notChosen }
    var lines = named.map { "  \($0.rule): \(reason($0, in: report))" }
    let unchosen = report.skippedRules.count - named.count
    if unchosen > 0 {
      lines.append("  \(unchosen) \(unchosen == 1 ? "rule" : "rules") not selected on the command line")
    }
    return lines.isEmpty ? ["every rule ran"] : ["rules that did not run:"] + lines
  }

  private static func reason(_ skipped: SkippedRule, in report: LintReport) -> String {
    switch skipped.reason {
    case .off: return "off in the configuration"
    case .optIn: return "off unless a configuration turns it on"
    case .notChosen: return "not selected on the command line"
    case .needs(let needs):
      let names = skipped.files.prefix(mostNamed).map { VisibleText.escaped(report.inputs[$0].name) }
      let more = skipped.files.count > mostNamed ? " and \(skipped.files.count - mostNamed) more" : ""
      return "needs \(needs.map(\.remedy).joined(separator: " and ")) – " + names.joined(separator: ", ") + more
    }
  }

  /// Enough names to recognize the files.
  private static let mostNamed = 3
}
