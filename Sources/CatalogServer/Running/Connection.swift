internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// One open connection, from its acceptance to just before its socket is closed.
final class Connection: Sendable {
  private let socket: Int32

  /// Nanoseconds of monotonic time.
  private let deadline: Atomic<UInt64>

  private let exchange = Mutex(Exchange())

  /// A request and what became of it; a connection has one at a time.
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

  /// Lets the answer that is under way be sent, and reads no further request.
  func stopReading() { shutdown(socket, Int32(SHUT_RD)) }

  /// Breaks the connection off; the library closes it when it sees that.
  func cut() { shutdown(socket, Int32(SHUT_RDWR)) }
}
