import AppStoreReference
import Basics
import TextReading

/// The words of custom rules as patterns for the single search that finds all words.
enum CustomRuleWords {
  /// The patterns for texts of a locale, each owned by its rule.
  static func patterns(of rules: [CustomRule], for locale: StoreLocale?) -> [WordPattern] {
    var patterns: [WordPattern] = []
    for (index, rule) in rules.enumerated() where rule.locales.contains(locale) {
      func add(_ words: [CustomRule.Words], isInnocent: Bool = false) {
        for entry in words where entry.locales.contains(locale) {
          patterns += entry.words.map { pattern($0, owner: index + 1, isInnocent: isInnocent) }
        }
      }
      switch rule.kind {
      case .existence(let words, let exceptions):
        add(words)
        add(exceptions, isInnocent: true)
      case .required(let words): add(words)
      case .substitution(let swaps, let exceptions):
        let meant = swaps.filter { $0.locales.contains(locale) }
        patterns += meant.map { pattern($0.word, owner: index + 1) }
        add(exceptions, isInnocent: true)
        // If "gold coin" replaces "coin", it must not match itself.
        let words = Set(meant.map { folded($0.word) })
        for preferred in meant.map(\.preferred) where !words.contains(folded(preferred)) {
          patterns.append(pattern(preferred, owner: index + 1, isInnocent: true))
        }
      case .pattern, .template: break
      }
    }
    return patterns
  }

  /// A word without the `*` at its ends.
  static func core(_ word: String) -> String {
    var core = Substring(word)
    if core.hasPrefix("*") { core.removeFirst() }
    if core.hasSuffix("*") { core.removeLast() }
    return String(core)
  }

  private static func pattern(_ word: String, owner: Int, isInnocent: Bool = false) -> WordPattern {
    var conditions: WordPattern.Conditions = isInnocent ? [.innocent] : []
    if word.hasPrefix("*") { conditions.insert(.startsAnywhere) }
    if word.hasSuffix("*") { conditions.insert(.endsAnywhere) }
    return WordPattern(text: core(word), category: .custom, conditions: conditions, owner: UInt16(clamping: owner))
  }

  private static func folded(_ word: String) -> [UInt32] {
    core(word).unicodeScalars.map { ScalarFolding.names.folded($0.value) }
  }
}
