public import Foundation

/// The time as a ``Shop`` sees it: the time of day, which customers set as they like, and waiting.
public struct ShopClock: Sendable {
  public var now: @Sendable () -> Date
  /// Throws when the task is canceled.
  public var sleep: @Sendable (Duration) async throws -> Void

  public init(now: @escaping @Sendable () -> Date, sleep: @escaping @Sendable (Duration) async throws -> Void) {
    self.now = now
    self.sleep = sleep
  }

  public static let system = ShopClock(now: { Date() }, sleep: { try await Task.sleep(for: $0) })

  /// The result of an operation if it ends within a time; otherwise it is canceled, and the result is
  /// ``ShopFault/timedOut``.
  func limit<Value: Sendable>(_ operation: @escaping @Sendable () async throws -> Value, to duration: Duration)
    async throws -> Value
  {
    try await withThrowingTaskGroup(of: Value.self) { group in
      defer { group.cancelAll() }
      group.addTask { try await operation() }
      group.addTask { [sleep] in
        try await sleep(duration)
        throw ShopFault.timedOut
      }
      guard let first = try await group.next() else { throw ShopFault.timedOut }
      return first
    }
  }
}
