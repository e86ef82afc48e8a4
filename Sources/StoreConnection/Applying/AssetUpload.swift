import AppStoreConnect
import Basics
import SourceSyntax

/// Uploads a file: reserves a place for it, sends its parts, commits them, and waits until the store has
/// processed them.
///
/// It sends nothing itself: it states the next request, and is given the answer, so that several uploads
/// proceed at the same time. The next action always follows from the state of the store, so that a run
/// that was killed continues its reservation, and a write whose outcome is unknown is never repeated
/// blindly.
struct AssetUpload {
  /// The next action of an upload.
  enum Need {
    case request(SessionRequest)
    /// Time has to pass.
    case pause(attempt: Int)
    case nothing
  }

  private enum Phase {
    case reading
    case deciding
    case writing(StoreRequest)
    /// The parts that are left, and the file that they belong to.
    case sending([OrderedValue], String)
    case pausing
    case done
  }

  private let work: AssetWork
  private let requests: AssetRequests
  private let bytes: [UInt8]
  private var phase = Phase.reading
  /// The resource at the store.
  private var found: APIResource?
  /// The ID of the reservation, as soon as it is known.
  private var ownID: String?
  private var pauses = 0
  private var writes = 0
  /// The number of times that the reserved file was not found.
  private var missed = 0
  /// The remaining number of searches for a reservation that may exist, but is not visible yet.
  private var patience: Int
  private var isCommitted = false
  /// The pause after which a commit would be visible.
  private var visible = 0
  /// The reason why a reservation was refused, until it is clear that another one is the cause.
  private var refusal: StoreFailure?

  /// The number of times that the state is read; with the pauses in between, the store has some minutes.
  private static let maximumReads = 40
  /// The number of searches for a write whose outcome is unknown.
  private static let maximumReadsAfterWrite = 4

  /// - Parameters:
  ///   - owner: The ID of the resource that the file belongs to.
  ///   - bytes: The contents of the file.
  ///   - isContinued: Whether an earlier run has begun with it, and may have reserved a place.
  /// - Throws: ``StoreFailure`` when the file is not the one that was planned.
  init(_ work: AssetWork, owner: String, _ bytes: [UInt8]?, isContinued: Bool) throws(StoreFailure) {
    guard let bytes, AssetFile(work.file.path, bytes) == work.file else {
      throw StoreFailure(.refused, "\(quoted: work.file.path) has changed since the plan was made; plan again")
    }
    self.work = work
    requests = AssetRequests(work, owner: owner)
    self.bytes = bytes
    patience = isContinued ? Self.maximumReadsAfterWrite : 0
  }

  // MARK: The next action

  mutating func next() throws(StoreFailure) -> Need {
    if case .deciding = phase { try decide() }
    switch phase {
    case .reading, .deciding: return .request(.read(ownID.map(requests.reading) ?? requests.reading()))
    case .writing(let request): return .request(.write(request))
    case .sending(let parts, _): return .request(.part(try requests.part(parts[0], of: bytes)))
    case .pausing:
      phase = .reading
      return .pause(attempt: pauses)
    case .done: return .nothing
    }
  }

  private mutating func decide() throws(StoreFailure) {
    guard let asset = found else {
      guard patience == 0 else {
        patience -= 1
        return try pause()
      }
      return try write(requests.reservation())
    }
    let live = LiveAsset(asset)
    switch live.state {
    case "AWAITING_UPLOAD" where live.fileName == work.file.name && live.size == work.file.size:
      // A commit may not be visible yet; one that was not carried out is sent again.
      if isCommitted, pauses < visible { return try pause() }
      guard let parts = asset.attribute("uploadOperations")?.elements, !parts.isEmpty else {
        return try write(requests.deletion(of: asset.id))
      }
      try AssetRequests.requireWhole(parts, of: work.file.size)
      phase = .sending(parts, asset.id)
    case "FAILED":
      guard isCommitted else { return try write(requests.deletion(of: asset.id)) }
      let errors = asset.attribute("assetDeliveryState")?["errors"]?.elements ?? []
      let reasons = errors.compactMap { $0["description"]?.scalarText ?? $0["code"]?.scalarText }
      throw StoreFailure(
        .refused,
        "the store can't use \(quoted: work.file.path): "
          + (reasons.isEmpty ? "it doesn't say why" : reasons.joined(separator: ", ")))
    case "UPLOAD_COMPLETE" where work.file.isEqual(to: live): try pause()
    default:
      if work.file.isEqual(to: live), live.state != "AWAITING_UPLOAD" {
        phase = .done
      } else {
        try write(requests.deletion(of: asset.id))
      }
    }
  }

  private mutating func write(_ request: StoreRequest) throws(StoreFailure) {
    writes += 1
    guard writes < 12 else { throw StoreFailure(.unreachable, "the store does not keep the file; look again later") }
    phase = .writing(request)
  }

  /// Reads the state of the store again, a moment later.
  private mutating func pause() throws(StoreFailure) {
    pauses += 1
    guard pauses < Self.maximumReads else {
      throw StoreFailure(.unreachable, "the store has not finished processing the file; look again later")
    }
    phase = .pausing
  }

  // MARK: Answers

  /// Takes the answer to the last request.
  mutating func take(_ answer: SessionAnswer) throws(StoreFailure) {
    switch (phase, answer) {
    case (.sending(let parts, let asset), .done):
      let rest = Array(parts.dropFirst())
      phase = .sending(rest, asset)
      guard rest.isEmpty else { return }
      isCommitted = true
      visible = pauses + Self.maximumReadsAfterWrite
      try write(requests.commit(of: asset))
    case (.sending, .refused(let failure)), (.sending, .unknown(let failure)): throw failure
    case (.writing(let request), .done(let response)): try written(request, response)
    case (.writing(let request), .refused(let failure)): try refused(request, failure)
    case (.writing(let request), .unknown):
      if request.method == .post { patience = Self.maximumReadsAfterWrite }
      try pause()
    case (_, .done(let response)):
      let document = try APIDocument(response.body, to: requests.reading().target)
      try see(ownID == nil ? requests.found(in: document) : document.data.first)
    case (_, .refused(let failure)), (_, .unknown(let failure)):
      guard failure.kind == .notFound else { throw failure }
      try see(nil)
    }
  }

  private mutating func see(_ asset: APIResource?) throws(StoreFailure) {
    found = asset
    phase = .deciding
    if let refusal, asset == nil { throw refusal }
    refusal = nil
    guard ownID != nil, asset == nil else { return }
    // The reservation is not visible yet, or was deleted by somebody else.
    missed += 1
    if missed >= Self.maximumReadsAfterWrite {
      ownID = nil
      missed = 0
    }
    try pause()
  }

  private mutating func written(_ request: StoreRequest, _ response: StoreResponse) throws(StoreFailure) {
    phase = .deciding
    if request.method == .delete {
      // There may be others.
      (found, ownID, phase) = (nil, nil, .reading)
      return
    }
    found = (try? APIDocument(response.body, to: request.target))?.data.first
    if found == nil { try pause() } else { ownID = found?.id }
  }

  private mutating func refused(_ request: StoreRequest, _ failure: StoreFailure) throws(StoreFailure) {
    if failure.kind == .notFound {
      switch request.method {
      case .delete:
        (found, ownID, phase) = (nil, nil, .reading)
        return
      // The owner was created a moment ago, and may not be visible yet.
      case .post where writes < 5: return try pause()
      default: throw failure
      }
    }
    // A reservation that was not visible yet.
    guard request.method == .post, failure.code?.contains("RELATIONSHIP.INVALID") == true else { throw failure }
    refusal = failure
    try pause()
  }
}

extension LiveAsset {
  init(_ resource: APIResource) {
    self.init(
      id: resource.id, fileName: resource.text("fileName"), size: resource.integer("fileSize"),
      checksum: resource.text("sourceFileChecksum"),
      state: resource.attribute("assetDeliveryState")?["state"]?.scalarText)
  }
}
