import AppStoreReference
import Basics
import SourceSyntax
import TextReading

/// Descriptions in a language other than their locale's, in the same script.
enum WrongLanguage: TextRule {
  static let description = RuleDescription(
    id: "wrong-language", category: .localization, defaultSeverity: .warning,
    summary: "an English description in de-DE, a Spanish one in fr-FR: the right script, another language",
    rationale: """
      A text that was entered under the wrong locale, or never translated, shows customers a \
      language they may not read. Words such as "the", "und" and "los" tell languages apart: a \
      description with two of them from another language, and none that only its own has, is \
      reported. Titles are not, since names are the same everywhere; texts in another script are \
      reported by `wrong-script`, and copies of another locale's text by `untranslated-text`.
      """,
    sources: [.localizationReviews])

  static let examples = RuleExamples(
    """
    accepted:
    - looks: {type: non-consumable, localizations: {de-DE: {title: Film Looks,
        description: 24 analoge Looks für deine Fotos.}}}
    - skin: {type: non-consumable, localizations: {fr-FR: {title: Call of the Wild,
        description: "Skin « Call of the Wild » pour vos héros"}}}
    - farm: {type: non-consumable, localizations: {no: {title: Gård, description: Alle dyrene på gården og i skogen}}}
    - farm: {type: non-consumable, localizations: {it: {title: The Farm, description: Battle Royale Deluxe}}}
    rejected:
    - looks: {type: non-consumable, localizations: {de-DE: {title: Film Looks,
        description: ⟦24 film looks for your photos.⟧}}}
    - farm: {type: non-consumable, localizations: {fr-FR: {title: La ferme,
        description: ⟦Descubre los animales de la granja y cuenta.⟧}, es-ES: {title: La granja,
        description: ⟦Descubra os animais da fazenda e conte.⟧}}}
    - farm: {type: non-consumable, localizations: {uk: {title: Ферма, description: Зустрічайте тварин ферми},
        pl: {title: Farma, description: ⟦Meet all the animals of the farm.⟧}, tr: {title: Çiftlik,
        description: ⟦Die Tiere auf dem Bauernhof⟧}}}
    """)

  static let triggers = TextFeatures.description

  static func check(_ text: TextSample, in subject: CheckedSubject) -> [RuleFinding] {
    guard text.kind == .description, let locale = text.locale, !text.features.contains(.foreignScript),
      let match = FunctionWords.foreign(in: text.text, of: locale), !quotes(match, text, in: locale),
      !subject.isReportedAsCopy(text)
    else { return [] }
    return [RuleFinding(.foreign(match, locale), in: text)]
  }

  /// Whether a text in the letters of its locale has the words of the other language in Latin ones,
  /// as in a quotation.
  private static func quotes(_ match: FunctionWords.Match, _ text: TextSample, in locale: StoreLocale) -> Bool {
    let expected = WritingSystems.expected(in: locale)
    guard expected != .latin, Language.scripts[match.language] == .latin else { return false }
    return !text.text.withUTF8Bytes { TextScan($0).scripts }.isDisjoint(with: expected)
  }
}

extension Message {
  fileprivate static func foreign(_ match: FunctionWords.Match, _ locale: StoreLocale) -> Message {
    let words = Message(list: match.words.prefix(2).map { "\"\($0)\"" }, .and)
    let language = Language.englishName(at: match.language)
    return "the description has \(words), so it is \(phrase: language), but the locale is \"\(locale.code)\"; "
      + "translate it into \(phrase: locale.englishName)"
  }
}
