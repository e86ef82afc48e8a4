import AppStoreReference
import Basics

/// A phone number that is recognizable by its format alone.
///
/// Numbers of coins, versions and orders have as many digits, so the digits must be grouped as in a phone number:
/// `+49 30 1234567`, `+14155550132`, `(415) 555-0132`, `(11) 98765-4321`, `400-123-4567`, `03-1234-5678`,
/// `01 23 45 67 89`, `0800 123 456`.
struct PhoneNumber {
  let text: UnsafeBufferPointer<UInt8>
  /// Whether eleven digits in a row may be a mobile number.
  let allowsUngrouped: Bool

  static func mayBegin(_ byte: UInt8) -> Bool {
    byte.isASCIIDigit || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "(")
  }

  /// The end of the number that begins at an offset; nil when none does.
  func end(from start: Int) -> Int? {
    if start > 0, isPartOfNumber(text[start - 1]) { return nil }
    var groups: [Range<Int>] = []
    var separators: [UInt8] = []
    var index = start
    let isInternational = text[index] == UInt8(ascii: "+")
    if isInternational { index += 1 }
    let isBracketed = index < text.count && text[index] == UInt8(ascii: "(")
    if isBracketed { index += 1 }
    var count = 0
    while let group = group(at: index) {
      count += group.count
      // Numbers may be longer than any phone number, and each digit may begin one.
      guard count <= Facts.phoneDigits.value.upperBound else { return nil }
      groups.append(group)
      index = group.upperBound
      if isBracketed, groups.count == 1 {
        guard index < text.count, text[index] == UInt8(ascii: ")") else { return nil }
        index += 1
        if index < text.count, text[index] == UInt8(ascii: " ") { index += 1 }
        separators.append(UInt8(ascii: ")"))
        continue
      }
      guard index < text.count, [0x2D, 0x2E, 0x20].contains(text[index]) else { break }
      separators.append(text[index])
      index += 1
    }
    guard let last = groups.last?.upperBound else { return nil }
    separators.removeLast(max(0, separators.count - groups.count + 1))
    // The full stop of a sentence isn't part of a number.
    let next = last + 1 < text.count ? text[last + 1] : 0
    if last < text.count, text[last].isASCIILetter || isPartOfNumber(text[last]) && next.isASCIIDigit { return nil }
    let digits = groups.map(\.count)
    let isPhone =
      if isInternational { isInternationalShape(digits, groups) } else if isBracketed {
        digits == [3, 3, 4] || digits == [2, 5, 4] || digits == [2, 4, 4]
      } else { isNationalShape(digits, groups, separators) }
    return isPhone ? last : nil
  }

  private func isInternationalShape(_ digits: [Int], _ groups: [Range<Int>]) -> Bool {
    let total = digits.reduce(0, +)
    guard Facts.phoneDigits.value.contains(total) else { return false }
    // "+8613800138000", "+14155550132"; "+1000000000" is a bonus.
    if digits.count == 1 { return Facts.ungroupedPhone.value.contains(total) && !isRound(groups[0]) }
    // "+1 000 000 000" is a number in groups of three.
    return !digits.dropFirst().allSatisfy { $0 == 3 }
  }

  private func isNationalShape(_ digits: [Int], _ groups: [Range<Int>], _ separators: [UInt8]) -> Bool {
    if digits == [11] { return allowsUngrouped && isChineseMobile(groups[0]) }
    guard let first = groups.first, let separator = separators.first, separators.allSatisfy({ $0 == separator }) else {
      return false
    }
    let leads = text[first.lowerBound]
    let total = digits.reduce(0, +)
    if leads == UInt8(ascii: "0") {
      if digits == [2, 2, 2, 2, 2] { return true }
      guard Facts.nationalPhone.value.contains(total) else { return false }
      if separator == UInt8(ascii: "-") { return digits.count == 3 || digits.count == 2 && (3...4).contains(digits[0]) }
      return separator == UInt8(ascii: " ") && (3...5).contains(digits[0]) && digits.count <= 4
        && !isRound(groups[groups.count - 1])
    }
    guard separator != UInt8(ascii: " ") else { return false }
    if digits == [3, 3, 4] { return leads >= UInt8(ascii: "2") }
    if digits == [3, 4, 4] { return isChineseMobile(groups.flatMap { Array($0) }) }
    return digits == [1, 3, 3, 4] && leads == UInt8(ascii: "1")
  }

  /// Eleven digits that begin like a Chinese mobile number and are not a round number.
  private func isChineseMobile(_ places: some Collection<Int>) -> Bool {
    let digits = places.map { text[$0] }
    return digits.count == 11 && digits[0] == UInt8(ascii: "1") && digits[1] >= UInt8(ascii: "3")
      && !digits.suffix(6).allSatisfy { $0 == UInt8(ascii: "0") }
  }

  /// Whether a group of digits ends like a round number.
  private func isRound(_ group: Range<Int>) -> Bool { text[group].suffix(3).allSatisfy { $0 == UInt8(ascii: "0") } }

  private func group(at start: Int) -> Range<Int>? {
    var end = start
    while end < text.count, text[end].isASCIIDigit { end += 1 }
    return end > start ? start..<end : nil
  }

  private func isPartOfNumber(_ byte: UInt8) -> Bool { byte.isASCIIDigit || ",.+-/:#".utf8.contains(byte) }
}
