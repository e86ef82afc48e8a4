internal import Basics
internal import CPlatform

/// Clients that wait for something new: held requests and streams of events.
extension EventLoop {
  /// Milliseconds after which a stream without events gets a sign of life; shorter than the time
  /// after which proxies close silent connections.
  private static let heartbeat = 15_000

  /// Seconds that a client waits for its answer to be made, which takes a second at most for a large
  /// catalog; our own limit.
  private static let preparationTime = 30

  /// Holds a request, or starts a stream; false when too many clients wait already.
  func hold(
    _ request: Request, _ response: Response, _ follow: Response.Follow, on connection: Connection, at start: Int
  ) -> Bool {
    guard core.countWaiting(connection.address) else { return false }
    switch follow {
    case .waiting(let seconds):
      core.counters.held.add(1)
      connection.waiting = WaitingRequest(
        request: request, purpose: .change, due: clock.now + seconds * 1000, start: start)
    case .preparation(let preparation):
      guard core.preparations.add(preparation, for: connection.address?.address) else {
        core.countWaitingEnded(connection.address)
        return false
      }
      connection.waiting = WaitingRequest(
        request: request, purpose: .preparation(preparation), due: clock.now + Self.preparationTime * 1000, start: start
      )
    case .events:
      core.counters.held.add(1)
      connection.isLast = true
      append(Answer(response, isHead: false, isLast: true), on: connection)
      connection.waiting = WaitingRequest(
        request: request, purpose: .events, due: clock.now + Self.heartbeat, start: start, event: response.body)
    }
    connection.phase = .waiting
    return true
  }

  /// Answers the clients whose answers are made now.
  func releasePrepared() {
    for connection in waitingConnections() {
      guard let waiting = connection.waiting, case .preparation(let preparation) = waiting.purpose, preparation.isDone
      else { continue }
      let response = core.responder.respond(to: waiting.request, from: snapshot, now: clock.second, mayPrepare: true)
      switch response.follow {
      // Another snapshot is served by now; the time that the client waits stays the same.
      case .preparation(let next): prepare(next, for: waiting, on: connection)
      case .waiting(let seconds) where !connection.hasEnded:
        connection.waiting = WaitingRequest(
          request: waiting.request, purpose: .change, due: clock.now + seconds * 1000, start: waiting.start)
      default: release(connection, answer(response, to: waiting, on: connection))
      }
    }
  }

  /// Makes a client that waits already wait for its answer to be prepared.
  private func prepare(
    _ preparation: Preparation, for waiting: WaitingRequest, due: Int? = nil, on connection: Connection
  ) {
    guard core.preparations.add(preparation, for: connection.address?.address) else {
      return release(connection, unavailable(for: waiting, on: connection))
    }
    connection.waiting = WaitingRequest(
      request: waiting.request, purpose: .preparation(preparation), due: due ?? waiting.due, start: waiting.start)
  }

  /// Answers the waiting clients for whom the newest snapshot has something else.
  func notifyWaiting() {
    for connection in waitingConnections() {
      guard let waiting = connection.waiting else { continue }
      if case .preparation = waiting.purpose { continue }
      let response = core.responder.respond(to: waiting.request, from: snapshot, now: clock.second, mayPrepare: true)
      switch (waiting.purpose, response.follow) {
      case (.events, .events):
        // A client that reads nothing gets the newest event when it reads again.
        guard response.body != waiting.event, connection.output.isEmpty else { continue }
        connection.waiting?.event = response.body
        connection.waiting?.due = clock.now + Self.heartbeat
        output += response.body
        sendPart(on: connection)
      case (.events, _): close(connection)
      case (.change, .preparation(let preparation)):
        prepare(preparation, for: waiting, due: clock.now + Self.preparationTime * 1000, on: connection)
      case (.change, nil):
        release(connection, answer(response, to: waiting, on: connection))
      default: continue
      }
    }
  }

  /// Answers a request that is no longer held with what is there; it is made first if it has to be.
  private func releaseHeld(_ waiting: WaitingRequest, on connection: Connection) {
    let response = core.responder.respond(to: waiting.request, from: snapshot, now: clock.second, mayPrepare: true)
    if case .preparation(let preparation) = response.follow {
      prepare(preparation, for: waiting, due: clock.now + Self.preparationTime * 1000, on: connection)
    } else {
      release(connection, answer(response, to: waiting, on: connection))
    }
  }

  private func answer(_ response: Response, to waiting: WaitingRequest, on connection: Connection) -> Answer {
    Answer(response, isHead: waiting.request.method == "HEAD", isLast: connection.isLast)
  }

  private func unavailable(for waiting: WaitingRequest, on connection: Connection) -> Answer {
    answer(Problem.serviceUnavailable(seconds: 5).response, to: waiting, on: connection)
  }

  /// Answers the clients that have waited long enough; called every second.
  func tickWaiting() {
    releasePrepared()
    for connection in waitingConnections() {
      guard let waiting = connection.waiting, waiting.due <= clock.now else { continue }
      switch waiting.purpose {
      case .change: releaseHeld(waiting, on: connection)
      case .preparation: release(connection, unavailable(for: waiting, on: connection))
      case .events:
        guard connection.output.isEmpty else { continue }
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
      switch waiting.purpose {
      case .change, .preparation:
        connection.isLast = true
        let response = core.responder.respond(to: waiting.request, from: snapshot, now: clock.second, mayPrepare: true)
        // Making it could take longer than the server has.
        if case .preparation = response.follow {
          release(connection, unavailable(for: waiting, on: connection))
        } else {
          release(connection, answer(response, to: waiting, on: connection))
        }
      case .events: if connection.output.isEmpty { close(connection) }
      }
    }
  }

  /// The client sends no more, or is gone, which look the same: it is answered at once, because another
  /// client may need its place.
  func endWaiting(_ connection: Connection) {
    guard let waiting = connection.waiting else { return close(connection) }
    connection.hasEnded = true
    switch waiting.purpose {
    case .change: releaseHeld(waiting, on: connection)
    case .preparation: break
    case .events: close(connection)
    }
    if connection.waiting != nil { watch(connection) }
  }

  private func release(_ connection: Connection, _ answer: Answer) {
    if let waiting = connection.waiting {
      log(
        answer.status, answer.body.count, waiting.request.method.utf8, waiting.request.target.utf8, on: connection,
        since: waiting.start)
    }
    connection.waiting = nil
    connection.phase = .idle
    // Part of a request may have arrived after the one that waited. Earlier answers that the client takes slowly have
    // a deadline of their own.
    if connection.output.isEmpty { connection.deadline = clock.now + core.limits.requestTimeout * 1000 }
    core.countWaitingEnded(connection.address)
    core.counters.countRequest(status: answer.status, bytes: answer.body.count)
    append(answer, on: connection)
    proceed(connection)
  }
}
