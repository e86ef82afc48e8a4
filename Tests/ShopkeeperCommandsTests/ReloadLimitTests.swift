import Basics
import CatalogEndpoint
import CatalogServer
import Foundation
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

  @Test("knows how much memory is free") func free() { #expect((1 << 20..<1 << 50).contains(SystemMemory.free)) }
}
