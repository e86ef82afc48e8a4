import CatalogEndpoint
import CatalogServer
import Foundation
import Testing

@testable import ShopkeeperCommands

@Suite("A folder that is served") struct ServedFolderTests {
  private static let path = "/v1/apps/com.example.small/product-ids"

  private static func catalog(_ name: String) -> String {
    Samples.small.replacing("com.example.small", with: "com.example.\(name)")
  }

  @Test("a catalog that is renamed is served all the time, and one that was refused beside it when it is gone")
  func renamed() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.small, to: "a/catalog.yml")
    let server = try ServerProcess([folder.path("")], logIn: folder)
    #expect(try server.ask(Self.path).contains("coins400"))
    try FileManager.default.moveItem(atPath: folder.path("a"), toPath: folder.path("b"))
    for _ in 0..<60 {
      #expect(try server.ask(Self.path).contains("coins400"))
      usleep(50_000)
    }
    try folder.write(Samples.small.replacing("coins400", with: "coins500"), to: "c/catalog.yml")
    #expect(server.waits(for: "expected one per app"))
    #expect(try server.ask(Self.path).contains("coins400"))
    try FileManager.default.removeItem(atPath: folder.path("b"))
    for _ in 0..<200 where try !server.ask(Self.path).contains("coins500") { usleep(50_000) }
    #expect(try server.ask(Self.path).contains("coins500"))
  }

  @Test(
    "catalogs that change places are all served, at any time, even if one of them has an error then",
    arguments: [["a": "b", "b": "a"], ["a": "c", "b": "a", "c": "b"]], [false, true])
  func exchanged(places: [String: String], isBroken: Bool) throws {
    let folder = try TemporaryFolder()
    for name in places.keys { try folder.write(Self.catalog(name), to: "served/\(name)/catalog.yml") }
    let served = try ServedCatalogs(ServedCatalogs.Settings(paths: [folder.path("served")]))
    func move(_ old: String, _ new: String) throws {
      try FileManager.default.moveItem(atPath: folder.path(old), toPath: folder.path(new))
    }
    for name in places.keys { try move("served/\(name)", name) }
    for (old, new) in places { try move(old, "served/\(new)") }
    if isBroken { try folder.write("catalog: [", to: "served/\(places["b"] ?? "")/catalog.yml") }
    for second in 1...40 {
      _ = served.refresh(force: second == 20, now: second * 1_000)
      let apps = served.endpoint.apps.map(\.bundleID)
      #expect(apps == places.keys.sorted().map { "com.example.\($0)" }, "after \(second) seconds")
    }
    guard !isBroken else { return }
    let changed = Self.catalog("a").replacing("coins400", with: "coins500")
    try folder.write(changed, to: "served/\(places["a"] ?? "")/catalog.yml")
    let lines = (41...80).flatMap { served.refresh(force: false, now: $0 * 1_000).map(\.line) }
    #expect(lines.contains { $0.hasPrefix("serving com.example.a ") }, "\(lines)")
    #expect(served.endpoint.staleReasons.isEmpty)
  }

  /// Whether an app is served, as soon as it is as expected; the last state otherwise.
  private func isServed(_ name: String, by server: ServerProcess, expected: Bool) throws -> Bool {
    let path = "/v1/apps/com.example.\(name)/product-ids"
    for _ in 0..<200 where try server.ask(path).hasPrefix("HTTP/1.1 200 ") != expected { usleep(50_000) }
    return try server.ask(path).hasPrefix("HTTP/1.1 200 ")
  }

  @Test(
    "has new catalogs, and loses removed ones, whatever is wrong beside them",
    arguments: [
      "echo 'rules: [' > b/.shopkeeper.yml", "mkdir z; ln -s /etc/passwd z/catalog.yml",
      "mkdir z; ln -s nothing z/catalog.yml", "echo 'sources: [none.yml]' > b/.shopkeeper.yml", "rm -r ../other/c",
    ])
  func besideFaults(_ fault: String) throws {
    let folder = try TemporaryFolder()
    for name in ["served/a", "served/b", "other/c"] {
      try folder.write(Self.catalog(String(name.suffix(1))), to: "\(name)/catalog.yml")
    }
    let server = try ServerProcess([folder.path("served"), folder.path("other")], logIn: folder)
    let outcome = try run(fault, in: folder.url.appending(path: "served"))
    try #require(outcome.status == 0, "\(outcome.errors)")
    try folder.write(Self.catalog("new"), to: "served/new/catalog.yml")
    #expect(try isServed("new", by: server, expected: true))
    try FileManager.default.removeItem(atPath: folder.path("served/a"))
    #expect(try !isServed("a", by: server, expected: false))
    #expect(try isServed("b", by: server, expected: true))
  }

  @Test("that can't be read for a while keeps its catalogs, and one that was away has them again") func away() throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write(Samples.small, to: "served/a/catalog.yml")
    let served = try ServedCatalogs(ServedCatalogs.Settings(paths: [folder.path("served")]))
    func lines(_ times: [Int]) -> [String] { times.flatMap { served.refresh(force: false, now: $0).map(\.line) } }
    #expect(lines([0, 1_000]) == [])
    try FileManager.default.moveItem(atPath: folder.path("served/a"), toPath: folder.path("away"))
    #expect(lines([2_000, 3_000, 4_000, 5_000]) == ["no longer serving com.example.small: its catalog was removed"])
    try FileManager.default.moveItem(atPath: folder.path("away"), toPath: folder.path("served/a"))
    let found = lines([6_000, 7_000, 8_000, 9_000])
    #expect(found.count == 1 && found[0].hasPrefix("serving com.example.small "), "\(found)")
    #expect(FileManager.default.fileExists(atPath: catalog))
  }
}
