import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Makes a configuration from a tree that was checked against the schema; skips values that the
/// schema rejected, and checks conditions that the schema can't express.
struct ConfigurationReader {
  private var problems = DiagnosticList(limit: nil)
  private var countOfWords = 0

  mutating func read(_ root: SyntaxNode, into configuration: inout LintConfiguration) {
    if let profile = root.value(forKey: "profile").flatMap({ LimitProfile.named($0.text) }) {
      configuration.profile = profile
    }
    for (key, level) in entries(of: root, "rules") {
      configuration.levels[key.text] = LintConfiguration.Level(rawValue: level.text)
    }
    configuration.subjects = Set(
      root.value(forKey: "subjects").map { $0.isNull ? [] : texts($0) }?.compactMap(AppSubject.init(rawValue:)) ?? [])
    for (rule, byLocale) in entries(of: root, "words") {
      for (locale, words) in byLocale.entries {
        configuration.words.append(
          CustomWords(rule: rule.text, locale: locale.equals("all") ? nil : locale.text, words: texts(words)))
      }
    }
    for (key, rule) in entries(of: root, "customRules") {
      if let rule = self.rule(key.text, rule) { configuration.customRules.append(rule) }
    }
    let count = countOfWords
    if count > CustomRule.mostWords, let rules = root.value(forKey: "customRules") {
      report("the rules have \(count) words; at most \(CustomRule.mostWords) are allowed", at: rules.range)
    }
    configuration.serveRules = root.value(forKey: "serveRules").map { $0.isNull ? [] : texts($0) } ?? []
    for (name, columns) in entries(of: root, "maps") {
      for (heading, column) in columns.entries {
        configuration.maps[name.text, default: [:]][heading.text] = column.text
      }
    }
    configuration.excluded = patterns(of: root, "exclude")
    configuration.sources = patterns(of: root, "sources")
    configuration.baseline = root.value(forKey: "baseline").flatMap { $0.isNull ? nil : $0.text }
    configuration.store = root.value(forKey: "store").flatMap { $0.isNull ? nil : $0.text }
  }

  var diagnostics: [Diagnostic] { problems.sorted() }

  private mutating func report(_ message: @autoclosure () -> String, at range: SourceRange, line: UInt = #line) {
    problems.error(message(), at: range, line: line)
  }

  private func entries(of root: SyntaxNode, _ key: String) -> [(key: SyntaxNode, value: SyntaxNode)] {
    root.value(forKey: key)?.entries.map { ($0.key, $0.value) } ?? []
  }

  /// A single text, or the texts of a list.
  private func texts(_ node: SyntaxNode) -> [String] { (node.isScalar ? [node] : Array(node.elements)).map(\.text) }

  private func patterns(of root: SyntaxNode, _ key: String) -> [String] {
    root.value(forKey: key).map { $0.isNull ? [] : texts($0) } ?? []
  }

  // MARK: Rules

  private mutating func rule(_ name: String, _ node: SyntaxNode) -> CustomRule? {
    let ignoresCase = node.value(forKey: "ignoreCase").map { !$0.equals("false") } ?? true
    guard let kind = kind(of: node, ignoresCase) else { return nil }
    var rule = CustomRule(id: name, kind: kind, ignoresCase: ignoresCase)
    func names(_ key: String) -> [String]? { node.value(forKey: key).flatMap { $0.isNull ? nil : texts($0) } }
    if let message = node.value(forKey: "message"), !message.isNull {
      let count = message.text.utf8.count
      if count > Self.longestMessage {
        report("the message has \(count) bytes; it can have \(Self.longestMessage) at most", at: message.range)
        return nil
      }
      rule.message = message.text
      for field in TemplateText(message.text).unknownFields where !["match", "preferred"].contains(field.name) {
        report(
          "unknown field \"{\(field.name)}\" in the message; expected {match} or {preferred}",
          at: message.range(ofDecoded: field.range))
      }
    }
    if let level = node.value(forKey: "level").flatMap({ Severity(rawValue: $0.text) }) { rule.level = level }
    if let scopes = names("locales")?.compactMap({ LocaleScope($0) }), let first = scopes.first {
      rule.locales = scopes.dropFirst().reduce(first) { $0.union($1) }
    }
    if let fields = names("fields") { rule.fields = Set(fields.compactMap(CustomRule.Field.init(rawValue:))) }
    rule.examples = examples(of: node, "accepted") + examples(of: node, "rejected")
    if let types = names("types") { rule.types = Set(ProductType.allCases.filter { types.contains($0.rawValue) }) }
    return rule
  }

  /// Our own limit: more than reports show.
  private static let longestMessage = 1_000

  private mutating func kind(of node: SyntaxNode, _ ignoresCase: Bool) -> CustomRule.Kind? {
    switch node.value(forKey: "kind")?.text {
    case "existence": return .existence(words(node, "words"), exceptions: words(node, "exceptions"))
    case "substitution": return .substitution(swaps(node), exceptions: words(node, "exceptions"))
    case "required": return .required(words(node, "words"))
    case "pattern":
      for key in ["mustMatch", "mustNotMatch"] {
        guard let pattern = pattern(node.value(forKey: key), ignoresCase) else { continue }
        return .pattern(pattern, mustMatch: key == "mustMatch")
      }
      return nil
    case "template": return .template(forms(node, .title) + forms(node, .description))
    default: return nil
    }
  }

  /// The values that a node gives for all locales, or for the locales that it names.
  private func byLocale(_ node: SyntaxNode?) -> [(LocaleScope, SyntaxNode)] {
    guard let node, !node.isNull else { return [] }
    guard node.isMapping else { return [(.all, node)] }
    return node.entries.compactMap { key, value in LocaleScope(key.text).map { ($0, value) } }
  }

  private mutating func words(_ node: SyntaxNode, _ key: String) -> [CustomRule.Words] {
    let words = byLocale(node.value(forKey: key)).map { scope, list in CustomRule.Words(texts(list), locales: scope) }
    countOfWords += words.reduce(0) { $0 + $1.words.count }
    return words
  }

  private func examples(of node: SyntaxNode, _ key: String) -> [CustomRule.Example] {
    byLocale(node.value(forKey: key)).flatMap { scope, list in
      (list.isScalar ? [list] : Array(list.elements)).map { text in
        CustomRule.Example(text.text, in: scope, isAccepted: key == "accepted", at: text.range)
      }
    }
  }

  private mutating func swaps(_ node: SyntaxNode) -> [CustomRule.Swap] {
    var swaps: [CustomRule.Swap] = []
    for (key, value) in entries(of: node, "swap") {
      guard value.isMapping else {
        swaps.append(CustomRule.Swap(key.text, to: value.text))
        continue
      }
      guard let scope = LocaleScope(key.text) else {
        report(KeySchema.unknown("locale", key.text, among: LocaleScope.names), at: key.range)
        continue
      }
      swaps += value.entries.map { CustomRule.Swap($0.text, to: $1.text, locales: scope) }
    }
    countOfWords += swaps.count * 2
    return swaps
  }

  private mutating func forms(_ node: SyntaxNode, _ field: CustomRule.Field) -> [CustomRule.Form] {
    byLocale(node.value(forKey: field.rawValue)).map { scope, text in
      let template = TemplateText(text.text)
      for unknown in template.unknownFields {
        report(TextTemplate.Field.unknown(unknown.name).english, at: text.range(ofDecoded: unknown.range))
      }
      return CustomRule.Form(template, of: field, locales: scope)
    }
  }

  private mutating func pattern(_ node: SyntaxNode?, _ ignoresCase: Bool) -> TextPattern? {
    guard let node, node.isScalar, node.utf8Count > 0 else { return nil }
    do throws(PatternFault) { return try TextPattern(node.text, ignoresCase: ignoresCase) } catch {
      // Something missing is reported at the end.
      let start = min(error.offset, node.utf8Count - 1)
      report(error.message, at: node.range(ofDecoded: start..<start + 1))
      return nil
    }
  }
}
