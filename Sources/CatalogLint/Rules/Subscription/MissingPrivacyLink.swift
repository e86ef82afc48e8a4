import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// An app with auto-renewable subscriptions whose privacy policy isn't known.
enum MissingPrivacyLink: CatalogRule {
  static let description = RuleDescription(
    id: "missing-privacy-link", category: .subscription, defaultSeverity: .error, preconditions: [.appProperties],
    summary: "subscriptions are sold, and the address of the privacy policy isn't known",
    rationale: """
      An app with auto-renewable subscriptions must link to its privacy policy, in the field "Privacy Policy URL" of \
      App Store Connect and on the screen where it sells them; without it, the app is rejected under guideline 3.1.2. \
      Write the address in the app's `privacyURL`. The link never belongs into the texts of a product.
      """,
    sources: [ReviewGuideline.subscriptionTerms, .rejectedTermsLink])

  static let examples = RuleExamples(
    around: RuleExamples.subscribedApp,
    """
    accepted:
    - … {bundleID: com.example.game, primaryLocale: en-US, privacyURL: https://example.com/privacy}
    - … {bundleID: com.example.game, primaryLocale: zh-Hans, privacyURL: https://example.cn/yinsi}
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: fr-FR}
      products:
        coins: {type: consumable}
        pass: {type: non-renewing}
    rejected:
    - … ⟦{bundleID: com.example.game, primaryLocale: en-US, terms: standard}⟧
    - … ⟦{bundleID: com.example.game, primaryLocale: ja}⟧
    - … ⟦{bundleID: com.example.game, primaryLocale: ko, terms: custom}⟧
    """)

  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    let path = CatalogPath(.app, .privacyURL)
    guard let subscription = checked.firstAutoRenewable, catalog.app.privacyURL == nil,
      !checked.isReportedByReader(path)
    else { return [] }
    return [RuleFinding(.missing, at: path, related: [.init("sold here", CatalogPath(.product(subscription)))])]
  }
}

extension Message {
  fileprivate static let missing: Message =
    "auto-renewable subscriptions are sold, but the address of the privacy policy isn't known; write it in "
    + "\"privacyURL\" of the app"
}
