import Foundation
import Testing

@testable import CatalogServer

@Suite("Request smuggling, over loopback") struct SmugglingTests {
  @Test("answers an odd request once, and closes the connection", arguments: SmugglingTable.shapes) func once(
    _ shape: SmugglingTable.Shape
  ) throws {
    let server = try Samples.start { $0.threads = 1 }
    let client = try Client(port: server.port)
    let smuggled = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    try? client.send(bytes: shape.bytes + Array(smuggled.utf8))
    let answer = try client.receiveToEnd()
    #expect(answer.hasPrefix("HTTP/1.1 \(shape.status) "), "\(shape): \(answer)")
    #expect(answer.ranges(of: "\r\nDate: ").count == 1, "\(shape): \(answer)")
    #expect(answer.contains("Connection: close\r\n"))
    #expect(try Client(port: server.port).get(Samples.products).status == 200)
  }

  @Test("answers a request that arrives byte by byte, and those that follow it at once") func slowly() throws {
    let server = try Samples.start { $0.threads = 1 }
    let client = try Client(port: server.port)
    let request = "POST /x HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc"
    for byte in request.utf8 {
      try client.send(bytes: [byte])
      usleep(500)
    }
    try client.send("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /none HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(try client.receive().status == 405)
    #expect(try client.receive().status == 200)
    #expect(try client.receive().status == 404)
  }

  @Test("answers thousands of pipelined requests to a client that reads late") func backpressure() throws {
    let body = [UInt8](repeating: UInt8(ascii: "y"), count: 30_000)
    let large = Representation(type: MediaType("text/plain"), body: body, etag: "y")
    let server = try HTTPServer.start(
      on: [.tcp(host: "127.0.0.1", port: 0)],
      serving: Publication(Snapshot(routes: ["/y": .resource(Resource(large))], version: "1")))
    let client = try Client(port: server.port)
    let count = 2000
    try client.send(String(repeating: "GET /y HTTP/1.1\r\nHost: localhost\r\n\r\n", count: count))
    usleep(300_000)
    for _ in 0..<count {
      let answer = try client.receive()
      guard answer.status == 200, answer.body == body else {
        Issue.record("got \(answer.status) with \(answer.body.count) bytes")
        return
      }
    }
  }
}
