/// A change of files that somebody may still be writing.
struct RestingChange<Files: Equatable & Sendable>: Sendable {
  private var seen: (files: Files, since: Int)?

  mutating func forget() { seen = nil }

  /// Since when files that differ from those that were read are as they are; nil if they don't differ,
  /// or have only now become so.
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

  /// Watches further files, which were not known to matter.
  mutating func extend(to files: Files) { seen?.files = files }
}
