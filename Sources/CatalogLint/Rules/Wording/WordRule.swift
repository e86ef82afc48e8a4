import SourceSyntax

/// A rule that reports the first word of one category in each text of products and groups.
protocol WordRule: TextRule {
  static var category: WordCategory { get }

  /// Words that make the others innocent if a text of the localization has one; nil for none.
  static var innocentSubject: WordCategory? { get }

  /// The severity of a finding in a text, when it is lower than the rule's highest.
  static func severity(in text: TextSample, _ subject: CheckedSubject) -> Severity?

  /// What is wrong with a word, in the text's spelling, and what to write instead.
  static func message(about word: String) -> String
}

extension WordRule {
  static var triggers: TextFeatures { .word(category) }

  static var innocentSubject: WordCategory? { nil }

  static func severity(in text: TextSample, _ subject: CheckedSubject) -> Severity? { nil }

  static func check(_ text: TextSample, in subject: CheckedSubject) -> [RuleFinding] {
    if let innocentSubject, subject.speaks(of: innocentSubject, beside: text) { return [] }
    // A second word of the same kind is mostly part of the same fault: "Credit card via Stripe".
    guard let hit = text.firstHit(category) else { return [] }
    return [
      RuleFinding(
        message(about: text.excerpt(hit.range)), in: text, part: hit.range, severity: severity(in: text, subject))
    ]
  }
}
