import AppStoreReference
import Basics
import CatalogModel
public import SourceSyntax

/// Tests a team's own rules by the texts that they must accept and reject.
public struct CustomRuleTest: Sendable {
  private let configuration: LintConfiguration

  public init(_ configuration: LintConfiguration) { self.configuration = configuration }

  /// The rules with examples, and the rules without.
  public var tested: [CustomRule] { configuration.customRules.filter { !$0.examples.isEmpty } }
  public var untested: [CustomRule] { configuration.customRules.filter(\.examples.isEmpty) }

  /// The examples on which the rules disagree, in the order of the configuration.
  public var failures: [Diagnostic] {
    let (readers, budget) = (TextReaders(configuration), CustomRuleCheck.Budget())
    return configuration.customRules.enumerated().flatMap { index, rule -> [Diagnostic] in
      guard !rule.examples.isEmpty else { return [] }
      let findings = findings(of: rule, at: index, readers, budget)
      return rule.examples.enumerated().compactMap { failure(of: $1, rule, findings[$0]) }
    }.sorted { $0.range.start < $1.range.start }
  }

  /// An example for several locales is accepted if it is in each of them, and rejected if it is in one.
  private func failure(of example: CustomRule.Example, _ rule: CustomRule, _ finding: LocatedFinding?) -> Diagnostic? {
    guard !locales(of: example, rule).isEmpty else {
      return Diagnostic(.error, "\"\(rule.id)\" has no text in the locale of this example", at: example.range)
    }
    if let finding, rule.isUndecided(finding.message) {
      return Diagnostic(.error, "\"\(rule.id)\" decides nothing: \(finding.message)", at: example.range)
    }
    switch (finding, example.isAccepted) {
    case (nil, true), (.some, false): return nil
    case (let finding?, true):
      return Diagnostic(.error, "\"\(rule.id)\" rejects an accepted text: \(finding.message)", at: example.range)
    case (nil, false):
      return Diagnostic(
        .error, "\"\(rule.id)\" finds nothing in \"\(example.text)\", which it has to reject", at: example.range)
    }
  }

  private func locales(of example: CustomRule.Example, _ rule: CustomRule) -> [StoreLocale] {
    StoreLocale.all.filter { rule.locales.contains($0) && example.locales.contains($0) }
  }

  /// The first finding of a rule in each of its examples, which are products of one catalog.
  private func findings(
    of rule: CustomRule, at index: Int, _ readers: TextReaders, _ budget: CustomRuleCheck.Budget
  ) -> [Int: LocatedFinding] {
    var alone = configuration
    alone.only = [rule.id]
    alone.levels = [:]
    let input = LintInput(
      name: "example", source: SourceFile(name: "example", bytes: []),
      catalog: Catalog(products: rule.examples.map { product(of: $0, rule) }), origin: NoOrigin())
    let found = LintEngine(configuration: alone).findings(
      ofCustomRule: index, in: input, readers: readers, sharing: budget)
    return found.reduce(into: [:]) { firsts, finding in
      guard finding.rule == rule.id, case .product(let index) = finding.subject, firsts[index] == nil else { return }
      firsts[index] = finding
    }
  }

  private func product(of example: CustomRule.Example, _ rule: CustomRule) -> Product {
    let (text, locales) = (example.text, locales(of: example, rule))
    var product = Product(item: "example", productID: "com.example.example")
    product.type = ProductType.allCases.first { rule.types.contains($0) } ?? .consumable
    // Checks one field, the first that the rule checks.
    let field = CustomRule.Field.allCases.first { rule.fields.contains($0) }
    switch field {
    case .title?: product.localizations = locales.map { Localization(locale: $0.code, storeLocale: $0, title: text) }
    case .description?:
      product.localizations = locales.map { Localization(locale: $0.code, storeLocale: $0, description: text) }
    case .referenceName?: product.referenceName = text
    case .productID?: product.productID = text
    case .reviewNotes?: product.review.notes = text
    case nil: break
    }
    return product
  }
}

/// The origin of a catalog that is in no file.
private struct NoOrigin: LintOrigin {
  func range(of path: CatalogPath, text: Range<Int>?) -> SourceRange? { nil }
}
