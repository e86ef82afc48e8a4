import AppStoreReference
import SourceSyntax

/// Currency that is said to be convertible to money, or used outside the app.
enum CashOut: WordRule {
  static let description = RuleDescription(
    id: "cash-out", category: .wording, defaultSeverity: .warning,
    summary: "currency that can be exchanged for money or used outside the app: 提现, 換金, in our cafés",
    rationale: """
      What is bought through in-app purchase is used inside the app. To a reviewer, currency that \
      can be withdrawn, exchanged for money or won as money is gambling or banking, which requires \
      licenses; what pays in a shop outside the app is not an in-app purchase at all. Say what it \
      buys in the app. The shop of a game is fine, and so is saying that it can't be withdrawn.
      """,
    sources: [ReviewGuideline.inAppPurchase, .rejectedCashOut])

  static let examples = RuleExamples(
    """
    accepted:
    - gems: {type: consumable, localizations: {en-US: {title: 500 Gems, description: Gems cannot be withdrawn}}}
    - gems: {type: consumable, localizations: {zh-Hans: {title: 500金币, description: 金币仅限App内使用，不可提现}}}
    - gems: {type: consumable, localizations: {de-DE: {title: 500 Chips,
        description: "Nicht übertragbar, verkäuflich oder auszahlbar"}}}
    - tycoon: {type: consumable, localizations: {es-ES: {title: Gana dinero, description: Tu fábrica gana el doble}}}
    - gems: {type: consumable, localizations: {zh-Hans: {title: 60钻石, description: 获得60钻石，可在商店使用}}}
    - view: {type: non-consumable, localizations: {zh-Hans: {title: 新地图, description: 改变现状的冒险}}}
    rejected:
    - gems: {type: consumable, localizations: {en-US: {title: 500 Gems, description: ⟦Redeem for cash⟧ anytime}}}
    - gems: {type: consumable, localizations: {zh-Hans: {title: 500金币, description: 金币可⟦提现⟧到银行卡}}}
    - gems: {type: consumable, localizations: {ko: {title: 500골드, description: 골드는 ⟦현금으로 교환⟧됩니다}}}
    - gems: {type: consumable, localizations: {de-DE: {title: 500 Chips, description: Lass dir Chips ⟦auszahlen⟧}}}
    - gems: {type: consumable, localizations: {en-US: {title: 600 Gems, description: Accepted ⟦in our cafés⟧ too}}}
    """)

  static let category = WordCategory.cashOut

  static func message(about word: String) -> String { .cash(word) }
}

extension String {
  fileprivate static func cash(_ word: String) -> String {
    "\"\(word)\" takes what was bought out of the app, as money or goods; say what it buys inside the app"
  }
}
