import CatalogModel
import SourceSyntax
import TextReading

/// A rule: its description, its examples and its checks.
public struct LintRule: Sendable {
  public let description: RuleDescription
  public let examples: RuleExamples
  let checks: RuleChecks

  init(_ description: RuleDescription, _ examples: RuleExamples, _ checks: RuleChecks) {
    self.description = description
    self.examples = examples
    self.checks = checks
  }

  init<Rule: RuleDefinition>(_ rule: Rule.Type) { self.init(rule.description, rule.examples, rule.checks) }
}

/// A rule that runs, and the severity that it is configured to have.
struct ActiveRule: Sendable {
  let id: String
  let severity: Severity
}

/// The checks of one rule, one for each kind of value that it takes.
struct RuleChecks: Sendable {
  /// The features of texts, found in one pass for all rules, of which the check of a text needs one.
  var triggers: TextFeatures = []
  var text: (@Sendable (TextSample, CheckedSubject) -> [RuleFinding])?
  var product: (@Sendable (Product, CheckedSubject) -> [RuleFinding])?
  var group: (@Sendable (SubscriptionGroup, CheckedSubject) -> [RuleFinding])?
  var catalog: (@Sendable (Catalog, CheckedCatalog) -> [RuleFinding])?
  var set: (@Sendable ([LintInput]) -> [RuleFinding])?
}

/// A rule in a file of its own: its description, its examples, and – by the protocols below – its checks.
protocol RuleDefinition: Sendable {
  static var description: RuleDescription { get }
  static var examples: RuleExamples { get }
  /// Provided by the protocols below.
  static var checks: RuleChecks { get }
}

extension RuleDefinition { static var checks: RuleChecks { RuleChecks() } }

extension TextRule { static var checks: RuleChecks { RuleChecks(triggers: triggers, text: check) } }

extension ProductRule { static var checks: RuleChecks { RuleChecks(product: check) } }

extension GroupRule { static var checks: RuleChecks { RuleChecks(group: check) } }

extension CatalogRule { static var checks: RuleChecks { RuleChecks(catalog: check) } }

extension CatalogSetRule { static var checks: RuleChecks { RuleChecks(set: check) } }

extension ProductRule where Self: GroupRule {
  static var checks: RuleChecks { RuleChecks(product: check, group: check) }
}

extension ProductRule where Self: CatalogRule {
  static var checks: RuleChecks { RuleChecks(product: check, catalog: check) }
}

extension TextRule where Self: CatalogRule {
  static var checks: RuleChecks { RuleChecks(triggers: triggers, text: check, catalog: check) }
}

extension TextRule where Self: ProductRule {
  static var checks: RuleChecks { RuleChecks(triggers: triggers, text: check, product: check) }
}

/// A rule that checks one text at a time.
protocol TextRule: RuleDefinition {
  /// The rule is run only on texts that have at least one of these features, which are found in one
  /// pass for all rules: a text that doesn't trigger any rule costs nothing more.
  static var triggers: TextFeatures { get }

  static func check(_ text: TextSample, in subject: CheckedSubject) -> [RuleFinding]
}

/// A rule that checks one product at a time, including its texts.
protocol ProductRule: RuleDefinition {
  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding]
}

/// A rule that checks one subscription group at a time, including its texts.
protocol GroupRule: RuleDefinition {
  static func check(_ group: SubscriptionGroup, in subject: CheckedSubject) -> [RuleFinding]
}

/// A rule that checks a catalog as a whole.
protocol CatalogRule: RuleDefinition {
  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding]
}

/// A rule that compares the catalogs that are linted together.
protocol CatalogSetRule: RuleDefinition {
  static func check(_ inputs: [LintInput]) -> [RuleFinding]
}
