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
  /// A filter before the table: most texts begin with none of the words.
  private let beginnings: BeginningFilter
  private static let folding = ScalarFolding(keepsAccents: true)

  /// - Parameter pairs: The letter pairs of the texts to look at; nil to include every word.
  init(_ language: Language, among pairs: LetterPairs?) {
    var words: [UInt32: [Word]] = [:]
    language.generic.withUTF8Bytes { bytes in
      Bytes(bytes).forEachPart(separatedBy: UInt8(ascii: "\n")) { line in
        line.forEachPart(separatedBy: UInt8(ascii: " ")) { item in
          guard let word = Self.word(item, among: pairs), let first = word.scalars.first else { return }
          words[first, default: []].append(word)
        }
      }
    }
    var beginnings = BeginningFilter()
    for word in words.values.joined() {
      let scalars = word.scalars
      beginnings.insert(scalars[0], scalars.count > 1 ? scalars[1] : nil, scalars.count > 2 ? scalars[2] : nil)
    }
    self.words = words.mapValues { $0.sorted { $0.scalars.count > $1.scalars.count } }
    self.beginnings = beginnings
  }

  private static func word(_ item: Bytes, among pairs: LetterPairs?) -> Word? {
    let isTelling = item.first == UInt8(ascii: "*")
    let word = isTelling ? item.dropFirst() : item
    if let pairs, !pairs.mayContain(word) { return nil }
    let scalars = String(decoding: word, as: UTF8.self).unicodeScalars.map(\.value).filter { !isSkipped($0) }.map(
      folding.folded)
    return Word(scalars: scalars, isTelling: isTelling)
  }

  /// Whether a text may begin with one of the words, after anything but a letter.
  private func mayBegin(_ text: Scalars) -> Bool {
    var text = text
    var first: UInt32?
    while first == nil {
      guard let scalar = text.next() else { return true }
      let folded = Self.folding.folded(scalar)
      if Self.isLetter(folded, scalar) { first = folded }
    }
    // After a mark that words may leave out, the letters aren't known yet.
    guard let first, let second = text.next(), !Self.isSkipped(second), let third = text.next(), !Self.isSkipped(third)
    else { return true }
    return beginnings.mayContain(first, Self.folding.folded(second), Self.folding.folded(third))
  }

  /// Whether a text consists of generic words, at least one of them telling.
  func covers(_ text: UnsafeBufferPointer<UInt8>) -> Bool { covers(Scalars(text)) }

  private func covers(_ text: Scalars) -> Bool {
    guard mayBegin(text) else { return false }
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
    guard ScalarTable.classes.letterClass(of: last).partsWords else {
      return ScalarTraits.of(next).contains(.extending) ? nil : rest
    }
    return isLetter(folding.folded(next), next) ? nil : rest
  }

  private static func skipMarks(_ text: inout Scalars) {
    while let mark = text.first, isSkipped(mark) { _ = text.next() }
  }

  /// Whether a mark may be left out of a word.
  private static func isSkipped(_ scalar: UInt32) -> Bool {
    scalar >= 0x80 && ScalarTable.classes.letterClass(of: scalar) == .skipped
  }

  private static func isLetter(_ folded: UInt32, _ scalar: UInt32) -> Bool {
    if folded < 0x80 { return (0x61...0x7A).contains(folded) }
    if Scalars.isCommonLetter(scalar) { return true }
    return !ScalarTraits.of(scalar).isDisjoint(with: [.alphabetic, .extending])
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
