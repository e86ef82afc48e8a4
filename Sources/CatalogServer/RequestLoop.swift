internal import Basics
internal import CMicroHTTPD

/// Connects the library and the responder; its callbacks run on the library's threads.
final class RequestLoop: Sendable {
  let connections = OpenConnections()

  private let responder: Responder
  /// In seconds.
  private let exchangeTimeout: Int
  private let snapshot: @Sendable () -> Snapshot
  private let log: (@Sendable (AccessRecord) -> Void)?
  private let prepared = PreparedResponses()

  init(
    responder: Responder, exchangeTimeout: Int, snapshot: @escaping @Sendable () -> Snapshot,
    log: (@Sendable (AccessRecord) -> Void)?
  ) {
    self.responder = responder
    self.exchangeTimeout = exchangeTimeout
    self.snapshot = snapshot
    self.log = log
  }

  /// The deadline of an exchange that starts or progresses now.
  var nextDeadline: UInt64 {
    MonotonicTime.nanoseconds + UInt64(exchangeTimeout) * 1_000_000_000
  }

  /// The header of a request has arrived.
  ///
  /// A response that is queued now, before the body, makes the library close the connection, so
  /// only requests that must not be read any further are answered here.
  func begin(method: String, on connection: Connection, _ handle: OpaquePointer) -> MHD_Result {
    connection.extend(to: nextDeadline)
    connection.withExchange {
      $0.method = method
      $0.start = log == nil ? 0 : MonotonicTime.nanoseconds
    }
    let fields = HeaderFields(RequestHead.fieldsRead, of: handle)
    let head = RequestHead(fields.fields, hasMalformedName: fields.hasMalformedName)
    guard let problem = head.problem(limit: ServerLimits.bodyLength) else {
      return microhttpd_yes()
    }
    return send(problem.response, on: connection, handle)
  }

  /// The whole request has arrived.
  func answer(method: String, on connection: Connection, _ handle: OpaquePointer) -> MHD_Result {
    let target = connection.withExchange { $0.target }
    let request = Request(
      method: method, target: target, fields: HeaderFields(Responder.fieldsRead, of: handle).fields)
    let snapshot = snapshot()
    let decision = responder.decide(request, from: snapshot)
    let index: Int
    switch decision {
    case .content(let selection): index = selection.ordinal * 2
    case .notModified(let selection): index = selection.ordinal * 2 + 1
    case .other(let response): return send(response, on: connection, handle)
    }
    let response = prepared.response(at: index, for: snapshot) {
      PreparedResponse(responder.response(for: decision))
    }
    guard let response else {
      return send(Problem.unwritableAnswer.response, on: connection, handle)
    }
    return send(response, on: connection, handle)
  }

  /// The response was sent, or the connection broke.
  func end(on connection: Connection) {
    connection.extend(to: nextDeadline)
    guard let log else { return }
    let record = connection.withExchange { exchange -> AccessRecord? in
      defer { exchange = Connection.Exchange() }
      return exchange.answer.map {
        AccessRecord(
          method: exchange.method, target: exchange.target, status: $0.status, bytes: $0.bytes,
          microseconds: Int((MonotonicTime.nanoseconds - exchange.start) / 1000))
      }
    }
    if let record { log(record) }
  }

  private func send(
    _ response: Response, on connection: Connection, _ handle: OpaquePointer
  ) -> MHD_Result {
    guard let prepared = PreparedResponse(response) else { return microhttpd_no() }
    return send(prepared, on: connection, handle)
  }

  /// The library omits the body when it answers HEAD.
  private func send(
    _ response: PreparedResponse, on connection: Connection, _ handle: OpaquePointer
  ) -> MHD_Result {
    connection.withExchange {
      let bytes = $0.method == "HEAD" ? 0 : response.bodyLength
      $0.answer = (response.status, bytes)
    }
    return response.queue(on: handle)
  }
}

/// The parts of a request's header that determine where the request ends and which host it is for
/// (RFC 9112, sections 3.2, 5.1 and 6).
///
/// Anything that two readers could interpret differently is rejected, so that no request can be
/// smuggled past a proxy.
struct RequestHead {
  /// The fields that are inspected.
  static let fieldsRead: [StaticString] = ["Host", "Content-Length", "Transfer-Encoding"]

  private let hasMalformedName: Bool
  private let hosts: Int
  private let lengths: [String]
  private let isEncoded: Bool

  /// - Parameter hasMalformedName: Whether any field's name is not a token, as in
  ///   `Content-Length : 5`.
  init(_ fields: [HeaderField], hasMalformedName: Bool = false) {
    self.hasMalformedName = hasMalformedName
    hosts = fields.count { $0.isNamed("Host") }
    lengths = fields.filter { $0.isNamed("Content-Length") }.map(\.value)
    isEncoded = fields.contains { $0.isNamed("Transfer-Encoding") }
  }

  /// The reason why the request is rejected; `nil` when its body, if any, can be read and
  /// discarded.
  func problem(limit: Int) -> Problem? {
    if hasMalformedName || hosts > 1 { return .malformedHeader }
    if isEncoded { return lengths.isEmpty ? .lengthRequired : .conflictingLengths }
    guard let length = lengths.first else { return nil }
    guard lengths.count == 1, !length.isEmpty, length.utf8.allSatisfy(\.isASCIIDigit) else {
      return .conflictingLengths
    }
    guard let count = Int(length), count <= limit else { return .contentTooLarge(limit: limit) }
    return nil
  }
}

/// One answered request, for an access log.
///
/// Requests that are rejected before they are parsed (a malformed request line, a header that is
/// too large) are not recorded.
public struct AccessRecord: Sendable, Equatable {
  public let method: String

  /// The request target as sent by the client, with every byte outside of visible ASCII escaped, so
  /// that no client can forge lines in a log.
  public let path: String

  public let status: Int

  /// Bytes of the body that were sent, without the header.
  public let bytes: Int

  /// From the end of the request's header to the end of the response.
  public let microseconds: Int

  init(method: String, target: String, status: Int, bytes: Int, microseconds: Int) {
    self.method = Self.printable(method)
    path = Self.printable(target)
    self.status = status
    self.bytes = bytes
    self.microseconds = microseconds
  }

  private static func printable(_ text: String) -> String {
    text.percentEncoded { $0 > 0x20 && $0 < 0x7F }
  }
}
