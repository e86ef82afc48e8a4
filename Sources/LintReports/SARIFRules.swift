import AppStoreReference
import CatalogLint
import SourceSyntax

/// The rules of a report as SARIF describes them, and their indices in that list.
struct SARIFRules {
  private var rules: [(id: String, description: RuleDescription?)]
  private var indices: [String: Int]

  /// The rules that found something, in the order of the documentation, followed by others.
  init(_ report: LintReport) {
    let found = Set(report.findings.map(\.rule))
    let known = LintRules.all.map { $0.description.id } + report.customRules.map(\.id)
    let others = found.subtracting(known).sorted()
    rules = (known.filter(found.contains) + others).map { ($0, report.description(of: $0)) }
    indices = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func index(of rule: String) -> Int { indices[rule] ?? -1 }

  var value: OrderedValue {
    .list(
      rules.map { id, description in
        [
          "id": .text(id), "name": .text(Self.name(id)),
          "shortDescription": description.map { SARIFReporter.message("Finds \($0.summary).") },
          "fullDescription": description.map { SARIFReporter.message($0.reason) },
          "help": description.map { ["text": .text(Self.plainHelp($0)), "markdown": .text(Self.markdownHelp($0))] },
          "defaultConfiguration": description.map { ["level": .text($0.defaultSeverity.sarifLevel)] },
          "properties": description.map { description in
            [
              "tags": [.text(description.category.rawValue)],
              "source": description.mainSource().map { _ in CitedSources.value(of: description, in: .current) },
            ]
          },
        ]
      })
  }

  /// `price-in-title` as `PriceInTitle`.
  private static func name(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func plainHelp(_ description: RuleDescription) -> String {
    var help = description.reason
    if !description.sources.isEmpty {
      help += "\n\nSources:\n" + description.sources.map { "- \($0)" }.joined(separator: "\n")
    }
    return help + "\n\nTo suppress it for one product: \(description.suppression)"
  }

  private static func markdownHelp(_ description: RuleDescription) -> String {
    var help = MarkdownText.escaped(description.reason)
    if !description.sources.isEmpty {
      help += "\n\n**Sources**\n\n"
      help += description.sources.map { source in
        let title = MarkdownText.escaped(source.title)
        let link = source.url.map { "[\(title)](<\($0)>)" } ?? title
        let note = source.note.map { "; " + MarkdownText.escaped($0) } ?? ""
        return "- \(link) (\(source.certainty.label), \(source.date))\(note)"
      }.joined(separator: "\n")
    }
    return help + "\n\nTo suppress it for one product: " + "`\(description.suppression)`"
  }
}
