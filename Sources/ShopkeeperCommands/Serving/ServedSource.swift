import CatalogEndpoint
import CatalogServer

/// The source of a server's catalogs: files, or the revisions of a store.
protocol ServedSource: Sendable {
  var publication: Publication { get }

  /// The endpoint that is served at present.
  var endpoint: Endpoint { get }

  /// Events for the catalogs that are not served from the start.
  var firstEvents: [ServingEvent] { get }

  /// Milliseconds between two checks for changes.
  var interval: Int { get }

  /// Looks for changes, and serves valid new contents.
  ///
  /// - Parameters:
  ///   - force: Whether to read everything again.
  ///   - now: Milliseconds of monotonic time.
  func refresh(force: Bool, now: Int) -> [ServingEvent]
}

/// An event about the served contents that the operator should know.
enum ServingEvent: Sendable {
  case published(bundleID: String, version: String, products: Int)
  case removed(bundleID: String)
  case refused(String)
  /// No version of the catalog has been valid so far.
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

  /// The reason why something is not served; empty for other events.
  var reason: String {
    switch self {
    case .notServed(let reason), .refused(let reason): reason
    case .published, .removed: ""
    }
  }
}
