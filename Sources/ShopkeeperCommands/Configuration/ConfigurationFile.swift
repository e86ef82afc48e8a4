import AppStoreReference
import Basics
import CatalogLint
import CatalogModel
import SourceSyntax

/// `.shopkeeper.yml`: which rules a team runs, how grave they are, and its own words.
///
/// ```yaml
/// profile: current            # the limits to judge by; "before2023" for the older ones
/// rules:
///   emoji: off                # off, info, warning or error
///   price-in-title: error
/// words:                      # words of the team's own for the wording rules
///   external-payment:
///     all: [GamePay]
///     zh-Hans: [游戏币充值]
/// customRules:                # rules of the team's own
///   no-crystals: {kind: substitution, swap: {crystal: gem}}
/// baseline: lint-baseline.json  # beside this file; findings that are accepted for now
/// ```
struct ConfigurationFile {
  static let fileName = ".shopkeeper.yml"

  var profile: LimitProfile?
  var levels: [String: LintConfiguration.Level] = [:]
  var words: [CustomWords] = []
  var customRules: [CustomRule] = []
  /// The path of the baseline, from the folder that the command runs in.
  var baseline: String?

  /// The configuration that holds for a folder: the nearest file in it or above it; nil for none.
  static func find(above folder: String) -> String? {
    var directory = FileSystem.absolute(folder)
    while true {
      let candidate = Path.join(directory, fileName)
      if FileSystem.kind(candidate) == .file { return candidate }
      let parent = Path.folder(of: directory)
      if parent == directory || parent == "." { return nil }
      directory = parent
    }
  }

  /// Reads a configuration; every fault in it is named at once, with its place.
  static func read(_ path: String) throws -> ConfigurationFile {
    let tree = SyntaxTree.parseYAML(try SourceFile.read(path: path, limit: 1 << 20))
    var reader = ConfigurationReader(faults: ConfigurationFaults(diagnostics: tree.diagnostics))
    var configuration = reader.read(tree.root)
    configuration.baseline = configuration.baseline.map { Path.join(Path.folder(of: path), $0) }
    let errors = reader.faults.diagnostics.filter { $0.severity == .error }
      .sorted { $0.range.start < $1.range.start }
    guard errors.isEmpty else {
      let listed = errors.map { error in
        let place = tree.source.location(at: error.range.start)
        return "\(path):\(place.line):\(place.column): \(error.message)\n"
          + Excerpt.render(error.range, in: tree.source)
      }
      throw Failure("the configuration can't be used\n" + listed.joined(separator: "\n"))
    }
    return configuration
  }
}

/// Makes a configuration of a tree, and gathers what is wrong with it.
private struct ConfigurationReader {
  var faults: ConfigurationFaults
  /// The names of the team's own rules, which other parts may name before they are read.
  private var customNames: [String] = []

  init(faults: ConfigurationFaults) {
    self.faults = faults
  }

  private static let keys = ["profile", "rules", "words", "customRules", "baseline"]

  mutating func read(_ root: SyntaxNode?) -> ConfigurationFile {
    var configuration = ConfigurationFile()
    guard let root, !root.isNull else { return configuration }
    guard root.isMapping else {
      faults.add(root, "a configuration is a mapping with \(ConfigurationFaults.listed(Self.keys))")
      return configuration
    }
    if let rules = root.value(forKey: "customRules") {
      var reader = CustomRuleReader(faults: faults)
      configuration.customRules = reader.read(rules)
      faults = reader.faults
      customNames = rules.entries.map(\.key.text)
    }
    for (key, value) in root.entries {
      switch key.text {
      case "profile": configuration.profile = profile(value)
      case "rules": configuration.levels = levels(value)
      case "words": configuration.words = words(value)
      case "customRules": break
      case "baseline": configuration.baseline = baseline(value)
      default: faults.add(unknown: "key", key, among: Self.keys)
      }
    }
    return configuration
  }

  private mutating func profile(_ node: SyntaxNode) -> LimitProfile? {
    if let profile = LimitProfile.named(node.text) { return profile }
    faults.add(unknown: "profile", node, among: LimitProfile.all.map(\.name))
    return nil
  }

  private mutating func levels(_ node: SyntaxNode) -> [String: LintConfiguration.Level] {
    guard node.isMapping else {
      faults.add(node, "\"rules\" must be a mapping from rules to off, info, warning or error")
      return [:]
    }
    var levels: [String: LintConfiguration.Level] = [:]
    for (key, value) in node.entries where isRule(key) {
      let names = LintConfiguration.Level.allCases.map(\.rawValue)
      if let level = LintConfiguration.Level(rawValue: value.text) {
        levels[key.text] = level
      } else {
        faults.add(unknown: "level", value, among: names)
      }
    }
    return levels
  }

  private mutating func words(_ node: SyntaxNode) -> [CustomWords] {
    guard node.isMapping else {
      faults.add(node, "\"words\" must be a mapping from rules to words by locale")
      return []
    }
    var words: [CustomWords] = []
    for (key, value) in node.entries where isWordingRule(key) {
      guard value.isMapping else {
        faults.add(value, "expected words by locale, such as {all: [GamePay]}")
        continue
      }
      for (locale, list) in value.entries {
        let isForAll = locale.equals("all")
        if !isForAll, StoreLocale(locale.text) == nil {
          let codes = ["all"] + StoreLocale.all.map(\.code)
          faults.add(unknown: "locale", locale, among: codes)
        }
        let texts = list.isScalar ? [list] : Array(list.elements)
        if list.isMapping || texts.contains(where: { !$0.isScalar || $0.utf8Count == 0 }) {
          faults.add(list, "expected a list of words")
          continue
        }
        words.append(
          CustomWords(
            rule: key.text, locale: isForAll ? nil : locale.text, words: texts.map(\.text)))
      }
    }
    return words
  }

  private mutating func baseline(_ node: SyntaxNode) -> String? {
    if node.isScalar, node.utf8Count > 0 { return node.text }
    faults.add(node, "expected the path of a baseline, relative to this file")
    return nil
  }

  private mutating func isRule(_ key: SyntaxNode) -> Bool {
    if LintRules.named(key.text) != nil || customNames.contains(key.text) { return true }
    faults.add(unknown: "rule", key, among: LintRules.all.map { $0.facts.id } + customNames)
    return false
  }

  private mutating func isWordingRule(_ key: SyntaxNode) -> Bool {
    guard isRule(key) else { return false }
    let takers = CustomWords.rules
    if takers.contains(key.text) { return true }
    faults.add(
      key,
      "rule \"\(key.text)\" takes no words; these do: "
        + takers.map { "\"\($0)\"" }.joined(separator: ", "))
    return false
  }
}
