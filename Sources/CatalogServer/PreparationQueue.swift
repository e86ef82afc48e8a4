internal import Basics
internal import CPlatform

/// Work that takes longer than other clients should wait. All clients that wait for the same answer
/// wait for the same preparation.
public final class Preparation: Sendable, Equatable {
  private let work: @Sendable () -> Void
  private let done = AtomicInteger(0)

  public init(_ work: @escaping @Sendable () -> Void) { self.work = work }

  public static func == (one: Preparation, other: Preparation) -> Bool { one === other }

  var isDone: Bool { done.load() != 0 }

  func run() {
    work()
    done.store(1)
  }
}

/// Does work that clients wait for on a thread of its own, one after the other, so that the threads
/// that answer other clients continue.
final class PreparationQueue: Sendable {
  /// Beyond this number of different answers, clients are sent away; our own limit.
  static let limit = 64
  /// The most of them that one address waits for, so that others are never sent away because of it.
  static let limitPerAddress = limit / 2

  private struct State {
    /// The work to do, with the address that asked for it first.
    var queue: [(preparation: Preparation, owner: ClientAddress?)] = []
    var current: Preparation?
    /// The address whose work was done last.
    var last: ClientAddress?
    var thread: UInt?
    var isRunning = false
    var isClosed = false

    /// Takes the next work: the oldest, but that of another address than before if there is some.
    mutating func takeNext() -> Preparation? {
      current = nil
      guard !queue.isEmpty else { return nil }
      let next = queue.remove(at: queue.firstIndex { $0.owner != last } ?? 0)
      (current, last) = (next.preparation, next.owner)
      return current
    }
  }

  private let state = Lock(State())
  private let wake: @Sendable () -> Void

  /// - Parameter wake: Called on the thread of the queue when something is done.
  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  /// Adds work for a client; false when there is too much of it.
  ///
  /// - Parameter owner: The address of the client, which it keeps on its next connection.
  func add(_ preparation: Preparation, for owner: ClientAddress?) -> Bool {
    // Its end may have been announced before this client waited.
    defer { if preparation.isDone { wake() } }
    return state.withLock { state in
      if preparation.isDone || state.current === preparation { return true }
      if state.queue.contains(where: { $0.preparation === preparation }) { return true }
      guard !state.isClosed, state.queue.count < Self.limit,
        owner == nil || state.queue.count(where: { $0.owner == owner }) < Self.limitPerAddress
      else { return false }
      state.queue.append((preparation, owner))
      guard !state.isRunning else { return true }
      // The thread before has ended, or is about to.
      if let ended = state.thread { platform_join_thread(uintptr_t(ended)) }
      state.thread = try? ServerThread.start(run)
      state.isRunning = state.thread != nil
      if !state.isRunning { state.queue.removeLast() }
      return state.isRunning
    }
  }

  private func run() {
    while true {
      let next = state.withLock { state in
        let next = state.takeNext()
        state.isRunning = next != nil
        return next
      }
      guard let next else { return }
      next.run()
      wake()
    }
  }

  /// Drops work that has not begun. Work that has begun ends by itself, and nobody waits for it.
  func close() {
    let ended = state.withLock { state in
      state.isClosed = true
      state.queue = []
      defer { state.thread = nil }
      return state.isRunning ? nil : state.thread
    }
    if let ended { platform_join_thread(uintptr_t(ended)) }
  }
}
