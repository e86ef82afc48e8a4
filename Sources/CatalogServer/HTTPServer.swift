internal import Basics
internal import CPlatform

/// Serves snapshots over HTTP/1.1 until it is stopped.
///
/// It doesn't handle signals. A program that has to end calls `stop` from wherever it waits for its
/// signal.
public final class HTTPServer: Sendable {
  /// The port that was bound first; 0 without one.
  public let port: UInt16

  /// The addresses on which it listens, as URLs.
  public let addresses: [String]

  private let core: ServerCore
  private let running: Lock<Running?>

  private struct Running {
    let listeners: [ListeningSocket]
    let threads: [UInt]
    /// The two ends of the waker of each thread.
    let wakers: [(waiting: Int32, waking: Int32)]
  }

  /// Binds and listens; requests are answered as soon as this returns.
  ///
  /// - Parameters:
  ///   - addresses: The addresses to listen on; a port of 0 is any free port.
  ///   - publication: The content to serve; replacing its snapshot takes effect with the next request.
  ///   - limits: The limits on the number of clients, on the bytes they send, and on the time they take.
  ///   - responder: Creates the responses.
  ///   - identity: The certificate and its key, with which all connections except Unix sockets are encrypted.
  ///   - log: Called with each response, on the server's threads: it must not wait.
  ///   - metrics: More lines for `/metrics`.
  public static func start(
    on addresses: [ListenAddress], serving publication: Publication, limits: ServerLimits = ServerLimits(),
    responder: Responder = Responder(), identity: TLSIdentity? = nil, log: (@Sendable (AccessRecord) -> Void)? = nil,
    metrics: @escaping @Sendable () -> String = { "" }
  ) throws(ServerFailure) -> HTTPServer {
    let limit = try DescriptorBudget.connections(wanted: limits.connections)
    var listeners: [ListeningSocket] = []
    do throws(ServerFailure) {
      for address in addresses { listeners.append(try ListeningSocket(address)) }
      let core = ServerCore(
        publication: publication, limits: limits, connectionLimit: limit, responder: responder, identity: identity,
        log: log, extraMetrics: metrics)
      return try HTTPServer(core: core, listeners: listeners)
    } catch {
      for listener in listeners { listener.close() }
      throw error
    }
  }

  private init(core: ServerCore, listeners: [ListeningSocket]) throws(ServerFailure) {
    self.core = core
    port = listeners.first { $0.port != 0 }?.port ?? 0
    let isEncrypted = core.identity != nil
    addresses = listeners.map(\.description).map {
      isEncrypted && $0.hasPrefix("http:") ? "https:" + $0.dropFirst(5) : $0
    }
    running = Lock(nil)
    var threads: [UInt] = []
    var wakers: [(waiting: Int32, waking: Int32)] = []
    do throws(ServerFailure) {
      for _ in 0..<core.threads {
        var waking: Int32 = -1
        let waiting = platform_open_waker(&waking)
        guard waiting >= 0 else { throw .system(action: "open a queue of events", reason: SystemError.last.text) }
        wakers.append((waiting, waking))
        threads.append(try Self.startThread(core, listeners.map(\.descriptor), waiting))
        core.publication.addWaker(waking)
      }
    } catch {
      core.phase = .aborting
      Self.finish(Running(listeners: [], threads: threads, wakers: wakers), core)
      throw error
    }
    let started = Running(listeners: listeners, threads: threads, wakers: wakers)
    running.withLock { $0 = started }
  }

  private static func startThread(_ core: ServerCore, _ listeners: [Int32], _ waiting: Int32) throws(ServerFailure)
    -> UInt
  {
    let loop = try EventLoop(core: core, listeners: listeners, waiting: waiting)
    return try ServerThread.start(loop.run)
  }

  /// Uses another certificate for new connections; for a server that was started with one.
  public func use(_ identity: TLSIdentity) { core.identity = identity }

  /// The text of `/metrics`.
  public var metrics: String { core.metricsText }

  deinit { stop(withinMilliseconds: 0) }

  /// Refuses new connections immediately, answers the requests that have arrived, and returns when
  /// all answers are sent; answers that take longer than the given time are aborted.
  ///
  /// Calling this again has no effect, but waits for the first call.
  public func stop(withinMilliseconds timeout: Int = 800) {
    running.withLock { running in
      guard let stopped = running else { return }
      running = nil
      for listener in stopped.listeners { listener.refuse() }
      core.phase = .stopping
      for waker in stopped.wakers { platform_wake(waker.waking) }
      let end = LoopClock.milliseconds + timeout
      while core.openConnections > 0, LoopClock.milliseconds < end {
        var pause = timespec(tv_sec: 0, tv_nsec: 2_000_000)
        nanosleep(&pause, nil)
      }
      core.phase = .aborting
      Self.finish(stopped, core)
    }
  }

  /// Ends the threads and closes their listeners and wakers.
  private static func finish(_ stopped: Running, _ core: ServerCore) {
    for waker in stopped.wakers {
      core.publication.removeWaker(waker.waking)
      platform_wake(waker.waking)
    }
    core.preparations.close()
    for thread in stopped.threads { platform_join_thread(uintptr_t(thread)) }
    for listener in stopped.listeners { listener.close() }
    for waker in stopped.wakers {
      close(waker.waiting)
      if waker.waking != waker.waiting { close(waker.waking) }
    }
  }
}

/// The state that the threads of a server share.
final class ServerCore: Sendable {
  enum Phase: Int {
    case running
    /// The server is stopping; answers are still sent.
    case stopping
    case aborting
  }

  let publication: Publication
  let limits: ServerLimits
  let connectionLimit: Int
  let responder: Responder
  let log: (@Sendable (AccessRecord) -> Void)?
  let extraMetrics: @Sendable () -> String
  let addresses = AddressTable()
  let preparations: PreparationQueue
  let counters = ServerCounters()
  private let currentIdentity: Lock<TLSIdentity?>
  private let currentPhase = AtomicInteger(Phase.running.rawValue)
  private let open = AtomicInteger(0)
  private let waiting = AtomicInteger(0)
  let started = LoopClock.milliseconds

  init(
    publication: Publication, limits: ServerLimits, connectionLimit: Int, responder: Responder, identity: TLSIdentity?,
    log: (@Sendable (AccessRecord) -> Void)?, extraMetrics: @escaping @Sendable () -> String
  ) {
    self.publication = publication
    preparations = PreparationQueue { publication.wake() }
    self.limits = limits
    self.connectionLimit = connectionLimit
    self.responder = responder
    currentIdentity = Lock(identity)
    self.log = log
    self.extraMetrics = extraMetrics
  }

  /// The identity with which new connections are encrypted.
  var identity: TLSIdentity? {
    get { currentIdentity.withLock { $0 } }
    set { currentIdentity.withLock { $0 = newValue } }
  }

  var phase: Phase {
    get { Phase(rawValue: currentPhase.load()) ?? .aborting }
    set { currentPhase.store(newValue.rawValue) }
  }

  /// The number of threads that answer: fewer where places are few, because a thread can only take a place from one of
  /// its own connections.
  var threads: Int { max(1, min(limits.threads, connectionLimit / Self.leastPlaces)) }

  /// The places of a thread; our own limit.
  private static let leastPlaces = 64

  /// Connections of one address.
  var limitPerAddress: Int { limits.connectionsPerAddress ?? max(1, connectionLimit / 2) }

  var openConnections: Int { open.load() }

  func countOpened() { open.add(1) }

  var hasWaiting: Bool { waiting.load() > 0 }

  /// Counts a client that waits; false when there are too many: half of all connections, or half of
  /// one address's.
  func countWaiting(_ use: AddressUse?) -> Bool {
    let all = waiting.add(1)
    let own = use?.waiting.add(1) ?? 0
    if all <= max(1, connectionLimit / 2), own <= max(1, limitPerAddress / 2) { return true }
    countWaitingEnded(use)
    return false
  }

  func countWaitingEnded(_ use: AddressUse?) {
    waiting.add(-1)
    use?.waiting.add(-1)
  }

  func countClosed() { open.add(-1) }

}
