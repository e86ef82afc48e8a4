import AppStoreReference
import CatalogModel
import SourceSyntax

/// Descriptions that are too long.
enum DescriptionLength: TextRule {
  static let description = RuleDescription(
    id: "description-length", category: .display, defaultSeverity: .error,
    summary: "a description over {description.length.max} characters; near the limit: info",
    rationale: """
      App Store Connect rejects the text. How it counts emoji and combining characters is not \
      documented, so both user-perceived characters and UTF-16 units are compared with the limit. \
      Until 2022 a description had {description.length.before2023} characters, and older tools \
      still truncate there, so a longer one is an info; the profile `before2023` restores those \
      limits.
      """,
    facts: ["description.length", "description.length.before2023"])

  static let examples = RuleExamples(
    accepted: [
      RuleExample(
        """
        coins:
          type: consumable
          localizations:
            zh-Hans: {title: 400金币, description: 充值40元人民币获取400金币。}
        """),
      RuleExample(
        """
        coins:
          type: consumable
          localizations:
            en-US: {title: Coins, description: Adds 400 gold coins to the balance in a game.}
        """),
      RuleExample(
        """
        coins:
          type: consumable
          localizations:
            ja: {title: コイン, description: ゴールドを四百枚獲得し、ゲーム内のすべてのショップですぐに使えます。}
        """),
    ],
    rejected: [
      RuleExample(
        """
        coins:
          type: consumable
          localizations:
            en-US:
              title: Coins
              description: ⟦Adds four hundred gold coins to the balance of your account.⟧
        """),
      RuleExample(
        """
        coins:
          type: consumable
          localizations:
            de-DE:
              title: Goldmünzen
              description: ⟦Vierhundert Goldmünzen für die Händler der Stadt⟧
        """, severity: .info),
      RuleExample(
        """
        coins:
          type: consumable
          localizations:
            en-US:
              title: Coins
              description: ⟦Four hundred gold coins that buy a better pickaxe. 💰💰💰⟧
        """),
    ])

  static let triggers: TextFeatures = .description

  static func check(_ text: TextSample, in lint: LintContext) {
    let limits = lint.profile.description.value
    TextLength.check(
      text, limit: limits.upperBound,
      oldLimit: LimitProfile.before2023.description.value.upperBound, in: lint)
    guard limits.lowerBound > 1, text.text.utf8.count < limits.lowerBound * 4,
      !text.text.isBlankText
    else { return }
    let count = text.text.count
    if count < limits.lowerBound { lint.report(.tooShort(count, limits.lowerBound), in: text) }
  }
}

extension String {
  fileprivate static func tooShort(_ count: Int, _ limit: Int) -> String {
    "the description has \(count) character\(count == 1 ? "" : "s"); at least \(limit) are needed"
  }
}
