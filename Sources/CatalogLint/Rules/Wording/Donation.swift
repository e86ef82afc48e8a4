import AppStoreReference
import SourceSyntax

/// A donation, which in-app purchase may not collect.
enum Donation: WordRule {
  static let description = RuleDescription(
    id: "donation", category: .wording, defaultSeverity: .warning,
    summary: "donate, charity, 捐款, 寄付, 기부, Spende: a donation through in-app purchase",
    rationale: """
      Donations are collected with Apple Pay by approved nonprofits, or on the web, never through \
      in-app purchase; a product that is called a donation is rejected even if it only thanks the \
      developer. Call that a tip, and say what the customer gets. What players give to their guild \
      and blood donors give to a hospital is fine.
      """,
    sources: [ReviewGuideline.donations, ReviewGuideline.inAppPurchase])

  static let examples = RuleExamples(
    """
    accepted:
    - tip: {type: consumable, localizations: {en-US: {title: Generous Tip, description: Thanks the two of us}}}
    - troops: {type: consumable, localizations: {en-US: {title: Clan Camp, description: Donate troops to your clan}}}
    - blood: {type: non-consumable, localizations: {de-DE: {title: Gesundheitspass,
        description: Merkt sich jede Blutspende}}}
    - coffee: {type: consumable, localizations: {ja: {title: コーヒー1杯, description: 開発者を応援します}}}
    rejected:
    - tip: {type: consumable, localizations: {en-US: {title: Small ⟦Donation⟧, description: Keeps us going}}}
    - tip: {type: consumable, localizations: {zh-Hans: {title: 爱心, description: 向山区儿童⟦捐款⟧}}}
    - tip: {type: consumable, localizations: {fr-FR: {title: Merci, description: ⟦Faire un don⟧ aux développeurs}}}
    - tip: {type: consumable, localizations: {ko: {title: 응원하기, description: 개발자에게 ⟦기부⟧합니다}}}
    """)

  static let category = WordCategory.donation

  static func message(about word: String) -> String { .donation(word) }
}

extension String {
  fileprivate static func donation(_ word: String) -> String {
    "\"\(word)\" asks for a donation, which in-app purchase may not collect; call it a tip, and say "
      + "what the customer gets"
  }
}
