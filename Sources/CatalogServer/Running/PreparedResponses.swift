internal import Synchronization

/// The prepared answers of the snapshot that is being served.
///
/// They are made when first asked for and dropped with their snapshot. While two snapshots are
/// asked for in turn, at a change, the older only costs the preparation of its answers.
final class PreparedResponses: Sendable {
  private struct State {
    var snapshot: Snapshot?
    /// For each representation the one with content and the one without.
    var responses: [PreparedResponse?] = []
  }

  private let state = Mutex(State())

  /// The prepared answer of a number, made by `make` if there is none yet.
  func response(
    at index: Int, for snapshot: Snapshot, make: () -> PreparedResponse?
  ) -> PreparedResponse? {
    let known = state.withLock { state in
      state.snapshot === snapshot ? state.responses[index] : nil
    }
    if let known { return known }
    // Made outside of the lock: the body is copied. Two threads may both make it; one is kept.
    guard let made = make() else { return nil }
    let outdated = state.withLock { state -> [PreparedResponse?] in
      var outdated: [PreparedResponse?] = []
      if state.snapshot !== snapshot {
        outdated = state.responses
        state.snapshot = snapshot
        state.responses = Array(repeating: nil, count: snapshot.representationCount * 2)
      }
      state.responses[index] = made
      return outdated
    }
    // Freed here, after the lock, since it may be much.
    _ = outdated
    return made
  }
}
