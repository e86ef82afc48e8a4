import AppStoreReference
import SourceSyntax
import TextReading

/// Descriptions that are too long.
enum DescriptionLength: TextRule {
  static let description = RuleDescription(
    id: "description-length", category: .display, defaultSeverity: .error,
    summary: "a description over {description.length.max} characters; near the limit: warning or info",
    rationale: """
      App Store Connect rejects the text. How it counts emoji and combining characters is not \
      documented, so both user-perceived characters and UTF-16 units are compared with the limit. \
      Two pages of Apple's contradict each other about products that are not auto-renewable: at most \
      {description.length.purchase.max} characters, or {description.length.max}; a text in between \
      is a warning. Older tools truncate after {description.length.before2023.max} characters, so a \
      longer text of a subscription is an info; the profile `before2023` has the limits of that time.
      """,
    facts: ["description.length", "description.length.purchase", "description.length.before2023"])

  static let examples = RuleExamples(
    """
    accepted:
    - coins:
        type: consumable
        localizations:
          zh-Hans: {title: 400金币, description: 充值40元人民币获取400金币。}
    - coins:
        type: consumable
        localizations:
          en-US: {title: Coins, description: Adds 400 gold coins to the balance in a game.}
    - coins:
        type: consumable
        localizations:
          ja: {title: コイン, description: ゴールドを四百枚獲得し、ゲーム内のすべてのショップですぐに使えます。}
    rejected:
    - coins:
        type: consumable
        localizations:
          en-US:
            title: Coins
            description: ⟦Adds four hundred gold coins to the balance of your account.⟧
    rejected as warning:
    - coins:
        type: consumable
        localizations:
          de-DE:
            title: Goldmünzen
            description: ⟦Vierhundert Goldmünzen für die Händler der Stadt⟧
    rejected as info:
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: de-DE}
      subscriptionGroups:
        vip:
          products:
            vip.monthly:
              period: 1 month
              localizations:
                de-DE: {title: VIP, description: ⟦Vierhundert Goldmünzen für die Händler der Stadt⟧}
    rejected:
    - coins:
        type: consumable
        localizations:
          en-US:
            title: Coins
            description: ⟦Four hundred gold coins that buy a better pickaxe. 💰💰💰⟧
    """)

  static let triggers: TextFeatures = .description

  static func check(_ text: TextSample, in subject: CheckedSubject) -> [RuleFinding] {
    let profile = subject.profile
    let limits = TextLength.Limits(
      most: profile.description, contrary: subject.isOneTimeProduct ? profile.inAppPurchaseDescription : nil,
      old: LimitProfile.before2023.description)
    return TextLength.check(text, limits, in: subject)
  }
}
