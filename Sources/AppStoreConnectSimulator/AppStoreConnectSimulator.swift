import Basics
public import SourceSyntax
public import StoreConnection

/// A store in memory that answers like App Store Connect, as far as its answers are known.
///
/// Every request is checked against the operations of the API's OpenAPI document; every rule on which
/// reports disagree is a switch in ``SimulatorRules``. It uses the types of ``Transport``, so that it
/// needs no network.
public final class AppStoreConnectSimulator: Transport {
  /// A request that was answered.
  public struct LogEntry: Sendable, Hashable {
    public var request: StoreRequest
    public var status: Int
    /// Whether it changed the state.
    public var isWrite: Bool { request.method != .get && (200..<300).contains(status) && UploadRequest(request) == nil }
  }

  /// A fault that a request can meet.
  public enum Fault: Sendable, Hashable {
    case none
    /// Too many requests; with the seconds of `Retry-After`, if any.
    case tooMany(retryAfter: Int?)
    /// A fault of the server, before or after the request was carried out.
    case serverError(status: Int, isCarriedOut: Bool)
    /// The connection ends without an answer.
    case cut(isCarriedOut: Bool)
    /// The answer is replaced by this body.
    case answer(status: Int, body: String)
  }

  /// Chooses the fault of a request, by its number from 1 on.
  public typealias Faults = @Sendable (_ number: Int, _ request: StoreRequest) -> Fault

  private struct State {
    var store: SimulatedStore
    var log: [LogEntry] = []
    var count = 0
    var faults: Faults = { _, _ in .none }
    /// The times of the requests of the last hour; those before `firstTime` are older.
    var times: [Double] = []
    var firstTime = 0
    /// The minute of the last request, and the number of requests in it.
    var minute = (number: 0, count: 0)
  }

  private let state: Lock<State>
  private let clock: any StoreClock
  private let authorize: @Sendable (StoreRequest, Double) -> Bool

  /// - Parameters:
  ///   - bundleID: The bundle ID of the only app.
  ///   - authorize: Whether a request has a token that is valid at a time; by default any token is.
  public init(
    bundleID: String, name: String = "App", primaryLocale: String = "en-US", rules: SimulatorRules = SimulatorRules(),
    clock: any StoreClock,
    authorize: @escaping @Sendable (StoreRequest, Double) -> Bool = { request, _ in
      request.field("Authorization") != nil
    }
  ) {
    self.clock = clock
    self.authorize = authorize
    var store = SimulatedStore(rules, today: Self.day(of: clock))
    store.insert(
      Entity(
        "apps", "1",
        [
          "name": .text(name), "bundleId": .text(bundleID), "sku": "APP", "primaryLocale": .text(primaryLocale),
          "isOrEverWasMadeForKids": false,
        ]))
    state = Lock(State(store: store))
  }

  /// Creates a store that starts with the current contents of another.
  public init(copying other: AppStoreConnectSimulator) {
    clock = other.clock
    authorize = other.authorize
    let copied = other.state.withLock { $0 }
    state = Lock(copied)
  }

  private static func day(of clock: any StoreClock) -> CalendarDate {
    CalendarDate(daysSince1970: Int(clock.now / 86_400)) ?? .today
  }

  // MARK: Tests

  /// The requests so far.
  public var log: [LogEntry] { state.withLock { $0.log } }

  /// The requests so far that changed the state.
  public var writes: [LogEntry] { log.filter(\.isWrite) }

  public func clearLog() { state.withLock { $0.log = [] } }

  /// Sets the faults from now on; the numbers of requests begin at 1 again.
  public func setFaults(_ faults: @escaping Faults) {
    state.withLock {
      $0.faults = faults
      $0.count = 0
    }
  }

  /// Sets the rules from now on, with the budgets of requests as at the beginning.
  public func setRules(_ rules: SimulatorRules) {
    state.withLock {
      $0.store.rules = rules
      $0.times = []
      $0.firstTime = 0
      $0.minute = (0, 0)
    }
  }

  /// An action in the review of a product.
  public enum Review: Sendable, Hashable {
    case submit
    case approve
    case reject
  }

  /// Moves a product and its newest version on their way through review.
  public func review(_ productID: String, _ step: Review) {
    state.withLock { state in
      guard let product = state.store.products.first(where: { $0.text("productId") == productID }) else { return }
      state.store.move(product.reference, step)
      state.store.completeSubmissions()
    }
  }

  /// Moves all products and groups.
  public func reviewAll(_ step: Review) {
    state.withLock { state in
      for product in state.store.products { state.store.move(product.reference, step) }
      for group in state.store.all("subscriptionGroups") { state.store.move(group.reference, step) }
      state.store.completeSubmissions()
    }
  }

  /// Changes an attribute of a product, or of the app, as somebody else would.
  ///
  /// - Parameter id: The product ID, or the bundle ID.
  public func change(_ id: String, _ attribute: String, to value: String) {
    state.withLock { state in
      let found =
        state.store.products.first { $0.text("productId") == id }
        ?? state.store.all("apps").first { $0.text("bundleId") == id }
      guard let found else { return }
      state.store[found.reference]?.set(attribute, .text(value))
    }
  }

  /// Changes an attribute of all resources of a type, as somebody else would.
  public func changeAll(_ type: String, _ attribute: String, to value: OrderedValue) {
    state.withLock { state in
      for found in state.store.all(type) { state.store[found.reference]?.set(attribute, value) }
    }
  }

  /// Sets what a person enters for the app in App Store Connect.
  ///
  /// - Parameters:
  ///   - privacy: The address of the privacy policy by locale.
  ///   - agreement: The text of a license agreement of its own; nil for none.
  public func setPolicies(privacy: [String: String], agreement: String?) {
    state.withLock { state in
      let app = Reference("apps", "1")
      for info in state.store[app]?.many["appInfos"] ?? [] { state.store.remove(info) }
      if let old = state.store[app]?.one["endUserLicenseAgreement"] { state.store.remove(old) }
      let info = Entity("appInfos", state.store.newID(), ["state": "READY_FOR_DISTRIBUTION"])
      state.store.add(info, to: "appInfos", of: app)
      for (locale, address) in privacy.sorted(by: { $0.key < $1.key }) {
        let text = Entity(
          "appInfoLocalizations", state.store.newID(),
          ["locale": .text(locale), "privacyPolicyUrl": .text(address)])
        state.store.add(text, to: "appInfoLocalizations", of: info.reference)
      }
      if let agreement {
        let entity = Entity("endUserLicenseAgreements", state.store.newID(), ["agreementText": .text(agreement)])
        state.store.put(entity, as: "endUserLicenseAgreement", of: app)
      }
      state.store.showAll()
    }
  }

  /// Makes everything that was written visible, even if further lists would still be answered without it.
  public func showAll() { state.withLock { $0.store.showAll() } }

  /// The number of upload requests that had a token, which leaks it to a third party.
  public var leaks: Int { state.withLock { $0.store.leaks } }

  /// The number of resources of a type.
  public func count(_ type: String) -> Int { state.withLock { $0.store.all(type).count } }

  // MARK: Requests

  public func send(_ request: StoreRequest) throws(TransportFailure) -> StoreResponse {
    let outcome = state.withLock { state -> Result<StoreResponse, TransportFailure> in respond(to: request, &state) }
    return try outcome.get()
  }

  private func respond(to request: StoreRequest, _ state: inout State) -> Result<StoreResponse, TransportFailure> {
    let now = clock.now
    state.store.today = Self.day(of: clock)
    state.count += 1
    let fault = state.faults(state.count, request)
    switch fault {
    case .tooMany(let seconds): return .success(tooMany(seconds, request, &state))
    case .serverError(let status, false): return .success(answer(serverError, status, request, &state))
    case .cut(false): return .failure(TransportFailure("the connection was reset"))
    default: break
    }
    if let upload = UploadRequest(request) {
      let status = state.store.upload(upload)
      return .success(answer(nil, status, request, &state))
    }
    if let limited = limit(request, now, &state) { return .success(limited) }
    let response = carryOut(request, now, &state)
    switch fault {
    case .serverError(let status, true): return .success(answer(serverError, status, request, &state))
    case .cut: return .failure(TransportFailure("the connection was reset"))
    case .answer(let status, let body): return .success(StoreResponse(status: status, body: Array(body.utf8)))
    case .none, .tooMany, .serverError: return .success(response)
    }
  }

  private func carryOut(_ request: StoreRequest, _ now: Double, _ state: inout State) -> StoreResponse {
    do throws(Refusal) {
      guard authorize(request, now) else {
        throw Refusal(
          401, "NOT_AUTHORIZED",
          "Provide a properly configured and signed bearer token, and make sure that it has not " + "expired.")
      }
      let target = ParsedTarget(request.target)
      let tree = SyntaxTree.parseJSON(SourceFile(name: "body", bytes: request.body))
      if !request.body.isEmpty, tree.hasErrors { throw Refusal(400, "BODY_ERROR", "The request body is not JSON") }
      let body = request.body.isEmpty ? nil : tree.root.map { OrderedValue($0) }
      _ = try OperationCheck.shared.check(request.method.rawValue, target.path, target.query, body)
      if request.method == .get {
        if let values = try state.store.codeValues(target.path) {
          state.log.append(LogEntry(request: request, status: 200))
          return StoreResponse(status: 200, fields: [HeaderField("Content-Type", "text/csv")], body: values)
        }
        let value = try state.store.read(target, request.target)
        return answer(value, 200, request, &state)
      }
      let (status, value) = try state.store.write(request.method.rawValue, target, WriteBody(body))
      return answer(value, status, request, &state)
    } catch { return answer(error.json, error.status, request, &state) }
  }

  private var serverError: OrderedValue {
    Refusal(500, "UNEXPECTED_ERROR", "An unexpected error occurred on the server side.").json
  }

  private func tooMany(_ seconds: Int?, _ request: StoreRequest, _ state: inout State) -> StoreResponse {
    let refusal = Refusal(429, "RATE_LIMIT_EXCEEDED", "The request rate limit has been reached.")
    var response = answer(refusal.json, 429, request, &state)
    if let seconds { response.fields.append(HeaderField("Retry-After", String(seconds))) }
    return response
  }

  /// The refusal of a request beyond one of the limits.
  private func limit(_ request: StoreRequest, _ now: Double, _ state: inout State) -> StoreResponse? {
    while state.firstTime < state.times.count, state.times[state.firstTime] <= now - 3_600 { state.firstTime += 1 }
    let minute = Int(now / 60)
    if state.minute.number != minute { state.minute = (minute, 0) }
    let rules = state.store.rules
    guard state.times.count - state.firstTime < rules.perHour, state.minute.count < rules.perMinute else {
      return tooMany(nil, request, &state)
    }
    state.minute.count += 1
    state.times.append(now)
    return nil
  }

  private func answer(_ value: OrderedValue?, _ status: Int, _ request: StoreRequest, _ state: inout State)
    -> StoreResponse
  {
    state.log.append(LogEntry(request: request, status: status))
    var fields = [HeaderField("Content-Type", "application/json")]
    let rules = state.store.rules
    if rules.statesRate {
      let rest = max(rules.perHour - (state.times.count - state.firstTime), 0)
      fields.append(HeaderField("X-Rate-Limit", "user-hour-lim:\(rules.perHour);user-hour-rem:\(rest);"))
    }
    return StoreResponse(status: status, fields: fields, body: value?.json(.compact) ?? [])
  }
}

extension SimulatedStore {
  /// Moves a product or group and its newest version through review.
  mutating func move(_ reference: Reference, _ step: AppStoreConnectSimulator.Review) {
    guard let owner = self[reference] else { return }
    let versions = related("versions", of: owner)
    let newest = versions.last
    switch step {
    case .submit:
      if let newest, newest.state == "PREPARE_FOR_SUBMISSION" {
        self[newest.reference]?.set("state", "WAITING_FOR_REVIEW")
      }
      if !wasApproved(owner) { self[reference]?.set("state", "WAITING_FOR_REVIEW") }
    case .approve:
      guard let newest, newest.state != "APPROVED" else { return }
      for old in versions.dropLast() where old.state == "APPROVED" {
        self[old.reference]?.set("state", "REPLACED_WITH_NEW_VERSION")
      }
      self[newest.reference]?.set("state", "APPROVED")
      if reference.type != "subscriptionGroups" { self[reference]?.set("state", "APPROVED") }
    case .reject:
      if let newest { self[newest.reference]?.set("state", "REJECTED") }
      if !wasApproved(owner), reference.type != "subscriptionGroups" { self[reference]?.set("state", "REJECTED") }
    }
  }
}
