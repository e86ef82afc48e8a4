import Basics
import Dispatch
import Foundation
import TestTools
import Testing

@testable import CatalogStore

@Suite("A damaged or hostile file is refused, never served") struct DamageTests {
  private let app = "com.example.game"

  /// A sound store of a few revisions, as the bytes of its file.
  private func sound() throws -> [UInt8] {
    let test = try TestStore(.sqlite)
    do {
      let store = try test.open()
      for tier in 1...4 {
        var products = Samples.products(60)
        products["coins100000"] = "price: {tier: \(tier)}"
        try store.publish(Samples.catalog(products, retired: ["\(app).old"]))
      }
      try store.setChannel("production", of: app, to: 2, author: "Ada")
    }
    return Array(try Data(contentsOf: URL(filePath: test.path)))
  }

  /// Everything that a store says about the app, as text; nil if it is refused or any of it can't be read.
  private func answers(of path: String) -> [String]? {
    do {
      let store = try Store.open(at: .file(path))
      guard try store.verify().problems.isEmpty else { return nil }
      var answers: [String] = try store.channels(of: app).map { "\($0)" }
      try store.forEachRevision(of: app) { revision in
        answers.append("\(revision)")
        return true
      }
      for number in 1...(try store.newest(of: app)?.number ?? 1) {
        guard let revision = try store.revision(number, of: app) else { return nil }
        answers.append("\(try store.content(of: revision)) \(try store.changes(of: revision))")
      }
      try store.forEachLedgerEntry(of: app) { answers.append("\($0)") }
      try store.forEachChannelChange(of: app) { answers.append("\($0)") }
      return answers
    } catch { return nil }
  }

  @Test(
    "a journal that would make SQLite remove another file is refused, also where a link leads to it",
    arguments: [false, true]) func foreignJournal(_ isLinked: Bool) throws
  {
    let folder = try TemporaryFolder()
    let path = folder.path("a.store")
    let link = folder.path("link.store")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.store")
    try Data(try sound()).write(to: URL(filePath: path))
    let other = folder.path("other.txt")
    try Data("kept".utf8).write(to: URL(filePath: other))
    let magic: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]
    let name = Array(other.utf8)
    let sum = name.reduce(UInt32(0)) { $0 &+ UInt32($1) }
    func number(_ value: UInt32) -> [UInt8] { withUnsafeBytes(of: value.bigEndian) { Array($0) } }
    // No page to roll back, the size of a page, and the name of a file that doesn't lead here.
    let header = magic + number(0) + number(1) + number(8) + number(512) + number(4096)
    let record = number(2) + name + number(UInt32(name.count)) + number(sum) + magic
    try Data(header + [UInt8](repeating: 0, count: 512 - header.count) + record).write(
      to: URL(filePath: path + "-journal"))
    for access in [Store.Access.read, .write, .create] {
      let failure = #expect(throws: StoreFailure.self) {
        try Store.open(at: .file(isLinked ? link : path), for: access)
      }
      #expect(failure?.description.contains("names another file") == true)
    }
    #expect(FileManager.default.fileExists(atPath: other))
  }

  @Test(
    "a link, a pipe and another file's name in the place of a file of SQLite's are refused",
    arguments: ["-journal", "-wal", "-shm"], ["link", "pipe", "name"])
  func otherFiles(suffix: String, kind: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.store")
    try Data(try sound()).write(to: URL(filePath: path))
    let other = folder.path("other.txt")
    try Data("kept".utf8).write(to: URL(filePath: other))
    switch kind {
    case "link": try FileManager.default.createSymbolicLink(atPath: path + suffix, withDestinationPath: other)
    case "pipe": #expect(mkfifo(path + suffix, 0o600) == 0)
    default: try FileManager.default.linkItem(atPath: other, toPath: path + suffix)
    }
    for access in [Store.Access.read, .write, .create] {
      let failure = #expect(throws: StoreFailure.self) { try Store.open(at: .file(path), for: access) }
      #expect(failure?.description.contains("is not a file of its own") == true)
    }
    #expect(try Data(contentsOf: URL(filePath: other)) == Data("kept".utf8))
  }

  @Test("a flipped byte anywhere in the file is found, or changes nothing that the store says") func flipped() throws {
    let bytes = try sound()
    var numbers = SystemRandomNumberGenerator()
    let folder = try TemporaryFolder()
    let path = folder.path("flipped.store")
    func answers(_ bytes: [UInt8]) throws -> [String]? {
      for ending in ["", "-wal", "-shm"] { unlink(path + ending) }
      try Data(bytes).write(to: URL(filePath: path))
      return self.answers(of: path)
    }
    let sound = try #require(try answers(bytes))
    var found = 0
    let rounds = Seeds.rounds(1000)
    for _ in 0..<rounds {
      var damaged = bytes
      let place = Int.random(in: 0..<bytes.count, using: &numbers)
      damaged[place] ^= UInt8.random(in: 1...255, using: &numbers)
      guard let answers = try answers(damaged) else {
        found += 1
        continue
      }
      #expect(answers == sound, "byte \(place)")
    }
    // The others are free space of the pages.
    #expect(found > rounds / 10)
  }

  /// A change that anybody could make to a file with SQLite's own tool.
  struct Attack: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let statements: StaticString
    var kind = StoreFailure.Kind.foreign
  }

  static let attacks = [
    Attack(
      testDescription: "a trigger",
      statements: """
        CREATE TRIGGER evil AFTER INSERT ON revisions BEGIN DELETE FROM events; END
        """),
    Attack(testDescription: "a view", statements: "CREATE VIEW evil AS SELECT * FROM revisions"),
    Attack(testDescription: "a table", statements: "CREATE TABLE evil (x)"),
    Attack(testDescription: "a missing trigger", statements: "DROP TRIGGER revisions_are_constant"),
    Attack(testDescription: "a missing table", statements: "DROP TABLE events"),
    Attack(testDescription: "an index", statements: "CREATE INDEX evil ON ledger (reason)"),
    Attack(
      testDescription: "a table without types",
      statements: "DROP TABLE changes; CREATE TABLE changes (app, subject, revision)"),
    // Reading it would be an error of SQLite's, or have no end.
    Attack(
      testDescription: "computed names of migrations",
      statements: """
        PRAGMA writable_schema = ON;
        UPDATE sqlite_schema SET sql = 'CREATE TABLE migrations (number INTEGER PRIMARY KEY,
          name TEXT AS (abs(-9223372036854775807 - number)))' WHERE name = 'migrations'
        """),
    Attack(testDescription: "another application", statements: "PRAGMA application_id = 1"),
    Attack(
      testDescription: "a newer version",
      statements: "INSERT INTO migrations (number, name) VALUES (1000, 'from the future')", kind: .newer),
  ]

  @Test("a file whose declarations somebody changed is refused", arguments: attacks) func attacked(_ attack: Attack)
    throws
  {
    let test = try TestStore(.sqlite)
    try test.open().publish(Samples.catalog())
    try Database.change(test.path, attack.statements)
    for access in [Store.Access.read, .write, .create] {
      let failure = #expect(throws: StoreFailure.self) { try test.open(access) }
      #expect(failure?.kind == attack.kind)
    }
  }

  /// Numbers that no program of ours writes.
  static let extremes: [StaticString] = [
    "UPDATE revisions SET number = 9223372036854775807 WHERE number = 2", "UPDATE revisions SET size = -1",
    "UPDATE revisions SET size = 9223372036854775807", "UPDATE revisions SET published = -9223372036854775808",
    "UPDATE revisions SET published = 9223372036854775807", "UPDATE revisions SET facets = -9223372036854775808",
    "UPDATE ledger SET removed_in = -9223372036854775808", "UPDATE ledger SET first_revision = 9223372036854775807",
    "UPDATE ledger SET retired = -9223372036854775808",
    "UPDATE changes SET revision = 9223372036854775807 WHERE revision = 2",
    "UPDATE events SET number = 9223372036854775807 WHERE number = 2",
    "UPDATE events SET revision = -9223372036854775808", "UPDATE events SET happened = -9223372036854775808",
    "UPDATE apps SET id = 9223372036854775807", "UPDATE blobs SET content = x''",
    "UPDATE blobs SET content = zeroblob(1000000)",
  ]

  @Test("numbers without bounds are found, and end no program", arguments: extremes) func extreme(
    _ statement: StaticString
  ) throws {
    let test = try twoRevisions()
    try Database.forge(test.path, statement)
    let store = try test.open(.write)
    #expect(try !store.verify().problems.isEmpty)
    // These return, whatever they do.
    try? store.forEachRevision(of: app) { !$0.published.description.isEmpty }
    try? store.forEachLedgerEntry(of: app) { _ = "\($0.last(newest: 2) ?? 0) \($0.retired ?? .now)" }
    try? store.forEachChannelChange(of: app) { _ = $0.time.description }
    try? store.blame(app) { _, _ in }
    _ = try? store.revision(of: app).map { try store.catalog(of: $0) }
    _ = try? store.revision(of: app, channel: "production").map { try store.content(of: $0) }
    _ = try? store.retire("\(app).coins", reason: "", author: "Ada")
    try? store.setChannel("beta", of: app, to: 1, author: "Ada")
    _ = try? store.publish(Samples.catalog(["gems": "price: {tier: 3}"]))
  }

  @Test("a history with more product IDs than apps have is refused before it fills the memory") func manyIDs() throws {
    let store = try twoRevisions().open(.read)
    let number = try #require(try store.appNumber(app))
    #expect(try store.replayedLedger(of: app, number, atMost: 2).count == 2)
    let failure = #expect(throws: StoreFailure.self) { try store.replayedLedger(of: app, number, atMost: 1) }
    #expect(failure?.kind == .damaged)
  }

  @Test("what is not a store is refused") func foreign() throws {
    let folder = try TemporaryFolder()
    let text = folder.path("text")
    try Data("catalog: 1\n".utf8).write(to: URL(filePath: text))
    #expect(kind(text) == .foreign)
    #expect(kind(folder.url.path) == .foreign)
    #expect(kind(folder.path("missing")) == .missing)
    #expect(kind("/dev/null") == .foreign)
  }

  private func kind(_ path: String) -> StoreFailure.Kind? {
    do {
      _ = try Store.open(at: .file(path))
      return nil
    } catch { return error.kind }
  }

  /// Changes by somebody who restores the triggers afterwards.
  static let forgeries = [
    Attack(testDescription: "a message", statements: "UPDATE revisions SET message = 'x' WHERE number = 2"),
    Attack(testDescription: "an author", statements: "UPDATE revisions SET author = 'Eve' WHERE number = 1"),
    Attack(testDescription: "the newest revision", statements: "DELETE FROM revisions WHERE number = 1"),
    Attack(
      testDescription: "a price",
      statements: "UPDATE blobs SET content = CAST(replace(CAST(content AS TEXT), '\"1\"', '\"9\"') AS BLOB)"),
    Attack(testDescription: "history", statements: "UPDATE changes SET fields = 'price.tier'"),
    Attack(testDescription: "a retirement", statements: "UPDATE ledger SET retired = NULL"),
    Attack(testDescription: "a reason", statements: "UPDATE ledger SET reason = 'x' WHERE retired > 0"),
    Attack(testDescription: "an ID", statements: "DELETE FROM ledger WHERE retired > 0"),
    Attack(testDescription: "a channel", statements: "UPDATE events SET revision = 1"),
    Attack(testDescription: "an event", statements: "DELETE FROM events WHERE number = 1"),
  ]

  @Test("verify finds what somebody changed", arguments: forgeries) func forged(_ forgery: Attack) throws {
    let test = try twoRevisions()
    try Database.forge(test.path, forgery.statements)
    #expect(try !test.open(.read).verify().problems.isEmpty)
  }

  /// A closed store with two revisions, a retired ID and a channel.
  private func twoRevisions() throws -> TestStore {
    let test = try TestStore(.sqlite)
    let store = try test.open()
    try store.publish(Samples.catalog(retired: ["\(app).old"]))
    try store.publish(Samples.catalog(["coins": "price: {tier: 2}"], retired: ["\(app).old"]))
    try store.setChannel("production", of: app, to: 2, author: "Ada")
    return test
  }
}
