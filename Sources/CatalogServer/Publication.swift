internal import Basics
internal import CPlatform

/// The snapshot that is served now.
///
/// Publishing another one takes effect with the next request of every connection: an answer is wholly
/// of one snapshot.
public final class Publication: Sendable {
  private let state: Lock<State>
  private let published = AtomicInteger(0)

  private struct State {
    var snapshot: Snapshot
    /// Wakes the threads in which clients wait for something new.
    var wakers: [Int32] = []
  }

  public init(_ snapshot: Snapshot) {
    state = Lock(State(snapshot: snapshot))
  }

  public var snapshot: Snapshot { state.withLock { $0.snapshot } }

  /// Counts the snapshots.
  var generation: Int { published.load() }

  public func publish(_ snapshot: Snapshot) {
    let previous = state.withLock { state in
      let previous = state.snapshot
      state.snapshot = snapshot
      published.add(1)
      for waker in state.wakers { platform_wake(waker) }
      return previous
    }
    // Freed outside of the lock, because that may take long.
    _ = previous
  }

  /// Wakes the threads in which clients wait.
  func wake() {
    state.withLock { state in
      for waker in state.wakers { platform_wake(waker) }
    }
  }

  func addWaker(_ waker: Int32) { state.withLock { $0.wakers.append(waker) } }

  func removeWaker(_ waker: Int32) { state.withLock { $0.wakers.removeAll { $0 == waker } } }
}
