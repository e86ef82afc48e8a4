import Basics

/// The letters of a text as words are compared with them: folded, and without the marks that a text may leave out.
struct FoldedLetters {
  struct Letter {
    /// Its range in the text, together with the marks on it.
    var range: Range<Int>
    var kind: LetterClass
    /// Its range in ``bytes``.
    var folded: Range<Int>
  }

  private(set) var letters: [Letter] = []
  /// The folded letters in UTF-8.
  private(set) var bytes: [UInt8] = []

  init(_ text: UnsafeBufferPointer<UInt8>, by folding: ScalarFolding) {
    letters.reserveCapacity(text.count)
    bytes.reserveCapacity(text.count)
    var rest = Scalars(text)
    var start = 0
    while let scalar = rest.next() {
      defer { start = rest.offset }
      let kind = LetterClass.of(scalar)
      if kind == .skipped {
        guard let last = letters.last, last.range.upperBound == start, LetterClass.isMark(scalar) else { continue }
        letters[letters.count - 1].range = last.range.lowerBound..<rest.offset
        continue
      }
      let first = bytes.count
      bytes.append(scalar: folding.folded(scalar))
      letters.append(Letter(range: start..<rest.offset, kind: kind, folded: first..<bytes.count))
    }
  }

  /// A word as its letters are folded.
  static func bytes(of word: String, by folding: ScalarFolding) -> [UInt8] {
    word.withUTF8Bytes { FoldedLetters($0, by: folding).bytes }
  }
}

extension [UInt8] {
  /// Appends a scalar in UTF-8.
  mutating func append(scalar: UInt32) {
    if scalar < 0x80 { return append(UInt8(scalar)) }
    append(contentsOf: Unicode.Scalar(scalar).flatMap(UTF8.encode) ?? UTF8.encodedReplacementCharacter)
  }
}
