import Foundation
import Testing

@testable import CatalogServer

@Suite("Starting and stopping")
struct ServerLifeTests {
  @Test("limits connections to the number of files that the process may open")
  func descriptors() throws {
    #expect(try DescriptorBudget.connections(wanted: 10) == 10)
  }

  @Test("serves with a single thread")
  func oneThread() throws {
    let server = try Samples.start { $0.threads = 1 }
    #expect(try Client(port: server.port).get(Samples.products).body == Samples.json.body)
  }

  @Test("answers a request that is running when the server stops")
  func stopWhileRunning() throws {
    let entered = DispatchSemaphore(value: 0)
    let gate = DispatchSemaphore(value: 0)
    let stopped = DispatchSemaphore(value: 0)
    let snapshot = Samples.snapshot
    let server = try HTTPServer.start(host: "127.0.0.1", port: 0) {
      entered.signal()
      _ = gate.wait(timeout: .now() + 10)
      return snapshot
    }
    let port = server.port
    let client = try Client(port: port)
    try client.send("GET", Samples.products)
    #expect(entered.wait(timeout: .now() + 10) == .success)
    Thread.detachNewThread {
      server.stop()
      stopped.signal()
    }
    var isRefusing = false
    for _ in 0..<1000 where !isRefusing {
      isRefusing = (try? Client(port: port)) == nil
      if !isRefusing { usleep(5_000) }
    }
    #expect(isRefusing)
    gate.signal()
    #expect(try client.receive().body == Samples.json.body)
    #expect(try client.receiveToEnd() == "")
    #expect(stopped.wait(timeout: .now() + 10) == .success)
  }

  @Test("closes idle and unfinished connections immediately when stopped, also repeatedly")
  func stop() throws {
    let server = try Samples.start()
    let idle = try Client(port: server.port)
    #expect(try idle.get(Samples.products).status == 200)
    let unfinished = try Client(port: server.port)
    try unfinished.send("GET \(Samples.products) HTTP/1.1\r\nHo")
    let silent = try Client(port: server.port)
    server.stop(withinMilliseconds: 60_000)
    server.stop()
    #expect(try idle.receiveToEnd() == "")
    #expect(try !unfinished.receiveToEnd().contains(" 200 "))
    #expect(try silent.receiveToEnd() == "")
    #expect(throws: Client.Failure.self) { try Client(port: server.port) }
  }

  @Test("stops when deallocated, and its port can be bound again immediately")
  func restart() throws {
    var server: HTTPServer? = try Samples.start()
    let port = try #require(server?.port)
    #expect(try Client(port: port).get(Samples.products).status == 200)
    server = nil
    let snapshot = Samples.snapshot
    let next = try HTTPServer.start(host: "127.0.0.1", port: port) { snapshot }
    #expect(next.port == port)
    #expect(try Client(port: port).get(Samples.products).status == 200)
  }

  @Test("serves IPv6, and accepts a host in brackets", arguments: ["::1", "[::1]", "::"])
  func ipv6(host: String) throws {
    let server = try Samples.start(host: host)
    #expect(try Client(port: server.port, isIPv6: true).get(Samples.products).status == 200)
    if host == "::" {
      #expect(try Client(port: server.port).get(Samples.products).status == 200)
    } else {
      #expect(throws: Client.Failure.self) { try Client(port: server.port) }
    }
  }

  @Test("names a port that is in use")
  func portInUse() throws {
    let server = try Samples.start()
    let snapshot = Samples.snapshot
    let failure = #expect(throws: ServerFailure.self) {
      try HTTPServer.start(host: "127.0.0.1", port: server.port) { snapshot }
    }
    #expect(failure == .portInUse(host: "127.0.0.1", port: server.port))
    #expect(failure?.description.contains("\"\(server.port)\"") == true)
  }

  @Test(
    "names a host that can't be bound",
    arguments: ["", "192.0.2.1", "127.0.0.1\u{0}x", String(repeating: "x", count: 300)])
  func badHost(host: String) {
    let failure = #expect(throws: ServerFailure.self) { try Samples.start(host: host) }
    switch failure {
    case .unknownHost(host, _), .addressUnavailable(host): break
    default: Issue.record("got \(String(describing: failure))")
    }
  }
}
