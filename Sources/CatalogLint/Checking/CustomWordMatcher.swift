import AppStoreReference
import TextReading

/// Finds the words that a team has added to the wording rules, as words of those rules' categories,
/// and the words of its own rules.
///
/// They are compared like the words of languages: case and width are ignored, and scripts that
/// separate words match them as whole words.
struct CustomWordMatcher: Sendable {
  private let words: WordMatcher
  private let patterns: [WordPattern]

  /// The matcher for a locale's texts, or for texts of no known locale; nil when no words apply to
  /// them.
  init?(_ custom: [CustomWords], rules: [CustomRule], for locale: StoreLocale?) {
    var patterns = CustomRuleWords.patterns(of: rules, for: locale)
    for entry in custom {
      guard let category = WordCategory(rule: entry.rule), Self.isMeant(entry.locale, locale) else { continue }
      for word in entry.words where !word.isEmpty {
        patterns.append(WordPattern(text: word, category: category, conditions: []))
        // A team's own word for a duration names what is sold for it, and needs no other word next
        // to it.
        if category == .durationWord { patterns.append(WordPattern(text: word, category: .access, conditions: [])) }
      }
    }
    guard !patterns.isEmpty else { return nil }
    // A team's list is taken literally: accents count where the language has them.
    words = WordMatcher(patterns, keepsAccents: true)
    self.patterns = patterns
  }

  /// Appends the words found in a text, and keeps all of its words ordered by their start.
  ///
  /// - Parameter first: The index of the text's first word from the languages; a word of the team
  ///   that overlaps one of the same category is the same finding.
  func find(in text: UnsafeBufferPointer<UInt8>, into hits: inout [WordHit], from first: Int) {
    let own = hits.count
    words.find(in: text, into: &hits)
    guard hits.count > own else { return }
    var kept = own
    for index in own..<hits.count {
      let hit = hits[index]
      let isKnown = hits[first..<own].contains { $0.category == hit.category && $0.range.overlaps(hit.range) }
      guard !isKnown, hit.pattern != WordMatcher.templateField else { continue }
      hits[kept] = hit
      kept += 1
    }
    hits.removeSubrange(kept...)
    guard kept > own, own > first else { return }
    hits[first...].sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The word of a hit as the team spells it.
  func word(of hit: WordHit) -> String { patterns[Int(hit.pattern)].text }

  /// Whether words for a locale or a bare language, as written, apply to texts of a locale.
  private static func isMeant(_ written: String?, _ locale: StoreLocale?) -> Bool {
    guard let written else { return true }
    guard let locale else { return false }
    return written == locale.language || StoreLocale.resolving(written) == locale
  }
}

extension WordCategory {
  /// The category whose words a rule reports; nil for rules without words.
  init?(rule: String) {
    guard let pair = Self.ofRules.first(where: { $0.rule == rule }) else { return nil }
    self = pair.category
  }

  static let ofRules: [(rule: String, category: WordCategory)] = [
    ("free-wording", .free), ("external-payment", .externalPayment), ("other-platform", .otherPlatform),
    ("placeholder-text", .placeholder), ("test-wording", .test), ("future-promise", .futurePromise),
    ("promotional-claim", .promotionalClaim), ("expiring-credits", .expiringCredits), ("cash-out", .cashOut),
    ("apple-trademark", .appleTrademark), ("apple-criticism", .appleCriticism), ("profanity", .profanity),
    ("system-feature", .systemFeature), ("random-item", .randomItem), ("time-limited-consumable", .durationWord),
    ("unlock-as-consumable", .unlock), ("currency-as-non-consumable", .currencyNoun),
  ]
}
