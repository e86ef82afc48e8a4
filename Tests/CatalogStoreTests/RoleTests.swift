import Testing

@testable import CatalogStore

@Suite("The roles of a database have the least privileges", .enabled(if: PostgreSQLCluster.shared != nil))
struct RoleTests {
  private let app = "com.example.game"

  /// A store of one revision, and the address of a user who is only a member of a role.
  private func member(of role: String) throws -> (owner: Store, member: StoreLocation) {
    let cluster = try #require(PostgreSQLCluster.shared)
    let address = try cluster.makeDatabase()
    let owner = try Store.open(at: .postgreSQL(address), for: .create)
    try owner.publish(Samples.catalog())
    let user = try cluster.makeUser(at: address, memberOf: role)
    return (owner, .postgreSQL(user))
  }

  @Test("a reader reads and learns of changes, but writes nothing") func reader() throws {
    let (owner, location) = try member(of: "shopkeeper_reader")
    let reader = try Store.open(at: location)
    #expect(try reader.verify().problems == [])
    #expect(try reader.waitForChange(milliseconds: 0) == false)
    try owner.publish(Samples.catalog(["coins": "price: {tier: 2}"]))
    #expect(try reader.waitForChange(milliseconds: 60_000))
    #expect(try reader.revision(of: app)?.number == 2)
    let failure = #expect(throws: StoreFailure.self) {
      try Store.open(at: location, for: .write).publish(Samples.catalog())
    }
    #expect(failure?.kind == .readOnly)
  }

  @Test("a writer publishes, imports and retires") func writer() throws {
    let (_, location) = try member(of: "shopkeeper_writer")
    let writer = try Store.open(at: location, for: .create)
    try writer.publish(Samples.catalog(["coins": "price: {tier: 2}", "gems": "price: {tier: 1}"]))
    try writer.publish(Samples.catalog())
    try writer.publish(Samples.catalog(app: "com.example.other"))
    try writer.retire("\(app).gems", reason: "gone", author: "Ada")
    _ = try writer.importLedger([LedgerProduct(id: "\(app).old")], retired: [], of: app, reason: "", author: "Ada")
    try writer.setChannel("production", of: app, to: 2, author: "Ada")
    #expect(try writer.verify().problems == [])
  }

  static let attempts: [StaticString] = [
    "DELETE FROM revisions", "UPDATE revisions SET message = 'x'", "TRUNCATE events", "UPDATE ledger SET app = 2",
    "DELETE FROM ledger", "UPDATE blobs SET content = digest", "ALTER TABLE revisions DISABLE TRIGGER ALL",
    "DROP TABLE events", "INSERT INTO migrations (number, name) VALUES (9, 'x')", "CREATE TABLE mine (x bigint)",
  ]

  @Test("a writer can't change what was published", arguments: attempts) func constant(_ statement: StaticString) throws
  {
    let (owner, location) = try member(of: "shopkeeper_writer")
    let writer = try Store.open(at: location, for: .write)
    let failure = #expect(throws: StoreFailure.self) { try writer.database.run(statement, []) }
    #expect(failure?.kind == .readOnly)
    #expect(try owner.verify().problems == [])
  }

  @Test(
    "verify finds rules that the owner turned off or removed",
    arguments: [
      "ALTER TABLE revisions DISABLE TRIGGER revisions_are_constant", "ALTER TABLE revisions DISABLE TRIGGER ALL",
      "DROP TRIGGER ledger_is_kept ON ledger", "ALTER TABLE ledger DROP CONSTRAINT ledger_app_fkey",
      "ALTER TABLE events DROP CONSTRAINT events_kind_check",
      "CREATE TRIGGER mine BEFORE UPDATE ON apps FOR EACH ROW EXECUTE FUNCTION refuse()",
      "CREATE RULE mine AS ON DELETE TO apps DO ALSO NOTHING", "CREATE VIEW mine AS SELECT * FROM apps",
    ] as [StaticString]) func disabled(_ statement: StaticString) throws
  {
    let cluster = try #require(PostgreSQLCluster.shared)
    let store = try Store.open(at: .postgreSQL(try cluster.makeDatabase()), for: .create)
    try store.publish(Samples.catalog())
    #expect(try store.verify().problems == [])
    try store.database.run(statement, [])
    #expect(try !store.verify().problems.isEmpty)
  }

  @Test("a superuser runs nothing that the owner of the tables may have put there") func superuser() throws {
    let cluster = try #require(PostgreSQLCluster.shared)
    let address = try cluster.makeDatabase()
    let store = try Store.open(at: .postgreSQL(address), for: .create)
    try store.publish(Samples.catalog())
    try store.database.run("ALTER TABLE apps OWNER TO shopkeeper_writer", [])
    for access in [Store.Access.read, .write, .create] {
      let failure = #expect(throws: StoreFailure.self) { try Store.open(at: .postgreSQL(address), for: access) }
      #expect(failure?.description.contains("belong to the role \"shopkeeper_writer\"") == true)
    }
  }

  @Test("an owner who may not create roles has a store without them") func owner() throws {
    let cluster = try #require(PostgreSQLCluster.shared)
    let address = try cluster.makeUser(at: try cluster.makeDatabase(), memberOf: nil)
    let store = try Store.open(at: .postgreSQL(address), for: .create)
    try store.publish(Samples.catalog())
    #expect(try store.verify().problems == [])
  }
}
