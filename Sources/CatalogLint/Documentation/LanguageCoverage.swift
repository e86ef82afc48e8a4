public import AppStoreReference
import TextReading

/// The coverage of the languages: the rules that have words for each.
///
/// Rules that compare numbers, prices or scripts read every language; those listed here rest on a
/// language's words.
public struct LanguageCoverage: Sendable {
  /// The English name of the language.
  public let language: String
  /// The locales of the App Store whose texts are read in it.
  public let locales: [StoreLocale]
  /// The rules that have no words for it, in the order of ``rules``; empty for a language that is
  /// read in full.
  public let unread: [String]

  /// Whether a rule of ``rules`` reads texts of the language.
  public func reads(_ rule: String) -> Bool { !unread.contains(rule) }

  /// The rules that rest on the words of a language, by category, in the order of ``LintRules``.
  public static var rules: [String] {
    LintRules.all.map { $0.description.id }.filter(needed.contains)
  }

  /// The same as they are listed below.
  static var needed: [String] { needs.map(\.rule) }

  /// Every language, sorted by name.
  public static var all: [LanguageCoverage] {
    Language.all.indices.map { index in
      let language = Language.all[index]
      let sources = Language.read(in: index).filter {
        $0.code == language.code || $0.code == language.base
      }
      let categories = Set(sources.flatMap(\.wordCategories))
      let unread = rules.filter { rule in
        needs.contains { need in
          need.rule == rule
            && !(need.category.map(categories.contains) ?? false
              || sources.contains { !need.list($0).isEmpty })
        }
      }
      let locales = StoreLocale.all.filter { Language.index(of: $0) == index }
      // With the script where a language has two.
      let name =
        language.code.contains("-") ? locales.first?.englishName : Language.englishName(at: index)
      return LanguageCoverage(
        language: name ?? language.code, locales: locales, unread: unread)
    }.sorted { $0.language < $1.language }
  }

  /// Something that a rule can't read a language without.
  private struct Need: Sendable {
    var rule: String
    var category: WordCategory?
    var list: @Sendable (Language) -> String = { _ in "" }
  }

  private static let ofCategories: [(rule: String, category: WordCategory)] = [
    ("free-wording", .free), ("external-payment", .externalPayment),
    ("other-platform", .otherPlatform), ("placeholder-text", .placeholder),
    ("test-wording", .test), ("future-promise", .futurePromise),
    ("promotional-claim", .promotionalClaim), ("discount-claim", .saving),
    ("expiring-credits", .expiringCredits), ("cash-out", .cashOut), ("donation", .donation),
    ("physical-goods", .physicalGoods), ("regulated-claim", .regulatedClaim),
    ("apple-criticism", .appleCriticism), ("profanity", .profanity),
    ("system-feature", .systemFeature), ("random-item", .randomItem),
    ("time-limited-consumable", .durationWord), ("unlock-as-consumable", .unlock),
    ("currency-as-non-consumable", .currencyNoun), ("lifetime-subscription", .lifetime),
    ("link-in-text", .contact), ("trial-without-offer", .trial),
  ]

  private static let needs: [Need] =
    ofCategories.map { Need(rule: $0.rule, category: $0.category) } + [
      Need(rule: "price-mismatch", list: { $0.amounts + $0.amountsEverywhere }),
      Need(rule: "quantity-mismatch", list: { $0.spelledNumbers + $0.numerals }),
      Need(rule: "invalid-period", list: { $0.lengths }),
      Need(rule: "trial-name", list: { $0.trial }),
      Need(rule: "missing-restore-note", list: { $0.restoring }),
      Need(rule: "credentials-in-notes", list: { $0.passwords }),
      Need(rule: "vague-description", list: { $0.generic }),
    ]
}

extension Language {
  /// The categories that the language has words of.
  fileprivate var wordCategories: Set<WordCategory> {
    var found: Set<WordCategory> = []
    WordNotation.read(words) { pattern in
      if !pattern.conditions.contains(.innocent) { found.insert(pattern.category) }
    }
    return found
  }
}

extension LanguageCoverage {
  /// The coverage as a page of the documentation, in Markdown.
  public static var page: String {
    let all = all
    var text = """
      # Languages

      The rules that rest on words, and the languages that have them.

      ## Overview

      Texts of every locale of the App Store are read in their own language and in English. A rule that
      isn't listed compares numbers, prices, lengths or scripts, and reads every language alike.


      """
    text += "| language | locales | read by | not read by |\n| --- | --- | --- | --- |\n"
    for language in all {
      let codes = language.locales.map(\.code).joined(separator: ", ")
      let unread = language.unread.map { "<doc:\($0)>" }.joined(separator: ", ")
      text +=
        "| \(language.language) | \(codes) | \(rules.count - language.unread.count) of \(rules.count) "
      text += "| \(unread.isEmpty ? "–" : unread) |\n"
    }
    text += "\nThe \(rules.count) rules that need words: "
    return text + rules.map { "<doc:\($0)>" }.joined(separator: ", ") + ".\n"
  }
}
