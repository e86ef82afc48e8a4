/// A step from one version of the tables to the next. A migration that was released never changes.
struct StoreMigration: Sendable {
  let name: String
  let tables: StaticString
  /// Statements that differ from engine to engine, after the tables.
  let statements: StaticString

  init(_ name: String, tables: StaticString = "", _ statements: StaticString) {
    self.name = name
    self.tables = tables
    self.statements = statements
  }

  /// Checks the names of the migrations that a store has had.
  static func check(_ applied: [String], against known: [StoreMigration], of store: String) throws(StoreFailure) {
    for (number, name) in applied.enumerated() {
      guard number < known.count else {
        throw StoreFailure(
          .newer,
          "\(store) has version \(applied.count) (\"\(name)\"), this program knows "
            + "version \(known.count); use a newer shopkeeper")
      }
      guard known[number].name == name else {
        throw StoreFailure(
          .foreign,
          "\(store) is not a store of shopkeeper: migration \(number + 1) is "
            + "\"\(name)\", expected \"\(known[number].name)\"")
      }
    }
  }
}
