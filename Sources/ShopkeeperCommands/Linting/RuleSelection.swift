import Basics
import CatalogLint
import CommandLayer

/// The rules that `--only` and `--disable` name: by ID, by category, or by a pattern.
struct RuleSelection {
  /// Nil for all rules.
  let only: Set<String>?
  let disabled: Set<String>

  /// Refuses a name that means no rule.
  ///
  /// - Parameter custom: A team's own rules, which are only read if a name isn't another rule's.
  init(_ invocation: Invocation, custom: () throws -> [CustomRule]) throws {
    var rules: [RuleDescription]?
    func expanded(_ option: Option<[String]>, runs: Bool) throws -> Set<String> {
      var ids: Set<String> = []
      for name in invocation[option] {
        if LintRules.named(name) != nil {
          ids.insert(name)
          continue
        }
        let known = try rules ?? LintRules.all.map { $0.description } + custom().map(\.description)
        rules = known
        let matches = RulePattern(name).matches(in: known)
        guard !matches.isEmpty else {
          throw invocation.usageError(
            .invalidValue(
              name, for: "--\(option.shape.name)",
              expected: "the name of a rule, a category, or a pattern such as price-*",
              suggestion: Suggestion.nearest(to: name, among: known.map(\.id) + RuleCategory.allCases.map(\.rawValue))))
        }
        // A rule that is off unless it is turned on is not run by a name for several.
        let optIn = known.filter { $0.isOptIn && $0.id != name }.map(\.id)
        ids.formUnion(runs ? matches.filter { !optIn.contains($0) } : matches)
      }
      return ids
    }
    only = invocation.isGiven(LintOptions.only) ? try expanded(LintOptions.only, runs: true) : nil
    disabled = try expanded(LintOptions.disable, runs: false)
  }
}
