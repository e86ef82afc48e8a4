import AppStoreReference
import CatalogLint
import CommandLayer
import SourceSyntax

/// `shopkeeper rules`: lists the rules of the linter.
enum RulesCommand {
  private static let format = OutputFormat.option(
    "table", "json", Candidate("markdown", help: "the index of the documentation, without a team's own rules"))

  private static let profile = ProfileOption.named

  private static let languages = Flag("languages", help: "List the languages, and the rules that have words for each")

  static let command = Command(
    "rules", abstract: "List the rules of the linter",
    discussion: """
      The custom rules in a team's .shopkeeper.yml come last.
      """,
    options: [format, languages, LintOptions.language, profile, ConfigurationChoice.file],
    action: { invocation in
      if invocation[languages] {
        invocation.console.write(coverage(as: invocation[format], fitting: invocation.console.terminalColumns))
        return .success
      }
      if invocation[format] == "markdown" {
        invocation.console.write(RulePage.index)
        return .success
      }
      let custom = try RuleName.customRules(at: invocation[ConfigurationChoice.file])
      let rules = LintRules.all.map { $0.description } + custom.map(\.description)
      let profile = LimitProfile.named(invocation[profile]) ?? .current
      invocation.console.write(
        invocation[format] == "json"
          ? json(rules, profile) : table(rules, profile, for: invocation))
      return .success
    })

  private static func table(_ rules: [RuleDescription], _ profile: LimitProfile, for invocation: Invocation) -> String {
    let language = LintOptions.language(of: invocation)
    var text = ""
    for category in RuleCategory.allCases {
      let members = rules.filter { $0.category == category }
      guard !members.isEmpty else { continue }
      let rows = members.map { description in
        [
          "  \(description.id)", description.isOptIn ? "off" : description.defaultSeverity.rawValue,
          description.fix.map { $0 == .safe ? "fix" : "unsafe fix" } ?? "", description.summary(in: profile, language),
        ]
      }
      text += "\(category.rawValue)\n" + TextTable(rows: rows).text(fitting: invocation.console.terminalColumns) + "\n"
    }
    return text + "\(rules.count) rules; \"shopkeeper explain RULE\" explains one\n"
  }

  private static func coverage(as format: String, fitting columns: Int?) -> String {
    let all = LanguageCoverage.all
    switch format {
    case "markdown": return LanguageCoverage.page
    case "json":
      let values = all.map { language -> OrderedValue in
        [
          "language": .text(language.language), "locales": .texts(language.locales.map(\.code)),
          "rules": .texts(LanguageCoverage.rules.filter(language.reads)), "unread": .texts(language.unread),
        ]
      }
      return String(decoding: OrderedValue.list(values).json(.pretty), as: UTF8.self)
    default:
      let rules = LanguageCoverage.rules
      let rows = all.map { language in
        [
          language.language, language.locales.map(\.code).joined(separator: " "),
          "\(rules.count - language.unread.count) of \(rules.count)",
          language.unread.isEmpty ? "" : "without \(language.unread.joined(separator: ", "))",
        ]
      }
      return TextTable(header: ["LANGUAGE", "LOCALES", "RULES", ""], rows: rows).text(fitting: columns)
        + "\nRules that aren't about words read every language.\n"
    }
  }

  private static func json(_ rules: [RuleDescription], _ profile: LimitProfile) -> String {
    let values = rules.map { description -> OrderedValue in
      [
        "id": .text(description.id), "category": .text(description.category.rawValue),
        "severity": .text(description.defaultSeverity.rawValue), "enabled": .flag(!description.isOptIn),
        "fix": .text(orNull: description.fix?.rawValue), "summary": .text(description.summary(in: profile)),
        "rationale": .text(description.rationale(in: profile)),
        "facts": .texts(description.facts(in: profile).map(\.id)),
        "sources": .list(
          description.sources(in: profile).map { source in
            [
              "title": .text(source.title), "date": .text(source.date), "certainty": .text(source.certainty.rawValue),
              "url": .text(orNull: source.url),
            ]
          }),
      ]
    }
    return String(decoding: OrderedValue.list(values).json(.pretty), as: UTF8.self)
  }
}
