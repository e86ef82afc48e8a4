import Basics
package import SourceSyntax

/// Writes messages of JSON-RPC 2.0 to a peer.
package struct MessageWriter: Sendable {
  private let descriptor: Int32
  private let framing: MessageFraming

  package init(_ descriptor: Int32, framing: MessageFraming) {
    self.descriptor = descriptor
    self.framing = framing
  }

  package func respond(to id: OrderedValue, with result: OrderedValue) {
    write(["jsonrpc": "2.0", "id": id, "result": result])
  }

  package func respond(to id: OrderedValue, with error: RPCError) {
    write([
      "jsonrpc": "2.0", "id": id,
      "error": ["code": .integer(error.code), "message": .text(Secrets.redacted(error.message))],
    ])
  }

  package func notify(_ method: String, _ params: OrderedValue) {
    write(["jsonrpc": "2.0", "method": .text(method), "params": params])
  }

  package func request(_ id: String, _ method: String, _ params: OrderedValue) {
    write(["jsonrpc": "2.0", "id": .text(id), "method": .text(method), "params": params])
  }

  /// A peer that has gone reads nothing any more; its input ends as well.
  private func write(_ message: OrderedValue) {
    let body = message.json(.compact)
    let bytes =
      switch framing {
      case .headers: Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
      case .lines: body + [0x0A]
      }
    _ = FileSystem.put(bytes, into: descriptor)
  }
}
