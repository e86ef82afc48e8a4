public import AppStoreConnect
import AppStoreReference
public import CatalogModel
import SourceSyntax

/// Makes the changes of a plan, one after the other except for uploads, each recorded in a journal before
/// it is sent.
///
/// A write has three outcomes: done, refused, or unknown. After an unknown one the state is read again,
/// and the change is only sent again when it is still needed: nothing that may have happened is repeated
/// blindly.
public final class PlanExecutor {
  /// The outcome of a plan.
  public struct Outcome: Sendable, Hashable {
    /// The keys of the steps that were made, or that were found to be made already.
    public var done: [String] = []
    public var failures: [PlanNote] = []
    /// Whether the run ended before its last step.
    public var isStopped = false
  }

  /// Called before each step, with its number from 1 on.
  public var onStep: (Int, PlanStep) -> Void = { _, _ in }

  let session: StoreSession
  let catalog: Catalog
  private let plan: Plan
  private let options: PlanOptions
  private let quotes: PriceQuotes
  let journal: any PlanJournal
  private var live: LiveState
  var ids: IDTable
  private var reader: LiveReader
  var outcome = Outcome()
  /// Products and groups of which a step failed: later steps may depend on it.
  var failed: Set<PlanSubject> = []
  /// The names of IDs that were created in this run: they may not be visible yet.
  private var created: Set<RequestName> = []
  private let earlier: JournalRecord?
  let contents: (String) -> [UInt8]?

  /// The number of times that the state is read again to learn the outcome of a write.
  static let readings = 5
  /// The number of times that a change is sent if certainly, or according to the state, it did not happen.
  static let sendings = 4

  /// - Parameters:
  ///   - live: The state that the plan was made against.
  ///   - quotes: The price points that it was made with.
  ///   - earlier: The journal's record of an earlier run of the plan.
  ///   - contents: Reads a file by its path in the catalog.
  public init(
    _ plan: Plan, for catalog: Catalog, _ options: PlanOptions, live: LiveState,
    quotes: PriceQuotes = PriceQuotes(), over session: StoreSession, journal: any PlanJournal,
    continuing earlier: JournalRecord? = nil,
    contents: @escaping (String) -> [UInt8]? = { _ in nil }
  ) {
    self.plan = plan
    self.catalog = catalog
    self.options = options
    self.live = live
    self.quotes = quotes
    self.session = session
    self.journal = journal
    self.earlier = earlier
    self.contents = contents
    ids = IDTable(catalog, live)
    reader = LiveReader(session)
    reader.readsCodes = catalog.wishesCodes
  }

  /// Makes the changes.
  ///
  /// - Parameter digest: The identity of what is applied, for the journal: a file with a plan, or a catalog.
  /// - Throws: ``StoreFailure`` when the journal can't be written.
  public func run(digest: String) throws(StoreFailure) -> Outcome {
    if earlier == nil { try journal.append(JournalRecord.header(plan, digest: digest)) }
    var uploads: [(number: Int, step: PlanStep)] = []
    for (index, step) in plan.steps.enumerated() {
      guard isPossible(step) else { continue }
      if case .upload = step.work {
        uploads.append((index + 1, step))
        continue
      }
      onStep(index + 1, step)
      do {
        try make(step)
        outcome.done.append(step.key)
      } catch {
        note(error, of: step)
        if outcome.isStopped { return outcome }
      }
    }
    // No step depends on an upload.
    makeUploads(uploads.filter { isPossible($0.step) })
    if outcome.failures.isEmpty { try journal.append(JournalRecord.end) }
    return outcome
  }

  /// Whether an earlier run has begun with a step.
  func wasBegun(_ step: PlanStep) -> Bool {
    earlier.map { $0.open.contains(step.key) || $0.done.contains(step.key) } ?? false
  }

  /// Whether nothing that a step may depend on has failed.
  private func isPossible(_ step: PlanStep) -> Bool { !failed.contains(step.subject) && !dependsOnFailed(step) }

  /// Records the reason why a step could not be made.
  func note(_ failure: StoreFailure, of step: PlanStep) {
    failed.insert(step.subject)
    outcome.failures.append(PlanNote(step.subject, "\(step.name): \(failure)"))
    // A failure of the access or the connection affects every step.
    if failure.kind != .refused, failure.kind != .notFound { outcome.isStopped = true }
  }

  /// A subscription can't be created in a group that could not be created.
  private func dependsOnFailed(_ step: PlanStep) -> Bool {
    guard case .product(let id) = step.subject,
      let group = catalog.products.first(where: { $0.productID == id })?.subscription?.group,
      catalog.groups.indices.contains(group)
    else { return false }
    let key = catalog.groups[group].key
    return failed.contains(.group(key)) && ids[.group(key)] == nil
  }

  // MARK: One step

  private func make(_ step: PlanStep) throws(StoreFailure) {
    if case .text(let text) = step.work, text.isFallback, ids[text.name] != nil { return }
    // A new version may have begun without the text or image to delete.
    if case .request(let work) = step.work, work.method == .delete,
      !RequestName.references(in: ids.filled(work.path)).isEmpty
    {
      return try noteDone(step)
    }
    if let earlier {
      if earlier.done.contains(step.key) {
        if try isMade(step) { return }
        // A run that begins anew would generate codes twice.
        if step.isSentOnce { throw .unlistedCodes }
        throw StoreFailure(
          .refused,
          "the store confirmed it before, but doesn't show it: someone else changed it, or it is not "
            + "visible yet; plan again later")
      }
      if earlier.open.contains(step.key) {
        if try isMade(step) { return try noteDone(step) }
        // It may be carried out, and be listed later than anybody waits.
        if step.isSentOnce { throw .openCodes }
      }
    }
    var sendings = 0
    while true {
      let request = try self.request(for: step)
      try journal.append(JournalRecord.line(.begun, step))
      sendings += 1
      switch session.write(request) {
      case .done(let response):
        try finish(step, request, response)
        return
      case .refused(let failure):
        if failure.kind == .notFound {
          if request.method == .delete { return try noteDone(step) }
          // A resource that was created a moment ago may not be visible yet; nothing was carried out.
          if refersToNew(step), sendings < Self.readings {
            session.pauseBeforeTrying(attempt: sendings)
            continue
          }
        }
        // A copy of an approved text that was not visible yet, or a write that was carried out after
        // all.
        if failure.code?.contains("DUPLICATE") == true || failure.code?.contains("EXISTS") == true
          || failure.code?.contains("RELATIONSHIP.INVALID") == true, sendings < Self.sendings
        {
          try refresh(step.subject)
          if try isMade(step, readings: 1) { return try noteDone(step) }
          if case .text(let text) = step.work, ids[text.name] != nil { continue }
        }
        try journal.append(JournalRecord.line(.refused, step, failure.description))
        throw failure
      case .unknown(let failure):
        try journal.append(JournalRecord.line(.unknown, step, failure.description))
        if try isMade(step) { return try noteDone(step) }
        if step.isSentOnce { throw .unknownCodes(failure) }
        guard sendings < Self.sendings else { throw failure }
      }
    }
  }

  func noteDone(_ step: PlanStep) throws(StoreFailure) { try journal.append(JournalRecord.line(.done, step)) }

  private func finish(_ step: PlanStep, _ request: StoreRequest, _ response: StoreResponse) throws(StoreFailure) {
    var name: RequestName?
    var makesVersion = false
    switch step.work {
    case .request(let work):
      name = work.saves
      makesVersion = work.makesVersion
    case .text(let text) where request.method == .post: name = text.name
    case .offer(let work): name = work.saves
    case .text, .prices, .upload: break
    }
    if let name {
      if let id = try? APIDocument(response.body, to: request.target).data.first?.id,
        !ids.isOfAnother(id, than: name), !isKnown(id, as: name.kind)
      {
        ids[name] = id
        created.insert(name)
      } else {
        // The step was carried out, but the answer doesn't have the ID of its resource, or has that of another one.
        try refresh(step.subject)
      }
    }
    try noteDone(step)
    if case .request(let work) = step.work, work.isSentOnce { try awaitListing(of: response, to: resolve(work)) }
    if makesVersion, let name, let version = ids[name] { try readVersion(version, of: step.subject) }
  }

  /// Whether the store had a group or a product with an ID before, if one that the catalog doesn't have.
  private func isKnown(_ id: String, as kind: Substring) -> Bool {
    kind == "group" && live.groups.contains { $0.id == id }
      || kind == "product" && live.products.contains { $0.id == id }
  }

  /// Waits until the store lists codes: before, the next plan would have them again.
  private func awaitListing(of response: StoreResponse, to work: RequestWork) throws(StoreFailure) {
    let offer = work.body?["data"]?["relationships"]?["offerCode"]?["data"]
    guard let type = offer?["type"]?.scalarText, let offerID = offer?["id"]?.scalarText,
      let id = try? APIDocument(response.body, to: work.path).data.first?.id
    else { return }
    for attempt in 1...PlanWork.readingsOfVersion {
      let codes = try session.list("/v1/\(type)/\(offerID)/oneTimeUseCodes", [("limit", "200")]).data
      if codes.contains(where: { $0.id == id }) { return }
      session.pauseBeforeTrying(attempt: attempt)
    }
    throw .unlistedCodes
  }

  /// Whether a step refers to something that was created in this run.
  private func refersToNew(_ step: PlanStep) -> Bool {
    switch step.work {
    case .request(let work):
      !created.isDisjoint(with: work.references.map { RequestName(text: $0) })
    case .text(let text): created.contains(text.version)
    case .prices(let work): created.contains(.product(work.productID))
    case .upload(let work): created.contains(work.owner)
    case .offer(let work): created.contains(.product(work.productID))
    }
  }

  // MARK: Reading back

  /// Whether a change is no longer needed, according to the state; reads it several times, because
  /// a write may not be visible at once.
  private func isMade(_ step: PlanStep, readings: Int = readings) throws(StoreFailure) -> Bool {
    for attempt in 1...readings {
      try refresh(step.subject)
      let again = Planner.plan(catalog, against: live, options, quotes: quotes)
      if !again.steps.contains(where: { $0.key == step.key }) { return true }
      if attempt < readings { session.pauseBeforeTrying(attempt: attempt) }
    }
    return false
  }

  /// Reads a new version, which may begin with copies of the approved texts, as soon as it is visible.
  private func readVersion(_ version: String, of subject: PlanSubject) throws(StoreFailure) {
    for attempt in 1...PlanWork.readingsOfVersion {
      let versions: [LiveVersion]
      switch subject {
      case .app: return
      case .group(let key):
        guard let id = ids[.group(key)], let index = live.groups.firstIndex(where: { $0.id == id }) else {
          return
        }
        versions = try reader.versions(of: id, isSubscription: false, isGroup: true)
        live.groups[index].versions = versions
      case .product(let productID):
        // A product that was created in this run has no approved texts.
        guard let index = live.products.firstIndex(where: { $0.productID == productID }) else { return }
        versions = try reader.versions(
          of: live.products[index].id, isSubscription: live.products[index].isSubscription, isGroup: false)
        live.products[index].versions = versions
      }
      ids.merge(IDTable(catalog, live))
      if versions.contains(where: { $0.id == version }) { return }
      if attempt < PlanWork.readingsOfVersion { session.pauseBeforeTrying(attempt: attempt) }
    }
  }

  private func refresh(_ subject: PlanSubject) throws(StoreFailure) {
    switch subject {
    case .app: break
    case .group: live.groups = try reader.groups(of: live.app)
    case .product(let id):
      let desired = catalog.products.first { $0.productID == id }
      let known = live.products.firstIndex { $0.productID == id }
      let isSubscription = known.map { live.products[$0].isSubscription } ?? (desired?.subscription != nil)
      // A subscription is found by its group.
      if isSubscription { live.groups = try reader.groups(of: live.app) }
      let product = try reader.product(id, isSubscription: isSubscription, in: live)
      switch (product, known) {
      case (let product?, let known?): live.products[known] = product
      case (let product?, nil): live.products.append(product)
      case (nil, let known?): live.products.remove(at: known)
      case (nil, nil): break
      }
    }
    ids.merge(IDTable(catalog, live))
  }

  // MARK: Requests

  private func request(for step: PlanStep) throws(StoreFailure) -> StoreRequest {
    switch step.work {
    case .request(let work): return StoreRequest(try resolve(work))
    case .text(let text):
      if let id = ids[text.name] { return StoreRequest(text.change(of: id)) }
      guard let version = ids[text.version] else {
        throw StoreFailure(.refused, "the version of the text is not at the store")
      }
      return StoreRequest(text.creation(in: version))
    case .prices(let work):
      let id = try id(of: work.productID)
      let rows = try PriceRequest(work, id: id, over: session).rows()
      return StoreRequest(PriceBody(work.kind, id, base: work.base).request(rows))
    case .offer(let work):
      let id = try id(of: work.productID)
      var rows = OfferBody.free(in: work.free.map(\.code))
      if let prices = work.prices { rows = try PriceRequest(prices, id: id, over: session).rows() }
      return StoreRequest(OfferBody(work, id).request(rows))
    case .upload: throw StoreFailure(.refused, "an upload is more than one request")
    }
  }

  private func id(of productID: String) throws(StoreFailure) -> String {
    guard let id = ids[.product(productID)] else { throw StoreFailure(.refused, "the product is not at the store") }
    return id
  }

  /// A request with its references replaced.
  ///
  /// - Throws: ``StoreFailure`` for an unknown reference, because its resource was not created.
  private func resolve(_ work: RequestWork) throws(StoreFailure) -> RequestWork {
    let resolved = ids.filled(work)
    guard let unknown = resolved.references.first else { return resolved }
    throw StoreFailure(.refused, "\(unknown) is not at the store, and can't be referred to")
  }
}
