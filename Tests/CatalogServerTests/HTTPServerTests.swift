import Foundation
import Testing

@testable import CatalogServer

@Suite("The server, over loopback")
struct HTTPServerTests {
  private static func start(
    _ change: (inout ServerOptions) -> Void = { _ in }, host: String = "127.0.0.1",
    responder: Responder = Responder(), log: (@Sendable (AccessRecord) -> Void)? = nil
  ) throws -> HTTPServer {
    var options = ServerOptions()
    options.threads = 2
    change(&options)
    let snapshot = Samples.snapshot()
    return try HTTPServer.start(
      host: host, port: 0, options: options, responder: responder, log: log
    ) { snapshot }
  }

  @Test("what is sent is what the responder answers, several times on one connection")
  func keepAlive() throws {
    let server = try Self.start()
    let client = try Client(port: server.port)
    for (target, accept) in [
      (Samples.products, "*/*"), (Samples.products, "text/xml"), ("/none", "*/*"),
      (Samples.products, "*/*"), ("/healthz", "*/*"), ("/%zz", "*/*"), ("/caf%C3%A9", "*/*"),
      (Samples.products, "image/png"),
    ] {
      let answer = try client.get(target, ["ACCEPT": accept])
      let expected = Samples.respond("GET", target, ["Accept": accept])
      #expect(answer.status == expected.status)
      #expect(answer.body == expected.body)
      for field in expected.fields {
        #expect(answer.fields[field.name.lowercased()] == field.value)
      }
      #expect(answer.fields["content-length"] == "\(expected.body.count)")
      #expect(answer.fields["date"].flatMap(HTTPDate.init) != nil)
    }
  }

  @Test("one thread serves as well")
  func oneThread() throws {
    let server = try Self.start { $0.threads = 1 }
    #expect(try Client(port: server.port).get(Samples.products).body == Samples.json.body)
  }

  @Test("HEAD says the length and sends no body; the connection goes on")
  func head() throws {
    let server = try Self.start()
    let client = try Client(port: server.port)
    for target in [Samples.products, "/none"] {
      try client.send("HEAD", target)
      let head = try client.receive(hasBody: false)
      let get = try client.get(target)
      #expect(head.status == get.status)
      #expect(head.fields["content-length"] == "\(get.body.count)")
      #expect(head.fields["etag"] == get.fields["etag"])
    }
  }

  @Test("304 carries the validators and no body, and states no wrong length")
  func notModified() throws {
    let server = try Self.start()
    let client = try Client(port: server.port)
    for _ in 0..<2 {
      let answer = try client.get(Samples.products, ["If-None-Match": #""a1""#])
      #expect(answer.status == 304)
      #expect(answer.fields["etag"] == #""a1""#)
      #expect(answer.fields["vary"] == "Accept")
      #expect(answer.fields["cache-control"] != nil)
      #expect(answer.fields["content-length"] == "\(Samples.json.body.count)")
      #expect(answer.fields["content-type"] == nil)
    }
    #expect(try client.get(Samples.products).body == Samples.json.body)
  }

  @Test("several fields of one name are read as one list")
  func repeatedFields() throws {
    let server = try Self.start()
    let client = try Client(port: server.port)
    try client.send(
      "GET \(Samples.products) HTTP/1.1\r\nHost: x\r\nAccept: a/b\r\naccept: text/xml\r\n\r\n")
    #expect(try client.receive().body == Samples.xml.body)
  }

  @Test("OPTIONS is answered without a body")
  func options() throws {
    let server = try Self.start()
    let client = try Client(port: server.port)
    try client.send("OPTIONS", "*")
    let answer = try client.receive()
    #expect(answer.status == 204)
    #expect(answer.fields["allow"] == "GET, HEAD")
    #expect(answer.fields["content-length"] == nil)
    #expect(try client.get(Samples.products).status == 200)
  }

  @Test("a small body is read and passed over, and the method refused")
  func smallBody() throws {
    let server = try Self.start()
    let client = try Client(port: server.port)
    try client.send("POST", Samples.products, ["Content-Length": "5"], body: "hello")
    #expect(try client.receive().status == 405)
    #expect(try client.get(Samples.products).status == 200)
  }

  @Test(
    "a body that will not be read is refused and the connection closed",
    arguments: [
      (["Content-Length": "8193"], 413), (["Content-Length": "99999999999"], 413),
      (["Transfer-Encoding": "chunked"], 411),
      (["Content-Length": "3", "Transfer-Encoding": "chunked"], 400),
    ])
  func refusedBody(fields: [String: String], status: Int) throws {
    let server = try Self.start()
    let client = try Client(port: server.port)
    try client.send("POST", Samples.products, fields)
    let answer = try client.receive()
    #expect(answer.status == status)
    #expect(answer.fields["content-type"] == "application/problem+json")
    #expect(try client.receiveToEnd() == "")
  }

  @Test("requests that are sent at once are answered in order")
  func pipelined() throws {
    let server = try Self.start()
    let client = try Client(port: server.port)
    let targets = [Samples.products, "/none", "/healthz", "/caf%C3%A9", Samples.products]
    try client.send(
      targets.map { "GET \($0) HTTP/1.1\r\nHost: localhost\r\n\r\n" }.joined())
    for target in targets {
      #expect(try client.receive().body == Samples.respond("GET", target).body)
    }
  }

  @Test("HTTP/1.0 is answered and closed")
  func oldVersion() throws {
    let server = try Self.start()
    let client = try Client(port: server.port)
    try client.send("GET \(Samples.products) HTTP/1.0\r\n\r\n")
    #expect(try client.receiveToEnd().hasSuffix(String(decoding: Samples.json.body, as: UTF8.self)))
  }

  @Test(
    "what is no HTTP is not answered with content, and the server lives on",
    arguments: [
      "\r\n\r\n\r\n", "GARBAGE\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n", "GET\r\n\r\n",
      "GET /v1/products\r\n\r\n", "GET /v1/products HTTP/9.9\r\n\r\n",
      "GET /v1/products HTTP/1.1\r\n\r\n", "GET /v1/products HTTP/1.1\r\nno colon\r\n\r\n",
      "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}\u{0}\u{1}\u{FC}\u{3}\u{3}\r\n\r\n",
      "GET /v1/prod\u{0}ucts HTTP/1.1\r\nHost: x\r\n\r\n",
      "GET /v1/products x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
      "GET /v1/products HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n",
      "POST /v1/products HTTP/1.1\r\nHost: x\r\nContent-Length : 60\r\n\r\n"
        + "GET /v1/products HTTP/1.1\r\nHost: x\r\n\r\n",
      "GET /v1/products HTTP/1.1\r\nHost: x\r\nA b: c\r\n\r\n",
      "GET  HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    ])
  func garbage(bytes: String) throws {
    let server = try Self.start { $0.idleTimeout = 1 }
    let client = try Client(port: server.port)
    try client.send(bytes)
    let answer = try client.receiveToEnd()
    #expect(!answer.contains(" 200 "))
    #expect(!answer.contains("products"))
    #expect(try Client(port: server.port).get(Samples.products).status == 200)
  }

  @Test("a header of 64 KB is refused, as are targets of any length beyond the limit")
  func largeHeader() throws {
    let server = try Self.start()
    let large = String(repeating: "x", count: 65_536)
    for (target, fields) in [
      (Samples.products, ["X-Large": large]), ("/\(large)", [:]), ("/?\(large)", [:]),
    ] {
      let client = try Client(port: server.port)
      // The server may close before all of it is sent.
      try? client.send("GET", target, fields)
      let answer = (try? client.receiveToEnd()) ?? ""
      #expect(answer.isEmpty || answer.contains(" 431 ") || answer.contains(" 414 "))
    }
    let client = try Client(port: server.port)
    #expect(try client.get("/\(large.prefix(4000))").status == 414)
    #expect(try client.get("/?\(large.prefix(4000))").status == 414)
    #expect(try client.get(Samples.products, ["X-Large": String(large.prefix(8000))]).status == 200)
  }

  @Test(
    "an idle connection is closed, wherever it stopped",
    arguments: ["", "GET /v1/pro", "GET /v1/products HTTP/1.1\r\nHost: x\r\nAcc"])
  func idle(sent: String) throws {
    let server = try Self.start { $0.idleTimeout = 1 }
    let client = try Client(port: server.port)
    if !sent.isEmpty { try client.send(sent) }
    #expect(try !client.receiveToEnd().contains(" 200 "))
  }

  @Test("a client that sends a byte now and then is cut, though it is never idle")
  func slowClient() throws {
    let server = try Self.start {
      $0.idleTimeout = 30
      $0.exchangeTimeout = 1
    }
    let client = try Client(port: server.port)
    try client.send("GET \(Samples.products) HTTP/1.1\r\nX-Slow: ")
    var isCut = false
    for _ in 0..<100 where !isCut {
      usleep(100_000)
      isCut = client.hasNews()
      if !isCut { try? client.send("x") }
    }
    #expect(isCut)
    #expect(try client.receiveToEnd().isEmpty)
    #expect(try Client(port: server.port).get(Samples.products).status == 200)
  }

  @Test("a connection may be used for longer than one exchange may take")
  func longConnection() throws {
    let server = try Self.start { $0.exchangeTimeout = 1 }
    let client = try Client(port: server.port)
    for _ in 0..<8 {
      usleep(250_000)
      #expect(try client.get(Samples.products).status == 200)
    }
  }

  @Test("two hundred connections are served at one time")
  func concurrent() throws {
    let server = try Self.start()
    let clients = try (0..<200).map { _ in try Client(port: server.port) }
    for round in 0..<3 {
      for (index, client) in clients.enumerated() {
        let isXML = (index + round) % 2 == 0
        try client.send("GET", Samples.products, ["Accept": isXML ? "text/xml" : "*/*"])
      }
      for (index, client) in clients.enumerated() {
        let isXML = (index + round) % 2 == 0
        #expect(try client.receive().body == (isXML ? Samples.xml : Samples.json).body)
      }
    }
  }

  @Test("one address gets no more connections than allowed")
  func perAddress() throws {
    let server = try Self.start { $0.connectionLimitPerAddress = 2 }
    let first = try Client(port: server.port)
    let second = try Client(port: server.port)
    #expect(try first.get(Samples.products).status == 200)
    #expect(try second.get(Samples.products).status == 200)
    let third = try Client(port: server.port)
    try? third.send("GET", Samples.products)
    #expect(try third.receiveToEnd().isEmpty)
    #expect(try first.get(Samples.products).status == 200)
  }

  @Test("answers are wholly old or wholly new while snapshots change")
  func swap() throws {
    func snapshot(_ number: Int) -> Snapshot {
      let letter = UInt8(ascii: "a") + UInt8(number % 26)
      let representation = Representation(
        mediaType: "application/json",
        body: [UInt8](repeating: letter, count: 20_000 + number), etag: "\(number)")
      return Snapshot(resources: ["/x": Resource(representation)], version: "\(number)")
    }
    let box = Box(snapshot(0))
    let server = try HTTPServer.start(host: "127.0.0.1", port: 0) { box.value }
    let clients = try (0..<8).map { _ in try Client(port: server.port) }
    var latest = 0
    for number in 1...100 {
      for client in clients { try client.send("GET", "/x") }
      box.value = snapshot(number)
      for client in clients {
        let answer = try client.receive()
        let tag = try #require(answer.fields["etag"].flatMap { Int($0.dropFirst().dropLast()) })
        #expect((number - 1...number).contains(tag))
        #expect(answer.body.count == 20_000 + tag)
        #expect(answer.body.allSatisfy { $0 == UInt8(ascii: "a") + UInt8(tag % 26) })
      }
      latest = number
      let settled = try clients[0].get("/x", ["If-None-Match": "\"\(latest)\""])
      #expect(settled.status == 304)
    }
    #expect(try clients[0].get("/healthz").text.contains("\"\(latest)\""))
  }

  @Test("a request that is running when the server stops is answered")
  func stopWhileRunning() throws {
    let entered = DispatchSemaphore(value: 0)
    let gate = DispatchSemaphore(value: 0)
    let stopped = DispatchSemaphore(value: 0)
    let snapshot = Samples.snapshot()
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

  @Test("stopping ends idle and unfinished connections at once, and can be repeated")
  func stop() throws {
    let server = try Self.start()
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

  @Test("a server that is let go stops, and its port can be bound again at once")
  func restart() throws {
    var server: HTTPServer? = try Self.start()
    let port = try #require(server?.port)
    #expect(try Client(port: port).get(Samples.products).status == 200)
    server = nil
    let snapshot = Samples.snapshot()
    let next = try HTTPServer.start(host: "127.0.0.1", port: port) { snapshot }
    #expect(next.port == port)
    #expect(try Client(port: port).get(Samples.products).status == 200)
  }

  @Test("IPv6 is served, and a host may stand in brackets", arguments: ["::1", "[::1]", "::"])
  func ipv6(host: String) throws {
    let server = try Self.start(host: host)
    #expect(try Client(port: server.port, isIPv6: true).get(Samples.products).status == 200)
    if host == "::" {
      #expect(try Client(port: server.port).get(Samples.products).status == 200)
    } else {
      #expect(throws: Client.Failure.self) { try Client(port: server.port) }
    }
  }

  @Test("a port that is taken is named")
  func portInUse() throws {
    let server = try Self.start()
    let snapshot = Samples.snapshot()
    let failure = #expect(throws: ServerFailure.self) {
      try HTTPServer.start(host: "127.0.0.1", port: server.port) { snapshot }
    }
    #expect(failure == .portInUse(host: "127.0.0.1", port: server.port))
    #expect(failure?.description.contains("\"\(server.port)\"") == true)
  }

  @Test(
    "a host that cannot be bound is named",
    arguments: ["", "not a host", "256.1.1.1", "192.0.2.1", "127.0.0.1\u{0}x", "::g"])
  func badHost(host: String) {
    let failure = #expect(throws: ServerFailure.self) { try Self.start(host: host) }
    switch failure {
    case .unknownHost(host, _), .addressUnavailable(host): break
    default: Issue.record("got \(String(describing: failure))")
    }
  }

  @Test("an answer that cannot be written as HTTP becomes 500")
  func unwritable() throws {
    let server = try Self.start(responder: Responder(cacheControl: "public\r\nX-Injected: 1"))
    let answer = try Client(port: server.port).get(Samples.products)
    #expect(answer.status == 500)
    #expect(answer.fields["x-injected"] == nil)
  }

  @Test("each answer leaves one record")
  func log() throws {
    let records = Box<[AccessRecord]>([])
    let server = try Self.start(log: { record in records.change { $0.append(record) } })
    let client = try Client(port: server.port)
    _ = try client.get("\(Samples.products)?q=%0A")
    _ = try client.get(Samples.products, ["If-None-Match": "*"])
    try client.send("HEAD", "/none")
    _ = try client.receive(hasBody: false)
    try client.send("POST", "/none", ["Content-Length": "99999"])
    let refusal = try client.receive()
    server.stop()
    let lines = records.value.map { "\($0.method) \($0.path) \($0.status) \($0.bytes)" }
    #expect(
      lines == [
        "GET \(Samples.products)?q=%0A 200 \(Samples.json.body.count)",
        "GET \(Samples.products) 304 0", "HEAD /none 404 0",
        "POST /none 413 \(refusal.body.count)",
      ])
    #expect(records.value.allSatisfy { $0.microseconds >= 0 && $0.microseconds < 60_000_000 })
  }
}
