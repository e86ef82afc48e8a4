/// Whether a snapshot is what it ought to be; `/readyz` tells it.
public enum Freshness: Sendable, Equatable {
  /// The newest catalog is served.
  case current

  /// The newest catalog could not be taken, so the last good one is still served; why.
  case stale(reason: String)

  /// There has been no good catalog yet; why.
  case absent(reason: String)
}
