import AppStoreReference
import Basics
import TextReading

/// Finds the length of a subscription according to a text.
///
/// In a title, a length belongs to the subscription if it is next to a word for the thing sold
/// (`Pro Yearly`, 年度会员, `Plan anual`), or alone. Other lengths belong to the content: Weekly
/// Horoscope, 12 months of recipes.
struct PeriodInText {
  let sample: TextSample
  let appName: String?

  private static let sold: Set<WordCategory> = [.membership, .access, .subscriptionWord]

  /// The first length that names the subscription; nil when no length does.
  func length(among lengths: [StatedLength]) -> StatedLength? {
    sample.kind == .title ? lengths.first(where: isOfTitle) : lengths.first(where: isOfDescription)
  }

  /// Whether a text is about a trial, whose length is a different one.
  var isOfTrial: Bool {
    if sample.features.contains(.word(.free)) { return true }
    return Language.of(sample.locale).hasTrial(in: sample.text.lowercased())
  }

  // MARK: Titles

  private func isOfTitle(_ length: StatedLength) -> Bool {
    let text = sample.excerpt(length.range).lowercased()
    if Self.compounds[sample.locale].contains(where: { text.hasBytes(of: $0) }) { return true }
    var before = lettered(0..<length.range.lowerBound)
    let words = sample.excerpt(before).lowercased()
    if let joint = Self.joints[sample.locale].first(where: { words.hasSuffix($0) }) {
      before = lettered(0..<before.upperBound - joint.utf8.count)
    }
    let after = lettered(length.range.upperBound..<sample.text.utf8.count)
    if after.isEmpty {
      return before.isEmpty || Self.billing[sample.locale].contains(text) || isSold(before, at: \.upperBound)
        || isApp(before) || Language.of(sample.locale).nounFirst && isSold(before, at: \.lowerBound)
    }
    return isSold(after, at: \.lowerBound)
  }

  private static let compounds = LanguageWords(\.lengthAndPlan)
  private static let joints = LanguageWords(\.perWords) { $0.map { " \($0)" } }
  private static let billing = LanguageWords(setOf: \.billing)

  /// The part of a range between its first and its last letter; empty without any.
  private func lettered(_ range: Range<Int>) -> Range<Int> {
    var offset = 0
    var found = range.upperBound..<range.upperBound
    for scalar in sample.text.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      if range.contains(offset), scalar.properties.isAlphabetic {
        found = (found.isEmpty ? offset : found.lowerBound)..<end
      }
      offset = end
    }
    return found
  }

  /// Whether there is a word for the thing sold at one end of a part of the text.
  private func isSold(_ part: Range<Int>, at end: KeyPath<Range<Int>, Int>) -> Bool {
    let isHit = sample.hits.contains {
      Self.sold.contains($0.category) && $0.range[keyPath: end] == part[keyPath: end]
    }
    if isHit { return true }
    let words = sample.excerpt(part).lowercased().split { !$0.isLetter }
    let word = end == \Range<Int>.lowerBound ? words.first : words.last
    guard let word else { return false }
    return Self.plans[sample.locale].contains { plan in
      guard plan.hasPrefix("*") else { return word == plan }
      return end == \Range<Int>.lowerBound ? word.hasPrefix(plan.dropFirst()) : word.hasSuffix(plan.dropFirst())
    }
  }

  private static let plans = LanguageWords(\.plans)

  private func isApp(_ part: Range<Int>) -> Bool {
    appName.map { FoldedText.areEqual(sample.excerpt(part), $0) } ?? false
  }

  // MARK: Descriptions

  /// In a description, a length counts if it is the time for which the customer has the product:
  /// `for a year` next to a word for access, a whole year, or a month at the beginning of the text.
  ///
  /// Contents have lengths of their own: a plan for a month, twelve months of recipes.
  private func isOfDescription(_ length: StatedLength) -> Bool {
    guard length.days >= Facts.sameMonth.value, !sample.features.contains(.money) else { return false }
    let before = sample.excerpt(0..<length.range.lowerBound).lowercased()
    let word = sample.excerpt(length.range).lowercased()
    if StatedLength.once[sample.locale].contains(where: word.hasBytes(of:)) { return true }
    let after = sample.excerpt(length.range.upperBound..<sample.text.utf8.count).lowercased()
    let isSold = !sample.features.isDisjoint(with: [
      .word(.membership), .word(.access), .word(.subscriptionWord), .word(.unlock),
    ])
    let spans = spans(word, after: before, before: after)
    if isSold, spans { return true }
    let text = before + word + after
    guard length.isOne, !Self.contents[sample.locale].contains(where: text.hasBytes(of:)) else { return false }
    if spans || Self.wholes[sample.locale].contains(where: word.hasBytes(of:)) { return true }
    let isBeginning = !before.contains { $0.isLetter || $0.isNumber }
    let next = after.split { !$0.isLetter }.first
    let isGenitive = after.first == " " && next.map { isOf(String($0)) } ?? false
    return isBeginning && (isSold || !isGenitive)
  }

  /// Whether words around a length, or at its ends, say that something lasts for it.
  private func spans(_ word: String, after before: String, before after: String) -> Bool {
    let isAfter = Self.endings[sample.locale].contains {
      word.hasSuffix($0) || after.hasPrefix($0) || after.hasPrefix(" " + $0)
    }
    if isAfter { return true }
    return Self.prepositions[sample.locale].contains { preposition in
      if word.hasPrefix(preposition) { return true }
      guard before.hasSuffix(preposition) else { return false }
      return preposition.last != " " || before.dropLast(preposition.count).last.map { $0 == " " } ?? true
    }
  }

  private func isOf(_ word: String) -> Bool { Self.genitives[sample.locale].contains(word) }

  /// The prepositions, with the space after them in scripts that have one.
  private static let prepositions = LanguageWords(\.during) { words in
    words.map { word in
      let last = word.unicodeScalars.last.map { LetterClass.of($0.value) }
      return last?.isSpaced == false ? word : "\(word) "
    }
  }
  private static let endings = LanguageWords(\.duringAfter)
  private static let wholes = LanguageWords(\.wholes)
  private static let contents = LanguageWords(\.contents)
  private static let genitives = LanguageWords(setOf: \.ofWords)
}
