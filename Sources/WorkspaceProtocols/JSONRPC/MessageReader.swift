import Basics
import CPlatform
package import SourceSyntax

/// A message of a peer that speaks JSON-RPC 2.0.
package enum RPCMessage: Sendable, Hashable {
  case request(id: OrderedValue, method: String, params: OrderedValue)
  case notification(method: String, params: OrderedValue)
  /// The answer to a request of ours.
  case response
}

/// An error of JSON-RPC, with its code.
package struct RPCError: Error, Sendable, Hashable {
  package let code: Int
  package let message: String

  package init(_ code: Int, _ message: String) {
    self.code = code
    self.message = message
  }

  package static func parseError(_ message: String) -> RPCError { RPCError(-32700, message) }
  package static func invalidRequest(_ message: String) -> RPCError { RPCError(-32600, message) }
  package static func methodNotFound(_ method: String) -> RPCError { RPCError(-32601, "no method \"\(method)\"") }
  package static func invalidParams(_ message: String) -> RPCError { RPCError(-32602, message) }
}

/// The way in which messages follow each other.
package enum MessageFraming: Sendable {
  /// A header with the length of the message, as language servers use it.
  case headers
  /// A line for each message, as the Model Context Protocol uses it.
  case lines
}

/// Reads the messages of a peer from a descriptor, strictly and up to limits.
package struct MessageReader: ~Copyable {
  /// The reason why nothing more can be read: where the next message begins is unknown.
  package struct Failure: Error, Sendable, Hashable { package let message: String }

  /// Something that a peer sent.
  package enum Input: Sendable, Hashable {
    case message(RPCMessage)
    /// A message that can't be understood, and the ID to answer it with; the next one can be read.
    case fault(RPCError, id: OrderedValue)
  }

  /// Our own limits: a catalog of 10,000 products in 12 locales has 14 MB.
  package static let mostBytes = 64 << 20
  package static let mostHeaderBytes = 4 << 10

  private let descriptor: Int32
  private let framing: MessageFraming
  private var buffer: [UInt8] = []
  /// The offset of the first byte that was not taken.
  private var start = 0
  private var isAtEnd = false

  package init(_ descriptor: Int32, framing: MessageFraming) {
    self.descriptor = descriptor
    self.framing = framing
  }

  /// Whether more input, or its end, is there within a time.
  package func hasInput(within milliseconds: Int32) -> Bool {
    if start < buffer.count || isAtEnd { return true }
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, milliseconds) > 0
  }

  /// The next message; nil at the end of the input.
  package mutating func next() throws(Failure) -> Input? {
    let body: ArraySlice<UInt8>?
    switch framing {
    case .headers: body = try nextBody()
    case .lines: body = try nextLine()
    }
    return body.map { Self.input(in: $0) }
  }

  // MARK: Framing

  private mutating func nextBody() throws(Failure) -> ArraySlice<UInt8>? {
    var length: Int?
    var headerBytes = 0
    while true {
      guard let line = try line(upTo: Self.mostHeaderBytes, "a header") else {
        guard headerBytes == 0 else { throw Failure(message: "the input ends within a header") }
        return nil
      }
      headerBytes += line.count + 1
      guard headerBytes <= Self.mostHeaderBytes else {
        throw Failure(message: "a header has more than \(Self.mostHeaderBytes) bytes")
      }
      let text = String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
      if text.isEmpty { break }
      guard let colon = text.firstIndex(of: ":") else {
        throw Failure(message: "expected a header such as \"Content-Length: 42\", not \"\(Self.shown(text))\"")
      }
      guard text[..<colon].lowercased() == "content-length" else { continue }
      let value = text[text.index(after: colon)...].drop { $0 == " " }
      guard length == nil else { throw Failure(message: "two \"Content-Length\" headers for one message") }
      guard let number = Int(decimal: value.utf8, atMost: 10) else {
        throw Failure(message: "\"Content-Length\" must be a number of bytes, not \"\(Self.shown(String(value)))\"")
      }
      guard number <= Self.mostBytes else {
        throw Failure(message: "a message of \(number) bytes; at most \(Self.mostBytes) are read")
      }
      length = number
    }
    guard let length else { throw Failure(message: "a message without \"Content-Length\"") }
    while buffer.count - start < length {
      guard fill() else { throw Failure(message: "the input ends within a message of \(length) bytes") }
    }
    defer { start += length }
    return buffer[start..<(start + length)]
  }

  private mutating func nextLine() throws(Failure) -> ArraySlice<UInt8>? {
    while let line = try line(upTo: Self.mostBytes, "a message") {
      if line.contains(where: { $0 > 0x20 }) { return line }
    }
    return nil
  }

  /// The next line without its line feed; nil at the end. The last one needs none.
  private mutating func line(upTo most: Int, _ noun: String) throws(Failure) -> ArraySlice<UInt8>? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        defer { start = end + 1 }
        return buffer[start..<end]
      }
      guard buffer.count - start <= most else { throw Failure(message: "\(noun) has more than \(most) bytes") }
      let taken = start
      searched = buffer.count
      guard fill() else {
        defer { start = buffer.count }
        return start < buffer.count ? buffer[start...] : nil
      }
      // Filling moves what is left to the front.
      searched -= taken - start
    }
  }

  /// Reads more into the buffer; false at the end.
  private mutating func fill() -> Bool {
    if start > 0 {
      buffer.removeSubrange(..<start)
      start = 0
    }
    guard !isAtEnd else { return false }
    let count = buffer.count
    var part = [UInt8](repeating: 0, count: 64 << 10)
    var found = 0
    repeat { found = CPlatform.read(descriptor, &part, part.count) } while found < 0 && platform_errno() == EINTR
    guard found > 0 else {
      isAtEnd = true
      return false
    }
    buffer += part[..<found]
    return buffer.count > count
  }

  private static func shown(_ text: String) -> String { VisibleText.escaped(String(text.prefix(40))) }

  // MARK: Messages

  /// Reads the text of a message.
  package static func input(in body: ArraySlice<UInt8>) -> Input {
    let tree = SyntaxTree.parseJSON(SourceFile(name: "message", bytes: Array(body)))
    if let fault = tree.diagnostics.first {
      return .fault(.parseError("byte \(fault.range.start): \(fault.message)"), id: .null)
    }
    guard let root = tree.root else { return .fault(.parseError("the message is empty"), id: .null) }
    guard root.isMapping else {
      return .fault(.invalidRequest("a message must be an object; batches are not supported"), id: .null)
    }
    let message = OrderedValue(root)
    var id = message["id"] ?? .null
    switch id {
    case .text, .null: break
    // As an integer, not as its digits.
    case .number(let digits) where Int(digits) != nil: id = .integer(Int(digits) ?? 0)
    default: return .fault(.invalidRequest("\"id\" must be a text or an integer"), id: .null)
    }
    guard message["jsonrpc"] == "2.0" else { return .fault(.invalidRequest("\"jsonrpc\" must be \"2.0\""), id: id) }
    guard case .text(let method)? = message["method"] else {
      let isResponse = message["method"] == nil && (message["result"] != nil || message["error"] != nil)
      return isResponse
        ? .message(.response) : .fault(.invalidRequest("a request needs a \"method\", which is a text"), id: id)
    }
    // Some clients write null for no parameters.
    let given = message["params"] ?? .null
    let params: OrderedValue = given == .null ? [:] : given
    guard !params.isScalar else {
      return .fault(.invalidRequest("\"params\" must be an object or an array"), id: id)
    }
    if message["id"] == nil { return .message(.notification(method: method, params: params)) }
    guard id != .null else { return .fault(.invalidRequest("\"id\" must not be null"), id: .null) }
    return .message(.request(id: id, method: method, params: params))
  }
}
