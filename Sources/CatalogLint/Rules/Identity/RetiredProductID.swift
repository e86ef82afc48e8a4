import AppStoreReference
import CatalogModel
import SourceSyntax

/// IDs that the catalog itself records as used up.
enum RetiredProductID: CatalogRule {
  static let facts = RuleFacts(
    id: "retired-product-id", category: .identity, severity: .error, fix: .safe,
    needs: [.retiredIDs],
    summary: "a product whose ID stands in the list of retired IDs, or an ID that does so twice",
    rationale: """
      Once a product ID was saved in App Store Connect it can't be used again in the app, not even \
      after the product was deleted. Give the product a new ID.
      """,
    sources: [
      FactSource(
        "App Store Connect help: in-app purchase information", date: "2026-09", certainty: .apple)
    ])

  static let examples = RuleExamples(
    accepted: [
      RuleExample(
        """
        catalog: 1
        app: {bundleID: com.example.game, primaryLocale: en-US}
        products:
          coins60: {type: consumable}
        retired: [com.example.game.coins40]
        """)
    ],
    rejected: [
      RuleExample(
        """
        catalog: 1
        app: {bundleID: com.example.game, primaryLocale: en-US}
        products:
          ⟦coins40⟧: {type: consumable}
        retired: [com.example.game.coins40]
        """),
      RuleExample(
        """
        catalog: 1
        app: {bundleID: com.example.game, primaryLocale: en-US}
        products:
          gems: {type: consumable, id: ⟦com.example.game.gems_old⟧}
        retired:
          - com.example.game.coins40
          - com.example.game.gems_old
        """),
      RuleExample(
        """
        catalog: 1
        app: {bundleID: com.example.game, primaryLocale: en-US}
        products:
          coins60: {type: consumable}
        retired:
          - com.example.game.coins40   # the small pack
          - com.example.game.coins20
          - ⟦com.example.game.coins40⟧
        """, severity: .warning),
    ])

  static func check(_ catalog: Catalog, in lint: LintContext) {
    guard !catalog.retired.isEmpty else { return }
    var retired: [[UInt8]: Int] = [:]
    for (index, id) in catalog.retired.enumerated() {
      if let first = retired[Array(id.utf8)] {
        lint.report(
          .repeated(id), path: CatalogPath(.retired(index), .retired), severity: .warning,
          related: [lint.place("first retired here", CatalogPath(.retired(first), .retired))],
          fix: Fix(
            "remove the second", edits: [CatalogEdit(CatalogPath(.retired(index)), .remove)]))
      } else {
        retired[Array(id.utf8)] = index
      }
    }
    for index in catalog.products.indices {
      let id = catalog.products[index].productID
      guard let entry = retired[Array(id.utf8)] else { continue }
      lint.report(
        .retired(id), path: CatalogPath(.product(index), .productID),
        related: [lint.place("retired here", CatalogPath(.retired(entry), .retired))])
    }
  }
}

extension String {
  fileprivate static func retired(_ id: String) -> String {
    "product ID \"\(id)\" was retired and can't be used again; choose a new one"
  }

  fileprivate static func repeated(_ id: String) -> String {
    "\"\(id)\" is retired twice; once is enough"
  }
}
