import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Checks texts against the team's active rules.
struct CustomRuleCheck: Sendable {
  /// A class, because the rules are enumerated for every text.
  private final class Active: Sendable {
    let rule: CustomRule
    let severity: Severity
    /// What to write for each word of a substitution.
    let swaps: [String: String]

    init(rule: CustomRule, severity: Severity, swaps: [String: String]) {
      self.rule = rule
      self.severity = severity
      self.swaps = swaps
    }
  }

  /// Indexed by the owner of their words; nil for those that don't run.
  private let rules: [Active?]
  /// The rules that check every text, whether or not it contains one of their words.
  private let whole: [Int]
  /// The rules with an expression that must not match.
  private let patterns: [Int]
  private let filter: PatternFilter
  private let looksAtFields: Bool
  private let budget = Budget()

  /// What all patterns share, on all threads.
  private final class Budget: Sendable {
    /// The microseconds that slow searches have taken.
    let spent = AtomicInteger(0)
  }

  /// Nil when no custom rule runs.
  init?(_ configuration: LintConfiguration) {
    guard !configuration.customRules.isEmpty else { return nil }
    let rules: [Active?] = configuration.customRules.map { rule in
      guard let severity = configuration.severity(of: rule.description) else { return nil }
      var swaps: [String: String] = [:]
      if case .substitution(let pairs, _) = rule.kind {
        for pair in pairs { swaps[CustomRuleWords.core(pair.word)] = pair.preferred }
      }
      return Active(rule: rule, severity: severity, swaps: swaps)
    }
    guard rules.contains(where: { $0 != nil }) else { return nil }
    self.rules = rules
    whole = rules.indices.filter { index in
      switch rules[index]?.rule.kind {
      case .required, .pattern(_, mustMatch: true), .template: true
      case .existence, .substitution, .pattern, nil: false
      }
    }
    var patterns: [(rule: Int, pattern: TextPattern)] = []
    for (index, active) in rules.enumerated() {
      if case .pattern(let pattern, mustMatch: false) = active?.rule.kind { patterns.append((index, pattern)) }
    }
    self.patterns = patterns.map(\.rule)
    filter = PatternFilter(patterns.map(\.pattern))
    looksAtFields = rules.contains { active in
      active.map { !$0.rule.fields.isSubset(of: [.title, .description]) } ?? false
    }
  }

  /// The rules that run.
  var ids: [String] { rules.compactMap { $0?.rule.id } }

  /// Checks the titles and descriptions of the product or group.
  func checkTexts(in lint: LintContext) {
    for sample in lint.samples {
      let hasWords = sample.features.contains(.word(.custom))
      guard hasWords || !whole.isEmpty || !patterns.isEmpty else { continue }
      let hits = hasWords ? lint.hits[sample.hits].filter { $0.category == .custom } : []
      check(CustomRuleText(sample, of: lint.subject), hits, in: lint)
    }
  }

  /// Checks the other fields of the product.
  func checkFields(in lint: LintContext) {
    guard looksAtFields, let product = lint.product else { return }
    for text in CustomRuleText.fields(of: product, at: lint.subject) {
      let hits = text.text.withUTF8Bytes { lint.readers.customHits(in: $0) }
      check(text, hits, in: lint)
    }
  }

  private func check(_ text: CustomRuleText, _ hits: [WordHit], in lint: LintContext) {
    for hit in hits {
      guard let active = rules[Int(hit.owner) - 1], active.rule.looks(at: text, in: lint) else { continue }
      let word = lint.readers.customWord(of: hit, locale: text.locale) ?? ""
      report(hit, word, active, text, in: lint)
    }
    for index in whole {
      guard let active = rules[index], active.rule.looks(at: text, in: lint) else { continue }
      lint.enterRule(active.rule.id, severity: active.severity)
      switch active.rule.kind {
      case .required(let words):
        let isThere = hits.contains { hit in
          Int(hit.owner) == index + 1
            && active.rule.takes(
              text.excerpt(hit.range), as: lint.readers.customWord(of: hit, locale: text.locale) ?? "")
        }
        if !isThere { checkRequired(words, active.rule, text, in: lint) }
      case .pattern(let pattern, _): check(pattern, mustMatch: true, of: index, text, in: lint)
      case .template(let forms): check(forms, active.rule, text, in: lint)
      case .existence, .substitution: break
      }
    }
    guard !patterns.isEmpty else { return }
    text.text.withUTF8Bytes { bytes in
      filter.forEachCandidate(in: bytes) { place in
        let index = patterns[place]
        guard let active = rules[index], active.rule.looks(at: text, in: lint),
          case .pattern(let pattern, _) = active.rule.kind
        else { return }
        lint.enterRule(active.rule.id, severity: active.severity)
        check(pattern, mustMatch: false, of: index, text, in: lint)
      }
    }
  }

  /// The number of texts on which a pattern may exceed the step limit before it is abandoned.
  private static let mostFailures = 10
  /// What all searches may take that take longer than a millisecond each, in microseconds: many patterns that stay
  /// below the step limit, on many texts.
  private static let mostTime = 5_000_000

  // MARK: Words

  private func report(_ hit: WordHit, _ word: String, _ active: Active, _ text: CustomRuleText, in lint: LintContext) {
    let rule = active.rule
    let match = text.excerpt(hit.range)
    guard rule.takes(match, as: word) else { return }
    lint.enterRule(rule.id, severity: active.severity)
    let part = text.hasParts ? hit.range : nil
    switch rule.kind {
    case .existence:
      let message = rule.message(match: match) ?? .forbidden(match)
      lint.report(message, path: text.path, text: part)
    case .substitution:
      guard let preferred = active.swaps[word], preferred != match else { return }
      let written = preferred.capitalized(as: match, for: word)
      // When case is ignored, "iPhone" as the replacement for "iphone" also matches itself.
      guard written != match else { return }
      lint.report(
        rule.message(match: match, preferred: written) ?? .substitute(match, written), path: text.path, text: part,
        fix: text.hasParts
          ? Fix(
            "write \"\(written)\" instead of \"\(match)\"", safety: .unsafe,
            edits: [CatalogEdit(text.path, .replacePart(hit.range, written))]) : nil)
    case .required, .pattern, .template: break
    }
  }

  private func checkRequired(
    _ words: [CustomRule.Words], _ rule: CustomRule, _ text: CustomRuleText, in lint: LintContext
  ) {
    let wanted = words.filter { $0.locales.contains(text.locale) }.flatMap(\.words).map(CustomRuleWords.core)
    guard !wanted.isEmpty else { return }
    lint.report(
      rule.message(match: text.text) ?? .required(text.noun, text.text, CustomRule.listed(wanted)), path: text.path)
  }

  // MARK: Patterns and templates

  private func check(
    _ pattern: TextPattern, mustMatch: Bool, of index: Int, _ text: CustomRuleText, in lint: LintContext
  ) {
    guard let rule = rules[index]?.rule else { return }
    let matcher = lint.matcher(ofRule: index, pattern)
    if let matcher, matcher.failures >= Self.mostFailures { return }
    guard budget.spent.load() < Self.mostTime else {
      matcher?.failures = Self.mostFailures
      return lint.report(.tooMuchTime(pattern.source), path: text.path)
    }
    let start = ContinuousClock.now
    let found = matcher?.matches(in: text.text, atMost: mustMatch ? 1 : 10)
    let time = (ContinuousClock.now - start) / .microseconds(1)
    if time > 1_000 { budget.spent.add(Int(time)) }
    guard let matches = found else {
      return lint.report(.tooManySteps(text.noun, text.text, pattern.source), path: text.path)
    }
    if mustMatch {
      guard matches.isEmpty else { return }
      lint.report(rule.message(match: text.text) ?? .noMatch(text.noun, text.text, pattern.source), path: text.path)
    } else {
      for match in matches {
        let part = text.hasParts && !match.isEmpty ? match : nil
        let excerpt = text.excerpt(match)
        lint.report(rule.message(match: excerpt) ?? .matches(excerpt, pattern.source), path: text.path, text: part)
      }
    }
  }

  private func check(_ forms: [CustomRule.Form], _ rule: CustomRule, _ text: CustomRuleText, in lint: LintContext) {
    let meant = forms.filter { $0.field == text.field && $0.locales.contains(text.locale) }
    guard let product = lint.product, let form = meant.first(where: { !$0.locales.isAll }) ?? meant.first else {
      return
    }
    let values = lint.catalog.templateValues(for: product, locale: text.localeName, storeLocale: text.locale)
    let check = TemplateForm(form.template, values: values, ignoresCase: rule.ignoresCase)
    guard !check.matches(text.text) else { return }
    let notation = form.template.parts.map(\.notation).joined()
    let expected = check.isKnown ? values.fill(form.template) : nil
    lint.report(
      rule.message(match: text.text, preferred: expected ?? notation)
        ?? .otherForm(text.noun, text.text, notation, expected), path: text.path,
      fix: text.hasParts
        ? expected.map { Fix("write \"\($0)\"", safety: .unsafe, edits: [CatalogEdit(text.path, .replace($0))]) } : nil)
  }
}

extension CustomRule {
  /// Whether the rule applies to a text of the current product or group.
  fileprivate func looks(at text: CustomRuleText, in lint: LintContext) -> Bool {
    guard fields.contains(text.field), locales.contains(text.locale) else { return false }
    return types.isEmpty || lint.product?.type.map(types.contains) ?? false
  }

  /// Whether a match counts as a word: always, unless case matters.
  fileprivate func takes(_ match: String, as word: String) -> Bool {
    guard !ignoresCase else { return true }
    if match.utf8.starts(with: word.utf8) { return true }
    // Words that differ only in case were matched as one of them.
    let own: [String] =
      switch kind {
      case .existence(let words, _), .required(let words): words.flatMap(\.words)
      case .substitution(let swaps, _): swaps.map(\.word)
      case .pattern, .template: []
      }
    return own.contains { match.utf8.starts(with: CustomRuleWords.core($0).utf8) }
  }

  /// The team's own message, with its fields filled.
  fileprivate func message(match: String, preferred: String = "") -> String? {
    message.map { message in
      // Filled from the end in one pass: a value may contain braces itself.
      TemplateText(message).unknownFields.reversed().reduce(message) { filled, field in
        let value = field.name == "match" ? match : field.name == "preferred" ? preferred : nil
        guard let value else { return filled }
        let bytes = Array(filled.utf8)
        return String(decoding: bytes[..<field.range.lowerBound], as: UTF8.self) + value
          + String(decoding: bytes[field.range.upperBound...], as: UTF8.self)
      }
    }
  }
}

extension String {
  /// The word, capitalized where the text is and the rule's own word isn't; a word that has
  /// capitals of its own keeps its spelling.
  fileprivate func capitalized(as match: String, for word: String) -> String {
    guard let first, !contains(where: \.isUppercase), match.first?.isUppercase == true, word.first?.isLowercase == true
    else { return self }
    return first.uppercased() + dropFirst()
  }

  fileprivate static func forbidden(_ word: String) -> String {
    "\"\(word)\" must not be used here; choose another word"
  }

  fileprivate static func substitute(_ word: String, _ preferred: String) -> String {
    "\"\(word)\" should be \"\(preferred)\""
  }

  fileprivate static func required(_ noun: String, _ text: String, _ words: String) -> String {
    "the \(noun) \"\(text)\" contains none of \(words)"
  }

  fileprivate static func matches(_ match: String, _ pattern: String) -> String {
    "\"\(match)\" matches \"\(pattern)\", which is not allowed"
  }

  fileprivate static func noMatch(_ noun: String, _ text: String, _ pattern: String) -> String {
    "the \(noun) \"\(text)\" does not match \"\(pattern)\""
  }

  fileprivate static func tooManySteps(_ noun: String, _ text: String, _ pattern: String) -> String {
    "the pattern \"\(pattern)\" takes too many steps on the \(noun) \"\(text)\"; "
      + "avoid repetition within repetition"
  }

  fileprivate static func tooMuchTime(_ pattern: String) -> String {
    "the pattern \"\(pattern)\" is not tried on this text and those after it: slow patterns have taken 5 seconds; "
      + "avoid repetition within repetition"
  }

  fileprivate static func otherForm(_ noun: String, _ text: String, _ form: String, _ expected: String?) -> String {
    "the \(noun) \"\(text)\" does not have the form \"\(form)\"" + (expected.map { "; expected \"\($0)\"" } ?? "")
  }
}
