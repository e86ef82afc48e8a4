/// The words of ``Language/generic``, looked up without allocation.
///
/// A class: the readers of all texts share it.
final class GenericVocabulary: Sendable {
  private struct Word {
    let scalars: [UInt32]
    /// Makes a text of generic words a generic one.
    let isTelling: Bool
  }

  /// Words by their first scalar, the longest first.
  private let words: [UInt32: [Word]]
  /// A filter before the table, by the first two scalars of the words: most texts begin with none.
  private let beginnings: [Bool]
  private static let folding = ScalarFolding(keepsAccents: true)

  /// - Parameter pairs: The letter pairs of the texts to look at; nil to include every word.
  init(_ language: Language, among pairs: LetterPairs?) {
    var words: [UInt32: [Word]] = [:]
    language.generic.withUTF8Bytes { bytes in
      Bytes(bytes).forEachPart(separatedBy: UInt8(ascii: "\n")) { line in
        line.forEachPart(separatedBy: UInt8(ascii: " ")) { item in
          guard let word = Self.word(item, among: pairs), let first = word.scalars.first else {
            return
          }
          words[first, default: []].append(word)
        }
      }
    }
    var beginnings = [Bool](repeating: false, count: 1 << 10)
    for (first, candidates) in words {
      for word in candidates where word.scalars.count > 1 {
        beginnings[Self.slot(first, word.scalars[1])] = true
      }
      if candidates.contains(where: { $0.scalars.count == 1 }) {
        for second in UInt32(0)..<32 { beginnings[Self.slot(first, second)] = true }
      }
    }
    self.words = words.mapValues { $0.sorted { $0.scalars.count > $1.scalars.count } }
    self.beginnings = beginnings
  }

  private static func word(_ item: Bytes, among pairs: LetterPairs?) -> Word? {
    let isTelling = item.first == UInt8(ascii: "*")
    let word = isTelling ? item.dropFirst() : item
    if let pairs, !pairs.mayContain(word) { return nil }
    let scalars = String(decoding: word, as: UTF8.self).unicodeScalars
      .filter { !isSkipped($0) }.map { folding.folded($0.value) }
    return Word(scalars: scalars, isTelling: isTelling)
  }

  private static func slot(_ first: UInt32, _ second: UInt32) -> Int {
    Int(first & 0x1F) << 5 | Int(second & 0x1F)
  }

  /// Whether a text may begin with one of the words, after anything but a letter.
  private func mayBegin(_ text: String) -> Bool {
    var first: UInt32?
    for scalar in text.unicodeScalars {
      let folded = Self.folding.folded(scalar.value)
      if let first {
        // After a mark that words may leave out, the second letter isn't known yet.
        return Self.isSkipped(scalar) || beginnings[Self.slot(first, folded)]
      }
      if Self.isLetter(folded, scalar) { first = folded }
    }
    return true
  }

  /// Whether a text consists of generic words, at least one of them telling.
  func covers(_ text: String) -> Bool {
    guard mayBegin(text) else { return false }
    var rest = text.unicodeScalars[...]
    var isTelling = false
    while let scalar = rest.first {
      let folded = Self.folding.folded(scalar.value)
      guard Self.isLetter(folded, scalar) else {
        // A number is a quantity, a symbol may be a thing.
        guard Self.isPunctuation(scalar) else { return false }
        rest.removeFirst()
        continue
      }
      guard let candidates = words[folded] else { return false }
      var found = false
      for word in candidates {
        guard let after = Self.rest(of: rest, after: word.scalars) else { continue }
        rest = after
        if word.isTelling { isTelling = true }
        found = true
        break
      }
      if !found { return false }
    }
    return isTelling
  }

  /// The rest of a text after a word at its beginning; nil when the text doesn't begin with it.
  private static func rest(
    of text: Substring.UnicodeScalarView, after word: [UInt32]
  ) -> Substring.UnicodeScalarView? {
    var rest = text
    for scalar in word {
      while let mark = rest.first, isSkipped(mark) { rest.removeFirst() }
      guard let next = rest.popFirst(), folding.folded(next.value) == scalar else { return nil }
    }
    while let mark = rest.first, isSkipped(mark) { rest.removeFirst() }
    guard let last = word.last, let next = rest.first else { return rest }
    // A word ends only where its letters do, but in scripts without spaces it ends anywhere.
    guard ScalarTable.classes.letterClass(of: last).partsWords else {
      return next.properties.isGraphemeExtend ? nil : rest
    }
    return isLetter(folding.folded(next.value), next) ? nil : rest
  }

  /// Whether a mark may be left out of a word.
  private static func isSkipped(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x80 && ScalarTable.classes.letterClass(of: scalar.value) == .skipped
  }

  private static func isLetter(_ folded: UInt32, _ scalar: Unicode.Scalar) -> Bool {
    switch folded {
    case 0x61...0x7A: true
    case 0..<0x80: false
    default: scalar.properties.isAlphabetic || scalar.properties.isGraphemeExtend
    }
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .connectorPunctuation, .spaceSeparator:
      true
    default: false
    }
  }
}
