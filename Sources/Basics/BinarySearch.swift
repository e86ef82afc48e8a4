extension Array where Element: Comparable {
  /// The index of an element of an ascending array; nil when it has no such element.
  @inlinable
  public func binarySearch(_ element: Element) -> Int? {
    let index = insertionIndex(of: element)
    return index < count && self[index] == element ? index : nil
  }

  /// The index of the first element that is not less than the given one.
  @inlinable
  public func insertionIndex(of element: Element) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < element { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
