import CatalogLint
import CommandLayer

/// Where the report of a run goes: to standard output, and to files besides.
enum ReportOutput {
  /// Refuses a command line by which one report would overwrite another.
  static func check(_ invocation: Invocation) throws {
    let files = invocation[LintOptions.outputs].map(\.value)
    if Set(files).count < files.count {
      throw invocation.usageError(.other("two reports go to one file; give each its own"))
    }
    if invocation[LintOptions.diff], !files.isEmpty || invocation.isGiven(LintOptions.format) {
      throw invocation.usageError(.other("--diff prints the changes alone, and no report"))
    }
  }

  /// Writes the reports that go to files.
  static func write(_ report: LintReport, for invocation: Invocation) throws {
    for output in invocation[LintOptions.outputs] {
      guard let reporter = Reporters.named(output.key) else { continue }
      let text = reporter.render(report, style: ReportStyle())
      try OutputFile.write(Array(text.utf8), to: output.value)
    }
  }

  /// Prints the report in the format that was asked for.
  ///
  /// - Parameter toErrors: Whether standard output is taken by something else.
  static func print(_ report: LintReport, for invocation: Invocation, toErrors: Bool = false) {
    guard let reporter = Reporters.named(invocation[LintOptions.format]) else { return }
    let style = ReportStyle(
      isColored: ColorOption.isColored(invocation),
      showsUnsafeFixes: invocation[LintOptions.unsafeFixes])
    let text = reporter.render(report, style: style)
    if toErrors { invocation.console.writeError(text) } else { invocation.console.write(text) }
  }
}
