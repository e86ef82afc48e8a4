import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import TextReading

/// Texts in capitals, and repeated punctuation.
enum Shouting: TextRule {
  static let description = RuleDescription(
    id: "shouting", category: .display, defaultSeverity: .warning, fix: .unsafe,
    summary: "a text all in capitals, or repeated punctuation",
    rationale: """
      The payment sheet is not an advertisement, and reviewers treat loud texts as one. Acronyms \
      of up to four letters, well-known longer ones (IELTS), Roman numerals, the words of the app's \
      name, sizes of pictures (WQXGA – 2560×1600), and capitals among letters of a script without \
      them (PREMIUM会员) are accepted, and so are ... and --, and marks in quotes, which a text \
      speaks of: '***'.
      """,
    facts: ["lint.acronym"], sources: [.advancedCommerce])

  static let examples = RuleExamples(
    """
    accepted:
    - vip: {type: consumable, localizations: {en-US: {title: VIP PASS}}}
    - vip: {type: consumable, localizations: {en-US: {title: 400 XP, description: HD}}}
    - vip: {type: consumable, localizations: {zh-Hans: {title: PREMIUM会员！}}}
    - vip: {type: consumable, localizations: {de-DE: {title: Große Truhe...}}}
    - vip: {type: consumable, localizations: {en-US: {title: What?! Wait -- ok}}}
    - words: {type: non-consumable, localizations: {en-US: {title: IELTS, description: Words for IELTS}}}
    - stars: {type: non-consumable, localizations: {fr-FR: {title: Censure,
        description: Remplace les mots par « *** »}}}
    rejected:
    - gems: {type: consumable, localizations: {en-US: {title: ⟦100 GEMS FOR YOU⟧}}}
    - gems: {type: consumable, localizations: {en-US: {title: ⟦PREMIUM⟧}}}
    - gems: {type: consumable, localizations: {ru: {title: ⟦СТО МОНЕТ⟧}}}
    - gems: {type: consumable, localizations: {tr: {title: ⟦ALTIN PAKETİ⟧}}}
    - gems: {type: consumable, localizations: {en-US: {title: Gems⟦!!⟧ Really⟦???⟧}}}
    - gems: {type: consumable, localizations: {zh-Hans: {title: 400金币⟦！！⟧}}}
    """)

  static let triggers: TextFeatures = [.capitals, .repeatedPunctuation]

  static func check(_ text: TextSample, in subject: CheckedSubject) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    if text.features.contains(.capitals), let capitals = CapitalLetters(text.text, apartFrom: subject.catalog.app.name),
      capitals.isShouting
    {
      findings.append(RuleFinding("the \(text.noun) is all in capitals; write it as a sentence or a name", in: text))
    }
    if text.features.contains(.repeatedPunctuation) { findings += checkPunctuation(of: text) }
    return findings
  }

  /// Too many marks of one kind, ignoring width.
  private static func checkPunctuation(of text: TextSample) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    text.forEachRun(of: mark) { part, count, mark in
      let most = mark == exclamation || mark == question ? Facts.repeatedExclamations.value : Facts.repeatedMarks.value
      guard count >= most, !isQuoted(part, in: text.text) else { return }
      let marks = text.excerpt(part)
      findings.append(
        RuleFinding(
          "the \(text.noun) repeats \"\(marks)\"; one mark is enough, or none", in: text, part: part,
          fix: text.replacing(
            part, with: String(marks.unicodeScalars.prefix(1)), safety: .unsafe, "keep one of the marks")))
    }
    return findings
  }

  /// Whether quotation marks are right before and after a part, apart from a space: « *** ».
  private static func isQuoted(_ part: Range<Int>, in text: String) -> Bool {
    let start = text.utf8.index(text.utf8.startIndex, offsetBy: part.lowerBound)
    let end = text.utf8.index(start, offsetBy: part.count)
    return beginsWithQuote(text.unicodeScalars[..<start].reversed()) && beginsWithQuote(text.unicodeScalars[end...])
  }

  private static func beginsWithQuote(_ scalars: some Collection<Unicode.Scalar>) -> Bool {
    guard let first = scalars.first else { return false }
    return isQuote(first) || isSpace(first) && scalars.dropFirst().first.map(isQuote) == true
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\u{A0}" || scalar == "\u{202F}"
  }

  private static func isQuote(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x22, 0x27, 0x60, 0xAB, 0xBB, 0x2018...0x201F, 0x2039, 0x203A, 0x300C...0x300F: true
    default: false
    }
  }

  private static let exclamation: UInt32 = 0x21
  private static let question: UInt32 = 0x3F

  /// The narrow form of a punctuation mark; nil for marks that may be repeated.
  private static func mark(_ scalar: UInt32) -> UInt32? {
    switch scalar {
    case exclamation, 0xFF01: exclamation
    case question, 0xFF1F: question
    case 0x2A, 0x7E, 0x2C, 0x5F: scalar  // * ~ , _
    default: nil
    }
  }
}
