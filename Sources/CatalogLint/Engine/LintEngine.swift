import CatalogModel
import SourceSyntax

/// Runs the rules on catalogs and collects their findings.
public struct LintEngine: Sendable {
  public let configuration: LintConfiguration

  public init(configuration: LintConfiguration) { self.configuration = configuration }

  /// Lints catalogs together: rules that compare catalogs see all of them.
  ///
  /// The findings are sorted by file, location and rule, without duplicates.
  public func lint(_ inputs: [LintInput]) -> LintReport {
    let unmet = inputs.map(RulePrecondition.unmet)
    let (located, findings) = find(
      in: inputs, unmet, readers: TextReaders(configuration), sharing: CustomRuleCheck.Budget())
    var summary = LintSummary()
    summary.files = inputs.count
    summary.products = inputs.reduce(0) { $0 + $1.catalog.products.count }
    summary.count(findings)
    let customRules = configuration.customRules.map(\.description)
    return LintReport(
      findings: findings, summary: summary, inputs: located,
      profiles: Array(repeating: configuration.profile, count: located.count), customRules: customRules,
      skippedRules: SkippedRule.all(
        LintRules.all.map { $0.description } + customRules, configuration: configuration, unmet: unmet))
  }

  /// The findings of one custom rule in a catalog, in one of several runs that share their readers and the time for slow
  /// patterns.
  func findings(
    ofCustomRule index: Int, in input: LintInput, readers: TextReaders, sharing budget: CustomRuleCheck.Budget
  ) -> [LocatedFinding] {
    find(in: [input], [RulePrecondition.unmet(by: input)], readers: readers, sharing: budget, only: index).findings
  }

  private func find(
    in inputs: [LintInput], _ unmet: [Set<RulePrecondition>], readers: TextReaders,
    sharing budget: CustomRuleCheck.Budget, only alone: Int? = nil
  ) -> (inputs: [LintInput], findings: [LocatedFinding]) {
    let rules = ActiveRules(configuration, sharing: budget, only: alone)
    let catalogs = inputs.enumerated().map { CheckedCatalog($1, at: $0, configuration, readers) }
    if rules.lookAtImages {
      for input in inputs { input.origin.prepare(images: input.catalog.products.flatMap { $0.images.map(\.path) }) }
    }
    var found = FindingCollection()
    for (checked, unmet) in zip(catalogs, unmet) { found.append(rules.applicable(without: unmet).check(checked)) }
    found.append(rules.check(catalogs))
    for (checked, unmet) in zip(catalogs, unmet) { rules.checkSuppressions(of: checked, unmet: unmet, in: &found) }
    let (inputs, all) = CodeFindings.located(found.findings, in: inputs)
    let findings = FindingLocator(inputs: inputs).locate(
      all.combiningTemplates(of: inputs),
      mostSevere: configuration.severity(of: InvalidCatalog.description) ?? .error,
      // Content that could not be read could not be linted: no configuration makes such a file clean.
      errorsOnly: configuration.severity(of: InvalidCatalog.description) == nil)
    return (inputs, findings)
  }
}
