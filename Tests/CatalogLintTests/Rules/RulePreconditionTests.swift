import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax
import Testing

@testable import CatalogLint

/// A rejected example of a rule that needs something.
struct NeedCase: Sendable, CustomTestStringConvertible {
  let test: RuleCase
  let need: RulePrecondition

  var testDescription: String { "\(test.rule.id) without \(need.rawValue)" }

  static let all = RuleCase.rejected.flatMap { test in test.rule.preconditions.map { NeedCase(test: test, need: $0) } }
}

@Suite("What rules need to know") struct RulePreconditionTests {
  @Test("a rule with everything it needs reports findings, and is not listed as skipped", arguments: NeedCase.all)
  func met(_ test: NeedCase) {
    let report = MarkedCatalog(test.test.example.text).lint(
      only: [test.test.rule.id], previous: test.test.example.previous, exported: test.test.example.exported,
      code: test.test.example.code, images: RuleCase.images)
    #expect(!report.findings.isEmpty)
    #expect(!report.skippedRules.contains { $0.rule == test.test.rule.id })
  }

  /// The engine leaves out such a rule. If run anyway, it must not find anything either, or else
  /// leaving it out would lose findings.
  @Test("without it, the rule finds nothing, even when it is run", arguments: NeedCase.all) func unmet(_ test: NeedCase)
    throws
  {
    let input = test.need.removed(from: Self.input(test.test.example))
    let id = test.test.rule.id
    #expect(!test.need.isMet(by: input))
    let today = try #require(CalendarDate("2026-11-21"))
    let configuration = LintConfiguration(only: [id], today: today)
    let report = LintEngine(configuration: configuration).lint([input])
    #expect(report.findings.isEmpty)
    let skipped = try #require(report.skippedRules.first { $0.rule == id })
    #expect(skipped.files == [0])
    guard case .needs(let needs) = skipped.reason else {
      Issue.record("\(skipped.reason)")
      return
    }
    #expect(needs.contains(test.need))

    let rule = try #require(LintRules.named(id))
    let readers = TextReaders(configuration)
    #expect(Self.findings(of: rule, in: CheckedCatalog(input, configuration, readers)).map(\.message).isEmpty)
  }

  private static func input(_ example: RuleExample) -> LintInput {
    func read(_ text: String) -> CatalogDocument {
      CatalogYAMLDecoder.read(SourceFile(name: "catalog.yml", text: MarkedCatalog(text).text))
    }
    let document = read(example.text)
    var input = LintInput(document, previous: example.previous.map { read($0).catalog }, image: RuleCase.images)
    input.add(exported: example.exported)
    input.add(code: example.code)
    return input
  }

  private static func findings(of rule: LintRule, in checked: CheckedCatalog) -> [RuleFinding] {
    let catalog = checked.catalog
    func texts(_ subject: CheckedSubject) -> [RuleFinding] {
      subject.samples.flatMap { sample in
        sample.features.isDisjoint(with: rule.checks.triggers) ? [] : rule.checks.text?(sample, subject) ?? []
      }
    }
    let products = catalog.products.indices.flatMap { index in
      let subject = CheckedSubject(product: index, of: checked)
      return texts(subject) + (rule.checks.product?(catalog.products[index], subject) ?? [])
    }
    let groups = catalog.groups.indices.flatMap { index in
      let subject = CheckedSubject(group: index, of: checked)
      return texts(subject) + (rule.checks.group?(catalog.groups[index], subject) ?? [])
    }
    return products + groups + (rule.checks.catalog?(catalog, checked) ?? [])
      + (rule.checks.set?([checked.input]) ?? [])
  }
}

extension RulePrecondition {
  /// The input without what is needed.
  fileprivate func removed(from input: LintInput) -> LintInput {
    var input = input
    func change(_ edit: (inout Product) -> Void) {
      for index in input.catalog.products.indices { edit(&input.catalog.products[index]) }
    }
    switch self {
    case .bundleID:
      input.catalog.app.bundleID = nil
      input.catalog.facets.remove(.bundleID)
    case .appName: input.catalog.app.name = nil
    case .primaryLocale: input.catalog.app.primaryLocale = nil
    case .appLocales: input.catalog.app.locales = []
    case .appProperties: input.catalog.facets.remove(.appLocales)
    case .currencies: input.catalog.currencies = []
    case .grants: change { $0.grants = [] }
    case .storefrontPrices: input.catalog.facets.remove(.allStorefronts)
    case .screenshots:
      input.catalog.facets.remove(.screenshots)
      change {
        $0.review.screenshot = nil
        $0.promotionalImage = nil
      }
    case .reviewNotes:
      input.catalog.facets.remove(.reviewNotes)
      change { $0.review.notes = nil }
    case .groupTexts:
      input.catalog.facets.remove(.groupTexts)
      for index in input.catalog.groups.indices { input.catalog.groups[index].localizations = [] }
    case .earlierRevision: input.previous = nil
    case .exportedFile: input.exports = []
    case .code: input.code = nil
    }
    return input
  }
}
