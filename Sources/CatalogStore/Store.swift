internal import Basics
public import CatalogFormats
public import CatalogModel
internal import SourceSyntax

/// The published revisions of catalogs, and the ledger of the product IDs that their apps have used.
///
/// A store is a connection: one thread may use it at a time. Every method reads the current state, and
/// a method that reads several things reads them in the same state.
public final class Store {
  let database: any StoreDatabase
  /// The location of the store.
  public let location: StoreLocation

  /// The kind of access for which a store is opened.
  public enum Access: Sendable, Hashable {
    case read
    case write
    /// Write, and create the store when it doesn't exist.
    case create
  }

  init(_ database: any StoreDatabase, at location: StoreLocation) {
    self.database = database
    self.location = location
  }

  /// Opens a store.
  ///
  /// A store of an older version is migrated when it is opened to be written, after a backup.
  public static func open(at location: StoreLocation, for access: Access = .read) throws(StoreFailure) -> Store {
    switch location {
    case .file(let path):
      return Store(try SQLiteDatabase(path: path, access: access), at: location)
    case .postgreSQL: return Store(try PostgreSQLDatabase(location, access: access), at: location)
    }
  }

  // MARK: Reading

  /// The bundle IDs of the apps in the store, sorted by their bytes.
  public func apps() throws(StoreFailure) -> [String] {
    var apps: [String] = []
    try database.forEach("SELECT bundle_id FROM apps ORDER BY bundle_id", []) { (row) throws(StoreFailure) in
      guard apps.count < StoreLimits.apps else { throw .damaged("more than \(StoreLimits.apps) apps") }
      apps.append(try row.text(0))
      return true
    }
    return apps
  }

  /// The newest revision of an app; nil when the app has none.
  public func newest(of app: String) throws(StoreFailure) -> Revision? {
    try revision(
      from: database.row(
        """
        SELECT a.bundle_id, r.number, r.published, r.author, r.message, r.commit_id, r.facets,
          r.products, r.size, r.content, r.root, r.changes, r.previous, r.digest
        FROM revisions r JOIN apps a ON a.id = r.app
        WHERE a.bundle_id = $1 ORDER BY r.number DESC LIMIT 1
        """, [.text(app)]))
  }

  /// A revision of an app by its number; nil when the app has none with the number.
  public func revision(_ number: Int, of app: String) throws(StoreFailure) -> Revision? {
    try revision(
      from: database.row(
        """
        SELECT a.bundle_id, r.number, r.published, r.author, r.message, r.commit_id, r.facets,
          r.products, r.size, r.content, r.root, r.changes, r.previous, r.digest
        FROM revisions r JOIN apps a ON a.id = r.app
        WHERE a.bundle_id = $1 AND r.number = $2
        """, [.text(app), .integer(number)]))
  }

  /// The revision that an app serves: a channel's, or the newest.
  ///
  /// - Parameters:
  ///   - app: The bundle ID of the app.
  ///   - channel: A channel such as `production`; nil for the newest revision.
  /// - Returns: Nil when the app has no revision, or the channel was never set.
  public func revision(of app: String, channel: String? = nil) throws(StoreFailure) -> Revision? {
    guard let channel else { return try newest(of: app) }
    return try target(of: channel, app: app).flatMap { (number) throws(StoreFailure) in try revision(number, of: app) }
  }

  /// Passes the revisions of an app to a closure, the newest first, until it returns false.
  ///
  /// - Parameters:
  ///   - app: The bundle ID of the app.
  ///   - subject: The product or other subject that the revisions changed; nil for all revisions.
  ///   - body: Takes a revision; it must not use the store.
  public func forEachRevision(
    of app: String, changing subject: StoreSubject? = nil, _ body: (Revision) throws(StoreFailure) -> Bool
  ) throws(StoreFailure) {
    let read = { (row: StoreRow) throws(StoreFailure) -> Bool in try body(try Self.revision(row)) }
    if let subject {
      try database.forEach(
        """
        SELECT a.bundle_id, r.number, r.published, r.author, r.message, r.commit_id, r.facets,
          r.products, r.size, r.content, r.root, r.changes, r.previous, r.digest
        FROM changes c JOIN apps a ON a.id = c.app
          JOIN revisions r ON r.app = c.app AND r.number = c.revision
        WHERE a.bundle_id = $1 AND c.subject = $2 ORDER BY c.revision DESC
        """, [.text(app), .text(subject.text)], read)
    } else {
      try database.forEach(
        """
        SELECT a.bundle_id, r.number, r.published, r.author, r.message, r.commit_id, r.facets,
          r.products, r.size, r.content, r.root, r.changes, r.previous, r.digest
        FROM revisions r JOIN apps a ON a.id = r.app
        WHERE a.bundle_id = $1 ORDER BY r.number DESC
        """, [.text(app)], read)
    }
  }

  /// The content of a revision: the canonical JSON, verified against its digest.
  public func content(of revision: Revision) throws(StoreFailure) -> [UInt8] {
    guard revision.size <= StoreLimits.content else {
      throw .damaged("revision \(revision.number) states a size of \(revision.size) bytes")
    }
    var bytes: [UInt8] = []
    for part in try parts(of: revision) {
      bytes += try blob(part.digest)
      guard bytes.count <= revision.size else { break }
    }
    guard bytes.count == revision.size, Digest(of: bytes) == revision.content else {
      throw .damaged("the content of revision \(revision.number) contradicts its digest")
    }
    return bytes
  }

  /// The catalog of a revision, verified against its digest.
  public func catalog(of revision: Revision) throws(StoreFailure) -> Catalog {
    var catalog = try document(of: revision).catalog
    catalog.facets = CatalogFacets(rawValue: UInt16(truncatingIfNeeded: revision.facets))
    return catalog
  }

  /// The catalog of a revision as a document, with positions in its canonical JSON.
  public func document(of revision: Revision) throws(StoreFailure) -> CatalogDocument {
    let source = SourceFile(name: "\(revision.app)@\(revision.number).json", bytes: try content(of: revision))
    let document = CatalogYAMLDecoder.read(.parseJSON(source))
    guard document.unread.isEmpty else { throw .damaged("the content of revision \(revision.number) is not a catalog") }
    return document
  }

  /// Waits until somebody else has changed the store: published a revision, or set a channel.
  ///
  /// A change that happened since the last call ends the wait at once; the first call notes the state
  /// of the store. With PostgreSQL, the database wakes the waiting process; a file is checked every
  /// 10 ms, which reads one page in memory.
  ///
  /// - Parameter milliseconds: The longest time to wait; 0 to return at once.
  /// - Returns: Whether anything has changed; false when the time is over.
  public func waitForChange(milliseconds: Int) throws(StoreFailure) -> Bool {
    try database.waitForChange(milliseconds: milliseconds)
  }

  // MARK: Parts

  /// The number of an app in the store; nil when it has none.
  func appNumber(_ bundleID: String) throws(StoreFailure) -> Int? {
    guard let row = try database.row("SELECT id FROM apps WHERE bundle_id = $1", [.text(bundleID)]) else { return nil }
    return try row.integer(0)
  }

  /// The parts of a revision's content, in order.
  func parts(of revision: Revision) throws(StoreFailure) -> [ContentTree.Record] {
    // A part has at least the ten letters of a product without fields.
    let most = min(revision.size / 8 + 1, StoreLimits.parts)
    return try ContentTree.parts(of: revision.root, atMost: most) { (digest) throws(StoreFailure) in try blob(digest) }
  }

  /// A blob, verified against its digest.
  func blob(_ digest: Digest) throws(StoreFailure) -> [UInt8] {
    guard let row = try database.row("SELECT content FROM blobs WHERE digest = $1", [.digest(digest)]) else {
      throw .damaged("\(digest.short) is missing")
    }
    let bytes = try row.bytes(0)
    guard Digest(of: bytes) == digest else { throw .damaged("\(digest.short) was changed") }
    return bytes
  }

  private func revision(from row: StoreRow?) throws(StoreFailure) -> Revision? {
    guard let row else { return nil }
    return try Self.revision(row)
  }

  static func revision(_ row: StoreRow) throws(StoreFailure) -> Revision {
    let revision = Revision(
      app: try row.text(0), number: try row.count(1), published: Timestamp(milliseconds: try row.integer(2)),
      author: try row.text(3), message: try row.text(4), commit: try row.text(5), facets: try row.integer(6),
      products: try row.count(7), size: try row.count(8), content: try row.digest(9), root: try row.digest(10),
      changes: try row.digest(11), previous: try row.digest(orNull: 12), digest: try row.digest(13))
    guard revision.digest == revision.computed else {
      throw .damaged("the record of revision \(revision.number) contradicts its digest")
    }
    return revision
  }
}

/// Limits on the memory for reading at once; a store beyond them was not made by publishing.
enum StoreLimits {
  /// The size of the largest content of a revision, in bytes: the limit for reading a catalog file.
  static let content = FileSystem.readLimit
  /// Parts of a revision: the products, the texts between them, and the others, of two kilobytes or more.
  static let parts = 1_000_000
  static let apps = 100_000
  /// Product IDs of one app, and subjects that one revision changes: twenty-five times what App Store
  /// Connect allows at a time.
  static let subjects = 250_000
  static let channels = 10_000
}
