extension RandomAccessCollection {
  /// The index of the first element that satisfies a condition, found by binary search; the
  /// collection must be partitioned, with all elements that satisfy the condition at its end.
  @inlinable public func partitioningIndex(where condition: (Element) -> Bool) -> Index {
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
  /// The index of an element in an ascending array; nil when the array doesn't contain it.
  @inlinable public func binarySearch(_ element: Element) -> Int? {
    let index = partitioningIndex(where: { $0 >= element })
    return index < count && self[index] == element ? index : nil
  }
}
