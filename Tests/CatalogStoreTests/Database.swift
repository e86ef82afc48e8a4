import CSQLite
import Foundation

/// A store's file as somebody else's program sees it: SQLite without our rules.
enum Database {
  struct Failure: Error { let message: String }

  /// Runs statements.
  static func change(_ path: String, _ statements: StaticString) throws {
    try open(path) { try run("\(statements)", on: $0) }
  }

  /// Runs statements without the triggers and references that would refuse them, which are there again
  /// afterwards.
  static func forge(_ path: String, _ statements: StaticString) throws {
    try open(path) { database in
      try run("PRAGMA foreign_keys = OFF", on: database)
      var triggers: [(name: String, sql: String)] = []
      var statement: OpaquePointer?
      sqlite3_prepare_v2(database, "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'", -1, &statement, nil)
      while sqlite3_step(statement) == SQLITE_ROW {
        triggers.append(
          (String(cString: sqlite3_column_text(statement, 0)), String(cString: sqlite3_column_text(statement, 1))))
      }
      sqlite3_finalize(statement)
      for trigger in triggers { try run("DROP TRIGGER \(trigger.name)", on: database) }
      try run("\(statements)", on: database)
      for trigger in triggers { try run(trigger.sql, on: database) }
    }
  }

  private static func open(_ path: String, _ body: (OpaquePointer?) throws -> Void) throws {
    var database: OpaquePointer?
    sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE, nil)
    defer { sqlite3_close(database) }
    try body(database)
  }

  private static func run(_ statements: String, on database: OpaquePointer?) throws {
    guard sqlite3_exec(database, statements, nil, nil, nil) == SQLITE_OK else {
      throw Failure(message: String(cString: sqlite3_errmsg(database)))
    }
  }
}
