import Basics

extension WordScan {
  /// Leaves the words that a text means: joins the halves of phrases, removes innocent phrases with what
  /// they cancel, and words that overlap an earlier one.
  ///
  /// The hits are in the order of their starts, so that each is compared only with its neighbors.
  ///
  /// - Parameter hasPhrases: Whether an innocent phrase, or half of a phrase, is among them.
  func settle(_ hits: inout [WordHit], hasPhrases: Bool) {
    if hasPhrases {
      join(&hits)
      cancel(&hits)
    } else if !haveOverlaps(hits) {
      return
    }
    var kept = firstHit
    for index in firstHit..<hits.count {
      let hit = hits[index]
      guard !hit.range.isEmpty, !hasPhrases || !isInnocent(hit) else { continue }
      // Of the kept ones of its kind, which don't overlap, the last one ends last.
      let last = (firstHit..<kept).last { hits[$0].isSameKind(as: hit) }
      if let last, hits[last].range.overlaps(hit.range) { continue }
      hits[kept] = hit
      kept += 1
    }
    hits.removeSubrange(kept...)
  }

  /// Whether any hits have a part of the text in common.
  private func haveOverlaps(_ hits: [WordHit]) -> Bool {
    var end = 0
    for index in firstHit..<hits.count {
      if hits[index].range.lowerBound < end { return true }
      end = max(end, hits[index].range.upperBound)
    }
    return false
  }

  /// Replaces the halves of phrases with the whole phrases.
  private func join(_ hits: inout [WordHit]) {
    let indices = firstHit..<hits.count
    let hasHeads = indices.contains { isHalf(hits[$0], .firstHalf) }
    let hasTails = indices.contains { isHalf(hits[$0], .secondHalf) }
    if hasHeads, hasTails { return joinHalves(&hits) }
    guard hasHeads || hasTails else { return }
    // One half says nothing.
    var kept = firstHit
    for index in indices where !isHalf(hits[index]) {
      hits[kept] = hits[index]
      kept += 1
    }
    hits.removeSubrange(kept...)
  }

  private func joinHalves(_ hits: inout [WordHit]) {
    let found = hits[firstHit...]
    var joined = found.filter { !isHalf($0) }
    // By their patterns, in the order of the text.
    var heads: [UInt32: [Range<Int>]] = [:]
    for hit in found where isHalf(hit, .firstHalf) { heads[hit.pattern, default: []].append(hit.range) }
    for var hit in found where isHalf(hit, .secondHalf) {
      let head = heads[hit.pattern &- 1].flatMap { heads in
        let next = heads.partitioningIndex { $0.lowerBound > hit.range.lowerBound }
        return heads[..<next].last { $0.upperBound <= hit.range.lowerBound }
      }
      guard let head, Clause.isShortGap(head.upperBound..<hit.range.lowerBound, in: text) else { continue }
      hit.range = head.lowerBound..<hit.range.upperBound
      joined.append(hit)
    }
    hits.removeSubrange(firstHit...)
    hits += joined.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Empties the ranges of the words that innocent phrases cancel.
  private func cancel(_ hits: inout [WordHit]) {
    guard (firstHit..<hits.count).contains(where: { isInnocent(hits[$0]) }) else { return }
    // Where the words up to each one end, at the latest.
    var ends: [Int] = []
    ends.reserveCapacity(hits.count - firstHit)
    for index in firstHit..<hits.count { ends.append(max(ends.last ?? 0, hits[index].range.upperBound)) }
    for place in firstHit..<hits.count where isInnocent(hits[place]) {
      let innocent = hits[place]
      func cancel(_ index: Int) {
        let range = hits[index].range
        guard !isInnocent(hits[index]), hits[index].isSameKind(as: innocent), range.overlaps(innocent.range),
          range == innocent.range || !range.contains(innocent.range)
        else { return }
        hits[index].range = range.lowerBound..<range.lowerBound
      }
      var index = place + 1
      while index < hits.count, hits[index].range.lowerBound < innocent.range.upperBound {
        cancel(index)
        index += 1
      }
      index = place - 1
      while index >= firstHit, ends[index - firstHit] > innocent.range.lowerBound {
        cancel(index)
        index -= 1
      }
    }
  }

  private func isHalf(_ hit: WordHit, _ halves: WordPattern.Conditions = .halves) -> Bool {
    hit.pattern != WordMatcher.templateField && !words[Int(hit.pattern)].conditions.isDisjoint(with: halves)
  }

  private func isInnocent(_ hit: WordHit) -> Bool {
    hit.pattern != WordMatcher.templateField && words[Int(hit.pattern)].conditions.contains(.innocent)
  }
}
