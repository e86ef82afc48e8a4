internal import Basics
internal import CPlatform
internal import CPostgreSQL

/// A store in a PostgreSQL database.
final class PostgreSQLDatabase: StoreDatabase {
  /// The number of rows that are sent before their results are read: few enough that the buffers of
  /// both sides don't fill up and block each other.
  private static let pipelined = 200
  /// Results in a row without a row of interest, beyond which the connection is given up.
  private static let mostUnread = 10_000
  /// The longest time to connect in milliseconds, with all hosts of an address: our own limit.
  private static let connectionTime: Int64 = 60_000

  /// The address without its password, for messages.
  let shown: String
  private let connection: OpaquePointer
  /// Prepared statements by their text.
  private var prepared: [UnsafePointer<UInt8>: String] = [:]
  private var isListening = false
  /// Milliseconds in which the server has to send something; writers wait for locks, too.
  private let patience: Int32
  /// The reason why the connection was given up.
  private var state = postgresql_state()
  /// Results since the last row of interest.
  private var unread = 0
  /// Bytes that arrived while nothing was asked.
  private var unasked: Int64 = 0

  /// Opens a store, and creates or migrates it where the access allows it.
  ///
  /// - Parameters:
  ///   - version: The version to create; older ones are for tests of their migration.
  ///   - patience: The milliseconds in which the server has to send something; nil for the default of the access.
  init(
    _ location: StoreLocation, access: Store.Access, version: Int = PostgreSQLDatabase.migrations.count,
    patience: Int32? = nil
  ) throws(StoreFailure) {
    guard case .postgreSQL(let address) = location else {
      throw StoreFailure(.engine, "\"\(location.shown)\" is not the address of a database")
    }
    guard postgresql_is_available() != 0 else {
      throw StoreFailure(.engine, "PostgreSQL needs the library libpq; install \"libpq5\" (apt) or \"libpq\" (brew)")
    }
    shown = location.shown
    guard location.isReadable, postgresql_is_address(address) != 0 else {
      throw StoreFailure(
        .engine,
        "the address of the store is malformed: expected \"postgresql://user:password@host/database\", with \"@\", \"/\" "
          + "and \"%\" in a name or password as \"%40\", \"%2F\" and \"%25\"")
    }
    self.patience = patience ?? (access == .read ? 15_000 : 120_000)
    let time = min(Self.connectionTime, 10 * Int64(self.patience))
    guard let connection = postgresql_connect_within(address, time, &state) else {
      guard state.end == postgresql_open else {
        let fault =
          state.end == postgresql_endless
          ? "sent more than it may before it let anybody connect"
          : "did not let anybody connect in time"
        throw StoreFailure(.disconnected, "\"\(shown)\" \(fault)")
      }
      throw StoreFailure(.engine, "libpq has no memory")
    }
    self.connection = connection
    guard postgresql_is_connected(connection) != 0 else {
      throw StoreFailure(.disconnected, "could not connect to \"\(shown)\": \(connectionMessage)")
    }
    // Acknowledged means on disk, whatever the default of the database is; it may be more than that.
    // No one waits for others indefinitely, and a transaction whose client is gone ends. Names are of the system
    // alone until the schema of the store is trusted.
    try execute(
      """
      SET search_path = pg_catalog, pg_temp;
      SET client_min_messages = warning;
      SET quote_all_identifiers = off;
      SET default_transaction_isolation = 'serializable';
      SET lock_timeout = '15s';
      SET idle_in_transaction_session_timeout = '60s';
      SELECT set_config('synchronous_commit', 'on', false)
        WHERE current_setting('synchronous_commit') IN ('off', 'local', 'remote_write');
      SELECT set_config(name, 'view, foreign-table', false) FROM pg_settings
        WHERE name = 'restrict_nonsystem_relation_kind'
      """)
    if access == .read { try execute("SET default_transaction_read_only = on") }
    try checkVersion(for: access, version: version)
  }

  deinit { postgresql_finish(connection) }

  // MARK: Versions

  private func checkVersion(for access: Store.Access, version: Int) throws(StoreFailure) {
    let applied = try appliedMigrations()
    try StoreMigration.check(applied, against: Self.migrations, of: "\"\(shown)\"")
    guard applied.count < version else { return }
    switch (applied.isEmpty, access) {
    case (true, .create), (false, .write), (false, .create): try migrate(to: version)
    case (true, _): throw StoreFailure(.missing, "no store in \"\(shown)\"; \"shopkeeper publish\" creates it")
    case (false, .read):
      throw StoreFailure(
        .older, "\"\(shown)\" was made by an older shopkeeper; the next command that writes to it migrates it")
    }
  }

  private func appliedMigrations() throws(StoreFailure) -> [String] {
    try requireTrust()
    let table = try row("SELECT CAST(to_regclass('shopkeeper.migrations') AS text)")
    guard table?.values.first != .null else { return [] }
    var names: [String] = []
    for row in try rows("SELECT name FROM migrations ORDER BY number LIMIT 1000") { names.append(try row.text(0)) }
    return names
  }

  /// Brings the tables to a version, after a backup of an older store: its tables in another schema.
  private func migrate(to version: Int) throws(StoreFailure) {
    // One process at a time, including processes that create the schema at the same moment: the
    // lock comes before the transaction, whose view of the tables would otherwise be older.
    try run("SELECT CAST(pg_advisory_lock(6001385217312) AS text)", [])
    defer { _ = try? run("SELECT pg_advisory_unlock(6001385217312)", []) }
    // Before the transaction, which would not see the schema that somebody else creates at this moment.
    try execute("CREATE SCHEMA IF NOT EXISTS shopkeeper")
    try requireTrust()
    try transaction(writing: true) { () throws(StoreFailure) in
      let applied = try appliedMigrations()
      if !applied.isEmpty, applied.count < version { try execute(Self.backup(version: applied.count)) }
      for (number, migration) in Self.migrations.prefix(version).enumerated().dropFirst(applied.count) {
        try execute("\(migration.postgreSQLTables)\(migration.statements)")
        try run("INSERT INTO migrations (number, name) VALUES ($1, $2)", [.integer(number + 1), .text(migration.name)])
      }
    }
  }

  /// Keeps the tables of a version in another schema.
  private static func backup(version: Int) -> String {
    let tables = version > 1 ? tables : tables.filter { $0 != "events" }
    return "CREATE SCHEMA shopkeeper_version\(version);"
      + tables.map { "CREATE TABLE shopkeeper_version\(version).\($0) AS TABLE \($0);" }.joined()
  }

  // MARK: Statements

  /// Executes literals, and tables that are made of them.
  func execute(_ statements: String) throws(StoreFailure) {
    guard postgresql_send_statements(connection, statements) == 1 else { throw failure(nil) }
    try finish()
  }

  /// Reads the results of something that has no rows of interest.
  private func finish() throws(StoreFailure) {
    var found: StoreFailure?
    unread = 0
    while let result = nextResult() {
      if postgresql_kind_of(result) != postgresql_done { found = found ?? failure(result) }
      postgresql_clear(result)
    }
    if let found { throw found }
    guard isConnected else { throw failure(nil) }
  }

  private var isConnected: Bool { state.end == postgresql_open && postgresql_is_connected(connection) != 0 }

  private func nextResult() -> OpaquePointer? {
    unread += 1
    if unread > Self.mostUnread { postgresql_give_up(connection, &state, postgresql_endless) }
    return postgresql_next_result(connection, patience, &state)
  }

  func run(_ statement: StaticString, _ values: [StoreValue]) throws(StoreFailure) {
    try forEach(statement, values) { _ in true }
  }

  func run(_ statement: StaticString, each values: [[StoreValue]]) throws(StoreFailure) {
    for start in stride(from: 0, to: values.count, by: Self.pipelined) {
      try pipeline(statement, values[start..<min(start + Self.pipelined, values.count)])
    }
  }

  /// Sends a statement with each list of values before it reads the first result.
  private func pipeline(_ statement: StaticString, _ values: ArraySlice<[StoreValue]>) throws(StoreFailure) {
    let name = try prepare(statement)
    guard postgresql_begin_pipeline(connection) == 1 else { throw failure(nil) }
    var found: StoreFailure?
    for values in values {
      // Each is on its way before the next one is queued.
      guard send(name, values), postgresql_flush(connection, patience, &state) == 1 else {
        found = failure(nil)
        break
      }
    }
    if postgresql_synchronize(connection) != 1 { found = found ?? failure(nil) }
    var isSynchronized = false
    unread = 0
    while !isSynchronized, isConnected {
      // A null result separates the statements.
      guard let result = nextResult() else { continue }
      switch postgresql_kind_of(result) {
      case postgresql_synchronized: isSynchronized = true
      case postgresql_failed: found = found ?? failure(result)
      default: break
      }
      postgresql_clear(result)
    }
    if postgresql_end_pipeline(connection) != 1 { found = found ?? failure(nil) }
    if let found { throw found }
    guard isConnected else { throw failure(nil) }
  }

  func forEach(_ statement: StaticString, _ values: [StoreValue], _ body: (StoreRow) throws(StoreFailure) -> Bool)
    throws(StoreFailure)
  {
    let name = try prepare(statement)
    guard send(name, values), postgresql_read_row_by_row(connection) == 1 else { throw failure(nil) }
    var found: StoreFailure?
    var isFinished = false
    unread = 0
    // Every result has to be read, also after a failure.
    while let result = nextResult() {
      defer { postgresql_clear(result) }
      switch postgresql_kind_of(result) {
      case postgresql_row where found == nil && !isFinished:
        unread = 0
        do throws(StoreFailure) { isFinished = !(try body(Self.row(of: result))) } catch { found = error }
      case postgresql_failed: found = found ?? failure(result)
      default: break
      }
    }
    if let found { throw found }
    guard isConnected else { throw failure(nil) }
  }

  /// Prepares a statement once, and returns its name.
  private func prepare(_ statement: StaticString) throws(StoreFailure) -> String {
    if let name = prepared[statement.utf8Start] { return name }
    let name = "s\(prepared.count)"
    guard postgresql_send_preparation(connection, name, Self.text(statement)) == 1 else { throw failure(nil) }
    try finish()
    prepared[statement.utf8Start] = name
    return name
  }

  /// Sends a statement with its values in binary; integers as 64 bits, most significant byte first.
  private func send(_ name: String, _ values: [StoreValue]) -> Bool {
    let contents = values.map { value -> [UInt8]? in
      switch value {
      case .null: nil
      case .integer(let number): (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
      case .text(let text): Array(text.utf8)
      case .bytes(let bytes): bytes
      }
    }
    let lengths = contents.map { Int32($0?.count ?? 0) }
    let formats = [Int32](repeating: 1, count: values.count)
    // All values, one after the other in one buffer; an empty one still needs an address.
    var buffer: [UInt8] = []
    for content in contents { buffer += content ?? [] }
    buffer.append(0)
    return buffer.withUnsafeBytes { bytes in
      let start = bytes.bindMemory(to: CChar.self)
      var offset = 0
      let pointers = contents.map { content -> UnsafePointer<CChar>? in
        defer { offset += content?.count ?? 0 }
        return content == nil ? nil : start.baseAddress?.advanced(by: offset)
      }
      return postgresql_send(connection, name, Int32(values.count), pointers, lengths, formats) == 1
    }
  }

  private static func row(of result: OpaquePointer) -> StoreRow {
    StoreRow(
      values: (0..<postgresql_columns(result)).map { column in
        guard postgresql_is_null(result, 0, column) == 0, let start = postgresql_value(result, 0, column) else {
          return .null
        }
        let bytes = UnsafeRawBufferPointer(start: start, count: Int(postgresql_length(result, 0, column)))
        switch postgresql_type(result, column) {
        case typeInt8, typeInt4: return .integer(bytes.reduce(0) { $0 << 8 | Int($1) })
        case typeBytea: return .bytes(Array(bytes))
        default: return .text(String(decoding: bytes, as: UTF8.self))
        }
      })
  }

  // pg_type.dat of PostgreSQL: these numbers never change.
  private static let typeBytea: UInt32 = 17
  private static let typeInt8: UInt32 = 20
  private static let typeInt4: UInt32 = 23

  /// The text of a statement, which ends in a zero byte like every literal.
  private static func text(_ statement: StaticString) -> UnsafePointer<CChar> {
    UnsafeRawPointer(statement.utf8Start).assumingMemoryBound(to: CChar.self)
  }

  // MARK: Transactions

  func begin(writing: Bool) throws(StoreFailure) {
    if writing {
      try execute("BEGIN ISOLATION LEVEL SERIALIZABLE READ WRITE")
    } else {
      // A snapshot: no read can fail because of others.
      try execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    }
  }

  func commit() throws(StoreFailure) { try execute("COMMIT") }

  func rollback() {
    if isConnected, postgresql_is_in_transaction(connection) != 0 { _ = try? execute("ROLLBACK") }
  }

  // MARK: Changes and storage

  func announceChange() throws(StoreFailure) { try execute("NOTIFY shopkeeper_changed") }

  func waitForChange(milliseconds: Int) throws(StoreFailure) -> Bool {
    if !isListening {
      try execute("LISTEN shopkeeper_changed")
      isListening = true
    }
    let end = ContinuousClock.now + .milliseconds(milliseconds)
    while true {
      guard postgresql_read_input(connection, &unasked, &state) == 1 else { throw failure(nil) }
      if state.is_notified != 0 {
        state.is_notified = 0
        return true
      }
      let left = (end - .now).components
      let wait = left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000
      guard wait >= 0, milliseconds > 0 else { return false }
      var polled = pollfd(fd: postgresql_socket(connection), events: Int16(POLLIN), revents: 0)
      if poll(&polled, 1, Int32(min(max(wait, 1), 60_000))) < 0, platform_errno() != EINTR {
        throw StoreFailure(.disconnected, "\"\(shown)\": \(SystemError.last)")
      }
    }
  }

  // MARK: Failures

  private var connectionMessage: String { cleaned(Self.start(of: postgresql_message(connection))) }

  /// The start of a text of the library or the server, which may have any length.
  private static func start(of text: UnsafePointer<CChar>?) -> String {
    guard let text else { return "" }
    let length = strnlen(text, 4096)
    return String(decoding: UnsafeRawBufferPointer(start: text, count: length), as: UTF8.self)
  }

  /// One line of a message of the library or the server, without the password, which a server may repeat.
  private func cleaned(_ message: String) -> String {
    let password = postgresql_password(connection).map { String(cString: $0) }
    let text = Secrets.redacted(message, knowing: password)
    return VisibleText.escaped(text.split(whereSeparator: \.isNewline).first.map(String.init) ?? "unknown error")
  }

  /// - Parameter result: The result that failed; nil when nothing was received.
  private func failure(_ result: OpaquePointer?) -> StoreFailure {
    switch state.end {
    case postgresql_silent:
      return StoreFailure(.disconnected, "\"\(shown)\" has not answered for \(patience / 1000) seconds")
    case postgresql_endless:
      return StoreFailure(.disconnected, "\"\(shown)\" sent more than belongs to a store, and was given up")
    default: break
    }
    guard postgresql_is_connected(connection) != 0 else {
      return StoreFailure(
        .disconnected,
        "the connection to \"\(shown)\" was lost; run the command again, which repeats nothing that "
          + "is already done")
    }
    let text = result.flatMap { postgresql_error_text($0) }.map(Self.start)
    let reason = text.map(cleaned) ?? connectionMessage
    let code = result.flatMap { postgresql_error_code($0) }.map { String(cString: $0) } ?? ""
    let table = result.flatMap { postgresql_error_table($0) }.map { String(cString: $0) }
    switch code {
    // Interference between serializable transactions, a deadlock, or two that add the same key.
    case "40001", "40P01": return StoreFailure(.conflict, "others keep changing the store")
    case "23505" where table != "ledger": return StoreFailure(.conflict, "others keep changing the store")
    case _ where code.hasPrefix("23"): return StoreFailure(.refused, "the store refuses it: \(reason)")
    case "42501", "25006": return StoreFailure(.readOnly, "could not write to \"\(shown)\": \(reason)")
    case "53100": return StoreFailure(.diskFull, "could not write to \"\(shown)\": the disk is full")
    case "55P03", "57014": return StoreFailure(.busy, "\"\(shown)\" is busy: \(reason)")
    case "57P01", "57P02", "57P03", "08006": return StoreFailure(.disconnected, "\"\(shown)\" was stopped: \(reason)")
    case "42P01", "42703", "42883":
      return StoreFailure(.foreign, "the tables of \"\(shown)\" are not those of a store: \(reason)")
    case "XX001", "XX002": return .damaged(reason)
    default: return StoreFailure(.engine, "\"\(shown)\": \(reason)")
    }
  }
}
