import AppStoreConnect
import AppStoreConnectSimulator
import Basics
import CatalogModel
import Foundation
import StoreConnection
import TestTools
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("The simulated store over HTTP") struct SimulatorServerTests {
  /// A store that is served until it is stopped.
  private final class Served: Sendable {
    let store: AppStoreConnectSimulator
    /// The clock of both sides, so that pauses between requests pass at once.
    let clock = TestClock(MachineClock().now)
    let address: String
    private let isStopped = AtomicInteger(0)

    init(authorize: @escaping @Sendable (StoreRequest, Double) -> Bool) throws {
      let server = try #require(SimulatorServer(port: 0))
      address = "http://127.0.0.1:\(server.port)"
      var rules = SimulatorRules()
      rules.pricePoints = 120
      rules.address = address
      rules.uploadAddress = address
      store = AppStoreConnectSimulator(bundleID: StoreWorld.bundleID, rules: rules, clock: clock, authorize: authorize)
      Thread.detachNewThread { [self] in server.serve(store, until: { isStopped.load() != 0 }) }
    }

    func stop() { isStopped.store(1) }
  }

  @Test("takes what a client sends, tokens, long bodies and uploads included") func whole() throws {
    let key = try StoreKey(id: "KEY1", issuer: "issuer", privateKey: Array(testKey.utf8))
    let served = try Served { request, now in key.accepts(request, now: now) }
    defer { served.stop() }
    let session = StoreSession(
      try CurlTransport(server: served.address), clock: served.clock, seed: 1,
      authorization: StoreSession.authorization(key))
    var catalogs = StoreCatalogs(seed: 4)
    var catalog = catalogs.catalog()
    while !catalog.products.contains(where: { $0.subscription != nil && $0.price != nil }) {
      catalog = catalogs.catalog()
    }
    for index in catalog.products.indices {
      catalog.products[index].review.screenshot = "a.png"
      catalog.products[index].promotionalImage = "b.png"
    }
    var options = PlanOptions(today: .today)
    options.images = AssetFile.all(of: catalog, read: StoreWorld.file)
    func live() throws -> LiveState {
      var reader = LiveReader(session)
      return try reader.read(reader.app(StoreWorld.bundleID))
    }
    let before = try live()
    let plan = Planner.plan(catalog, against: before, options)
    let executor = PlanExecutor(
      plan, for: catalog, options, live: before, over: session, journal: MemoryJournal(), contents: StoreWorld.file)
    let outcome = try executor.run(digest: "test")
    #expect(outcome.failures.isEmpty, "\(outcome.failures)")
    #expect(Planner.plan(catalog, against: try live(), options).steps.isEmpty)
    #expect(served.store.leaks == 0)
    let stranger = StoreSession(try CurlTransport(server: served.address), clock: served.clock, seed: 1) {
      _, _ throws(StoreFailure) in "Bearer x"
    }
    let failure = #expect(throws: StoreFailure.self) { try LiveReader(stranger).app(StoreWorld.bundleID) }
    #expect(failure?.kind == .unauthorized)
  }

  /// A store that answers the first request of each connection with the methods of all requests so far, and ends the
  /// connection at the second one without an answer. It prints its port.
  private static let forgetful = """
    import socket, threading
    methods = []
    def serve(connection):
        for isAnswered in [True, False]:
            head = b""
            while not head.endswith(b"{}") and not (head.startswith(b"GET") and head.endswith(b"\\r\\n\\r\\n")):
                more = connection.recv(4096)
                if not more: return
                head += more
            methods.append(head.split()[0].decode())
            body = " ".join(methods)
            answer = "HTTP/1.1 200 OK\\r\\nContent-Length: %d\\r\\n\\r\\n%s" % (len(body), body)
            if isAnswered: connection.sendall(answer.encode())
        connection.close()
    listener = socket.create_server(("127.0.0.1", 0))
    print(listener.getsockname()[1], flush=True)
    while True: threading.Thread(target=serve, args=[listener.accept()[0]], daemon=True).start()
    """

  @Test(
    "a change is sent once, even if a connection that was kept ends without an answer",
    .enabled(if: Tool.python.isInstalled), arguments: [StoreRequest.Method.post, .patch, .delete])
  func sentOnce(_ method: StoreRequest.Method) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", Self.forgetful]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // SIGTERM is blocked in the threads of the tests, and so in their children.
    defer { kill(process.processIdentifier, SIGKILL) }
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let port = line.trimmingCharacters(in: .whitespacesAndNewlines)
    let transport = try CurlTransport(server: "http://127.0.0.1:\(port)")
    #expect(try transport.send(StoreRequest(.get, "/v1/apps")).status == 200)
    _ = try? transport.send(StoreRequest(method, "/v1/apps", body: Array("{}".utf8)))
    let methods = String(decoding: try transport.send(StoreRequest(.get, "/v1/apps")).body, as: UTF8.self)
    #expect(methods.split(separator: " ").count { $0 == method.rawValue } == 1, "\(methods)")
  }

  @Test(
    "only addresses of this machine take the place of Apple's",
    arguments: [
      ("http://127.0.0.1:8086", true), ("http://localhost", true), ("http://127.0.0.1/", true),
      ("http://127.0.0.1.example.com", false), ("http://localhost:8086@example.com", false),
      ("http://localhost:80.example.com/", false), ("https://example.com", false), ("", false),
    ]) func local(_ address: String, _ isLocal: Bool)
  { #expect(CurlTransport.isLocal(address) == isLocal) }
}
