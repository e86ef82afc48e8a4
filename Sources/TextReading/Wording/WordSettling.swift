import Basics

extension WordScan {
  /// Reduces the hits to the words that a text means: joins the halves of phrases, removes innocent
  /// phrases with the words that they cancel, and words that overlap an earlier one.
  ///
  /// The hits are in the order of their starts, so that each is compared only with its neighbors.
  mutating func resolveOverlaps() {
    joinHalves()
    cancel()
    var kept: [WordHit] = []
    for hit in hits where !hit.range.isEmpty && !hit.isInnocent {
      // Kept words of one kind don't overlap, so the last one ends last.
      let last = kept.last { $0.isSameKind(as: hit) }
      if last.map({ !$0.range.overlaps(hit.range) }) ?? true { kept.append(hit) }
    }
    hits = kept
  }

  /// Replaces the halves of phrases with the whole phrases; one half says nothing.
  private mutating func joinHalves() {
    guard hits.contains(where: \.isHalf) else { return }
    var joined = hits.filter { !$0.isHalf }
    // By their patterns, in the order of the text.
    var heads: [UInt32: [Range<Int>]] = [:]
    for hit in hits where hit.conditions.contains(.firstHalf) { heads[hit.pattern, default: []].append(hit.range) }
    for var hit in hits where hit.conditions.contains(.secondHalf) {
      let head = heads[hit.pattern &- 1].flatMap { heads in
        let next = heads.partitioningIndex { $0.lowerBound > hit.range.lowerBound }
        return heads[..<next].last { $0.upperBound <= hit.range.lowerBound }
      }
      guard let head, Clause.isShortGap(head.upperBound..<hit.range.lowerBound, in: text) else { continue }
      hit.range = head.lowerBound..<hit.range.upperBound
      joined.append(hit)
    }
    hits = joined.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Empties the ranges of the words that innocent phrases cancel.
  private mutating func cancel() {
    guard hits.contains(where: \.isInnocent) else { return }
    // The latest end of the words up to each one.
    var ends: [Int] = []
    for hit in hits { ends.append(max(ends.last ?? 0, hit.range.upperBound)) }
    for place in hits.indices where hits[place].isInnocent {
      let innocent = hits[place]
      var index = place + 1
      while index < hits.count, hits[index].range.lowerBound < innocent.range.upperBound {
        cancel(index, by: innocent)
        index += 1
      }
      index = place - 1
      while index >= 0, ends[index] > innocent.range.lowerBound {
        cancel(index, by: innocent)
        index -= 1
      }
    }
  }

  private mutating func cancel(_ index: Int, by innocent: WordHit) {
    let range = hits[index].range
    guard !hits[index].isInnocent, hits[index].isSameKind(as: innocent), range.overlaps(innocent.range),
      range == innocent.range || !range.contains(innocent.range)
    else { return }
    hits[index].range = range.lowerBound..<range.lowerBound
  }
}
