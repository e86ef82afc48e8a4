import AppStoreReference
import SourceSyntax
import TextReading

/// Titles that are too short or too long.
enum TitleLength: TextRule {
  static let description = RuleDescription(
    id: "title-length", category: .display, defaultSeverity: .error,
    summary: "a title outside {title.length} characters, of a group {group-name.length}; near the limit: "
      + "warning or info",
    rationale: """
      App Store Connect rejects the text. How it counts emoji and combining characters is not \
      documented, so both user-perceived characters and UTF-16 units are compared with the limit. \
      Two pages of Apple's contradict each other about products that are not auto-renewable: at most \
      {title.length.purchase.max} characters, or {title.length.max}; a title in between is a warning. \
      Older tools truncate after {title.length.before2023.max} characters, so a longer title of a \
      subscription is an info; the profile `before2023` has the limit of that time.
      """,
    facts: ["title.length", "title.length.purchase", "title.length.before2023", "group-name.length"])

  static let examples = RuleExamples(
    """
    accepted:
    - coins: {type: consumable, localizations: {zh-Hans: {title: 400金币}}}
    - coins: {type: consumable, localizations: {zh-Hans: {title: 金币}}}
    - coins: {type: consumable, localizations: {en-US: {title: Thirty Characters Exactly Here}}}
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      products: {}
      subscriptionGroups:
        vip:
          localizations:
            en-US: {title: Everything that the membership of the golden mine opens}
    rejected:
    - coins: {type: consumable, localizations: {zh-Hans: {title: ⟦币⟧}}}
    - coins: {type: consumable, localizations: {en-US: {title: ⟦A⟧}}}
    - coins:
        type: consumable
        localizations:
          de-DE: {title: ⟦Vierhundert Goldmünzen für den Händler⟧}
    rejected as warning:
    - coins:
        type: consumable
        localizations:
          fr-FR: {title: ⟦Quatre cents pièces d'or en plus⟧}
    rejected as info:
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: fr-FR}
      subscriptionGroups:
        vip:
          products:
            vip.monthly:
              period: 1 month
              localizations:
                fr-FR: {title: ⟦L'abonnement mensuel à la mine d'or⟧}
    rejected:
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      products: {}
      subscriptionGroups:
        vip:
          localizations:
            en-US:
              title: ⟦Everything that the membership of the golden mine opens, and then some more of it⟧
    """)

  static let triggers: TextFeatures = .title

  static func check(_ text: TextSample, in subject: CheckedSubject) -> [RuleFinding] {
    let (profile, old) = (subject.profile, LimitProfile.before2023)
    let limits =
      subject.isProduct
      ? TextLength.Limits(
        most: profile.title, contrary: subject.isOneTimeProduct ? profile.inAppPurchaseTitle : nil, old: old.title)
      : TextLength.Limits(most: profile.groupName, contrary: nil, old: old.groupName)
    return TextLength.check(text, limits, in: subject)
  }
}
