import Foundation
import Testing

@testable import CatalogStore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Servers on one PostgreSQL store", .timeLimit(.minutes(40))) struct ServedRestartTests {
  /// A server of a store, which ends with the test.
  private final class Node {
    let process = Process()
    let list: URL

    init(of store: String, logIn folder: TemporaryFolder) throws {
      let log = URL(filePath: folder.path("\(UUID().uuidString).log"))
      try Data().write(to: log)
      process.executableURL = PublishProcess.tool
      process.arguments = ["serve", "--port", "0", "--store", store]
      process.standardError = try FileHandle(forWritingTo: log)
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      var text = ""
      for _ in 0..<600 where !text.contains("at http://") {
        usleep(50_000)
        text = try String(contentsOf: log, encoding: .utf8)
      }
      let address = text.firstMatch(of: /http:\/\/[0-9.:]+/).map { String($0.0) } ?? ""
      guard let list = URL(string: "\(address)/v1/apps/com.example.game/products") else {
        throw CocoaError(.executableLoad)
      }
      self.list = list
    }

    deinit { if process.isRunning { process.terminate() } }
  }

  private struct Answer: Decodable { let revision: Int }

  /// The revision in an answer; nil when the request fails in any way.
  private static func revision(at address: URL) async -> Int? {
    // In a task that nobody cancels: on Linux, to cancel the task of a request while its answer arrives
    // can wait forever.
    await Task {
      guard
        let (data, response) = try? await URLSession.shared.data(
          for: URLRequest(url: address, cachePolicy: .reloadIgnoringLocalCacheData)),
        (response as? HTTPURLResponse)?.statusCode == 200
      else { return nil }
      return try? JSONDecoder().decode(Answer.self, from: data).revision
    }.value
  }

  @Test(
    "answer without a failure while the database restarts, and serve the next revision afterwards",
    .enabled(if: PostgreSQLCluster.shared != nil && PublishProcess.tool != nil)) func restart() async throws
  {
    let cluster = try PostgreSQLCluster(settings: ["fsync=off"])
    let address = try cluster.makeDatabase()
    let location = StoreLocation.postgreSQL(address)
    try Store.open(at: location, for: .create).publish(Samples.catalog())
    let folder = try TemporaryFolder()
    let nodes = try (0..<2).map { _ in try Node(of: address, logIn: folder) }

    let clients = nodes.map(\.list).map { list in
      Task { () -> [Int?] in
        var revisions: [Int?] = []
        while !Task.isCancelled || revisions.count < 20 {
          revisions.append(await Self.revision(at: list))
          try? await Task.sleep(for: .milliseconds(5))
        }
        // Once more, now that the node is known to serve the next revision.
        return revisions + [await Self.revision(at: list)]
      }
    }
    try cluster.restart(.fast)
    try await Task.sleep(for: .milliseconds(1500))
    let store = try Store.open(at: location, for: .write)
    let next = Samples.catalog(["coins": "price: {tier: 2}, tags: [new]"])
    #expect(try store.publish(next).revision.number == 2)
    for node in nodes {
      for _ in 0..<2400 where await Self.revision(at: node.list) != 2 { try await Task.sleep(for: .milliseconds(50)) }
    }
    for client in clients {
      client.cancel()
      let revisions = await client.value
      #expect(revisions.allSatisfy { $0 == 1 || $0 == 2 }, "\(revisions.filter { $0 == nil }.count)")
      #expect(revisions.compactMap(\.self) == revisions.compactMap(\.self).sorted())
      #expect(revisions.last == 2)
    }
  }
}
