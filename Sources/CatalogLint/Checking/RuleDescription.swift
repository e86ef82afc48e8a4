public import AppStoreReference
import Basics
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
  /// The safety of the fixes that the rule has for some of its findings; nil when it has none.
  public let fix: Fix.Safety?
  /// The contents that a catalog must have for the rule to find anything.
  public let preconditions: [RulePrecondition]
  /// The IDs of the facts that the rule rests on, the most important first.
  public let factIDs: [String]
  /// The sources that the rule rests on, apart from facts.
  private let otherSources: [FactSource]
  /// The summary and the rationale, with placeholders for facts.
  let templates: (summary: String, rationale: String)
  /// Whether the text that the rule marks is a secret, which reports must not repeat.
  public let marksSecrets: Bool

  public init(
    id: String, category: RuleCategory, defaultSeverity: Severity, isOptIn: Bool = false, fix: Fix.Safety? = nil,
    preconditions: [RulePrecondition] = [], summary: String, rationale: String, facts: [String] = [],
    sources: [FactSource] = [], marksSecrets: Bool = false
  ) {
    self.id = id
    self.category = category
    self.defaultSeverity = defaultSeverity
    self.isOptIn = isOptIn
    self.fix = fix
    self.preconditions = preconditions
    templates = (summary, rationale)
    factIDs = facts
    otherSources = sources
    self.marksSecrets = marksSecrets
  }

  /// A line about the rule's findings, with the limits in force.
  public var summary: String { summary(in: .current) }

  /// An explanation of why it matters and how to fix it, for `explain`, with the limits in force.
  public var rationale: String { rationale(in: .current) }

  /// Everything that the rule rests on, with the limits in force.
  public var sources: [FactSource] { sources(in: .current) }

  /// A line about the rule's findings, with the limits of a profile.
  public func summary(in profile: LimitProfile, _ language: MessageLanguage = .english) -> String {
    filled(language.translations?.lines[templates.summary] ?? templates.summary, in: profile)
  }

  /// An explanation of why it matters and how to fix it, with the limits of a profile.
  public func rationale(in profile: LimitProfile) -> String { filled(templates.rationale, in: profile) }

  /// A team's own rule has no placeholders: its texts may quote a pattern with braces.
  private func filled(_ template: String, in profile: LimitProfile) -> String {
    category == .custom ? template : FactText.filled(template, in: profile)
  }

  /// The facts that the rule rests on, with the values of a profile; the most important first.
  public func facts(in profile: LimitProfile = .current) -> [FactRecord] {
    factIDs.compactMap { Facts.named($0, in: profile) }.reduce(into: []) { facts, fact in
      if !facts.contains(fact) { facts.append(fact) }
    }
  }

  /// Everything that the rule rests on: the sources of its facts, other sources that it cites, and
  /// sources that contradict it.
  public func sources(in profile: LimitProfile) -> [FactSource] {
    let facts = facts(in: profile)
    return (facts.map(\.source) + otherSources + facts.flatMap(\.against)).reduce(into: []) { sources, source in
      if !sources.contains(source) { sources.append(source) }
    }
  }

  /// The source that a finding of the rule rests on; nil for a team's own rule.
  public func mainSource(in profile: LimitProfile = .current) -> FactSource? {
    facts(in: profile).first?.source ?? otherSources.first
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
  case code
  /// A team's own rules, which are not in the documentation.
  case custom
}
