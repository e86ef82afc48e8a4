import AppStoreReference

extension LintContext {
  /// Whether a text denies what a part of it says: "can't be sold, traded or exchanged for cash".
  func isDenied(_ part: Range<Int>, in text: TextSample) -> Bool {
    guard text.features.contains(.word(.negation)) else { return false }
    let follows = Language.of(text.locale).negationFollows
    return text.text.withUTF8Bytes { bytes in
      hits[text.hits].contains { hit in
        guard hit.category == .negation else { return false }
        if hit.range.overlaps(part) { return true }
        let isBefore = hit.range.upperBound <= part.lowerBound
        guard isBefore != follows else { return false }
        let gap = isBefore ? hit.range.upperBound..<part.lowerBound : part.upperBound..<hit.range.lowerBound
        return Negation.reaches(over: gap, beyond: follows ? nil : part.upperBound, in: bytes, of: text.locale)
      }
    }
  }
}

/// How far a negation reaches.
private enum Negation {
  /// No further than a word for "used" right after it, as in "coins not used in a year"; else over
  /// its clause, and over a list that has "or" in it, perhaps only after the word denied.
  ///
  /// - Parameter end: The end of that word; nil if the negation comes after it.
  static func reaches(
    over gap: Range<Int>, beyond end: Int?, in text: UnsafeBufferPointer<UInt8>, of locale: StoreLocale?
  ) -> Bool {
    guard Clause.isOneSentence(gap, in: text) else { return false }
    let words = String(decoding: text[gap], as: UTF8.self).lowercase
    if contrasts[locale].contains(where: words.contains) { return false }
    if end != nil {
      let next = words.drop { $0 == " " }
      if used[locale].contains(where: { next.utf8.starts(with: $0.utf8) }) { return false }
    }
    guard Clause.hasComma(gap, in: text) else { return true }
    let rest = end.map { String(decoding: text[$0...].prefix(Facts.negationReach.value), as: UTF8.self).lowercase }
    return alternatives[locale].contains { words.contains($0) || rest?.contains($0) ?? false }
  }

  private static let alternatives = OwnWords(\.alternatives)
  private static let contrasts = OwnWords(\.contrasts)
  private static let used = OwnWords(\.used)
}
