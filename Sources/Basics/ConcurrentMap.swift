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
