internal import Dispatch

extension Array where Element: Sendable {
  /// The results of a transformation of slices of the array, in order; those of a large array are
  /// computed on all processors.
  ///
  /// - Parameter least: The number of elements below which a thread costs more than it saves.
  package func concurrentMap<Result: Sendable>(
    slicesOf least: Int, _ transform: @Sendable (ArraySlice<Element>) -> Result
  ) -> [Result] {
    let slices = Swift.min(16, count / least)
    guard slices > 1 else { return [transform(self[...])] }
    let results = Lock([Result?](repeating: nil, count: slices))
    DispatchQueue.concurrentPerform(iterations: slices) { slice in
      let result = transform(self[count * slice / slices..<count * (slice + 1) / slices])
      results.withLock { $0[slice] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}

/// The results of two functions that are computed at the same time.
package func concurrently<First: Sendable, Second: Sendable>(
  _ first: @Sendable () -> First, _ second: @Sendable () -> Second
) -> (First, Second) {
  let other = Lock<Second?>(nil)
  let one = Lock<First?>(nil)
  DispatchQueue.concurrentPerform(iterations: 2) { part in
    if part == 0 {
      let result = first()
      one.withLock { $0 = result }
    } else {
      let result = second()
      other.withLock { $0 = result }
    }
  }
  return (one.withLock { $0 } ?? first(), other.withLock { $0 } ?? second())
}
