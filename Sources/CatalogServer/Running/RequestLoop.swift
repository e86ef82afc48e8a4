internal import CMicroHTTPD

/// What happens between the library and the responder; its callbacks run on the library's threads.
final class RequestLoop: Sendable {
  let connections = OpenConnections()

  private let responder: Responder
  /// Brought within reason by the server.
  private let options: ServerOptions
  private let snapshot: @Sendable () -> Snapshot
  private let log: (@Sendable (AccessRecord) -> Void)?
  private let prepared = PreparedResponses()

  init(
    responder: Responder, options: ServerOptions, snapshot: @escaping @Sendable () -> Snapshot,
    log: (@Sendable (AccessRecord) -> Void)?
  ) {
    self.responder = responder
    self.options = options
    self.snapshot = snapshot
    self.log = log
  }

  /// When an exchange that begins or proceeds now has to be over.
  var nextDeadline: UInt64 {
    MonotonicTime.nanoseconds + UInt64(options.exchangeTimeout) * 1_000_000_000
  }

  /// The header of a request has arrived.
  ///
  /// An answer that is queued now, before the body, makes the library close the connection, so only
  /// what must not be read any further is answered here.
  func begin(method: String, on connection: Connection, _ handle: OpaquePointer) -> MHD_Result {
    connection.extend(to: nextDeadline)
    connection.withExchange {
      $0.method = method
      $0.start = log == nil ? 0 : MonotonicTime.nanoseconds
    }
    let fields = HeaderFields(RequestHead.fieldsRead, of: handle)
    let head = RequestHead(fields.fields, hasMalformedName: fields.hasMalformedName)
    guard let problem = head.problem(limit: options.maximumBodyLength) else {
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

  /// The answer was sent, or the connection broke.
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

  /// The library leaves the body away where it answers HEAD.
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
