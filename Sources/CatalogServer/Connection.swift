internal import Basics
internal import CMicroHTTPD
internal import CPlatform
internal import Synchronization

/// One open connection, from its acceptance to just before its socket is closed.
final class Connection: Sendable {
  private let socket: Int32

  /// Nanoseconds of monotonic time.
  private let deadline: Atomic<UInt64>

  private let exchange = Mutex(Exchange())

  /// A request and its outcome; a connection has one at a time.
  struct Exchange {
    var method = ""
    var target = ""
    var start: UInt64 = 0
    /// `nil` until an answer is queued.
    var answer: (status: Int, bytes: Int)?
  }

  init(socket: Int32, deadline: UInt64) {
    self.socket = socket
    self.deadline = Atomic(deadline)
  }

  func isOverdue(at time: UInt64) -> Bool { deadline.load(ordering: .relaxed) < time }

  func extend(to deadline: UInt64) { self.deadline.store(deadline, ordering: .relaxed) }

  func withExchange<Result>(_ body: (inout sending Exchange) -> sending Result) -> sending Result {
    exchange.withLock(body)
  }

  /// Allows the current response to be sent, and reads no further request.
  func stopReading() { shutdown(socket, Int32(SHUT_RD)) }

  /// Aborts the connection; the library closes it when it notices.
  func cut() { shutdown(socket, Int32(SHUT_RDWR)) }
}

/// The open connections.
///
/// A connection is in here exactly as long as its socket is open, so that no socket is touched
/// after its descriptor was reused for another file.
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

  /// Closes every connection, including future ones, after its current request.
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

  /// Waits until none are left; false when that takes longer.
  func waitUntilEmpty(milliseconds: Int) -> Bool {
    let start = MonotonicTime.nanoseconds
    while !isEmpty {
      if (MonotonicTime.nanoseconds - start) / 1_000_000 >= max(0, milliseconds) { return false }
      MonotonicTime.sleep(milliseconds: 2)
    }
    return true
  }
}

/// The thread that aborts connections whose exchange takes too long.
///
/// The library closes idle connections, but never one whose client transfers a byte now and then.
enum DeadlineWatch {
  /// The thread ends by itself within this time after the server started to stop and the last
  /// connection was closed.
  private static let milliseconds = 250

  static func start(over connections: OpenConnections) throws(ServerFailure) {
    let context = Unmanaged.passRetained(connections)
    let failure = microhttpd_detach_thread(
      { context in
        guard let context else { return nil }
        let connections = Unmanaged<OpenConnections>.fromOpaque(context).takeRetainedValue()
        while !(connections.isStopping && connections.isEmpty) {
          MonotonicTime.sleep(milliseconds: DeadlineWatch.milliseconds)
          connections.cutOverdue()
        }
        return nil
      }, context.toOpaque())
    guard failure == 0 else {
      context.release()
      throw .system(action: "start a thread", reason: SystemError(failure).text)
    }
  }
}

/// Monotonic time.
enum MonotonicTime {
  static var nanoseconds: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  static func sleep(milliseconds: Int) {
    var time = timespec(
      tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
    nanosleep(&time, nil)
  }
}
