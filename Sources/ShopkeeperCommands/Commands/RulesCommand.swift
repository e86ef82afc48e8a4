import AppStoreReference
import CatalogLint
import CommandLayer
import SourceSyntax

/// `shopkeeper rules`: what the linter looks for.
enum RulesCommand {
  private static let format = Option(
    "format", short: "f", of: .choice(["table", "json"]), default: "table", help: "What to print")

  static let command = Command(
    "rules", abstract: "List the rules of the linter",
    discussion: """
      The rules that a team has written in its .shopkeeper.yml come last.
      """,
    options: [format, RuleName.config],
    action: { invocation in
      let custom = try RuleName.customRules(at: invocation[RuleName.config])
      let rules = LintRules.all.map { $0.facts } + custom.map(\.facts)
      invocation.console.write(invocation[format] == "json" ? json(rules) : table(rules))
      return .success
    })

  private static func table(_ rules: [RuleFacts]) -> String {
    var text = ""
    for category in RuleCategory.allCases {
      let members = rules.filter { $0.category == category }
      guard !members.isEmpty else { continue }
      let rows = members.map { facts in
        [
          "  \(facts.id)", facts.isOptIn ? "off" : facts.severity.rawValue,
          facts.fix.map { $0 == .safe ? "fix" : "unsafe fix" } ?? "", facts.summary,
        ]
      }
      text += "\(category.rawValue)\n" + TextTable(rows: rows).text + "\n"
    }
    return text + "\(rules.count) rules; \"shopkeeper explain RULE\" says more of one\n"
  }

  private static func json(_ rules: [RuleFacts]) -> String {
    var writer = JSONWriter(style: .pretty)
    writer.array { writer in
      for facts in rules {
        writer.object { writer in
          writer.key("id")
          writer.string(facts.id)
          writer.key("category")
          writer.string(facts.category.rawValue)
          writer.key("severity")
          writer.string(facts.severity.rawValue)
          writer.key("enabled")
          writer.boolean(!facts.isOptIn)
          writer.key("fix")
          writer.string(facts.fix?.rawValue)
          writer.key("summary")
          writer.string(facts.summary)
          writer.key("rationale")
          writer.string(facts.rationale)
          writer.key("sources")
          writer.array { writer in
            for source in facts.sources {
              writer.object { writer in
                writer.key("title")
                writer.string(source.title)
                writer.key("date")
                writer.string(source.date)
                writer.key("certainty")
                writer.string(source.certainty.rawValue)
                writer.key("url")
                writer.string(source.url)
              }
            }
          }
        }
      }
    }
    return String(decoding: writer.output, as: UTF8.self)
  }
}
