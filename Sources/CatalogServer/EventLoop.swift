internal import Basics
internal import CPlatform

/// A thread that accepts connections, reads requests and sends answers.
///
/// Each thread has its own connections, so that threads share nothing while they answer.
/// `Exchange.swift` handles the bytes that have arrived.
final class EventLoop {
  let core: ServerCore
  let waiting: Int32
  private let listeners: [Int32]
  private let events: Int32
  private(set) var connections: [Connection?] = []
  private var freePlaces: [Int] = []
  private var generation: UInt32 = 0
  private var isListening = false
  private var isStopping = false
  private var lastTick = 0
  /// The connections whose requests wait for their next turn.
  var unfinished: [Connection] = []
  var budget: OutputBudget
  /// The part of the counter of kept bytes that is this thread's.
  var countedMemory = 0
  var isClosingSlowConnections = false

  var clock = LoopClock()
  /// The buffer into which everything is received.
  let input: UnsafeMutableRawBufferPointer
  var output: [UInt8] = []
  var head = RequestHead()
  var snapshot: Snapshot

  /// Bytes that are received at once in addition to a body of the greatest length: a head, and pipelined
  /// requests after them.
  private static let inputSize = 48 * 1024

  /// The tokens of listeners and of the waker, which no connection has.
  private static let firstListener = UInt64.max - 1024
  private static let waker = UInt64.max

  init(core: ServerCore, listeners: [Int32], waiting: Int32) throws(ServerFailure) {
    self.core = core
    input = .allocate(byteCount: Self.inputSize + core.limits.bodyLength, alignment: 16)
    self.listeners = listeners
    self.waiting = waiting
    budget = OutputBudget(limit: core.limits.outputMemory / core.threads)
    events = platform_open_events()
    snapshot = core.publication.snapshot
    guard events >= 0, platform_watch(events, waiting, Self.waker, Int32(PLATFORM_READING.rawValue), 1) == 0 else {
      throw .system(action: "open a queue of events", reason: SystemError.last.text)
    }
  }

  deinit {
    for connection in connections { if let connection { close(connection) } }
    if events >= 0 { _ = CPlatform.close(events) }
    input.deallocate()
  }

  /// Runs until the server is stopped and the last answer is sent.
  func run() {
    var found = [platform_event](repeating: platform_event(), count: 256)
    listen()
    while true {
      let patience = unfinished.isEmpty ? 1000 - min(max(clock.now - lastTick, 0), 999) : 0
      let count = platform_wait(events, &found, 256, Int32(patience))
      clock.update()
      let turns = unfinished
      unfinished = []
      for connection in turns where isOpen(connection) && connection.hasMore && connection.output.isEmpty {
        takeTurn(connection)
      }
      // New connections last: their requests arrive meanwhile, and don't have to be waited for.
      for event in found[..<Int(count)] where !isListener(event) { handle(event) }
      for event in found[..<Int(count)] where isListener(event) && isListening {
        accept(from: listeners[Int(event.token - Self.firstListener)])
      }
      if core.phase != .running { stop() }
      if isStopping, connections.allSatisfy({ $0 == nil }) { return }
      if core.phase == .aborting { return }
      if clock.now - lastTick >= 1000 { tick() }
    }
  }

  private func isListener(_ event: platform_event) -> Bool {
    event.token >= Self.firstListener && event.token != Self.waker
  }

  private func handle(_ event: platform_event) {
    if event.token == Self.waker {
      var counter: UInt64 = 0
      while read(waiting, &counter, MemoryLayout<UInt64>.size) > 0 {}
      refreshSnapshot()
      releasePrepared()
      return
    }
    let place = Int(event.token & 0xFFFF_FFFF)
    guard place < connections.count, let connection = connections[place],
      connection.generation == UInt32(event.token >> 32)
    else { return }
    if connection.phase == .handshaking {
      handshake(on: connection)
    } else if !connection.output.isEmpty {
      if event.is_writable != 0 { sendPending(on: connection) }
    } else if connection.phase == .waiting {
      if event.is_broken != 0 { close(connection) } else if event.is_closed != 0 { endWaiting(connection) }
    } else if connection.hasMore {
      if event.is_broken != 0 { close(connection) }
    } else if event.is_readable != 0 || event.is_closed != 0 {
      receive(on: connection)
    }
  }

  // MARK: Connections

  private func listen() {
    guard !isListening, !isStopping else { return }
    isListening = true
    for (index, listener) in listeners.enumerated() {
      _ = platform_watch(
        events, listener, Self.firstListener + UInt64(index),
        Int32(PLATFORM_READING.rawValue | PLATFORM_SHARED.rawValue), 1)
    }
  }

  private func pauseListening() {
    guard isListening else { return }
    isListening = false
    for listener in listeners { platform_unwatch(events, listener) }
  }

  /// Connections that a thread accepts beyond its share of all; our own limit.
  private static let excess = 4

  private func accept(from listener: Int32) {
    var accepted: [Connection] = []
    defer { for connection in accepted where isOpen(connection) { begin(connection) } }
    // A limit, so that clients that connect all the time don't keep the others waiting.
    for _ in 0..<16 {
      var address = sockaddr_storage()
      var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
      let socket = platform_accept(listener, &address, &length)
      if socket < 0 {
        switch platform_errno() {
        case EINTR, ECONNABORTED: continue
        case EMFILE, ENFILE, ENOBUFS, ENOMEM:
          // No new connection until one was closed; the listener would report it all the time.
          if !makeRoom() { pauseListening() }
          return
        default: return
        }
      }
      if let connection = open(socket, from: ClientAddress(address)) { accepted.append(connection) }
      // The rest is left to threads with fewer connections, so that no thread has most of the work.
      let share = core.openConnections / core.threads
      if connections.count - freePlaces.count > share + Self.excess { return }
    }
  }

  /// Adds a connection; nil when there are too many.
  private func open(_ socket: Int32, from address: ClientAddress?) -> Connection? {
    let use = address.map { core.addresses.open($0) }
    // An address that has its share takes no place of another.
    let isWithinShare = use.map { $0.connections <= core.limitPerAddress || makeRoom(for: $0, isOwn: true) } ?? true
    guard isWithinShare, core.openConnections < core.connectionLimit || makeRoom(for: use) else {
      if let use { core.addresses.close(use) }
      core.counters.refused.add(1)
      _ = CPlatform.close(socket)
      return nil
    }
    generation = generation &+ 1 & 0x7FFF_FFFF
    let place = freePlaces.popLast() ?? connections.count
    if place == connections.count { connections.append(nil) }
    // A Unix socket doesn't leave the machine.
    let identity = use == nil ? nil : core.identity
    let connection = Connection(
      socket: socket, place: place, generation: generation, address: use,
      tls: identity.flatMap { TLSSession($0, socket: socket) })
    connections[place] = connection
    core.countOpened()
    core.counters.connections.add(1)
    connection.lastUse = clock.now
    if identity == nil {
      connection.deadline = clock.now + core.limits.idleTimeout * 1000
    } else {
      connection.phase = .handshaking
      connection.deadline = clock.now + core.limits.requestTimeout * 1000
    }
    return connection
  }

  /// The first request is often there already.
  private func begin(_ connection: Connection) {
    if connection.phase == .handshaking { handshake(on: connection) } else { receive(on: connection) }
  }

  private func handshake(on connection: Connection) {
    let progress = connection.tls?.handshake() ?? .failed
    connection.handshakeWrites = progress == .writes
    switch progress {
    case .done:
      connection.phase = .idle
      connection.deadline = clock.now + core.limits.idleTimeout * 1000
      receive(on: connection, isReadable: false)
    case .reads, .writes: watch(connection)
    case .failed: close(connection)
    }
  }

  func isOpen(_ connection: Connection) -> Bool { connections[connection.place] === connection }

  /// Watches a connection for the events that it waits for next.
  func watch(_ connection: Connection) {
    let wanted = Int32(
      !connection.output.isEmpty || connection.handshakeWrites
        ? PLATFORM_WRITING.rawValue
        : connection.phase != .waiting
          ? PLATFORM_READING.rawValue : connection.hasEnded ? PLATFORM_DEAF.rawValue : PLATFORM_NOTHING.rawValue)
    guard connection.interest != wanted else { return }
    let isNew: Int32 = connection.interest == nil ? 1 : 0
    connection.interest = wanted
    if platform_watch(events, connection.socket, connection.token, wanted, isNew) != 0 { close(connection) }
  }

  func close(_ connection: Connection) {
    guard isOpen(connection) else { return }
    connections[connection.place] = nil
    freePlaces.append(connection.place)
    if let use = connection.address { core.addresses.close(use) }
    if connection.waiting != nil { core.countWaitingEnded(connection.address) }
    connection.waiting = nil
    connection.output = OutputQueue()
    connection.input = []
    account(connection)
    if connection.phase != .handshaking { connection.tls?.end() }
    _ = CPlatform.close(connection.socket)
    core.countClosed()
  }

  // MARK: Time

  private func tick() {
    lastTick = clock.now
    for case let connection? in connections where connection.deadline < clock.now && !extendDeadline(connection) {
      close(connection)
    }
    listen()
    core.addresses.sweep()
    refreshSnapshot()
    tickWaiting()
  }

  /// Takes the newest snapshot, and answers the clients that have waited for it: never between the
  /// reading of a request and its answer, which use the same buffers.
  func refreshSnapshot() {
    let newest = core.publication.snapshot
    guard newest !== snapshot else { return }
    snapshot = newest
    notifyWaiting()
  }

  func waitingConnections() -> [Connection] {
    core.hasWaiting ? connections.compactMap { $0?.waiting == nil ? nil : $0 } : []
  }

  /// Answers the requests that have arrived, and closes every connection that doesn't wait for the end of an answer.
  private func stop() {
    guard !isStopping else { return }
    pauseListening()
    isStopping = true
    releaseWaiting()
    for case let connection? in connections where connection.output.isEmpty && isOpen(connection) {
      if connection.hasMore {
        takeTurn(connection)
      } else if connection.phase == .idle || connection.phase == .reading {
        receive(on: connection)
      }
      // A response that was written only now may still be on its way.
      if connection.output.isEmpty, connection.phase != .draining { close(connection) }
    }
    for case let connection? in connections { connection.isLast = true }
  }
}
