internal import Basics
internal import CPlatform

extension Store {
  /// Copies the store into an empty place, in the state of one moment, while others write; then
  /// verifies the copy.
  ///
  /// - Parameter path: A file that doesn't exist, or the address of a database without a store.
  /// - Returns: The verification of the copy.
  public func backup(to path: String) throws(StoreFailure) -> Verification {
    let target = StoreLocation(path)
    if case .file(let path) = target {
      if let file = database as? SQLiteDatabase {
        try file.backup(to: path)
        return try Store.open(at: target).verify()
      }
      try SQLiteDatabase.createFile(path)
    }
    do throws(StoreFailure) {
      let copy = try Store.open(at: target, for: .create)
      guard try copy.apps().isEmpty else {
        throw StoreFailure(.refused, "\"\(target.shown)\" already has a store with revisions")
      }
      try database.transaction(writing: false) { () throws(StoreFailure) in
        try copy.database.transaction(writing: true) { () throws(StoreFailure) in
          try StoreCopy(source: database, target: copy.database).run()
        }
      }
    } catch {
      if case .file(let path) = target {
        for ending in ["", "-wal", "-shm"] { unlink(path + ending) }
      }
      throw error
    }
    return try Store.open(at: target).verify()
  }
}

extension Store {
  /// Replaces everything in a store by a backup, while others read and write; then verifies it.
  ///
  /// A file is never exchanged for that: SQLite would add the log that is beside it to the other file.
  ///
  /// - Parameters:
  ///   - location: The store, a file.
  ///   - backup: A store in another file, which has to be sound.
  /// - Returns: The file with what was replaced, nil if nothing was, and the verification of the backup or the store.
  public static func restore(_ location: StoreLocation, from backup: StoreLocation) throws(StoreFailure)
    -> (replaced: String?, Verification)
  {
    guard case .file(let path) = location, case .file(let copy) = backup else {
      throw StoreFailure(.refused, "a backup is restored from a file into a file; PostgreSQL has pg_restore")
    }
    let verification = try Store.open(at: backup).verify()
    guard verification.problems.isEmpty else { return (nil, verification) }
    guard FileSystem.kind(path) != nil else {
      throw StoreFailure(.missing, "no store at \"\(path)\"; copy the backup to it")
    }
    guard FileSystem.absolute(path) != FileSystem.absolute(copy) else {
      throw StoreFailure(.refused, "\"\(copy)\" is the store itself")
    }
    let replaced = try SQLiteDatabase.restore(path, from: copy)
    // A backup of an older version is migrated.
    return (replaced, try Store.open(at: location, for: .write).verify())
  }
}

/// Copies the rows of one store into another, whatever the engines.
private struct StoreCopy {
  /// Rows in memory at once.
  private static let batch = 500

  let source: any StoreDatabase
  let target: any StoreDatabase

  func run() throws(StoreFailure) {
    try copy("SELECT id, bundle_id FROM apps ORDER BY id", "INSERT INTO apps (id, bundle_id) VALUES ($1, $2)")
    try copy("SELECT digest, content FROM blobs", Store.insertionOfBlobs)
    try copy(
      """
      SELECT app, number, published, author, message, commit_id, facets, products, size, content,
        root, changes, previous, digest FROM revisions ORDER BY app, number
      """,
      Store.insertionOfRevisions)
    // Retired at the end: until then, their history can be added.
    try copy(
      """
      SELECT product, app, type, period, subscription_group, first_revision, removed_in FROM ledger
      """,
      """
      INSERT INTO ledger
        (product, app, type, period, subscription_group, first_revision, removed_in, reason)
      VALUES ($1, $2, $3, $4, $5, $6, $7, '')
      """)
    try copy(
      """
      SELECT app, subject, revision, kind, fields, content, product, type, period,
        subscription_group FROM changes
      """, Store.insertionOfChanges)
    try copy(
      "SELECT retired, reason, product FROM ledger WHERE retired IS NOT NULL",
      "UPDATE ledger SET retired = $1, reason = $2 WHERE product = $3")
    try copy(
      """
      SELECT app, number, kind, subject, revision, detail, author, happened, previous, digest
      FROM events ORDER BY app, number
      """,
      """
      INSERT INTO events (app, number, kind, subject, revision, detail, author, happened, previous,
        digest)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
      """)
  }

  private func copy(_ query: StaticString, _ statement: StaticString) throws(StoreFailure) {
    var rows: [[StoreValue]] = []
    try source.forEach(query, []) { (row) throws(StoreFailure) in
      rows.append(row.values)
      if rows.count == Self.batch {
        try target.run(statement, each: rows)
        rows = []
      }
      return true
    }
    try target.run(statement, each: rows)
  }
}
