import Basics
import CatalogLint
import CommandLayer
import SourceSyntax

/// Rules by the names that are typed: the linter's, and those of a configuration.
enum RuleName {
  static let config = Option(
    "config", of: .file(extensions: ["yml", "yaml"]),
    help: "Use this configuration instead of the nearest .shopkeeper.yml")

  /// The name of a rule. Any is taken while the command line is read, because which configurations
  /// hold is known only with the catalogs; ``check(_:of:among:_:)`` refuses the unknown ones.
  static let kind = ValueKind(
    "RULE", expected: expectation,
    completion: .candidates {
      let custom = (try? customRules(at: nil)) ?? []
      return (LintRules.all.map { $0.facts } + custom.map(\.facts)).map {
        Candidate($0.id, help: $0.summary)
      }
    }, write: { $0 }, read: { $0.isEmpty ? nil : $0 })

  /// The team's own rules in a configuration, or in the one that holds for this folder.
  static func customRules(at path: String?) throws -> [CustomRule] {
    try (path.map(LintConfiguration.init(contentsOf:)) ?? .nearest(to: ".")).customRules
  }

  /// Refuses a name that neither the linter nor the team has given to a rule.
  static func check(
    _ name: String, of argument: String, among custom: [CustomRule], _ invocation: Invocation
  ) throws {
    guard LintRules.named(name) == nil, !custom.contains(where: { $0.id == name }) else { return }
    let names = LintRules.all.map { $0.facts.id } + custom.map(\.id)
    throw invocation.usageError(
      .invalidValue(
        name, for: argument, expected: expectation,
        suggestion: Suggestion.nearest(to: name, among: names)))
  }

  private static let expectation = "the name of a rule"
}
