import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import TextReading

/// Titles that are the name of the app and nothing else.
enum AppNameTitle: TextRule {
  static let description = RuleDescription(
    id: "app-name-title", category: .display, defaultSeverity: .warning, preconditions: [.appName],
    summary: "a title that is the app's name",
    rationale: """
      The title has to say what is bought, and the payment sheet shows the app's name next to it \
      anyway. Case, width, punctuation and spaces are ignored.
      """,
    sources: [.rejectedAppName])

  static let examples = RuleExamples(
    """
    accepted:
    - gold: {type: consumable, localizations: {en-US: {title: Example Game Gold Pack}}}
    - catalog: 1
      app: {bundleID: com.example.game, name: 王者大陆, primaryLocale: zh-Hans}
      products:
        monthly: {type: non-renewing, localizations: {zh-Hans: {title: 王者大陆月卡}}}
    - gold:
        type: consumable
        localizations: {en-US: {title: Gold, description: Example Game}}
    rejected:
    - gold: {type: consumable, localizations: {en-US: {title: ⟦Example Game⟧}}}
    - gold: {type: consumable, localizations: {de-DE: {title: ⟦EXAMPLE-GAME!⟧}}}
    - catalog: 1
      app: {bundleID: com.example.game, name: 王者大陆, primaryLocale: zh-Hans}
      products: {}
      subscriptionGroups:
        vip: {localizations: {zh-Hans: {title: ⟦王者大陆⟧}}}
    """)

  static let triggers: TextFeatures = .title

  static func check(_ text: TextSample, in subject: CheckedSubject) -> [RuleFinding] {
    guard let name = subject.catalog.app.name, FoldedText.areEqual(text.text, name) else { return [] }
    return [RuleFinding("the title \"\(text.text)\" is the app's name; say what is bought", in: text)]
  }
}
