public import AppStoreReference
public import Basics
import SourceSyntax

/// The configuration of the linter: the rules that run, the severity of their findings, and the limits that they apply.
///
/// A team keeps it next to its catalogs:
///
/// ```yaml
/// profile: current            # the limits to apply; "before2023" for the older ones
/// rules:
///   emoji: off                # off, info, warning or error
///   price-in-title: error
/// subjects: [banking, exams]  # what the app is about: rules whose words are its subject don't run
/// words:                      # the team's own words for the wording rules
///   external-payment:
///     all: [GamePay]
///     zh-Hans: [游戏币充值]
/// customRules:                # the team's own rules
///   no-crystals: {kind: substitution, swap: {crystal: gem}}
/// maps:                       # what the headings and words of the team's tables mean, for --map
///   shop: {商品ID: id, 价格(元): "price[CNY]", 道具: consumable, encoding: gb18030}
/// baseline: lint-baseline.json  # next to this file; findings that are accepted for now
/// serveRules: [price-mismatch]  # more rules whose errors keep a catalog from being served
/// store: catalogs.store       # next to this file; the published revisions
/// exclude: [Samples, "*-old.storekit"]  # what is not searched for catalogs, as in .gitignore
/// sources: [shop/catalog.yml] # the catalogs, where their names and contents don't tell them
/// ```
public struct LintConfiguration: Sendable {
  /// The level that a configuration can set a rule to.
  public enum Level: String, Sendable, CaseIterable {
    case off
    case info
    case warning
    case error
  }

  public var profile: LimitProfile
  /// Levels by rule; a rule that isn't named keeps its default.
  public var levels: [String: Level]
  /// The only rules to run, whatever their level; nil for all.
  public var only: Set<String>?
  public var disabled: Set<String>
  /// The subjects of the apps; a rule that a subject silences runs only if ``levels`` has it.
  public var subjects: Set<AppSubject>
  /// The team's own words, by category and language, in addition to the words of the packs.
  public var words: [CustomWords]
  /// The team's own rules.
  public var customRules: [CustomRule]
  /// The columns of the team's tables by their headings, by the name of the map.
  public var maps: [String: [String: String]] = [:]
  /// The path of the findings that are accepted for now; nil for none.
  public var baseline: String?
  /// More rules whose errors keep a catalog from being served, besides the rules about IDs and structure.
  public var serveRules: [String] = []
  /// The published revisions: a path, or the address of a PostgreSQL database; nil for none.
  public var store: String?
  /// Files and folders that are not searched for catalogs, in the notation of `.gitignore`, relative
  /// to the folder of the configuration.
  public var excluded: [String] = []
  /// The catalogs, as paths or patterns relative to the folder of the configuration; empty when the
  /// names and contents of the files identify them.
  public var sources: [String] = []
  /// The date used to decide which suppressions have expired.
  public var today: CalendarDate

  public init(
    profile: LimitProfile = .current, levels: [String: Level] = [:], only: Set<String>? = nil,
    disabled: Set<String> = [], subjects: Set<AppSubject> = [], words: [CustomWords] = [],
    customRules: [CustomRule] = [], baseline: String? = nil, store: String? = nil, today: CalendarDate = .today
  ) {
    self.profile = profile
    self.levels = levels
    self.only = only
    self.disabled = disabled
    self.subjects = subjects
    self.words = words
    self.customRules = customRules
    self.baseline = baseline
    self.store = store
    self.today = today
  }

  /// The highest severity of a rule's findings; nil when the rule doesn't run.
  func severity(of description: RuleDescription) -> Severity? {
    if disabled.contains(description.id) { return nil }
    if let only { guard only.contains(description.id) else { return nil } }
    switch levels[description.id] {
    case .off: return only == nil ? nil : description.defaultSeverity
    case .info: return .info
    case .warning: return .warning
    case .error: return .error
    case nil:
      let runs = !description.isOptIn && !isSilenced(description.id)
      return runs || only != nil ? description.defaultSeverity : nil
    }
  }
}

extension LintConfiguration {
  /// Whether a rule looks for words of the app's own subject.
  private func isSilenced(_ rule: String) -> Bool { subjects.contains { $0.silencedRules.contains(rule) } }
}

/// Words that a team adds to a wording rule.
public struct CustomWords: Sendable, Hashable {
  /// The rule that reports them.
  public var rule: String
  /// The locale of the texts that they apply to; nil for all.
  public var locale: String?
  public var words: [String]

  public init(rule: String, locale: String?, words: [String]) {
    self.rule = rule
    self.locale = locale
    self.words = words
  }
}
