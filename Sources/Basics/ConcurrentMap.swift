internal import CPlatform
internal import Dispatch

extension Array where Element: Sendable {
  /// The results of a transformation of slices of the array, in order; for a large array, they are
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
///
/// The calling thread computes the first, which should be the one with the larger result: a thread's
/// allocations come from memory that the allocator keeps for it, and that another thread may not reuse.
package func concurrently<First: Sendable, Second: Sendable>(
  _ first: @Sendable () -> First, _ second: @Sendable () -> Second
) -> (First, Second) {
  let caller = platform_thread()
  let isFirstTaken = Lock<Bool?>(nil)
  let one = Lock<First?>(nil)
  let other = Lock<Second?>(nil)
  DispatchQueue.concurrentPerform(iterations: 2) { _ in
    let takesFirst = isFirstTaken.withLock { isTaken in
      let takesFirst = isTaken.map { !$0 } ?? (platform_thread() == caller)
      isTaken = takesFirst
      return takesFirst
    }
    if takesFirst {
      let result = first()
      one.withLock { $0 = result }
    } else {
      let result = second()
      other.withLock { $0 = result }
    }
  }
  return (one.withLock { $0 } ?? first(), other.withLock { $0 } ?? second())
}
