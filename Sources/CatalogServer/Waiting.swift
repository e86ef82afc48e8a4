internal import Basics
internal import CPlatform

/// Clients that wait for something new: held requests and streams of events.
extension EventLoop {
  /// Milliseconds after which a stream without events gets a sign of life; shorter than the time
  /// after which proxies close silent connections.
  private static let heartbeat = 15_000

  /// Holds a request, or starts a stream; false when too many clients wait already.
  func hold(
    _ request: Request, _ response: Response, _ follow: Response.Follow,
    on connection: Connection, at start: Int
  ) -> Bool {
    guard core.countWaiting() else { return false }
    counters.waited()
    connection.phase = .waiting
    switch follow {
    case .waiting(let seconds):
      connection.waiting = WaitingRequest(
        request: request,
        answer: Answer(response, isHead: request.method == "HEAD", isLast: connection.isLast),
        due: clock.now + seconds * 1000, start: start)
    case .events:
      connection.isLast = true
      append(Answer(response, isLast: true), on: connection)
      connection.waiting = WaitingRequest(
        request: request, answer: nil, due: clock.now + Self.heartbeat, start: start,
        event: response.body)
    }
    return true
  }

  /// Answers the waiting clients for whom the newest snapshot has something else.
  func notifyWaiting() {
    for connection in waitingConnections() {
      guard let waiting = connection.waiting else { continue }
      let response = core.responder.respond(
        to: waiting.request, from: snapshot, now: clock.second)
      if waiting.answer == nil {
        guard response.follow == .events else {
          close(connection)
          continue
        }
        // A client that reads nothing gets the newest event when it reads again.
        guard response.body != waiting.event, connection.pending == nil else { continue }
        connection.waiting?.event = response.body
        connection.waiting?.due = clock.now + Self.heartbeat
        output += response.body
        sendPart(on: connection)
      } else if response.follow == nil {
        release(
          connection,
          Answer(
            response, isHead: waiting.request.method == "HEAD", isLast: connection.isLast))
      }
    }
  }

  /// Answers those that have waited long enough; called every second.
  func tickWaiting() {
    for connection in waitingConnections() {
      guard let waiting = connection.waiting, waiting.due <= clock.now else { continue }
      if let answer = waiting.answer {
        release(connection, answer)
      } else if connection.pending == nil {
        connection.waiting?.due = clock.now + Self.heartbeat
        output += ":\n\n".utf8
        sendPart(on: connection)
      }
    }
  }

  /// Answers everybody, because the server stops; streams just end.
  func releaseWaiting() {
    for connection in waitingConnections() {
      guard let waiting = connection.waiting else { continue }
      if let answer = waiting.answer {
        connection.isLast = true
        release(connection, answer)
      } else if connection.pending == nil {
        close(connection)
      }
    }
  }

  private func release(_ connection: Connection, _ answer: Answer) {
    if let waiting = connection.waiting {
      log(
        answer.status, answer.body.count, waiting.request.method.utf8, waiting.request.target.utf8,
        on: connection, since: waiting.start)
    }
    connection.waiting = nil
    connection.phase = .idle
    core.countWaitingEnded()
    counters.countRequest(status: answer.status, bytes: answer.body.count)
    append(answer, on: connection)
    proceed(connection)
  }
}
