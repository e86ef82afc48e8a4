/// All resources that the server serves at one moment.
///
/// A snapshot never changes. A new catalog is a new snapshot, and since each request gets the
/// snapshot once, its response is wholly old or wholly new. This is a class so that passing it on
/// costs one reference count.
public final class Snapshot: Sendable {
  /// The version that `/healthz` and `/readyz` show, such as the number of the published revision.
  public let version: String

  /// The reason why the newest catalog could not be loaded, so that this one is still served; `nil`
  /// when this is the newest. `/readyz` shows it to everybody.
  public let staleReason: String?

  /// Keyed by the bytes of their paths.
  private let resources: [[UInt8]: Resource]

  /// - Parameters:
  ///   - resources: The resources by their exact paths, decoded and starting with `/`. `/healthz`
  ///     and `/readyz` are reserved for the server; a resource at either is never served.
  ///   - version: The version that `/healthz` and `/readyz` show.
  public init(resources: [String: Resource], version: String) {
    self.resources = Dictionary(
      resources.map { (Array($0.key.utf8), $0.value) }, uniquingKeysWith: { first, _ in first })
    self.version = version
    staleReason = nil
  }

  private init(_ snapshot: Snapshot, staleReason: String) {
    resources = snapshot.resources
    version = snapshot.version
    self.staleReason = staleReason
  }

  /// The same resources, marked as no longer the newest.
  public func stale(reason: String) -> Snapshot {
    Snapshot(self, staleReason: reason)
  }

  func resource(at path: [UInt8]) -> Resource? { resources[path] }
}

/// A resource: one thing in one or more representations, among which `Accept` chooses.
public struct Resource: Sendable {
  /// In order of preference, never empty; the first is sent to clients without a preference.
  public let representations: [Representation]

  public init(_ preferred: Representation, alternatives: [Representation] = []) {
    representations = [preferred] + alternatives
  }
}

/// One representation of a resource: its bytes, ready to be sent, and the metadata that caches
/// need.
public struct Representation: Sendable {
  /// The media type, such as `application/json`, in lower case and without parameters.
  public let mediaType: String

  /// Alternative names under which clients request the same representation, such as `text/xml` for
  /// `application/xml`; responses always use `mediaType`.
  public let aliases: [String]

  public let body: [UInt8]

  /// The strong entity tag, without quotes: different bytes must have different tags.
  public let etag: String

  /// The tag must be created by whoever creates the bytes, usually as the hex text of a digest, so
  /// that every process that serves the same catalog sends the same tags.
  public init(mediaType: String, aliases: [String] = [], body: [UInt8], etag: String) {
    self.mediaType = mediaType
    self.aliases = aliases
    self.body = body
    self.etag = etag
  }

  /// The value of `Content-Type`: text formats declare UTF-8.
  var contentType: String {
    let isText =
      mediaType.hasPrefix("text/")
      || ["/json", "/xml", "+json", "+xml"].contains { mediaType.hasSuffix($0) }
    return isText ? "\(mediaType); charset=utf-8" : mediaType
  }
}
