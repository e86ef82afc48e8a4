import Foundation
import Testing

@Suite("shopkeeper serve from a store", .timeLimit(.minutes(40))) struct ServeStoreTests {
  static let path = "/v1/apps/com.example.small/products"

  static func text(_ title: String, app: String = "small") -> String {
    Samples.small.replacing("title: 400 Gold Coins", with: "title: \(title)").replacing(
      "com.example.small", with: "com.example.\(app)")
  }

  @Test("a published revision is served at once with its number, and so is another app's first") func newest()
    async throws
  {
    let folder = try TemporaryFolder()
    let store = folder.path("shop.store")
    let catalog = try folder.write(Self.text("400 Gold Coins"), to: "catalog.yml")
    #expect(await CommandRun("publish", catalog, "--store", store, "--allow-warnings", "--author", "A").status == 0)
    let server = try ServerProcess(["--store", store], logIn: folder)
    let first = try server.ask(Self.path)
    #expect(first.contains("Shopkeeper-Revision: 1\r\n"))
    #expect(first.contains("\"revision\":1,"))

    try folder.write(Self.text("400 Coins of Gold"), to: "catalog.yml")
    #expect(await CommandRun("publish", catalog, "--store", store, "--allow-warnings", "--author", "A").status == 0)
    #expect(server.waits(for: "serving com.example.small version 2, products: 1\n"))
    #expect(try server.ask(Self.path).contains("400 Coins of Gold"))
    #expect(try server.ask(Self.path + "?revision=1").hasPrefix("HTTP/1.1 404 "))
    #expect(try server.ask(Self.path + "?after=2&wait=1").contains("\"revision\":2,"))

    let other = try folder.write(Self.text("400 Gold Coins", app: "other"), to: "other/catalog.yml")
    #expect(await CommandRun("publish", other, "--store", store, "--allow-warnings", "--author", "A").status == 0)
    #expect(server.waits(for: "serving com.example.other version 1"))
    #expect(try server.ask("/v1/apps").contains("{\"bundleID\":\"com.example.other\",\"revision\":1,"))
  }

  @Test("with a channel, only what it points to is served") func channel() async throws {
    let folder = try TemporaryFolder()
    let store = folder.path("shop.store")
    let catalog = try folder.write(Self.text("400 Gold Coins"), to: "catalog.yml")
    #expect(await CommandRun("publish", catalog, "--store", store, "--allow-warnings", "--author", "A").status == 0)
    let server = try ServerProcess(["--store", store, "--channel", "production"], logIn: folder)
    #expect(server.log.contains("warning: not serving a catalog: the channel \"production\""))
    #expect(try server.ask(Self.path).hasPrefix("HTTP/1.1 404 "))
    #expect(await CommandRun("channel", "set", "production", "1", "--store", store, "--author", "A").status == 0)
    #expect(server.waits(for: "serving com.example.small version 1"))
    try folder.write(Self.text("400 Coins of Gold"), to: "catalog.yml")
    #expect(await CommandRun("publish", catalog, "--store", store, "--allow-warnings", "--author", "A").status == 0)
    #expect(try server.ask(Self.path).contains("Shopkeeper-Revision: 1\r\n"))
    #expect(await CommandRun("channel", "set", "production", "2", "--store", store, "--author", "A").status == 0)
    #expect(server.waits(for: "serving com.example.small version 2"))
  }

  @Test("keeps its answers when the file of the store is replaced by something else") func unreachable() async throws {
    let folder = try TemporaryFolder()
    let store = folder.path("shop.store")
    let catalog = try folder.write(Self.text("400 Gold Coins"), to: "catalog.yml")
    #expect(await CommandRun("publish", catalog, "--store", store, "--allow-warnings", "--author", "A").status == 0)
    let server = try ServerProcess(["--store", store], logIn: folder)
    try folder.write(Self.text("400 Coins of Gold"), to: "catalog.yml")
    #expect(await CommandRun("publish", catalog, "--store", store, "--allow-warnings", "--author", "A").status == 0)
    #expect(server.waits(for: "version 2"))
    // The file is replaced by something else, as by a restore that went wrong.
    let bytes = try Data(contentsOf: URL(filePath: store))
    for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: store + ending) }
    try Data("no store".utf8).write(to: URL(filePath: store))
    usleep(1_500_000)
    #expect(try server.ask(Self.path).contains("400 Coins of Gold"))
    try? FileManager.default.removeItem(atPath: store)
    try bytes.write(to: URL(filePath: store))
    #expect(try server.ask(Self.path).hasPrefix("HTTP/1.1 200 "))
  }

  @Test(
    "serves a backup that is restored, or moved into the place of the file, and what is published to it",
    arguments: ["restore", "move"]) func restored(_ way: String) async throws
  {
    let folder = try TemporaryFolder()
    let (store, backup) = (folder.path("shop.store"), folder.path("backup.store"))
    let catalog = folder.path("catalog.yml")
    func publish(_ title: String, to store: String) async throws {
      try folder.write(Self.text(title), to: "catalog.yml")
      let run = await CommandRun("publish", catalog, "--store", store, "--allow-warnings", "--author", "A")
      #expect(run.status == 0, "\(run.errors)")
    }
    try await publish("400 Coins of Silver", to: store)
    #expect(await CommandRun("store", "backup", backup, "--store", store).status == 0)
    let server = try ServerProcess(["--store", store], logIn: folder)
    // The log of the store has a revision that the backup lacks.
    try await publish("400 Gold Coins", to: store)
    #expect(server.waits(for: "serving com.example.small version 2"))
    if way == "move" {
      #expect(rename(backup, store) == 0)
      #expect(server.waits(for: "the log beside it is of the file before"))
      #expect(try server.ask(Self.path).contains("400 Gold Coins"))
      for ending in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: store + ending) }
    } else {
      let run = await CommandRun("store", "restore", backup, "--store", store)
      #expect(run.status == 0 && run.output.contains("revisions: 1, apps: 1"), "\(run.output)\(run.errors)")
      let replaced = await CommandRun("store", "verify", "--store", store + ".before-restoring")
      #expect(replaced.output.contains("sound: revisions: 2"), "\(replaced.output)\(replaced.errors)")
    }
    for _ in 0..<600 where try !server.ask(Self.path).contains("400 Coins of Silver") { usleep(50_000) }
    #expect(try server.ask(Self.path).contains("400 Coins of Silver"))
    try await publish("400 Coins of Gold", to: store)
    for _ in 0..<600 where try !server.ask(Self.path).contains("400 Coins of Gold") { usleep(50_000) }
    #expect(try server.ask(Self.path).contains("\"revision\":2,"))
    let verify = await CommandRun("store", "verify", "--store", store)
    #expect(verify.output.contains("sound: revisions: 2"), "\(verify.output)\(verify.errors)")
  }

  @Test(
    "restores nothing from a file that isn't a sound store, nor into one", arguments: ["no store", "itself", "none"])
  func unsound(_ kind: String) async throws {
    let folder = try TemporaryFolder()
    let store = folder.path("shop.store")
    let catalog = try folder.write(Self.text("400 Gold Coins"), to: "catalog.yml")
    #expect(await CommandRun("publish", catalog, "--store", store, "--allow-warnings", "--author", "A").status == 0)
    let backup = kind == "itself" ? store : kind == "none" ? folder.path("none.store") : catalog
    let run = await CommandRun("store", "restore", backup, "--store", store)
    #expect(run.status != 0 && !run.errors.isEmpty)
    let other = await CommandRun("store", "restore", store, "--store", catalog)
    #expect(other.status != 0)
    #expect(try folder.text("catalog.yml") == Self.text("400 Gold Coins"))
    #expect(await CommandRun("store", "verify", "--store", store).status == 0)
    #expect(!FileManager.default.fileExists(atPath: store + ".before-restoring"))
  }

  @Test("refuses catalogs and a store at once, and a store that doesn't exist") func usage() async throws {
    let folder = try TemporaryFolder()
    let store = folder.path("shop.store")
    let both = await CommandRun("serve", Samples.catalog("GoldRush"), "--store", store)
    #expect(both.status == 2)
    #expect(await CommandRun("serve", "--store", store, "--port", "0").status == 3)
    #expect(!FileManager.default.fileExists(atPath: store))
  }
}
