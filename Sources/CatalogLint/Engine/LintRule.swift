import CatalogModel

/// A rule: its facts, its examples, and – by one of the protocols below – its check.
public protocol LintRule: Sendable {
  static var facts: RuleFacts { get }
  static var examples: RuleExamples { get }
  /// What the engine runs: the protocols below know.
  static var checks: RuleChecks { get }
}

/// The checks of one rule, one for each of the things that it looks at.
///
/// The engine could ask a rule for its protocols, but the runtime takes milliseconds to find out.
public struct RuleChecks: Sendable {
  var text: (any TextRule.Type)?
  var product: (any ProductRule.Type)?
  var group: (any GroupRule.Type)?
  var catalog: (any CatalogRule.Type)?
  var set: (any CatalogSetRule.Type)?
}

extension LintRule {
  public static var checks: RuleChecks { RuleChecks() }
}

extension TextRule {
  static var checks: RuleChecks { RuleChecks(text: self) }
}

extension ProductRule {
  static var checks: RuleChecks { RuleChecks(product: self) }
}

extension GroupRule {
  static var checks: RuleChecks { RuleChecks(group: self) }
}

extension CatalogRule {
  static var checks: RuleChecks { RuleChecks(catalog: self) }
}

extension CatalogSetRule {
  static var checks: RuleChecks { RuleChecks(set: self) }
}

extension ProductRule where Self: GroupRule {
  static var checks: RuleChecks { RuleChecks(product: self, group: self) }
}

extension ProductRule where Self: CatalogRule {
  static var checks: RuleChecks { RuleChecks(product: self, catalog: self) }
}

extension TextRule where Self: CatalogRule {
  static var checks: RuleChecks { RuleChecks(text: self, catalog: self) }
}

/// A rule that looks at one text at a time.
protocol TextRule: LintRule {
  /// The rule is asked only about texts that have at least one of these features, which are found
  /// in one pass for all rules: a text that no rule cares about costs nothing more.
  static var triggers: TextFeatures { get }

  static func check(_ text: TextSample, in lint: LintContext)
}

/// A rule that looks at one product at a time, its texts included.
protocol ProductRule: LintRule {
  static func check(_ product: Product, in lint: LintContext)
}

/// A rule that looks at one subscription group at a time, its texts included.
protocol GroupRule: LintRule {
  static func check(_ group: SubscriptionGroup, in lint: LintContext)
}

/// A rule that looks at a catalog as a whole.
protocol CatalogRule: LintRule {
  static func check(_ catalog: Catalog, in lint: LintContext)
}

/// A rule that compares the catalogs that are linted together.
protocol CatalogSetRule: LintRule {
  static func check(_ catalogs: [Catalog], in lint: LintContext)
}
