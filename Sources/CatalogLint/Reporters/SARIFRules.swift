import AppStoreReference
import SourceSyntax

/// The rules of a report as SARIF describes them, and their places in that list.
struct SARIFRules {
  private var rules: [(id: String, facts: RuleFacts?)]
  private var indices: [String: Int]

  /// The rules that found something, in the order of the documentation, others behind them.
  init(_ report: LintReport) {
    let found = Set(report.findings.map(\.rule))
    let known = LintRules.all.map { $0.facts.id } + report.customRules.map(\.id)
    let others = found.subtracting(known).sorted()
    rules = (known.filter(found.contains) + others).map { ($0, report.facts(of: $0)) }
    indices = Dictionary(
      rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func index(of rule: String) -> Int { indices[rule] ?? -1 }

  func write(to writer: inout JSONWriter) {
    for (id, facts) in rules {
      writer.object { writer in
        writer.member("id", id)
        writer.member("name", Self.name(id))
        guard let facts else { return }
        writer.message("shortDescription", "Finds \(facts.summary).")
        writer.message("fullDescription", facts.reason)
        writer.member(
          "help",
          object: { writer in
            writer.member("text", Self.plainHelp(facts))
            writer.member("markdown", Self.markdownHelp(facts))
          })
        writer.member(
          "defaultConfiguration", object: { $0.member("level", facts.severity.sarifLevel) })
        writer.member(
          "properties",
          object: { $0.member("tags", array: { $0.string(facts.category.rawValue) }) })
      }
    }
  }

  /// `price-in-title` as `PriceInTitle`.
  private static func name(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func plainHelp(_ facts: RuleFacts) -> String {
    var help = facts.reason
    if !facts.sources.isEmpty {
      help += "\n\nSources:\n" + facts.sources.map { "- \($0)" }.joined(separator: "\n")
    }
    return help + "\n\nTo suppress it for one product: \(facts.suppression)"
  }

  private static func markdownHelp(_ facts: RuleFacts) -> String {
    var help = MarkdownText.escaped(facts.reason)
    if !facts.sources.isEmpty {
      help += "\n\n**Sources**\n\n"
      help += facts.sources.map { source in
        let title = MarkdownText.escaped(source.title)
        let link = source.url.map { "[\(title)](<\($0)>)" } ?? title
        let note = source.note.map { "; " + MarkdownText.escaped($0) } ?? ""
        return "- \(link) (\(source.certainty.label), \(source.date))\(note)"
      }.joined(separator: "\n")
    }
    return help + "\n\nTo suppress it for one product: "
      + "`\(facts.suppression)`"
  }
}
