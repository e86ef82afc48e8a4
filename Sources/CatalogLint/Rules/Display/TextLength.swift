import SourceSyntax

/// The length of a text, by both counts that the store may compare with its limit.
struct TextLength {
  /// Characters as people count them: grapheme clusters.
  let characters: Int
  /// UTF-16 units; never fewer than the characters.
  let units: Int

  /// Counts a text; nil, without counting, when its byte count already shows that it is within the
  /// limit.
  init?(_ text: String, over limit: Int) {
    guard text.utf8.count > limit else { return nil }
    units = text.utf16.count
    guard units > limit else { return nil }
    characters = text.count
  }

  /// `38 characters`, or both counts when only the units exceed the limit.
  func phrase(over limit: Int) -> String {
    characters > limit
      ? "\(characters) characters"
      : "\(characters) characters, but \(units) UTF-16 units, which the store may count"
  }
}

extension TextLength {
  /// Reports a text that is too long, or longer than the 2022 limit where that was lower.
  static func check(
    _ sample: TextSample, limit: Int, oldLimit: Int, in lint: LintContext
  ) {
    guard let length = TextLength(sample.text, over: min(limit, oldLimit)) else { return }
    if length.units > limit {
      lint.report(.tooLong(sample.noun, length, limit), in: sample)
    } else {
      lint.report(.longerThanBefore(sample.noun, length, oldLimit), in: sample, severity: .info)
    }
  }
}

extension String {
  fileprivate static func tooLong(_ noun: String, _ length: TextLength, _ limit: Int) -> String {
    "the \(noun) has \(length.phrase(over: limit)); at most \(limit) are allowed"
  }

  fileprivate static func longerThanBefore(
    _ noun: String, _ length: TextLength, _ limit: Int
  ) -> String {
    "the \(noun) has \(length.phrase(over: limit)); tools that use the limit of 2022 truncate it "
      + "after \(limit)"
  }
}
