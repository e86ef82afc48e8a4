internal import Basics
internal import CPlatform

/// The snapshot that is served now.
///
/// Publishing another one takes effect with the next request of every connection: an answer is wholly
/// of one snapshot.
public final class Publication: Sendable {
  private let state: Lock<State>

  private struct State {
    var snapshot: Snapshot
    /// Wakes the threads in which clients wait for something new.
    var wakers: [Int32] = []
  }

  public init(_ snapshot: Snapshot) { state = Lock(State(snapshot: snapshot)) }

  public var snapshot: Snapshot { state.withLock { $0.snapshot } }

  /// Serves another snapshot; the previous one is freed when the last answer from it has been made.
  @discardableResult public func publish(_ snapshot: Snapshot) -> ReplacedSnapshot {
    let previous = state.withLock { state in
      let previous = state.snapshot
      state.snapshot = snapshot
      for waker in state.wakers { platform_wake(waker) }
      return previous
    }
    // Freed outside of the lock, because that may take long.
    return ReplacedSnapshot(previous)
  }

  /// Wakes the threads in which clients wait.
  func wake() { state.withLock { state in for waker in state.wakers { platform_wake(waker) } } }

  func addWaker(_ waker: Int32) { state.withLock { $0.wakers.append(waker) } }

  func removeWaker(_ waker: Int32) { state.withLock { $0.wakers.removeAll { $0 == waker } } }
}

/// Reports when no answer is made from a replaced snapshot any more, and its memory is free.
public struct ReplacedSnapshot: Sendable {
  private weak var snapshot: Snapshot?
  private var isWatched = false

  public init() {}

  init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
    isWatched = true
  }

  /// Whether the snapshot was freed since it was replaced; true once.
  public mutating func isGone() -> Bool {
    guard isWatched, snapshot == nil else { return false }
    isWatched = false
    return true
  }
}
