import Foundation
import Testing

@testable import CatalogServer

@Suite("Hostile, slow and many clients, over loopback") struct HostileClientTests {
  @Test(
    "rejects a body that will not be read, and closes the connection",
    arguments: [
      (["Content-Length": "16385"], 413), (["Content-Length": "99999999999"], 413),
      (["Transfer-Encoding": "chunked"], 411), (["Content-Length": "3", "Transfer-Encoding": "chunked"], 400),
    ]) func refusedBody(fields: [String: String], status: Int) throws
  {
    let server = try Samples.start()
    let client = try Client(port: server.port)
    try client.send("POST", Samples.products, fields)
    let answer = try client.receive()
    #expect(answer.status == status)
    #expect(answer.fields["content-type"] == "application/problem+json")
    #expect(try client.receiveToEnd() == "")
  }

  @Test("rejects a header of 64 KB, and targets of any length beyond the limit") func largeHeader() throws {
    let server = try Samples.start()
    let large = String(repeating: "x", count: 65_536)
    for (target, fields) in [(Samples.products, ["X-Large": large]), ("/\(large)", [:]), ("/?\(large)", [:])] {
      let client = try Client(port: server.port)
      // The server may close the connection before everything is sent.
      try? client.send("GET", target, fields)
      let answer = (try? client.receiveToEnd()) ?? ""
      #expect(answer.isEmpty || answer.contains(" 431 ") || answer.contains(" 414 "))
    }
    for target in ["/\(large.prefix(4000))", "/?\(large.prefix(4000))"] {
      #expect(try Client(port: server.port).get(target).status == 414)
    }
    let client = try Client(port: server.port)
    #expect(try client.get(Samples.products, ["X-Large": String(large.prefix(8000))]).status == 200)
  }

  @Test(
    "closes a connection on which no complete request arrives in time, wherever it stopped",
    arguments: ["", "GET /v1/pro", "GET /v1/products HTTP/1.1\r\nHost: x\r\nAcc"]) func idle(sent: String) throws
  {
    let server = try Samples.start { if sent.isEmpty { $0.idleTimeout = 1 } else { $0.requestTimeout = 1 } }
    let client = try Client(port: server.port)
    if !sent.isEmpty { try client.send(sent) }
    #expect(try !client.receiveToEnd().contains(" 200 "))
  }

  @Test("disconnects a client that sends a byte now and then, though it is never idle") func slowClient() throws {
    let server = try Samples.start {
      $0.idleTimeout = 30
      $0.requestTimeout = 1
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

  @Test("a connection may be used for longer than the limit of one exchange") func longConnection() throws {
    let server = try Samples.start { $0.requestTimeout = 3 }
    let client = try Client(port: server.port)
    for _ in 0..<8 {
      usleep(500_000)
      #expect(try client.get(Samples.products).status == 200)
    }
  }

  @Test("closes a connection that is idle after an answer") func idleAfterAnswer() throws {
    let server = try Samples.start { $0.idleTimeout = 1 }
    let client = try Client(port: server.port)
    #expect(try client.get(Samples.products).status == 200)
    #expect(try client.receiveToEnd() == "")
  }

  @Test("gives the place of the longest idle connection to a new one when all are taken") func eviction() throws {
    let server = try Samples.start {
      $0.threads = 1
      $0.connections = 8
      $0.connectionsPerAddress = 8
    }
    let idle = try (0..<8).map { _ in try Client(port: server.port) }
    for client in idle {
      #expect(try client.get(Samples.products).status == 200)
      usleep(20_000)
    }
    let newcomer = try Client(port: server.port)
    #expect(try newcomer.get(Samples.products).status == 200)
    #expect(try idle[0].receiveToEnd() == "")
    #expect(try idle[7].get(Samples.products).status == 200)
  }

  @Test("gives the place of the longest incomplete request to a new client when none is idle")
  func evictionOfIncomplete() throws {
    let server = try Samples.start {
      $0.threads = 1
      $0.connections = 4
      $0.connectionsPerAddress = 4
    }
    let slow = try (0..<4).map { _ in
      let client = try Client(port: server.port)
      try client.send("GET / HTTP/1.1\r\nHost")
      return client
    }
    usleep(1_200_000)
    let newcomer = try Client(port: server.port)
    #expect(try newcomer.get(Samples.products).status == 200)
    #expect(try slow[0].receiveToEnd() == "")
  }

  @Test(
    "answers a HEAD that it refuses without a body",
    arguments: [
      "HEAD / HTTP/1.1\r\nHost : x\r\n\r\n", "HEAD / HTTP/3.0\r\nHost: x\r\n\r\n",
      "HEAD / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999\r\n\r\n",
    ]) func refusedHead(request: String) throws
  {
    let server = try Samples.start()
    let client = try Client(port: server.port)
    try client.send(request)
    #expect(try client.receiveToEnd().hasSuffix("\r\n\r\n"))
  }

  @Test("an address that has too many connections loses its own idle ones") func connectionsPerAddress() throws {
    let server = try Samples.start(
      {
        $0.threads = 1
        $0.connectionsPerAddress = 2
      }, host: "::")
    let other = try Client(port: server.port, isIPv6: true)
    #expect(try other.get(Samples.products).status == 200)
    let clients = try (0..<3).map { _ in
      let client = try Client(port: server.port)
      #expect(try client.get(Samples.products).status == 200)
      usleep(20_000)
      return client
    }
    #expect(try clients[0].receiveToEnd() == "")
    #expect(try clients[2].get(Samples.products).status == 200)
    #expect(try other.get(Samples.products).status == 200)
  }

  #if os(Linux)
    @Test(
      "hundreds of new connections a second from one or two addresses keep no other out, where places are few",
      arguments: ["", "GET / HTTP/1.1\r\nHost", "GET \(Samples.products) HTTP/1.1\r\nHost: x\r\n\r\n"], [1, 2])
    func flood(sent: String, addresses: Int) throws {
      let server = try Samples.start {
        $0.threads = 4
        $0.connections = 12
      }
      let isDone = Box(false)
      let opened = Box(0)
      defer { isDone.value = true }
      let idle = try (0..<6 / addresses).map { index in
        let client = try Client(port: server.port, from: UInt32(50 + index))
        #expect(try client.get(Samples.products).status == 200)
        return client
      }
      for address in 0..<addresses {
        let port = server.port
        Thread.detachNewThread {
          var held: [Client] = []
          while !isDone.value {
            if let client = try? Client(port: port, from: UInt32(10 + address)) {
              try? client.send(sent)
              held.append(client)
              opened.change { $0 += 1 }
            }
            if held.count > 200 { held.removeFirst(100) }
            usleep(1_000)
          }
        }
      }
      for _ in 0..<6000 where opened.value < 50 { usleep(10_000) }
      // Nobody loses a connection to them, either.
      for client in idle { #expect((try? client.get(Samples.products).status) == 200) }
      for round in 0..<4 {
        let client = try Client(port: server.port, from: UInt32(70 + round))
        // The time in which a request arrives from far away.
        usleep(200_000)
        #expect((try? client.get(Samples.products).status) == 200, "\(round)")
      }
      for _ in 0..<6000 where opened.value <= 100 { usleep(10_000) }
      #expect(opened.value > 100)
    }
  #endif

  @Test("answers too many requests of one address with 429 and the time to wait") func rate() throws {
    let server = try Samples.start { $0.requestsPerSecond = 2 }
    let client = try Client(port: server.port)
    let answers = try (0..<8).map { _ in try client.get(Samples.products) }
    #expect(answers.prefix(4).allSatisfy { $0.status == 200 })
    let refused = try #require(answers.last)
    #expect(refused.status == 429)
    #expect(refused.fields["retry-after"] == "1")
    usleep(1_200_000)
    #expect(try client.get(Samples.products).status == 200)
  }

  @Test("refuses HEAD without a body, so that the next answer is in its place") func refusedHead() throws {
    let server = try Samples.start { $0.requestsPerSecond = 1 }
    let client = try Client(port: server.port)
    for _ in 0..<4 { try client.send("HEAD", Samples.products) }
    try client.send("GET", "/healthz")
    let statuses = try (0..<4).map { _ in try client.receive(hasBody: false).status }
    #expect(statuses == [200, 200, 429, 429])
    #expect(try client.receive().status == 200)
  }

  @Test("disconnects a client that doesn't take its answer") func unread() throws {
    // More than the buffers between the two hold.
    let body = [UInt8](repeating: UInt8(ascii: "x"), count: 64 << 20)
    let resource = Resource(Representation(type: MediaType("text/plain"), body: body, etag: "x"))
    var limits = ServerLimits()
    limits.threads = 1
    limits.responseTimeout = 1
    let server = try HTTPServer.start(
      on: [.tcp(host: "127.0.0.1", port: 0)],
      serving: Publication(Snapshot(routes: ["/x": .resource(resource)], version: "1")), limits: limits)
    let client = try Client(port: server.port)
    try client.send("GET", "/x")
    let isClosed = { () -> Bool in
      let metrics = server.metrics
      return metrics.contains("shopkeeper_connections_total 1\n") && metrics.contains("shopkeeper_connections 0\n")
    }
    for _ in 0..<300 where !isClosed() { usleep(100_000) }
    let received = try client.receiveToEnd()
    #expect(received.hasPrefix("HTTP/1.1 200 "))
    #expect(received.utf8.count < body.count)
  }

  @Test("gives permission to send a body once, and answers when it has arrived") func expectContinue() throws {
    let server = try Samples.start()
    let client = try Client(port: server.port)
    try client.send("POST", "/", ["Content-Length": "4", "Expect": "100-continue"])
    #expect(try client.receive().status == 100)
    try client.send("ab")
    usleep(50_000)
    try client.send("cd")
    #expect(try client.receive().status == 405)
    #expect(try client.get(Samples.products).status == 200)
  }

  @Test("gives no permission to a client of HTTP/1.0, which doesn't know it", arguments: ["100-continue", "200-ok"])
  func oldExpectation(_ expectation: String) throws {
    let server = try Samples.start()
    let client = try Client(port: server.port)
    try client.send("POST /report HTTP/1.0\r\nContent-Length: 2\r\nExpect: \(expectation)\r\n\r\n")
    usleep(50_000)
    try client.send("ab")
    #expect(try client.receiveToEnd().hasPrefix("HTTP/1.1 204 "))
  }

  @Test(
    "an answer before the end of the connection arrives whole, however much the client still sends",
    arguments: ["HTTP/1.1\r\nHost: x\r\nConnection: close", "HTTP/1.0"], [100, 3_000_000]) func lingering(
      version: String, size: Int
    ) throws
  {
    let body = [UInt8](repeating: UInt8(ascii: "x"), count: size)
    let resource = Resource(Representation(type: MediaType("text/plain"), body: body, etag: "1"))
    let server = try HTTPServer.start(
      on: [.tcp(host: "127.0.0.1", port: 0)],
      serving: Publication(Snapshot(routes: ["/x": .resource(resource)], version: "1")))
    let client = try Client(port: server.port, buffer: 65_536)
    try client.send("GET /x \(version)\r\n\r\n" + String(repeating: "more", count: 100))
    if size < 1000 {
      // The server must not have closed by then.
      for _ in 0..<20 {
        try client.send(String(repeating: "more", count: 5000))
        usleep(5_000)
      }
    }
    #expect(try client.receiveToEnd().hasSuffix("\r\n\r\n" + String(repeating: "x", count: size)))
  }

  @Test(
    "a request that is refused at its head is in the log, whatever is wrong with it",
    arguments: [
      ("GET /a HTTP/3.0\r\nHost: x\r\n\r\n", "GET", "/a", 505), ("GET /b HTTP/1.1\r\n\r\n", "GET", "/b", 400),
      ("POST /c HTTP/1.1\r\nHost: x\r\nContent-Length: 99999\r\n\r\n", "POST", "/c", 413),
      ("POST /d HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n", "POST", "/d", 411),
      ("PUT /e HTTP/1.1\r\nHost: x\r\nExpect: more\r\n\r\n", "PUT", "/e", 417),
      ("GET /f\u{1}\"\nHost: x\r\n\r\n", "GET", "/f%01\"", 400), ("\u{16}\u{3}\u{1}\n", "%16%03%01", "", 400),
      ("GET /" + String(repeating: "g", count: 17_000), "GET", "/" + String(repeating: "g", count: 2047), 414),
    ]) func refusedInLog(_ request: String, _ method: String, _ path: String, _ status: Int) throws
  {
    let records = Box<[AccessRecord]>([])
    let server = try Samples.start(log: { record in records.change { $0.append(record) } })
    let client = try Client(port: server.port)
    // An earlier request of the connection must not be mistaken for this one.
    #expect(try client.get(Samples.products).status == 200)
    try client.send(request)
    let answer = try client.receive()
    #expect(answer.status == status)
    let record = try #require(records.value.dropFirst().first)
    #expect(records.value.count == 2)
    #expect((record.method, record.path, record.status) == (method, path, status))
    #expect(record.bytes == answer.body.count && record.client == "127.0.0.1")
  }

  @Test(
    "a secret in the address of a request is not in the log, even percent-encoded",
    arguments: [
      ("/products?password=hunter22", "/products?password=…"),
      ("/products?pass%77ord=hunter22", "/products?password=…"),
      ("/x?y=post%67res%3A%2F%2Fann%3Ahunter22%40db%2Fa%20b", "/x?y=postgres://ann:…@db/a%20b"),
      ("/x?y=%E4%B8%AD%20a", "/x?y=%E4%B8%AD%20a"), ("/x?y=100%", "/x?y=100%"),
    ]) func secretInLog(_ path: String, _ shown: String)
  {
    let record = AccessRecord(
      time: 0, client: "", method: "GET", path: path, status: 200, bytes: 0, microseconds: 0, version: "")
    #expect(record.line.contains("\"path\":\"\(shown)\""), "\(record.line)")
  }

  @Test("serves two hundred connections at a time") func concurrent() throws {
    let server = try Samples.start()
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
}
