import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import TextReading

/// A catalog with restorable products that doesn't say where to restore them.
enum MissingRestoreNote: CatalogRule {
  static let description = RuleDescription(
    id: "missing-restore-note", category: .type, defaultSeverity: .warning, preconditions: [.reviewNotes],
    summary: "restorable products are sold, and nothing records where Restore Purchases is",
    rationale: """
      An app that sells non-consumables or auto-renewable subscriptions must offer to restore them; \
      if the reviewer doesn't find a button for it, the app is rejected under guideline 3.1.1. Say \
      where it is in the app's `restoreNote`, or in the review notes of a product.
      """,
    sources: [ReviewGuideline.inAppPurchase, .rejectedMissingRestore])

  static let examples = RuleExamples(
    """
    accepted:
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US, restoreNote: Settings › Restore}
      products:
        noads: {type: non-consumable}
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: zh-Hans}
      products:
        coins: {type: consumable, review: {notes: 首页 › 商城}}
        noads: {type: non-consumable, review: {notes: 审核备注：设置 > 恢复购买}}
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: de-DE}
      products:
        noads: {type: non-consumable, review: {notes: Einstellungen › Käufe WIEDERHERSTELLEN}}
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      products:
        coins: {type: consumable}
        pass: {type: non-renewing}
    rejected:
    - catalog: 1
      app: ⟦{bundleID: com.example.game, primaryLocale: en-US}⟧
      products:
        noads: {type: non-consumable, review: {notes: Home › Shop}}
        skin: {type: non-consumable}
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: zh-Hans, restoreNote: ⟦" "⟧}
      products:
        noads: {type: non-consumable, review: {notes: 首页 › 商城}}
    - catalog: 1
      app: ⟦{bundleID: com.example.game, primaryLocale: ja}⟧
      products: {}
      subscriptionGroups:
        vip:
          products:
            monthly: {period: 1 month, level: 1, review: {notes: ホーム › VIP}}
    """)

  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    let products = catalog.products
    guard checked.facets.contains([.reviewNotes, .appLocales]), catalog.app.restoreNote?.isBlankText ?? true,
      let product = products.indices.first(where: { products[$0].type?.isRestorable ?? false }),
      !products.indices.contains(where: { index in products[index].review.notes.map { restoring.isIn($0) } ?? false })
    else { return [] }
    return [
      RuleFinding(
        "restorable products are sold, but nothing says where the app restores purchases; write it in \"restoreNote\" "
          + "of the app",
        at: CatalogPath(.app, .restoreNote),
        related: [.init("sold here", CatalogPath(.product(product)))])
    ]
  }

  /// Words of all languages: notes can be in any language, regardless of the product's locales.
  private static let restoring = WordTable(Language.everywhere(\.restoring))
}
