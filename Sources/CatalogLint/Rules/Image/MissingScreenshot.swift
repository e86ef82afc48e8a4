import AppStoreReference
import Basics
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

  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    guard checked.facets.contains(.screenshots) else { return [] }
    let without = catalog.products.indices.filter { index in
      let review = catalog.products[index].review
      return review.screenshot.isBlank && review.uploadedScreenshot.isBlank
    }
    return checked.one(of: description, about: without) { first, others in
      RuleFinding(
        .without(others.count + 1, of: catalog.products.count), at: CatalogPath(.product(first), .screenshot),
        related: others.map { .init("also without", CatalogPath(.product($0), .screenshot)) })
    }
  }
}

extension Message {
  fileprivate static func without(_ count: Int, of products: Int) -> Message {
    count == 1 ? "the product has no review screenshot" : "\(count) of \(products) products have no review screenshot"
  }
}
