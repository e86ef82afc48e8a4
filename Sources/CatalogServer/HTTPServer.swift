internal import Basics
internal import CMicroHTTPD
internal import CPlatform
internal import Synchronization

/// Serves snapshots over HTTP/1.1 until it is stopped.
///
/// It doesn't handle signals. A program that has to end calls `stop` from wherever it waits for its
/// signal.
public final class HTTPServer: Sendable {
  /// The port that was bound.
  public let port: UInt16

  private let loop: RequestLoop
  /// `nil` once the server was stopped. An integer, because pointers can't be sent between threads.
  private let daemon: Mutex<UInt?>

  /// Binds and listens; requests are answered as soon as this returns.
  ///
  /// - Parameters:
  ///   - host: An address or a host name of this machine; `0.0.0.0` or `::` for all addresses.
  ///   - port: 0 for any free port.
  ///   - responder: Creates the responses.
  ///   - snapshot: Called once for each request, on the server's threads; it must only return an
  ///     existing snapshot, and must not call `stop`.
  ///   - log: Called after each response, under the same conditions.
  public static func start(
    host: String, port: UInt16, responder: Responder = Responder(),
    log: (@Sendable (AccessRecord) -> Void)? = nil, snapshot: @escaping @Sendable () -> Snapshot
  ) throws(ServerFailure) -> HTTPServer {
    try start(
      host: host, port: port, limits: ServerLimits(), responder: responder, log: log,
      snapshot: snapshot)
  }

  static func start(
    host: String, port: UInt16, limits: ServerLimits, responder: Responder,
    log: (@Sendable (AccessRecord) -> Void)?, snapshot: @escaping @Sendable () -> Snapshot
  ) throws(ServerFailure) -> HTTPServer {
    guard microhttpd_is_available() != 0 else { throw .libraryMissing }
    let connectionLimit = try DescriptorBudget.connections(wanted: limits.connections)
    let socket = try ListeningSocket(host: host, port: port)
    let loop = RequestLoop(
      responder: responder, exchangeTimeout: limits.exchangeTimeout, snapshot: snapshot, log: log)
    let context = Unmanaged.passRetained(loop)
    var settings = microhttpd_settings(
      listening_socket: socket.descriptor,
      threads: UInt32(clamping: min(connectionLimit, limits.threads)),
      connection_limit: UInt32(clamping: connectionLimit),
      idle_timeout: UInt32(clamping: limits.idleTimeout),
      connection_memory: ServerLimits.connectionMemory,
      context: context.toOpaque(),
      answer: { Callbacks.answer($0, $1, $3, $6, $7) },
      completed: { context, handle, _, _ in Callbacks.completed(context, handle) },
      connection_changed: { Callbacks.connectionChanged($0, $1, $2, $3) },
      target_read: { Callbacks.targetRead($1, $2) })
    // From here on the library owns the socket, and closes it even on some failure paths.
    guard let daemon = microhttpd_start(&settings) else {
      context.release()
      throw .system(action: "start the server", reason: SystemError.last.text)
    }
    let server = HTTPServer(port: socket.port, loop: loop, daemon: UInt(bitPattern: daemon))
    try DeadlineWatch.start(over: loop.connections)
    return server
  }

  private init(port: UInt16, loop: RequestLoop, daemon: UInt) {
    self.port = port
    self.loop = loop
    self.daemon = Mutex(daemon)
  }

  deinit { stop(withinMilliseconds: 0) }

  /// Refuses new connections immediately, closes every connection after its current request, and
  /// returns when all are closed; connections that take longer than the given time are aborted.
  ///
  /// Requests that have not arrived completely are not waited for. Calling this again has no
  /// effect, but waits for the first call.
  public func stop(withinMilliseconds timeout: Int = 5000) {
    daemon.withLock { daemon in
      guard let running = daemon.flatMap(OpaquePointer.init(bitPattern:)) else { return }
      daemon = nil
      let socket = microhttpd_quiesce(running)
      if socket >= 0 { shutdown(socket, Int32(SHUT_RDWR)) }
      loop.connections.stopReading()
      _ = loop.connections.waitUntilEmpty(milliseconds: timeout)
      microhttpd_stop(running)
      if socket >= 0 { close(socket) }
      // Balances the reference that the library's callbacks held; its threads are joined.
      Unmanaged.passUnretained(loop).release()
    }
  }
}

/// The limits of a server; they suit a small machine that is reached directly or through a proxy,
/// and tests lower them.
struct ServerLimits {
  /// Threads that answer requests: one for each processor, at most eight.
  var threads = min(8, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  /// Connections open at one time; further ones wait in the kernel's queue. Lowered to the number
  /// of files that the process may open; not limited per address, because a proxy has only one.
  var connections = 2048

  /// Seconds without a byte in either direction after which a connection is closed.
  var idleTimeout = 15

  /// Seconds within which a request must have arrived completely, counted from the opening of the
  /// connection or the end of the previous response, and again within which its response must be
  /// received.
  ///
  /// This ends connections of clients that send or receive a byte now and then, which are never
  /// idle.
  var exchangeTimeout = 60

  /// Bytes of memory for the header of a request and of its response. The library answers a request
  /// that doesn't fit with 414 or 431 and closes the connection.
  static let connectionMemory = 16 * 1024

  /// Bytes of a request body that are read and discarded, so that the connection stays usable; a
  /// longer body is rejected with 413 and the connection is closed.
  static let bodyLength = 8 * 1024
}

/// The reason why a server could not be started.
public enum ServerFailure: Error, Equatable, CustomStringConvertible {
  case libraryMissing
  case unknownHost(String, reason: String)
  case addressUnavailable(String)
  case portInUse(host: String, port: UInt16)
  case permissionDenied(host: String, port: UInt16)
  case tooFewDescriptors(available: Int)
  case system(action: String, reason: String)

  public var description: String {
    switch self {
    case .libraryMissing:
      "libmicrohttpd is not installed: apt install libmicrohttpd-dev"
    case .unknownHost(let host, let reason):
      "unknown host \"\(host)\": \(reason), expected an address or name of this machine"
    case .addressUnavailable(let host):
      "\"\(host)\" is not an address of this machine"
    case .portInUse(let host, let port):
      "port \"\(port)\" of \"\(host)\" is in use, expected a free one, or 0 for any"
    case .permissionDenied(let host, let port):
      "no permission to listen on port \"\(port)\" of \"\(host)\", "
        + "expected a port from 1024, or the right to bind lower ones"
    case .tooFewDescriptors(let available):
      "the process may open only \"\(available)\" files, expected at least "
        + "\"\(DescriptorBudget.minimum)\""
    case .system(let action, let reason):
      "cannot \(action): \(reason)"
    }
  }
}

/// The files and sockets the process may open.
enum DescriptorBudget {
  /// Reserved for the listening socket, the threads' own descriptors and the rest of the program.
  static let reserve = 64

  /// Below this number, a server can't run.
  static let minimum = reserve + 8

  /// Raises the soft limit if necessary; returns the number of connections that are possible, at
  /// most the wanted number.
  static func connections(wanted: Int) throws(ServerFailure) -> Int {
    let needed = wanted + reserve
    let available = platform_raise_file_limit(UInt64(needed))
    guard available >= minimum else { throw .tooFewDescriptors(available: Int(available)) }
    return available >= needed ? wanted : Int(available) - reserve
  }
}
