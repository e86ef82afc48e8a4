import CatalogModel

/// A rule: its description, its examples, and – by one of the protocols below – its check.
public protocol LintRule: Sendable {
  static var description: RuleDescription { get }
  static var examples: RuleExamples { get }
  /// The checks that the engine runs; provided by the protocols below.
  static var checks: RuleChecks { get }
}

/// The checks of one rule, one for each kind of subject that it checks.
///
/// The engine could cast a rule to its protocols, but the runtime takes milliseconds for that.
public struct RuleChecks: Sendable {
  var text: (any TextRule.Type)?
  var product: (any ProductRule.Type)?
  var group: (any GroupRule.Type)?
  var catalog: (any CatalogRule.Type)?
  var set: (any CatalogSetRule.Type)?
}

extension LintRule { public static var checks: RuleChecks { RuleChecks() } }

extension TextRule { static var checks: RuleChecks { RuleChecks(text: self) } }

extension ProductRule { static var checks: RuleChecks { RuleChecks(product: self) } }

extension GroupRule { static var checks: RuleChecks { RuleChecks(group: self) } }

extension CatalogRule { static var checks: RuleChecks { RuleChecks(catalog: self) } }

extension CatalogSetRule { static var checks: RuleChecks { RuleChecks(set: self) } }

extension ProductRule where Self: GroupRule { static var checks: RuleChecks { RuleChecks(product: self, group: self) } }

extension ProductRule where Self: CatalogRule {
  static var checks: RuleChecks { RuleChecks(product: self, catalog: self) }
}

extension TextRule where Self: CatalogRule { static var checks: RuleChecks { RuleChecks(text: self, catalog: self) } }

extension TextRule where Self: ProductRule { static var checks: RuleChecks { RuleChecks(text: self, product: self) } }

/// A rule that checks one text at a time.
protocol TextRule: LintRule {
  /// The rule is run only on texts that have at least one of these features, which are found in one
  /// pass for all rules: a text that doesn't trigger any rule costs nothing more.
  static var triggers: TextFeatures { get }

  static func check(_ text: TextSample, in subject: CheckedSubject) -> [RuleFinding]
}

/// A rule that checks one product at a time, including its texts.
protocol ProductRule: LintRule {
  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding]
}

/// A rule that checks one subscription group at a time, including its texts.
protocol GroupRule: LintRule {
  static func check(_ group: SubscriptionGroup, in subject: CheckedSubject) -> [RuleFinding]
}

/// A rule that checks a catalog as a whole.
protocol CatalogRule: LintRule {
  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding]
}

/// A rule that compares the catalogs that are linted together.
protocol CatalogSetRule: LintRule {
  static func check(_ inputs: [LintInput]) -> [RuleFinding]
}
