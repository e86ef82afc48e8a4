import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import TextReading

/// Invisible and unreliable characters, markup, and emoji in the names of groups.
enum InvisibleCharacters: TextRule, ProductRule {
  static let description = RuleDescription(
    id: "invisible-characters", category: .display, defaultSeverity: .error, fix: .safe,
    summary: "control, zero-width and bidi characters, stray accents, line breaks, markup; emoji in group names",
    rationale: """
      Most come from a spreadsheet or a web page. The store rejects some of them, shows others as \
      boxes, and two titles that look the same may differ by one. The rule accepts joiners where \
      they shape letters (Persian, Hindi) or combine emoji, direction marks in right-to-left text, \
      and variants of Han characters. Embeddings, overrides and isolates are always reported: a \
      single-line field doesn't need them. In review notes only control characters are reported, \
      other than line breaks and tabs. A letter with a separate accent, as in macOS file \
      names, and an accent without a letter are errors: the store has refused both as invalid \
      characters. Marks that strike out a letter, or pile up on one, are a warning; those that a \
      script writes are fine.
      """,
    sources: [.subscriptionInformation, .refusedMarks])

  static let examples = RuleExamples(
    #"""
    accepted:
    - gems: {type: consumable, localizations: {zh-Hans: {title: 400金币}}}
    - gems: {type: consumable, localizations: {ur-PK: {title: "می\u200Cخواہم"}}}
    - gems: {type: consumable, localizations: {hi: {title: "क्\u200Dष सिक्के"}}}
    - gems: {type: consumable, localizations: {he: {title: "VIP\u200F מטבעות"}}}
    - gems: {type: consumable, localizations: {en-US: {title: 👨‍👩‍👧 5 < 6 & more}}}
    - theme: {type: non-consumable, localizations: {vi: {title: Chủ đề mùa hè}}}
    - theme: {type: non-consumable, localizations: {hi: {title: नीली थीम}, th: {title: ธีมสีน้ำเงิน}}}
    - gems: {type: consumable, review: {notes: "1.\tHome\r\n2.\tShop\u2028"}}
    rejected:
    - gems: {type: consumable, localizations: {zh-Hans: {title: "400金币⟦\u200B⟧"}}}
    - gems: {type: consumable, localizations: {en-US: {title: "Gold⟦\n⟧Coins⟦\t⟧"}}}
    - gems: {type: consumable, localizations: {en-US: {title: "⟦\u202E⟧smeG⟦\u202C⟧"}}}
    - gems: {type: consumable, localizations: {de-DE: {title: "Gold⟦\u00AD⟧münzen"}}}
    - gems: {type: consumable, review: {notes: ⟦"Home\u0007 › Shop\u0001"⟧}}
    - gems: {type: consumable, localizations: {en-US: {title: ⟦<b>⟧Gems</b> &amp; more}}}
    - gems: {type: consumable, localizations: {en-US: {title: "Gems for⟦\uF8FF⟧"}}}
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      products: {}
      subscriptionGroups:
        vip: {localizations: {en-US: {title: VIP ⟦👑⟧}}}
    - theme: {type: non-consumable, localizations: {fr-FR: {title: ⟦"The\u0300me d\u2019e\u0301te\u0301"⟧}}}
    - theme: {type: non-consumable, localizations: {sk: {title: "Téma ⟦\u030C⟧ les"}}}
    rejected as warning:
    - theme: {type: non-consumable, localizations: {en-US: {title: "Night T⟦\u0336⟧heme"}}}
    """#)

  static let triggers: TextFeatures = [.invisible, .markup, .emoji, .decomposed, .combining]

  static func check(_ text: TextSample, in subject: CheckedSubject) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    // "<b>" and "</b>" are one fault.
    let ranges = text.features.contains(.markup) ? MarkupSearch.ranges(in: text.text) : []
    if let first = ranges.first {
      findings.append(RuleFinding(.markup(ranges.map { text.excerpt($0) }, text.noun), in: text, part: first))
    }
    if text.features.contains(.decomposed) { findings += checkComposition(of: text) }
    if text.features.contains(.combining) { findings += checkMarks(of: text) }
    guard !text.features.isDisjoint(with: [.invisible, .emoji]) else { return findings }
    let scalars = ScalarText(text.text)
    let emoji = EmojiSearch(text: scalars).runs
    if !subject.isProduct {
      for run in emoji {
        findings.append(
          RuleFinding(
            "the name of a subscription group can't contain \"\(scalars.string(run))\"; write it in words", in: text,
            part: scalars.part(run),
            fix: EmojiInText.removal(of: run, from: scalars, text)))
      }
    }
    return findings + checkCharacters(of: scalars, apartFrom: emoji, text)
  }

  /// Checks the review notes, which have lines.
  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    guard let notes = product.review.notes,
      let scalar = notes.unicodeScalars.first(where: {
        $0.properties.generalCategory == .control && !InvisibleCharacter.isLineBreak($0) && $0 != "\t"
      })
    else { return [] }
    return [
      RuleFinding(
        "the review notes contain \(InvisibleCharacter.name(of: scalar)); remove it", at: subject.path(.reviewNotes))
    ]
  }

  private static func checkComposition(of text: TextSample) -> [RuleFinding] {
    guard let composed = CanonicalComposition.composed(text.text) else { return [] }
    return [
      RuleFinding(
        "the \(text.noun) has decomposed accents (not in Unicode normalization form C), which the store refuses; write "
          + "each letter with its accent as one character",
        in: text,
        // A text from a template has no location of its own.
        fix: text.isGenerated
          ? nil : Fix("compose letters and accents", edits: [CatalogEdit(text.path, .replace(composed))])
      )
    ]
  }

  private static func checkMarks(of text: TextSample) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    let scalars = ScalarText(text.text)
    for (kind, run) in StrayMarks(in: scalars).runs {
      guard let mark = scalars[run.lowerBound] else { continue }
      findings.append(
        RuleFinding(
          .mark(mark, kind, text.noun), in: text, part: scalars.part(run), severity: kind == .alone ? nil : .warning,
          fix: text.replacing(
            scalars.part(withSpace(run, in: scalars)), with: "", safety: .unsafe, "remove it")))
    }
    return findings
  }

  /// A run with one of the spaces around it, which would be one too many without it.
  private static func withSpace(_ run: Range<Int>, in scalars: ScalarText) -> Range<Int> {
    func isSpace(_ index: Int) -> Bool { scalars[index]?.properties.isWhitespace ?? false }
    let isLast = scalars[run.upperBound] == nil
    if isSpace(run.lowerBound - 1), isLast || isSpace(run.upperBound) { return run.lowerBound - 1..<run.upperBound }
    return run.lowerBound == 0 && isSpace(run.upperBound) ? 0..<run.upperBound + 1 : run
  }

  /// Reports runs of one invalid character; those that are part of an emoji are allowed.
  private static func checkCharacters(
    of scalars: ScalarText, apartFrom emoji: [Range<Int>], _ text: TextSample
  ) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    let judge = InvisibleCharacter(
      text: scalars,
      isRightToLeft: text.locale?.isRightToLeft == true || InvisibleCharacter.hasRightToLeftLetters(scalars))
    var emoji = emoji[...]
    var index = 0
    while index < scalars.count {
      if let run = emoji.first, run.lowerBound == index {
        emoji = emoji.dropFirst()
        index = run.upperBound
        continue
      }
      guard judge.isFault(at: index), let scalar = scalars[index] else {
        index += 1
        continue
      }
      var end = index + 1
      if scalar == "\r", scalars[end] == "\n" { end += 1 }
      while scalars[end] == scalar, judge.isFault(at: end) { end += 1 }
      let run = index..<end
      findings.append(
        RuleFinding(
          .character(scalar, text.noun), in: text, part: scalars.part(run),
          fix: InvisibleCharacterRemoval(scalars: scalars, run: run).fix(of: text)))
      index = end
    }
    return findings
  }
}

extension Message {
  fileprivate static func character(_ scalar: Unicode.Scalar, _ noun: Message) -> Message {
    let name = InvisibleCharacter.name(of: scalar)
    return InvisibleCharacter.isLineBreak(scalar)
      ? "the \(noun) has a line break (\(name)); it is shown on one line" : "the \(noun) contains \(name); remove it"
  }

  fileprivate static func mark(_ mark: Unicode.Scalar, _ kind: StrayMarks.Kind, _ noun: Message) -> Message {
    let name = InvisibleCharacter.name(of: mark)
    return switch kind {
    case .alone: "the \(noun) contains \(name) without a letter, which the store refuses; remove it"
    case .overlay: "the \(noun) strikes out a letter with \(name); write the letter alone"
    case .heap: "the \(noun) piles up marks on a letter, the first of them \(name); write the letter alone"
    }
  }

  fileprivate static func markup(_ markup: [String], _ noun: Message) -> Message {
    let shown = Message(quoted: markup, atMost: 3)
    return "the \(noun) contains the markup \(shown), which is shown literally; remove it"
  }
}
