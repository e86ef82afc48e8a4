import AppStoreReference
import CatalogModel
import SourceSyntax

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
    facts: ["lint.acronym"],
    sources: [.advancedCommerce])

  static let examples = RuleExamples(
    accepted: [
      RuleExample("vip: {type: consumable, localizations: {en-US: {title: VIP PASS}}}"),
      RuleExample(
        "vip: {type: consumable, localizations: {en-US: {title: 400 XP, description: HD}}}"),
      RuleExample("vip: {type: consumable, localizations: {zh-Hans: {title: PREMIUM会员！}}}"),
      RuleExample("vip: {type: consumable, localizations: {de-DE: {title: Große Truhe...}}}"),
      RuleExample("vip: {type: consumable, localizations: {en-US: {title: What?! Wait -- ok}}}"),
      RuleExample(
        "words: {type: non-consumable, localizations: {en-US: {title: IELTS, description: Words for IELTS}}}"
      ),
      RuleExample(
        "stars: {type: non-consumable, localizations: {fr-FR: {title: Censure, description: Remplace les mots par « *** »}}}"
      ),
    ],
    rejected: [
      RuleExample("gems: {type: consumable, localizations: {en-US: {title: ⟦100 GEMS FOR YOU⟧}}}"),
      RuleExample("gems: {type: consumable, localizations: {en-US: {title: ⟦PREMIUM⟧}}}"),
      RuleExample("gems: {type: consumable, localizations: {ru: {title: ⟦СТО МОНЕТ⟧}}}"),
      RuleExample("gems: {type: consumable, localizations: {tr: {title: ⟦ALTIN PAKETİ⟧}}}"),
      RuleExample(
        "gems: {type: consumable, localizations: {en-US: {title: Gems⟦!!⟧ Really⟦???⟧}}}"),
      RuleExample("gems: {type: consumable, localizations: {zh-Hans: {title: 400金币⟦！！⟧}}}"),
    ])

  static let triggers: TextFeatures = [.capitals, .repeatedPunctuation]

  static func check(_ text: TextSample, in lint: LintContext) {
    if text.features.contains(.capitals),
      let capitals = CapitalLetters(text.text, apartFrom: lint.catalog.app.name),
      capitals.isShouting
    {
      lint.report(.capitals(text.noun), in: text)
    }
    if text.features.contains(.repeatedPunctuation) { checkPunctuation(of: text, in: lint) }
  }

  private static func most(_ mark: Unicode.Scalar) -> Int {
    mark == "!" || mark == "?" ? Facts.repeatedExclamations.value : Facts.repeatedMarks.value
  }

  /// Too many marks of one kind, ignoring width.
  private static func checkPunctuation(of text: TextSample, in lint: LintContext) {
    let scalars = ScalarText(text.text)
    var index = 0
    while index < scalars.count {
      guard let mark = mark(scalars[index]) else {
        index += 1
        continue
      }
      var end = index + 1
      while self.mark(scalars[end]) == mark { end += 1 }
      let isQuoted = isQuote(before: index, in: scalars) && isQuote(after: end, in: scalars)
      if !isQuoted, end - index >= most(mark) {
        let range = index..<end
        lint.report(
          .punctuation(scalars.string(range), text.noun), in: text, part: scalars.part(range),
          fix: lint.replacing(
            scalars.part(range), of: text, with: scalars.string(index..<index + 1),
            safety: .unsafe, "keep one of the marks"))
      }
      index = end
    }
  }

  /// Whether a quotation mark comes right before a place, apart from a space: « *** ».
  private static func isQuote(before index: Int, in scalars: ScalarText) -> Bool {
    let last = scalars[index - 1]
    return isQuote(last) || isSpace(last) && isQuote(scalars[index - 2])
  }

  private static func isQuote(after index: Int, in scalars: ScalarText) -> Bool {
    let next = scalars[index]
    return isQuote(next) || isSpace(next) && isQuote(scalars[index + 1])
  }

  private static func isSpace(_ scalar: Unicode.Scalar?) -> Bool {
    scalar == " " || scalar == "\u{A0}" || scalar == "\u{202F}"
  }

  private static func isQuote(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    return switch scalar.value {
    case 0x22, 0x27, 0x60, 0xAB, 0xBB, 0x2018...0x201F, 0x2039, 0x203A, 0x300C...0x300F: true
    default: false
    }
  }

  /// The narrow form of a punctuation mark; nil for marks that may be repeated.
  private static func mark(_ scalar: Unicode.Scalar?) -> Unicode.Scalar? {
    switch scalar {
    case "!", "！": "!"
    case "?", "？": "?"
    case "*", "~", ",", "_": scalar
    default: nil
    }
  }
}

extension String {
  fileprivate static func capitals(_ noun: String) -> String {
    "the \(noun) is all in capitals; write it as a sentence or a name"
  }

  fileprivate static func punctuation(_ marks: String, _ noun: String) -> String {
    "the \(noun) repeats \"\(marks)\"; one mark is enough, or none"
  }
}
