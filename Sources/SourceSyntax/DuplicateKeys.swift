import CPlatform

/// Finds duplicate keys in a mapping.
///
/// A few keys are compared pairwise; many are looked up in a table. The hash is seeded per process,
/// so that a hostile file can't provoke collisions.
struct DuplicateKeys {
  private static let mostComparedPairwise = 16

  /// The indices of the current keys, and a table of positions in it, plus one; both are reused for
  /// the next mapping.
  private var keys: [Int32] = []
  private var table: [Int32] = []

  /// The indices of all repeated keys, each with the index of its first occurrence.
  mutating func find(
    inMapping mapping: Int, of nodes: UnsafeBufferPointer<NodeRecord>, source: UnsafeBufferPointer<UInt8>,
    sideText: UnsafeBufferPointer<UInt8>
  ) -> [Repeated] {
    guard nodes[mapping].count > 2 else { return [] }
    keys.removeAll(keepingCapacity: true)
    var index = mapping + 1
    let end = Int(nodes[mapping].next)
    while index < end {
      let traits = nodes[index].traits
      if traits.isDisjoint(with: [.mapping, .sequence, .absent]) { keys.append(Int32(truncatingIfNeeded: index)) }
      index = Int(nodes[Int(nodes[index].next)].next)
    }
    let texts = Texts(nodes: nodes, source: source, sideText: sideText)
    return keys.count <= DuplicateKeys.mostComparedPairwise ? comparePairwise(texts) : compareByTable(texts)
  }

  typealias Repeated = (key: Int, first: Int)

  private func comparePairwise(_ texts: Texts) -> [Repeated] {
    var repeated: [Repeated] = []
    for later in keys.indices.dropFirst() {
      for earlier in 0..<later where texts.equal(keys[earlier], keys[later]) {
        repeated.append((Int(keys[later]), Int(keys[earlier])))
        break
      }
    }
    return repeated
  }

  private mutating func compareByTable(_ texts: Texts) -> [Repeated] {
    var repeated: [Repeated] = []
    var size = 64
    while size < keys.count * 2 { size *= 2 }
    if table.count < size { table = Array(repeating: 0, count: size) }
    for position in 0..<size { table[position] = 0 }
    for key in keys {
      var slot = texts.hash(key) & (size - 1)
      while true {
        let taken = table[slot]
        if taken == 0 {
          table[slot] = key + 1
          break
        }
        if texts.equal(taken - 1, key) {
          repeated.append((Int(key), Int(taken - 1)))
          break
        }
        slot = (slot + 1) & (size - 1)
      }
    }
    return repeated
  }

  private struct Texts {
    let nodes: UnsafeBufferPointer<NodeRecord>
    let source: UnsafeBufferPointer<UInt8>
    let sideText: UnsafeBufferPointer<UInt8>

    func text(of index: Int32) -> UnsafeBufferPointer<UInt8> {
      let record = nodes[Int(index)]
      let start = Int(record.textStart)
      let storage = record.traits.contains(.decoded) ? sideText : source
      return UnsafeBufferPointer(rebasing: storage[start..<start + Int(record.count)])
    }

    func equal(_ left: Int32, _ right: Int32) -> Bool {
      guard nodes[Int(left)].count == nodes[Int(right)].count else { return false }
      let left = text(of: left)
      let right = text(of: right)
      guard let leftBase = left.baseAddress, let rightBase = right.baseAddress else { return true }
      return memcmp(leftBase, rightBase, left.count) == 0
    }

    func hash(_ index: Int32) -> Int {
      var hasher = Hasher()
      hasher.combine(bytes: UnsafeRawBufferPointer(text(of: index)))
      return hasher.finalize()
    }
  }
}
