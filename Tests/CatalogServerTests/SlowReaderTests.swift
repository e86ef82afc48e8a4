import Foundation
import Testing

@testable import CatalogServer

@Suite("Clients that don't take their answers, over loopback") struct SlowReaderTests {
  /// Answers that differ in each path, so that none is kept for two clients.
  private static let snapshot: Snapshot = {
    let bodies = (0..<80).map { [UInt8](repeating: UInt8($0), count: 4_000_000) }
    var routes: [String: Route] = [:]
    for (index, body) in bodies.enumerated() {
      routes["/\(index)"] = .resource(
        Resource(Representation(type: MediaType("text/plain"), body: body, etag: "\(index)")))
    }
    return Snapshot(routes: routes, version: "1")
  }()

  private static let small = Snapshot(
    routes: [
      "/x": .resource(
        Resource(
          Representation(
            type: MediaType("text/plain"), body: [UInt8](repeating: UInt8(ascii: "x"), count: 4000), etag: "x")))
    ], version: "1")

  private static func value(_ name: String, _ server: HTTPServer) -> Int {
    let line = server.metrics.split(separator: "\n").first { $0.hasPrefix("shopkeeper_\(name) ") }
    return line.flatMap { Int($0.split(separator: " ")[1]) } ?? -1
  }

  /// Clients that have asked for more than the system's buffers take, and read nothing.
  private static func slow(_ count: Int, _ server: HTTPServer, isIPv6: Bool = false, from first: Int = 0) throws
    -> [Client]
  {
    try (0..<count).map { index in
      let client = try Client(port: server.port, isIPv6: isIPv6, buffer: 65_536)
      for target in [first + index, first + index + 1] { try client.send("GET", "/\(target)") }
      return client
    }
  }

  @Test(
    "at no moment take more memory than there is for all of them, whatever they ask for",
    arguments: ["few large", "many small"])
  func budget(_ kind: String) throws {
    let limit = kind == "few large" ? 40_000_000 : 1_000_000
    let server = try Samples.start(
      {
        $0.threads = 1
        $0.outputMemory = limit
      }, serving: kind == "few large" ? Self.snapshot : Self.small)
    let most = Box(0)
    let isDone = Box(false)
    Thread.detachNewThread {
      while !isDone.value {
        let kept = Self.value("pending_bytes", server)
        most.change { $0 = max($0, kept) }
        usleep(200)
      }
    }
    defer { isDone.value = true }
    var clients: [Client] = []
    for index in 0..<40 {
      let client = try Client(port: server.port, buffer: 65_536)
      clients.append(client)
      if kind == "few large" {
        for _ in 0..<2 { try client.send("GET", "/\(index)") }
      } else {
        // More than the system takes: several megabytes of answers.
        try? client.send(String(repeating: "GET /x HTTP/1.1\r\nHost: x\r\n\r\n", count: 1600))
      }
    }
    for _ in 0..<3000 where Self.value("connections_evicted_total", server) == 0 { usleep(20_000) }
    #expect(Self.value("connections_evicted_total", server) > 0)
    usleep(200_000)
    #expect((1...limit).contains(most.value))
    let other = try Client(port: server.port, isIPv6: false)
    #expect(try other.get("/healthz").status == 200)
    clients = []
    for _ in 0..<3000 where Self.value("pending_bytes", server) > 0 { usleep(20_000) }
    #expect(Self.value("pending_bytes", server) == 0)
  }

  @Test("lose their connections for the memory that their address takes, not for that of another") func share() throws {
    let server = try Samples.start(
      {
        $0.threads = 1
        $0.outputMemory = 40_000_000
      }, host: "::", serving: Self.snapshot)
    let honest = try Self.slow(1, server, isIPv6: true, from: 70)
    usleep(50_000)
    let flood = try Self.slow(30, server)
    for _ in 0..<3000 where Self.value("connections_evicted_total", server) < 10 { usleep(20_000) }
    #expect(Self.value("connections_evicted_total", server) >= 10)
    #expect(try honest[0].receive().body.count == 4_000_000)
    #expect(try honest[0].receive().body.count == 4_000_000)
    withExtendedLifetime(flood) {}
  }

  @Test("give up the slowest of their connections when all are taken, so that a third address gets one") func places()
    throws
  {
    let server = try Samples.start(
      {
        $0.threads = 1
        $0.connections = 20
        $0.outputMemory = 1 << 30
        $0.connectionsPerAddress = 10
      }, host: "::", serving: Self.snapshot)
    let slow = try Self.slow(10, server) + Self.slow(10, server, isIPv6: true, from: 20)
    usleep(1_300_000)
    #if os(Linux)
      let third = try Client(port: server.port, from: 77)
    #else
      let third = try Client(port: server.port)
    #endif
    #expect(try third.get("/healthz").status == 200)
    #expect(Self.value("connections", server) <= 20)
    withExtendedLifetime(slow) {}
  }

  @Test("have to take as much as the least rate in any case", arguments: [(5_000, false), (400_000, true)])
  func rate(bytesPerSecond: Int, isServed: Bool) throws {
    let server = try Samples.start(
      {
        $0.threads = 1
        $0.responseTimeout = 1
        $0.minimumRate = 50_000
      }, serving: Self.snapshot)
    let client = try Client(port: server.port, buffer: 65_536)
    try client.send("GET", "/1")
    var received = 0
    for _ in 0..<160 {
      received += try client.receiveBytes(atMost: bytesPerSecond / 20)
      usleep(50_000)
      if Self.value("connections", server) == 0 { break }
    }
    #expect((Self.value("connections", server) == 1) == isServed)
    #expect(received > 0)
  }

  @Test("are answered to the end when they have stopped sending") func halfClosed() throws {
    let server = try Samples.start({ $0.threads = 1 }, serving: Self.snapshot)
    let slow = try Self.slow(1, server)[0]
    slow.endSending()
    usleep(50_000)
    for _ in 0..<2 { #expect(try slow.receive().body.count == 4_000_000) }
    #expect(try slow.receiveToEnd() == "")
  }
}
