import Basics
import CatalogLint
import CommandLayer
import SourceSyntax

/// The baselines of a run: read from files, compared with the findings, and written.
enum BaselineUse {
  static func read(_ path: String) throws -> Baseline {
    let source: SourceFile
    do { source = try StandardStream.source(at: path) } catch {
      throw Failure("can't use the baseline: \(Failure.message(of: error))")
    }
    var diagnostics: [Diagnostic] = []
    if let baseline = Baseline(source, diagnostics: &diagnostics) { return baseline }
    let reasons = diagnostics.map { fault in
      let place = source.location(at: fault.range.start)
      return "\(path):\(place.line):\(place.column): \(fault.message)"
    }
    var failure = Failure("can't use the baseline")
    failure.details = reasons
    throw failure
  }

  /// The notes on a baseline after a run.
  static func notes(_ comparison: Baseline.Comparison, of baseline: Baseline, at path: String) -> [String] {
    var notes = [hidden(comparison, at: path)].compactMap(\.self)
    if !comparison.gone.isEmpty {
      let isSome = comparison.gone.count == 1 ? "is" : "are"
      notes.append(
        "\(comparison.gone.count) of the \(counted(baseline.entries.count)) in the baseline "
          + "\"\(path)\" \(isSome) gone; update it with --write-baseline:")
      notes += comparison.gone.prefix(mostNamed).map { entry in
        let text = "\(entry.product ?? entry.catalog): \(entry.message) [\(entry.rule)]"
        return "  " + VisibleText.escaped(text)
      }
      if comparison.gone.count > mostNamed { notes.append("  and \(comparison.gone.count - mostNamed) more") }
    }
    return notes
  }

  /// A note on the number of findings that a baseline hides; nil for none.
  static func hidden(_ comparison: Baseline.Comparison, at path: String) -> String? {
    comparison.hidden > 0 ? "\(counted(comparison.hidden)) in the baseline \"\(path)\" not shown" : nil
  }

  /// Enough to see what they have in common.
  private static let mostNamed = 10

  /// Writes a baseline of all findings of a run, and hides them from the report.
  static func write(_ outcome: LintOutcome, to path: String, on console: Console) throws -> LintOutcome {
    let baseline = Baseline(outcome.complete, fingerprints: outcome.fingerprints)
    try OutputFile.write(baseline.file, to: path, on: console, followingLinks: false)
    let comparison = baseline.compare(with: outcome.complete, fingerprints: outcome.fingerprints)
    var written = outcome
    written.report = outcome.complete.keeping { comparison.isNew[$0] }
    written.notes = ["\(counted(baseline.entries.count)) written to the baseline \"\(path)\""]
    return written
  }

  static func counted(_ number: Int) -> String { "\(number) \(number == 1 ? "finding" : "findings")" }
}
