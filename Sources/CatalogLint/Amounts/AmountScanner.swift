internal import AppStoreReference

/// Reads one text from left to right, an amount at a time.
struct AmountScanner: ~Copyable {
  private var search: AmountWordSearch
  private let convention: NumberConvention
  /// Where this text's amounts begin in the caller's array.
  private let base: Int
  /// Where a number has to stand to be the bonus of the count before it.
  private var bonusStart = -1
  /// Where a number has to stand to end the range that the amount before it began.
  private var rangeStart = -1

  /// Where values saturate.
  private static let tooMuch = Amount.greatestHundredths * 2

  private typealias Hit = AmountWordSearch.Hit

  init(search: consuming AmountWordSearch, convention: NumberConvention, base: Int) {
    self.search = search
    self.convention = convention
    self.base = base
  }

  private var text: AmountText { search.text }

  /// Reads what begins with the numeral at an offset, and returns where to read on.
  mutating func read(at offset: Int, into amounts: inout [Amount]) -> Int {
    guard findNumber(at: offset) else { return endOfHanWord(at: offset) }
    if search.number.isHan, search.number.hundredths == 10_000, let percent = hanPercent(at: offset)
    {
      return append(percent, readingOnAt: percent.range.upperBound, into: &amounts)
    }
    var before = search.wordBefore()
    if !before.isFound { before = takeLeadingPoint() }
    if before.role != .money, let end = text.endOfCompound(search.number) { return end }
    search.isCounted = before.role == .counted
    let after = readMagnitudes()
    let number = search.number.start..<search.number.end
    let next = max(number.upperBound, after.role == .counted ? after.end : 0)
    guard let (kind, range) = classify(before, after) else { return max(next, endOfToken()) }
    var hundredths = search.number.hundredths
    if after.role == .subunit, before.role != .money {
      hundredths /= search.words[after.index].factor
    }
    guard hundredths <= Amount.greatestHundredths else { return max(next, range.upperBound) }
    return append(
      Amount(kind: kind, hundredths: hundredths, range: range, number: number), after: after,
      readingOnAt: max(next, range.upperBound), into: &amounts)
  }

  // MARK: The number

  /// Takes up the number at an offset; false when Han numerals are only part of a word.
  private mutating func findNumber(at offset: Int) -> Bool {
    if text.digit(at: offset) != 0 {
      search.number = NumberNotation(in: text, at: offset, convention: convention)
      return true
    }
    search.number = NumberNotation(start: offset, end: offset)
    if search.word(from: offset, isGlued: true).role == .idiom { return false }
    guard let han = HanNumeral(in: text, at: offset) else { return false }
    search.number = NumberNotation(han, at: offset)
    return true
  }

  /// Where to read on after a Han numeral that is none: behind its word.
  private func endOfHanWord(at offset: Int) -> Int {
    let idiom = search.word(from: offset, isGlued: true)
    return idiom.role == .idiom ? max(idiom.end, offset + 3) : offset + 3
  }

  /// 百分之五十.
  private mutating func hanPercent(at offset: Int) -> Amount? {
    let mark = offset + 3  // 百
    guard text.scalar(at: mark) == 0x5206, text.scalar(at: mark + 3) == 0x4E4B,
      text.digit(at: mark + 6) != 0 || HanNumeral(in: text, at: mark + 6) != nil,
      findNumber(at: mark + 6)
    else { return nil }
    let number = search.number
    return Amount(
      kind: .percent, hundredths: number.hundredths, range: offset..<number.end,
      number: number.start..<number.end)
  }

  /// `$.99`: takes in the decimal point that a number begins with, and returns the sign before it.
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

  /// Multiplies the number by the magnitudes after it (1.5万, 7천5백, 2k), and returns the word that
  /// follows them.
  private mutating func readMagnitudes() -> Hit {
    var hit = search.wordAfter()
    guard hit.role == .magnitude else { return hit }
    var total = 0
    var part = search.number.hundredths
    var scale = Int.max
    if search.number.mayBeDecimal, search.words[hit.index].factor >= 1000 {
      part /= 1000  // 1.250万 is no grouping
      search.number.isGrouped = false
    }
    while true {
      let factor = search.words[hit.index].factor
      part = part > Self.tooMuch / factor ? Self.tooMuch : part * factor
      search.number.end = hit.end
      search.number.isGrouped = true  // no year: 2020k
      scale = min(scale, factor)
      hit = search.wordAfter()
      if hit.role == .magnitude { continue }
      total += part
      part = 0
      guard !hit.isFound, !search.words[hit.index].endsWithLetters,
        let rest = restOfNumber(from: search.number.end, below: scale)
      else { break }
      search.number.end = rest.end
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

  /// Digits that go on after a magnitude: 1만 5천, 7천500.
  private mutating func restOfNumber(from offset: Int, below scale: Int) -> DigitRun? {
    guard scale >= 100, text[offset - 1] >= 0x80 else { return nil }
    let blank = text[offset] == UInt8(ascii: " ") ? 1 : 0
    let run = text.digits(at: offset + blank)
    guard !run.isEmpty, run.value < scale, text.separator(at: run.end)?.mark != .point else {
      return nil
    }
    if blank == 1 {
      // A blank parts two numbers, unless a smaller magnitude follows.
      let end = search.number.end
      search.number.end = run.end
      guard search.wordAfter().role == .magnitude else {
        search.number.end = end
        return nil
      }
    }
    return run
  }

  // MARK: What the number is

  /// The kind and the whole range of an amount; nil when the number is none.
  private func classify(
    _ before: Hit, _ after: Hit
  ) -> (kind: Amount.Kind, range: Range<Int>)? {
    let start = before.isFound ? before.start : search.number.start
    if before.role == .money || after.role == .money || after.role == .subunit {
      if before.role == .idiom, search.number.isHan { return nil }
      if search.number.isHan, !search.number.hasHanUnit, search.number.wholeDigits > 1 {
        return nil
      }
      return money(before, after)
    }
    if before.role == .percent || after.role == .percent {
      return (
        .percent,
        (before.role == .percent ? start : search.number.start)..<(after.role == .percent
          ? after.end : search.number.end)
      )
    }
    if before.role == .ordinal {
      if search.number.isHan, !before.isGlued { return nil }
      return (.ordinal, start..<(after.role == .ordinal ? after.end : search.number.end))
    }
    if search.number.isSeries { return nil }
    if search.number.isHan { return classifyHan(before, after) }
    if after.role == .none || !after.isGlued || search.words[after.index].endsWithLetters,
      let token = nameAround(before, after)
    {
      return token.isEmpty ? nil : (.ordinal, token)
    }
    if search.number.isPlainInteger, search.number.wholeDigits >= 11 { return nil }
    return classifyBeside(before, after)
  }

  private func classifyBeside(
    _ before: Hit, _ after: Hit
  ) -> (kind: Amount.Kind, range: Range<Int>) {
    let whole = search.number.start..<search.number.end
    switch after.role {
    case .span: return span(after)
    case .ordinal: return (.ordinal, search.number.start..<after.end)
    case .factor:
      // "100x Gems" sells a hundred gems; "2x XP" doubles.
      let isCount =
        search.words[after.index].demands.contains(.glued) && search.number.hundredths > 1000
      return (isCount ? .count : .ordinal, search.number.start..<after.end)
    case .counted:
      return before.role == .times ? (.count, before.start..<search.number.end) : (.count, whole)
    default: break
    }
    if before.role == .times { return (.count, before.start..<search.number.end) }
    if before.role == .title { return (.ordinal, before.start..<search.number.end) }
    if search.number.hasLeadingZero, search.number.decimals == 0 { return (.ordinal, whole) }
    if isResolution() || isYear() {
      return (search.countedFollows() ? .count : .ordinal, whole)
    }
    return (.count, whole)
  }

  private func classifyHan(
    _ before: Hit, _ after: Hit
  ) -> (kind: Amount.Kind, range: Range<Int>)? {
    guard before.role != .idiom || !before.isGlued else { return nil }
    if !search.number.hasHanUnit, search.number.wholeDigits > 1 {
      let isYear = search.number.wholeDigits == 4 && after.role == .span
      return isYear ? (.ordinal, search.number.start..<after.end) : nil
    }
    switch after.role {
    case .span: return span(after)
    case .ordinal, .factor: return (.ordinal, search.number.start..<after.end)
    case .counted
    where after.isGlued && (search.number.hundredths > 100 || search.number.wholeDigits > 1):
      return (.count, search.number.start..<search.number.end)
    default:
      return search.number.standsAlone ? (.count, search.number.start..<search.number.end) : nil
    }
  }

  /// A length of time, or a year or a day of a month.
  private func span(
    _ after: Hit
  ) -> (kind: Amount.Kind, range: Range<Int>) {
    let range = search.number.start..<after.end
    let unit = search.words[after.index].unit
    if unit == .year, search.number.isYearLike { return (.ordinal, range) }
    if unit == .day, search.number.start >= 3 {
      let previous = text.scalar(at: text.beforeGap(search.number.start, floor: 0) - 3)
      if previous == 0x6708 || previous == 0xC6D4 { return (.ordinal, range) }  // 月 월
    }
    return (.duration(unit: unit), range)
  }

  private func money(
    _ before: Hit, _ after: Hit
  ) -> (kind: Amount.Kind, range: Range<Int>) {
    let sign = search.words[before.index]
    let word = search.words[after.index]
    let isAfter = after.role == .money || after.role == .subunit && before.role != .money
    guard before.role == .money else {
      return (.money(CurrencySet(rawValue: word.currencies)), search.number.start..<after.end)
    }
    guard isAfter else {
      return (.money(CurrencySet(rawValue: sign.currencies)), before.start..<search.number.end)
    }
    var currencies = sign.currencies & word.currencies
    if currencies == 0 { currencies = word.sign != nil ? sign.currencies : word.currencies }
    return (.money(CurrencySet(rawValue: currencies)), before.start..<after.end)
  }

  // MARK: Names

  /// The letters and digits that a number is part of when they make a name of it (PS5, 3D); empty
  /// when they make an identifier (3fa85f). Nil when the number stands for itself.
  private func nameAround(
    _ before: Hit, _ after: Hit
  ) -> Range<Int>? {
    var start = search.number.start
    if !(before.isFound && before.isGlued), start > search.floor {
      let letters = text[start - 1] == UInt8(ascii: "-") ? start - 1 : start
      start = text.beginOfLetters(endingAt: letters, floor: search.floor)
      if start == letters { start = search.number.start }
    }
    let isNamed = start < search.number.start
    if after.isFound, after.isGlued { return isNamed ? start..<search.number.end : nil }
    let letters = text.endOfLetters(from: search.number.end)
    if letters.count == 0 { return isNamed ? start..<search.number.end : nil }
    if text.digit(at: letters.end) != 0 { return search.number.end..<search.number.end }
    return isNamed || letters.count <= 2 ? start..<letters.end : nil
  }

  /// Where to read on after a number that is no amount.
  private func endOfToken() -> Int {
    if search.number.isHan { return search.number.end }
    var end = search.number.end
    while end < text.count, text.letter(at: end) == .western || text.digit(at: end) != 0 {
      end = text.letter(at: end) == .western ? text.next(end) : text.digits(at: end).end
    }
    return end
  }

  /// 2K, 4K, 8K.
  private func isResolution() -> Bool {
    guard text[search.number.end - 1] | 0x20 == UInt8(ascii: "k"), search.number.decimals == 0
    else {
      return false
    }
    return [200_000, 400_000, 800_000].contains(search.number.hundredths)
  }

  /// A year, as far as the number and the letters that touch it tell.
  private func isYear() -> Bool {
    search.number.isYearLike && text[search.number.end] & 0xF0 != 0xE0
  }

  // MARK: What belongs together

  private mutating func append(
    _ amount: Amount, after: Hit = Hit(), readingOnAt next: Int, into amounts: inout [Amount]
  ) -> Int {
    let last = amounts.count - 1
    let start = amount.number.lowerBound
    search.floor = next
    if amount.kind == .count, start == bonusStart, last >= base {
      amounts[last].bonus = min((amounts[last].bonus ?? 0) + amount.hundredths, Self.tooMuch)
      amounts[last].range = amounts[last].range.lowerBound..<amount.range.upperBound
      findBonus(of: amount, after, readingOnAt: next)
      return next
    }
    if after.role == .subunit, start == search.moneyEnd, last >= base {
      amounts[last].hundredths = min(
        amounts[last].hundredths + amount.hundredths, Amount.greatestHundredths)
      amounts[last].range = amounts[last].range.lowerBound..<amount.range.upperBound
      search.moneyEnd = next
      return next
    }
    var amount = amount
    if start == rangeStart, last >= base {
      if amounts[last].kind == .count {
        amounts[last].kind = amount.kind
      } else if amount.kind == .count {
        amount.kind = amounts[last].kind
      }
    }
    amounts.append(amount)
    rangeStart = endOfRangeMark(from: amount.range.upperBound)
    bonusStart = -1
    search.moneyEnd = -1
    switch amount.kind {
    case .count: findBonus(of: amount, after, readingOnAt: next)
    case .money: search.moneyEnd = startOfSubunit(from: amount.range.upperBound)
    default: break
    }
    return next
  }

  /// Where the second number of a range has to begin; -1 when none does.
  private func endOfRangeMark(from offset: Int) -> Int {
    let end: Int
    switch text[offset] {
    case UInt8(ascii: "-"), UInt8(ascii: "~"): end = offset + 1
    case 0xE2, 0xE3, 0xE8, 0xE5, 0xEF:
      let marks: [UInt32] = [0x2013, 0x2014, 0x301C, 0x81F3, 0x5230, 0xFF5E]  // – — 〜 至 到 ～
      guard marks.contains(text.scalar(at: offset)) else { return -1 }
      end = offset + 3
    default: return -1
    }
    return text.digit(at: end) != 0 ? end : -1
  }

  /// Remembers where a bonus would have to begin: after `+`, 送 and the like.
  private mutating func findBonus(of amount: Amount, _ after: Hit, readingOnAt next: Int) {
    var joint = after
    if after.role != .joins {
      search.number.end = next
      joint = search.wordAfter()
    }
    bonusStart = joint.role == .joins ? text.afterGap(joint.end) : -1
  }

  /// Where cents after dollars would have to begin, an "and" between them or not.
  private func startOfSubunit(from offset: Int) -> Int {
    let gap = text.afterGap(offset)
    let isAnd =
      text[gap] == UInt8(ascii: "a") && text[gap + 1] == UInt8(ascii: "n")
      && text[gap + 2] == UInt8(ascii: "d") && text[gap + 3] == UInt8(ascii: " ")
    return isAnd && gap > offset ? gap + 4 : gap
  }
}
