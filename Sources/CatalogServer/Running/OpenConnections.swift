internal import Synchronization

/// The connections that are open.
///
/// A connection is in here exactly while its socket is, so that no socket is touched after its
/// number went to another file.
final class OpenConnections: Sendable {
  private struct State {
    var connections: [ObjectIdentifier: Connection] = [:]
    var isStopping = false
  }

  private let state = Mutex(State())

  var isEmpty: Bool { state.withLock { $0.connections.isEmpty } }

  var isStopping: Bool { state.withLock { $0.isStopping } }

  func add(_ connection: Connection) {
    state.withLock {
      $0.connections[ObjectIdentifier(connection)] = connection
      if $0.isStopping { connection.stopReading() }
    }
  }

  func remove(_ connection: Connection) {
    state.withLock { _ = $0.connections.removeValue(forKey: ObjectIdentifier(connection)) }
  }

  /// Lets every connection, those still to come included, end with the request it has.
  func stopReading() {
    state.withLock {
      $0.isStopping = true
      for connection in $0.connections.values { connection.stopReading() }
    }
  }

  func cutOverdue() {
    let now = MonotonicTime.nanoseconds
    state.withLock {
      for connection in $0.connections.values where connection.isOverdue(at: now) {
        connection.cut()
      }
    }
  }

  /// Waits until there are none; false when that takes longer.
  func waitUntilEmpty(milliseconds: Int) -> Bool {
    let start = MonotonicTime.nanoseconds
    while !isEmpty {
      if (MonotonicTime.nanoseconds - start) / 1_000_000 >= max(0, milliseconds) { return false }
      MonotonicTime.sleep(milliseconds: 2)
    }
    return true
  }
}
