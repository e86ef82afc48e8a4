/// All resources that the server serves at one moment.
///
/// A snapshot never changes. A new catalog is a new snapshot, and since each request gets the
/// snapshot once, its response is wholly old or wholly new. This is a class so that passing it on
/// costs one reference count, and so that responses can be prepared once for each snapshot.
public final class Snapshot: Sendable {
  /// The version that `/healthz` and `/readyz` show, such as the number of the published revision.
  public let version: String

  /// The reason why the newest catalog could not be loaded, so that this one is still served; `nil`
  /// when this is the newest. `/readyz` shows it to everybody.
  public let staleReason: String?

  /// Keyed by the bytes of their paths.
  private let entries: [[UInt8]: Entry]

  /// The total number of representations.
  let representationCount: Int

  /// A resource, and the index of its first representation among all of the snapshot.
  struct Entry: Sendable {
    let resource: Resource
    let firstOrdinal: Int
  }

  /// - Parameters:
  ///   - resources: The resources by their exact paths, decoded and starting with `/`. `/healthz`
  ///     and `/readyz` are reserved for the server; a resource at either is never served.
  ///   - version: The version that `/healthz` and `/readyz` show.
  public init(resources: [String: Resource], version: String) {
    var entries: [[UInt8]: Entry] = [:]
    var count = 0
    for (path, resource) in resources {
      entries[Array(path.utf8)] = Entry(resource: resource, firstOrdinal: count)
      count += resource.representations.count
    }
    self.entries = entries
    representationCount = count
    self.version = version
    staleReason = nil
  }

  private init(_ snapshot: Snapshot, staleReason: String) {
    entries = snapshot.entries
    representationCount = snapshot.representationCount
    version = snapshot.version
    self.staleReason = staleReason
  }

  /// The same resources, marked as no longer the newest.
  public func stale(reason: String) -> Snapshot {
    Snapshot(self, staleReason: reason)
  }

  func entry(at path: [UInt8]) -> Entry? { entries[path] }
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
