internal import CMicroHTTPD
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

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
  ///   - options: The limits it runs within.
  ///   - responder: Makes the answers.
  ///   - snapshot: Called once for each request, on the server's threads; it must only hand out what
  ///     is there, and must not call `stop`.
  ///   - log: Called after each answer, under the same conditions.
  public static func start(
    host: String, port: UInt16, options: ServerOptions = ServerOptions(),
    responder: Responder = Responder(), log: (@Sendable (AccessRecord) -> Void)? = nil,
    snapshot: @escaping @Sendable () -> Snapshot
  ) throws(ServerFailure) -> HTTPServer {
    guard microhttpd_is_available() != 0 else { throw .libraryMissing }
    let options = options.withinReason
    let connectionLimit = try DescriptorBudget.connections(wanted: options.connectionLimit)
    let socket = try ListeningSocket(host: host, port: port)
    let loop = RequestLoop(responder: responder, options: options, snapshot: snapshot, log: log)
    let context = Unmanaged.passRetained(loop)
    var settings = microhttpd_settings(
      listening_socket: socket.descriptor,
      threads: UInt32(clamping: min(connectionLimit, options.threads ?? defaultThreads)),
      connection_limit: UInt32(clamping: connectionLimit),
      connection_limit_per_address: UInt32(clamping: options.connectionLimitPerAddress ?? 0),
      idle_timeout: UInt32(clamping: options.idleTimeout),
      connection_memory: options.connectionMemory,
      context: context.toOpaque(),
      answer: { Callbacks.answer($0, $1, $3, $6, $7) },
      completed: { context, handle, _, _ in Callbacks.completed(context, handle) },
      connection_changed: { Callbacks.connectionChanged($0, $1, $2, $3) },
      target_read: { Callbacks.targetRead($1, $2) })
    // From here on the socket is the library's, which closes it even on some ways to fail.
    guard let daemon = microhttpd_start(&settings) else {
      context.release()
      throw .system(action: "start the server", reason: SystemError.text(errno))
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

  private static var defaultThreads: Int {
    min(8, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }
}
