import Basics
import SourceSyntax

/// Answers the requests of a session from saved answers, without a connection.
///
/// A missing answer is an error that names the request, and is never taken for something that the store
/// doesn't have.
public struct SavedAnswers: Transport {
  private struct Known: Sendable {
    let address: AnswerAddress
    let answer: SavedAnswer
  }

  private var known: [String: [Known]] = [:]
  /// The name of the answers in messages.
  private let name: String
  /// The number of answers that don't state their request.
  private let unaddressed: Int

  /// - Parameters:
  ///   - name: The name of the answers in messages, such as their folder.
  ///   - unaddressed: The number of answers that were left out because they don't state their
  ///     request.
  public init(_ answers: [SavedAnswer], in name: String, unaddressed: Int = 0) {
    self.name = name
    self.unaddressed = unaddressed
    for answer in answers {
      let address = AnswerAddress(answer.target)
      known[address.path, default: []].append(Known(address: address, answer: answer))
    }
  }

  /// The bundle IDs of the apps in the answers.
  public var bundleIDs: [String] {
    let apps = (known["/v1/apps"] ?? []).flatMap { $0.answer.body["data"]?.elements ?? [] }
    return apps.compactMap { $0["attributes"]?["bundleId"]?.scalarText }
  }

  /// A session that reads from the answers, without a pace and a token.
  ///
  /// - Parameter now: The time of its clock, in seconds since 1970.
  public func session(now: Double) -> StoreSession {
    StoreSession(self, clock: FrozenClock(now: now), isReadOnly: true, seed: 0) { _, _ in "" }
  }

  public func send(_ request: StoreRequest) throws(TransportFailure) -> StoreResponse {
    let wanted = AnswerAddress(request.target)
    let candidates = known[wanted.path] ?? []
    var reason: String?
    // The latest answer is used, and an answer that was saved for the same request before others.
    for known in candidates.reversed().filter({ $0.address == wanted })
      + candidates.reversed().filter({ $0.address != wanted })
    {
      reason = known.address.shortage(for: wanted) ?? Self.cut(known.answer.body, wanted)
      if reason == nil { return StoreResponse(status: known.answer.status, body: known.answer.body.json(.compact)) }
    }
    var text = "\(name) lacks the answer to GET \(SavedAnswer.readable(request.target))"
    if let reason { text += "; one to the same path can't be used: \(reason)" }
    if unaddressed > 0 {
      text +=
        "; \(unaddressed) \(unaddressed == 1 ? "answer does" : "answers do") not state in "
        + "\"links.self\" what they answer"
    }
    text += "; \"shopkeeper asc pull --save-answers\" saves everything that is needed"
    throw TransportFailure(StoreFailure(.notSaved, text))
  }

  /// The list of which an answer has too little, because more was asked for than it includes; nil
  /// if it has everything.
  private static func cut(_ body: OrderedValue, _ wanted: AnswerAddress) -> String? {
    let resources = body["data"].map { $0.elements.isEmpty ? [$0] : $0.elements } ?? []
    for resource in resources {
      for relation in wanted.included {
        let found = resource["relationships"]?[String(relation)]
        guard case .list(let shown)? = found?["data"],
          let total = found?["meta"]?["paging"]?["total"].flatMap({ Int($0.scalarText) })
        else { continue }
        if shown.count < min(total, wanted.limit(of: relation) ?? 10) {
          return "it includes \(shown.count) of \(total) \(relation)"
        }
      }
    }
    return nil
  }

  /// A clock whose time doesn't pass: nothing has to be waited for.
  private struct FrozenClock: StoreClock {
    let now: Double
    func wait(seconds: Double) {}
  }
}

/// Keeps the answers to the read requests of a session.
public final class AnswerRecorder: Transport {
  private let transport: any Transport
  private let state = Lock<(order: [String], answers: [String: StoreResponse])>(([], [:]))

  /// - Parameter transport: The connection to the store.
  public init(_ transport: any Transport) { self.transport = transport }

  public func send(_ request: StoreRequest) throws(TransportFailure) -> StoreResponse {
    let response = try transport.send(request)
    // A response that something doesn't exist is an answer, too; other failures are tried again, or end the run.
    guard request.method == .get, [200, 404, 410].contains(response.status) else { return response }
    state.withLock { state in
      if state.answers.updateValue(response, forKey: request.target) == nil { state.order.append(request.target) }
    }
    return response
  }

  /// The answers so far, the last one to each request, in the order of the requests.
  public var answers: [SavedAnswer] {
    state.withLock { $0 }.order.compactMap { target in
      guard let response = state.withLock({ $0.answers[target] }) else { return nil }
      let tree = SyntaxTree.parseJSON(SourceFile(name: "response", bytes: response.body))
      guard !tree.hasErrors, let root = tree.root else { return nil }
      return SavedAnswer(target, status: response.status, OrderedValue(root))
    }
  }
}
