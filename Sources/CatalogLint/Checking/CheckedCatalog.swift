import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import TextReading

/// A catalog that is checked, with the facts known before its products are checked: constant while the rules run.
final class CheckedCatalog: Sendable {
  /// The index among the catalogs that are linted together.
  let index: Int
  let input: LintInput
  let configuration: LintConfiguration
  let readers: TextReaders
  /// The catalog's names for its own currencies.
  let currencyNames: CurrencyNames
  /// The locales that the app requires of its products.
  let appLocales: AppLocales
  let suppressions: Suppressions
  /// The products by their IDs, if there are suites or bundles whose members they may be.
  let members: [ExactText: Product]
  /// The prices of products for what they give, to which claims in texts are compared.
  let deals: DealTable
  /// The words in the name of the app, in its primary language or in English.
  let wordsOfApp: TextFeatures

  init(_ input: LintInput, at index: Int = 0, _ configuration: LintConfiguration, _ readers: TextReaders) {
    self.index = index
    self.input = input
    self.configuration = configuration
    self.readers = readers
    currencyNames = CurrencyNames(
      Array(input.catalog.currencies.prefix(ReadingLimits.checkedCurrencies(of: input.catalog))))
    appLocales = AppLocales(input.catalog.app)
    suppressions = Suppressions(input.catalog, today: configuration.today)
    let hasMembers = input.catalog.products.contains { $0.subscription?.members != nil }
    members = Dictionary(
      hasMembers ? input.catalog.products.map { (ExactText($0.productID), $0) } : [],
      uniquingKeysWith: { first, _ in first })
    deals = DealTable(input)
    wordsOfApp = Self.words(of: input.catalog.app)
  }

  var catalog: Catalog { input.catalog }
  var facets: CatalogFacets { input.catalog.facets }
  var profile: LimitProfile { configuration.profile }

  private static func words(of app: App) -> TextFeatures {
    guard let name = app.name else { return [] }
    let language = Language.of(app.primaryLocale.flatMap { StoreLocale.resolving($0) })
    let hits = WordMatcher(language).find(in: name)
    return hits.reduce(into: []) { $0.formUnion(.word($1.category)) }
  }

  /// Whether the reader of the file has reported the value of a field.
  func isReportedByReader(_ path: CatalogPath) -> Bool { placesReported(path) != nil }

  /// The problem that the reader of the file has reported in a field; nil also if it was only
  /// counted.
  func diagnostic(of path: CatalogPath) -> Diagnostic? {
    placesReported(path).flatMap { places in input.diagnostics.first { places.contains($0.range.start) } }
  }

  /// The place of a value that the reader of the file has reported.
  private func placesReported(_ path: CatalogPath) -> Range<Int>? {
    guard !input.diagnostics.isEmpty, let range = input.origin.range(of: path, text: nil) else { return nil }
    let places = range.start..<max(range.end, range.start + 1)
    return input.hasDiagnostic(in: places) ? places : nil
  }

  /// The findings of a rule with one finding for many products: it is about those in which the rule is not
  /// suppressed. For each of the others there is one that is suppressed, so that its suppression is in use.
  func one(
    of rule: RuleDescription, about products: [Int], _ finding: (_ first: Int, _ others: ArraySlice<Int>) -> RuleFinding
  ) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    var others: [Int] = []
    for product in products {
      if isSuppressed(rule, in: product) {
        findings.append(RuleFinding("", at: CatalogPath(.product(product))))
      } else {
        others.append(product)
      }
    }
    if let first = others.first { findings.append(finding(first, others.dropFirst())) }
    return findings
  }

  /// Whether findings of a rule are suppressed in a product.
  func isSuppressed(_ rule: RuleDescription, in product: Int) -> Bool {
    !suppressions.matching(rule.id, at: CatalogPath(.product(product)), in: catalog).isEmpty
  }
}
