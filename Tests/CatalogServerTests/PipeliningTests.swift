import Foundation
import TestTools
import Testing

@testable import CatalogServer

@Suite("Pipelining clients that read slowly, over loopback") struct PipeliningTests {
  private static let bodies = Dictionary(
    uniqueKeysWithValues: (0..<8).map { index in
      ("/r\(index)", [UInt8](repeating: UInt8(ascii: "0") + UInt8(index), count: 10 + index * 40_000))
    })

  /// Resources of many lengths, and one that waits for another revision.
  private static func snapshot(_ revision: Int) -> Snapshot {
    var routes: [String: Route] = [:]
    for (path, body) in bodies {
      routes[path] = .resource(Resource(Representation(type: MediaType("text/plain"), body: body, etag: path)))
    }
    let held = Representation(
      type: MediaType("text/plain"), body: Array("/held revision \(revision)".utf8), etag: "/held")
    routes["/held"] = .selection { request in
      let after = request.parameters.first.flatMap { Int($0.value) } ?? 0
      return after >= revision ? .waiting(Resource(held), seconds: 1) : .resource(Resource(held))
    }
    return Snapshot(routes: routes, version: "\(revision)")
  }

  @Test(
    "get every answer, whole and in order, while requests are held and snapshots replaced",
    arguments: Seeds.few(0..<60, onPush: 3))
  func schedules(seed: UInt64) throws {
    let publication = Publication(Self.snapshot(1))
    var limits = ServerLimits()
    limits.threads = 1
    let server = try HTTPServer.start(
      on: [.tcp(host: "127.0.0.1", port: 0)], serving: publication, limits: limits)
    let isDone = Box(false)
    Thread.detachNewThread {
      var chance = Chance(seed)
      var revision = 1
      while !isDone.value {
        revision += 1
        publication.publish(Self.snapshot(revision))
        usleep(UInt32.random(in: 1000...60_000, using: &chance))
      }
    }
    defer { isDone.value = true }
    let results = Box<[String]>([])
    let port = server.port
    DispatchQueue.concurrentPerform(iterations: 6) { index in
      do {
        if let fault = try Self.talk(to: port, Chance(seed * 100 + UInt64(index))) {
          results.change { $0.append(fault) }
        }
      } catch { results.change { $0.append("\(error)") } }
    }
    #expect(results.value.isEmpty)
  }

  @Test("many requests of one connection that take long don't keep another one waiting") func turns() throws {
    let count = Box(0)
    let resource = Resource(Representation(type: MediaType("text/plain"), body: [], etag: "x"))
    let slow = Route.selection { _ in
      usleep(2000)
      count.change { $0 += 1 }
      return .resource(resource)
    }
    let server = try Samples.start(
      { $0.threads = 1 }, serving: Snapshot(routes: ["/slow": slow, "/fast": .resource(resource)], version: "1"))
    let (greedy, other) = (try Client(port: server.port), try Client(port: server.port))
    try greedy.send(String(repeating: "HEAD /slow HTTP/1.1\r\nHost: x\r\n\r\n", count: 500))
    while count.value == 0 { usleep(1000) }
    #expect(try other.get("/fast").status == 200)
    #expect(count.value < 250)
    for _ in 0..<500 { #expect(try greedy.receive(hasBody: false).status == 200) }
  }

  /// Sends requests at random moments in random pieces and reads slowly; what was wrong with the answers.
  private static func talk(to port: UInt16, _ chance: Chance) throws -> String? {
    var chance = chance
    let client = try Client(port: port, buffer: 65_536)
    let targets = (0..<60).map { _ in
      // Few of them wait to the end, which takes a second.
      Int.random(in: 0..<4, using: &chance) == 0
        ? "/held?after=\(Int.random(in: 0..<6, using: &chance) == 0 ? 1_000_000 : 1)"
        : "/r\(Int.random(in: 0..<8, using: &chance))"
    }
    let requests = targets.map { "GET \($0) HTTP/1.1\r\nHost: x\r\n\r\n" }
    var unsent = Array(requests.joined().utf8)[...]
    var received = 0
    for (index, target) in targets.enumerated() {
      if Int.random(in: 0..<8, using: &chance) == 0 { usleep(UInt32.random(in: 0...80_000, using: &chance)) }
      // At least what is answered next, and often more, up to the middle of another request.
      received += requests[index].utf8.count
      let due = received - (requests.joined().utf8.count - unsent.count)
      if due > 0 {
        let piece = unsent.prefix(due + Int.random(in: 0...1000, using: &chance))
        unsent = unsent.dropFirst(piece.count)
        try client.send(bytes: Array(piece))
      }
      let answer = try client.receive()
      let path = String(target.prefix { $0 != "?" })
      let isWhole = path == "/held" ? answer.text.hasPrefix("/held ") : answer.body == bodies[path]
      guard answer.status == 200, answer.fields["etag"] == "\"\(path)\"", isWhole else {
        return "answer \(index) to \(target): \(answer.status) \(answer.fields) \(answer.body.prefix(20))"
      }
    }
    return nil
  }
}

/// Random numbers that a seed repeats.
struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
