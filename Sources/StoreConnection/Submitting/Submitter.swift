public import AppStoreConnect
import SourceSyntax

/// Sends drafts to review: in the open submission of the platform, or else in a new one.
public struct Submitter {
  private let items: [SubmissionPlan.Item]
  private let app: LiveApp
  private let platform: String
  private let session: StoreSession

  /// The number of times that a write is sent if its outcome was unknown and the store doesn't show it.
  private static let sendings = 4

  /// - Parameters:
  ///   - platform: The platform of the submission, by its name in the API, such as `IOS`.
  public init(_ plan: SubmissionPlan, of app: LiveApp, on platform: String, over session: StoreSession) {
    items = plan.items
    self.app = app
    self.platform = platform
    self.session = session
  }

  /// Submits all items.
  ///
  /// - Throws: ``StoreFailure`` when there is an open submission that has other items, or that was
  ///   already sent: nothing goes to review that was not shown.
  public func run() throws(StoreFailure) {
    let submission = try submission()
    do throws(StoreFailure) { for item in items { try add(item, to: submission) } } catch {
      throw Self.left(error, "was not sent")
    }
    try submit(submission)
  }

  /// The failure of a submission that stays open.
  private static func left(_ error: StoreFailure, _ outcome: String) -> StoreFailure {
    StoreFailure(
      error.kind, code: error.code,
      "\(error.description); the submission \(outcome), and is left with what was added: submit again to go on with "
        + "it, or remove it in App Store Connect under App Review")
  }

  /// The submitted products that the store still shows as drafts; it is read again for a while, since a change isn't
  /// visible at once.
  public func unsent(of plan: SubmissionPlan) throws(StoreFailure) -> [(productID: String, state: String)] {
    var reader = LiveReader(session)
    var unsent: [(productID: String, state: String)] = []
    for attempt in 1...Self.sendings {
      unsent = plan.unsent(in: try reader.read(app))
      if unsent.isEmpty || attempt == Self.sendings { break }
      session.pauseBeforeTrying(attempt: attempt)
    }
    return unsent
  }

  // MARK: The submission

  private static let openStates = [
    "READY_FOR_REVIEW", "WAITING_FOR_REVIEW", "IN_REVIEW", "UNRESOLVED_ISSUES", "CANCELING", "COMPLETING",
  ]

  private func submission() throws(StoreFailure) -> String {
    var failure: StoreFailure?
    for attempt in 1...Self.sendings {
      let (open, _) = try session.list(
        "/v1/apps/\(app.id)/reviewSubmissions",
        [("filter[platform]", platform), ("filter[state]", Self.openStates.joined(separator: ",")), ("limit", "200")])
      for submission in open {
        let state = submission.text("state") ?? ""
        guard state == "READY_FOR_REVIEW" else {
          throw StoreFailure(
            .refused,
            "a submission is open that is in the state \(state); wait for its end, or cancel it in "
              + "App Store Connect")
        }
        try requireShown(submission.id)
        return submission.id
      }
      if let failure, attempt == Self.sendings { throw failure }
      let work = RequestWork.create(
        "reviewSubmissions", ["platform": .text(platform)], ["app": RequestBody.one("apps", app.id)])
      switch session.write(StoreRequest(work)) {
      case .done(let response):
        let document = try APIDocument(response.body, to: work.path)
        if let id = document.data.first?.id {
          // The answer may name one that was there before.
          try requireShown(id)
          return id
        }
      case .refused(let refusal):
        // A submission that an earlier request has created may not be visible yet.
        guard refusal.code?.contains("ALREADY_EXISTS") == true else { throw refusal }
        failure = refusal
      case .unknown(let unknown): failure = unknown
      }
      session.pauseBeforeTrying(attempt: attempt)
    }
    throw failure ?? StoreFailure(.unreachable, "the submission is not visible; try again later")
  }

  /// Refuses a submission with anything that was not shown.
  private func requireShown(_ submission: String) throws(StoreFailure) {
    let known = Set(items.map(\.version))
    guard try versions(in: submission).allSatisfy({ $0.map(known.contains) ?? false }) else {
      throw StoreFailure(
        .refused,
        "an unsent submission has other items, such as an app version, that would go to review, "
          + "too; send it in App Store Connect, or remove them there")
    }
  }

  /// The versions in a submission; nil for items of other kinds.
  private func versions(in submission: String) throws(StoreFailure) -> [String?] {
    let relations = [StoreKind.inAppPurchase, .subscription, .group].map { "\($0.relation)Version" }
    let (found, _) = try session.list(
      "/v1/reviewSubmissions/\(submission)/items", [("include", relations.joined(separator: ",")), ("limit", "200")])
    return found.map { item in relations.lazy.compactMap { item.one($0) }.first }
  }

  // MARK: Writes

  private func add(_ item: SubmissionPlan.Item, to submission: String) throws(StoreFailure) {
    let request = StoreRequest(
      .create(
        "reviewSubmissionItems", [:],
        [
          "reviewSubmission": RequestBody.one("reviewSubmissions", submission),
          "\(item.kind.relation)Version": RequestBody.one(item.kind.versionType, item.version),
        ]))
    for attempt in 1...Self.sendings {
      // An earlier run may have added it; so may a request without an answer.
      if try versions(in: submission).contains(item.version) { return }
      switch session.write(request) {
      case .done: return
      case .refused(let failure):
        // It may have been added, without being visible yet.
        guard failure.code?.contains("STATE") == true, attempt < Self.sendings else { throw failure }
        session.pauseBeforeTrying(attempt: attempt)
      case .unknown(let failure):
        if attempt == Self.sendings { throw failure }
        session.pauseBeforeTrying(attempt: attempt)
      }
    }
  }

  private func submit(_ submission: String) throws(StoreFailure) {
    let work = RequestWork.update("reviewSubmissions", submission, ["submitted": true])
    var outcome = "was not sent"
    do throws(StoreFailure) {
      for attempt in 1...Self.sendings {
        // Somebody may have added an item since.
        try requireShown(submission)
        let failure: StoreFailure
        switch session.write(StoreRequest(work)) {
        case .done: return
        case .refused(let refusal):
          // An earlier request without an answer may have been carried out, without being visible yet.
          guard attempt > 1 else { throw refusal }
          failure = refusal
        case .unknown(let unknown): failure = unknown
        }
        outcome = "may have been sent"
        let state = try session.document(work.path)?.data.first?.text("state")
        if let state, state != "READY_FOR_REVIEW" { return }
        if attempt == Self.sendings { throw failure }
        session.pauseBeforeTrying(attempt: attempt)
      }
    } catch { throw Self.left(error, outcome) }
  }
}
