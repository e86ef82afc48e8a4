import Basics

/// The search for the word next to a number.
struct AmountWordSearch: ~Copyable {
  /// A word found in the text, and its range.
  struct Hit {
    var index = 0
    var role = AmountWord.Role.none
    var start = 0
    var end = 0
    /// Whether it touches the number.
    var isGlued = false

    var isFound: Bool { role != .none }
  }

  let text: AmountText
  let lexicon: AmountLexicon
  /// The end of the last amount; nothing before it is read again.
  var floor = 0
  /// The end of an amount of money that a subunit can complete.
  var moneyEnd = -1
  /// The number whose words are searched.
  var number = NumberNotation(start: 0, end: 0)
  /// Whether a counted noun comes before the number.
  var isCounted = false

  var words: [AmountWord] { lexicon.words }

  /// The longest word after a number: directly after it, after a space, or after a hyphen.
  func wordAfter() -> Hit {
    let end = number.end
    if end >= text.count { return Hit() }
    let glued = word(from: end, isGlued: true)
    if glued.isFound { return glued }
    let gap = text.afterGap(end)
    if gap > end { return word(from: gap, isGlued: false) }
    let hyphen = hyphen(at: end)
    guard hyphen > 0, text.digit(at: end + hyphen) == 0 else { return Hit() }
    let hit = word(from: end + hyphen, isGlued: false)
    switch hit.role {
    case .span, .ordinal, .counted: return hit
    default: return Hit()
    }
  }

  private func hyphen(at offset: Int) -> Int {
    if text[offset] == UInt8(ascii: "-") { return 1 }
    let isWide = text.scalar(at: offset) == 0x2010 || text.scalar(at: offset) == 0x2011
    return isWide ? 3 : 0
  }

  /// The longest word that begins at an offset and may come after the number.
  func word(from offset: Int, isGlued: Bool) -> Hit {
    var best = Hit()
    var prefix = lexicon.after.all
    var end = offset
    while end < text.count, lexicon.after.follow(&prefix, text[end].lowercasedASCII) {
      end += 1
      if let index = lexicon.after.number(at: prefix), accepts(index, offset, end, isGlued) {
        best.index = index
        best.end = end
      }
    }
    guard best.index != 0 else { return best }
    best.role = words[best.index].role
    best.start = offset
    best.end -= words[best.index].lookahead
    best.isGlued = isGlued
    return best
  }

  private func accepts(_ index: Int, _ start: Int, _ end: Int, _ isGlued: Bool) -> Bool {
    let demands = words[index].demands
    if words[index].endsWithLetters, text[end - 1] != UInt8(ascii: ".") {
      if text.letter(at: end) != .none { return false }
      if text.digit(at: end) != 0, isGlued || words[index].role == .money { return false }
    } else if !isGlued, words[index].role == .money, text.digit(at: end) != 0 {
      return false  // the sign of the next number: 400 ¥40
    }
    // 千金 is a daughter, but 2千金币 are coins.
    if words[index].role == .idiom, !number.isHan, number.end > number.start,
      HanNumeral.values[text.scalar(at: start)] != nil
    {
      return false
    }
    if demands.isEmpty { return true }
    if demands.contains(.glued), !isGlued { return false }
    if demands.contains(.afterMoney), moneyEnd != number.start { return false }
    if demands.contains(.unlessCounted), isCounted { return false }
    if demands.contains(.plural), number.isHan, number.hundredths == 100 { return false }
    if demands.contains(.last), isFollowed(end) { return false }
    if demands.contains(.final), number.decimals != 2, isBeforeWord(end) { return false }
    if demands.contains(.whole), continuesWord(end) { return false }
    if demands.contains(.digits), number.isHan, !number.hasHanUnit, isFollowed(end) { return false }
    return acceptsAnywhere(demands, start, end)
  }

  /// The longest word before a number: touching it, or separated by a space.
  func wordBefore() -> Hit {
    let start = number.start
    guard start > floor else { return Hit() }
    let glued = word(upTo: start, isGlued: true)
    if glued.isFound { return glued }
    var gap = text.beforeGap(start, floor: floor)
    if gap == start, start - 1 > floor {
      switch text[start - 1] {
      case UInt8(ascii: "-"), UInt8(ascii: ":"): gap -= 1  // Level-5, Lv:5
      default: return Hit()
      }
      let hit = word(upTo: gap, isGlued: false)
      return hit.role == .ordinal ? hit : Hit()
    }
    return gap > floor && gap < start ? word(upTo: gap, isGlued: false) : Hit()
  }

  /// The longest word that ends at an offset and may come before the number.
  func word(upTo offset: Int, isGlued: Bool) -> Hit {
    var best = Hit()
    var prefix = lexicon.before.all
    var start = offset
    while start > floor, lexicon.before.follow(&prefix, text[start - 1].lowercasedASCII) {
      start -= 1
      if let index = lexicon.before.number(at: prefix), acceptsBefore(index, start, offset, isGlued) {
        best.index = index
        best.start = start
      }
    }
    guard best.index != 0 else { return best }
    best.role = words[best.index].role
    best.end = offset
    best.isGlued = isGlued
    return best
  }

  private func acceptsBefore(_ index: Int, _ start: Int, _ end: Int, _ isGlued: Bool) -> Bool {
    if words[index].endsWithLetters {
      if text.letter(before: start) != .none { return false }
      if start > floor, text[start - 1].isASCIIDigit { return false }
    }
    let demands = words[index].demands
    if demands.isEmpty { return true }
    if demands.contains(.glued), !isGlued { return false }
    return acceptsAnywhere(demands, start, end)
  }

  private func acceptsAnywhere(_ demands: AmountWord.Demands, _ start: Int, _ end: Int) -> Bool {
    if demands.contains(.capitals) { for offset in start..<end where text[offset] &- 0x61 < 26 { return false } }
    if demands.contains(.unnamed), end > start + 1, text[start] &- 0x41 < 26, text[start + 1] &- 0x61 < 26 {
      return false
    }
    if demands.contains(.large), number.hundredths < 10_000 { return false }
    if demands.contains(.few), number.hundredths >= 10_000 { return false }
    if demands.contains(.priced), number.decimals != 2, number.hundredths < 1_000 { return false }
    if demands.contains(.tens), number.hundredths < 1_000 { return false }
    if demands.contains(.small), number.hundredths > 1_000 { return false }
    if demands.contains(.cents), number.decimals != 2 { return false }
    if demands.contains(.noYear), number.isYearLike { return false }
    if demands.contains(.single), !number.isHan || number.wholeDigits > 1 { return false }
    if demands.contains(.year), !number.isYearLike { return false }
    return true
  }

  /// Whether a word continues after an offset, or a counted noun follows.
  private func isFollowed(_ offset: Int) -> Bool {
    let scalar = text.scalar(at: offset)
    if (0x3041...0x9FFF).contains(scalar) || (0xAC00...0xD7A3).contains(scalar) { return true }
    let gap = text.afterGap(offset)
    return gap > offset && text[gap] >= 0x41 && word(from: gap, isGlued: false).role == .counted
  }

  /// Whether the word that ends at an offset is only the beginning of a longer one: katakana after
  /// katakana, a letter after a letter of India, and Hangul that is not a particle.
  private func continuesWord(_ offset: Int) -> Bool {
    let next = text.scalar(at: offset)
    switch next {
    case 0x30A1...0x30FA, 0x30FC:
      return (0x30A1...0x30FC).contains(text.scalar(at: text.previous(offset)))
        && text.end(ofOneOf: Self.afterMoney, at: offset) == nil
    case 0x900...0xD65, 0xD70...0xD7F: return true
    case 0xAC00...0xD7A3: return text.end(ofOneOf: Self.afterMoney, at: offset) == nil
    default: return false
    }
  }

  private static let afterMoney = Language.everywhere(\.afterMoney).map { Array($0.utf8) }

  /// Whether a word follows an offset after a space.
  private func isBeforeWord(_ offset: Int) -> Bool {
    let gap = text.afterGap(offset)
    return gap > offset && text.letter(at: gap) != .none
  }

  /// Whether one of the next words is a counted noun: 2024 gold coins.
  func precedesNoun() -> Bool {
    var offset = number.end
    for _ in 0..<4 {
      let next = text.afterGap(offset)
      if next >= text.count { return false }
      if word(from: next, isGlued: next == number.end).role == .counted { return true }
      offset = next
      while offset < text.count, text.blank(at: offset) == 0 {
        switch text[offset] {
        case 0x2C, 0x2E, 0x3A, 0x3B, 0x21, 0x28: return false  // the phrase ends
        default: offset += 1
        }
      }
    }
    return false
  }
}
