import SourceSyntax

/// A rule that reports the first word of one category in each text of products and groups.
protocol WordRule: TextRule {
  static var category: WordCategory { get }

  /// Words that make the others innocent if a text of the localization has one; nil for none.
  static var innocentSubject: WordCategory? { get }

  /// Whether a word is innocent if the text denies it: "not for cash".
  static var maybeDenied: Bool { get }

  /// The severity of a finding in a text, when it is lower than the rule's highest.
  static func severity(in text: TextSample, _ lint: LintContext) -> Severity?

  /// What is wrong with a word, in the text's spelling, and what to write instead.
  static func message(about word: String) -> String
}

extension WordRule {
  static var triggers: TextFeatures { .word(category) }

  static var innocentSubject: WordCategory? { nil }

  static var maybeDenied: Bool { false }

  static func severity(in text: TextSample, _ lint: LintContext) -> Severity? { nil }

  static func check(_ text: TextSample, in lint: LintContext) {
    if let innocentSubject, lint.speaks(of: innocentSubject, beside: text) { return }
    for hit in lint.hits[text.hits] where hit.category == category {
      if maybeDenied, lint.isDenied(hit.range, in: text) { continue }
      // A second word of the same kind is mostly part of the same fault: "Credit card via Stripe".
      return lint.report(
        message(about: text.excerpt(hit.range)), in: text, part: hit.range, severity: severity(in: text, lint))
    }
  }
}

extension LintContext {
  /// Whether a text, the other one of its localization, or the name of the app has a word of a
  /// category.
  func speaks(of category: WordCategory, beside text: TextSample) -> Bool {
    text.features.contains(.word(category))
      || samples.contains { $0.localization == text.localization && $0.features.contains(.word(category)) }
      || appSpeaks(of: category)
  }
}
