import Testing

@testable import CatalogStore

@Suite("The database itself refuses what the rules refuse") struct DatabaseRuleTests {
  /// A statement that a program without our rules could run.
  struct Attempt: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let statement: StaticString
    var values: [StoreValue] = []
  }

  static let attempts = [
    Attempt(testDescription: "change a revision", statement: "UPDATE revisions SET message = 'x'"),
    Attempt(testDescription: "delete a revision", statement: "DELETE FROM revisions"),
    Attempt(testDescription: "change content", statement: "UPDATE blobs SET content = digest"),
    Attempt(testDescription: "delete content", statement: "DELETE FROM blobs"),
    Attempt(testDescription: "change history", statement: "UPDATE changes SET fields = 'x'"),
    Attempt(testDescription: "delete history", statement: "DELETE FROM changes"),
    Attempt(testDescription: "forget an ID", statement: "DELETE FROM ledger"),
    Attempt(testDescription: "change a type", statement: "UPDATE ledger SET type = 'non-consumable'"),
    Attempt(
      testDescription: "give an ID to another app",
      statement: "UPDATE ledger SET app = 2 WHERE product = 'com.example.game.coins'"),
    Attempt(
      testDescription: "take an ID of another app",
      statement: """
        INSERT INTO ledger (product, app, type, period, subscription_group, reason)
        VALUES ('com.example.game.coins', 2, 'consumable', '', '', '')
        """),
    Attempt(
      testDescription: "bring a retired ID back",
      statement: "UPDATE ledger SET retired = NULL WHERE product = 'com.example.game.old'"),
    Attempt(
      testDescription: "use a retired ID",
      statement: """
        INSERT INTO changes (app, subject, revision, kind, fields, product, type, period,
          subscription_group)
        VALUES (1, 'product:com.example.game.old', 1, 'added', '', 'com.example.game.old', '', '', '')
        """),
    Attempt(
      testDescription: "use an ID with another type",
      statement: """
        INSERT INTO changes (app, subject, revision, kind, fields, product, type, period,
          subscription_group)
        VALUES (1, 'product:x', 1, 'added', '', 'com.example.game.coins', 'non-renewing', '', '')
        """),
    Attempt(
      testDescription: "leave a gap",
      statement: """
        INSERT INTO revisions (app, number, published, author, message, commit_id, facets, products,
          size, content, root, changes, previous, digest)
        SELECT app, 7, published, author, message, commit_id, facets, products, size, content, root,
          changes, previous, content FROM revisions WHERE app = 1
        """), Attempt(testDescription: "forget an event", statement: "DELETE FROM events"),
    Attempt(testDescription: "change an event", statement: "UPDATE events SET author = 'x'"),
  ]

  @Test("no statement can", arguments: Engine.allCases, attempts) func refused(_ engine: Engine, _ attempt: Attempt)
    throws
  {
    let test = try TestStore(engine)
    let store = try test.open()
    try store.publish(Samples.catalog(retired: ["com.example.game.old"]))
    try store.publish(Samples.catalog(app: "com.example.other"))
    let failure = #expect(throws: StoreFailure.self) {
      try store.database.transaction(writing: true) { () throws(StoreFailure) in
        try store.database.run(attempt.statement, attempt.values)
      }
    }
    #expect(failure?.kind == .refused)
    #expect(try store.verify().problems == [])
  }
}
