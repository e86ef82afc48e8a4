import Foundation
import Testing

@testable import CatalogServer

@Suite("Clients that wait for something new, over loopback") struct WaitingTests {
  /// A snapshot whose resource waits for another revision than the client's, and a stream of events.
  static func snapshot(_ revision: Int, waiting seconds: Int = 2, padding: Int = 0) -> Snapshot {
    let body = Array("revision \(revision)".utf8) + [UInt8](repeating: UInt8(ascii: " "), count: padding)
    let representation = Representation(type: MediaType("text/plain"), body: body, etag: "\(revision)")
    return Snapshot(
      routes: [
        "/x": .selection { request in
          let after = request.parameters.first.flatMap { Int($0.value) } ?? 0
          let resource = Resource(representation)
          return after >= revision ? .waiting(resource, seconds: seconds) : .resource(resource)
        }, "/events": .events(StreamEvent(id: "\(revision)", name: "revision", data: "{\"revision\":\(revision)}")),
      ], version: "\(revision)")
  }

  static func start(_ publication: Publication, requestTimeout: Int = 10) throws -> HTTPServer {
    var limits = ServerLimits()
    limits.requestTimeout = requestTimeout
    limits.threads = 2
    limits.connections = 16
    limits.connectionsPerAddress = 16
    return try HTTPServer.start(on: [.tcp(host: "127.0.0.1", port: 0)], serving: publication, limits: limits)
  }

  @Test("answers a held request as soon as there is something new") func released() throws {
    let publication = Publication(Self.snapshot(1))
    let server = try Self.start(publication)
    let client = try Client(port: server.port)
    #expect(try client.get("/x?after=0").text == "revision 1")
    try client.send("GET", "/x?after=1")
    usleep(100_000)
    #expect(!client.hasNews())
    publication.publish(Self.snapshot(1))
    usleep(100_000)
    #expect(!client.hasNews())
    publication.publish(Self.snapshot(2))
    #expect(try client.receive().text == "revision 2")
    #expect(try client.get("/x?after=0").status == 200)
  }

  @Test(
    "answers with what there is when nothing new comes in time, and then the requests after it",
    arguments: [("If-None-Match: \"1\"\r\n", 304), ("", 200), ("If-None-Match: \"0\"\r\n", 200)]) func expired(
      condition: String, status: Int
    ) throws
  {
    let server = try Self.start(Publication(Self.snapshot(1)))
    let client = try Client(port: server.port)
    try client.send("GET /x?after=1 HTTP/1.1\r\nHost: x\r\n\(condition)\r\nGET /x?after=0 HTTP/1.1\r\nHost: x\r\n\r\n")
    let first = try client.receive()
    #expect(first.status == status)
    #expect(first.fields["cache-control"] == "no-cache")
    #expect(first.fields["etag"] == "\"1\"")
    #expect(try client.receive().text == "revision 1")
  }

  @Test(
    "closes a connection on which a part of a request followed one that waited",
    arguments: ["GET /x HT", "POST /x HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nab"])
  func partial(_ part: String) throws {
    let server = try Self.start(Publication(Self.snapshot(1)), requestTimeout: 1)
    let client = try Client(port: server.port)
    try client.send("GET /x?after=1 HTTP/1.1\r\nHost: x\r\n\r\n\(part)")
    #expect(try client.receive().text == "revision 1")
    for _ in 0..<100 where !client.hasNews() { usleep(100_000) }
    try #require(client.hasNews())
    #expect(try !client.receiveToEnd().contains(" 200 "))
  }

  @Test("answers a client that only stops sending after its request, at once with what there is") func halfClosed()
    throws
  {
    let server = try Self.start(Publication(Self.snapshot(1, waiting: 600)))
    let client = try Client(port: server.port)
    try client.send("GET", "/x?after=1")
    usleep(100_000)
    client.endSending()
    #expect(try client.receive().text == "revision 1")
    #expect(try client.receiveToEnd() == "")
    // One that had stopped sending before it was held.
    let other = try Client(port: server.port)
    try other.send("GET", "/x?after=1")
    other.endSending()
    #expect(try other.receive().text == "revision 1")
    // All that came before it stopped, which would wait ten minutes each; a stream ends with its first event.
    let hasty = try Client(port: server.port)
    let request = "GET /x?after=1 HTTP/1.1\r\nHost: x\r\n\r\n"
    try hasty.send(request + request + request.replacing("/x?after=1", with: "/events"))
    hasty.endSending()
    #expect(try hasty.receive().text == "revision 1")
    #expect(try hasty.receive().text == "revision 1")
    #expect(try hasty.receiveToEnd().contains("id: 1\n"))
  }

  @Test("streams the newest event, and another one for each new snapshot that has one") func events() throws {
    let publication = Publication(Self.snapshot(1))
    let server = try Self.start(publication)
    let client = try Client(port: server.port)
    try client.send("GET", "/events")
    #expect(try client.receive(upTo: "id: 1\n").contains("text/event-stream"))
    publication.publish(Self.snapshot(1))
    publication.publish(Self.snapshot(2))
    let next = try client.receive(upTo: "id: 2\n")
    #expect(!next.contains("id: 1\n"))
    let again = try Client(port: server.port)
    try again.send("GET", "/events", ["Last-Event-ID": "2"])
    publication.publish(Self.snapshot(3))
    #expect(try !again.receive(upTo: "id: 3\n").contains("id: 2\n"))
  }

  @Test("holds half of all connections at most, and answers 503 to the others") func limit() throws {
    let publication = Publication(Self.snapshot(1, waiting: 600))
    let server = try Self.start(publication)
    let waiting = try (0..<4).map { _ in
      let client = try Client(port: server.port)
      try client.send("GET", "/events")
      _ = try client.receive(upTo: "id: 1\n")
      return client
    }
    let more = try (0..<4).map { _ in try Client(port: server.port) }
    for client in more { try client.send("GET", "/x?after=1") }
    let last = try Client(port: server.port)
    usleep(200_000)
    let refused = try last.get("/x?after=1")
    #expect(refused.status == 503)
    #expect(refused.fields["retry-after"] == "5")
    #expect(try last.get("/x?after=0").status == 200)
    #expect(waiting.allSatisfy { !$0.hasNews() })
    publication.publish(Self.snapshot(2))
    for client in more { #expect(try client.receive().status == 200) }
  }

  @Test("one address takes half of its connections to wait at most") func limitOfAddress() throws {
    var limits = ServerLimits()
    limits.threads = 1
    limits.connections = 32
    limits.connectionsPerAddress = 8
    let server = try HTTPServer.start(
      on: [.tcp(host: "::", port: 0)], serving: Publication(Self.snapshot(1)), limits: limits)
    let waiting = try (0..<4).map { _ in
      let client = try Client(port: server.port)
      try client.send("GET", "/events")
      _ = try client.receive(upTo: "id: 1\n")
      return client
    }
    #expect(try Client(port: server.port).get("/x?after=1").status == 503)
    let other = try Client(port: server.port, isIPv6: true)
    try other.send("GET", "/events")
    #expect(try other.receive(upTo: "id: 1\n").contains("200 OK"))
    #expect(waiting.allSatisfy { !$0.hasNews() })
  }

  /// `/x` is answered at once, and `/slow` after work, for as long as there is any; an answer is then
  /// held for a number of seconds.
  private static func snapshot(
    holding seconds: Int? = nil, until work: @escaping @Sendable () -> Preparation?
  ) -> Snapshot {
    let representation = Representation(type: MediaType("text/plain"), body: Array("made".utf8), etag: "made")
    let slow = Route.selection { _ in
      var resource = Resource(representation)
      resource.preparation = { _ in work() }
      return seconds.map { .waiting(resource, seconds: $0) } ?? .resource(resource)
    }
    return Snapshot(routes: ["/slow": slow, "/x": .resource(Resource(representation))], version: "1")
  }

  @Test("others are answered while an answer is made, which all who ask for it get") func preparation() throws {
    let begun = DispatchSemaphore(value: 0)
    let end = DispatchSemaphore(value: 0)
    let made = Box(0)
    let work = Preparation {
      begun.signal()
      end.wait()
      made.change { $0 += 1 }
    }
    let snapshot = Self.snapshot { made.value > 0 ? nil : work }
    var limits = ServerLimits()
    limits.threads = 1
    let server = try HTTPServer.start(
      on: [.tcp(host: "127.0.0.1", port: 0)], serving: Publication(snapshot), limits: limits)
    let clients = try (0..<3).map { _ in
      let client = try Client(port: server.port)
      try client.send("GET", "/slow")
      return client
    }
    begun.wait()
    clients[2].endSending()
    #expect(try Client(port: server.port).get("/x").text == "made")
    usleep(50_000)
    #expect(clients.allSatisfy { !$0.hasNews() })
    end.signal()
    for client in clients { #expect(try client.receive().text == "made") }
    #expect(made.value == 1)
    #expect(try clients[0].get("/slow").text == "made")
  }

  @Test("a client that breaks its connection while its answer is made is forgotten at once") func broken() throws {
    let (begun, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    defer { end.signal() }
    let work = Preparation {
      begun.signal()
      end.wait()
    }
    let snapshot = Self.snapshot { work }
    let server = try HTTPServer.start(on: [.tcp(host: "127.0.0.1", port: 0)], serving: Publication(snapshot))
    var client: Client? = try Client(port: server.port)
    try client?.send("GET", "/slow")
    begun.wait()
    client?.breakAtEnd()
    client = nil
    for _ in 0..<10_000 where !server.metrics.contains("shopkeeper_connections 0\n") { usleep(1000) }
    #expect(server.metrics.contains("shopkeeper_connections 0\n"))
  }

  @Test("a held request is held after its answer is made, too") func heldAfterPreparation() throws {
    let made = Box(0)
    let work = Preparation { made.change { $0 += 1 } }
    let snapshot = Self.snapshot(holding: 2) { made.value > 0 ? nil : work }
    let server = try HTTPServer.start(on: [.tcp(host: "127.0.0.1", port: 0)], serving: Publication(snapshot))
    let client = try Client(port: server.port)
    try client.send("GET", "/slow")
    while made.value == 0 { usleep(1000) }
    usleep(200_000)
    #expect(!client.hasNews())
    #expect(try client.receive().text == "made")
    #expect(made.value == 1)
  }

  @Test("one address neither fills the queue of answers to make nor goes before others") func shares() throws {
    let (begun, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let order = Box<[String]>([])
    let queue = PreparationQueue {}
    defer { queue.close() }
    let addresses = try (1...2).map { number in
      var address = sockaddr_storage()
      address.ss_family = sa_family_t(AF_INET)
      withUnsafeMutableBytes(of: &address) { $0.storeBytes(of: UInt8(number), toByteOffset: 7, as: UInt8.self) }
      return try #require(ClientAddress(address))
    }
    func work(_ name: String) -> Preparation {
      Preparation {
        if name == "greedy 0" {
          begun.signal()
          end.wait()
        }
        order.change { $0.append(name) }
      }
    }
    #expect(queue.add(work("greedy 0"), for: addresses[0]))
    begun.wait()
    let taken = (1...100).prefix { queue.add(work("greedy \($0)"), for: addresses[0]) }
    #expect(taken.count == PreparationQueue.limitPerAddress)
    let last = work("other")
    #expect(queue.add(last, for: addresses[1]))
    end.signal()
    while order.value.count < taken.count + 2 { usleep(1000) }
    #expect(order.value.prefix(2) == ["greedy 0", "other"])
  }

  @Test("a server that stops doesn't wait for an answer that is being made", arguments: ["GET", "HEAD"])
  func stopWhilePreparing(_ method: String) throws {
    let begun = DispatchSemaphore(value: 0)
    let end = DispatchSemaphore(value: 0)
    let work = Preparation {
      begun.signal()
      end.wait()
    }
    defer { end.signal() }
    let snapshot = Self.snapshot { work }
    let server = try HTTPServer.start(on: [.tcp(host: "127.0.0.1", port: 0)], serving: Publication(snapshot))
    let client = try Client(port: server.port)
    try client.send(method, "/slow")
    begun.wait()
    server.stop()
    let answer = try client.receive(hasBody: method == "GET")
    #expect(answer.status == 503 && answer.body.isEmpty == (method == "HEAD"))
    #expect(try client.receiveToEnd() == "")
  }

  @Test("a client that takes an earlier answer slowly keeps its time when a held request ends") func slow() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "waiting-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "s").path
    var limits = ServerLimits()
    limits.requestTimeout = 1
    limits.threads = 1
    let server = try HTTPServer.start(
      on: [.unix(path: path)], serving: Publication(Self.snapshot(1, waiting: 1, padding: 3000)), limits: limits)
    defer { server.stop() }
    // The answers of some of them fill the buffers between the two just before the request that is held.
    let clients = try stride(from: 48, through: 120, by: 8).map { (count: $0, client: try Client(path: path)) }
    for (count, client) in clients {
      let first = String(repeating: "GET /x?after=0 HTTP/1.1\r\nHost: x\r\n\r\n", count: count)
      try client.send("\(first)GET /x?after=1 HTTP/1.1\r\nHost: x\r\n\r\n")
    }
    usleep(4_000_000)
    for (count, client) in clients {
      for _ in 0...count { #expect(try client.receive().body.count > 3000, "\(count)") }
    }
  }

  @Test("a client that goes away while it waits is forgotten") func gone() throws {
    let server = try Self.start(Publication(Self.snapshot(1)))
    for _ in 0..<40 {
      let client = try Client(port: server.port)
      try client.send("GET", "/x?after=1")
      usleep(20_000)
    }
    let client = try Client(port: server.port)
    #expect(try client.get("/x?after=1").status == 200)
  }

  @Test("answers those who wait when the server stops") func stop() throws {
    let server = try Self.start(Publication(Self.snapshot(1)))
    let client = try Client(port: server.port)
    try client.send("GET", "/x?after=1")
    usleep(200_000)
    server.stop()
    #expect(try client.receive().text == "revision 1")
    #expect(try client.receiveToEnd() == "")
  }
}
