import AppStoreReference
import SourceSyntax

/// Goods that are delivered outside the app.
enum PhysicalGoods: WordRule {
  static let description = RuleDescription(
    id: "physical-goods", category: .wording, defaultSeverity: .warning,
    summary: "free shipping, 包邮, 送料無料, Versand: goods that are delivered outside the app",
    rationale: """
      In-app purchase is for what is used inside the app. Goods that are shipped, and services \
      that take place elsewhere, must be paid for in another way, such as Apple Pay. Only words for \
      shipping and for handing over something real are reported, not the name of a thing, which may \
      well be a thing in a game.
      """,
    sources: [ReviewGuideline.goodsOutside, ReviewGuideline.inAppPurchase])

  static let examples = RuleExamples(
    """
    accepted:
    - truck: {type: consumable, localizations: {en-US: {title: Delivery Truck,
        description: Delivers crates across the map}}}
    - mug: {type: consumable, localizations: {zh-Hans: {title: 马克杯, description: 装饰咖啡馆的虚拟道具，非实物商品}}}
    - shirt: {type: non-consumable, localizations: {de-DE: {title: T-Shirt, description: Ein Hemd für deinen Helden}}}
    - parcel: {type: non-consumable, localizations: {ko: {title: 택배 기사, description: 마을에 택배를 나르는 캐릭터}}}
    rejected:
    - mug: {type: consumable, localizations: {en-US: {title: Mug, description: A real mug with ⟦free shipping⟧}}}
    - mug: {type: consumable, localizations: {zh-Hans: {title: 马克杯, description: 全国⟦包邮⟧}}}
    - mug: {type: consumable, localizations: {ja: {title: マグカップ, description: ⟦送料無料⟧でお届け}}}
    - mug: {type: consumable, localizations: {it: {title: Tazza, description: ⟦Spedizione gratuita⟧}}}
    """)

  static let category = WordCategory.physicalGoods

  static func message(about word: String) -> String { .goods(word) }
}

extension String {
  fileprivate static func goods(_ word: String) -> String {
    "\"\(word)\" promises something outside the app, which in-app purchase may not sell"
  }
}
