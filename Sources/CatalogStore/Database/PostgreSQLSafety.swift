/// Who may have changed the tables of a store in PostgreSQL, and what was changed.
extension PostgreSQLDatabase {
  /// Refuses a superuser a schema in which another role could have put code, which would run with the rights of the
  /// superuser; then names are those of the schema, if there is one.
  ///
  /// Until then, names are those of the system: others can't add to them.
  func requireTrust() throws(StoreFailure) {
    let session = try row(
      """
      SELECT session_user, current_user, count(*) FILTER (WHERE rolsuper),
        count(*) FILTER (WHERE rolsuper AND rolname = session_user),
        (SELECT count(*) FROM pg_namespace WHERE nspname = 'shopkeeper')
      FROM pg_roles WHERE rolname IN (session_user, current_user)
      """)
    guard let session else { throw .damaged("a session without a role") }
    let (user, role, isSuperuser) = (try session.text(0), try session.text(1), try session.integer(3) > 0)
    // Code that runs as the role can take the rights of the session back.
    if isSuperuser, user != role {
      throw StoreFailure(
        .refused,
        "\"\(shown)\" gives the superuser \"\(user)\" the role \"\(role)\"; connect as a role that isn't a superuser, or "
          + "remove the setting \"role\" of the database")
    }
    guard try session.integer(4) > 0 else { return }
    if try session.integer(2) > 0 { try requireTrustOfSuperuser() }
    try execute("SET search_path = shopkeeper, pg_temp")
  }

  private func requireTrustOfSuperuser() throws(StoreFailure) {
    // The objects of the schema, their parts (triggers, rules, checks, defaults, indexes, tables that inherit), and
    // what all of these use, such as functions.
    let holder = try row(
      """
      WITH RECURSIVE space AS (SELECT tableoid, oid, nspacl FROM pg_namespace WHERE nspname = 'shopkeeper'),
        code (class, id) AS (
          SELECT tableoid, oid FROM space
          UNION SELECT next.class, next.id FROM code, LATERAL (
            SELECT classid, objid FROM pg_depend WHERE refclassid = code.class AND refobjid = code.id
              AND (deptype IN ('a', 'i') OR refclassid = CAST('pg_namespace' AS regclass))
            UNION ALL SELECT refclassid, refobjid FROM pg_depend WHERE classid = code.class AND objid = code.id
              AND refclassid NOT IN (CAST('pg_namespace' AS regclass), CAST('pg_extension' AS regclass))
            UNION ALL SELECT code.class, inhrelid FROM pg_inherits
            WHERE code.class = CAST('pg_class' AS regclass) AND inhparent = code.id
          ) AS next (class, id)
        ),
        holder (id, held) AS (
          SELECT refobjid, '' FROM pg_shdepend JOIN code ON classid = class AND objid = code.id
          WHERE deptype = 'o' AND dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
          UNION ALL SELECT a.grantee, 'CREATE ON SCHEMA shopkeeper' FROM space, aclexplode(nspacl) AS a
          WHERE a.privilege_type = 'CREATE'
          UNION ALL SELECT a.grantee, 'TRIGGER ON ALL TABLES IN SCHEMA shopkeeper'
          FROM pg_class c JOIN space ON c.relnamespace = space.oid, aclexplode(c.relacl) AS a
          WHERE a.privilege_type = 'TRIGGER'
        )
      SELECT coalesce(r.rolname, 'PUBLIC'), coalesce(quote_ident(r.rolname), 'PUBLIC'), held
      FROM holder LEFT JOIN pg_roles r ON r.oid = holder.id
      WHERE r.rolsuper IS NOT TRUE ORDER BY held, 1 LIMIT 1
      """)
    guard let holder else { return }
    let (name, held) = (try holder.text(0), try holder.text(2))
    throw StoreFailure(
      .refused,
      held.isEmpty
        ? "the tables of \"\(shown)\", or what they use, belong to the role \"\(name)\", whose code a superuser would run; "
          + "connect as that role, or as another that isn't a superuser"
        : "the role \"\(name)\" can add code to the tables of \"\(shown)\", which a superuser would run; connect as a role "
          + "that isn't a superuser, or run: REVOKE \(held) FROM \(try holder.text(1))")
  }

  /// Rules of the database that somebody removed or turned off.
  ///
  /// PostgreSQL has page checksums for its files, which only its administrator can turn on and check; our
  /// own digests cover the contents.
  func storageProblems() throws(StoreFailure) -> [String] {
    var missing = Self.triggers
    let enabled = try rows(
      """
      SELECT CAST(t.tgname AS text) FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
        JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = 'shopkeeper' AND NOT t.tgisinternal AND t.tgenabled IN ('O', 'A')
      """)
    for row in enabled { missing.remove(try row.text(0)) }
    var problems = missing.sorted().map { "the trigger \"\($0)\" of \"\(shown)\" was removed or turned off" }
    let others = try rows(
      """
      SELECT CAST('the trigger "' || t.tgname || '"' AS text), CAST(t.tgname AS text)
      FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
      WHERE c.relnamespace = to_regnamespace('shopkeeper') AND NOT t.tgisinternal
      UNION ALL SELECT CAST('the rule "' || r.rulename || '"' AS text), '' FROM pg_rewrite r
      JOIN pg_class c ON c.oid = r.ev_class WHERE c.relnamespace = to_regnamespace('shopkeeper')
      UNION ALL SELECT CAST('the relation "' || relname || '"' AS text), '' FROM pg_class
      WHERE relnamespace = to_regnamespace('shopkeeper') AND relkind IN ('v', 'm', 'f')
      """)
    for row in others where try !Self.triggers.contains(row.text(1)) {
      problems.append("\(try row.text(0)) of \"\(shown)\" is not one of a store")
    }
    let constraints = try row(
      """
      SELECT count(*) FROM pg_constraint k JOIN pg_namespace n ON n.oid = k.connamespace
      WHERE n.nspname = 'shopkeeper' AND k.contype IN ('p', 'u', 'f', 'c') AND k.convalidated
        AND NOT EXISTS (SELECT 1 FROM pg_trigger t
          WHERE t.tgconstraint = k.oid AND t.tgenabled NOT IN ('O', 'A'))
      """)
    let count = try constraints?.integer(0) ?? 0
    if count < Self.constraints {
      problems.append("\(Self.constraints - count) of the constraints of \"\(shown)\" were removed or turned off")
    }
    return problems
  }
}
