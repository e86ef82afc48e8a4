/// A few words to find anywhere in a text, ignoring ASCII case.
struct WordTable: Sendable {
  /// The words with the same first byte.
  private struct Group {
    /// In lowercase, longer words first.
    var words: [[UInt8]] = []
    /// What may follow the first byte.
    var seconds: ByteSet
  }

  /// By their lowercase first byte.
  private let groups: [Group]
  /// The first bytes of words, in both cases.
  let starts: ByteSet

  init(_ words: [String]) {
    let words = words.sorted { $0.utf8.count > $1.utf8.count }.map { $0.utf8.map(Self.lowered) }
    let table = Dictionary(grouping: words.filter { !$0.isEmpty }) { $0[0] }
    groups = (UInt8.min...UInt8.max).map { first in
      let words = table[first] ?? []
      let isOneByte = words.contains { $0.count == 1 }
      return Group(
        words: words,
        seconds: ByteSet(isOneByte ? Array(UInt8.min...UInt8.max) : words.flatMap { Self.bothCases($0[1]) }))
    }
    starts = ByteSet(table.keys.flatMap(Self.bothCases))
  }

  /// The end of the longest word at an offset that meets a condition; nil when no word does.
  func end(in text: UnsafeBufferPointer<UInt8>, at place: Int, where holds: (Int) -> Bool = { _ in true }) -> Int? {
    guard place < text.count, starts.contains(text[place]) else { return nil }
    let group = groups[Int(Self.lowered(text[place]))]
    guard place + 1 == text.count || group.seconds.contains(text[place + 1]) else { return nil }
    for word in group.words where text.count - place >= word.count {
      let end = place + word.count
      if zip(word, text[place..<end]).allSatisfy({ $0 == Self.lowered($1) }), holds(end) { return end }
    }
    return nil
  }

  /// Whether a text contains any of the words.
  func isIn(_ text: String) -> Bool {
    text.withUTF8Bytes { bytes in bytes.indices.contains { starts.contains(bytes[$0]) && end(in: bytes, at: $0) != nil }
    }
  }

  private static func lowered(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

  private static func bothCases(_ byte: UInt8) -> [UInt8] { byte &- 0x61 < 26 ? [byte, byte ^ 0x20] : [byte] }
}
