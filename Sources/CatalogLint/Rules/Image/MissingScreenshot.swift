import AppStoreReference
import CatalogModel
import SourceSyntax

/// Products without a review screenshot.
enum MissingScreenshot: CatalogRule {
  static let description = RuleDescription(
    id: "missing-screenshot", category: .image, defaultSeverity: .error, preconditions: [.screenshots],
    summary: "a product without a review screenshot",
    rationale: """
      App Store Connect does not accept a product for review without a screenshot of it in the \
      app; only the reviewer sees it. One that the store has already, and that "asc pull" has named, is \
      enough. Products without any are reported once, at the first. A screenshot that does not exist \
      is reported by `unreadable-image`.
      """,
    sources: [.productInformation])

  static let examples = RuleExamples(
    """
    accepted:
    - coins: {type: consumable, review: {screenshot: good.png}}
    - coins: {type: consumable, review: {screenshot: damaged.png}}
    - coins: {type: consumable, review: {screenshot: nowhere.png}}
    - coins: {type: consumable, review: {screenshot: good.png, notes: Shop}}
    - coins: {type: consumable, review: {uploadedScreenshot: 'shop.png, 4096 bytes', notes: Shop}}
    rejected:
    - ⟦coins⟧: {type: consumable}
    - ⟦coins⟧: {type: consumable, review: {notes: Home › Shop}}
    - ⟦coins⟧: {type: consumable}
      gems: {type: consumable}
      sword: {type: non-consumable, review: {screenshot: good.png}}
    - coins: {type: consumable, review: {screenshot: ⟦""⟧}}
    - ⟦coins⟧: {type: consumable, review: {uploadedScreenshot: ''}}
    """)

  static func check(_ catalog: Catalog, in lint: LintContext) {
    guard lint.facets.contains(.screenshots) else { return }
    var without: [Int] = []
    for index in catalog.products.indices {
      let review = catalog.products[index].review
      guard review.screenshot.isBlank, review.uploadedScreenshot.isBlank else { continue }
      if !lint.isSuppressed(at: .product(index)) { without.append(index) }
    }
    guard let first = without.first else { return }
    lint.report(
      .without(without.count, of: catalog.products.count), path: CatalogPath(.product(first), .screenshot),
      related: without.dropFirst().map { lint.place("also without", CatalogPath(.product($0), .screenshot)) })
  }
}

extension String {
  fileprivate static func without(_ count: Int, of products: Int) -> String {
    count == 1 ? "the product has no review screenshot" : "\(count) of \(products) products have no review screenshot"
  }
}
