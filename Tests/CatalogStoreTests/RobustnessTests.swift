import Basics
import CatalogModel
import Dispatch
import Foundation
import Testing

@testable import CatalogStore

@Suite("No acknowledged revision is lost", .enabled(if: PublishProcess.tool != nil)) struct RobustnessTests {
  private let app = "com.example.game"

  /// The numbers of the catalogs that were published, in the order of the revisions.
  private func published(in store: Store) throws -> [Int] {
    let newest = try #require(try store.revision(of: app))
    return try (1...newest.number).map { number in
      let revision = try #require(try store.revision(number, of: app))
      let name = try store.catalog(of: revision).products.first?.referenceName
      return try #require(name.flatMap { Int($0.dropFirst("No ads ".count)) })
    }
  }

  @Test("a publication that is killed at any moment is there or not, but never half there", arguments: Engine.allCases)
  func killed(_ engine: Engine) throws {
    let test = try TestStore(engine)
    let folder = try TemporaryFolder()
    _ = try test.open()
    var numbers = SystemRandomNumberGenerator()
    var acknowledged: [Int] = []
    for number in 1...15 {
      let started = try PublishProcess.start(number, in: folder, to: test.location)
      usleep(UInt32.random(in: 0..<400_000, using: &numbers))
      kill(started.process.processIdentifier, SIGKILL)
      let (status, text) = PublishProcess.finish(started)
      // Acknowledged as soon as it is printed, even if the process was killed afterwards.
      if status == 0 || text.contains("published revision") { acknowledged.append(number) }
    }
    let (status, text) = PublishProcess.finish(try PublishProcess.start(99, in: folder, to: test.location))
    #expect(status == 0, "\(text)")
    let store = try test.open(.read)
    #expect(try store.verify().problems == [])
    let published = try published(in: store)
    #expect(Set(acknowledged).isSubset(of: published))
    #expect(published == published.sorted())
  }

  @Test(
    "a database that crashes while others publish keeps what it acknowledged",
    .enabled(if: PostgreSQLCluster.shared != nil)) func crash() throws
  {
    let cluster = try PostgreSQLCluster(settings: [])
    let location = StoreLocation.postgreSQL(try cluster.makeDatabase())
    _ = try Store.open(at: location, for: .create)
    let folder = try TemporaryFolder()
    let isOver = Lock(false)
    let outcomes = Lock<[(number: Int, status: Int32, text: String)]>([])
    let publications = DispatchGroup()
    DispatchQueue.global().async(group: publications) {
      // The last of them begins after the last crash.
      for number in 1... {
        let isLast = isOver.withLock { $0 }
        guard let started = try? PublishProcess.start(number, in: folder, to: location) else { return }
        let result = PublishProcess.finish(started)
        outcomes.withLock { $0.append((number, result.status, result.text)) }
        if isLast { return }
      }
    }
    do {
      // The others finish, whatever happens here.
      defer { isOver.withLock { $0 = true } }
      for _ in 1...4 {
        usleep(300_000)
        try cluster.restart(.immediate)
      }
    }
    publications.wait()
    let results = outcomes.withLock { $0 }
    for result in results {
      let isClear = result.text.contains("error: ") && !result.text.contains("Fatal error")
      #expect(result.status == 0 || result.status == 3 && isClear, "\(result)")
    }
    let acknowledged = results.filter { $0.status == 0 }.map(\.number)
    #expect(acknowledged.last == results.last?.number)
    let store = try Store.open(at: location, for: .read)
    #expect(try store.verify().problems == [])
    #expect(Set(acknowledged).isSubset(of: try published(in: store)))
  }

  @Test("a database that goes silent is given up in time", arguments: Engine.allCases.filter { $0 == .postgreSQL })
  func silent(_ engine: Engine) throws {
    let test = try TestStore(engine)
    let database = try PostgreSQLDatabase(test.location, access: .create, patience: 300)
    let start = ContinuousClock.now
    let failure = #expect(throws: StoreFailure.self) { try database.run("SELECT CAST(pg_sleep(600) AS text)", []) }
    #expect(failure?.kind == .disconnected)
    #expect(failure?.description.contains("has not answered") == true)
    #expect(ContinuousClock.now - start < .seconds(300))
    // The statements that follow fail at once.
    #expect(throws: StoreFailure.self) { try database.run("SELECT CAST(1 AS text)", []) }
  }

  @Test("processes that publish at once make one line of revisions", arguments: Engine.allCases) func atOnce(
    _ engine: Engine
  ) throws {
    let test = try TestStore(engine)
    let folder = try TemporaryFolder()
    let started = try (1...8).map { try PublishProcess.start($0, in: folder, to: test.location) }
    for started in started {
      let (status, text) = PublishProcess.finish(started)
      #expect(status == 0, "\(text)")
    }
    let store = try test.open(.read)
    #expect(try store.revision(of: app)?.number == 8)
    #expect(try store.verify() == Verification(apps: 1, revisions: 8, parts: store.verify().parts))
  }

  @Test("a limit of the file size is a clear error, and a retry works") func limit() throws {
    let test = try TestStore(.sqlite)
    let folder = try TemporaryFolder()
    let (status, _) = PublishProcess.finish(try PublishProcess.start(1, in: folder, to: test.location))
    #expect(status == 0)
    // In units of 1024 bytes: the store exists, and nothing can be added to its log.
    let (failed, text) = PublishProcess.finish(
      try PublishProcess.start(2, in: folder, to: test.location, limits: "ulimit -f 4;"))
    #expect(failed == 3, "\(text)")
    #expect(text.contains("error: could not"), "\(text)")
    let (again, more) = PublishProcess.finish(try PublishProcess.start(2, in: folder, to: test.location))
    #expect(again == 0, "\(more)")
    #expect(try test.open(.read).verify().problems == [])
  }

  @Test("a file that can't be written is read, and can be written later") func readOnlyFile() throws {
    let test = try TestStore(.sqlite)
    let folder = try TemporaryFolder()
    #expect(PublishProcess.finish(try PublishProcess.start(1, in: folder, to: test.location)).status == 0)
    func setMode(_ mode: Int) throws {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: test.path)
    }
    try setMode(0o400)
    let (status, text) = try PublishProcess.verify(test.path)
    #expect(status == 0, "\(text)")
    try setMode(0o600)
    let (again, more) = PublishProcess.finish(
      try PublishProcess.start(2, in: folder, to: test.location, under: PublishProcess.withoutPrivilege))
    #expect(again == 0, "\(more)")
  }

  @Test("a folder that can't be written is a clear error, and a retry elsewhere works") func readOnly() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("stores/test.store")
    func setMode(_ mode: Int) throws {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path("stores"))
    }
    func publish(_ number: Int) throws -> (status: Int32, text: String) {
      PublishProcess.finish(
        try PublishProcess.start(number, in: folder, to: .file(path), under: PublishProcess.withoutPrivilege))
    }
    try FileManager.default.createDirectory(atPath: folder.path("stores"), withIntermediateDirectories: true)
    try setMode(0o500)
    let (refused, text) = try publish(1)
    #expect(refused == 3, "\(text)")
    #expect(text.contains("error: could not"), "\(text)")
    try setMode(0o700)
    #expect(try publish(1).status == 0)
    try setMode(0o500)
    let (again, more) = try publish(2)
    #expect(again == 3, "\(more)")
    #expect(more.contains("error: could not"), "\(more)")
    try setMode(0o700)
    #expect(try publish(2).status == 0)
    #expect(try Store.open(at: .file(path)).verify().problems == [])
  }

  @Test(
    "a database that is stopped and started again is a clear error, and a retry works",
    .enabled(if: PostgreSQLCluster.shared != nil), arguments: PostgreSQLCluster.Stop.allCases) func restart(
      _ stop: PostgreSQLCluster.Stop
    ) throws
  {
    let cluster = try PostgreSQLCluster(settings: ["fsync=off"])
    let location = StoreLocation.postgreSQL(try cluster.makeDatabase())
    let store = try Store.open(at: location, for: .create)
    try store.publish(Samples.catalog())
    try cluster.restart(stop)
    let failure = #expect(throws: StoreFailure.self) {
      try store.publish(Samples.catalog(["coins": "price: {tier: 2}"]))
    }
    #expect(failure?.kind == .disconnected)
    let again = try Store.open(at: location, for: .write)
    #expect(try again.publish(Samples.catalog(["coins": "price: {tier: 2}"])).revision.number == 2)
    #expect(try again.verify().problems == [])
  }
}
