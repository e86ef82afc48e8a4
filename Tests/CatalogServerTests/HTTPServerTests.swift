import Foundation
import Testing

@testable import CatalogServer

@Suite("The server, over loopback") struct HTTPServerTests {
  @Test("sends what the responder returns, several times on one connection") func keepAlive() throws {
    let server = try Samples.start()
    let client = try Client(port: server.port)
    for (target, accept) in [
      (Samples.products, "*/*"), (Samples.products, "text/xml"), ("/none", "*/*"), (Samples.products, "*/*"),
      ("/healthz", "*/*"), ("/%zz", "*/*"), ("/caf%C3%A9", "*/*"), (Samples.products, "image/png"),
    ] {
      let answer = try client.get(target, ["ACCEPT": accept])
      let expected = Samples.respond("GET", target, ["Accept": accept])
      #expect(answer.status == expected.status)
      #expect(answer.body == expected.body)
      for field in expected.fields { #expect(answer.fields[field.name.lowercased()] == field.value) }
      #expect(answer.fields["content-length"] == "\(expected.body.count)")
      #expect(answer.fields["date"]?.hasSuffix(" GMT") == true)
    }
  }

  @Test("answers HEAD with the length but no body, and keeps the connection") func head() throws {
    let server = try Samples.start()
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

  @Test("sends 304 with the validators, without a body or a length") func notModified() throws {
    let server = try Samples.start()
    let client = try Client(port: server.port)
    for _ in 0..<2 {
      let answer = try client.get(Samples.products, ["If-None-Match": #""a1""#])
      #expect(answer.status == 304)
      #expect(answer.fields["etag"] == #""a1""#)
      #expect(answer.fields["vary"]?.hasPrefix("Accept") == true)
      #expect(answer.fields["cache-control"] != nil)
      #expect(answer.fields["content-length"] == nil)
      #expect(answer.fields["content-type"] == nil)
    }
    #expect(try client.get(Samples.products).body == Samples.json.body)
  }

  @Test("reads several fields with one name as one list") func repeatedFields() throws {
    let server = try Samples.start()
    let client = try Client(port: server.port)
    try client.send("GET \(Samples.products) HTTP/1.1\r\nHost: x\r\nAccept: a/b\r\naccept: text/xml\r\n\r\n")
    #expect(try client.receive().body == Samples.xml.body)
  }

  @Test("answers OPTIONS without a body") func options() throws {
    let server = try Samples.start()
    let client = try Client(port: server.port)
    try client.send("OPTIONS", "*")
    let answer = try client.receive()
    #expect(answer.status == 204)
    #expect(answer.fields["allow"] == "GET, HEAD, OPTIONS")
    #expect(answer.fields["content-length"] == nil)
    #expect(try client.get(Samples.products).status == 200)
  }

  @Test("discards a small body, and rejects the method") func smallBody() throws {
    let server = try Samples.start()
    let client = try Client(port: server.port)
    try client.send("POST", Samples.products, ["Content-Length": "5"], body: "hello")
    #expect(try client.receive().status == 405)
    #expect(try client.get(Samples.products).status == 200)
  }

  @Test("answers pipelined requests in order") func pipelined() throws {
    let server = try Samples.start()
    let client = try Client(port: server.port)
    let targets = [Samples.products, "/none", "/healthz", "/caf%C3%A9", Samples.products]
    try client.send(targets.map { "GET \($0) HTTP/1.1\r\nHost: localhost\r\n\r\n" }.joined())
    for target in targets { #expect(try client.receive().body == Samples.respond("GET", target).body) }
  }

  @Test("answers HTTP/1.0 and closes the connection") func oldVersion() throws {
    let server = try Samples.start()
    let client = try Client(port: server.port)
    try client.send("GET \(Samples.products) HTTP/1.0\r\n\r\n")
    #expect(try client.receiveToEnd().hasSuffix(String(decoding: Samples.json.body, as: UTF8.self)))
  }

  @Test("sends a last answer in whole, whatever else the client sends", arguments: [0, 100, 5_000, 3_000_000])
  func lastAnswer(_ size: Int) throws {
    let body = [UInt8](repeating: UInt8(ascii: "x"), count: size)
    let resource = Resource(Representation(type: MediaType("application/json"), body: body, etag: "1"))
    let server = try HTTPServer.start(
      on: [.tcp(host: "127.0.0.1", port: 0)],
      serving: Publication(Snapshot(routes: ["/x": .resource(resource)], version: "1")))
    let client = try Client(port: server.port)
    let request = "GET /x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    try client.send(request + request)
    let answer = try client.receiveToEnd()
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(answer.utf8.count(where: { $0 == UInt8(ascii: "x") }) >= size)
    #expect(answer.hasSuffix("\r\n\r\n" + String(repeating: "x", count: size)))
  }

  @Test("takes what a client still sends when its request was refused, so that it reads why") func refusedBody() throws
  {
    let server = try Samples.start()
    let client = try Client(port: server.port)
    try client.send("POST /report HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000000\r\n\r\n")
    #expect(try client.receive().status == 413)
    // A closed socket would answer the first with a reset, which breaks the second.
    for _ in 0..<3 { try client.send(String(repeating: "x", count: 1000)) }
  }

  @Test("says when nobody answers from a replaced snapshot any more, clients that are idle or not") func replaced()
    throws
  {
    let resource = Route.resource(Resource(Samples.json))
    let publication = Publication(Snapshot(routes: ["/x": resource], version: "1"))
    let server = try HTTPServer.start(on: [.tcp(host: "127.0.0.1", port: 0)], serving: publication)
    let client = try Client(port: server.port)
    #expect(try client.get("/x").status == 200)
    var replaced = publication.publish(Snapshot(routes: [:], version: "2"))
    var isGone = false
    for _ in 0..<20_000 where !isGone {
      isGone = replaced.isGone()
      if !isGone { usleep(500) }
    }
    #expect(isGone)
    let isGoneAgain = replaced.isGone()
    #expect(!isGoneAgain)
    #expect(try client.get("/x").status == 404)
  }

  @Test("responses are wholly old or wholly new while snapshots change") func swap() throws {
    func snapshot(_ number: Int) -> Snapshot {
      let letter = UInt8(ascii: "a") + UInt8(number % 26)
      let representation = Representation(
        type: MediaType("application/json"), body: [UInt8](repeating: letter, count: 20_000 + number), etag: "\(number)"
      )
      return Snapshot(routes: ["/x": .resource(Resource(representation))], version: "\(number)")
    }
    let publication = Publication(snapshot(0))
    let server = try HTTPServer.start(on: [.tcp(host: "127.0.0.1", port: 0)], serving: publication)
    let clients = try (0..<8).map { _ in try Client(port: server.port) }
    var latest = 0
    for number in 1...100 {
      for client in clients { try client.send("GET", "/x") }
      publication.publish(snapshot(number))
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

  @Test("answers with 500 when a response can't be written as HTTP") func unwritable() throws {
    var resource = Resource(Samples.json)
    resource.fields = [HeaderField("X", "1\r\nX-Injected: 1")]
    let server = try HTTPServer.start(
      on: [.tcp(host: "127.0.0.1", port: 0)],
      serving: Publication(Snapshot(routes: ["/x": .resource(resource)], version: "1")))
    let answer = try Client(port: server.port).get("/x")
    #expect(answer.status == 500)
    #expect(answer.fields["x-injected"] == nil)
  }

  @Test("records each response once") func log() throws {
    let records = Box<[AccessRecord]>([])
    let server = try Samples.start(log: { record in records.change { $0.append(record) } })
    let client = try Client(port: server.port)
    let refused = try client.get("/chosen?q=%0A")
    _ = try client.get(Samples.products, ["If-None-Match": "*"])
    try client.send("HEAD", "/none")
    _ = try client.receive(hasBody: false)
    server.stop()
    let lines = records.value.map { "\($0.method) \($0.path) \($0.status) \($0.bytes)" }
    #expect(
      lines == ["GET /chosen?q=%0A 400 \(refused.body.count)", "GET \(Samples.products) 304 0", "HEAD /none 404 0"])
    #expect(records.value.allSatisfy { $0.microseconds >= 0 && $0.microseconds < 60_000_000 })
  }

  @Test("counts what it answers, and shows it on a page for Prometheus") func metrics() throws {
    let server = try Samples.start { $0.servesMetrics = true }
    let client = try Client(port: server.port)
    _ = try client.get(Samples.products)
    _ = try client.get("/none")
    do {
      let future = try Client(port: server.port)
      try future.send("GET / HTTP/3.0\r\nHost: x\r\n\r\n")
      #expect(try future.receiveToEnd().hasPrefix("HTTP/1.1 505 "))
    }
    let page = try client.get("/metrics")
    #expect(page.status == 200)
    #expect(page.text.contains("shopkeeper_requests_total{status=\"2xx\"} 1\n"))
    #expect(page.text.contains("shopkeeper_requests_total{status=\"4xx\"} 2\n"))
    #expect(page.text.contains("shopkeeper_requests_total{status=\"5xx\"} 0\n"))
    // The bytes of the refused client are read until it has closed its side, too.
    let isAlone = try (0..<100).contains { _ in
      usleep(10_000)
      return try client.get("/metrics").text.contains("shopkeeper_connections 1\n")
    }
    #expect(isAlone)
    #expect(page.text.contains("shopkeeper_app_stale{app=\"a\"} 0\n"))
    let hidden = try Samples.start()
    #expect(try Client(port: hidden.port).get("/metrics").status == 404)
  }

  @Test("listens on a Unix socket and on several addresses, and replaces the socket of a dead server") func unixSocket()
    throws
  {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString.prefix(8)).sock").path
    for _ in 0..<2 {
      let server = try HTTPServer.start(
        on: [.unix(path: path), .tcp(host: "127.0.0.1", port: 0)], serving: Publication(Samples.snapshot))
      #expect(server.addresses.first == "unix:\(path)")
      #expect(try Client(port: server.port).get(Samples.products).status == 200)
      #expect(try Client(path: path).get(Samples.products).status == 200)
      #expect(throws: ServerFailure.self) {
        try HTTPServer.start(on: [.unix(path: path)], serving: Publication(Samples.snapshot))
      }
      server.stop()
      #expect(!FileManager.default.fileExists(atPath: path))
      // A socket as left by a server that was killed.
      let dead = socket(AF_UNIX, 1, 0)
      var address = Client.unixAddress(path)
      _ = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(dead, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
      close(dead)
    }
    unlink(path)
  }

  @Test(
    "reads where to listen",
    arguments: [
      ("8080", ListenAddress.tcp(host: "127.0.0.1", port: 8080)), ("0.0.0.0:80", .tcp(host: "0.0.0.0", port: 80)),
      ("[::1]:0", .tcp(host: "[::1]", port: 0)), ("example.org:65535", .tcp(host: "example.org", port: 65535)),
      ("/run/x", .unix(path: "/run/x")), ("unix:x.sock", .unix(path: "x.sock")), ("", nil), ("::1:80", nil),
      ("x:", nil), ("x:99999", nil), (":80", nil), ("x:-1", nil), ("unix:", nil), ("localhost", nil),
    ]) func addresses(_ text: String, _ address: ListenAddress?)
  { #expect(ListenAddress(text) == address) }
}
