/// A rule that reports every word of one category in the texts of products and groups.
protocol WordRule: TextRule {
  static var category: WordCategory { get }

  /// What is wrong with a word, given as the text spells it, and what to write instead.
  static func message(about word: String) -> String
}

extension WordRule {
  static var triggers: TextFeatures { .word(category) }

  static func check(_ text: TextSample, in lint: LintContext) {
    for hit in lint.hits[text.hits] where hit.category == category {
      lint.report(message(about: text.excerpt(hit.range)), in: text, part: hit.range)
    }
  }
}
