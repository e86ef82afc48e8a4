import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Product IDs that the app's code asks for and the catalog doesn't have.
enum UnknownIDInCode: CatalogRule {
  static let description = RuleDescription(
    id: "unknown-id-in-code", category: .code, defaultSeverity: .error, preconditions: [.code],
    summary: "a product ID in the app's code that the catalog doesn't have",
    rationale: """
      The store returns no product for an ID that it doesn't know, and no error either: the shop is \
      empty. IDs are compared byte by byte, so another case, a hyphen for an underscore, a letter too \
      many or the bundle ID of another flavour of the app is another product. A text in code is \
      only taken for a product ID if it begins like one and resembles one, or if it is where \
      products are asked for or listed; tests and third-party code are not read.
      """,
    sources: [.catalogFormat])

  static let examples = RuleExamples(
    """
    accepted:
    - coins60: {type: consumable}
      --- Shop.swift
      let products = try await Product.products(for: ["com.example.game.coins60"])
      let queue = DispatchQueue(label: "com.example.game.coins")
    - coins60: {type: consumable}
      --- Shop.kt
      // "com.example.game.coin60" was its name
      val id = "$packageName.coins60"
    - noads: {type: non-consumable, id: com.example.game.noads}
      --- Shop.m
      static NSString *const kDone = @"com.example.game.noadsDone";
    - noads: {type: non-consumable, id: no_ads}
      --- shop.ts
      analytics.send("noAds", { screen: "no-ads" })
    rejected:
    - coins60: {type: consumable}
      --- Shop.swift
      let ids = ["com.example.game.coins60", "⟦com.example.game.coins300⟧"]
    - coins60: {type: consumable}
      --- Shop.m
      request = [[SKProductsRequest alloc] initWithProductIdentifiers:[NSSet setWithObject:@"⟦com.example.game.Coins60⟧"]];
    - coins60: {type: consumable}
      --- shop.dart
      const productId = '⟦com.example.game.dev.coins60⟧';
    - noads: {type: non-consumable, id: com.example.game.no_ads}
      --- Shop.cs
      builder.AddProduct("⟦com.example.game.no-ads⟧", ProductType.NonConsumable);
    - noads: {type: non-consumable}
      --- Shop.java
      String sku = BuildConfig.PREFIX + "x"; String productId = "⟦com.example.game" + ".noadss⟧";
    - noads: {type: non-consumable}
      --- Products.plist
      <dict><key>productID</key><string>⟦com.example.game.noad⟧</string></dict>
    rejected as warning:
    - vip.monthly: {type: non-consumable}
      --- Names.kt
      val name = "⟦com.example.game.vip.montly⟧"
    """)

  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    var seen: Set<[String]> = []
    return (checked.input.code?.uses ?? []).compactMap { use in
      guard let code = checked.input.code, case .unknown(let unknown) = use.meaning,
        // One in each file is enough to find the others.
        seen.insert([use.id, code.files[use.file].name]).inserted
      else { return nil }
      let nearest = unknown.nearest.map { catalog.products[$0].productID }
      return RuleFinding(
        .unknown(use.id, unknown, nearest), in: use, about: CatalogPath(.catalog),
        severity: unknown.isCertain ? nil : .warning,
        related: unknown.nearest.map { [.init("the product", CatalogPath(.product($0), .productID))] } ?? [])
    }
  }
}

extension Message {
  fileprivate static func unknown(_ id: String, _ unknown: UnknownID, _ nearest: String?) -> Message {
    let start: Message = "the catalog has no product \"\(id)\""
    let meant: Message = nearest.map { "\"\($0)\"" } ?? "another"
    return switch unknown.difference {
    case .spelling: "\(start), but \(meant): IDs are compared byte by byte"
    case .letters: "\(start); did you mean \(meant)?"
    case .bundleID(let other): "\(start), but \(meant): \"\(other)\" is not the bundle ID of this app"
    case .earlierExport: "\(start) any more; export the constants again"
    case .none: nearest.map { "\(start); the nearest is \"\($0)\"" } ?? "\(start); add it, or correct the ID"
    }
  }
}
