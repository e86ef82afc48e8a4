/// A rule that found nothing because it was skipped, and the reason.
public struct SkippedRule: Sendable, Hashable {
  public enum Reason: Sendable, Hashable {
    /// The configuration turns it off.
    case off
    /// It is off unless a configuration turns it on.
    case optIn
    /// The command line doesn't include it.
    case notChosen
    /// Catalogs lack the information that it needs.
    case needs([RulePrecondition])
  }

  public var rule: String
  public var reason: Reason
  /// The indices of the files for which it was skipped; empty when it was skipped for all of them.
  public var files: [Int] = []
}

extension SkippedRule {
  /// The rules that are skipped for some of the inputs, in the order of the registry.
  static func all(_ rules: [RuleDescription], configuration: LintConfiguration, unmet: [Set<RulePrecondition>])
    -> [SkippedRule]
  {
    rules.flatMap { description -> [SkippedRule] in
      if let reason = configuration.reasonForSkipping(description) {
        return [SkippedRule(rule: description.id, reason: reason)]
      }
      // Files that lack the same information are listed together.
      var files: [[RulePrecondition]: [Int]] = [:]
      for (index, unmet) in unmet.enumerated() {
        let lacking = description.preconditions.filter(unmet.contains)
        if !lacking.isEmpty { files[lacking, default: []].append(index) }
      }
      return files.sorted { ($0.value.first ?? 0) < ($1.value.first ?? 0) }.map { needs, files in
        SkippedRule(rule: description.id, reason: .needs(needs), files: files)
      }
    }
  }
}

extension LintConfiguration {
  /// The reason why a rule doesn't run, regardless of the catalog; nil when it runs.
  func reasonForSkipping(_ description: RuleDescription) -> SkippedRule.Reason? {
    guard severity(of: description) == nil else { return nil }
    if disabled.contains(description.id) { return .notChosen }
    if let only, !only.contains(description.id) { return .notChosen }
    return levels[description.id] == .off ? .off : .optIn
  }
}
