internal import Basics
internal import CPlatform

/// Work that takes longer than other clients should wait. All clients that wait for the same answer
/// wait for the same preparation.
public final class Preparation: Sendable {
  private let work: @Sendable () -> Void
  private let done = AtomicInteger(0)

  public init(_ work: @escaping @Sendable () -> Void) { self.work = work }

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

  private struct State {
    /// The work to do; the first is in progress, or is next.
    var queue: [Preparation] = []
    var thread: UInt?
    var isRunning = false
    var isClosed = false
  }

  private let state = Lock(State())
  private let wake: @Sendable () -> Void

  /// - Parameter wake: Called on the thread of the queue when something is done.
  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  /// Adds work; false when there is too much of it.
  func add(_ preparation: Preparation) -> Bool {
    // Its end may have been announced before this client waited.
    defer { if preparation.isDone { wake() } }
    return state.withLock { state in
      if preparation.isDone || state.queue.contains(where: { $0 === preparation }) { return true }
      guard !state.isClosed, state.queue.count < Self.limit else { return false }
      state.queue.append(preparation)
      guard !state.isRunning else { return true }
      // The thread before has ended, or is about to.
      if let ended = state.thread { platform_join_thread(uintptr_t(ended)) }
      let context = Unmanaged.passRetained(self)
      let thread = platform_start_thread(
        {
          if let context = $0 { Unmanaged<PreparationQueue>.fromOpaque(context).takeRetainedValue().run() }
          return nil
        }, context.toOpaque())
      guard thread != 0 else {
        context.release()
        state.queue.removeLast()
        state.thread = nil
        return false
      }
      state.thread = UInt(thread)
      state.isRunning = true
      return true
    }
  }

  private func run() {
    while true {
      let next = state.withLock { state in
        if state.queue.isEmpty { state.isRunning = false }
        return state.queue.first
      }
      guard let next else { return }
      next.run()
      state.withLock { state in if !state.queue.isEmpty { state.queue.removeFirst() } }
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
