import Foundation
import Testing

@testable import CatalogServer

@Suite("Starting and stopping") struct ServerLifeTests {
  @Test("limits connections to the number of files that the process may open") func descriptors() throws {
    #expect(try DescriptorBudget.connections(wanted: 10) == 10)
  }

  @Test("serves with a single thread") func oneThread() throws {
    let server = try Samples.start { $0.threads = 1 }
    #expect(try Client(port: server.port).get(Samples.products).body == Samples.json.body)
  }

  @Test("finishes an answer that is being sent when the server stops, and accepts nothing new") func stopWhileSending()
    throws
  {
    let body = [UInt8](repeating: UInt8(ascii: "x"), count: 8 << 20)
    let large = Representation(type: MediaType("text/plain"), body: body, etag: "l")
    let server = try HTTPServer.start(
      on: [.tcp(host: "127.0.0.1", port: 0)],
      serving: Publication(Snapshot(routes: ["/l": .resource(Resource(large))], version: "1")))
    let port = server.port
    let client = try Client(port: port)
    try client.send("GET", "/l")
    while !client.hasNews() { usleep(1000) }
    let stopped = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      server.stop(withinMilliseconds: 60_000)
      stopped.signal()
    }
    var isRefusing = false
    for _ in 0..<1000 where !isRefusing {
      isRefusing = (try? Client(port: port)) == nil
      if !isRefusing { usleep(5_000) }
    }
    #expect(isRefusing)
    #expect(try client.receive().body == body)
    #expect(try client.receiveToEnd() == "")
    #expect(stopped.wait(timeout: .now() + 30) == .success)
  }

  @Test("closes idle and unfinished connections immediately when stopped, also repeatedly") func stop() throws {
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

  @Test("stops when deallocated, and its port can be bound again immediately") func restart() throws {
    var server: HTTPServer? = try Samples.start()
    let port = try #require(server?.port)
    #expect(try Client(port: port).get(Samples.products).status == 200)
    server = nil
    let next = try HTTPServer.start(on: [.tcp(host: "127.0.0.1", port: port)], serving: Publication(Samples.snapshot))
    #expect(next.port == port)
    #expect(try Client(port: port).get(Samples.products).status == 200)
  }

  @Test("serves IPv6, and accepts a host in brackets", arguments: ["::1", "[::1]", "::"]) func ipv6(host: String) throws
  {
    let server = try Samples.start(host: host)
    #expect(try Client(port: server.port, isIPv6: true).get(Samples.products).status == 200)
    if host == "::" {
      #expect(try Client(port: server.port).get(Samples.products).status == 200)
    } else {
      #expect(throws: Client.Failure.self) { try Client(port: server.port) }
    }
  }

  @Test("names a port that is in use") func portInUse() throws {
    let server = try Samples.start()
    let failure = #expect(throws: ServerFailure.self) {
      try HTTPServer.start(on: [.tcp(host: "127.0.0.1", port: server.port)], serving: Publication(Samples.snapshot))
    }
    #expect(failure == .portInUse(host: "127.0.0.1", port: server.port))
    #expect(failure?.description.contains("\"\(server.port)\"") == true)
  }

  @Test(
    "names a host that can't be bound",
    arguments: ["", "192.0.2.1", "127.0.0.1\u{0}x", String(repeating: "x", count: 300)]) func badHost(host: String)
  {
    let failure = #expect(throws: ServerFailure.self) { try Samples.start(host: host) }
    switch failure {
    case .unknownHost(host, _), .addressUnavailable(host): break
    default: Issue.record("got \(String(describing: failure))")
    }
  }

  @Test("a log that nobody reads keeps no request waiting, and doesn't keep the server from stopping") func fullLog()
    throws
  {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    let log = try AccessLog(descriptor: ends[1])
    let server = try Samples.start(log: { log.write($0) })
    let client = try Client(port: server.port)
    let target = "/" + String(repeating: "x", count: 2000)
    while log.dropped == 0 { #expect(try client.get(target).status == 404) }
    #expect(try client.get(Samples.products).status == 200)
    let start = Date()
    server.stop()
    log.close(withinMilliseconds: 150)
    #expect(Date().timeIntervalSince(start) < 5)
    #expect(log.dropped > 0)
    close(ends[0])
  }

  @Test(
    "a log whose disk is full goes on when there is space again",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))) func fullDisk() throws
  {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    let (descriptor, file) = (open("/dev/full", O_WRONLY), open(path, O_CREAT | O_RDWR, 0o600))
    defer {
      close(descriptor)
      close(file)
      unlink(path)
    }
    let log = try AccessLog(descriptor: descriptor)
    let server = try Samples.start(log: { log.write($0) })
    let client = try Client(port: server.port)
    _ = try client.get("/lost")
    while log.dropped == 0 { usleep(1000) }
    #expect(dup2(file, descriptor) == descriptor)
    _ = try client.get("/kept")
    server.stop()
    log.close(withinMilliseconds: 10_000)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("/kept") && text.contains("{\"dropped\":1}") && !text.contains("/lost"), "\(text)")
    #expect(log.dropped == 1)
  }

  @Test("the log has a line of JSON for each request, which no request can break, and no secrets") func logLines()
    throws
  {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    let descriptor = open(path, O_CREAT | O_RDWR, 0o600)
    defer {
      close(descriptor)
      unlink(path)
    }
    let log = try AccessLog(descriptor: descriptor)
    let server = try Samples.start(log: { log.write($0) })
    let client = try Client(port: server.port)
    _ = try client.get(Samples.products)
    _ = try client.get("/a%0A\"\\<b>")
    _ = try client.get("/x?password=Xq7zKp4v9w&token=ghp_16C7e42F292c6912E7710c838347Ae178B4a")
    server.stop()
    log.close(withinMilliseconds: 10_000)
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { !$0.contains("Xq7zKp4v9w") && !$0.contains("16C7e42F") })
    for line in lines {
      let record = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(record?["client"] as? String == "127.0.0.1")
      #expect((record?["time"] as? String)?.wholeMatch(of: /20\d\d-.*T.*\.\d{3}Z/) != nil)
      #expect(record?["version"] as? String == Samples.snapshot.version)
      #expect(record?["microseconds"] is Int)
    }
  }
}
