internal import CPlatform

/// The pauses between the attempts of a transaction: longer each time and of random length, so that
/// transactions that interfere with each other don't collide again.
struct TransactionRetries {
  /// With pauses of up to half a second, this is enough for dozens of writers at once.
  private static let most = 40

  private var attempts = 0

  /// Waits before the next attempt; false when there were too many.
  mutating func wait() -> Bool {
    guard attempts < Self.most else { return false }
    attempts += 1
    let longest = min(500_000, 4000 << min(attempts, 7))
    usleep(UInt32.random(in: 1000...UInt32(longest)))
    return true
  }
}
