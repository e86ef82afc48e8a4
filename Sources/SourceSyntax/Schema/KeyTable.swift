import CPlatform

/// The keys that an object may have, to find the key of an entry: a comparison with strings would
/// count references to each of them.
struct KeyTable: Sendable {
  /// The texts of the keys, one after another, and the end of each.
  private let bytes: [UInt8]
  private let ends: [Int]

  init(_ keys: [String]) {
    var bytes: [UInt8] = []
    ends = keys.map { key in
      bytes += key.utf8
      return bytes.count
    }
    self.bytes = bytes
  }

  /// The index of the key that is the text of a scalar; nil without one.
  func index(of node: Int, in tree: SyntaxTree) -> Int? {
    guard tree.isScalar(at: node) else { return nil }
    return tree.withUTF8(at: node) { text in
      bytes.withUnsafeBytes { bytes in
        var start = 0
        for index in ends.indices {
          let count = ends[index] - start
          if count == text.count, Self.isEqual(bytes, at: start, text) { return index }
          start = ends[index]
        }
        return nil
      }
    }
  }

  private static func isEqual(_ bytes: UnsafeRawBufferPointer, at start: Int, _ text: UnsafeBufferPointer<UInt8>)
    -> Bool
  {
    guard let base = bytes.baseAddress, let other = text.baseAddress else { return true }
    return memcmp(base + start, other, text.count) == 0
  }
}
