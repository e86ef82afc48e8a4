extension TreeBuilder {
  /// The indices of the repeated keys of a mapping, each with the index of its first occurrence. Keys are looked
  /// up by hashes that are seeded per process, so that a hostile file can't provoke collisions.
  func repeatedKeys(ofMapping mapping: Int, in source: UnsafeBufferPointer<UInt8>) -> [(key: Int, first: Int)] {
    guard nodes[mapping].count > 2 else { return [] }
    var first: [Key: Int] = [:]
    var repeated: [(key: Int, first: Int)] = []
    var index = mapping + 1
    let end = Int(nodes[mapping].next)
    sideText.withUnsafeBufferPointer { sideText in
      while index < end {
        let record = nodes[index]
        if record.traits.isDisjoint(with: [.mapping, .sequence, .absent]) {
          let storage = record.traits.contains(.decoded) ? sideText : source
          let start = Int(record.textStart)
          let key = Key(bytes: UnsafeBufferPointer(rebasing: storage[start..<start + Int(record.count)]))
          if let known = first[key] { repeated.append((index, known)) } else { first[key] = index }
        }
        index = Int(nodes[Int(record.next)].next)
      }
    }
    return repeated
  }

  /// The text of a key, which outlives it.
  private struct Key: Hashable {
    let bytes: UnsafeBufferPointer<UInt8>

    static func == (one: Key, other: Key) -> Bool { one.bytes.elementsEqual(other.bytes) }

    func hash(into hasher: inout Hasher) { hasher.combine(bytes: UnsafeRawBufferPointer(bytes)) }
  }
}
