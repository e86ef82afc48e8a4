import AppStoreReference
import CatalogModel
import SourceSyntax

/// More products than an app can have.
enum TooManyProducts: CatalogRule {
  static let description = RuleDescription(
    id: "too-many-products", category: .identity, defaultSeverity: .error,
    summary: "over {products.per-app} products in one app",
    rationale: """
      App Store Connect allows at most {products.per-app} in-app purchases per app, including those that were \
      removed from sale.
      """,
    facts: ["products.per-app"])

  /// Ten thousand products would not be a readable example; the tests generate them.
  static let examples = RuleExamples(
    accepted: [
      RuleExample("coins60: {type: consumable}"),
      RuleExample("coins60: {type: consumable}\ncoins300: {type: consumable}"),
      RuleExample("sword: {type: non-consumable}\npass: {type: non-renewing}"),
    ], rejected: [])

  static func check(_ catalog: Catalog, in lint: LintContext) {
    let limit = lint.profile.productsPerApp.value
    guard catalog.products.count > limit else { return }
    lint.report(
      .tooMany(catalog.products.count, limit), path: CatalogPath(.product(limit), .productID))
  }
}

extension String {
  fileprivate static func tooMany(_ count: Int, _ limit: Int) -> String {
    "the app has \(count) products; App Store Connect allows at most \(limit), and this is the "
      + "first over the limit"
  }
}
