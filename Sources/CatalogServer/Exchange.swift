internal import CPlatform

/// Reading requests from a connection and answering them.
extension EventLoop {
  /// Bodies up to this length are copied behind their heads, so that both are one packet.
  private static let copiedBody = 4096

  /// Bytes of answers to pipelined requests that are collected before they are sent.
  private static let batch = 64 * 1024

  /// Milliseconds in which bytes that a client still sends after its last answer are discarded: closing a
  /// socket with unread bytes would take the answer away from it.
  private static let drainingTime = 5000

  /// Reads what has arrived and answers the complete requests in it.
  func receive(on connection: Connection, isReadable: Bool = true) {
    refreshSnapshot()
    // A change answers those who wait, which can take this connection's place.
    guard isOpen(connection) else { return }
    repeat {
      receiveOnce(on: connection, isReadable: isReadable)
    } while mayReceive(on: connection) && connection.tls?.hasBuffered == true
  }

  private func mayReceive(on connection: Connection) -> Bool {
    isOpen(connection) && connection.output.isEmpty && connection.phase != .waiting && !connection.hasMore
  }

  /// Continues with the requests of a connection whose turn had ended.
  func takeTurn(_ connection: Connection) {
    refreshSnapshot()
    guard isOpen(connection) else { return }
    proceed(connection)
    if mayReceive(on: connection), connection.tls?.hasBuffered == true { receive(on: connection, isReadable: false) }
  }

  private func receiveOnce(on connection: Connection, isReadable: Bool) {
    let held = connection.input.count
    if held > 0 { connection.input.withUnsafeBytes { input.copyMemory(from: $0) } }
    let free = UnsafeMutableRawBufferPointer(rebasing: input[held...])
    switch connection.receive(free) {
    case .failed, .done(0): close(connection)
    case .wouldBlock:
      // A part of a record, of which nothing can be read yet, is one of a request.
      if isReadable, connection.tls != nil, connection.phase == .idle {
        beginReading(on: connection)
        guard account(connection) else { return }
      }
      watch(connection)
    case .done(let count):
      if connection.phase == .draining { return }
      if connection.phase == .waiting {
        // Nothing may follow a request that waits: the client is gone, or breaks the protocol.
        close(connection)
        return
      }
      if connection.phase == .idle { beginReading(on: connection) }
      answer(connection, held + count)
    }
  }

  private func beginReading(on connection: Connection) {
    connection.phase = .reading
    connection.deadline = clock.now + core.limits.requestTimeout * 1000
  }

  /// In nanoseconds; our own limit: then the others have their turn.
  private static let turn = 1_000_000

  /// Answers the requests in the first bytes of the input, for a turn, and keeps the rest.
  func answer(_ connection: Connection, _ count: Int) {
    let start = LoopClock.nanoseconds
    var offset = 0
    var scanned = connection.scanned
    connection.scanned = 0
    connection.hasMore = false
    reading: while offset < count, !connection.isLast {
      let bytes = UnsafeRawBufferPointer(rebasing: input[..<count])
      let span = bytes.bindMemory(to: UInt8.self).span
      switch head.read(span, from: offset, scanned: max(scanned, offset)) {
      case .incomplete(let position):
        connection.scanned = position - offset
        break reading
      case .invalid(let problem):
        reject(problem, bytes[offset...], on: connection, at: start)
        offset = count
      case .complete(let end):
        guard head.contentLength <= core.limits.bodyLength else {
          let problem = Problem.contentTooLarge(limit: core.limits.bodyLength)
          reject(problem, bytes[offset...], on: connection, at: start)
          offset = count
          break reading
        }
        let bodyEnd = end + head.contentLength
        guard bodyEnd <= count else {
          if head.expectsContinue, !connection.hasContinued {
            connection.hasContinued = true
            output += "HTTP/1.1 100 Continue\r\n\r\n".utf8
          }
          break reading
        }
        connection.hasContinued = false
        if head.isLast || core.phase != .running { connection.isLast = true }
        respond(to: bytes, body: end..<bodyEnd, on: connection, at: start)
        offset = bodyEnd
        if output.count >= Self.batch { flush(connection) }
        if !connection.output.isEmpty || connection.phase == .waiting { break reading }
        if offset < count, !connection.isLast, LoopClock.nanoseconds - start > Self.turn {
          connection.hasMore = true
          unfinished.append(connection)
          break reading
        }
      }
      scanned = 0
    }
    finish(connection, offset, count)
  }

  /// Keeps the bytes after the answered requests, and sends the answers.
  private func finish(_ connection: Connection, _ offset: Int, _ count: Int) {
    let isWaiting = connection.phase == .waiting
    connection.input = isWaiting || !connection.isLast ? Array(input[offset..<count]) : []
    if !isWaiting { connection.phase = connection.input.isEmpty ? .idle : .reading }
    // An answer that the client doesn't take has its own deadline.
    if connection.output.isEmpty {
      if connection.phase == .idle {
        connection.deadline = clock.now + core.limits.idleTimeout * 1000
      } else if offset > 0 {
        connection.deadline = clock.now + core.limits.requestTimeout * 1000
      }
    }
    connection.lastUse = clock.now
    flush(connection)
    guard account(connection) else { return }
    if connection.output.isEmpty { afterSending(on: connection) } else { watch(connection) }
  }

  /// Continues with a connection whose request has waited.
  func proceed(_ connection: Connection) {
    let held = connection.input.count
    connection.input.withUnsafeBytes { input.copyMemory(from: $0) }
    if held > 0, !connection.isLast, connection.output.isEmpty {
      answer(connection, held)
    } else {
      finish(connection, 0, held)
    }
  }

  /// Sends a part of a stream of events.
  func sendPart(on connection: Connection) {
    flush(connection)
    if account(connection) { watch(connection) }
  }

  private func afterSending(on connection: Connection) {
    if connection.phase == .waiting {
      connection.deadline = .max
      watch(connection)
    } else if connection.isLast {
      connection.hasMore = false
      connection.phase = .draining
      connection.tls?.end()
      shutdown(connection.socket, Int32(SHUT_WR))
      connection.deadline = clock.now + Self.drainingTime
      watch(connection)
    } else {
      watch(connection)
    }
  }

  // MARK: Answers

  private func respond(to bytes: UnsafeRawBufferPointer, body: Range<Int>, on connection: Connection, at start: Int) {
    let isHead = bytes[head.method].elementsEqual("HEAD".utf8)
    if let rate = core.limits.requestsPerSecond, let use = connection.address,
      // A monitor must reach the server, however many requests come from its address.
      !StatusPage.isHealth(bytes[head.target]),
      let wait = use.refusal(rate: rate, burst: 2 * rate, now: clock.now * 1_000_000)
    {
      let problem = Problem.tooManyRequests(seconds: wait)
      let answer = Answer(problem.response, isHead: isHead, isLast: connection.isLast)
      append(answer, on: connection)
      record(answer.status, answer.body.count, bytes, on: connection, at: start)
      return
    }
    let began = core.limits.showsTiming ? LoopClock.nanoseconds : 0
    let request = Request(head, bytes, body: body)
    var response =
      core.metrics(for: request)
      ?? core.responder.respond(to: request, from: snapshot, now: clock.second, mayPrepare: core.phase == .running)
    switch response.follow {
    // Who sends no more is answered at once, also those requests that came before.
    case .waiting where connection.hasEnded: break
    case .events where connection.hasEnded: connection.isLast = true
    case let follow? where core.phase == .running:
      if hold(request, response, follow, on: connection, at: start) { return }
      response = Problem.serviceUnavailable(seconds: 5).response
    default: break
    }
    if core.limits.showsTiming {
      let time = Double(LoopClock.nanoseconds - began) / 1_000_000
      response.fields.append(HeaderField("Server-Timing", "app;dur=\(time)"))
    }
    let answer = Answer(response, isHead: isHead, isLast: connection.isLast)
    append(answer, on: connection)
    record(answer.status, answer.body.count, bytes, on: connection, at: start)
  }

  /// Answers a request that can't be read to its end, whose method and target may be anything.
  private func reject(
    _ problem: Problem, _ bytes: Slice<UnsafeRawBufferPointer>, on connection: Connection, at start: Int
  ) {
    connection.isLast = true
    let line = bytes.drop { $0.isLineBreak }.prefix { !$0.isLineBreak }
    let words = line.split(separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false)
    let method = words.first?.prefix(32) ?? line[..<line.startIndex]
    let target = words.dropFirst().first?.prefix(Responder.maximumTargetLength) ?? line[..<line.startIndex]
    let answer = Answer(problem.response, isHead: method.elementsEqual("HEAD".utf8), isLast: true)
    append(answer, on: connection)
    core.counters.countRequest(status: answer.status, bytes: answer.body.count)
    log(answer.status, answer.body.count, method, target, on: connection, since: start)
  }

  func append(_ answer: Answer, on connection: Connection) {
    output += answer.head(at: HTTPDate.text(clock.second))
    if answer.body.count <= Self.copiedBody { output += answer.body } else { flush(connection, answer.body) }
  }

  private func record(
    _ status: Int, _ count: Int, _ bytes: UnsafeRawBufferPointer, on connection: Connection, at start: Int
  ) {
    core.counters.countRequest(status: status, bytes: count)
    if core.log == nil { return }
    log(status, count, bytes[head.method], bytes[head.target], on: connection, since: start)
  }

  func log(
    _ status: Int, _ count: Int, _ method: some Collection<UInt8>, _ target: some Collection<UInt8>,
    on connection: Connection, since start: Int
  ) {
    guard let log = core.log else { return }
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    log(
      AccessRecord(
        time: Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000,
        client: connection.address?.address.description ?? "", method: AccessRecord.printable(method),
        path: AccessRecord.printable(target), status: status, bytes: count,
        microseconds: (LoopClock.nanoseconds - start) / 1000, version: snapshot.version))
  }

  // MARK: Sending

  /// Sends the collected output and a body, or keeps the bytes that the client doesn't take yet.
  func flush(_ connection: Connection, _ body: [UInt8] = []) {
    let count = output.count + body.count
    guard count > 0 else { return }
    let isFirst = connection.output.isEmpty
    connection.output.append(output, isShared: false)
    connection.output.append(body, isShared: true)
    output = []
    guard isFirst else {
      connection.pendingBytes += count
      return
    }
    if connection.output.send(by: connection.send) == .failed {
      // Discovered again, and the connection closed, by the next read.
      connection.isLast = true
      connection.output = OutputQueue()
    } else if !connection.output.isEmpty {
      beginWindow(of: connection)
    }
  }

  /// The client has taken some of its answer.
  func sendPending(on connection: Connection) {
    if connection.output.send(by: connection.send) == .failed { close(connection) }
    guard account(connection), connection.output.isEmpty else { return }
    connection.deadline = clock.now + core.limits.idleTimeout * 1000
    if connection.input.isEmpty || connection.isLast || connection.phase == .waiting {
      afterSending(on: connection)
    } else {
      // Pipelined requests that have waited.
      connection.deadline = clock.now + core.limits.requestTimeout * 1000
      refreshSnapshot()
      guard isOpen(connection) else { return }
      let held = connection.input.count
      connection.input.withUnsafeBytes { input.copyMemory(from: $0) }
      answer(connection, held)
    }
  }
}

extension UInt8 {
  fileprivate var isLineBreak: Bool { self == UInt8(ascii: "\r") || self == UInt8(ascii: "\n") }
}
