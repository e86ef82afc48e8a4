import AppStoreReference
import Basics
import SourceSyntax
import TextReading

/// Descriptions that are so short that they can hardly describe the product.
enum ShortDescription: TextRule {
  static let description = RuleDescription(
    id: "short-description", category: .display, defaultSeverity: .info,
    summary:
      "a description under {description.short} characters, or {description.short.wide} Chinese, Japanese or Korean ones",
    rationale: """
      The store used to reject descriptions with fewer than {description.short} characters; whether it still does \
      is not known, but a reviewer may ask for more. Han, kana and Hangul characters say about \
      twice as much, so half the number is enough for a text with any of them. Say what is bought \
      and how much of it.
      """,
    facts: ["description.short", "description.short.wide"])

  static let examples = RuleExamples(
    """
    accepted:
    - coins: {type: consumable, localizations: {en-US: {description: Gold coins}}}
    - coins: {type: consumable, localizations: {zh-Hans: {description: 四百枚金币}}}
    - coins: {type: consumable, localizations: {ko: {description: 골드 60개}}}
    - coins: {type: consumable, localizations: {de-DE: {description: Goldmünzen}}}
    rejected:
    - coins: {type: consumable, localizations: {en-US: {description: ⟦Gems⟧}}}
    - coins: {type: consumable, localizations: {zh-Hans: {description: ⟦金币⟧}}}
    - coins: {type: consumable, localizations: {ja: {description: ⟦コイン⟧}}}
    - coins: {type: consumable, localizations: {de-DE: {description: ⟦Münzen.⟧}}}
    """)

  static let triggers: TextFeatures = .description

  static func check(_ text: TextSample, in subject: CheckedSubject) -> [RuleFinding] {
    let limit = subject.profile.shortDescription.value
    // A text with this many bytes is hardly short; and if the profile has a minimum, that applies.
    guard text.text.utf8.count < limit * 4, subject.profile.description.value.lowerBound < limit,
      text.units < limit || text.features.contains(.nonASCII), !text.text.isBlankText
    else { return [] }
    var count = 0
    let wideLimit = Facts.wideShortDescription.value
    var hasWide = false
    for scalar in text.text.unicodeScalars {
      if isWide(scalar) {
        hasWide = true
        count += 1
      } else if !scalar.properties.isGraphemeExtend {
        count += 1
      }
      if count >= (hasWide ? wideLimit : limit) { return [] }
    }
    return [RuleFinding("\"\(text.text)\" is short for a description; say what is bought and how much of it", in: text)]
  }

  /// Han, kana and Hangul.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0x20000...0x323AF: true
    default: false
    }
  }
}
