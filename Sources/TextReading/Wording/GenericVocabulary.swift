import Basics

/// The words of ``Language/generic``.
package struct GenericVocabulary: Sendable {
  private struct Word {
    let scalars: [UInt32]
    /// Makes a text of generic words a generic one.
    let isTelling: Bool
  }

  /// Words by their first scalar, the longest first.
  private let words: [UInt32: [Word]]
  private static let folding = ScalarFolding(keepsAccents: true)

  package init(_ language: Language) {
    var words: [UInt32: [Word]] = [:]
    for item in language.generic.lines.flatMap({ $0.parts(separatedBy: UInt8(ascii: " ")) }) {
      let word = Self.word(item)
      if let first = word.scalars.first { words[first, default: []].append(word) }
    }
    self.words = words.mapValues { $0.sorted { $0.scalars.count > $1.scalars.count } }
  }

  private static func word(_ item: Substring.UTF8View) -> Word {
    let isTelling = item.first == UInt8(ascii: "*")
    let scalars = Substring(isTelling ? item.dropFirst() : item).unicodeScalars.map(\.value)
      .filter { !isSkipped($0) }.map(folding.folded)
    return Word(scalars: scalars, isTelling: isTelling)
  }

  /// Whether a text consists of generic words, at least one of them telling.
  package func covers(_ text: UnsafeBufferPointer<UInt8>) -> Bool { covers(Scalars(text)) }

  private func covers(_ text: Scalars) -> Bool {
    var rest = text
    var isTelling = false
    while let scalar = rest.first {
      let folded = Self.folding.folded(scalar)
      guard Self.isLetter(folded, scalar) else {
        // A number is a quantity, a symbol may be a thing.
        guard Self.isPunctuation(scalar) else { return false }
        _ = rest.next()
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
  private static func rest(of text: Scalars, after word: [UInt32]) -> Scalars? {
    var rest = text
    for scalar in word {
      skipMarks(&rest)
      guard let next = rest.next(), folding.folded(next) == scalar else { return nil }
    }
    skipMarks(&rest)
    guard let last = word.last, let next = rest.first else { return rest }
    // A word ends only where its letters do, but in scripts without spaces it ends anywhere.
    let isInWord =
      LetterClass.of(last).isSpaced
      ? isLetter(folding.folded(next), next) : Scalars.properties(of: next).isGraphemeExtend
    return isInWord ? nil : rest
  }

  private static func skipMarks(_ text: inout Scalars) {
    while let mark = text.first, isSkipped(mark) { _ = text.next() }
  }

  /// Whether a mark may be left out of a word.
  private static func isSkipped(_ scalar: UInt32) -> Bool {
    LetterClass.of(scalar) == .skipped
  }

  private static func isLetter(_ folded: UInt32, _ scalar: UInt32) -> Bool {
    if folded < 0x80 { return (0x61...0x7A).contains(folded) }
    let properties = Scalars.properties(of: scalar)
    return properties.isAlphabetic || properties.isGraphemeExtend
  }

  private static func isPunctuation(_ scalar: UInt32) -> Bool {
    switch Scalars.properties(of: scalar).generalCategory {
    case .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation, .connectorPunctuation, .spaceSeparator:
      true
    default: false
    }
  }
}
