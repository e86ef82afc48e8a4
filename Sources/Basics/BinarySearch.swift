extension RandomAccessCollection {
  /// The index of the first element for which a condition holds, by halving: in a collection where it
  /// holds for none before that and for all after it.
  @inlinable
  public func partitioningIndex(where condition: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = self.count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if condition(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}

extension Array where Element: Comparable {
  /// The index of an element of an ascending array; nil when it has no such element.
  @inlinable
  public func binarySearch(_ element: Element) -> Int? {
    let index = partitioningIndex(where: { $0 >= element })
    return index < count && self[index] == element ? index : nil
  }
}
