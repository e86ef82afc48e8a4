import Basics
import CatalogModel
import SourceSyntax

/// A rule that runs, and the severity that it is configured to have.
struct ActiveRule: Sendable {
  let id: String
  let severity: Severity
}

/// The rules that a configuration enables, by what they check.
struct ActiveRules: Sendable {
  private struct Active<Check: Sendable>: Sendable {
    let rule: ActiveRule
    let check: Check
    let preconditions: [RulePrecondition]
    /// The features of texts that the rule looks at.
    var triggers: TextFeatures = []
  }

  private var texts: [Active<any TextRule.Type>] = []
  private var products: [Active<any ProductRule.Type>] = []
  private var groups: [Active<any GroupRule.Type>] = []
  private var catalogs: [Active<any CatalogRule.Type>] = []
  private var sets: [Active<any CatalogSetRule.Type>] = []
  /// The team's own; nil when there are none.
  private let custom: CustomRuleCheck?
  private var active: Set<String> = []
  private let unusedSuppression: ActiveRule?
  /// Reports what the readers report; it can't be turned off.
  private let invalidCatalog: ActiveRule
  /// Whether any of the rules reads images.
  private(set) var lookAtImages = false

  init(_ configuration: LintConfiguration) {
    func rule(_ description: RuleDescription) -> ActiveRule? {
      configuration.severity(of: description).map { ActiveRule(id: description.id, severity: $0) }
    }
    custom = CustomRuleCheck(configuration)
    unusedSuppression = rule(UnusedSuppression.description)
    invalidCatalog =
      rule(InvalidCatalog.description) ?? ActiveRule(id: InvalidCatalog.description.id, severity: .error)
    if let custom { active.formUnion(custom.ids) }
    for type in LintRules.all {
      let description = type.description
      guard let rule = rule(description) else { continue }
      active.insert(rule.id)
      if description.category == .image { lookAtImages = true }
      func checking<Check>(_ check: Check) -> Active<Check> {
        Active(rule: rule, check: check, preconditions: description.preconditions)
      }
      let checks = type.checks
      if let check = checks.text {
        var text = checking(check)
        text.triggers = check.triggers
        texts.append(text)
      }
      if let check = checks.product { products.append(checking(check)) }
      if let check = checks.group { groups.append(checking(check)) }
      if let check = checks.catalog { catalogs.append(checking(check)) }
      if let check = checks.set { sets.append(checking(check)) }
    }
  }

  /// The rules without those that would find nothing because the catalog lacks what they need.
  func thatCanLook(without unmet: Set<RulePrecondition>) -> ActiveRules {
    func canLook<Check>(_ rule: Active<Check>) -> Bool { !rule.preconditions.contains(where: unmet.contains) }
    var rules = self
    rules.texts = texts.filter(canLook)
    rules.products = products.filter(canLook)
    rules.groups = groups.filter(canLook)
    rules.catalogs = catalogs.filter(canLook)
    return rules
  }

  /// Checks a catalog: the products of a large one in slices, on all processors.
  func check(_ checked: CheckedCatalog) -> FindingCollection {
    var found = FindingCollection()
    let slices = Array(checked.catalog.products.indices).concurrentMap(slicesOf: Self.leastSlice) { products in
      check(products, of: checked)
    }
    for slice in slices { found.append(slice) }
    let matchers = PatternMatchers()
    for index in checked.catalog.groups.indices {
      let group = CheckedSubject(group: index, of: checked)
      checkTexts(of: group, matchers, into: &found)
      for rule in groups {
        found.add(rule.check.check(checked.catalog.groups[index], in: group), of: rule.rule, in: checked)
      }
    }
    for rule in catalogs { found.add(rule.check.check(checked.catalog, in: checked), of: rule.rule, in: checked) }
    return found
  }

  /// Below this many products, a thread costs more than it saves.
  private static let leastSlice = 256

  private func check(_ products: ArraySlice<Int>, of checked: CheckedCatalog) -> FindingCollection {
    var found = FindingCollection()
    let matchers = PatternMatchers()
    for index in products where !checked.input.settled.contains(index) {
      let subject = CheckedSubject(product: index, of: checked)
      guard let product = subject.product else { continue }
      checkTexts(of: subject, matchers, into: &found)
      for rule in self.products { found.add(rule.check.check(product, in: subject), of: rule.rule, in: checked) }
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
      for index in texts.indices where !sample.features.isDisjoint(with: texts[index].triggers) {
        found.add(texts[index].check.check(sample, in: subject), of: texts[index].rule, in: subject.checked)
      }
    }
    for (rule, finding) in custom?.checkTexts(of: subject, matchers) ?? [] {
      found.add([finding], of: rule, in: subject.checked)
    }
  }

  /// Checks the catalogs that are linted together.
  func check(_ catalogs: [CheckedCatalog]) -> FindingCollection {
    var found = FindingCollection()
    for rule in sets {
      for finding in rule.check.check(catalogs.map(\.input)) {
        found.add([finding], of: rule.rule, in: catalogs[finding.catalog ?? 0])
      }
    }
    return found
  }

  /// Reports the suppressions that didn't suppress any finding, except those of rules that didn't
  /// run or that lacked something in the catalog.
  func checkSuppressions(of checked: CheckedCatalog, unmet: Set<RulePrecondition>, in found: inout FindingCollection) {
    guard let unusedSuppression else { return }
    for place in found.idleSuppressions(of: checked) {
      // What a settled product would use is not known.
      if !checked.input.settled.isEmpty, !checked.input.isUnsettledProduct(place.subject) { continue }
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
