/// Everything the server answers with at one moment.
///
/// A snapshot never changes. A new catalog is a new snapshot, and since each request asks for the
/// snapshot once, its answer is wholly old or wholly new. It is a class so that handing it out costs
/// one reference count, and so that answers can be prepared once for each snapshot.
public final class Snapshot: Sendable {
  /// What `/healthz` and `/readyz` show, such as the number of the published revision.
  public let version: String

  /// Why the newest catalog could not be taken, so that this one is served on; `nil` when this is
  /// the newest. `/readyz` shows it to everybody.
  public let staleReason: String?

  /// By the bytes of their paths.
  private let entries: [[UInt8]: Entry]

  /// How many representations there are in all.
  let representationCount: Int

  /// A resource, and the number of its first representation among all of the snapshot.
  struct Entry: Sendable {
    let resource: Resource
    let firstOrdinal: Int
  }

  /// - Parameters:
  ///   - resources: The resources by their exact paths, decoded and beginning with `/`. `/healthz`
  ///     and `/readyz` belong to the server; a resource at either is never served.
  ///   - version: What `/healthz` and `/readyz` show.
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

  /// The same resources, of which it is now known that they are not the newest.
  public func stale(reason: String) -> Snapshot {
    Snapshot(self, staleReason: reason)
  }

  func entry(at path: [UInt8]) -> Entry? { entries[path] }
}

/// What is served at a path: one thing in one or more forms, among which `Accept` chooses.
public struct Resource: Sendable {
  /// In order of preference, never empty; the first is sent to clients that do not care.
  public let representations: [Representation]

  public init(_ preferred: Representation, alternatives: [Representation] = []) {
    representations = [preferred] + alternatives
  }
}

/// One form of a resource: its bytes, ready to be sent, and what a cache needs to know of them.
public struct Representation: Sendable {
  /// The media type, such as `application/json`, in lower case and without parameters.
  public let mediaType: String

  /// Other names under which clients ask for the same form, such as `text/xml` for
  /// `application/xml`; answers always carry `mediaType`.
  public let aliases: [String]

  public let body: [UInt8]

  /// The strong entity tag, without quotes: different bytes must have different tags.
  public let etag: String

  /// The tag must be made by whoever makes the bytes, usually as the hex text of a digest, so that
  /// every process that serves the same catalog hands out the same tags.
  public init(mediaType: String, aliases: [String] = [], body: [UInt8], etag: String) {
    self.mediaType = mediaType
    self.aliases = aliases
    self.body = body
    self.etag = etag
  }

  /// The value of `Content-Type`: the text formats say that they are UTF-8.
  var contentType: String {
    let isText =
      mediaType.hasPrefix("text/")
      || ["/json", "/xml", "+json", "+xml"].contains { mediaType.hasSuffix($0) }
    return isText ? "\(mediaType); charset=utf-8" : mediaType
  }
}
