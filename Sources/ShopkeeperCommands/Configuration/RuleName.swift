import Basics
import CatalogLint
import CommandLayer

/// The rules of the linter and of a configuration, by name.
enum RuleName {
  /// The name of a rule. Any name is accepted while the command line is parsed, because the
  /// configurations are only known once the catalogs are; ``check(_:of:among:_:)`` refuses unknown
  /// names.
  static let kind = ValueKind(
    "RULE", expected: expectation,
    completion: .candidates { given in
      let custom = (try? customRules(at: given.options["config"]?.last)) ?? []
      return (LintRules.all.map { $0.description } + custom.map(\.description)).map {
        Candidate($0.id, help: $0.summary)
      }
    }, write: { $0 }, read: { $0.isEmpty ? nil : $0 })

  /// The custom rules of a configuration, or of the one for this folder.
  static func customRules(at path: String?) throws -> [CustomRule] {
    let choice = ConfigurationChoice(path: path)
    return try choice.configuration(at: choice.path(for: ".")).customRules
  }

  /// Refuses a name that is neither a rule of the linter nor a custom rule.
  static func check(_ name: String, of argument: String, among custom: [CustomRule], _ invocation: Invocation) throws {
    guard LintRules.named(name) == nil, !custom.contains(where: { $0.id == name }) else { return }
    let names = LintRules.all.map { $0.description.id } + custom.map(\.id)
    throw invocation.usageError(
      .invalidValue(name, for: argument, expected: expectation, suggestion: Suggestion.nearest(to: name, among: names)))
  }

  private static let expectation = "the name of a rule"
}
