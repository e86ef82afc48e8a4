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
  static func print(_ report: LintReport, for invocation: Invocation) {
    guard let reporter = Reporters.named(invocation[LintOptions.format]) else { return }
    let style = ReportStyle(isColored: ColorOption.isColored(invocation))
    invocation.console.write(reporter.render(report, style: style))
  }
}
