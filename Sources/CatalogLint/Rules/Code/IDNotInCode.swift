import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Products that no code of the app names, although it names others.
enum IDNotInCode: CatalogRule {
  static let description = RuleDescription(
    id: "id-not-in-code", category: .code, defaultSeverity: .info, preconditions: [.code],
    summary: "a product that the app's code doesn't name, although it names others",
    rationale: """
      If the code lists the products, one that is missing there is never offered. If the app gets its \
      list from the server, customers can buy the product, but no code says what they get for it. \
      Nothing is reported if the code names no product, or if it makes their IDs from parts.
      """,
    sources: [.catalogFormat])

  static let examples = RuleExamples(
    """
    accepted:
    - coins60: {type: consumable}
      coins300: {type: consumable}
      --- Shop.swift
      let ids = ["com.example.game.coins60", "com.example.game.coins300"]
    - coins60: {type: consumable}
      coins300: {type: consumable}
      --- Shop.swift
      let ids = [60, 300].map { "com.example.game.coins\\($0)" }; let first = "com.example.game.coins60"
    - coins60: {type: consumable}
      --- Shop.swift
      let shop = Shop(bundleID: "com.example.game")
    - coins60: {type: consumable}
      coins300: {type: consumable, hidden: true}
      --- Shop.cs
      builder.AddProduct("com.example.game.coins60", ProductType.Consumable);
    rejected:
    - coins60: {type: consumable}
      ⟦coins300⟧: {type: consumable}
      --- Shop.swift
      let ids = ["com.example.game.coins60"]
    - ⟦coins60⟧: {type: consumable}
      coins300: {type: consumable}
      --- shop.ts
      fetch('/v1/apps/com.example.game/product-ids'); grant['com.example.game.coins300'] = 300
    - coins60: {type: consumable}
      ⟦gems5⟧: {type: consumable}
      gems9: {type: consumable}
      --- Shop.kt
      val ids = listOf("com.example.game.coins60")
    """)

  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    guard let code = checked.input.code,
      code.uses.contains(where: { if case .product = $0.meaning { true } else { false } })
    else { return [] }
    let missing = catalog.products.indices.filter {
      !code.namedProducts.contains($0) && !catalog.products[$0].availability.isHidden
    }
    return checked.one(of: description, about: missing) { first, others in
      RuleFinding(
        .missing(catalog.products[first].productID, others.count, asksServer: code.asksServer),
        at: CatalogPath(.product(first), .productID))
    }
  }
}

extension Message {
  fileprivate static func missing(_ id: String, _ others: Int, asksServer: Bool) -> Message {
    switch (others, asksServer) {
    case (0, true): "\"\(id)\" is in no code: apps get it from the server, but nothing says what it grants"
    case (0, false): "\"\(id)\" is in no code: it is never asked for"
    case (_, true):
      "\"\(id)\" and \(others) more are in no code: apps get them from the server, but nothing says what they grant"
    case (_, false): "\"\(id)\" and \(others) more are in no code: they are never asked for"
    }
  }
}
