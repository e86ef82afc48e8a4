import Basics
import CatalogEndpoint
import CatalogFormats
import CatalogServer
import CatalogStore
import ForeignFormats
import Foundation
import SourceSyntax
import Testing

@testable import ShopkeeperCommands

@Suite("Reading a served catalog again") struct ReloadLimitTests {
  @Test("is refused before it takes more memory than is free, and the last good answers stay") func memory() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Samples.small, to: "catalog.yml")
    let free = Lock(0)
    var settings = ServedCatalogs.Settings(paths: [path])
    settings.freeMemory = { free.withLock { $0 } }
    // A catalog of usual size is read in any case.
    let served = try ServedCatalogs(settings)
    let version = served.publication.snapshot.version
    let large = Samples.small.replacing("gold: 400", with: "gold: 500") + String(repeating: "# more\n", count: 300_000)
    try folder.write(large, to: "catalog.yml")
    free.withLock { $0 = 100 << 20 }
    let refused = served.refresh(force: true, now: 1_000)
    #expect(refused.map(\.reason).contains { $0.hasSuffix("and only 100 MB of memory are free") })
    #expect(served.publication.snapshot.version == version)
    #expect(served.endpoint.staleReasons.keys.contains("com.example.small"))
    // It is tried again, as others may have given memory back.
    free.withLock { $0 = 1 << 30 }
    #expect(served.refresh(force: false, now: 2_000).isEmpty)
    #expect(served.refresh(force: false, now: 4_000).map(\.reason) == [""])
    #expect(served.endpoint.staleReasons.isEmpty)
  }

  @Test("is refused for a revision of a store as well, and tried again when memory is free") func revision()
    async throws
  {
    let folder = try TemporaryFolder()
    let store = folder.path("shop.store")
    let path = try folder.write(Samples.small, to: "catalog.yml")
    #expect(await CommandRun("publish", path, "--store", store, "--allow-warnings", "--author", "A").status == 0)
    let free = Lock(0)
    var settings = ServedStore.Settings(location: .file(store))
    settings.freeMemory = { free.withLock { $0 } }
    let served = try ServedStore(settings)
    let version = served.publication.snapshot.version
    let notes = String(repeating: "Home › Shop. ", count: 90_000)
    let large = SourceFile(
      name: "x.yml", text: Samples.small.replacing("notes: Home › Shop", with: "notes: \(notes)"))
    let publication = Publication(app: "com.example.small", author: "A", message: "", commit: "", time: .now)
    let content = CanonicalContent(CatalogReading.read(large).catalog)
    try Store.open(at: .file(store), for: .create).publish(content, as: publication)
    free.withLock { $0 = 100 << 20 }
    let refused = served.refresh(force: true, now: 1_000)
    #expect(
      refused.map(\.reason).contains { $0.contains("revision 2 of") && $0.hasSuffix("100 MB of memory are free") })
    #expect(served.publication.snapshot.version == version)
    #expect(served.endpoint.staleReasons.keys.contains("com.example.small"))
    free.withLock { $0 = 1 << 30 }
    #expect(served.refresh(force: true, now: 4_000).map(\.reason) == [""])
    #expect(served.endpoint.staleReasons.isEmpty)
  }

  @Test("is refused when its file, or the folder of it, has become a link to another place", arguments: [true, false])
  func link(isFile: Bool) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Samples.small, to: "served/shop/catalog.yml")
    let served = try ServedCatalogs(ServedCatalogs.Settings(paths: [folder.path("served")]))
    let version = served.publication.snapshot.version
    try folder.write(Samples.small.replacing("gold: 400", with: "gold: 500"), to: "outside/catalog.yml")
    let place = isFile ? path : folder.path("served/shop")
    try FileManager.default.removeItem(atPath: place)
    try FileManager.default.createSymbolicLink(
      atPath: place, withDestinationPath: folder.path(isFile ? "outside/catalog.yml" : "outside"))
    let refused = served.refresh(force: true, now: 1_000)
    #expect(refused.map(\.reason).contains { $0.contains("leads out of") }, "\(refused)")
    #expect(served.publication.snapshot.version == version)
  }

  @Test("knows how much memory is free") func free() { #expect((1 << 20..<1 << 50).contains(SystemMemory.free)) }
}
