import AppStoreReference
import CatalogLint
import CatalogModel
import SourceSyntax

/// Makes rules of what stands behind `customRules`, and gathers what is wrong with it.
struct CustomRuleReader {
  var faults: ConfigurationFaults
  private var countOfWords = 0

  init(faults: ConfigurationFaults) {
    self.faults = faults
  }

  mutating func read(_ node: SyntaxNode) -> [CustomRule] {
    guard node.isMapping || node.isNull else {
      faults.add(node, "\"customRules\" must be a mapping from names to rules")
      return []
    }
    var rules: [CustomRule] = []
    for (key, value) in node.entries {
      let isNamed = checkName(key)
      guard let rule = rule(key, value), isNamed else { continue }
      rules.append(rule)
    }
    if countOfWords > CustomRule.mostWords {
      faults.add(
        node,
        "the rules have \(countOfWords) words; at most \(CustomRule.mostWords) are searched for")
    }
    return rules
  }

  /// Lower-case words with hyphens between, as all rules are named.
  private mutating func checkName(_ key: SyntaxNode) -> Bool {
    let name = key.text
    let words = name.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isName =
      words.allSatisfy { word in
        !word.isEmpty
          && word.allSatisfy {
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
              || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          }
      } && name.utf8.first.map { $0 >= UInt8(ascii: "a") } ?? false
    if !isName {
      faults.add(key, "a rule is named in lower-case words with hyphens, such as \"no-crystals\"")
    } else if LintRules.named(name) != nil {
      faults.add(key, "\"\(name)\" is a rule of the linter; give yours another name")
      return false
    }
    return isName
  }

  // MARK: One rule

  private mutating func rule(_ key: SyntaxNode, _ node: SyntaxNode) -> CustomRule? {
    guard node.isMapping else {
      faults.add(node, "a rule is a mapping with a \"kind\", such as {kind: existence, words: […]}")
      return nil
    }
    guard let named = node.entry(forKey: "kind") else {
      faults.add(
        key, "\"\(key.text)\" needs a \"kind\": \(ConfigurationFaults.listed(KindName.names))")
      return nil
    }
    guard let kind = KindName(rawValue: named.value.text) else {
      faults.add(unknown: "kind", named.value, among: KindName.names)
      return nil
    }
    checkKeys(node, of: kind)
    let before = faults.diagnostics.count
    let contents = contents(of: node, kind, key)
    var rule = CustomRule(id: key.text, kind: contents ?? .existence([], exceptions: []))
    rule.message = message(node.value(forKey: "message"))
    if let level = node.value(forKey: "level") {
      if let severity = Severity(rawValue: level.text) {
        rule.level = severity
      } else {
        faults.add(unknown: "level", level, among: ["info", "warning", "error"])
      }
    }
    if let locales = node.value(forKey: "locales") { rule.locales = scope(locales) }
    if let fields = node.value(forKey: "fields") {
      rule.fields = Set(
        names(fields, "field", among: CustomRule.Field.allCases.map(\.rawValue)).compactMap(
          CustomRule.Field.init(rawValue:)))
    }
    if let types = node.value(forKey: "types") {
      rule.types = Set(
        names(types, "type", among: ProductType.allCases.map(\.rawValue)).compactMap { name in
          ProductType.allCases.first { $0.rawValue == name }
        })
    }
    rule.ignoresCase = ignoresCase(node)
    return contents == nil || faults.diagnostics.count > before ? nil : rule
  }

  /// Refuses keys that no rule has, and those of other kinds.
  private mutating func checkKeys(_ node: SyntaxNode, of kind: KindName) {
    let own = KindName.commonKeys + kind.keys
    for (key, _) in node.entries where !own.contains(key.text) {
      if let other = KindName.allCases.first(where: { $0.keys.contains(key.text) }) {
        faults.add(
          key,
          "\"\(key.text)\" belongs to rules of kind \"\(other.rawValue)\", not "
            + "\"\(kind.rawValue)\"")
      } else {
        faults.add(unknown: "key", key, among: own)
      }
    }
  }

  private mutating func contents(
    of node: SyntaxNode, _ kind: KindName, _ key: SyntaxNode
  ) -> CustomRule.Kind? {
    func missing(_ needed: String) -> CustomRule.Kind? {
      faults.add(key, "\"\(key.text)\" needs \(needed)")
      return nil
    }
    let exceptions = node.value(forKey: "exceptions").map { words($0) } ?? []
    switch kind {
    case .existence, .required:
      guard let list = node.value(forKey: "words") else { return missing("\"words\"") }
      let words = words(list)
      return kind == .required ? .required(words) : .existence(words, exceptions: exceptions)
    case .substitution:
      guard let swap = node.value(forKey: "swap") else { return missing("\"swap\"") }
      return .substitution(swaps(swap), exceptions: exceptions)
    case .pattern:
      let must = node.value(forKey: "mustMatch")
      guard let source = must ?? node.value(forKey: "mustNotMatch"),
        must == nil || node.value(forKey: "mustNotMatch") == nil
      else { return missing("either \"mustMatch\" or \"mustNotMatch\"") }
      return pattern(source, ignoresCase: ignoresCase(node)).map {
        .pattern($0, mustMatch: must != nil)
      }
    case .template:
      var forms: [CustomRule.Form] = []
      for field in [CustomRule.Field.title, .description] {
        guard let form = node.value(forKey: field.rawValue) else { continue }
        forms += self.forms(form, of: field)
      }
      return node.value(forKey: "title") == nil && node.value(forKey: "description") == nil
        ? missing("a \"title\" or a \"description\"") : .template(forms)
    }
  }

  private func ignoresCase(_ node: SyntaxNode) -> Bool {
    node.value(forKey: "ignoreCase").map { !$0.equals("false") } ?? true
  }

  // MARK: Pieces

  private mutating func message(_ node: SyntaxNode?) -> String? {
    guard let node else { return nil }
    guard node.isScalar, node.utf8Count > 0 else {
      faults.add(node, "expected a sentence to report")
      return nil
    }
    let message = TemplateText(node.text)
    for field in message.unknownFields where !["match", "preferred"].contains(field.name) {
      faults.add(
        at: node.range(ofDecoded: field.range),
        "a message has no field \"{\(field.name)}\"; it has {match} and {preferred}")
    }
    return node.text
  }

  private mutating func scope(_ node: SyntaxNode) -> LocaleScope {
    var scope: LocaleScope?
    for element in node.isScalar ? [node] : Array(node.elements) {
      guard let one = localeScope(element) else { continue }
      scope = scope?.union(one) ?? one
    }
    if node.isMapping || (node.isSequence && node.count == 0) {
      faults.add(node, "expected a list of locales, such as [zh, en-US]")
    }
    return scope ?? .all
  }

  private mutating func localeScope(_ node: SyntaxNode) -> LocaleScope? {
    if node.isScalar, let scope = LocaleScope(node.text) { return scope }
    faults.add(unknown: "locale", node, among: LocaleScope.names)
    return nil
  }

  private mutating func names(
    _ node: SyntaxNode, _ kind: String, among known: [String]
  ) -> [String] {
    let elements = node.isScalar ? [node] : Array(node.elements)
    if elements.isEmpty { faults.add(node, "expected a list of \(kind)s") }
    for element in elements where !known.contains(element.text) {
      faults.add(unknown: kind, element, among: known)
    }
    return elements.map(\.text)
  }

  /// A list of words, one word, or either of them by locale.
  private mutating func words(_ node: SyntaxNode) -> [CustomRule.Words] {
    byLocale(node).compactMap { scope, list in
      let elements = list.isScalar ? [list] : Array(list.elements)
      if elements.isEmpty { faults.add(list, "expected a list of words") }
      for element in elements { checkWord(element) }
      return CustomRule.Words(elements.map(\.text), locales: scope)
    }
  }

  /// What to write for each word, or that by locale.
  private mutating func swaps(_ node: SyntaxNode) -> [CustomRule.Swap] {
    guard node.isMapping, node.count > 0 else {
      faults.add(node, "expected a mapping from words to those that are preferred")
      return []
    }
    var swaps: [CustomRule.Swap] = []
    for (key, value) in node.entries {
      guard value.isMapping else {
        checkWord(key)
        checkWord(value)
        swaps.append(CustomRule.Swap(key.text, to: value.text))
        continue
      }
      guard let scope = localeScope(key) else { continue }
      for (word, preferred) in value.entries {
        checkWord(word)
        checkWord(preferred)
        swaps.append(CustomRule.Swap(word.text, to: preferred.text, locales: scope))
      }
    }
    return swaps
  }

  private mutating func checkWord(_ node: SyntaxNode) {
    countOfWords += 1
    let hasLetters = node.text.unicodeScalars.contains {
      $0 != "*" && !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
    }
    if !node.isScalar || !hasLetters { faults.add(node, "expected a word or a phrase") }
  }

  private mutating func forms(
    _ node: SyntaxNode, of field: CustomRule.Field
  ) -> [CustomRule.Form] {
    byLocale(node).compactMap { scope, text in
      guard text.isScalar, text.utf8Count > 0 else {
        faults.add(text, "expected a text such as \"{quantity} gems\"")
        return nil
      }
      let template = TemplateText(text.text)
      for unknown in template.unknownFields {
        faults.add(
          at: text.range(ofDecoded: unknown.range), TextTemplate.Field.unknown(unknown.name))
      }
      return CustomRule.Form(template, of: field, locales: scope)
    }
  }

  private mutating func pattern(_ node: SyntaxNode, ignoresCase: Bool) -> TextPattern? {
    guard node.isScalar, node.utf8Count > 0 else {
      faults.add(node, "expected a regular expression")
      return nil
    }
    do {
      return try TextPattern(node.text, ignoresCase: ignoresCase)
    } catch {
      let offset = min(error.offset, node.utf8Count)
      faults.add(
        at: node.range(ofDecoded: offset..<min(offset + 1, node.utf8Count)), error.message)
      return nil
    }
  }

  /// What a node says for all locales, or for those that it names.
  private mutating func byLocale(_ node: SyntaxNode) -> [(LocaleScope, SyntaxNode)] {
    guard node.isMapping else { return [(.all, node)] }
    if node.count == 0 { faults.add(node, "expected words by locale, such as {all: [coin]}") }
    return node.entries.compactMap { key, value in localeScope(key).map { ($0, value) } }
  }
}

/// The kinds of rules, and which keys each has besides those that all have.
enum KindName: String, CaseIterable {
  case existence, substitution, required, pattern, template

  static let names = allCases.map(\.rawValue)
  static let commonKeys = [
    "kind", "message", "level", "locales", "fields", "types", "ignoreCase",
  ]

  var keys: [String] {
    switch self {
    case .existence: ["words", "exceptions"]
    case .substitution: ["swap", "exceptions"]
    case .required: ["words"]
    case .pattern: ["mustMatch", "mustNotMatch"]
    case .template: ["title", "description"]
    }
  }
}
