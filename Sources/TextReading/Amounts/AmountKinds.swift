internal import AppStoreReference

/// Classifies a number by the words next to it.
extension AmountScanner {
  /// The kind and the whole range of an amount; nil when the number isn't an amount.
  func classify(_ before: Hit, _ after: Hit) -> (kind: Amount.Kind, range: Range<Int>)? {
    let start = before.isFound ? before.start : search.number.start
    let isNth = before.role == .ordinal && search.words[before.index].demands.contains(.firm)
    if before.role == .denomination, after.role == .money || after.role == .subunit, search.number.decimals == 0 {
      return (.count, search.number.start..<search.number.end)
    }
    // Letters that touch the number make it a name: ssh2 PHP, RV32.
    let isNamed = !before.isFound && !search.number.isHan && text.letter(before: search.number.start) == .western
    if before.role == .money || !isNth && !isNamed && (after.role == .money || after.role == .subunit) {
      if before.role == .idiom, search.number.isHan { return nil }
      if search.number.isHan, !search.number.hasHanUnit, search.number.wholeDigits > 1 { return nil }
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
      if after.role == .counted, !isNth, isQuantity(before, after) {
        return (.count, search.number.start..<search.number.end)
      }
      return (.ordinal, start..<(after.role == .ordinal ? after.end : search.number.end))
    }
    if search.number.isSeries || after.role == .idiom { return nil }
    if search.number.isHan { return classifyHan(before, after) }
    if after.role == .none || !after.isGlued || search.words[after.index].endsWithLetters,
      let token = nameAround(before, after)
    {
      return token.isEmpty ? nil : (.ordinal, token)
    }
    if search.number.isPlainInteger, search.number.wholeDigits >= 11 { return nil }
    return classifyBeside(before, after)
  }

  /// Whether a number between a word for an ordinal and a counted noun belongs to the noun: after a word such as 赛季
  /// that touches it, while 前 alone counts places; and after "season", of which no game has had so many.
  private func isQuantity(_ before: Hit, _ after: Hit) -> Bool {
    let isGlued =
      after.isGlued && !search.words[after.index].endsWithLetters && text[before.start] >= 0xE3
      && before.end - before.start > 3 && search.number.hundredths >= 1_000
    let isSeason = search.words[before.index].demands.contains(.season)
    return isGlued || isSeason && search.number.hundredths > 5_000 && !search.number.isYearLike
  }

  /// The kind of a number in words, by the word after it.
  func classifySpelled(_ after: Hit) -> (kind: Amount.Kind, range: Range<Int>)? {
    switch after.role {
    case .money, .subunit: money(Hit(), after)
    case .span: span(after)
    default: (.count, search.number.start..<search.number.end)
    }
  }

  private func classifyBeside(_ before: Hit, _ after: Hit) -> (kind: Amount.Kind, range: Range<Int>) {
    let whole = search.number.start..<search.number.end
    switch after.role {
    case .span: return span(after)
    case .ordinal: return (.ordinal, search.number.start..<after.end)
    case .factor:
      // "100x Gems" sells a hundred gems; "2x XP" doubles.
      let isCount = search.words[after.index].demands.contains(.glued) && search.number.hundredths > 1000
      return (isCount ? .count : .ordinal, search.number.start..<after.end)
    case .counted where before.role != .times: return (.count, whole)
    default: break
    }
    if before.role == .times { return times(before) }
    if before.role == .title { return (.ordinal, before.start..<search.number.end) }
    if search.number.hasLeadingZero, search.number.decimals == 0 { return (.ordinal, whole) }
    if isResolution() || isYear() && !isJoined(after) { return (search.precedesNoun() ? .count : .ordinal, whole) }
    return (.count, whole)
  }

  /// Whether a bonus follows directly: 1980+260 is not a year.
  private func isJoined(_ after: Hit) -> Bool { after.role == .joins && text.digit(at: text.afterGap(after.end)) != 0 }

  /// "Gems x2" are two; "x2 XP" doubles.
  private func times(_ before: Hit) -> (kind: Amount.Kind, range: Range<Int>) {
    let next = text.afterGap(search.number.end)
    let isFactor = search.number.hundredths <= 1000 && next > search.number.end && text.letter(at: next) != .none
    return (isFactor ? .ordinal : .count, before.start..<search.number.end)
  }

  private func classifyHan(_ before: Hit, _ after: Hit) -> (kind: Amount.Kind, range: Range<Int>)? {
    guard before.role != .idiom || !before.isGlued else { return nil }
    if !search.number.hasHanUnit, search.number.wholeDigits > 1 {
      let isYear = search.number.wholeDigits == 4 && after.role == .span
      return isYear ? (.ordinal, search.number.start..<after.end) : nil
    }
    switch after.role {
    case .span: return span(after)
    case .ordinal, .factor: return (.ordinal, search.number.start..<after.end)
    case .counted
    where (after.isGlued || text.isHangul(at: search.number.start))
      && (search.number.hundredths > 100 || search.number.wholeDigits > 1):
      return (.count, search.number.start..<search.number.end)
    default: return search.number.standsAlone ? (.count, search.number.start..<search.number.end) : nil
    }
  }

  /// A length of time, or a year or a day of a month.
  private func span(_ after: Hit) -> (kind: Amount.Kind, range: Range<Int>) {
    let range = search.number.start..<after.end
    let unit = search.words[after.index].unit
    if unit == .day, isDayOfMonth(after) { return (.ordinal, range) }
    if unit == .year, search.number.isPastYearLike { return (.ordinal, range) }
    if unit == .day, search.number.start >= 3 {
      let month = text.beforeGap(search.number.start, floor: 0) - 3
      if text.end(ofOneOf: Self.monthMarks, at: month) != nil { return (.ordinal, range) }
    }
    return (.duration(unit: unit), range)
  }

  /// Whether a day is one of a month rather than a length: 16日, 1日到10日, but not 30日 or 16日間.
  private func isDayOfMonth(_ after: Hit) -> Bool {
    let value = search.number.hundredths
    guard value <= 3_100, !search.number.isHan, isMonthDay(endingAt: after.end, from: after.start) else { return false }
    return !Self.commonLengths.contains(value) || isOfInterval(after)
  }

  /// Whether a unit counts the days of a month, and nothing after it makes it a length.
  private func isMonthDay(endingAt end: Int, from start: Int) -> Bool {
    text.end(ofOneOf: Self.monthDays, at: start) == end && text.end(ofOneOf: Self.afterLength, at: end) == nil
  }

  /// Whether a day is the first or the last of several: 1日到10日.
  private func isOfInterval(_ after: Hit) -> Bool {
    if let mark = text.end(ofOneOf: Self.intervalMarks, at: text.afterGap(after.end)) {
      let last = text.digits(at: text.afterGap(mark))
      let unit = text.afterGap(last.end)
      guard !last.isEmpty, let end = text.end(ofOneOf: Self.monthDays, at: unit) else { return false }
      return isMonthDay(endingAt: end, from: unit)
    }
    let before = text.bytes[..<text.beforeGap(search.number.start, floor: 0)]
    return Self.intervalMarks.contains { mark in
      before.reversed().starts(with: mark.reversed())
        && Self.monthDays.contains { before.dropLast(mark.count).reversed().starts(with: $0.reversed()) }
    }
  }

  /// Lengths that passes have, in hundredths of a day.
  private static let commonLengths: Set = [100, 300, 700, 1_000, 1_400, 1_500, 3_000]
  private static let monthDays = Language.everywhere(\.monthDays).map { Array($0.utf8) }
  private static let intervalMarks = Language.everywhere(\.rangeMarks).map { Array($0.utf8) }
  private static let afterLength = Language.everywhere(\.afterLength).map { Array($0.utf8) }

  private func money(_ before: Hit, _ after: Hit) -> (kind: Amount.Kind, range: Range<Int>) {
    let sign = search.words[before.index]
    let word = search.words[after.index]
    let isAfter = after.role == .money || after.role == .subunit && before.role != .money
    guard before.role == .money else {
      return (.money(CurrencySet(rawValue: word.currencies)), search.number.start..<after.end)
    }
    guard isAfter else {
      if sign.sign != nil {
        // 港幣$48: a word before the sign names the currency.
        let name = search.word(upTo: text.beforeGap(before.start, floor: search.floor), isGlued: false)
        if name.role == .money, search.words[name.index].sign == nil {
          let currencies = search.words[name.index].currencies
          return (.money(CurrencySet(rawValue: currencies)), name.start..<search.number.end)
        }
      }
      return (.money(CurrencySet(rawValue: sign.currencies)), before.start..<search.number.end)
    }
    var currencies = sign.currencies & word.currencies
    if currencies == 0 { currencies = word.sign != nil ? sign.currencies : word.currencies }
    return (.money(CurrencySet(rawValue: currencies)), before.start..<after.end)
  }

  private static let monthMarks = Language.everywhere(\.monthMarks).map { Array($0.utf8) }
}
