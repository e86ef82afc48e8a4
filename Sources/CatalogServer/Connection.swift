internal import CPlatform

/// One open connection; it belongs to the thread of one loop.
final class Connection {
  enum Phase {
    /// The client and the server agree on keys.
    case handshaking
    /// Between requests, or new.
    case idle
    /// A part of a request has arrived.
    case reading
    /// The last answer was sent; bytes that still arrive are discarded, because closing a socket
    /// with unread bytes could take the answer away from the client.
    case draining
    /// The client waits for something new, and nothing is read from it.
    case waiting
  }

  let socket: Int32
  /// Distinguishes connections that use the same place of the table one after the other.
  let generation: UInt32
  let place: Int
  /// Nil for clients of a Unix socket.
  let address: AddressUse?
  /// Nil for a connection that is not encrypted.
  let tls: TLSSession?

  var phase = Phase.idle
  /// The bytes of a request that is not complete, or can't be answered yet.
  var input: [UInt8] = []
  /// Whether the input has requests that wait for the next turn.
  var hasMore = false
  /// The number of bytes of an incomplete head that have been searched for its end.
  var scanned = 0
  /// Whether the permission to send the body was given.
  var hasContinued = false
  /// The output that the client has not taken yet.
  var output = OutputQueue()
  /// The last count of the memory that the connection keeps.
  var memory = KeptMemory()
  /// The start of the measurement of the bytes that the client takes, in milliseconds of monotonic time.
  var windowStart = 0
  /// Bytes that were waiting at that time, or have been added since.
  var pendingBytes = 0
  /// Whether the connection is closed when all output is sent.
  var isLast = false
  /// In milliseconds of monotonic time; the connection is closed then.
  var deadline = 0
  /// The time when the last request was answered, by the same clock.
  var lastUse = 0
  /// The events that are watched for; nil while it is not watched.
  var interest: Int32?
  var waiting: WaitingRequest?
  /// Whether the client sends no more, which is only noted while it waits.
  var hasEnded = false
  /// Whether the handshake waits for the client to take bytes.
  var handshakeWrites = false

  init(socket: Int32, place: Int, generation: UInt32, address: AddressUse?, tls: TLSSession? = nil) {
    self.tls = tls
    self.socket = socket
    self.place = place
    self.generation = generation
    self.address = address
  }

  var isIdle: Bool { phase == .idle && output.isEmpty }

  func receive(_ buffer: UnsafeMutableRawBufferPointer) -> Transfer {
    tls?.receive(buffer) ?? Transfer(recv(socket, buffer.baseAddress, buffer.count, 0))
  }

  func send(_ bytes: UnsafeRawBufferPointer) -> Transfer {
    tls?.send(bytes) ?? Transfer(platform_send(socket, bytes.baseAddress, bytes.count))
  }

  /// Identifies the connection in events.
  var token: UInt64 { UInt64(generation) << 32 | UInt64(place) }
}

/// A request whose answer, or its next part, comes with another snapshot.
struct WaitingRequest {
  enum Purpose {
    /// Something new; what is there is sent when nothing comes in time.
    case change
    /// A stream of events.
    case events
    /// Its answer is being made.
    case preparation(Preparation)
  }

  let request: Request
  let purpose: Purpose
  /// In milliseconds of monotonic time: when the answer is sent, or the next sign of life.
  var due: Int
  /// In nanoseconds, for the log.
  let start: Int
  /// The newest event that was sent.
  var event: [UInt8] = []
}

/// The result of sending or receiving bytes.
enum Transfer: Equatable {
  case done(Int)
  case wouldBlock
  case failed

  init(_ count: Int) {
    if count >= 0 {
      self = .done(count)
    } else {
      switch platform_errno() {
      case EAGAIN, EWOULDBLOCK, EINTR: self = .wouldBlock
      default: self = .failed
      }
    }
  }
}
