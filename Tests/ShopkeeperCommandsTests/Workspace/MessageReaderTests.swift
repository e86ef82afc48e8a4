import CommandLayer
import Foundation
import SourceSyntax
import Testing
import WorkspaceProtocols

@Suite("The messages of a peer") struct MessageReaderTests {
  /// The inputs that a reader makes of bytes that a peer sends before it goes.
  private func read(_ bytes: [UInt8], _ framing: MessageFraming) throws -> [MessageReader.Input] {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "input")
    try Data(bytes).write(to: file)
    let handle = try FileHandle(forReadingFrom: file)
    var reader = MessageReader(handle.fileDescriptor, framing: framing)
    var inputs: [MessageReader.Input] = []
    while let input = try reader.next() { inputs.append(input) }
    return inputs
  }

  private func framed(_ body: String) -> [UInt8] { Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8) }

  private static let ping = "{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"ping\"}"

  @Test("are read in both framings, one after the other, whatever else the headers say") func valid() throws {
    let expected = MessageReader.Input.message(.request(id: 1, method: "ping", params: [:]))
    let typed = "content-length:\(Self.ping.utf8.count)\r\nContent-Type: application/vscode-jsonrpc\r\n\r\n\(Self.ping)"
    #expect(try read(framed(Self.ping) + Array(typed.utf8), .headers) == [expected, expected])
    #expect(try read(Array("\(Self.ping)\n\r\n\(Self.ping)".utf8), .lines) == [expected, expected])
    let long = "{\"jsonrpc\": \"2.0\", \"method\": \"x\", \"params\": [\"\(String(repeating: "é", count: 100_000))\"]}"
    #expect(try read(framed(long) + framed(Self.ping), .headers).count == 2)
  }

  @Test(
    "end with an error where the next one can't be found",
    arguments: [
      "Content-Length: 12\r\n\r\n{}", "Content-Length: -1\r\n\r\n", "Content-Length: 1e3\r\n\r\n",
      "Content-Length: 99999999999999999999\r\n\r\n", "Content-Length: 2147483647\r\n\r\n", "Content-Length:\r\n\r\n",
      "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}", "Content-Type: x\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: x\r\n\r\n",
      "{\"jsonrpc\": \"2.0\"}\n", "Content-Length: 2", "\r\n",
      "X: " + String(repeating: "x", count: 10_000), String(repeating: "X: y\r\n", count: 2_000),
    ]) func unframed(_ input: String)
  {
    #expect(throws: MessageReader.Failure.self) { try read(Array(input.utf8), .headers) }
  }

  @Test(
    "that are no requests are answered with an error, and the next one is read",
    arguments: [
      ("{", -32700), ("", -32700), ("nonsense", -32700), ("{\"a\": 1, \"a\": 2}", -32700), ("\u{0}", -32700),
      (String(repeating: "[", count: 100_000), -32700), ("[]", -32600), ("1", -32600), ("null", -32600), ("{}", -32600),
      ("{\"jsonrpc\": \"1.0\", \"id\": 1, \"method\": \"x\"}", -32600), ("{\"jsonrpc\": \"2.0\", \"id\": 1}", -32600),
      ("{\"jsonrpc\": \"2.0\", \"id\": [1], \"method\": \"x\"}", -32600),
      ("{\"jsonrpc\": \"2.0\", \"id\": 1.5, \"method\": \"x\"}", -32600),
      ("{\"jsonrpc\": \"2.0\", \"id\": null, \"method\": \"x\"}", -32600),
      ("{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": 7}", -32600),
      ("{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"x\", \"params\": 7}", -32600),
    ]) func faults(_ body: String, _ code: Int) throws
  {
    let inputs = try read(framed(body) + framed(Self.ping), .headers)
    try #require(inputs.count == 2)
    guard case .fault(let error, _) = inputs[0] else {
      Issue.record("\(inputs[0])")
      return
    }
    #expect(error.code == code)
    #expect(inputs[1] == .message(.request(id: 1, method: "ping", params: [:])))
  }
}
