/// A change of files that somebody may still be writing.
struct RestingChange<Files: Equatable & Sendable>: Sendable {
  private var seen: (files: Files, since: Int)?

  mutating func forget() { seen = nil }

  /// Whether files that differ from those that were read have stayed as they are.
  ///
  /// - Parameters:
  ///   - rest: For how long they must, in milliseconds.
  ///   - now: Milliseconds of monotonic time.
  mutating func isAtRest(_ files: Files, unlike read: Files, for rest: Int, now: Int) -> Bool {
    guard files != read else {
      seen = nil
      return false
    }
    guard let seen, seen.files == files else {
      seen = (files, now)
      return false
    }
    return now - seen.since >= rest
  }
}
