import Basics
import CatalogModel
import SourceSyntax

extension LintConfiguration {
  /// Whether any rule about the app's code runs.
  package var runsCodeRules: Bool {
    LintRules.all.contains { $0.description.category == .code && severity(of: $0.description) != nil }
  }
}

/// The rules that a configuration enables, grouped by the subject of their checks.
struct ActiveRules: Sendable {
  private struct Active: Sendable {
    let rule: ActiveRule
    let checks: RuleChecks
    let preconditions: [RulePrecondition]
  }

  private var rules: [Active]
  /// The team's own rules; nil when there are none.
  private let custom: CustomRuleCheck?
  private let active: Set<String>
  private let unusedSuppression: ActiveRule?
  /// The rule that reports the problems found by the readers; it can't be turned off.
  private let invalidCatalog: ActiveRule
  /// Whether any of the rules reads images.
  let lookAtImages: Bool

  /// - Parameter alone: The index of the only custom rule to look at; nil for all.
  init(_ configuration: LintConfiguration, sharing budget: CustomRuleCheck.Budget, only alone: Int? = nil) {
    func rule(_ description: RuleDescription) -> ActiveRule? {
      configuration.severity(of: description).map { ActiveRule(id: description.id, severity: $0) }
    }
    custom = CustomRuleCheck(configuration, sharing: budget, only: alone)
    unusedSuppression = rule(UnusedSuppression.description)
    invalidCatalog =
      rule(InvalidCatalog.description) ?? ActiveRule(id: InvalidCatalog.description.id, severity: .error)
    rules = LintRules.all.compactMap { known in
      rule(known.description).map { rule in
        Active(rule: rule, checks: known.checks, preconditions: known.description.preconditions)
      }
    }
    active = Set(rules.map(\.rule.id) + (custom?.ids ?? []))
    lookAtImages = LintRules.all.contains { $0.description.category == .image && rule($0.description) != nil }
  }

  /// The rules without the ones that would find nothing because the catalog lacks information that they need.
  func applicable(without unmet: Set<RulePrecondition>) -> ActiveRules {
    var able = self
    able.rules.removeAll { $0.preconditions.contains(where: unmet.contains) }
    return able
  }

  /// Checks a catalog: the products of a large one in slices, on all processors.
  func check(_ checked: CheckedCatalog) -> FindingCollection {
    var found = FindingCollection()
    checked.readers.prepare(checked.catalog.products.reduce(into: []) { $0.formUnion($1.localizations.storeLocales) })
    let slices = Array(checked.catalog.products.indices).concurrentMap(slicesOf: Self.leastSlice) { products in
      check(products, of: checked)
    }
    for slice in slices { found.append(slice) }
    let matchers = PatternMatchers()
    for index in checked.catalog.groups.indices {
      let group = CheckedSubject(group: index, of: checked)
      checkTexts(of: group, matchers, into: &found)
      for rule in rules {
        guard let check = rule.checks.group else { continue }
        found.add(check(checked.catalog.groups[index], group), of: rule.rule, in: checked)
      }
    }
    found.add(ReadingLimits.cutOffs(of: checked.catalog), of: invalidCatalog, in: checked)
    if !checked.catalog.app.retentionMessages.isEmpty { checkRetentionMessages(of: checked, matchers, into: &found) }
    for rule in rules {
      guard let check = rule.checks.catalog else { continue }
      found.add(check(checked.catalog, checked), of: rule.rule, in: checked)
    }
    return found
  }

  /// Below this many products, a thread costs more than it saves.
  private static let leastSlice = 32

  private func check(_ products: ArraySlice<Int>, of checked: CheckedCatalog) -> FindingCollection {
    var found = FindingCollection()
    let matchers = PatternMatchers()
    for index in products where !checked.input.settled.contains(index) {
      let subject = CheckedSubject(product: index, of: checked)
      guard let product = subject.product else { continue }
      checkTexts(of: subject, matchers, into: &found)
      for index in rules.indices {
        guard let check = rules[index].checks.product else { continue }
        found.add(check(product, subject), of: rules[index].rule, in: checked)
      }
      for (rule, finding) in custom?.checkFields(of: subject, matchers) ?? [] {
        found.add([finding], of: rule, in: checked)
      }
    }
    return found
  }

  private func checkTexts(
    of subject: CheckedSubject, _ matchers: PatternMatchers, into found: inout FindingCollection
  ) {
    found.add(subject.cutOffs, of: invalidCatalog, in: subject.checked)
    for sample in subject.samples {
      for index in rules.indices where !sample.features.isDisjoint(with: rules[index].checks.triggers) {
        guard let check = rules[index].checks.text else { continue }
        found.add(check(sample, subject), of: rules[index].rule, in: subject.checked)
      }
    }
    for (rule, finding) in custom?.checkTexts(of: subject, matchers) ?? [] {
      found.add([finding], of: rule, in: subject.checked)
    }
  }

  /// Checks retention messages by the rules about wording and languages: what is particular to products, such as
  /// the length of a title, doesn't apply to them.
  private func checkRetentionMessages(
    of checked: CheckedCatalog, _ matchers: PatternMatchers, into found: inout FindingCollection
  ) {
    var able = self
    able.rules.removeAll { !Self.rulesOfMessages.contains($0.rule.id) && !Self.isWording($0.rule.id) }
    able.checkTexts(of: CheckedSubject(retentionMessagesOf: checked), matchers, into: &found)
  }

  private static let rulesOfMessages: Set<String> = [
    WrongScript.description.id, WrongLanguage.description.id, UntidySpacing.description.id,
    InvisibleCharacters.description.id, EmojiInText.description.id, Shouting.description.id,
  ]

  /// Whether a rule is about wording and not about prices, which no product gives a message.
  private static func isWording(_ id: String) -> Bool {
    LintRules.named(id)?.description.category == .wording && !id.contains("price")
  }

  /// Checks the catalogs that are linted together.
  func check(_ catalogs: [CheckedCatalog]) -> FindingCollection {
    var found = FindingCollection()
    for rule in rules {
      for finding in rule.checks.set?(catalogs.map(\.input)) ?? [] {
        found.add([finding], of: rule.rule, in: catalogs[finding.catalog ?? 0])
      }
    }
    return found
  }

  /// Reports the suppressions that didn't suppress any finding, except for rules that didn't run or
  /// that lacked something in the catalog.
  func checkSuppressions(of checked: CheckedCatalog, unmet: Set<RulePrecondition>, in found: inout FindingCollection) {
    guard let unusedSuppression else { return }
    for place in found.idleSuppressions(of: checked) {
      // It is unknown which suppressions a product that is not checked again would use.
      if !checked.input.settled.isEmpty, !checked.input.isCheckedProduct(place.subject) { continue }
      let rule = place.suppression.rule
      let isKnown = checked.configuration.knows(rule: rule)
      if isKnown && !active.contains(rule) { continue }
      if let preconditions = LintRules.named(rule)?.description.preconditions,
        preconditions.contains(where: unmet.contains)
      {
        continue
      }
      found.add(
        [UnusedSuppression.finding(about: place, isKnown: isKnown, in: checked)], of: unusedSuppression, in: checked)
    }
  }
}
