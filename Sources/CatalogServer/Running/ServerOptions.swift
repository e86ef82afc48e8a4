/// The limits a server runs within.
///
/// The defaults suit a small machine that is reached directly or through a proxy. Through a proxy
/// all connections come from one address, so `connectionLimitPerAddress` must stay off there.
/// A number out of reason, such as a negative one, counts as the nearest that is possible.
public struct ServerOptions: Sendable {
  /// Threads that answer; `nil` for one for each processor, at most eight.
  public var threads: Int?

  /// Connections open at one time. Further ones wait in the kernel's queue.
  ///
  /// It is lowered to what the process may open, after raising the soft limit of descriptors as far
  /// as the hard limit allows.
  public var connectionLimit = 2048

  /// Connections open at one time from one address; `nil` for no limit.
  public var connectionLimitPerAddress: Int?

  /// Seconds without a byte in either direction after which a connection is closed.
  public var idleTimeout = 15

  /// Seconds within which a request must have arrived whole, counted from the opening of the
  /// connection or the end of the answer before, and again within which its answer must be taken.
  ///
  /// This is what ends a client that sends or takes a byte now and then, which is never idle.
  public var exchangeTimeout = 60

  /// Bytes of memory for the header of a request and of its answer. A request that does not fit is
  /// answered with 414 or 431 by the library, and the connection is closed.
  public var connectionMemory = 16 * 1024

  /// Bytes of a request body that are read and passed over, so that the connection stays usable;
  /// a longer body is refused with 413 and the connection is closed.
  public var maximumBodyLength = 8 * 1024

  public init() {}

  /// The same limits, each brought into the range the server can work with.
  var withinReason: ServerOptions {
    var options = self
    options.threads = threads.map { Self.bring($0, into: 1...64) }
    options.connectionLimit = Self.bring(connectionLimit, into: 1...1_000_000)
    options.connectionLimitPerAddress = connectionLimitPerAddress.map {
      Self.bring($0, into: 1...1_000_000)
    }
    options.idleTimeout = Self.bring(idleTimeout, into: 1...86_400)
    options.exchangeTimeout = Self.bring(exchangeTimeout, into: 1...86_400)
    options.connectionMemory = Self.bring(connectionMemory, into: 4096...1_048_576)
    return options
  }

  private static func bring(_ value: Int, into range: ClosedRange<Int>) -> Int {
    min(max(value, range.lowerBound), range.upperBound)
  }
}
