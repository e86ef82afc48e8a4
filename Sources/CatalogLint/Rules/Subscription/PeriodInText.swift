import AppStoreReference
import CatalogModel

/// Finds the length of a subscription according to a text.
///
/// A length is that of the subscription if it is next to a word for what is sold (`Pro Yearly`,
/// 年度会员, `Plan anual`), or alone. Others are lengths of the content: Weekly Horoscope, 12 months of
/// recipes.
struct PeriodInText {
  let lint: LintContext
  let sample: TextSample

  private static let sold: Set<WordCategory> = [.membership, .access, .subscriptionWord]

  /// The first length that names the subscription; nil when no length does.
  func length(among lengths: [StatedLength]) -> StatedLength? {
    sample.kind == .title
      ? lengths.first(where: isOfTitle) : lengths.first(where: isOfDescription)
  }

  /// Whether a text is about a trial, whose length is a different one.
  var isOfTrial: Bool {
    if sample.features.contains(.word(.free)) { return true }
    return Language.of(sample.locale).hasTrial(in: sample.text.lowercased())
  }

  private func isOfTitle(_ length: StatedLength) -> Bool {
    let text = sample.excerpt(length.range).lowercased()
    if Self.compounds[sample.locale].contains(where: { text.contains($0) }) { return true }
    var before = lettered(0..<length.range.lowerBound)
    let words = sample.excerpt(before).lowercased()
    if let joint = Self.joints[sample.locale].first(where: { words.hasSuffix($0) }) {
      before = lettered(0..<before.upperBound - joint.utf8.count)
    }
    let after = lettered(length.range.upperBound..<sample.text.utf8.count)
    if after.isEmpty {
      return before.isEmpty || isSold(before, at: \.upperBound) || isApp(before)
    }
    return isSold(after, at: \.lowerBound)
  }

  /// In a description, only `for a year` counts, next to a word for what is sold or unlocked.
  private func isOfDescription(_ length: StatedLength) -> Bool {
    guard length.days >= Facts.sameMonth.value, !sample.features.contains(.money),
      !sample.features.isDisjoint(with: [
        .word(.membership), .word(.access), .word(.subscriptionWord), .word(.unlock),
      ])
    else { return false }
    let text = sample.excerpt(0..<length.range.upperBound).lowercased()
    let before = sample.excerpt(0..<length.range.lowerBound).lowercased()
    let word = text.dropFirst(before.count)
    return Self.prepositions[sample.locale].contains { preposition in
      word.hasPrefix(preposition)
        || before.hasSuffix(preposition)
          && !before.dropLast(preposition.count).hasSuffix("/")
    }
  }

  private static let joints = OwnWords(\.perWords) { $0.map { " \($0)" } }
  private static let prepositions = OwnWords(\.during) { $0.map { "\($0) " } }

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

  /// Whether there is a word for what is sold at one end of a part of the text.
  private func isSold(_ part: Range<Int>, at end: KeyPath<Range<Int>, Int>) -> Bool {
    let isHit = lint.hits[sample.hits].contains {
      Self.sold.contains($0.category) && $0.range[keyPath: end] == part[keyPath: end]
    }
    if isHit { return true }
    let words = sample.excerpt(part).lowercased().split { !$0.isLetter }
    let word = end == \Range<Int>.lowerBound ? words.first : words.last
    guard let word else { return false }
    return Self.plans[sample.locale].contains { plan in
      guard plan.hasPrefix("*") else { return word == plan }
      return end == \Range<Int>.lowerBound
        ? word.hasPrefix(plan.dropFirst()) : word.hasSuffix(plan.dropFirst())
    }
  }

  private func isApp(_ part: Range<Int>) -> Bool {
    guard let name = lint.catalog.app.name else { return false }
    return FoldedText.areEqual(sample.excerpt(part), name)
  }

  private static let compounds = OwnWords(\.lengthAndPlan)
  private static let plans = OwnWords(\.plans)
}
