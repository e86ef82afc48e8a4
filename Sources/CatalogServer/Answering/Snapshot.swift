/// Everything the server answers with at one moment.
///
/// A snapshot never changes. A new catalog is a new snapshot, and since each request asks for the
/// snapshot once, its answer is wholly old or wholly new. It is a class so that handing it out costs
/// one reference count, and so that answers can be prepared once for each snapshot.
public final class Snapshot: Sendable {
  /// What `/healthz` and `/readyz` show, such as the number of the published revision.
  public let version: String

  public let freshness: Freshness

  private let entries: [ResourcePath: Entry]

  /// How many representations there are in all.
  let representationCount: Int

  /// - Parameters:
  ///   - resources: The resources by their exact paths, decoded and beginning with `/`. `/healthz`
  ///     and `/readyz` belong to the server; a resource at either is never served.
  ///   - version: What `/healthz` and `/readyz` show.
  ///   - freshness: Whether this is what ought to be served.
  public init(resources: [String: Resource], version: String, freshness: Freshness = .current) {
    self.version = version
    self.freshness = freshness
    var entries: [ResourcePath: Entry] = [:]
    entries.reserveCapacity(resources.count)
    var count = 0
    for (path, resource) in resources {
      entries[ResourcePath(path)] = Entry(resource: resource, firstOrdinal: count)
      count += resource.representations.count
    }
    self.entries = entries
    representationCount = count
  }

  /// The same resources, of which it is now known that they are not the newest.
  public func stale(reason: String) -> Snapshot {
    Snapshot(
      entries: entries, representationCount: representationCount, version: version,
      freshness: .stale(reason: reason))
  }

  private init(
    entries: [ResourcePath: Entry], representationCount: Int, version: String,
    freshness: Freshness
  ) {
    self.entries = entries
    self.representationCount = representationCount
    self.version = version
    self.freshness = freshness
  }

  /// A resource, and the number of its first representation among all of the snapshot.
  struct Entry: Sendable {
    let resource: Resource
    let firstOrdinal: Int
  }

  func entry(at path: ResourcePath) -> Entry? { entries[path] }
}
