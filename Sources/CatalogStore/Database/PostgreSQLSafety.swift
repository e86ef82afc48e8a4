/// Checks of who may have changed the tables of a store in PostgreSQL, and what was changed.
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
    // The objects of the schema, their parts (triggers, rules, checks, defaults, indexes, tables that inherit), the tables
    // that refer to them, which are read or changed with them, and what all of these use, such as functions.
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
            UNION ALL SELECT code.class, conrelid FROM pg_constraint
            WHERE code.class = CAST('pg_class' AS regclass) AND confrelid = code.id
          ) AS next (class, id)
        ),
        holder (id, held) AS (
          SELECT refobjid, '' FROM pg_shdepend JOIN code ON classid = class AND objid = code.id
          WHERE deptype = 'o' AND dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
          UNION ALL SELECT a.grantee, 'CREATE ON SCHEMA shopkeeper' FROM space, aclexplode(nspacl) AS a
          WHERE a.privilege_type = 'CREATE'
          UNION ALL SELECT a.grantee,
            string_agg(DISTINCT a.privilege_type, ', ') || ' ON ALL TABLES IN SCHEMA shopkeeper'
          FROM pg_class c JOIN space ON c.relnamespace = space.oid, aclexplode(c.relacl) AS a
          WHERE a.privilege_type IN ('TRIGGER', 'REFERENCES') GROUP BY a.grantee
          UNION ALL SELECT a.grantee, format('REFERENCES (%I) ON shopkeeper.%I', t.attname, c.relname)
          FROM pg_attribute t JOIN pg_class c ON t.attrelid = c.oid JOIN space ON c.relnamespace = space.oid,
            aclexplode(t.attacl) AS a
          WHERE a.privilege_type = 'REFERENCES'
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

  /// Objects that aren't of a store, or aren't as the migrations made them.
  ///
  /// PostgreSQL has page checksums for its files, which only its administrator can turn on and check; our
  /// own digests cover the contents.
  func storageProblems() throws(StoreFailure) -> [String] {
    var missing = Self.made
    var problems: [String] = []
    let found = try rows(
      """
      WITH space AS (SELECT oid FROM pg_namespace WHERE nspname = 'shopkeeper'),
        tables AS (SELECT c.*, c.tableoid FROM pg_class c JOIN space ON c.relnamespace = space.oid),
        part (class, id, made) AS (
          SELECT d.classid, d.objid, CASE d.classid
            WHEN CAST('pg_proc' AS regclass) THEN (
              SELECT concat(p.proname, CAST(p.proconfig AS text), CASE WHEN p.prosecdef THEN ' as owner' END, p.prosrc)
              FROM pg_proc p WHERE p.oid = d.objid)
            ELSE (
              SELECT concat(t.relname, CASE WHEN t.relpersistence <> 'p' THEN ' without log' END,
                CASE WHEN t.relkind <> 'r' OR t.relrowsecurity THEN ' with rules' END)
              FROM tables t WHERE t.oid = d.objid) END
          FROM pg_depend d JOIN space ON d.refobjid = space.oid
          WHERE d.refclassid = CAST('pg_namespace' AS regclass)
          UNION ALL
          SELECT t.tableoid, t.oid, CASE WHEN t.tgenabled IN ('O', 'A') THEN pg_get_triggerdef(t.oid, true) END
          FROM pg_trigger t JOIN tables ON t.tgrelid = tables.oid WHERE NOT t.tgisinternal
          UNION ALL
          SELECT k.tableoid, k.oid, CASE WHEN NOT EXISTS (
            SELECT 1 FROM pg_trigger t WHERE t.tgconstraint = k.oid AND t.tgenabled NOT IN ('O', 'A')
          ) THEN concat(tables.relname, ' ', pg_get_constraintdef(k.oid)) END
          FROM pg_constraint k JOIN tables ON k.conrelid = tables.oid WHERE k.contype NOT IN ('n', 't')
          UNION ALL SELECT k.tableoid, k.oid, '' FROM pg_constraint k JOIN tables ON k.confrelid = tables.oid
          WHERE k.conrelid NOT IN (SELECT oid FROM tables)
          UNION ALL SELECT r.tableoid, r.oid, '' FROM pg_rewrite r JOIN tables ON r.ev_class = tables.oid
          UNION ALL SELECT p.tableoid, p.oid, '' FROM pg_policy p JOIN tables ON p.polrelid = tables.oid
          UNION ALL SELECT a.tableoid, a.oid, '' FROM pg_attrdef a JOIN tables ON a.adrelid = tables.oid
          UNION ALL SELECT tables.tableoid, indexrelid, '' FROM pg_index JOIN tables ON indrelid = tables.oid
          WHERE indexprs IS NOT NULL OR indpred IS NOT NULL
          UNION ALL SELECT tables.tableoid, inhrelid, '' FROM pg_inherits JOIN tables ON inhparent = tables.oid
        )
      SELECT i.type, i.identity, coalesce(made, '')
      FROM part, LATERAL pg_identify_object(class, id, 0) AS i ORDER BY 1, 2
      """)
    for row in found {
      let (type, made) = (try row.text(0), try row.text(2))
      guard missing.removeValue(forKey: type == "trigger" ? Self.words(made) : made) == nil else { continue }
      problems.append("the \(type) \"\(try row.text(1))\" of \"\(shown)\" is not one of a store, or was changed")
    }
    return missing.values.sorted().map { "\($0) of \"\(shown)\" was removed, changed or turned off" } + problems
  }

  /// The definitions of all that the migrations make, each with its name.
  private static var made: [String: String] {
    var triggers: [Substring: String] = [:]
    var functions: [Substring: String] = [:]
    for statement in migrations.map({ "\($0.statements)" }).joined().split(separator: "CREATE ") {
      let words = statement.split(whereSeparator: \.isWhitespace)
      if words.first == "TRIGGER", words.count > 1 {
        // A later one replaces an earlier one.
        triggers[words[1]] = Self.words("CREATE \(statement.prefix { $0 != ";" })")
      } else if let start = statement.firstRange(of: "FUNCTION "), words.contains("plpgsql") {
        let parts = statement.split(separator: "$$", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3 else { continue }
        functions[statement[start.upperBound...].prefix { $0 != "(" }] = String(parts[1])
      }
    }
    var made: [String: String] = [:]
    for (name, trigger) in triggers { made[trigger] = "the trigger \"\(name)\"" }
    for (name, source) in functions {
      made["\(name){\"search_path=shopkeeper, pg_temp\"}\(source)"] = "the function \"\(name)\""
    }
    for table in tables { made[table] = "the table \"\(table)\"" }
    for constraint in constraints { made[constraint] = "the constraint \"\(constraint)\"" }
    return made
  }

  /// The words of a definition in a common order: the server has its own for the events of a trigger.
  private static func words(_ definition: String) -> String {
    definition.split(whereSeparator: \.isWhitespace).sorted().joined(separator: " ")
  }
}
