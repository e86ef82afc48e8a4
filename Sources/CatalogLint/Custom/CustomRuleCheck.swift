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
    /// The expression as messages quote it; empty for other rules.
    let quote: String
    /// The words of a rule for which case matters, sorted by their bytes, without those that begin with another one.
    private let words: [[UInt8]]
    /// The words of which texts of a locale need one, as a message names them; nil for none.
    private let lists = Lock<[StoreLocale?: Message?]>([:])

    init(rule: CustomRule, severity: Severity) {
      self.rule = rule
      active = ActiveRule(id: rule.id, severity: severity)
      var swaps: [String: String] = [:]
      if case .substitution(let pairs, _) = rule.kind {
        for pair in pairs { swaps[CustomRuleWords.core(pair.word)] = pair.preferred }
      }
      self.swaps = swaps
      if case .pattern(let pattern, _) = rule.kind { quote = pattern.quote } else { quote = "" }
      var words: [[UInt8]] = []
      let all = rule.ignoresCase ? [] : rule.words.map { Array(CustomRuleWords.core($0).utf8) }
      for word in all.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
        if let last = words.last, word.starts(with: last) { continue }
        words.append(word)
      }
      self.words = words
    }

    /// Whether a match counts as a word: always, unless case matters.
    func takes(_ match: String, as word: String) -> Bool {
      guard !rule.ignoresCase else { return true }
      if match.utf8.starts(with: word.utf8) { return true }
      // Words that differ only in case were matched as one of them.
      let bytes = Array(match.utf8)
      let place = words.partitioningIndex { bytes.lexicographicallyPrecedes($0) }
      return place > 0 && bytes.starts(with: words[place - 1])
    }

    /// The words of which a text of a locale needs one: there may be thousands, so they are collected once.
    func wanted(in locale: StoreLocale?) -> Message? {
      guard case .required(let words) = rule.kind else { return nil }
      return lists.withLock { known -> Message? in
        if let found = known[locale] { return found }
        let wanted = words.filter { $0.locales.contains(locale) }.flatMap(\.words).map(CustomRuleWords.core)
        let message: Message? = wanted.isEmpty ? nil : CustomRule.listed(wanted)
        known.updateValue(message, forKey: locale)
        return message
      }
    }
  }

  /// The rules that run, by their indices, which the owners of their words follow.
  private let rules: [Int: Active]
  /// The rules that check every text, whether or not it contains one of their words.
  private let whole: [Int]
  /// The rules with an expression that must not match.
  private let patterns: [Int]
  private let looksAtFields: Bool
  /// The names of the rules that run.
  let ids: [String]
  private let budget: Budget

  /// The budget that all patterns share, on all threads.
  final class Budget: Sendable {
    /// The microseconds that slow searches have taken.
    fileprivate let spent = AtomicInteger(0)
  }

  /// Nil when no custom rule runs.
  ///
  /// - Parameter alone: The index of the only rule to look at; nil for all.
  init?(_ configuration: LintConfiguration, sharing budget: Budget, only alone: Int? = nil) {
    self.budget = budget
    var rules: [Int: Active] = [:]
    for index in alone.map({ $0..<$0 + 1 }) ?? configuration.customRules.indices {
      let rule = configuration.customRules[index]
      guard let severity = configuration.severity(of: rule.description) else { continue }
      rules[index] = Active(rule: rule, severity: severity)
    }
    guard !rules.isEmpty else { return nil }
    self.rules = rules
    let indices = rules.keys.sorted()
    ids = indices.compactMap { rules[$0]?.rule.id }
    whole = indices.filter { index in
      switch rules[index]?.rule.kind {
      case .required, .pattern(_, mustMatch: true), .template: true
      case .existence, .substitution, .pattern, nil: false
      }
    }
    patterns = indices.filter { index in
      if case .pattern(_, mustMatch: false) = rules[index]?.rule.kind { true } else { false }
    }
    looksAtFields = rules.values.contains { !$0.rule.fields.isSubset(of: [.title, .description]) }
  }

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
    func isWord(_ hit: WordHit) -> Bool {
      rules[Int(hit.owner) - 1]?.takes(text.excerpt(hit.range), as: word(of: hit)) ?? false
    }
    for hit in hits {
      guard let active = rules[Int(hit.owner) - 1], active.rule.looks(at: text, in: subject),
        let finding = finding(about: hit, word(of: hit), active, text)
      else { continue }
      found.append((active.active, finding))
    }
    let present: Set<Int> = whole.isEmpty ? [] : Set(hits.filter(isWord).map { Int($0.owner) - 1 })
    for index in whole where found.count <= ReadingLimits.customFindings {
      guard let active = rules[index], active.rule.looks(at: text, in: subject) else { continue }
      var findings: [RuleFinding] = []
      switch active.rule.kind {
      case .required: if !present.contains(index) { findings = checkRequired(active, text) }
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
    guard active.takes(match, as: word) else { return nil }
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

  private func checkRequired(_ active: Active, _ text: CustomRuleText) -> [RuleFinding] {
    guard let words = active.wanted(in: text.locale) else { return [] }
    let message = active.rule.message(match: text.text) ?? .required(text.noun, text.text, words)
    return [RuleFinding(message, at: text.path)]
  }

  // MARK: Patterns and templates

  private func check(
    _ pattern: TextPattern, mustMatch: Bool, of index: Int, _ text: CustomRuleText, _ matchers: PatternMatchers
  ) -> [RuleFinding] {
    guard let active = rules[index] else { return [] }
    let (rule, quote) = (active.rule, active.quote)
    let matcher = matchers.matcher(ofRule: index, pattern)
    if let matcher, matcher.failures >= Self.mostFailures { return [] }
    guard budget.spent.load() < Self.mostTime else {
      matcher?.failures = Self.mostFailures
      return [RuleFinding(.tooMuchTime(quote), at: text.path)]
    }
    let start = ContinuousClock.now
    let found = matcher?.matches(in: text.text, atMost: mustMatch ? 1 : 10)
    let time = (ContinuousClock.now - start) / .microseconds(1)
    if time > 1_000 { budget.spent.add(Int(time)) }
    guard let matches = found else {
      return [RuleFinding(.tooManySteps(text.noun, text.text, quote), at: text.path)]
    }
    if mustMatch {
      guard matches.isEmpty else { return [] }
      return [
        RuleFinding(rule.message(match: text.text) ?? .noMatch(text.noun, text.text, quote), at: text.path)
      ]
    }
    return matches.map { match in
      let part = text.hasParts && !match.isEmpty ? match : nil
      let excerpt = text.excerpt(match)
      return RuleFinding(
        rule.message(match: excerpt) ?? .matches(excerpt, quote), at: text.path, part: part)
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
    let quote = pattern.quote
    return [Message.tooManySteps("", "", quote), .tooMuchTime(quote)].contains {
      message.hasPrefix($0.texts[0] + quote + $0.texts[1])
    }
  }

  /// Whether the rule applies to a text of the current product or group.
  fileprivate func looks(at text: CustomRuleText, in subject: CheckedSubject) -> Bool {
    guard fields.contains(text.field), locales.contains(text.locale) else { return false }
    return types.isEmpty || subject.product?.type.map(types.contains) ?? false
  }

  /// The words that it looks for.
  fileprivate var words: [String] {
    switch kind {
    case .existence(let words, _), .required(let words): words.flatMap(\.words)
    case .substitution(let swaps, _): swaps.map(\.word)
    case .pattern, .template: []
    }
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

extension TextPattern {
  /// The expression as messages quote it: its beginning, if they could not say what is wrong behind all of it. Secrets
  /// are hidden before a part by which they are recognized is cut off.
  fileprivate var quote: String { VisibleText.start(of: Secrets.redacted(source), bytes: Self.longestQuote) }

  /// Our own limit.
  private static let longestQuote = 300
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
