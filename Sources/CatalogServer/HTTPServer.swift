internal import Basics
internal import CMicroHTTPD
internal import CPlatform
internal import Synchronization

/// Serves snapshots over HTTP/1.1 until it is stopped.
///
/// It touches no signals. A program that is told to end calls `stop` from wherever it waits for
/// its signal.
public final class HTTPServer: Sendable {
  /// The port that was bound.
  public let port: UInt16

  private let loop: RequestLoop
  /// `nil` once the server was stopped. A number, since pointers do not pass between threads.
  private let daemon: Mutex<UInt?>

  /// Binds and listens; requests are answered when this returns.
  ///
  /// - Parameters:
  ///   - host: An address of this machine, or a name of it; `0.0.0.0` or `::` for all addresses.
  ///   - port: 0 for any free one.
  ///   - responder: Makes the answers.
  ///   - snapshot: Called once for each request, on the server's threads; it must only hand out what
  ///     is there, and must not call `stop`.
  ///   - log: Called after each answer, under the same conditions.
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
    // From here on the socket is the library's, which closes it even on some ways to fail.
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

  /// Refuses new connections at once, lets every connection end with the request it has, and
  /// returns when all are closed; what takes longer than the given time is broken off.
  ///
  /// A request that has not arrived whole is not waited for. Stopping again does nothing, but
  /// waits for the first call.
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
      // The share the library's callbacks had; its threads are joined.
      Unmanaged.passUnretained(loop).release()
    }
  }
}

/// The limits a server runs within; they suit a small machine that is reached directly or through
/// a proxy, and tests lower them.
struct ServerLimits {
  /// Threads that answer: one for each processor, at most eight.
  var threads = min(8, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  /// Connections open at one time; further ones wait in the kernel's queue. Lowered to what the
  /// process may open, and to no number for each address: a proxy has only one.
  var connections = 2048

  /// Seconds without a byte in either direction after which a connection is closed.
  var idleTimeout = 15

  /// Seconds within which a request must have arrived whole, counted from the opening of the
  /// connection or the end of the answer before, and again within which its answer must be taken.
  ///
  /// This is what ends a client that sends or takes a byte now and then, which is never idle.
  var exchangeTimeout = 60

  /// Bytes of memory for the header of a request and of its answer. A request that does not fit is
  /// answered with 414 or 431 by the library, and the connection is closed.
  static let connectionMemory = 16 * 1024

  /// Bytes of a request body that are read and passed over, so that the connection stays usable;
  /// a longer body is refused with 413 and the connection is closed.
  static let bodyLength = 8 * 1024
}

/// Why a server did not start.
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
  /// Kept for the listening socket, the threads' own descriptors and the rest of the program.
  static let reserve = 64

  /// Below this a server cannot be run.
  static let minimum = reserve + 8

  /// Raises the soft limit if need be; gives the connections that are possible, at most as many as
  /// are wanted.
  static func connections(wanted: Int) throws(ServerFailure) -> Int {
    var limit = rlimit()
    guard platform_descriptor_limit(&limit) == 0 else { return wanted }
    let needed = rlim_t(wanted + reserve)
    if limit.rlim_cur < needed && limit.rlim_cur < limit.rlim_max {
      var raised = limit
      raised.rlim_cur = min(needed, limit.rlim_max)
      if platform_set_descriptor_limit(&raised) == 0 { limit = raised }
    }
    guard limit.rlim_cur >= minimum else {
      throw .tooFewDescriptors(available: Int(limit.rlim_cur))
    }
    return limit.rlim_cur >= needed ? wanted : Int(limit.rlim_cur) - reserve
  }
}
