internal import CMicroHTTPD

/// The thread that cuts connections whose exchange takes too long.
///
/// The library closes connections on which nothing moves, but lets a client go on forever that
/// moves one byte at a time.
enum DeadlineWatch {
  /// The thread ends by itself within this time after the server began to stop and the last
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
      throw .system(action: "start a thread", reason: SystemError.text(failure))
    }
  }
}
