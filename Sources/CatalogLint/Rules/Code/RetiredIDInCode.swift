import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Retired products that the app's code still asks for.
enum RetiredIDInCode: CatalogRule {
  static let description = RuleDescription(
    id: "retired-id-in-code", category: .code, defaultSeverity: .warning, preconditions: [.code],
    summary: "a retired product that the app's code still asks for",
    rationale: """
      A retired product is not sold: asking for it makes a gap in the shop. Code that only compares \
      the ID of a purchase with it is not reported, since customers keep what they bought.
      """,
    sources: [.catalogFormat])

  static let examples = RuleExamples(
    around: """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      products: {coins60: {type: consumable}}
      retired: [com.example.game.coins40]
      …
      """,
    """
    accepted:
    - … # the shop
      --- Shop.swift
      switch id {
      case "com.example.game.coins40": unlock()
      default: break
      }
    - … # the shop
      --- Shop.kt
      if (purchase.sku == "com.example.game.coins40") grant(40)
    - … # the shop
      --- Shop.swift
      let ids = ["com.example.game.coins60"]
    rejected:
    - … # the shop
      --- Shop.swift
      let ids = ["com.example.game.coins60", "⟦com.example.game.coins40⟧"]
    - … # the shop
      --- shop.js
      const products = { small: '⟦com.example.game.coins40⟧' }
    - … # the shop
      --- Shop.m
      NSString *productID = [NSString stringWithString:@"⟦com.example.game" @".coins40⟧"];
    """)

  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    (checked.input.code?.uses ?? []).compactMap { use in
      guard case .retired(let index) = use.meaning, !use.isCompared else { return nil }
      return RuleFinding(
        .retired(use.id), in: use, about: CatalogPath(.retired(index), .retired),
        related: [.init("retired here", CatalogPath(.retired(index), .retired))])
    }
  }
}

extension Message {
  fileprivate static func retired(_ id: String) -> Message {
    "\"\(id)\" is retired, so the store returns no product for it; don't ask for it"
  }
}
