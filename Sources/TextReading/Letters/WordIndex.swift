import Basics
import CPlatform

/// Words in the order of their bytes: those that begin alike are neighbors, so that each byte of a text
/// narrows the range of the words that it may be.
///
/// The one search under the words of languages, the words beside numbers, and numbers in words.
struct WordIndex: Sendable {
  fileprivate struct Entry {
    var start: Int
    var length: Int
    var number: Int
  }

  /// The words that begin with the bytes read so far.
  struct Prefix {
    fileprivate var words: Range<Int>
    fileprivate var length = 0
  }

  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// The first word that begins with each byte, or with a later one.
  private var starts: [Int] = []

  /// Words to look up.
  struct Draft {
    fileprivate var bytes: [UInt8] = []
    fileprivate var entries: [Entry] = []

    mutating func add(_ word: some Sequence<UInt8>, number: Int) {
      let start = bytes.count
      bytes.append(contentsOf: word)
      if bytes.count > start { entries.append(Entry(start: start, length: bytes.count - start, number: number)) }
    }
  }

  init(_ draft: Draft) {
    bytes = draft.bytes
    entries = bytes.withUnsafeBufferPointer { bytes in
      draft.entries.sorted { left, right in
        guard let base = bytes.baseAddress else { return false }
        let order = memcmp(base + left.start, base + right.start, min(left.length, right.length))
        if order != 0 { return order < 0 }
        return (left.length, right.number) < (right.length, left.number)
      }
    }
    starts = (0...256).map { byte in entries.partitioningIndex { Int(bytes[$0.start]) >= byte } }
  }

  /// All words, before any byte is read.
  var all: Prefix { Prefix(words: entries.indices) }

  /// Reads a byte; false, with nothing read, when no word continues with it.
  func follow(_ prefix: inout Prefix, _ byte: UInt8) -> Bool {
    let place = prefix.length
    var words = prefix.words
    if place == 0 {
      words = starts[Int(byte)]..<starts[Int(byte) + 1]
    } else {
      // The words that end here come first.
      let first = firstWord(in: words) { $0.length > place && bytes[$0.start + place] >= byte }
      words = first..<firstWord(in: first..<words.upperBound) { bytes[$0.start + place] > byte }
    }
    guard !words.isEmpty else { return false }
    prefix = Prefix(words: words, length: place + 1)
    return true
  }

  /// The numbers of the words that end where reading has come to, the last added first.
  func numbers(at prefix: Prefix) -> some Sequence<Int> {
    entries[prefix.words].lazy.prefix { $0.length == prefix.length }.map(\.number)
  }

  /// The number of the last added word that ends where reading has come to.
  func number(at prefix: Prefix) -> Int? {
    entries[prefix.words].first.flatMap { $0.length == prefix.length ? $0.number : nil }
  }

  private func firstWord(in words: Range<Int>, where condition: (Entry) -> Bool) -> Int {
    entries[words].partitioningIndex(where: condition)
  }
}
