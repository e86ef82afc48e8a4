import AppStoreReference
import Basics
import CatalogModel
import TextReading

extension TextSample {
  /// Whether a quantity is the cost of something, or a prize in the app: `250 gold each`.
  func isCost(_ amount: Amount, named name: Range<Int>) -> Bool {
    let end = max(name.upperBound, amount.range.upperBound)
    let after = excerpt(after: end).lowercased()
    for word in Self.each[locale] where after.hasPrefix(word) {
      // Something given each day is not a cost.
      let next = after.dropFirst(word.count).first
      if next?.isLetter != true, next != " " { return true }
    }
    let start = min(name.lowerBound, amount.range.lowerBound)
    let costsBefore = Self.costsBefore[locale]
    if !costsBefore.isEmpty {
      let beginning = excerpt(before: start).lowercased().trimmingSuffix { $0 == " " || $0 == "\u{A0}" }
      if costsBefore.contains(where: beginning.hasSuffix) { return true }
    }
    let costs = Self.costs[locale]
    return !costs.isEmpty && words(before: start, atMost: 1).contains(where: costs.contains)
  }

  /// The last words before an offset in lowercase, the nearest first.
  func words(before offset: Int, atMost limit: Int) -> [String] {
    let scalars = text.unicodeScalars
    var words: [String] = []
    var end = text.utf8.index(text.utf8.startIndex, offsetBy: offset)
    func last(before index: String.Index, isLetter: Bool) -> String.Index? {
      guard index > scalars.startIndex else { return nil }
      let last = scalars.index(before: index)
      return scalars[last].isLetterOrItsMark == isLetter ? last : nil
    }
    while words.count < limit {
      while let last = last(before: end, isLetter: false) { end = last }
      var start = end
      while let last = last(before: start, isLetter: true) { start = last }
      guard start < end else { break }
      words.append(text[start..<end].lowercased())
      end = start
    }
    return words
  }

  /// Whether an amount belongs to a comparison with another product: "50 gems more than the $3.99 pack".
  func isCompared(_ amount: Amount) -> Bool {
    mentions(Self.comparisons[locale], beside: amount.range)
  }

  private static let comparisons = LanguageWords(\.comparisons)

  /// Whether one of some words is in the clause of a part of the text, with no more than a few words between.
  func mentions(_ words: [String], beside part: Range<Int>) -> Bool {
    guard !words.isEmpty else { return false }
    let before = " " + excerpt(before: part.lowerBound).lowercased()
    return mentions(words, after: part)
      || words.contains { word in
        guard before.hasBytes(of: word) else { return false }
        return before.ranges(of: word).last.map { Clause.isShortGap(before[$0.upperBound...]) } ?? false
      }
  }

  /// Whether one of some words follows a part of the text in its clause, with no more than a few words between.
  private func mentions(_ words: [String], after part: Range<Int>) -> Bool {
    guard !words.isEmpty else { return false }
    let after = excerpt(after: part.upperBound).lowercased() + " "
    return words.contains { word in
      // A comma begins the words, as in "больше, чем".
      guard after.hasBytes(of: word) else { return false }
      return after.firstRange(of: word).map {
        Clause.isShortGap(after[..<$0.lowerBound].trimmingSuffix { ", ".contains($0) })
      }
        ?? false
    }
  }

  private static let each = LanguageWords(\.each) { $0.map { " \($0)" } }
  private static let costsBefore = LanguageWords(\.costsBefore)
  private static let costs = LanguageWords(setOf: \.costs)

  /// Whether an amount is called a bonus and differs from the bonus of the grant:
  /// `300 bonus coins`, `50% bonus`; `300 gold bonus` if it counts the currency of the grant.
  func isWrongBonus(_ amount: Amount, of grant: Grant, countsCurrency: @autoclosure () -> Bool) -> Bool {
    // Most amounts are right: the words are looked for last.
    switch amount.kind {
    case .count:
      guard let value = amount.value, amount.bonus == nil, value != grant.bonus, value != grant.quantity,
        value != grant.total
      else { return false }
    case .percent:
      guard grant.quantity > 0 else { return false }
      let (part, overflow) = grant.bonus.multipliedReportingOverflow(by: 10_000)
      // Rounded up or down.
      guard !overflow, abs(part / grant.quantity - amount.hundredths) > Facts.bonusTolerance.value * 100 else {
        return false
      }
    case .money, .duration, .inWords, .ordinal: return false
    }
    return isBeforeBonus(amount) || isAfterBonus(amount) || isBonus(amount) && countsCurrency()
  }

  /// Whether a word for a bonus comes right after an amount: 30 extra.
  func isBeforeBonus(_ amount: Amount) -> Bool {
    let after = excerpt(after: amount.range.upperBound).lowercased().drop {
      $0 == " " || $0 == "\u{A0}" || $0 == "-"
    }
    return Self.bonuses[locale].contains(where: after.hasPrefix)
  }

  /// Whether a word for a bonus comes right before an amount: 送30, おまけ30.
  func isAfterBonus(_ amount: Amount) -> Bool {
    guard amount.kind == .count else { return false }
    let before = excerpt(before: amount.range.lowerBound).lowercased().trimmingSuffix {
      $0 == " " || $0 == "\u{A0}" || $0 == "：" || $0 == ":"
    }
    return Self.bonusesBefore[locale].contains(where: before.hasSuffix) || isBonusOf(before)
  }

  /// Whether a text ends with a word for a bonus and one for "of", before its number: a bonus of.
  private func isBonusOf(_ text: Substring) -> Bool {
    guard let of = Self.ofBonus[locale].first(where: text.hasSuffix),
      let noun = text.dropLast(of.count).split(whereSeparator: { !$0.isLetter }).last
    else { return false }
    return Self.bonusesBefore[locale].contains(where: noun.hasPrefix)
  }

  /// Whether an amount is stated as a lower limit, which a larger quantity keeps: over 700, 700 and a bit more, 700以上.
  func isLowerLimit(_ amount: Amount) -> Bool {
    let before = excerpt(before: amount.range.lowerBound).lowercased().trimmingSuffix { $0 == " " || $0 == "\u{A0}" }
    let isAfter = Self.atLeast[locale].contains { word in
      before.hasSuffix(word) && startsWord(word, in: before)
    }
    return isAfter || mentions(Self.andMore[locale], after: amount.range)
  }

  /// Whether a text plainly tells customers that they get an amount, as somebody in a story may own one, too: the
  /// amount begins its sentence, or is beside words for getting something or for a pack. A title says nothing else.
  func isGained(_ amount: Amount, named name: Range<Int>) -> Bool {
    let start = min(name.lowerBound, amount.range.lowerBound)
    let end = max(name.upperBound, amount.range.upperBound)
    var before = excerpt(before: start).lowercased()[...]
    if let stop = before.lastIndex(where: Self.stops.contains) { before = before[before.index(after: stop)...] }
    let after = excerpt(after: end).lowercased().prefix { !Self.stops.contains($0) }
    let packs = Self.packs[locale]
    func isPack(_ word: Substring) -> Bool { packs.contains { word.hasPrefix($0) || word.hasSuffix($0) } }
    let words = before.split { !$0.isLetter }
    let isFirst = words.isEmpty
    if kind == .title {
      let rest = after.split { !$0.isLetter }
      return (isFirst || words.contains(where: isPack)) && (rest.isEmpty || rest.contains(where: isPack))
    }
    let subject = words.drop { $0.dropFirst().isEmpty || Self.functionWords[locale].contains(String($0)) }
    // Where verbs come last, a sentence that ends with the amount has none.
    let isLast = Language.of(locale).negationFollows && !after.contains(where: \.isLetter)
    // Right before a number, it may be a verb: the dragon hoards.
    let nouns = subject.count > 1 ? subject.dropLast().prefix(2) : subject
    if isFirst || isLast || nouns.contains(where: isPack) { return true }
    let sentence = " \(before) … \(after) "
    return Self.gains[locale].contains { word in
      if word.first == "^" { return before.drop { !$0.isLetter }.hasPrefix(word.dropFirst()) }
      return sentence.hasBytes(of: word)
        && sentence.ranges(of: word).contains { startsWord(word, in: sentence[..<$0.upperBound]) }
    }
  }

  private static let stops = Set(".!?;:…|(–—\n。！？；：（؟؛।")
  private static let packs = LanguageWords(\.packs)
  private static let gains = LanguageWords(\.gains)
  private static let functionWords = LanguageWords(\.functionWords) {
    Set($0.map { $0.first == "*" ? String($0.dropFirst()) : $0 })
  }

  /// Whether a word at the end of a text is not the end of a longer one: "over", but not "discover".
  private func startsWord(_ word: String, in text: Substring) -> Bool {
    guard let last = text.dropLast(word.count).unicodeScalars.last, let first = word.unicodeScalars.first else {
      return true
    }
    let kinds = (LetterClass.of(last.value), LetterClass.of(first.value))
    return kinds.0 != kinds.1 || !kinds.0.isSpaced
  }

  private static let atLeast = LanguageWords(\.atLeast)
  private static let andMore = LanguageWords(\.andMore)
  private static let bonuses = LanguageWords(\.bonuses)
  private static let bonusesBefore = LanguageWords(\.bonusesBefore)
  private static let ofBonus = LanguageWords(\.ofWords) { $0.filter { !$0.isEmpty }.map { " \($0)" } }

  /// Whether two numbers are one whose thousands are separated by an ordinary space, as in `1 280`.
  func isGroup(_ first: Amount, _ second: Amount) -> Bool {
    first.bonus == nil && first.number.upperBound + 1 == second.number.lowerBound && first.number.count <= 3
      && second.number.count == 3 && excerpt(first.number.upperBound..<second.number.lowerBound) == " "
  }
}

extension Amount {
  /// The number made up of two parts.
  func grouped(with rest: Amount) -> Amount {
    var whole = rest
    whole.hundredths += hundredths * 1000
    return whole
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter, or a mark as it is on one.
  fileprivate var isLetterOrItsMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: properties.isAlphabetic
    }
  }
}

extension StringProtocol {
  /// The text without the characters at its end that satisfy a condition.
  func trimmingSuffix(_ isTrimmed: (Character) -> Bool) -> SubSequence {
    var end = endIndex
    while end > startIndex, isTrimmed(self[index(before: end)]) { end = index(before: end) }
    return self[..<end]
  }
}
