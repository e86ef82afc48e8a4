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
    "verify finds what the owner added, changed, turned off or removed",
    arguments: [
      "ALTER TABLE revisions DISABLE TRIGGER revisions_are_constant", "ALTER TABLE revisions DISABLE TRIGGER ALL",
      "DROP TRIGGER ledger_is_kept ON ledger", "ALTER TABLE ledger DROP CONSTRAINT ledger_app_fkey",
      "ALTER TABLE events DROP CONSTRAINT events_kind_check",
      "CREATE TRIGGER mine BEFORE UPDATE ON apps FOR EACH ROW EXECUTE FUNCTION refuse()",
      "CREATE RULE mine AS ON DELETE TO apps DO ALSO NOTHING", "CREATE VIEW mine AS SELECT * FROM apps",
      "CREATE TRIGGER ledger_is_kept BEFORE INSERT ON revisions FOR EACH ROW EXECUTE FUNCTION refuse()",
      "CREATE OR REPLACE TRIGGER ledger_is_kept BEFORE DELETE ON ledger FOR EACH STATEMENT EXECUTE FUNCTION refuse()",
      """
      CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql
      SET search_path = shopkeeper, pg_temp AS 'BEGIN RETURN NEW; END'
      """, "ALTER FUNCTION check_revision() SECURITY DEFINER", "ALTER FUNCTION check_event() RESET search_path",
      "ALTER TABLE revisions ENABLE ROW LEVEL SECURITY", "CREATE POLICY mine ON revisions USING (number < 2)",
      "ALTER TABLE revisions ADD CONSTRAINT mine CHECK (number < 9)",
      """
      ALTER TABLE events DROP CONSTRAINT events_kind_check, ADD CONSTRAINT events_kind_check CHECK (true)
      """, "ALTER TABLE revisions ADD COLUMN mine boolean DEFAULT true",
      "ALTER TABLE apps ALTER COLUMN bundle_id SET DEFAULT 'x'", "CREATE INDEX mine ON revisions (abs(number))",
      "CREATE OPERATOR === (LEFTARG = bigint, RIGHTARG = bigint, FUNCTION = int8eq)",
      "CREATE FUNCTION mine() RETURNS bigint LANGUAGE sql AS 'SELECT 1'", "CREATE DOMAIN mine AS bigint",
      "CREATE TABLE public.mine () INHERITS (revisions)", "ALTER TABLE migrations SET UNLOGGED",
      "CREATE TABLE public.mine (app bigint REFERENCES apps (id) ON DELETE SET NULL)",
    ] as [StaticString]) func disabled(_ statement: StaticString) throws
  {
    let cluster = try #require(PostgreSQLCluster.shared)
    let store = try Store.open(at: .postgreSQL(try cluster.makeDatabase()), for: .create)
    try store.publish(Samples.catalog())
    #expect(try store.verify().problems == [])
    try store.database.run(statement, [])
    let problems = try store.verify().problems
    #expect(!problems.isEmpty)
  }

  /// A way for the role "shopkeeper_writer" to put code into a store of a superuser.
  struct Entry: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let statement: StaticString
    var expected = "belong to the role \"shopkeeper_writer\""
  }

  static let entries = [
    Entry(testDescription: "a table", statement: "ALTER TABLE apps OWNER TO shopkeeper_writer"),
    Entry(testDescription: "the schema", statement: "ALTER SCHEMA shopkeeper OWNER TO shopkeeper_writer"),
    Entry(testDescription: "a function", statement: "ALTER FUNCTION refuse() OWNER TO shopkeeper_writer"),
    Entry(
      testDescription: "an operator",
      statement: """
        DO $$ BEGIN
          CREATE FUNCTION public.ran(oid, regnamespace) RETURNS boolean LANGUAGE plpgsql AS 'BEGIN RAISE ''ran''; END';
          CREATE OPERATOR = (LEFTARG = oid, RIGHTARG = regnamespace, FUNCTION = public.ran);
          ALTER OPERATOR = (oid, regnamespace) OWNER TO shopkeeper_writer;
        END $$
        """),
    Entry(
      testDescription: "the function of a trigger",
      statement: """
        DO $$ BEGIN
          CREATE FUNCTION public.mine() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
          ALTER FUNCTION public.mine() OWNER TO shopkeeper_writer;
          CREATE TRIGGER mine BEFORE INSERT ON revisions FOR EACH ROW EXECUTE FUNCTION public.mine();
        END $$
        """),
    Entry(
      testDescription: "the function of a check",
      statement: """
        DO $$ BEGIN
          CREATE FUNCTION public.mine() RETURNS boolean LANGUAGE sql AS 'SELECT true';
          ALTER FUNCTION public.mine() OWNER TO shopkeeper_writer;
          ALTER TABLE apps ADD CHECK (public.mine());
        END $$
        """),
    Entry(
      testDescription: "a table that inherits",
      statement: """
        DO $$ BEGIN
          CREATE TABLE public.mine () INHERITS (ledger);
          ALTER TABLE public.mine OWNER TO shopkeeper_writer;
        END $$
        """),
    Entry(
      testDescription: "triggers", statement: "GRANT ALL ON ALL TABLES IN SCHEMA shopkeeper TO shopkeeper_writer",
      expected: "REVOKE REFERENCES, TRIGGER ON ALL TABLES IN SCHEMA shopkeeper FROM shopkeeper_writer"),
    Entry(
      testDescription: "tables that refer to a column", statement: "GRANT REFERENCES (id) ON apps TO shopkeeper_writer",
      expected: "REVOKE REFERENCES (id) ON shopkeeper.apps FROM shopkeeper_writer"),
    Entry(
      testDescription: "a table that is read or changed with one that it refers to",
      statement: """
        DO $$ BEGIN
          CREATE TABLE public.notes (app bigint REFERENCES apps (id));
          ALTER TABLE public.notes OWNER TO shopkeeper_writer;
        END $$
        """),
    Entry(
      testDescription: "everybody's objects", statement: "GRANT ALL ON SCHEMA shopkeeper TO PUBLIC",
      expected: "REVOKE CREATE ON SCHEMA shopkeeper FROM PUBLIC"),
    Entry(
      testDescription: "the role of all sessions",
      statement: """
        DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET role = shopkeeper_writer', current_database()); END $$
        """, expected: "gives the superuser \"shopkeeper\" the role \"shopkeeper_writer\""),
  ]

  @Test("a superuser runs nothing that another role may have put there", arguments: entries) func superuser(
    _ entry: Entry
  ) throws {
    let cluster = try #require(PostgreSQLCluster.shared)
    let address = try cluster.makeDatabase()
    let store = try Store.open(at: .postgreSQL(address), for: .create)
    try store.publish(Samples.catalog())
    try store.database.run(entry.statement, [])
    for access in [Store.Access.read, .write, .create] {
      let failure = #expect(throws: StoreFailure.self) { try Store.open(at: .postgreSQL(address), for: access) }
      #expect(failure?.kind == .refused)
      #expect(failure?.description.contains(entry.expected) == true, "\(failure?.description ?? "")")
    }
  }

  @Test("a superuser gets no store in a database whose owner chose the role of all sessions") func roleOfNewStore()
    throws
  {
    let cluster = try #require(PostgreSQLCluster.shared)
    let address = try cluster.makeDatabase()
    let user = try cluster.makeUser(at: address, memberOf: nil)
    let failure = #expect(throws: StoreFailure.self) {
      let options = "&options=-c%20role%3D\(try #require(user.split(separator: "/")[1].split(separator: "@").first))"
      return try Store.open(at: .postgreSQL(address + options), for: .create)
    }
    #expect(failure?.kind == .refused)
  }

  @Test("a superuser uses a store that others read and write to") func trusted() throws {
    let cluster = try #require(PostgreSQLCluster.shared)
    let address = try cluster.makeDatabase()
    let store = try Store.open(at: .postgreSQL(address), for: .create)
    try store.database.run(
      """
      DO $$ BEGIN
        GRANT SELECT, INSERT, UPDATE ON ALL TABLES IN SCHEMA shopkeeper TO shopkeeper_writer;
        CREATE VIEW public.mine AS SELECT * FROM apps;
        ALTER VIEW public.mine OWNER TO shopkeeper_writer;
        CREATE INDEX apps_by_name ON apps (bundle_id);
      END $$
      """, [])
    let other = try Store.open(at: .postgreSQL(address), for: .write)
    try other.publish(Samples.catalog())
    #expect(try other.verify().problems == [])
  }

  @Test("an owner who may not create roles has a store without them, which a superuser doesn't use") func owner() throws
  {
    let cluster = try #require(PostgreSQLCluster.shared)
    let superuser = try cluster.makeDatabase()
    let address = try cluster.makeUser(at: superuser, memberOf: nil)
    let store = try Store.open(at: .postgreSQL(address), for: .create)
    try store.publish(Samples.catalog())
    #expect(try store.verify().problems == [])
    let failure = #expect(throws: StoreFailure.self) { try Store.open(at: .postgreSQL(superuser), for: .create) }
    #expect(failure?.description.contains("belong to the role \"user_of_") == true)
  }
}
