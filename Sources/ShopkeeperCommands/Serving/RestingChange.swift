/// A change of files that may still be in progress.
struct PendingChange<Files: Equatable & Sendable>: Sendable {
  private var seen: (files: Files, since: Int)?

  mutating func forget() { seen = nil }

  /// The time since when files that differ from the read ones have been unchanged; nil if they don't
  /// differ, or have just changed.
  ///
  /// - Parameter now: Milliseconds of monotonic time.
  mutating func start(of files: Files, unlike read: Files, now: Int) -> Int? {
    guard files != read else {
      seen = nil
      return nil
    }
    guard let seen, seen.files == files else {
      seen = (files, now)
      return nil
    }
    return seen.since
  }
}
