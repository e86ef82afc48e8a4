internal import Basics
internal import CPlatform
internal import CSQLite

/// A store in one SQLite file.
final class SQLiteDatabase: StoreDatabase {
  /// "Shkp", in the header of the file.
  static let applicationID = 0x5368_6B70
  /// The time that a statement waits for others, in milliseconds.
  private static let patience: Int32 = 15_000
  /// The largest text or blob: our own limit, far above the size of a product.
  static let largestValue: Int32 = 64 << 20
  /// The interval at which another connection's changes are looked for, in microseconds.
  private static let pollInterval: UInt32 = 10_000

  let path: String
  let handle: OpaquePointer
  private var statements: [UnsafePointer<UInt8>: OpaquePointer] = [:]
  private var seenVersion: Int?

  /// Opens the file, without looking at its tables.
  init(path: String, flags: Int32, immutable: Bool = false) throws(StoreFailure) {
    self.path = path
    // SQLite follows links and keeps its other files beside the file that they lead to.
    let file = try Self.resolved(path)
    try Self.refuseOtherFiles(beside: file)
    try Self.refuseForeignJournal(of: file)
    var name = file
    if immutable {
      // A file in a folder that can't be written; without a log, nobody can be writing it.
      let kept: (UInt8) -> Bool = { $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x2F || $0 == 0x2E }
      name = "file:\(file.percentEncoded(except: kept))?immutable=1"
    }
    var opened: OpaquePointer?
    let options = SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_NOFOLLOW | (immutable ? SQLITE_OPEN_URI : 0)
    let code = sqlite3_open_v2(name, &opened, flags | options, nil)
    guard let opened else { throw StoreFailure(.engine, "SQLite has no memory") }
    handle = opened
    guard code == SQLITE_OK else { throw failure(code) }
    sqlite_harden(handle, Self.largestValue)
    sqlite3_busy_timeout(handle, Self.patience)
  }

  /// The absolute path of the file itself.
  private static func resolved(_ path: String) throws(StoreFailure) -> String {
    if FileSystem.kind(path) != nil { return FileSystem.absolute(path) }
    guard FileSystem.linkTarget(path) == nil else {
      throw StoreFailure(.foreign, "\"\(path)\" is a link to a file that doesn't exist")
    }
    return Path.join(FileSystem.absolute(Path.folder(of: path)), Path.name(of: path))
  }

  /// Refuses a link, a pipe or a file with several names in the place of the files that SQLite has beside a store: it
  /// would wait for the pipe, and write to the other file.
  private static func refuseOtherFiles(beside path: String) throws(StoreFailure) {
    for name in ["\(path)-journal", "\(path)-wal", "\(path)-shm"]
    where FileSystem.kind(name, followingLinks: false) != nil && !FileSystem.hasOneName(name) {
      throw StoreFailure(
        .foreign, "\"\(name)\" is not a file of its own; expected one that SQLite made, or none")
    }
  }

  /// Refuses a journal that ends with the name of another file, as SQLite leaves it after a transaction over several
  /// databases: SQLite would remove that file, wherever it is. A store is never written together with another database.
  private static func refuseForeignJournal(of path: String) throws(StoreFailure) {
    let journal = "\(path)-journal"
    guard FileSystem.kind(journal) == .file else { return }
    let isForeign: Bool
    do { isForeign = try FileSystem.read(journal, onlyFile: true).suffix(8).elementsEqual(journalMagic) } catch {
      throw StoreFailure(.foreign, "the journal of the store can't be checked: \(error)")
    }
    if isForeign {
      throw StoreFailure(
        .foreign, "\"\(journal)\" names another file, which would be removed; no store of ours has one")
    }
  }

  /// The bytes at the end of a journal that names another file; see "The Super-Journal" in SQLite's file format.
  private static let journalMagic: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]

  /// A store in memory, at a version of the tables.
  init(inMemoryAtVersion version: Int) throws(StoreFailure) {
    path = ":memory:"
    var opened: OpaquePointer?
    _ = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY, nil)
    guard let opened else { throw StoreFailure(.engine, "SQLite has no memory") }
    handle = opened
    sqlite_harden(handle, Self.largestValue)
    try apply(Self.migrations.prefix(version))
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  /// Opens a store, and creates or migrates it where the access allows it.
  ///
  /// - Parameter version: The version to create; older ones are for tests of their migration.
  convenience init(path: String, access: Store.Access, version: Int = SQLiteDatabase.migrations.count)
    throws(StoreFailure)
  {
    switch FileSystem.kind(path) {
    case .folder?: throw StoreFailure(.foreign, "\"\(path)\" is a folder, expected a store")
    case .other?: throw StoreFailure(.foreign, "\"\(path)\" is not a file")
    case nil where access != .create:
      throw StoreFailure(.missing, "no store at \"\(path)\"; \"shopkeeper publish\" creates it")
    default: break
    }
    let hadLog = FileSystem.kind("\(path)-wal") == .file
    // Without a log, a read-only file is opened as immutable: the index of a log would get the
    // permissions of the file, and keep others from writing.
    let isImmutable = access == .read && !hadLog && (isReadOnly(Path.folder(of: path)) || isReadOnly(path))
    try self.init(
      path: path,
      flags: isImmutable
        ? SQLITE_OPEN_READONLY : access == .create ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READWRITE,
      immutable: isImmutable)
    // A cache of 16 MB: long lists read the same pages again and again.
    try execute("PRAGMA cell_size_check = ON; PRAGMA cache_size = -16384")
    let isEmpty = try rows("SELECT 1 FROM sqlite_schema LIMIT 1").isEmpty
    if isEmpty, try integer("PRAGMA application_id") == 0 {
      guard access == .create else {
        throw StoreFailure(.missing, "\"\(path)\" is empty; \"shopkeeper publish\" makes a store of it")
      }
      try execute("PRAGMA page_size = 8192")
    } else if try integer("PRAGMA application_id") != Self.applicationID {
      throw StoreFailure(.foreign, "\"\(path)\" is a database, but not a store of shopkeeper")
    }
    if access == .read {
      try execute("PRAGMA query_only = ON")
    } else {
      try useLog()
      try execute("PRAGMA synchronous = FULL")
      try execute("PRAGMA secure_delete = ON")
      if isEmpty { try migrate(to: version) }
    }
    try checkSchema(canMigrate: access != .read, version: version)
    // The log may have been left by a process that did not end properly: a broken file must not grow.
    if hadLog, access != .read, let problem = try problems(of: "PRAGMA quick_check(1)").first {
      throw .damaged("\"\(path)\": \(problem)")
    }
  }

  /// Write-ahead logging: readers and a writer don't wait for each other. Changing the mode needs the
  /// file alone for a moment, and doesn't wait for it.
  func useLog() throws(StoreFailure) {
    var retries = TransactionRetries()
    while true {
      do throws(StoreFailure) {
        guard case .text("wal")? = try row("PRAGMA journal_mode = WAL")?.values.first else {
          throw StoreFailure(.engine, "\"\(path)\" is on a file system without shared memory, which SQLite needs")
        }
        return
      } catch { guard error.kind == .busy, retries.wait() else { throw error } }
    }
  }

  // MARK: Statements

  func execute(_ statements: StaticString) throws(StoreFailure) {
    let code = sqlite3_exec(
      handle, UnsafeRawPointer(statements.utf8Start).assumingMemoryBound(to: CChar.self), nil, nil, nil)
    guard code == SQLITE_OK else { throw failure(code) }
  }

  func integer(_ statement: StaticString) throws(StoreFailure) -> Int { try row(statement)?.integer(0) ?? 0 }

  func run(_ statement: StaticString, _ values: [StoreValue]) throws(StoreFailure) {
    try forEach(statement, values) { _ in true }
  }

  func run(_ statement: StaticString, each values: [[StoreValue]]) throws(StoreFailure) {
    for values in values { try run(statement, values) }
  }

  func forEach(_ statement: StaticString, _ values: [StoreValue], _ body: (StoreRow) throws(StoreFailure) -> Bool)
    throws(StoreFailure)
  {
    let prepared = try prepare(statement)
    defer {
      sqlite3_reset(prepared)
      sqlite3_clear_bindings(prepared)
    }
    for (index, value) in values.enumerated() {
      let code = bind(value, to: Int32(index + 1), of: prepared)
      guard code == SQLITE_OK else { throw failure(code) }
    }
    let columns = sqlite3_column_count(prepared)
    while true {
      switch sqlite3_step(prepared) {
      case SQLITE_DONE: return
      case SQLITE_ROW:
        let row = StoreRow(values: (0..<columns).map { value(of: prepared, $0) })
        guard try body(row) else { return }
      case let code: throw failure(code)
      }
    }
  }

  private func prepare(_ statement: StaticString) throws(StoreFailure) -> OpaquePointer {
    if let prepared = statements[statement.utf8Start] { return prepared }
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(
      handle, UnsafeRawPointer(statement.utf8Start).assumingMemoryBound(to: CChar.self),
      Int32(statement.utf8CodeUnitCount), UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let prepared else { throw failure(code) }
    statements[statement.utf8Start] = prepared
    return prepared
  }

  private func bind(_ value: StoreValue, to parameter: Int32, of statement: OpaquePointer) -> Int32 {
    switch value {
    case .null: return sqlite3_bind_null(statement, parameter)
    case .integer(let number): return sqlite3_bind_int64(statement, parameter, Int64(number))
    case .text(var text):
      return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { sqlite_bind_text(statement, parameter, $0.baseAddress, $0.count) }
      }
    case .bytes(let bytes):
      return bytes.withUnsafeBytes { sqlite_bind_bytes(statement, parameter, $0.baseAddress, $0.count) }
    }
  }

  private func value(of statement: OpaquePointer, _ column: Int32) -> StoreValue {
    func bytes() -> UnsafeBufferPointer<UInt8> {
      let start = sqlite3_column_blob(statement, column)
      let count = Int(sqlite3_column_bytes(statement, column))
      return UnsafeBufferPointer(start: start?.assumingMemoryBound(to: UInt8.self), count: start == nil ? 0 : count)
    }
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: return .integer(Int(sqlite3_column_int64(statement, column)))
    case SQLITE_TEXT: return .text(String(decoding: bytes(), as: UTF8.self))
    case SQLITE_BLOB: return .bytes(Array(bytes()))
    default: return .null
    }
  }

  // MARK: Transactions

  func begin(writing: Bool) throws(StoreFailure) {
    if writing {
      // Immediate: a transaction that reads first and writes later could not wait for others.
      try execute("BEGIN IMMEDIATE")
    } else {
      try execute("BEGIN")
    }
  }

  func commit() throws(StoreFailure) {
    let hasWritten = sqlite3_txn_state(handle, "main") == SQLITE_TXN_WRITE
    try execute("COMMIT")
    // Committed changes are on disk in the log; without room in the file, they stay there.
    if hasWritten { _ = try? execute("PRAGMA wal_checkpoint(PASSIVE)") }
  }

  func rollback() { if sqlite3_get_autocommit(handle) == 0 { _ = try? execute("ROLLBACK") } }

  // MARK: Changes and storage

  func announceChange() {}

  func waitForChange(milliseconds: Int) throws(StoreFailure) -> Bool {
    let end = ContinuousClock.now + .milliseconds(milliseconds)
    while true {
      let version = try integer("PRAGMA data_version")
      defer { seenVersion = version }
      if let seenVersion, seenVersion != version { return true }
      guard ContinuousClock.now < end else { return false }
      seenVersion = version
      usleep(Self.pollInterval)
    }
  }

  func storageProblems() throws(StoreFailure) -> [String] {
    try problems(of: "PRAGMA integrity_check(20)")
      + rows("PRAGMA foreign_key_check").prefix(20).map { row in
        guard case .text(let table)? = row.values.first else { return "a broken reference" }
        return "a row of \"\(table)\" refers to something that doesn't exist"
      }
  }

  private func problems(of check: StaticString) throws(StoreFailure) -> [String] {
    try rows(check).compactMap { row in
      guard case .text(let text)? = row.values.first, text != "ok" else { return nil }
      return text
    }
  }

  // MARK: Failures

  func failure(_ code: Int32) -> StoreFailure {
    let reason = String(cString: sqlite3_errmsg(handle))
    switch code & 0xFF {
    case SQLITE_FULL: return StoreFailure(.diskFull, "could not write \"\(path)\": the disk is full")
    case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH:
      return StoreFailure(.readOnly, "could not write \"\(path)\": no permission")
    case SQLITE_CANTOPEN:
      let error = SystemError(sqlite3_system_errno(handle)).making(in: Path.folder(of: path))
      let why = error.number == 0 ? "no permission" : "\(error)"
      return StoreFailure(error.number == ENOENT ? .missing : .readOnly, "could not open \"\(path)\": \(why)")
    case SQLITE_BUSY, SQLITE_LOCKED: return StoreFailure(.busy, "\"\(path)\" is in use by another process; try again")
    case SQLITE_CORRUPT: return .damaged("\"\(path)\": \(reason)")
    case SQLITE_NOTADB: return StoreFailure(.foreign, "\"\(path)\" is not a store, or is damaged")
    case SQLITE_IOERR:
      let error = SystemError(sqlite3_system_errno(handle))
      if error.number == ENOSPC || error.number == EFBIG || error.number == EDQUOT {
        return StoreFailure(
          .diskFull,
          "could not write \"\(path)\": "
            + (error.number == ENOSPC ? "the disk is full" : "the limit of its size is reached"))
      }
      return StoreFailure(.engine, "could not read or write \"\(path)\": \(error)")
    case SQLITE_CONSTRAINT: return StoreFailure(.refused, "the store refuses it: \(reason)")
    case SQLITE_TOOBIG: return .damaged("\"\(path)\" has a value that is too large")
    default: return StoreFailure(.engine, "\"\(path)\": \(reason)")
    }
  }
}

/// Whether the process may not write to a file, or create files in a folder.
private func isReadOnly(_ path: String) -> Bool { access(path, W_OK) != 0 }
