public import AppStoreReference
public import Basics
public import SourceSyntax

/// Which rules run, how severe their findings are, and which limits they apply.
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
  /// What a configuration can set a rule to.
  public enum Level: String, Sendable, CaseIterable {
    case off
    case info
    case warning
    case error
  }

  public var profile: LimitProfile
  /// Levels by rule; a rule that isn't named keeps its default.
  public var levels: [String: Level]
  /// When set, only these rules run, whatever their level.
  public var only: Set<String>?
  public var disabled: Set<String>
  /// What the apps are about; a rule that a subject silences runs only if ``levels`` has it.
  public var subjects: Set<AppSubject>
  /// The team's own words, by category and language, in addition to those of the packs.
  public var words: [CustomWords]
  /// The team's own rules.
  public var customRules: [CustomRule]
  /// The columns of the team's tables by their headings, by the name of the map.
  public var maps: [String: [String: String]] = [:]
  /// The path of the findings that are accepted for now; nil for none.
  public var baseline: String?
  /// More rules whose errors keep a catalog from being served, besides those about IDs and structure.
  public var serveRules: [String] = []
  /// The published revisions: a path, or the address of a PostgreSQL database; nil for none.
  public var store: String?
  /// Files and folders that are not searched for catalogs, in the notation of `.gitignore`, relative
  /// to the folder of the configuration.
  public var excluded: [String] = []
  /// The catalogs, as paths or patterns relative to the folder of the configuration; empty when the
  /// names and contents of the files tell them.
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

// MARK: - Files

extension LintConfiguration {
  /// The name of a configuration file.
  public static let fileName = ".shopkeeper.yml"

  /// The configuration for a file or folder: the nearest file in its folder or above it, or the
  /// defaults without one.
  ///
  /// - Throws: ``ConfigurationFailure``, or the reason why the file can't be read.
  public static func nearest(to path: String) throws -> LintConfiguration {
    try file(nearestTo: path).map(LintConfiguration.init(contentsOf:)) ?? LintConfiguration()
  }

  /// The path of the nearest configuration in the folder of a file, or above it; nil for none.
  public static func file(nearestTo path: String) -> String? {
    var folder = FileSystem.absolute(FileSystem.kind(path) == .folder ? path : Path.folder(of: path))
    while true {
      let candidate = Path.join(folder, fileName)
      if FileSystem.kind(candidate) == .file { return candidate }
      let parent = Path.folder(of: folder)
      if parent == folder || parent == "." { return nil }
      folder = parent
    }
  }

  /// Reads a configuration; the paths of its baseline and its store are relative to its
  /// folder.
  ///
  /// - Throws: ``ConfigurationFailure``, or the reason why the file can't be read.
  public init(contentsOf path: String) throws {
    let source = try SourceFile.read(path: path, limit: 1 << 20)
    let folder = Path.folder(of: path)
    // One that was named on the command line may be anywhere.
    if Path.name(of: path) == Self.fileName { try UnconfinedFile.refuse(path, of: folder) }
    try self.init(source)
    store = store.map { $0.contains("://") ? $0 : Path.join(folder, $0) }
    guard let name = baseline else { return }
    let path = Path.join(folder, name)
    try UnconfinedFile.refuse(path, of: folder)
    baseline = path
  }

  /// Whether a mapping has any key of a configuration, if a mistyped one.
  private static func isConfiguration(_ root: SyntaxNode) -> Bool {
    let keys = ConfigurationSchema.root(customRules: []).keys
    return root.entries.contains {
      keys.contains($0.key.text) || Suggestion.nearest(to: $0.key.text, among: keys) != nil
    }
  }

  /// Reads a configuration, and reports all of its errors at once.
  public init(_ source: SourceFile) throws(ConfigurationFailure) {
    self.init()
    let tree = SyntaxTree.parseYAML(source)
    var diagnostics = tree.diagnostics
    let isEmpty = tree.root == nil && diagnostics.isEmpty
    guard isEmpty || tree.root.map(Self.isConfiguration) == true else {
      let reason = "this is not a configuration: it has none of its keys, such as \"rules\""
      throw ConfigurationFailure(
        source: SourceFile(name: source.name, bytes: []),
        diagnostics: [Diagnostic(.error, reason, at: SourceRange(at: 0))])
    }
    if let root = tree.root {
      let names = root.value(forKey: "customRules")?.entries.map(\.key.text) ?? []
      var check = SchemaCheck(isWhole: !tree.hasErrors)
      check.check(root, against: .object(ConfigurationSchema.root(customRules: names)), place: .name("the file"))
      // In a truncated file, missing keys are a consequence, not an error of their own.
      diagnostics += check.diagnostics
      var reader = ConfigurationReader()
      reader.read(root, into: &self)
      diagnostics += reader.diagnostics
    }
    let errors = diagnostics.filter { $0.severity == .error }
    if !errors.isEmpty {
      throw ConfigurationFailure(source: source, diagnostics: errors.sorted { $0.range.start < $1.range.start })
    }
  }
}

/// A configuration or its baseline is a file outside of the repository.
public struct UnconfinedFile: Error, Sendable, Hashable, CustomStringConvertible {
  public let path: String
  /// The top folder of the repository.
  public let folder: String

  fileprivate static func refuse(_ path: String, of folder: String) throws(UnconfinedFile) {
    guard !Repository.contains(path, of: folder) else { return }
    throw UnconfinedFile(path: path, folder: Repository.root(of: folder))
  }

  public var description: String {
    "\"\(path)\" is outside of \"\(folder)\", and is not read; keep it in the repository"
  }
}

/// Why a configuration can't be used: everything that is wrong with it.
public struct ConfigurationFailure: MultilineError, Sendable, CustomStringConvertible {
  public let source: SourceFile
  /// In the order of the file.
  public let diagnostics: [Diagnostic]

  /// Every error with its location and the line that it is on; nothing of a file that is not a
  /// configuration.
  public var lines: [String] {
    ["the configuration can't be used"]
      + diagnostics.flatMap { fault in
        let place = source.location(at: fault.range.start)
        let message = "\(source.name):\(place.line):\(place.column): \(fault.message)"
        guard !source.bytes.isEmpty else { return [message] }
        let excerpt = SecretSearch.excerpt(of: fault.range, in: source).split(separator: "\n")
        return [message] + excerpt.map(String.init)
      }
  }

  public var description: String { lines.map(VisibleText.escaped).joined(separator: "\n") }
}

extension LintConfiguration {
  /// The names of all rules, the team's own last.
  public var ruleNames: [String] { LintRules.all.map { $0.description.id } + customRules.map(\.id) }

  /// Whether there is a rule with a name, including the team's own.
  public func knows(rule id: String) -> Bool { LintRules.named(id) != nil || customRules.contains { $0.id == id } }
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
