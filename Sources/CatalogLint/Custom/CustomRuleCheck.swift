import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import TextReading

/// Checks texts against the team's active rules.
struct CustomRuleCheck: Sendable {
  /// A class, because the rules are enumerated for every text.
  private final class Active: Sendable {
    let rule: CustomRule
    let active: ActiveRule
    /// The replacement for each word of a substitution.
    let swaps: [String: String]

    init(rule: CustomRule, severity: Severity, swaps: [String: String]) {
      self.rule = rule
      active = ActiveRule(id: rule.id, severity: severity)
      self.swaps = swaps
    }
  }

  /// The rules, indexed by the owner of their words; nil for rules that don't run.
  private let rules: [Active?]
  /// The rules that check every text, whether or not it contains one of their words.
  private let whole: [Int]
  /// The rules with an expression that must not match.
  private let patterns: [Int]
  private let looksAtFields: Bool
  private let budget: Budget

  /// The budget that all patterns share, on all threads.
  final class Budget: Sendable {
    /// The microseconds that slow searches have taken.
    fileprivate let spent = AtomicInteger(0)
  }

  /// Nil when no custom rule runs.
  init?(_ configuration: LintConfiguration, sharing budget: Budget) {
    self.budget = budget
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
    patterns = rules.indices.filter { index in
      if case .pattern(_, mustMatch: false) = rules[index]?.rule.kind { true } else { false }
    }
    looksAtFields = rules.contains { active in
      active.map { !$0.rule.fields.isSubset(of: [.title, .description]) } ?? false
    }
  }

  /// The rules that run.
  var ids: [String] { rules.compactMap { $0?.rule.id } }

  /// A finding and its rule.
  typealias Found = (rule: ActiveRule, finding: RuleFinding)

  /// Checks the titles and descriptions of a product or group.
  func checkTexts(of subject: CheckedSubject, _ matchers: PatternMatchers) -> [Found] {
    subject.samples.flatMap { sample -> [Found] in
      let hasWords = sample.features.contains(.word(.custom))
      guard hasWords || !whole.isEmpty || !patterns.isEmpty else { return [] }
      let hits = hasWords ? sample.hits.filter { $0.category == .custom } : []
      return check(CustomRuleText(sample), hits, in: subject, matchers)
    }
  }

  /// Checks the other fields of a product.
  func checkFields(of subject: CheckedSubject, _ matchers: PatternMatchers) -> [Found] {
    guard looksAtFields, let product = subject.product else { return [] }
    return CustomRuleText.fields(of: product, at: subject.subject).flatMap { text in
      check(text, text.text.withUTF8Bytes { subject.checked.readers.customHits(in: $0) }, in: subject, matchers)
    }
  }

  private func check(
    _ text: CustomRuleText, _ hits: [WordHit], in subject: CheckedSubject, _ matchers: PatternMatchers
  ) -> [Found] {
    var found: [Found] = []
    func word(of hit: WordHit) -> String { subject.checked.readers.customWord(of: hit, locale: text.locale) ?? "" }
    for hit in hits {
      guard let active = rules[Int(hit.owner) - 1], active.rule.looks(at: text, in: subject),
        let finding = finding(about: hit, word(of: hit), active, text)
      else { continue }
      found.append((active.active, finding))
    }
    for index in whole where found.count <= ReadingLimits.customFindings {
      guard let active = rules[index], active.rule.looks(at: text, in: subject) else { continue }
      var findings: [RuleFinding] = []
      switch active.rule.kind {
      case .required(let words):
        let isThere = hits.contains { hit in
          Int(hit.owner) == index + 1 && active.rule.takes(text.excerpt(hit.range), as: word(of: hit))
        }
        if !isThere { findings = checkRequired(words, active.rule, text) }
      case .pattern(let pattern, _): findings = check(pattern, mustMatch: true, of: index, text, matchers)
      case .template(let forms): findings = check(forms, active.rule, text, in: subject)
      case .existence, .substitution: break
      }
      found += findings.map { (active.active, $0) }
    }
    for index in patterns where found.count <= ReadingLimits.customFindings {
      guard let active = rules[index], active.rule.looks(at: text, in: subject),
        case .pattern(let pattern, _) = active.rule.kind
      else { continue }
      found += check(pattern, mustMatch: false, of: index, text, matchers).map { (active.active, $0) }
    }
    let limit = ReadingLimits.customFindings
    if found.count > limit {
      found.removeSubrange(limit...)
      found.append(
        (found[limit - 1].rule, .cutOff(text.path, has: "more findings of your own rules", limit)))
    }
    return found
  }

  /// The number of texts on which a pattern may exceed the step limit before it is abandoned.
  private static let mostFailures = 10
  /// The time that all searches longer than a millisecond may take together, in microseconds: for many patterns
  /// that stay below the step limit, on many texts.
  private static let mostTime = 5_000_000

  // MARK: Words

  private func finding(about hit: WordHit, _ word: String, _ active: Active, _ text: CustomRuleText) -> RuleFinding? {
    let rule = active.rule
    let match = text.excerpt(hit.range)
    guard rule.takes(match, as: word) else { return nil }
    let part = text.hasParts ? hit.range : nil
    switch rule.kind {
    case .existence:
      return RuleFinding(rule.message(match: match) ?? .forbidden(match), at: text.path, part: part)
    case .substitution:
      guard let preferred = active.swaps[word], preferred != match else { return nil }
      let written = preferred.capitalized(as: match, for: word)
      // If case is ignored, "iPhone" as the replacement for "iphone" also matches itself.
      guard written != match else { return nil }
      return RuleFinding(
        rule.message(match: match, preferred: written) ?? .substitute(match, written), at: text.path, part: part,
        fix: text.hasParts
          ? Fix(
            "write \"\(written)\" instead of \"\(match)\"", safety: .unsafe,
            edits: [CatalogEdit(text.path, .replacePart(hit.range, written))]) : nil)
    case .required, .pattern, .template: return nil
    }
  }

  private func checkRequired(_ words: [CustomRule.Words], _ rule: CustomRule, _ text: CustomRuleText) -> [RuleFinding] {
    let wanted = words.filter { $0.locales.contains(text.locale) }.flatMap(\.words).map(CustomRuleWords.core)
    guard !wanted.isEmpty else { return [] }
    let message =
      rule.message(match: text.text) ?? .required(text.noun, text.text, CustomRule.listed(wanted))
    return [RuleFinding(message, at: text.path)]
  }

  // MARK: Patterns and templates

  private func check(
    _ pattern: TextPattern, mustMatch: Bool, of index: Int, _ text: CustomRuleText, _ matchers: PatternMatchers
  ) -> [RuleFinding] {
    guard let rule = rules[index]?.rule else { return [] }
    let matcher = matchers.matcher(ofRule: index, pattern)
    if let matcher, matcher.failures >= Self.mostFailures { return [] }
    guard budget.spent.load() < Self.mostTime else {
      matcher?.failures = Self.mostFailures
      return [RuleFinding(.tooMuchTime(pattern.source), at: text.path)]
    }
    let start = ContinuousClock.now
    let found = matcher?.matches(in: text.text, atMost: mustMatch ? 1 : 10)
    let time = (ContinuousClock.now - start) / .microseconds(1)
    if time > 1_000 { budget.spent.add(Int(time)) }
    guard let matches = found else {
      return [RuleFinding(.tooManySteps(text.noun, text.text, pattern.source), at: text.path)]
    }
    if mustMatch {
      guard matches.isEmpty else { return [] }
      return [
        RuleFinding(rule.message(match: text.text) ?? .noMatch(text.noun, text.text, pattern.source), at: text.path)
      ]
    }
    return matches.map { match in
      let part = text.hasParts && !match.isEmpty ? match : nil
      let excerpt = text.excerpt(match)
      return RuleFinding(
        rule.message(match: excerpt) ?? .matches(excerpt, pattern.source), at: text.path, part: part)
    }
  }

  private func check(
    _ forms: [CustomRule.Form], _ rule: CustomRule, _ text: CustomRuleText, in subject: CheckedSubject
  ) -> [RuleFinding] {
    let meant = forms.filter { $0.field == text.field && $0.locales.contains(text.locale) }
    guard let product = subject.product, let form = meant.first(where: { !$0.locales.isAll }) ?? meant.first else {
      return []
    }
    let values = subject.catalog.templateValues(for: product, locale: text.localeName, storeLocale: text.locale)
    let check = TemplateForm(form.template, values: values, ignoresCase: rule.ignoresCase)
    guard !check.matches(text.text) else { return [] }
    let notation = form.template.parts.map(\.notation).joined()
    let expected = check.isKnown ? values.fill(form.template) : nil
    return [
      RuleFinding(
        rule.message(match: text.text, preferred: expected ?? notation)
          ?? .otherForm(text.noun, text.text, notation, expected), at: text.path,
        fix: text.hasParts
          ? expected.map { Fix("write \"\($0)\"", safety: .unsafe, edits: [CatalogEdit(text.path, .replace($0))]) }
          : nil)
    ]
  }
}

extension CustomRule {
  /// Whether a finding says that the pattern of the rule was not searched to the end.
  func isUndecided(_ message: String) -> Bool {
    guard case .pattern(let pattern, _) = kind else { return false }
    return [Message.tooManySteps("", "", pattern.source), .tooMuchTime(pattern.source)].contains {
      message.hasPrefix($0.texts[0] + pattern.source + $0.texts[1])
    }
  }

  /// Whether the rule applies to a text of the current product or group.
  fileprivate func looks(at text: CustomRuleText, in subject: CheckedSubject) -> Bool {
    guard fields.contains(text.field), locales.contains(text.locale) else { return false }
    return types.isEmpty || subject.product?.type.map(types.contains) ?? false
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

  /// Our own limit of a message; fields beyond it stay unfilled.
  private static let mostBytes = 10_000

  /// The team's own message, with its fields filled.
  fileprivate func message(match: String, preferred: String = "") -> Message? {
    message.map { message in
      // Filled from the end in one pass: a value may contain braces itself.
      let filled = TemplateText(message).unknownFields.reversed().reduce(message) { filled, field in
        let value = field.name == "match" ? match : field.name == "preferred" ? preferred : nil
        guard let value, filled.utf8.count + value.utf8.count <= Self.mostBytes else { return filled }
        let bytes = Array(filled.utf8)
        return String(decoding: bytes[..<field.range.lowerBound], as: UTF8.self) + value
          + String(decoding: bytes[field.range.upperBound...], as: UTF8.self)
      }
      return Message(verbatim: filled)
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
}

extension Message {
  fileprivate static func forbidden(_ word: String) -> Message {
    "\"\(word)\" must not be used here; choose another word"
  }

  fileprivate static func substitute(_ word: String, _ preferred: String) -> Message {
    "\"\(word)\" should be \"\(preferred)\""
  }

  fileprivate static func required(_ noun: Message, _ text: String, _ words: Message) -> Message {
    "the \(noun) \"\(text)\" contains none of \(words)"
  }

  fileprivate static func matches(_ match: String, _ pattern: String) -> Message {
    "\"\(match)\" matches \"\(pattern)\", which is not allowed"
  }

  fileprivate static func noMatch(_ noun: Message, _ text: String, _ pattern: String) -> Message {
    "the \(noun) \"\(text)\" does not match \"\(pattern)\""
  }

  fileprivate static func tooManySteps(_ noun: Message, _ text: String, _ pattern: String) -> Message {
    "the pattern \"\(pattern)\" takes too many steps on the \(noun) \"\(text)\"; "
      + "avoid repetition within repetition"
  }

  fileprivate static func tooMuchTime(_ pattern: String) -> Message {
    "the pattern \"\(pattern)\" is not tried on this text and those after it: slow patterns have taken 5 seconds; "
      + "avoid repetition within repetition"
  }

  fileprivate static func otherForm(_ noun: Message, _ text: String, _ form: String, _ expected: String?) -> Message {
    expected.map { "the \(noun) \"\(text)\" does not have the form \"\(form)\"; expected \"\($0)\"" }
      ?? "the \(noun) \"\(text)\" does not have the form \"\(form)\""
  }
}
