import CatalogEndpoint
import CatalogServer

/// Where a server's catalogs come from: files, or the revisions of a store.
protocol ServedSource: Sendable {
  var publication: Publication { get }

  /// What is served at this moment.
  var endpoint: Endpoint { get }

  /// What is not served from the start.
  var firstEvents: [ServingEvent] { get }

  /// Milliseconds between two looks for changes.
  var interval: Int { get }

  /// Looks for changes, and serves what has changed and is in order.
  ///
  /// - Parameters:
  ///   - force: Whether to read everything again.
  ///   - now: Milliseconds of monotonic time.
  func refresh(force: Bool, now: Int) -> [ServingEvent]
}

/// Something about what is served that the operator should know.
enum ServingEvent: Sendable {
  case published(bundleID: String, version: String, products: Int)
  case removed(bundleID: String)
  case refused(String)
  /// Nothing of a catalog was ever in order.
  case notServed(String)

  var line: String {
    switch self {
    case .published(let bundleID, let version, let products):
      "serving \(bundleID) version \(version), products: \(products)"
    case .removed(let bundleID): "no longer serving \(bundleID): its catalog was removed"
    case .notServed: "warning: not serving a catalog: \(reason)"
    case .refused: "warning: still serving the previous catalog: \(reason)"
    }
  }

  /// Why something is not served; empty for other events.
  var reason: String {
    switch self {
    case .notServed(let reason), .refused(let reason): reason
    case .published, .removed: ""
    }
  }
}
