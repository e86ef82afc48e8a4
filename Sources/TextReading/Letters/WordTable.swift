import Basics

/// A few words to find anywhere in a text, ignoring ASCII case.
package struct WordTable: Sendable {
  private let index: WordIndex

  package init(_ words: [String]) {
    var draft = WordIndex.Draft()
    for word in words { draft.add(word.utf8.map(\.lowercasedASCII), number: 0) }
    index = WordIndex(draft)
  }

  /// The end of the longest word at an offset that meets a condition; nil when no word does.
  package func end(in text: UnsafeBufferPointer<UInt8>, at place: Int, where holds: (Int) -> Bool = { _ in true })
    -> Int?
  {
    var longest: Int?
    var prefix = index.all
    for offset in place..<max(place, text.count) {
      guard index.follow(&prefix, text[offset].lowercasedASCII) else { break }
      if index.number(at: prefix) != nil, holds(offset + 1) { longest = offset + 1 }
    }
    return longest
  }

  /// Whether a text contains any of the words.
  package func isIn(_ text: String) -> Bool {
    text.withUTF8Bytes { bytes in bytes.indices.contains { end(in: bytes, at: $0) != nil } }
  }
}
