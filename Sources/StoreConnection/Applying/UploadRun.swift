import AppStoreConnect

/// The uploads of a plan, several at the same time.
extension PlanExecutor {
  /// The number of simultaneous requests; no reports say that the store objects to it.
  static let requestsAtOnce = 4
  /// The number of files in progress, including files that the store is processing.
  private static let uploadsAtOnce = 32

  private struct Running {
    var step: PlanStep
    var upload: AssetUpload
    /// The time when it continues, in seconds since 1970.
    var due: Double
  }

  /// Makes the uploads in rounds: in each, the uploads that don't wait for the store send one request.
  func makeUploads(_ steps: [(number: Int, step: PlanStep)]) {
    var waiting = steps[...]
    var running: [Running] = []
    while !outcome.isStopped {
      let now = session.clock.now
      while running.count < Self.uploadsAtOnce, running.count(where: { $0.due <= now }) < Self.requestsAtOnce,
        let (number, step) = waiting.popFirst()
      {
        onStep(number, step)
        attempt(step) { () throws(StoreFailure) in running.append(try begin(step)) }
      }
      guard !running.isEmpty, !outcome.isStopped else { return }
      let due = running.reduce(.infinity) { min($0, $1.due) }
      if due > now { session.wait(due - now, StoreSession.slow) }
      round(&running)
    }
  }

  private func round(_ running: inout [Running]) {
    var requests: [SessionRequest] = []
    var places: [Int] = []
    var ended: Set<Int> = []
    for place in running.indices where running[place].due <= session.clock.now {
      if requests.count == Self.requestsAtOnce { break }
      let step = running[place].step
      let isGoingOn = attempt(step) { () throws(StoreFailure) in
        switch try running[place].upload.next() {
        case .request(let request):
          requests.append(request)
          places.append(place)
        case .pause(let attempt): running[place].due = session.clock.now + session.secondsBeforeTrying(attempt: attempt)
        case .nothing:
          try noteDone(step)
          outcome.done.append(step.key)
          ended.insert(place)
        }
      }
      if !isGoingOn { ended.insert(place) }
    }
    for (place, answer) in zip(places, session.send(requests)) {
      let isGoingOn = attempt(running[place].step) { () throws(StoreFailure) in try running[place].upload.take(answer) }
      if !isGoingOn { ended.insert(place) }
    }
    running = running.indices.filter { !ended.contains($0) }.map { running[$0] }
  }

  private func begin(_ step: PlanStep) throws(StoreFailure) -> Running {
    guard case .upload(let work) = step.work, let owner = ids[work.owner] else {
      throw StoreFailure(.refused, "what the file belongs to is not at the store")
    }
    let upload = try AssetUpload(work, owner: owner, contents(work.file.path), isContinued: wasBegun(step))
    try journal.append(JournalRecord.line(.begun, step))
    return Running(step: step, upload: upload, due: 0)
  }

  /// Attempts a part of a step; returns whether it was done, and records the reason otherwise.
  @discardableResult private func attempt(_ step: PlanStep, _ body: () throws(StoreFailure) -> Void) -> Bool {
    do throws(StoreFailure) {
      try body()
      return true
    } catch {
      let event: JournalEvent = error.kind == .refused ? .refused : .unknown
      do throws(StoreFailure) { try journal.append(JournalRecord.line(event, step, error.description)) } catch let
        failure
      { note(failure, of: step) }
      note(error, of: step)
      return false
    }
  }
}
