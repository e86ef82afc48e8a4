import Basics

/// Numbers that are part of a name.
extension AmountScanner {
  /// The name that the letters and digits around a number make of it (PS5, 3D); empty when they
  /// make an identifier (3fa85f), nil when the number is on its own.
  func nameAround(_ before: Hit, _ after: Hit) -> Range<Int>? {
    var start = search.number.start
    if !(before.isFound && before.isGlued), start > search.floor {
      let letters = text.isNameMark(text[start - 1]) ? start - 1 : start
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

  /// The offset at which to continue after a number that is not an amount.
  func endOfToken() -> Int {
    if search.number.isHan { return search.number.end }
    var end = search.number.end
    while end < text.count, text.letter(at: end) == .western || text.digit(at: end) != 0 {
      end = text.letter(at: end) == .western ? text.next(end) : text.digits(at: end).end
    }
    return end
  }

  /// 2K, 4K, 8K.
  func isResolution() -> Bool {
    guard text[search.number.end - 1].lowercasedASCII == UInt8(ascii: "k"), search.number.decimals == 0 else {
      return false
    }
    switch search.number.hundredths {
    case 200_000, 400_000, 800_000: return true
    default: return false
    }
  }

  /// Whether the number and the letters that touch it look like a year.
  func isYear() -> Bool { search.number.isYearLike && text[search.number.end] & 0xF0 != 0xE0 }
}
