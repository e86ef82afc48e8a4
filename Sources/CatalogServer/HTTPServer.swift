internal import Basics
internal import CPlatform
internal import Synchronization

/// Serves snapshots over HTTP/1.1 until it is stopped.
///
/// It doesn't handle signals. A program that has to end calls `stop` from wherever it waits for its
/// signal.
public final class HTTPServer: Sendable {
  /// The port that was bound.
  public let port: UInt16

  private let core: ServerCore
  private let running: Mutex<Running?>

  private struct Running {
    let listeners: [Int32]
    let threads: [UInt]
    /// The two ends of the waker of each thread.
    let wakers: [(waiting: Int32, waking: Int32)]
  }

  /// Binds and listens; requests are answered as soon as this returns.
  ///
  /// - Parameters:
  ///   - host: An address or a host name of this machine; `0.0.0.0` or `::` for all addresses.
  ///   - port: 0 for any free port.
  ///   - publication: What is served; replacing its snapshot takes effect with the next request.
  ///   - limits: How many clients are served, how much they may send, and how long they may take.
  ///   - responder: Creates the responses.
  ///   - log: Called with each response, on the server's threads: it must not wait.
  public static func start(
    host: String, port: UInt16, serving publication: Publication,
    limits: ServerLimits = ServerLimits(), responder: Responder = Responder(),
    log: (@Sendable (AccessRecord) -> Void)? = nil
  ) throws(ServerFailure) -> HTTPServer {
    let limit = try DescriptorBudget.connections(wanted: limits.connections)
    let socket = try ListeningSocket(host: host, port: port)
    let core = ServerCore(
      publication: publication, limits: limits, connectionLimit: limit, responder: responder,
      log: log)
    do throws(ServerFailure) {
      return try HTTPServer(core: core, listeners: [socket.descriptor], port: socket.port)
    } catch {
      _ = close(socket.descriptor)
      throw error
    }
  }

  private init(core: ServerCore, listeners: [Int32], port: UInt16) throws(ServerFailure) {
    self.core = core
    self.port = port
    running = Mutex(nil)
    var threads: [UInt] = []
    var wakers: [(waiting: Int32, waking: Int32)] = []
    do throws(ServerFailure) {
      for _ in 0..<max(1, min(core.limits.threads, core.connectionLimit)) {
        var waking: Int32 = -1
        let waiting = platform_open_waker(&waking)
        guard waiting >= 0 else {
          throw .system(action: "open a queue of events", reason: SystemError.last.text)
        }
        wakers.append((waiting, waking))
        threads.append(try Self.startThread(core, listeners, waiting))
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

  private static func startThread(
    _ core: ServerCore, _ listeners: [Int32], _ waiting: Int32
  ) throws(ServerFailure) -> UInt {
    let loop = try EventLoop(core: core, listeners: listeners, waiting: waiting)
    let context = Unmanaged.passRetained(loop)
    let thread = platform_start_thread(
      {
        if let context = $0 { Unmanaged<EventLoop>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      }, context.toOpaque())
    guard thread != 0 else {
      context.release()
      throw .system(action: "start a thread", reason: SystemError.last.text)
    }
    return UInt(thread)
  }

  deinit { stop(withinMilliseconds: 0) }

  /// Refuses new connections immediately, answers the requests that have arrived, and returns when
  /// all answers are sent; those that take longer than the given time are aborted.
  ///
  /// Calling this again has no effect, but waits for the first call.
  public func stop(withinMilliseconds timeout: Int = 800) {
    running.withLock { running in
      guard let stopped = running else { return }
      running = nil
      for listener in stopped.listeners { shutdown(listener, Int32(SHUT_RDWR)) }
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

  /// Ends the threads and closes what they used.
  private static func finish(_ stopped: Running, _ core: ServerCore) {
    for waker in stopped.wakers {
      core.publication.removeWaker(waker.waking)
      platform_wake(waker.waking)
    }
    for thread in stopped.threads { platform_join_thread(uintptr_t(thread)) }
    for listener in stopped.listeners { close(listener) }
    for waker in stopped.wakers {
      close(waker.waiting)
      if waker.waking != waker.waiting { close(waker.waking) }
    }
  }
}

/// What the threads of a server share.
final class ServerCore: Sendable {
  enum Phase: UInt8, AtomicRepresentable {
    case running
    /// Answers are still sent.
    case stopping
    case aborting
  }

  let publication: Publication
  let limits: ServerLimits
  let connectionLimit: Int
  let responder: Responder
  let log: (@Sendable (AccessRecord) -> Void)?
  let addresses = AddressTable()
  private let counters = Mutex<[ServerCounters]>([])
  private let currentPhase = Atomic(Phase.running)
  private let open = Atomic(0)

  init(
    publication: Publication, limits: ServerLimits, connectionLimit: Int, responder: Responder,
    log: (@Sendable (AccessRecord) -> Void)?
  ) {
    self.publication = publication
    self.limits = limits
    self.connectionLimit = connectionLimit
    self.responder = responder
    self.log = log
  }

  var phase: Phase {
    get { currentPhase.load(ordering: .relaxed) }
    set { currentPhase.store(newValue, ordering: .relaxed) }
  }

  /// Connections of one address.
  var limitPerAddress: Int { limits.connectionsPerAddress ?? max(1, connectionLimit / 2) }

  var openConnections: Int { open.load(ordering: .relaxed) }

  func countOpened() { open.add(1, ordering: .relaxed) }

  func countClosed() { open.subtract(1, ordering: .relaxed) }

  /// The counters of a new thread.
  func makeCounters() -> ServerCounters {
    let made = ServerCounters()
    counters.withLock { $0.append(made) }
    return made
  }
}

/// What one thread has done since the start; only that thread changes it.
final class ServerCounters: Sendable {
  let connections = Atomic(0)
  let refused = Atomic(0)
  let evicted = Atomic(0)
  let bytes = Atomic(0)
  let successes = Atomic(0)
  let redirections = Atomic(0)
  let clientErrors = Atomic(0)
  let serverErrors = Atomic(0)

  func countRequest(status: Int, bytes count: Int) {
    Self.add(count, to: bytes)
    switch status {
    case ..<300: Self.add(1, to: successes)
    case ..<400: Self.add(1, to: redirections)
    case ..<500: Self.add(1, to: clientErrors)
    default: Self.add(1, to: serverErrors)
    }
  }

  /// Cheaper than an addition that another thread could interrupt.
  static func add(_ count: Int, to counter: borrowing Atomic<Int>) {
    counter.store(counter.load(ordering: .relaxed) &+ count, ordering: .relaxed)
  }
}
