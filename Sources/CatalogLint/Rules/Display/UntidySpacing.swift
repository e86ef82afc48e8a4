import AppStoreReference
import Basics
import SourceSyntax
import TextReading

/// Spaces at the ends of a text, two in a row, and full-width ones.
enum UntidySpacing: TextRule {
  static let description = RuleDescription(
    id: "untidy-spacing", category: .display, defaultSeverity: .warning, fix: .safe,
    summary: "a leading, trailing, doubled or full-width space",
    rationale: """
      Most come from a spreadsheet. The store keeps them, so texts are misaligned or have gaps. \
      The rule accepts single no-break and thin spaces, which French uses before : ; ! ? and », \
      and many languages inside numbers, and a single full-width space between words in Japanese.
      """,
    sources: [.advancedCommerce])

  static let examples = RuleExamples(
    #"""
    accepted:
    - gems: {type: consumable, localizations: {en-US: {title: 100 Gems}}}
    - gems: {type: consumable, localizations: {fr-FR: {title: "1\u202F000 gemmes\u00A0!"}}}
    - gems: {type: consumable, localizations: {ja: {title: ジェム　パック}}}
    rejected:
    - gems: {type: consumable, localizations: {en-US: {title: "⟦  ⟧100⟦  ⟧Gems⟦ ⟧"}}}
    - gems: {type: consumable, localizations: {zh-Hans: {title: 400⟦　⟧金币}}}
    - gems: {type: consumable, localizations: {ja: {title: "⟦　⟧ジェム⟦　　⟧パック"}}}
    - gems: {type: consumable, localizations: {de-DE: {title: "100⟦ \u00A0⟧Edelsteine"}}}
    """#)

  static let triggers: TextFeatures = .spacing

  static func check(_ text: TextSample, in subject: CheckedSubject) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    let length = text.text.utf8.count
    text.forEachRun(of: space) { part, count, _ in
      if part.lowerBound == 0 || part.upperBound == length {
        // A text of nothing but spaces is reported by `missing-text`.
        guard part.count < length else { return }
        findings.append(
          RuleFinding(
            .outer(text.noun, atStart: part.lowerBound == 0, count), in: text, part: part,
            fix: text.replacing(part, with: "", .removal(count))))
      } else if count > 1 {
        let single = singleSpace(for: text.excerpt(part), in: text)
        findings.append(
          RuleFinding(
            "the \(text.noun) has \(count) spaces in a row; one is enough", in: text, part: part,
            fix: text.replacing(part, with: single, "keep one of the spaces")))
      } else if part.count > 1, text.locale?.script != .japanese, text.excerpt(part) == "\u{3000}" {
        findings.append(
          RuleFinding(
            "the \(text.noun) has a full-width space (U+3000); use a normal one or none", in: text, part: part,
            fix: text.replacing(part, with: " ", "use a normal space")))
      }
    }
    return findings
  }

  /// The replacement for several spaces in a row: a no-break one if there is one; a full-width one
  /// only where those are used.
  private static func singleSpace(for spaces: String, in text: TextSample) -> String {
    if spaces.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) { return " " }
    let spaces = spaces.unicodeScalars
    if let binding = spaces.first(where: { $0 == "\u{A0}" || $0 == "\u{202F}" }) { return String(binding) }
    let isFullWidth = spaces.allSatisfy { $0 == "\u{3000}" } && text.locale?.script == .japanese
    return isFullWidth ? "\u{3000}" : " "
  }

  /// One kind for the spaces of every width; tabs and line breaks are reported by
  /// `invisible-characters`.
  private static func space(_ scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: 0x20
    default: nil
    }
  }
}

extension Message {
  fileprivate static func outer(_ noun: Message, atStart isAtStart: Bool, _ count: Int) -> Message {
    switch (isAtStart, count) {
    case (true, 1): "the \(noun) begins with a space; remove it"
    case (true, _): "the \(noun) begins with \(count) spaces; remove them"
    case (false, 1): "the \(noun) ends with a space; remove it"
    case (false, _): "the \(noun) ends with \(count) spaces; remove them"
    }
  }

  fileprivate static func removal(_ count: Int) -> Message { count == 1 ? "remove the space" : "remove the spaces" }
}
