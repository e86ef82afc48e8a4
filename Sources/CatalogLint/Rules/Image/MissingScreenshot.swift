import AppStoreReference
import CatalogModel
import SourceSyntax

/// Products without a review screenshot.
enum MissingScreenshot: ProductRule {
  static let description = RuleDescription(
    id: "missing-screenshot", category: .image, defaultSeverity: .error,
    preconditions: [.screenshots],
    summary: "a product without a review screenshot, or whose screenshot does not exist",
    rationale: """
      App Store Connect does not accept a product for review without a screenshot of it in the \
      app; only the reviewer sees it. Paths are relative to the catalog file.
      """,
    sources: [.productInformation])

  static let examples = RuleExamples(
    accepted: [
      RuleExample("coins: {type: consumable, review: {screenshot: good.png}}"),
      RuleExample("coins: {type: consumable, review: {screenshot: damaged.png}}"),
      RuleExample("coins: {type: consumable, review: {screenshot: good.png, notes: Shop}}"),
    ],
    rejected: [
      RuleExample("⟦coins⟧: {type: consumable}"),
      RuleExample("⟦coins⟧: {type: consumable, review: {notes: Home › Shop}}"),
      RuleExample(#"coins: {type: consumable, review: {screenshot: ⟦""⟧}}"#),
      RuleExample("coins: {type: consumable, review: {screenshot: ⟦nowhere.png⟧}}"),
    ])

  static func check(_ product: Product, in lint: LintContext) {
    guard lint.facets.contains(.screenshots) else { return }
    guard let path = product.review.screenshot, !(path as String?).isBlank else {
      lint.report("the product has no review screenshot", at: .screenshot)
      return
    }
    guard case .failure(.missing) = lint.input.origin.image(at: path) else { return }
    lint.report(
      "\"\(path)\" does not exist; paths are relative to the catalog file", at: .screenshot)
  }
}
