/// Who may have changed the tables of a store in PostgreSQL, and what was changed.
extension PostgreSQLDatabase {
  /// Refuses a superuser the tables of another role, which could run any code with the rights of whoever uses them.
  func requireTrust() throws(StoreFailure) {
    let owner = try row(
      """
      SELECT CAST(r.rolname AS text) FROM pg_roles r
      WHERE NOT r.rolsuper AND current_setting('is_superuser') = 'on' AND r.oid IN (
        SELECT nspowner FROM pg_namespace WHERE nspname = 'shopkeeper'
        UNION SELECT relowner FROM pg_class WHERE relnamespace = to_regnamespace('shopkeeper')
        UNION SELECT proowner FROM pg_proc WHERE pronamespace = to_regnamespace('shopkeeper'))
      ORDER BY 1 LIMIT 1
      """)
    guard let name = try owner?.text(0) else { return }
    throw StoreFailure(
      .refused,
      "the tables of \"\(shown)\" belong to the role \"\(name)\", whose code a superuser would run; connect as that role, "
        + "or as another that isn't a superuser")
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
