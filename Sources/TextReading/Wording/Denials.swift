package import AppStoreReference
import Basics

/// The negations of a text, and the words that it denies by them: "no monthly fees", 月額料金なし.
///
/// Words are removed before any rule sees them, so that every rule reads denials alike. The reach of a
/// denial depends on the denied word, see ``WordCategory/reachOfDenial``.
package struct Denials {
  private let text: [UInt8]
  private let locale: StoreLocale?
  /// Every word that was found, in the order of the text.
  private let hits: [WordHit]
  private let negations: [Range<Int>]
  private let impossibilities: [Range<Int>]
  private let follow: Bool
  private let answers: Answers

  /// - Returns: Nil for a text without negations.
  package init?(_ hits: ArraySlice<WordHit>, in text: String, of locale: StoreLocale?) {
    guard hits.contains(where: { $0.category == .negation || $0.category == .impossibility }) else { return nil }
    self.text = Array(text.utf8)
    self.locale = locale
    self.hits = Array(hits)
    negations = hits.filter { $0.category == .negation }.map(\.range)
    impossibilities = hits.filter { $0.category == .impossibility }.map(\.range)
    follow = Language.of(locale).negationFollows
    answers = Answers(in: self.text, self.hits, of: locale)
  }

  /// The words that are not denied.
  package var affirmed: [WordHit] { hits.filter { !deny($0) } }

  private func deny(_ hit: WordHit) -> Bool {
    guard let reach = hit.category.reachOfDenial, reach != .phrase || !isDeniedOfOthers(hit.range) else { return false }
    if isPartOfPhrase(hit) || isImpossible(hit, reach) || answers.deny(hit.range) { return true }
    if hit.category == .free, answers.contain(hit.range, to: hits.filter { $0.category == .durationWord }) {
      return true
    }
    return negations.contains { negation in
      // Between the halves of a phrase: "schaltet nichts frei".
      if hit.category == .unlock, hit.isHalf, hit.range.lowerBound < negation.lowerBound,
        negation.upperBound < hit.range.upperBound
      {
        return true
      }
      // A part of the word itself: "no ads" unlocks something, "never expires" is a promise.
      if negation.overlaps(hit.range) { return reach == .clause || !hit.range.contains(negation) }
      // Farther than any denial reaches: in a long text, most are.
      guard gap(between: negation, hit.range).count <= 6 * reach.letters else { return false }
      let isBefore = negation.upperBound <= hit.range.lowerBound
      if isBefore == follow { return deniesBackward(negation, hit, reach) }
      return reach == .clause ? deniesClause(negation, hit.range) : denies(negation, hit, within: reach.letters)
    }
  }

  /// Whether a number is denied: only right next to a negation, as "no ads for 30 days" is a promise.
  package func deny(_ number: Range<Int>) -> Bool {
    answers.deny(number)
      || negations.contains { negation in
        let gap = self.gap(between: negation, number)
        return (negation.upperBound <= number.lowerBound) != follow && isBlank(gap)
      }
  }

  /// Whether a sentence denies a word of all but its subject: "no other pass lasts a month", but not "no other
  /// monthly fees".
  private func isDeniedOfOthers(_ word: Range<Int>) -> Bool {
    let before = lowercase(0..<word.lowerBound)
    guard let sentence = before.split(whereSeparator: Self.stops.contains).last, has(Self.others, String(sentence))
    else { return false }
    return !isCharge(word, after: (word.lowerBound - sentence.utf8.count)..<word.lowerBound)
  }

  private static let stops: Set<Character> = [".", "!", "?", "\n", "。", "！", "？"]

  /// Whether words for "no cost" and for a length of time, side by side, deny that the product is paid for
  /// again: "ohne Kosten pro Monat".
  private func isPartOfPhrase(_ hit: WordHit) -> Bool {
    let partner: WordCategory
    switch hit.category {
    case .free: partner = .durationWord
    case .durationWord: partner = .free
    default: return false
    }
    return hits.contains { other in
      guard other.category == partner, isBlank(gap(between: hit.range, other.range)) else { return false }
      let free = hit.category == .free ? hit.range : other.range
      return negations.contains { free.contains($0) }
    }
  }

  /// Whether a predicate denies the word as its subject or object: "exchange for cash isn't possible", "gegen Geld
  /// lassen sie sich nicht tauschen".
  private func isImpossible(_ hit: WordHit, _ reach: WordCategory.Reach) -> Bool {
    guard reach != .beside || hit.category == .free else { return false }
    return impossibilities.contains { predicate in
      guard predicate.lowerBound >= hit.range.upperBound else { return false }
      let gap = gap(between: hit.range, predicate)
      let words = lowercase(gap)
      // "And" may join another clause; 和 only joins its subjects.
      return Clause.length(of: text[gap]) <= (reach == .clause ? reach.letters : 20) && isOneSentence(gap)
        && !hasComma(gap) && !has(Self.contrasts, words) && (!isSpaced(predicate) || !has(Self.additions, words))
    }
  }

  // MARK: Words after a negation, or before it in languages where negations follow

  /// Whether a negation reaches a word over its clause, and over a list that has "or" in it, perhaps only
  /// after the word; not over a word for "used" right after it, as in "coins not used in a year".
  private func deniesClause(_ negation: Range<Int>, _ word: Range<Int>) -> Bool {
    let gap = gap(between: negation, word)
    guard isOneSentence(gap) else { return false }
    let words = lowercase(gap)
    guard !has(Self.contrasts, words), !isUsed(words) else { return false }
    return !hasComma(gap) || has(Self.alternatives, words) || has(Self.alternatives, rest(after: word))
  }

  /// Whether a negation reaches a word that is near, and a list of things that are ruled out: "no ads,
  /// accounts or monthly fees". Of two things joined by "and", the second is denied if it is a charge, but a
  /// promise otherwise: "no ads and a monthly gift".
  private func denies(_ negation: Range<Int>, _ hit: WordHit, within letters: Int) -> Bool {
    let word = hit.range
    let gap = gap(between: negation, word)
    guard isOneSentence(gap) else { return false }
    let words = lowercase(gap)
    guard !has(Self.contrasts, words), !has(Self.breaks, words), !isUsed(words) else { return false }
    let adds = has(Self.additions, words)
    let isUsedUp = isUsedUp(negation)
    if hasComma(gap) || isUsedUp || has(Self.doneWithout, words) {
      guard Clause.length(of: words.utf8) <= 2 * letters else { return false }
      let isList = has(Self.alternatives, words) && !adds
      if isList { return true }
      guard letters == WordCategory.Reach.phrase.letters else { return false }
      let rest = hasComma(gap) ? rest(after: word) : ""
      if has(Self.alternatives, rest) { return true }
      return (adds || isUsedUp || has(Self.additions, rest)) && isCharge(word, after: gap)
    }
    // "Without a credit card or PayPal"
    let isPair = letters == WordCategory.Reach.near.letters && has(Self.alternatives, words) && !adds
    let rest = hit.category == .free ? withoutTrial(words) : words
    return Clause.length(of: rest.utf8) <= (isPair ? 2 * letters : letters) && (!adds || isCharge(word, after: gap))
  }

  /// The words between a negation and "free" without those for what would be free: "doesn't include a free trial",
  /// 無料お試しはありません.
  private func withoutTrial(_ words: String) -> String {
    let stems = Self.offering[locale] + Self.trial[locale]
    let rest = words.split(separator: " ").filter { word in !stems.contains(where: word.hasPrefix) }
    return stems.filter { !isSpaced($0.unicodeScalars.first) }.reduce(rest.joined(separator: " ")) {
      $0.replacing($1, with: "")
    }
  }

  // MARK: Words before a negation, or after it in languages where negations follow

  /// Whether a negation reaches a word on its other side: "unlocks nothing", "monthly fees don't apply",
  /// but not "monthly gems that don't expire".
  private func deniesBackward(_ negation: Range<Int>, _ hit: WordHit, _ reach: WordCategory.Reach) -> Bool {
    let gap = gap(between: negation, hit.range)
    var words = lowercase(gap)
    // "Monthly fees: none"
    if words.hasSuffix(": ") || words.hasSuffix("：") { words = String(words.dropLast(words.hasSuffix(" ") ? 2 : 1)) }
    guard !isUsedUp(negation), Clause.isShortGap(words),
      ![Self.contrasts, Self.breaks, Self.additions, Self.doneWithout].contains(where: { has($0, words) })
    else { return false }
    // "Expiry date: none", but not "cash out: pay nothing"
    if Self.nothing[locale].contains(lowercase(negation)) {
      return reach != .clause || text[gap].contains(UInt8(ascii: ":"))
    }
    if hit.category == .unlock {
      return isBlank(gap) && !has(Self.doneWithout, rest(after: negation))
        && !Self.without[locale].contains(lowercase(negation))
    }
    return reach == .phrase && isCharge(hit.range, after: gap)
  }

  // MARK: Words around a negation

  private func gap(between one: Range<Int>, _ other: Range<Int>) -> Range<Int> {
    let start = min(one.upperBound, other.upperBound)
    return start..<max(start, one.lowerBound, other.lowerBound)
  }

  /// Whether a part of the text is in a script that separates words.
  private func isSpaced(_ part: Range<Int>) -> Bool {
    isSpaced(String(decoding: text[part], as: UTF8.self).unicodeScalars.first)
  }

  private func isSpaced(_ letter: Unicode.Scalar?) -> Bool { letter.map { LetterClass.of($0.value).isSpaced } ?? true }

  private func isOneSentence(_ gap: Range<Int>) -> Bool {
    text.withUnsafeBufferPointer { Clause.isOneSentence(gap, in: $0) }
  }

  private func hasComma(_ gap: Range<Int>) -> Bool { text.withUnsafeBufferPointer { Clause.hasComma(gap, in: $0) } }

  private func lowercase(_ part: Range<Int>) -> String { String(decoding: text[part], as: UTF8.self).lowercased() }

  private func has(_ list: LanguageWords<[String]>, _ words: String) -> Bool {
    !words.isEmpty && list[locale].contains(where: " \(words) ".hasBytes(of:))
  }

  private func isBlank(_ part: Range<Int>) -> Bool {
    text[part].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
  }

  /// Whether a gap after a negation begins with a word for "used", which is the only denied word.
  private func isUsed(_ words: String) -> Bool {
    guard !follow else { return false }
    let next = words.drop { $0 == " " }
    return Self.used[locale].contains { next.utf8.starts(with: $0.utf8) }
  }

  /// Whether a negation is a part of a phrase that includes the denied word: "no ads", "never expires".
  private func isUsedUp(_ negation: Range<Int>) -> Bool {
    hits.contains {
      ![.negation, .impossibility].contains($0.category) && $0.range != negation && $0.range.contains(negation)
    }
  }

  /// The text after a word in which a list may continue; nothing in languages where negations follow.
  private func rest(after word: Range<Int>) -> String {
    guard !follow else { return "" }
    return String(decoding: text[word.upperBound...].prefix(Facts.negationReach.value), as: UTF8.self).lowercased()
  }

  /// Whether a word for a charge to customers is part of a word, or next to it in its clause.
  private func isCharge(_ word: Range<Int>, after gap: Range<Int>) -> Bool {
    let last = max(word.upperBound, gap.upperBound == word.lowerBound ? 0 : gap.upperBound)
    let after = lowercase(word.lowerBound..<min(text.count, last + Facts.negationReach.value))
    let clause = after.prefix { !$0.isPunctuation || $0 == "-" || $0 == "'" || $0 == "’" }
    // The last words before it, as in "frais mensuels".
    let before = gap.upperBound <= word.lowerBound ? lowercase(gap).split(separator: " ").suffix(1).joined() : ""
    return has(Self.charges, String(clause)) || has(Self.charges, before)
  }

  private static let offering = LanguageWords(\.offering)
  private static let trial = LanguageWords(\.trial)
  private static let alternatives = LanguageWords(\.alternatives)
  private static let contrasts = LanguageWords(\.contrasts)
  private static let used = LanguageWords(\.used)
  private static let additions = LanguageWords(\.additions)
  private static let breaks = LanguageWords(\.breaks)
  static let doneWithout = LanguageWords(\.doneWithout)
  private static let charges = LanguageWords(\.charges)
  private static let nothing = LanguageWords(\.nothing)
  private static let without = LanguageWords(\.without)
  private static let others = LanguageWords(\.others)
}

extension WordCategory {
  /// The distance from its negation within which a word is read as denied.
  enum Reach {
    /// With no more than a short word between: "not for free".
    case beside
    /// With few words between: "you don't need a credit card".
    case near
    /// In its phrase or list: "without any hidden or monthly fees".
    case phrase
    /// Anywhere in its clause: "can't be sold, traded or exchanged for cash".
    case clause

    var letters: Int {
      switch self {
      case .beside: 5
      case .near: 12
      case .phrase, .clause: 45
      }
    }
  }

  /// The reach of a denial, and thus the rules that read one; nil where a denial changes nothing.
  var reachOfDenial: Reach? {
    switch self {
    // The mention is the fault: "not on Android", "no Apple tax". Curses and placeholders aren't denied.
    case .otherPlatform, .appleTrademark, .appleCriticism, .contact, .placeholder, .profanity: nil
    // They only show the subject of a text, and make other words innocent, or are a team's own.
    case .currencyNoun, .quiz, .recordKeeping, .ownDays, .gameController, .statedOdds, .cryptoCode, .comparedPrice,
      .otherMoney, .negation, .impossibility, .custom:
      nil
    // These describe the product as a whole; a word farther away is a promise: "no account, free forever".
    case .free, .lifetime, .paidOnce, .test, .saving, .promotionalClaim: .beside
    case .externalPayment: .near
    case .durationWord, .subscriptionWord, .membership, .access, .unlock, .futurePromise, .systemFeature, .randomItem,
      .defect, .trial:
      .phrase
    case .expiringCredits, .cashOut, .donation, .physicalGoods, .regulatedClaim: .clause
    }
  }
}
