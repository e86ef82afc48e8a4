import Foundation
import Testing

@testable import CatalogStore

@Suite("A store of any earlier version is migrated, after a backup") struct MigrationTests {
  private let app = "com.example.game"

  /// A version of the tables before the newest.
  struct Earlier: Sendable, CustomTestStringConvertible {
    var engine: Engine
    var version: Int
    var testDescription: String { "\(engine.rawValue) \(version)" }
  }

  static let earlier = Engine.allCases.flatMap { engine in
    (1..<migrations(engine).count).map { Earlier(engine: engine, version: $0) }
  }

  static func migrations(_ engine: Engine) -> [StoreMigration] {
    engine == .sqlite ? SQLiteDatabase.migrations : PostgreSQLDatabase.migrations
  }

  /// Makes unknown types empty, as the versions before "what is unknown is null" recorded them.
  private static func formerUnknownTypes(_ engine: Engine) -> [StaticString] {
    let update: StaticString = "UPDATE changes SET type = '' WHERE product IS NOT NULL AND type IS NULL"
    return switch engine {
    case .sqlite:
      [
        "DROP TRIGGER changes_are_constant", update,
        """
        CREATE TRIGGER changes_are_constant BEFORE UPDATE ON changes
        BEGIN SELECT RAISE(ABORT, 'what is published never changes'); END
        """,
      ]
    case .postgreSQL:
      [
        "ALTER TABLE shopkeeper.changes DISABLE TRIGGER changes_are_constant", update,
        "ALTER TABLE shopkeeper.changes ENABLE TRIGGER changes_are_constant",
      ]
    }
  }

  /// Opens a store as the program of an earlier version did.
  private func database(_ location: StoreLocation, _ access: Store.Access, version: Int) throws -> any StoreDatabase {
    switch location {
    case .file(let path): try SQLiteDatabase(path: path, access: access == .read ? .read : .create, version: version)
    case .postgreSQL: try PostgreSQLDatabase(location, access: access, version: version)
    }
  }

  @Test("reading refuses it, writing migrates it, and nothing is lost", arguments: earlier) func migrated(
    _ earlier: Earlier
  ) throws {
    let test = try TestStore(earlier.engine)
    do {
      let old = Store(try database(test.location, .create, version: earlier.version), at: test.location)
      try old.publish(Samples.catalog())
      try old.publish(Samples.untyped("gems"))
      for statement in Self.formerUnknownTypes(earlier.engine) { try old.database.run(statement, []) }
    }
    let failure = #expect(throws: StoreFailure.self) { try test.open(.read) }
    #expect(failure?.kind == .older)
    let store = try test.open(.write)
    try store.publish(Samples.catalog(["gems": "type: non-consumable"], retired: ["\(app).old"]))
    try store.setChannel("production", of: app, to: 2, author: "Ada")
    #expect(try store.revision(of: app)?.number == 3)
    #expect(try store.verify().problems == [])

    switch earlier.engine {
    case .sqlite:
      let copy = StoreLocation.file("\(test.path).version\(earlier.version)")
      let backup = Store(try database(copy, .read, version: earlier.version), at: copy)
      #expect(try backup.revision(of: app)?.number == 2)
    case .postgreSQL:
      let count =
        switch earlier.version {
        case 1: try store.database.row("SELECT count(*) FROM shopkeeper_version1.revisions")
        case 2: try store.database.row("SELECT count(*) FROM shopkeeper_version2.revisions")
        case 3: try store.database.row("SELECT count(*) FROM shopkeeper_version3.revisions")
        default: try store.database.row("SELECT count(*) FROM shopkeeper_version4.revisions")
        }
      #expect(count?.values == [.integer(2)])
    }
  }

  @Test("of several that open it at once, one migrates it", arguments: earlier) func atOnce(_ earlier: Earlier)
    async throws
  {
    let test = try TestStore(earlier.engine)
    _ = try database(test.location, .create, version: earlier.version)
    let location = test.location
    try await withThrowingTaskGroup { group in
      for _ in 0..<4 { group.addTask { _ = try Store.open(at: location, for: .write) } }
      try await group.waitForAll()
    }
    #expect(try test.open(.read).verify().problems == [])
    #expect(!FileManager.default.fileExists(atPath: "\(test.path).version\(earlier.version).2"))
  }

  @Test("a backup that an interrupted migration left is not in the way") func interrupted() throws {
    let test = try TestStore(.sqlite)
    _ = try database(test.location, .create, version: 1)
    try Data("half".utf8).write(to: URL(filePath: "\(test.path).version1"))
    _ = try test.open(.write)
    let copy = StoreLocation.file("\(test.path).version1.2")
    #expect(try Store(database(copy, .read, version: 1), at: copy).apps() == [])
  }

  @Test("a migration never changes once stores have had it", arguments: Engine.allCases) func constant(_ engine: Engine)
  {
    let digests = Self.migrations(engine).map {
      let tables = engine == .sqlite ? "\($0.tables)" : $0.postgreSQLTables
      return Digest(of: Array("\($0.name)\n\(tables)\($0.statements)".utf8)).short
    }
    let known =
      switch engine {
      case .sqlite: ["fccccb874f0b", "832108e8e305", "b4ff3d82edea"]
      case .postgreSQL: ["fdbb59990353", "d60f38ba4aa0", "1ae8ccb0c0d2", "5840454d80ff", "901fd5d44abd"]
      }
    #expect(digests == known)
  }
}
