import Basics
import CatalogModel
import Dispatch
import SourceSyntax

/// Runs the rules on catalogs and collects their findings.
public struct LintEngine: Sendable {
  public let configuration: LintConfiguration

  public init(configuration: LintConfiguration) { self.configuration = configuration }

  /// Lints catalogs together: rules that compare catalogs see all of them.
  ///
  /// The findings are sorted by file, location and rule, without duplicates.
  public func lint(_ inputs: [LintInput]) -> LintReport {
    let rules = ActiveRules(configuration)
    let lint = LintContext(
      inputs: inputs, configuration: configuration, readers: TextReaders(configuration, for: inputs),
      rules: rules.running)
    let unmet = inputs.map(RulePrecondition.unmet)
    if rules.lookAtImages { for input in inputs { input.origin.prepare(images: input.catalog.products.imagePaths) } }
    for (index, input) in inputs.enumerated() {
      lint.enterCatalog(index)
      let active = rules.thatCanLook(without: unmet[index])
      checkProducts(of: index, with: active, without: unmet[index], in: lint)
      for group in input.catalog.groups.indices {
        lint.enterGroup(group)
        active.checkTexts(in: lint)
        active.checkGroup(input.catalog.groups[group], in: lint)
      }
      lint.leaveSubjects()
      active.checkCatalog(input.catalog, in: lint)
    }
    rules.checkSet(inputs.map(\.catalog), in: lint)
    rules.checkSuppressions(unmet: unmet, in: lint)

    var summary = LintSummary()
    summary.files = inputs.count
    summary.products = inputs.reduce(0) { $0 + $1.catalog.products.count }
    let findings = FindingLocator(inputs: inputs).locate(
      lint.takeFindings().combiningTemplates(of: inputs),
      mostSevere: configuration.severity(of: InvalidCatalog.description) ?? .error,
      // What could not be read could not be linted: no configuration makes such a file clean.
      errorsOnly: configuration.severity(of: InvalidCatalog.description) == nil)
    summary.count(findings)
    let customRules = configuration.customRules.map(\.description)
    return LintReport(
      findings: findings, summary: summary, inputs: inputs,
      profiles: Array(repeating: configuration.profile, count: inputs.count), customRules: customRules,
      skippedRules: SkippedRule.all(
        LintRules.all.map { $0.description } + customRules, configuration: configuration, unmet: unmet))
  }

  /// Checks the products of a catalog: those of a large one in chunks, on all processors.
  private func checkProducts(
    of index: Int, with active: ActiveRules, without unmet: Set<RulePrecondition>, in lint: LintContext
  ) {
    let count = lint.inputs[index].catalog.products.count
    let chunks = min(Self.mostChunks, count / Self.leastChunk)
    guard chunks > 1 else {
      active.check(0..<count, in: lint)
      return
    }
    let inputs = lint.inputs
    let readers = lint.readers
    let shared = lint.shared
    let gathered = Lock([LintContext.Gathered?](repeating: nil, count: chunks))
    DispatchQueue.concurrentPerform(iterations: chunks) { chunk in
      // Each thread gets its own list of inputs, rules and readers: threads that count references to
      // the same objects wait for each other.
      let active = ActiveRules(configuration).thatCanLook(without: unmet)
      let lint = LintContext(
        inputs: inputs.map(\.self), configuration: configuration, readers: TextReaders(readers), rules: active.running)
      lint.enterChunk(of: shared)
      active.check(count * chunk / chunks..<count * (chunk + 1) / chunks, in: lint)
      let result = lint.gathered
      gathered.withLock { $0[chunk] = result }
    }
    lint.absorb(
      gathered.withLock { parts in
        defer { parts = [] }
        return parts.compactMap(\.self)
      })
  }

  /// Below this many products, a thread costs more than it saves.
  private static let leastChunk = 256
  private static let mostChunks = 16
}

/// The rules that a configuration enables, by what they check.
private struct ActiveRules: Sendable {
  /// Without the description, because the rules are enumerated for every text, and copying that means
  /// copying a dozen references.
  private struct Active<Check: Sendable>: Sendable {
    /// Its place in ``running``.
    let number: Int
    let check: Check
    let preconditions: [RulePrecondition]
  }

  /// The IDs and severities of all.
  private(set) var running: [LintContext.RunningRule] = []
  private var texts: [Active<any TextRule.Type>] = []
  /// The triggers of each text rule; stored separately from the rules, because nearly every check
  /// ends here.
  private var triggersOfTexts: [TextFeatures] = []
  private var products: [Active<any ProductRule.Type>] = []
  private var groups: [Active<any GroupRule.Type>] = []
  private var catalogs: [Active<any CatalogRule.Type>] = []
  private var sets: [Active<any CatalogSetRule.Type>] = []
  /// The team's own; nil when there are none.
  private var custom: CustomRuleCheck?
  private var active: Set<String> = []
  private var suppressionSeverity: Severity?
  /// Whether any of the rules reads images.
  private(set) var lookAtImages = false
  /// The union of the triggers of all text rules.
  private var triggers: TextFeatures = []

  init(_ configuration: LintConfiguration) {
    for rule in LintRules.all {
      let description = rule.description
      guard let severity = configuration.severity(of: description) else { continue }
      active.insert(description.id)
      if description.category == .image { lookAtImages = true }
      let number = running.count
      running.append(LintContext.RunningRule(id: description.id, severity: severity))
      func checking<Check>(_ check: Check) -> Active<Check> {
        Active(number: number, check: check, preconditions: description.preconditions)
      }
      let checks = rule.checks
      if let check = checks.text {
        texts.append(checking(check))
        triggersOfTexts.append(check.triggers)
        triggers.formUnion(check.triggers)
      }
      if let check = checks.product { products.append(checking(check)) }
      if let check = checks.group { groups.append(checking(check)) }
      if let check = checks.catalog { catalogs.append(checking(check)) }
      if let check = checks.set { sets.append(checking(check)) }
      if description.id == UnusedSuppression.description.id { suppressionSeverity = severity }
    }
    custom = CustomRuleCheck(configuration)
    if let custom { active.formUnion(custom.ids) }
  }

  /// The rules without those that would find nothing because the catalog lacks what they need.
  func thatCanLook(without unmet: Set<RulePrecondition>) -> ActiveRules {
    guard !unmet.isEmpty else { return self }
    func canLook<Check>(_ rule: Active<Check>) -> Bool { !rule.preconditions.contains(where: unmet.contains) }
    var rules = self
    let kept = texts.indices.filter { canLook(texts[$0]) }
    rules.texts = kept.map { texts[$0] }
    rules.triggersOfTexts = kept.map { triggersOfTexts[$0] }
    rules.triggers = rules.triggersOfTexts.reduce(into: []) { $0.formUnion($1) }
    rules.products = products.filter(canLook)
    rules.groups = groups.filter(canLook)
    rules.catalogs = catalogs.filter(canLook)
    return rules
  }

  /// Checks products and their texts.
  func check(_ products: Range<Int>, in lint: LintContext) {
    let settled = lint.input.settled
    for index in products {
      if !settled.isEmpty, settled.contains(index) {
        lint.passOver(product: index)
        continue
      }
      let product = lint.enterProduct(index)
      checkTexts(in: lint)
      check(product, in: lint)
      custom?.checkFields(in: lint)
    }
  }

  func checkTexts(in lint: LintContext) {
    for sample in lint.samples where !sample.features.isDisjoint(with: triggers) {
      let features = sample.features
      for rule in triggersOfTexts.indices where !features.isDisjoint(with: triggersOfTexts[rule]) {
        lint.enterRule(number: texts[rule].number)
        texts[rule].check.check(sample, in: lint)
      }
    }
    custom?.checkTexts(in: lint)
  }

  private func check(_ product: Product, in lint: LintContext) {
    for rule in products.indices {
      lint.enterRule(number: products[rule].number)
      products[rule].check.check(product, in: lint)
    }
  }

  func checkGroup(_ group: SubscriptionGroup, in lint: LintContext) {
    for rule in groups {
      lint.enterRule(number: rule.number)
      rule.check.check(group, in: lint)
    }
  }

  func checkCatalog(_ catalog: Catalog, in lint: LintContext) {
    for rule in catalogs {
      lint.enterRule(number: rule.number)
      rule.check.check(catalog, in: lint)
    }
  }

  func checkSet(_ catalogs: [Catalog], in lint: LintContext) {
    for rule in sets {
      lint.enterRule(number: rule.number)
      rule.check.check(catalogs, in: lint)
    }
  }

  /// Reports the suppressions that didn't suppress any finding, except those of rules that didn't
  /// run or that lacked something in the catalog.
  func checkSuppressions(unmet: [Set<RulePrecondition>], in lint: LintContext) {
    guard let suppressionSeverity else { return }
    lint.enterRule(UnusedSuppression.description.id, severity: suppressionSeverity)
    for key in lint.idleSuppressions {
      // What a settled product would use is not known.
      let hasSettled = !lint.inputs[key.catalog].settled.isEmpty
      if hasSettled, !lint.isUnsettledProduct(key.subject, ofCatalog: key.catalog) { continue }
      let rule = LintRules.named(key.suppression.rule)
      let isKnown = lint.configuration.knows(rule: key.suppression.rule)
      if isKnown && !active.contains(key.suppression.rule) { continue }
      if let rule, rule.description.preconditions.contains(where: unmet[key.catalog].contains) { continue }
      UnusedSuppression.check(key, isKnown: isKnown, in: lint)
    }
  }
}
