internal import Basics
internal import CPlatform
internal import CSQLite

/// The versions of the tables in a file, and copies of it.
extension SQLiteDatabase {
  /// Brings the tables to a version, after a backup of an older store.
  func migrate(to version: Int) throws(StoreFailure) {
    try transaction(writing: true) { () throws(StoreFailure) in
      let applied = try appliedMigrations()
      try StoreMigration.check(applied, against: Self.migrations, of: "\"\(path)\"")
      // The backup is made in the transaction, so that only one of several processes makes it; by a
      // connection that reads the state before it.
      if !applied.isEmpty, applied.count < version {
        let reader = try SQLiteDatabase(path: path, flags: SQLITE_OPEN_READWRITE)
        try reader.backup(to: freeName("version\(applied.count)"))
      }
      try apply(Self.migrations.prefix(version).dropFirst(applied.count))
      try execute("PRAGMA application_id = 1399352176")
    }
  }

  /// - Parameter migrations: Some of all migrations, whose indices give their numbers.
  func apply(_ migrations: ArraySlice<StoreMigration>) throws(StoreFailure) {
    for (index, migration) in zip(migrations.indices, migrations) {
      try execute(migration.tables)
      try execute(migration.statements)
      try run("INSERT INTO migrations (number, name) VALUES ($1, $2)", [.integer(index + 1), .text(migration.name)])
    }
  }

  private func appliedMigrations() throws(StoreFailure) -> [String] {
    let declaration: StaticString = "SELECT sql FROM sqlite_schema WHERE name = 'migrations'"
    guard let declared = try row(declaration) else { return [] }
    // Before a row is read: a column can be computed, by anything and without end.
    guard try SQLiteDatabase(inMemoryAtVersion: 1).row(declaration)?.values == declared.values else { throw changed }
    var names: [String] = []
    for row in try rows("SELECT name FROM migrations ORDER BY number LIMIT 1000") { names.append(try row.text(0)) }
    return names
  }

  private var changed: StoreFailure {
    StoreFailure(.foreign, "the tables of \"\(path)\" are not those of a store; somebody changed them")
  }

  /// Refuses tables, triggers or views that don't exactly match a known version.
  func checkSchema(canMigrate: Bool, version: Int) throws(StoreFailure) {
    // Both are read in one transaction: another process may be migrating the store.
    let (applied, found) = try transaction(writing: false) { () throws(StoreFailure) -> ([String], [[StoreValue]]) in
      (try appliedMigrations(), try schema())
    }
    try StoreMigration.check(applied, against: Self.migrations, of: "\"\(path)\"")
    let expected = try SQLiteDatabase(inMemoryAtVersion: applied.count).schema()
    guard found == expected else { throw changed }
    guard applied.count < version else { return }
    guard canMigrate else {
      throw StoreFailure(
        .older, "\"\(path)\" was made by an older shopkeeper; the next command that writes to it migrates it")
    }
    try migrate(to: version)
  }

  /// The first free name for a backup beside the store; an interrupted migration may have left one.
  private func freeName(_ ending: String) -> String {
    let first = "\(path).\(ending)"
    var name = first
    var number = 1
    while FileSystem.kind(name, followingLinks: false) != nil {
      number += 1
      name = "\(first).\(number)"
    }
    return name
  }

  /// Everything that the file declares.
  private func schema() throws(StoreFailure) -> [[StoreValue]] {
    try rows(
      """
      SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name LIMIT 1000
      """
    ).map(\.values)
  }

  /// Creates an empty file for a backup; of several that create it at once, one does.
  static func createFile(_ path: String) throws(StoreFailure) {
    let descriptor = platform_create(path)
    guard descriptor < 0 else {
      close(descriptor)
      return
    }
    let error = SystemError.last
    guard error.number != EEXIST else {
      throw StoreFailure(.refused, "\"\(path)\" already exists; a backup replaces no file")
    }
    throw StoreFailure(
      error.number == ENOENT ? .missing : .readOnly,
      "could not create \"\(path)\": \(error.making(in: Path.folder(of: path)))")
  }

  /// Writes a consistent copy of the store, even while others write.
  func backup(to copy: String) throws(StoreFailure) {
    try Self.createFile(copy)
    do throws(StoreFailure) {
      let target = try SQLiteDatabase(path: copy, flags: SQLITE_OPEN_READWRITE)
      try target.copyPages(from: self)
    } catch {
      unlink(copy)
      throw error
    }
  }

  /// Replaces everything in a store by a copy, even while others have it open: all of it, or nothing.
  ///
  /// - Returns: The name of a copy of what was replaced.
  static func restore(_ path: String, from copy: String) throws(StoreFailure) -> String {
    let source = try SQLiteDatabase(path: copy, access: .read)
    let target = try SQLiteDatabase(path: path, flags: SQLITE_OPEN_READWRITE)
    guard try target.integer("PRAGMA application_id") == applicationID else {
      throw StoreFailure(.foreign, "\"\(path)\" is not a store of shopkeeper")
    }
    try target.useLog()
    let kept = target.freeName("before-restoring")
    try target.copyPages(from: source) { () throws(StoreFailure) in
      // By a connection that reads the state before it, which is the last one.
      try SQLiteDatabase(path: path, flags: SQLITE_OPEN_READWRITE).backup(to: kept)
    }
    return kept
  }

  /// - Parameter prepare: Called when nobody else can write any more, and nothing is written yet.
  private func copyPages(
    from source: SQLiteDatabase, _ prepare: (() throws(StoreFailure) -> Void)? = nil
  ) throws(StoreFailure) {
    try execute("PRAGMA synchronous = FULL")
    guard let backup = sqlite3_backup_init(handle, "main", source.handle, "main") else {
      throw failure(sqlite3_errcode(handle))
    }
    // A step without pages locks the target.
    var step = sqlite3_backup_step(backup, 0)
    do {
      if step == SQLITE_OK { try prepare?() }
    } catch {
      sqlite3_backup_finish(backup)
      throw error
    }
    // All pages in one step: with fewer, the copy starts again whenever somebody writes.
    if step == SQLITE_OK { step = sqlite3_backup_step(backup, -1) }
    let code = sqlite3_backup_finish(backup)
    guard step == SQLITE_DONE, code == SQLITE_OK else { throw failure(step) }
  }
}
