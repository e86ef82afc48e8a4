extension TreeBuilder {
  /// The indices of the repeated keys of a mapping, each with the index of its first occurrence. Keys are looked
  /// up by hashes that are seeded per process, so that a hostile file can't provoke collisions.
  func repeatedKeys(ofMapping mapping: Int, in source: UnsafeBufferPointer<UInt8>) -> [(key: Int, first: Int)] {
    guard nodes[mapping].count > 2 else { return [] }
    var first: [[UInt8]: Int] = [:]
    var repeated: [(key: Int, first: Int)] = []
    var index = mapping + 1
    let end = Int(nodes[mapping].next)
    while index < end {
      let record = nodes[index]
      if record.traits.isDisjoint(with: [.mapping, .sequence, .absent]) {
        let text = Int(record.textStart)..<Int(record.textStart + record.count)
        let key = record.traits.contains(.decoded) ? Array(sideText[text]) : Array(source[text])
        if let known = first[key] { repeated.append((index, known)) } else { first[key] = index }
      }
      index = Int(nodes[Int(record.next)].next)
    }
    return repeated
  }
}
