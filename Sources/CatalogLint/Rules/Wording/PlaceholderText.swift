import AppStoreReference
import SourceSyntax

/// Text that was left standing where the real text should be.
enum PlaceholderText: TextRule {
  static let facts = RuleFacts(
    id: "placeholder-text", category: .wording, severity: .error,
    summary: "lorem ipsum, TODO, TBD, 待定, 此处填写 and template fields that were not filled",
    rationale: """
      Placeholder text makes a submission incomplete. Write the real title or description. A field \
      such as {quantity} stays in a text when its product has no value for it: no grant, no price \
      in the storefront of the locale, no period.
      """,
    sources: [
      ReviewGuideline.completeness,
      FactSource(
        "fastlane precheck, rule placeholder_text", date: "2026-07", certainty: .thirdParty),
    ])

  static let examples = RuleExamples(
    accepted: [
      RuleExample(
        "gems: {type: consumable, localizations: {en-US: {title: 100 Gems, description: Adds 100 gems}}}"
      ),
      RuleExample(
        "gems: {type: consumable, localizations: {zh-Hans: {title: 100金币, description: 获得100金币}}}"),
      RuleExample(
        "todo: {type: non-consumable, localizations: {es-ES: {title: Todo incluido, description: Abre todo el juego}}}"
      ),
    ],
    rejected: [
      RuleExample(
        "gems: {type: consumable, localizations: {en-US: {title: Gems, description: ⟦Lorem ipsum⟧ dolor sit amet}}}"
      ),
      RuleExample(
        "gems: {type: consumable, localizations: {en-US: {title: ⟦TODO⟧, description: Adds 100 gems}}}"
      ),
      RuleExample(
        "gems: {type: consumable, localizations: {zh-Hans: {title: 金币, description: ⟦此处填写⟧描述}}}"),
      RuleExample(
        "gems: {type: consumable, localizations: {zh-Hans: {title: 金币, description: ⟦待定⟧}}}"),
      RuleExample(
        #"gems: {type: consumable, localizations: {en-US: {title: "⟦{quantity}⟧ Gems", description: "⟦{quantity}⟧ gems for ⟦{price}⟧"}}}"#
      ),
    ])

  static let triggers = TextFeatures.word(.placeholder)

  static func check(_ text: TextSample, in lint: LintContext) {
    var foundWord = false
    for hit in lint.hits[text.hits] where hit.category == .placeholder {
      let isField = hit.pattern == WordMatcher.templateField
      // "Lorem ipsum dolor sit amet" is two phrases and one fault.
      if !isField, foundWord { continue }
      foundWord = foundWord || !isField
      let word = text.excerpt(hit.range)
      lint.report(isField ? .field(word) : .placeholder(word), in: text, part: hit.range)
    }
  }
}

extension String {
  fileprivate static func placeholder(_ word: String) -> String {
    "\"\(word)\" is placeholder text; write what the customer gets"
  }

  fileprivate static func field(_ field: String) -> String {
    "\"\(field)\" is a field that was not filled; give the product the value, or write the text out"
  }
}
