public import AppStoreReference
public import Basics
import SourceSyntax

/// Which rules run, how grave their findings are, and by which limits they judge.
public struct LintConfiguration: Sendable {
  /// What a configuration can make of a rule.
  public enum Level: String, Sendable, CaseIterable {
    case off
    case info
    case warning
    case error
  }

  public var profile: LimitProfile
  /// Levels by rule; a rule that is not named has its own.
  public var levels: [String: Level]
  /// When set, only these rules run, whatever their level.
  public var only: Set<String>?
  public var disabled: Set<String>
  /// The team's own words, by category and language, besides those of the packs.
  public var words: [CustomWords]
  /// The team's own rules.
  public var customRules: [CustomRule]
  /// The day by which suppressions expire.
  public var today: CalendarDate

  public init(
    profile: LimitProfile = .current, levels: [String: Level] = [:], only: Set<String>? = nil,
    disabled: Set<String> = [], words: [CustomWords] = [], customRules: [CustomRule] = [],
    today: CalendarDate
  ) {
    self.profile = profile
    self.levels = levels
    self.only = only
    self.disabled = disabled
    self.words = words
    self.customRules = customRules
    self.today = today
  }

  /// The severity of a rule's gravest finding; nil when the rule does not run.
  func severity(of facts: RuleFacts) -> Severity? {
    if disabled.contains(facts.id) { return nil }
    if let only {
      guard only.contains(facts.id) else { return nil }
    }
    switch levels[facts.id] {
    case .off: return only == nil ? nil : facts.severity
    case .info: return .info
    case .warning: return .warning
    case .error: return .error
    case nil: return facts.isOptIn && only == nil ? nil : facts.severity
    }
  }
}

extension LintConfiguration {
  /// The names of all rules, the team's own last.
  public var ruleNames: [String] { LintRules.all.map { $0.facts.id } + customRules.map(\.id) }

  /// Whether there is a rule of a name, among the team's own too.
  public func knows(rule id: String) -> Bool {
    LintRules.named(id) != nil || customRules.contains { $0.id == id }
  }
}

/// Words that a team adds to a wording rule.
public struct CustomWords: Sendable, Hashable {
  /// The rule that reports them.
  public var rule: String
  /// The locale in whose texts they count; nil for all.
  public var locale: String?
  public var words: [String]

  public init(rule: String, locale: String?, words: [String]) {
    self.rule = rule
    self.locale = locale
    self.words = words
  }
}
