public import AppStoreReference
public import SourceSyntax

/// The properties of a rule apart from its check: the documentation, the help and the registry are
/// generated from them.
public struct RuleDescription: Sendable {
  /// The public name, in suppressions and output; it never changes.
  public let id: String
  public let category: RuleCategory
  /// The highest severity of its findings unless a configuration changes it.
  public let defaultSeverity: Severity
  /// Off unless a configuration turns it on.
  public let isOptIn: Bool
  /// Whether the rule can fix some of what it finds, and how safely; nil when it can't.
  public let fix: Fix.Safety?
  /// What a catalog must contain for the rule to find anything.
  public let preconditions: [RulePrecondition]
  /// One line: what the rule finds.
  public let summary: String
  /// Why it matters and how to fix it, for `explain`.
  public let rationale: String
  public let sources: [FactSource]
  /// Whether the text that the rule marks is a secret, which reports must not repeat.
  public let marksSecrets: Bool

  public init(
    id: String, category: RuleCategory, defaultSeverity: Severity, isOptIn: Bool = false,
    fix: Fix.Safety? = nil, preconditions: [RulePrecondition] = [], summary: String,
    rationale: String,
    sources: [FactSource], marksSecrets: Bool = false
  ) {
    self.id = id
    self.category = category
    self.defaultSeverity = defaultSeverity
    self.isOptIn = isOptIn
    self.fix = fix
    self.preconditions = preconditions
    self.summary = summary
    self.rationale = rationale
    self.sources = sources
    self.marksSecrets = marksSecrets
  }
}

/// The families of rules, in the order of the documentation.
public enum RuleCategory: String, Sendable, CaseIterable {
  case identity
  case display
  case wording
  case type
  case localization
  case price
  case image
  case subscription
  case review
  case source
  /// A team's own rules, which are not in the documentation.
  case custom
}

/// A fragment of a catalog that a rule accepts or rejects.
///
/// The text is YAML: a whole catalog when it begins with `catalog:`, else the content of
/// `products:`. In a rejected example, `⟦` and `⟧` enclose each range that is reported; they are
/// removed before it is read. Examples are the documentation of a rule and its tests.
public struct RuleExample: Sendable {
  public let text: String
  /// The severity of the findings; nil for the rule's own.
  public let severity: Severity?
  /// The older revision that the history rules compare with, in the same notation; nil for none.
  public let previous: String?

  public init(_ text: String, severity: Severity? = nil, previous: String? = nil) {
    self.text = text
    self.severity = severity
    self.previous = previous
  }
}

public struct RuleExamples: Sendable {
  public let accepted: [RuleExample]
  public let rejected: [RuleExample]

  public init(accepted: [RuleExample], rejected: [RuleExample]) {
    self.accepted = accepted
    self.rejected = rejected
  }
}
