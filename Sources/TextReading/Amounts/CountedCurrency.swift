package import AppStoreReference
import Basics

/// Finds the name next to a number: the thing that the number counts.
///
/// Spaces, measure words and the like may come between them: `400枚の金貨`, `金币×400`, `400 units of
/// gold`.
package struct CountedCurrency {
  let text: UnsafeBufferPointer<UInt8>
  /// Whether the language of the text inflects names.
  private let inflects: Bool
  private let plurals: [String]
  private let wordsBetween: [String]
  private let wordsBefore: [String]
  private let classifiers: Set<Unicode.Scalar>

  package init(text: UnsafeBufferPointer<UInt8>, locale: StoreLocale?) {
    self.text = text
    inflects = locale.map { $0.language != "en" } ?? false
    plurals = Self.plurals[locale]
    wordsBetween = Self.wordsBetween[locale]
    wordsBefore = Self.wordsBefore[locale]
    classifiers = Self.classifiers[locale]
  }

  /// The range of the name that an amount counts; nil when none of the names is next to it.
  package func name(countedBy amount: Amount, among names: [FoldedName]) -> Range<Int>? {
    for start in [amount.number.upperBound, amount.range.upperBound] {
      let gap = endOfGap(from: start)
      for name in names {
        if let end = end(of: name, at: start) { return start..<end }
        if gap > start, let end = end(of: name, at: gap) { return gap..<end }
      }
    }
    for end in [amount.range.lowerBound, amount.number.lowerBound] {
      let gap = startOfGap(endingAt: end)
      for name in names {
        if let start = start(of: name, endingAt: end) { return start..<end }
        if gap < end, let start = start(of: name, endingAt: gap) { return start..<gap }
      }
    }
    guard inflects else { return nil }
    for start in [amount.number.upperBound, amount.range.upperBound] {
      let gap = endOfGap(from: start)
      for name in names { if let end = endOfInflected(name, at: gap) { return gap..<end } }
    }
    return nil
  }

  /// Whether a word that was found is next to an amount.
  package func isCounted(_ word: Range<Int>, by amount: Amount) -> Bool {
    word.overlaps(amount.range) || endOfGap(from: amount.number.upperBound) == word.lowerBound
      || endOfGap(from: amount.range.upperBound) == word.lowerBound
      || startOfGap(endingAt: amount.range.lowerBound) == word.upperBound
  }

  // MARK: Names

  private func end(of name: FoldedName, at start: Int) -> Int? {
    var end = start
    for expected in name {
      guard let (scalar, length) = scalar(at: end), ScalarFolding.names.folded(scalar) == expected else { return nil }
      end += length
    }
    guard let last = name.last, Self.isSpaced(last) else { return end }
    for plural in plurals {
      let boundary = end + plural.utf8.count
      guard boundary <= text.count, zip(plural.utf8, text[end...]).allSatisfy({ $0 == $1.lowercasedASCII }) else {
        continue
      }
      if let (next, _) = scalar(at: boundary), Self.isSpaced(next) { continue }
      return boundary
    }
    return nil
  }

  /// The end of another form of a name, word by word: Goldmünze for Goldmünzen, klejnotów for
  /// klejnoty.
  ///
  /// Two words of an alphabet are forms of one if they differ only at their ends, by a few
  /// letters, after enough letters in common.
  private func endOfInflected(_ name: FoldedName, at start: Int) -> Int? {
    var end = start
    let words = name.split(separator: UInt32(0x20))
    for (index, word) in words.enumerated() {
      if index > 0 {
        guard end < text.count, text[end] == UInt8(ascii: " ") else { return nil }
        end += 1
      }
      guard let first = word.first, word.count >= Facts.inflectedName.value, Self.isSpaced(first) else { return nil }
      var common = 0
      var letters = 0
      var isCommon = true
      while let (scalar, length) = scalar(at: end), Self.isSpaced(scalar) {
        isCommon =
          isCommon && common < word.count && ScalarFolding.names.folded(scalar) == word[word.startIndex + common]
        if isCommon { common += 1 }
        letters += 1
        end += length
      }
      let few = Facts.inflection.value
      guard common >= few, common * 2 >= word.count, word.count - common <= few, letters - common <= few else {
        return nil
      }
    }
    return words.isEmpty ? nil : end
  }

  private func start(of name: FoldedName, endingAt end: Int) -> Int? {
    var start = end
    for expected in name.reversed() {
      guard let (scalar, length) = scalar(before: start), ScalarFolding.names.folded(scalar) == expected else {
        return nil
      }
      start -= length
    }
    if let first = name.first, Self.isSpaced(first), let (previous, _) = scalar(before: start),
      Self.isSpaced(previous)
    {
      return nil
    }
    return start
  }

  /// Whether a scalar is a letter of a script that separates words.
  private static func isSpaced(_ value: UInt32) -> Bool {
    switch value {
    case 0x0E00...0x0E7F, 0x1100...0x11FF, 0x2E80...0x9FFF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF66...0xFF9F: false
    default: Unicode.Scalar(value)?.properties.isAlphabetic ?? false
    }
  }

  // MARK: Words in between

  private func endOfGap(from start: Int) -> Int {
    var end = start
    while let (scalar, length) = scalar(at: end) {
      if let word = wordsBetween.first(where: { text[end...].starts(with: $0.utf8) }) {
        end += word.utf8.count
      } else if isFiller(scalar), !isFirstLetter(end) {
        end += length
      } else {
        break
      }
    }
    return end
  }

  /// Whether an x begins a word rather than meaning "times": 400 xu.
  private func isFirstLetter(_ offset: Int) -> Bool {
    guard text[offset].lowercasedASCII == UInt8(ascii: "x"), let (next, _) = scalar(at: offset + 1) else {
      return false
    }
    return Unicode.Scalar(next)?.properties.isLowercase ?? false
  }

  private func startOfGap(endingAt end: Int) -> Int {
    var start = end
    while let (scalar, length) = scalar(before: start) {
      if isFiller(scalar) {
        start -= length
      } else if let word = wordsBefore.first(where: { ends(with: $0, at: start) }) {
        start -= word.utf8.count
      } else {
        break
      }
    }
    return start
  }

  private func ends(with word: String, at end: Int) -> Bool {
    let start = end - word.utf8.count
    return start > 0 && text[start..<end].elementsEqual(word.utf8)
  }

  private static let wordsBefore = LanguageWords(\.betweenNameAndCount)
  private static let plurals = LanguageWords(\.plurals) { [""] + $0 }
  private static let wordsBetween = LanguageWords(\.betweenCountAndName)
  private static let classifiers = LanguageWords(\.classifiers) { Set($0.flatMap(\.unicodeScalars)) }

  private func isFiller(_ value: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(value) else { return false }
    switch scalar {
    case " ", "\u{A0}", "\u{202F}", "\u{3000}", "-", "·", "・", "×", "x", "X", "*", "＊", ":", "：", "(", "（": return true
    default: return classifiers.contains(scalar)
    }
  }

  // MARK: Scalars

  /// The scalar at an offset and its length; nil at the end.
  private func scalar(at offset: Int) -> (value: UInt32, length: Int)? {
    let text = AmountText(bytes: text)
    return offset < text.count ? (text.scalar(at: offset), text.next(offset) - offset) : nil
  }

  private func scalar(before offset: Int) -> (value: UInt32, length: Int)? {
    let text = AmountText(bytes: text)
    let start = text.previous(offset)
    return offset > 0 ? (text.scalar(at: start), offset - start) : nil
  }
}
