import Foundation
import Testing

@testable import CatalogServer

@Suite("Hostile, slow and many clients, over loopback")
struct HostileClientTests {
  @Test(
    "rejects a body that will not be read, and closes the connection",
    arguments: [
      (["Content-Length": "8193"], 413), (["Content-Length": "99999999999"], 413),
      (["Transfer-Encoding": "chunked"], 411),
      (["Content-Length": "3", "Transfer-Encoding": "chunked"], 400),
    ])
  func refusedBody(fields: [String: String], status: Int) throws {
    let server = try Samples.start()
    let client = try Client(port: server.port)
    try client.send("POST", Samples.products, fields)
    let answer = try client.receive()
    #expect(answer.status == status)
    #expect(answer.fields["content-type"] == "application/problem+json")
    #expect(try client.receiveToEnd() == "")
  }

  @Test(
    "never answers invalid HTTP with content, and keeps running",
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
    let server = try Samples.start { $0.idleTimeout = 1 }
    let client = try Client(port: server.port)
    try client.send(bytes)
    let answer = try client.receiveToEnd()
    #expect(!answer.contains(" 200 "))
    #expect(!answer.contains("products"))
    #expect(try Client(port: server.port).get(Samples.products).status == 200)
  }

  @Test("rejects a header of 64 KB, and targets of any length beyond the limit")
  func largeHeader() throws {
    let server = try Samples.start()
    let large = String(repeating: "x", count: 65_536)
    for (target, fields) in [
      (Samples.products, ["X-Large": large]), ("/\(large)", [:]), ("/?\(large)", [:]),
    ] {
      let client = try Client(port: server.port)
      // The server may close the connection before everything is sent.
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
    "closes an idle connection, wherever it stopped",
    arguments: ["", "GET /v1/pro", "GET /v1/products HTTP/1.1\r\nHost: x\r\nAcc"])
  func idle(sent: String) throws {
    let server = try Samples.start { $0.idleTimeout = 1 }
    let client = try Client(port: server.port)
    if !sent.isEmpty { try client.send(sent) }
    #expect(try !client.receiveToEnd().contains(" 200 "))
  }

  @Test("disconnects a client that sends a byte now and then, though it is never idle")
  func slowClient() throws {
    let server = try Samples.start {
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

  @Test("a connection may be used for longer than the limit of one exchange")
  func longConnection() throws {
    let server = try Samples.start { $0.exchangeTimeout = 3 }
    let client = try Client(port: server.port)
    for _ in 0..<8 {
      usleep(500_000)
      #expect(try client.get(Samples.products).status == 200)
    }
  }

  @Test("serves two hundred connections at a time")
  func concurrent() throws {
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
