/// Amounts that belong together: a quantity and its bonus, the ends of a range, dollars and cents.
extension AmountScanner {
  mutating func append(_ amount: Amount, after: Hit = Hit(), readingOnAt next: Int, into amounts: inout [Amount]) -> Int
  {
    let last = amounts.count - 1
    let start = amount.number.lowerBound
    search.floor = next
    if amount.kind == .count, start == bonusStart, last >= base {
      var end = amount.range.upperBound
      if bonusIsBracketed { end += text.bracket(at: end, 0x29, 0xFF09) }
      amounts[last].bonus = min((amounts[last].bonus ?? 0) + amount.hundredths, Self.tooMuch)
      amounts[last].range = amounts[last].range.lowerBound..<end
      search.floor = max(next, end)
      findBonus(of: amount, after, readingOnAt: search.floor)
      return search.floor
    }
    if after.role == .subunit, start == search.moneyEnd, last >= base {
      amounts[last].hundredths = min(amounts[last].hundredths + amount.hundredths, Amount.greatestHundredths)
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

  /// The offset at which the second number of a range has to begin; -1 without a range.
  private func endOfRangeMark(from offset: Int) -> Int {
    switch text[offset] {
    case UInt8(ascii: "-"), UInt8(ascii: "~"), 0xE2...:
      guard let end = text.end(ofOneOf: Self.rangeMarks, at: offset), text.digit(at: end) != 0 else { return -1 }
      return end
    default: return -1
    }
  }

  private static let rangeMarks = (["-", "~", "–", "—", "〜", "～"] + Language.everywhere(\.rangeMarks)).map {
    Array($0.utf8)
  }

  /// Remembers where a bonus would have to begin: after `+`, 送 and the like.
  private mutating func findBonus(of amount: Amount, _ after: Hit, readingOnAt next: Int) {
    bonusStart = -1
    bonusIsBracketed = false
    var joint = after
    if after.role != .joins {
      search.number.end = next
      joint = search.wordAfter()
      if !joint.isFound {
        let bracket = text.afterGap(next)
        let inside = bracket + text.bracket(at: bracket, 0x28, 0xFF08)
        guard inside > bracket else { return }
        joint = search.word(from: inside, isGlued: true)
        bonusIsBracketed = true
      }
    }
    guard joint.role == .joins else { return }
    bonusStart = text.afterGap(joint.end)
    let second = search.word(from: bonusStart, isGlued: true)  // +赠
    if second.role == .joins { bonusStart = text.afterGap(second.end) }
  }

  /// The offset at which cents after dollars would have to begin, with or without an "and" in between.
  private func startOfSubunit(from offset: Int) -> Int {
    let gap = text.afterGap(offset)
    guard gap > offset else { return gap }
    return text.end(ofOneOf: Self.ands, at: gap) ?? gap
  }

  private static let ands = Language.everywhere(\.and).map { Array($0.utf8) }
}
