import Foundation
import Testing

@testable import CatalogServer

@Suite("Reading the head of a request") struct RequestHeadTests {
  /// The status of the rejection; 0 for a complete head, nil for one that needs more bytes.
  static func status(_ text: String) -> Int? { status(Array(text.utf8)) }

  static func status(_ bytes: [UInt8]) -> Int? {
    var head = RequestHead()
    switch head.read(bytes.span, from: 0, scanned: 0) {
    case .invalid(let problem): return problem.status
    case .complete: return 0
    case .incomplete: return nil
    }
  }

  @Test("rejects everything that two readers could understand differently", arguments: SmugglingTable.shapes) func odd(
    _ shape: SmugglingTable.Shape
  ) { #expect(Self.status(shape.bytes) == shape.status, "\(shape)") }

  @Test("accepts what clients send", arguments: SmugglingTable.valid) func valid(_ text: String) {
    #expect(Self.status(text) == 0)
  }

  @Test("needs every byte of a head, and finds its end wherever the bytes were divided") func pieces() {
    let text = "GET /a?b HTTP/1.1\r\nHost: x\r\nAccept: */*\r\nContent-Length: 3\r\n\r\n"
    let bytes = Array((text + "abcGET").utf8)
    var head = RequestHead()
    var scanned = 0
    for count in 0..<text.utf8.count {
      let part = Array(bytes[..<count])
      guard case .incomplete(let position) = head.read(part.span, from: 0, scanned: scanned) else {
        Issue.record("complete after \(count) bytes")
        return
      }
      scanned = position
    }
    #expect(head.read(bytes.span, from: 0, scanned: scanned) == .complete(end: text.utf8.count))
    #expect(head.contentLength == 3)
    #expect(String(decoding: bytes[head.target], as: UTF8.self) == "/a?b")
    #expect(head.fields.map(\.name) == ["host", "accept"])
    #expect(!head.isLast)
  }

  @Test(
    "knows when a connection ends",
    arguments: [
      ("HTTP/1.1\r\nHost: x", false), ("HTTP/1.0", true), ("HTTP/1.1\r\nHost: x\r\nConnection: close", true),
      ("HTTP/1.1\r\nHost: x\r\nconnection: a , CLOSE,b", true),
      ("HTTP/1.1\r\nHost: x\r\nConnection: keep-alive, closed", false),
    ]) func last(_ rest: String, _ isLast: Bool)
  {
    var head = RequestHead()
    let bytes = Array("GET / \(rest)\r\n\r\n".utf8)
    #expect(head.read(bytes.span, from: 0, scanned: 0) == .complete(end: bytes.count))
    #expect(head.isLast == isLast)
  }

  @Test("never traps, and never accepts a control character, on any changed head") func changed() {
    var random = SystemRandomNumberGenerator()
    let original = Array(
      "POST /v1/x HTTP/1.1\r\nHost: example.com\r\nContent-Length: 5\r\nAccept: a/b;q=0.1\r\n\r\n".utf8)
    let odd: [UInt8] = [0, 1, 9, 10, 13, 32, 44, 47, 58, 127, 128, 255]
    for _ in 0..<20_000 {
      var bytes = original
      for _ in 0...Int.random(in: 0...2, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0: bytes[place] = odd.randomElement(using: &random) ?? 0
        case 1: bytes.insert(odd.randomElement(using: &random) ?? 0, at: place)
        default: bytes.remove(at: place)
        }
      }
      var head = RequestHead()
      guard case .complete(let end) = head.read(bytes.span, from: 0, scanned: 0) else { continue }
      let lines = bytes[..<end].split(separator: 10, omittingEmptySubsequences: false).dropLast()
      for line in lines {
        #expect(line.last == 13)
        #expect(line.dropLast().allSatisfy { $0 >= 32 && $0 != 127 || $0 == 9 })
      }
    }
  }
}
