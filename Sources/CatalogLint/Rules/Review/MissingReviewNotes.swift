import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Products whose location in the app isn't described.
enum MissingReviewNotes: CatalogRule {
  static let description = RuleDescription(
    id: "missing-review-notes", category: .review, defaultSeverity: .info, preconditions: [.reviewNotes],
    summary: "nothing tells the reviewer where products are sold; one finding per catalog",
    rationale: """
      A reviewer who can't find a product reports that it could not be located, under guideline \
      2.1(b), which costs a round of review. One line is enough: `notes: Home › Shop › Coins`. \
      Notes are not required, so there is one finding per catalog, at the first product without \
      notes, which says how many there are.
      """,
    sources: [ReviewGuideline.locatable])

  static let examples = RuleExamples(
    """
    accepted:
    - coins: {type: consumable, review: {notes: Home › Shop › Coins}}
    - coins: {type: consumable, review: {notes: 首页 › 商城 › 金币}}
    - coins: {type: consumable, review: {notes: ホーム › ショップ}}
    rejected:
    - ⟦coins⟧: {type: consumable}
    - coins: {type: consumable, review: {notes: ⟦""⟧}}
    - coins60: {type: consumable, review: {notes: Start › Laden}}
      ⟦coins300⟧: {type: consumable, review: {screenshot: good.png}}
      coins680: {type: consumable}
    """)

  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    guard checked.facets.contains(.reviewNotes) else { return [] }
    let without = catalog.products.indices.filter { catalog.products[$0].review.notes?.isBlankText ?? true }
    // A product that intentionally has none is neither reported nor counted.
    return checked.one(of: description, about: without) { first, others in
      RuleFinding(
        .missing(others.count + 1, of: catalog.products.count), at: CatalogPath(.product(first), .reviewNotes))
    }
  }
}

extension Message {
  fileprivate static func missing(_ count: Int, of all: Int) -> Message {
    count == 1
      ? "the product has no notes that tell the reviewer where to find what is sold"
      : "\(count) of \(all) products, this one first, have no notes that tell the reviewer where to find what is sold"
  }
}
