/// A few words to find anywhere in a text, ignoring ASCII case.
struct WordTable: Sendable {
  /// By their lowercase first byte, longer words first.
  private let words: [[[UInt8]]]
  private let starts: ByteSet

  init(_ words: [String]) {
    var table = [[[UInt8]]](repeating: [], count: 256)
    for word in words.sorted(by: { $0.utf8.count > $1.utf8.count }) {
      let bytes = word.utf8.map(Self.lowered)
      if let first = bytes.first { table[Int(first)].append(bytes) }
    }
    self.words = table
    starts = ByteSet((UInt8.min...UInt8.max).filter { !table[Int($0)].isEmpty })
  }

  /// The end of the longest word at an offset that meets a condition; nil when no word does.
  func end(
    in text: UnsafeBufferPointer<UInt8>, at place: Int, where holds: (Int) -> Bool = { _ in true }
  ) -> Int? {
    guard place < text.count else { return nil }
    let first = Self.lowered(text[place])
    guard starts.contains(first) else { return nil }
    for word in words[Int(first)] where text.count - place >= word.count {
      let end = place + word.count
      if zip(word, text[place..<end]).allSatisfy({ $0 == Self.lowered($1) }), holds(end) {
        return end
      }
    }
    return nil
  }

  /// Whether a text contains any of the words.
  func isIn(_ text: String) -> Bool {
    text.withUTF8Bytes { bytes in bytes.indices.contains { end(in: bytes, at: $0) != nil } }
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
  }
}
