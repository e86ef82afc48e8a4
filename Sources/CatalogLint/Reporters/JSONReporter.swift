import SourceSyntax

/// For programs: one object with every finding and the summary.
///
/// Keys are always present, null where they do not apply. Lines and columns count from 1, columns
/// in Unicode code points; the end is one past the last character.
public enum JSONReporter: Reporter {
  public static let name = "json"
  public static let summary = "for programs: one object with the findings and a summary"

  public static func render(_ report: LintReport, style: ReportStyle) -> String {
    var writer = JSONWriter(style: .pretty)
    writer.object { writer in
      writer.key("findings")
      writer.array { writer in
        for finding in report.findings { write(finding, to: &writer) }
      }
      writer.key("summary")
      writer.object { writer in
        for (key, number) in [
          ("errors", report.summary.errors), ("warnings", report.summary.warnings),
          ("infos", report.summary.infos), ("products", report.summary.products),
          ("files", report.summary.files),
        ] {
          writer.key(key)
          writer.integer(number)
        }
      }
      if style.listsSkippedRules {
        writer.key("skipped")
        writer.array { writer in
          for skipped in report.skippedRules { write(skipped, of: report, to: &writer) }
        }
      }
    }
    return String(decoding: writer.output, as: UTF8.self)
  }

  static func write(_ finding: LocatedFinding, to writer: inout JSONWriter) {
    writer.object { writer in
      func text(_ key: String, _ value: String?) {
        writer.key(key)
        writer.string(value)
      }
      func number(_ key: String, _ value: Int) {
        writer.key(key)
        writer.integer(value)
      }
      text("rule", finding.rule)
      text("severity", finding.severity.rawValue)
      text("message", finding.message)
      text("file", finding.file)
      number("line", finding.start.line)
      number("column", finding.start.column)
      number("endLine", finding.end.line)
      number("endColumn", finding.end.column)
      text("product", finding.product)
      text("locale", finding.locale)
      text("field", finding.field)
      writer.key("related")
      writer.array { writer in
        for related in finding.related {
          writer.object { writer in
            writer.key("message")
            writer.string(related.message)
            writer.key("file")
            writer.string(related.file)
            writer.key("line")
            writer.integer(related.start.line)
            writer.key("column")
            writer.integer(related.start.column)
          }
        }
      }
    }
  }

  private static func write(
    _ skipped: SkippedRule, of report: LintReport, to writer: inout JSONWriter
  ) {
    var needs: [RuleNeed] = []
    let reason =
      switch skipped.reason {
      case .off: "off"
      case .optIn: "opt-in"
      case .notChosen: "not-chosen"
      case .needs: "needs"
      }
    if case .needs(let lacking) = skipped.reason { needs = lacking }
    writer.object { writer in
      writer.key("rule")
      writer.string(skipped.rule)
      writer.key("reason")
      writer.string(reason)
      writer.key("needs")
      writer.array(of: needs.map(\.rawValue))
      writer.key("files")
      writer.array(of: skipped.files.map { report.inputs[$0].name })
    }
  }
}
