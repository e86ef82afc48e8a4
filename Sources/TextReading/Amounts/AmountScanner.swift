internal import AppStoreReference

/// Reads one text from left to right, an amount at a time.
struct AmountScanner: ~Copyable {
  var search: AmountWordSearch
  private let convention: NumberConvention
  /// The start of this text's amounts in the caller's array.
  let base: Int
  /// The offset at which a number has to begin to be the bonus of the count before it.
  var bonusStart = -1
  /// Whether that bonus is in parentheses: 400 (+40).
  var bonusIsBracketed = false
  /// The offset at which a number has to begin to end the range that the previous amount started.
  var rangeStart = -1

  /// The value at which values saturate.
  static let tooMuch = Amount.greatestHundredths * 2

  typealias Hit = AmountWordSearch.Hit

  init(search: consuming AmountWordSearch, convention: NumberConvention, base: Int) {
    self.search = search
    self.convention = convention
    self.base = base
  }

  var text: AmountText { search.text }

  /// Reads the notation that begins with the numeral at an offset, and returns the offset at which to continue.
  mutating func read(at offset: Int, into amounts: inout [Amount]) -> Int {
    guard findNumber(at: offset) else { return endOfHanWord(at: offset) }
    if search.number.isHan, search.number.hundredths == 10_000, let percent = hanPercent(at: offset) {
      return append(percent, readingOnAt: percent.range.upperBound, into: &amounts)
    }
    var before = search.wordBefore()
    if !before.isFound { before = takeLeadingPoint() }
    if before.role != .money, let end = text.endOfCompound(search.number) { return end }
    search.isCounted = before.role == .counted
    var after = readMagnitudes()
    if after.role == .money { takeCents(behind: &after) }
    let number = search.number.start..<search.number.end
    let next = max(number.upperBound, after.role == .counted ? after.end : 0)
    guard let (kind, range) = classify(before, after) else {
      return after.role == .idiom ? text.digits(at: text.afterGap(after.end)).end : max(next, endOfToken())
    }
    var hundredths = search.number.hundredths
    if after.role == .subunit, before.role != .money { hundredths /= search.words[after.index].factor }
    guard hundredths <= Amount.greatestHundredths else { return max(next, range.upperBound) }
    return append(
      Amount(kind: kind, hundredths: hundredths, range: range, number: number), after: after,
      readingOnAt: max(next, range.upperBound), into: &amounts)
  }

  /// Reads a number in words, and returns the offset at which to continue.
  ///
  /// Small numbers only count next to the thing that they count or measure: five gems, two weeks,
  /// but not "one more" or "Seven Kingdoms".
  mutating func read(_ spelled: SpelledNumbers.Number, into amounts: inout [Amount]) -> Int {
    if let dual = spelled.dual {
      let last = amounts.count - 1
      guard last >= base, amounts[last].kind == .count,
        text.afterGap(amounts[last].range.upperBound) == spelled.range.lowerBound
      else {
        let amount = Amount(
          kind: dual, hundredths: spelled.value * 100, range: spelled.range, number: spelled.range)
        return append(amount, readingOnAt: spelled.range.upperBound, into: &amounts)
      }
      // The unit of a number: 2 شهرين.
      if dual != .inWords {
        amounts[last].kind = dual
        amounts[last].range = amounts[last].range.lowerBound..<spelled.range.upperBound
      }
      return spelled.range.upperBound
    }
    search.number = NumberNotation(start: spelled.range.lowerBound, end: spelled.range.upperBound)
    search.number.hundredths = spelled.value * 100
    search.number.isGrouped = true  // no year
    search.number.wholeDigits = 2
    search.isCounted = false
    let before = search.wordBefore()
    let after = search.wordAfter()
    if spelled.isArticle, after.role != .money || !isPrice(spelled.range, endingAt: after.end) {
      return spelled.range.upperBound
    }
    // Trois francs-tireurs
    if after.isFound, text[after.end] == UInt8(ascii: "-") { return spelled.range.upperBound }
    switch after.role {
    case .money, .subunit, .span: break
    case .counted where spelled.value >= 10: break
    case .none where spelled.value >= 10 && before.role != .ordinal: break
    case .none where spelled.value > 1 && before.role != .ordinal, .counted where spelled.value > 1:
      amounts.append(
        Amount(kind: .inWords, hundredths: spelled.value * 100, range: spelled.range, number: spelled.range))
      return spelled.range.upperBound
    default: return spelled.range.upperBound
    }
    guard let (kind, range) = classifySpelled(after) else { return spelled.range.upperBound }
    var hundredths = search.number.hundredths
    if after.role == .subunit { hundredths /= search.words[after.index].factor }
    return append(
      Amount(kind: kind, hundredths: hundredths, range: range, number: spelled.range), after: after,
      readingOnAt: range.upperBound, into: &amounts)
  }

  /// Whether an article and a word for money are a price: "a dollar for", "for a dollar", "per dollar", but not
  /// "save a dollar".
  private func isPrice(_ article: Range<Int>, endingAt end: Int) -> Bool {
    func paysFor(_ word: Range<Int>) -> Bool { Self.paysFor.contains { text.bytes[word].elementsEqual($0) } }
    let gap = text.afterGap(end)
    if gap > end, paysFor(gap..<text.endOfLetters(from: gap).end) { return true }
    let before = text.beforeGap(article.lowerBound, floor: 0)
    return text.letter(at: gap) == .none && text.digit(at: gap) == 0
      && (paysFor(article) || paysFor(text.beginOfLetters(endingAt: before, floor: 0)..<before))
  }

  private static let paysFor = Language.everywhere(\.paysFor).map { Array($0.utf8) }

  /// Finds the number at an offset; false when Han numerals are only part of a word.
  private mutating func findNumber(at offset: Int) -> Bool {
    if text.digit(at: offset) != 0 {
      search.number = NumberNotation(in: text, at: offset, convention: convention)
      return true
    }
    search.number = NumberNotation(start: offset, end: offset)
    if search.word(from: offset, isGlued: true).role == .idiom { return false }
    guard let han = HanNumeral(in: text, at: offset) else { return false }
    search.number = NumberNotation(han, at: offset)
    if text.isHangul(at: offset) { return han.hasUnit && isHangulNumber() }
    return true
  }

  /// Whether Hangul numerals are a number: a whole word before money or a counted noun, as most of
  /// them are syllables of many other words.
  private mutating func isHangulNumber() -> Bool {
    if text.isHangul(at: text.previous(search.number.start)), search.number.start > 0 { return false }
    // The rest of a number with a space between its parts, which may be any word with that syllable.
    let gap = text.beforeGap(search.number.start, floor: search.floor)
    if gap < search.number.start, gap > search.floor, text.isHangul(at: text.previous(gap)),
      HanNumeral(in: text, at: text.previous(gap))?.hasUnit == true
    {
      return false
    }
    search.number.standsAlone = false
    switch search.wordAfter().role {
    case .money, .counted: return true
    default: return false
    }
  }

  /// The offset at which to continue after Han numerals that aren't a number: after their word.
  private func endOfHanWord(at offset: Int) -> Int {
    let idiom = search.word(from: offset, isGlued: true)
    return idiom.role == .idiom ? max(idiom.end, offset + 3) : offset + 3
  }

  /// A percentage in Han numerals: 百分之五十.
  private mutating func hanPercent(at offset: Int) -> Amount? {
    guard let end = text.end(ofOneOf: Self.percentages, at: offset),
      text.digit(at: end) != 0 || HanNumeral(in: text, at: end) != nil, findNumber(at: end)
    else { return nil }
    let number = search.number
    return Amount(
      kind: .percent, hundredths: number.hundredths, range: offset..<number.end, number: number.start..<number.end)
  }

  private static let percentages = Language.everywhere(\.percentage).map { Array($0.utf8) }

  /// `$.99`: consumes the leading decimal point of a number, and returns the sign before it.
  private mutating func takeLeadingPoint() -> Hit {
    let point = search.number.start - 1
    guard point > search.floor, text[point] == UInt8(ascii: "."), search.number.isPlainInteger,
      search.number.wholeDigits == 2
    else { return Hit() }
    let sign = search.word(upTo: point, isGlued: true)
    guard sign.role == .money else { return Hit() }
    search.number.start = point
    search.number.hundredths /= 100
    search.number.decimals = 2
    return sign
  }

  /// `5€49`: consumes the cents that follow a sign between them and the units.
  private mutating func takeCents(behind sign: inout Hit) {
    guard sign.isGlued, search.number.decimals == 0, isCentSign(sign) else { return }
    let cents = text.digits(at: sign.end)
    guard cents.digits == 2 else { return }
    if let (_, length) = text.separator(at: cents.end), text[cents.end] != UInt8(ascii: " "),
      text.digit(at: cents.end + length) != 0
    {
      return
    }
    search.number.hundredths += cents.value
    search.number.decimals = 2
    sign.end = cents.end
  }

  /// £ or €: the signs of currencies that have cents.
  private func isCentSign(_ sign: Hit) -> Bool {
    switch sign.end - sign.start {
    case 2: text[sign.start] == 0xC2 && text[sign.start + 1] == 0xA3
    case 3: text.scalar(at: sign.start) == 0x20AC
    default: false
    }
  }

  /// The magnitude after a plus that means "or more", as in 1+ million; otherwise the word that was found.
  private mutating func skipPlus(_ plus: Hit) -> Hit {
    guard plus.role == .joins, plus.isGlued, text[plus.start] == UInt8(ascii: "+") else { return plus }
    let end = search.number.end
    search.number.end = plus.end
    let next = search.wordAfter()
    if next.role == .magnitude, !next.isGlued { return next }
    search.number.end = end
    return plus
  }

  /// Multiplies the number by the magnitudes after it (1.5万, 7천5백, 2k), and returns the word that
  /// follows them.
  private mutating func readMagnitudes() -> Hit {
    var hit = skipPlus(search.wordAfter())
    guard hit.role == .magnitude else { return hit }
    var total = 0
    var part = search.number.hundredths
    var scale = Int.max
    if search.number.mayBeDecimal, search.words[hit.index].factor >= 1000 {
      part /= 1000  // 1.250万 is not grouped
      search.number.isGrouped = false
    }
    while true {
      let factor = search.words[hit.index].factor
      part = part > Self.tooMuch / factor ? Self.tooMuch : part * factor
      search.number.end = hit.end
      search.number.isGrouped = true  // no year: 2020k
      search.number.hundredths = min(total + part, Self.tooMuch)
      scale = min(scale, factor)
      hit = search.wordAfter()
      if hit.role == .magnitude { continue }
      total += part
      part = 0
      guard !hit.isFound, !search.words[hit.index].endsWithLetters,
        let rest = restOfNumber(from: search.number.end, below: scale)
      else { break }
      search.number.end = rest.end
      search.number.hundredths = min(total + rest.value * 100, Self.tooMuch)
      let smaller = search.wordAfter()
      part = rest.value * 100
      if smaller.role == .magnitude, search.words[smaller.index].factor < scale {
        hit = smaller
        continue
      }
      total += part
      hit = smaller
      break
    }
    search.number.hundredths = min(total, Self.tooMuch)
    return hit
  }

  /// Digits that continue after a magnitude: 1만 5천, 7천500.
  private mutating func restOfNumber(from offset: Int, below scale: Int) -> DigitRun? {
    guard scale >= 100, text[offset - 1] >= 0x80 else { return nil }
    let blank = text[offset] == UInt8(ascii: " ") ? 1 : 0
    let run = text.digits(at: offset + blank)
    guard !run.isEmpty, run.value < scale, text.separator(at: run.end)?.mark != .point else { return nil }
    if blank == 1 {
      // A space separates two numbers, unless a smaller magnitude follows.
      let end = search.number.end
      search.number.end = run.end
      guard search.wordAfter().role == .magnitude else {
        search.number.end = end
        return nil
      }
    }
    return run
  }
}
