import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// An app with auto-renewable subscriptions whose terms of use aren't known, or are likely to be refused.
enum MissingTermsLink: CatalogRule {
  static let description = RuleDescription(
    id: "missing-terms-link", category: .subscription, defaultSeverity: .error, preconditions: [.appProperties],
    summary: "subscriptions are sold, and nothing says where customers find the terms of use",
    rationale: """
      An app with auto-renewable subscriptions must link to its terms of use in its metadata; without the link, it is \
      rejected under guideline 3.1.2, and the subscriptions along with it. Either each localized description of the app \
      has a line with the address of {terms.standard}, which `shopkeeper ready` prints: say `terms: standard`. Or App \
      Store Connect has the app's own license agreement, under App Information: say `terms: custom`. An address of your \
      own terms is a warning: some reviewers refused it in place of Apple's. The link never belongs into the texts of a \
      product. The app itself needs the links as well, on the screen where it sells, which a catalog can't show.
      """,
    facts: ["terms.standard"], sources: [ReviewGuideline.subscriptionTerms, .rejectedTermsLink, .rejectedOwnTerms])

  static let examples = RuleExamples(
    around: RuleExamples.subscribedApp,
    """
    accepted:
    - … {bundleID: com.example.game, primaryLocale: en-US, terms: standard}
    - … {bundleID: com.example.game, primaryLocale: zh-Hans, terms: custom}
    - … {bundleID: com.example.game, primaryLocale: ja,
        terms: https://www.apple.com/legal/internet-services/itunes/dev/stdeula/}
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      products:
        pass: {type: non-renewing}
        noads: {type: non-consumable}
    rejected:
    - … ⟦{bundleID: com.example.game, primaryLocale: en-US}⟧
    - … ⟦{bundleID: com.example.game, primaryLocale: ja, privacyURL: https://example.com/privacy}⟧
    rejected warning:
    - … {bundleID: com.example.game, primaryLocale: de-DE, terms: ⟦https://example.com/agb⟧}
    """)

  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    guard let subscription = checked.firstAutoRenewable, !checked.isReportedByReader(CatalogPath(.app, .terms)) else {
      return []
    }
    let related = [RuleFinding.Place("sold here", CatalogPath(.product(subscription)))]
    switch catalog.app.terms {
    case "standard", "custom", TermsOfUse.standard.value: return []
    case nil: return [RuleFinding(.missing, at: CatalogPath(.app, .terms), related: related)]
    default: return [RuleFinding(.own, at: CatalogPath(.app, .terms), severity: .warning)]
    }
  }
}

extension CheckedCatalog {
  /// The first auto-renewable subscription, if the catalog could say what the app has for its customers.
  var firstAutoRenewable: Int? {
    guard facets.contains(.appLocales) else { return nil }
    return catalog.products.firstIndex { $0.type == .autoRenewable }
  }
}

extension Message {
  fileprivate static let missing: Message =
    "auto-renewable subscriptions are sold, but nothing says where customers find the terms of use; write "
    + "\"terms: standard\" in the app if every description of it links to Apple's, or \"terms: custom\" if App Store "
    + "Connect has your own agreement"
  fileprivate static let own: Message =
    "some reviewers refuse a developer's own terms; link to Apple's as well and write \"standard\", or enter yours as "
    + "the license agreement in App Store Connect and write \"custom\""
}
