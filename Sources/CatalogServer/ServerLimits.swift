internal import CPlatform

/// The limits of a server; the defaults suit a small machine that is reached directly or through a
/// proxy.
public struct ServerLimits: Sendable {
  /// Threads that answer requests: one for each processor, at most eight.
  public var threads = min(8, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  /// Connections open at one time, lowered to the number of files that the process may open. When
  /// there are as many, a new one takes the place of one that is idle, incomplete or slow.
  public var connections = 65_536

  /// Connections of one address, or of one IPv6 network of 64 bits; nil for half of all. Further ones
  /// take the place of idle connections of the same address.
  public var connectionsPerAddress: Int?

  /// Seconds between requests after which a connection is closed.
  public var idleTimeout = 75

  /// Seconds within which a request must have arrived completely.
  ///
  /// This ends connections of clients that send a byte now and then, which are never idle.
  public var requestTimeout = 10

  /// Seconds after which a client must have taken its answer, or as much of it as the least rate allows.
  public var responseTimeout = 30

  /// Bytes a second that a client must take of an answer, on average over `responseTimeout`.
  public var minimumRate = 1024

  /// Bytes that are kept for clients that don't take their answers, divided between the threads. An
  /// address gets half of them. Beyond that, the slowest connections are closed, starting with the
  /// address that keeps the most.
  public var outputMemory = 64 << 20

  /// Requests a second from one address, with twice as many at once; nil for no limit. Further ones
  /// are answered with 429 and the time to wait.
  public var requestsPerSecond: Int?

  /// Whether each answer says how long it took to make (`Server-Timing`).
  public var showsTiming = false

  /// Whether `/metrics` is answered.
  public var servesMetrics = false

  /// Bytes of a request body that are read, so that the connection stays usable; a longer body is
  /// rejected with 413 and the connection is closed. Each thread has a buffer of this size.
  public var bodyLength = 16 * 1024

  public init() {}
}

/// The reason why a server could not be started.
public enum ServerFailure: Error, Equatable, CustomStringConvertible {
  case unknownHost(String, reason: String)
  case addressUnavailable(String)
  case portInUse(host: String, port: UInt16)
  case permissionDenied(host: String, port: UInt16)
  case tooFewDescriptors(available: Int)
  case system(action: String, reason: String)

  public var description: String {
    switch self {
    case .unknownHost(let host, let reason):
      "unknown host \"\(host)\": \(reason), expected an address or name of this machine"
    case .addressUnavailable(let host): "\"\(host)\" is not an address of this machine"
    case .portInUse(let host, let port): "port \"\(port)\" of \"\(host)\" is in use, expected a free one, or 0 for any"
    case .permissionDenied(let host, let port):
      "no permission to listen on port \"\(port)\" of \"\(host)\", "
        + "expected a port from 1024, or the right to bind lower ones"
    case .tooFewDescriptors(let available):
      "the process may open only \"\(available)\" files, expected at least " + "\"\(DescriptorBudget.minimum)\""
    case .system(let action, let reason): "cannot \(action): \(reason)"
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
