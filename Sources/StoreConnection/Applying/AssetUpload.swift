import Basics
import SourceSyntax

/// Uploads a review screenshot: reserves a place for the file, sends its parts, says that they are
/// complete, and waits until the store has processed them.
///
/// What to do next is always decided by what the store has, so that a run that was killed continues its
/// reservation, and a write whose outcome is unknown is never repeated blindly.
struct AssetUpload {
  private let work: AssetWork
  private let id: String
  private let session: StoreSession
  private let bytes: [UInt8]

  /// How often the state is looked at; with the pauses between, the store has some minutes.
  private static let looks = 40
  /// How often it is looked for a commit whose outcome is unknown.
  private static let looksForCommit = 4

  /// - Parameters:
  ///   - id: The ID of the product.
  ///   - bytes: The contents of the file.
  /// - Throws: ``StoreFailure`` when the file is not the one that was planned.
  init(
    _ work: AssetWork, id: String, over session: StoreSession, _ bytes: [UInt8]?
  ) throws(StoreFailure) {
    guard let bytes, AssetFile(work.file.path, bytes) == work.file else {
      throw StoreFailure(
        .refused, "\(quoted: work.file.path) has changed since the plan was made; plan again")
    }
    self.work = work
    self.id = id
    self.session = session
    self.bytes = bytes
  }

  func run() throws(StoreFailure) {
    var found = try current()
    var (pauses, writes) = (0, 0)
    var isCommitted = false
    /// The pause after which a commit would be visible.
    var visible = 0
    /// Looks again at what the store has, a moment later.
    func wait() throws(StoreFailure) {
      pauses += 1
      guard pauses < Self.looks else {
        throw StoreFailure(
          .unreachable, "the store has not finished processing the screenshot; look again later")
      }
      session.pauseBeforeTrying(attempt: pauses)
      found = try current()
    }
    func write(_ request: StoreRequest) throws(StoreFailure) {
      writes += 1
      guard writes < 12 else {
        throw StoreFailure(.unreachable, "the store does not keep the screenshot; look again later")
      }
      switch session.write(request) {
      case .done(let response):
        let document = try? APIDocument(response.body, to: request.target)
        found = request.method == .delete ? nil : document?.data.first
        if found == nil, request.method != .delete { try wait() }
      case .unknown: try wait()
      case .refused(let failure):
        if request.method == .delete, failure.kind == .notFound {
          found = nil
          return
        }
        // A product that was created a moment ago may not be visible yet.
        if request.method == .post, failure.kind == .notFound, writes < 5 { return try wait() }
        // A reservation that was not visible yet.
        guard request.method == .post, failure.code?.contains("RELATIONSHIP.INVALID") == true,
          found == nil
        else { throw failure }
        try wait()
        if found == nil { throw failure }
      }
    }
    while true {
      guard let asset = found else {
        try write(reservation)
        continue
      }
      let live = LiveAsset(asset)
      switch live.state {
      case "AWAITING_UPLOAD" where live.fileName == work.file.name && live.size == work.file.size:
        // A commit may not be visible yet; one that was not carried out is sent again.
        if isCommitted, pauses < visible {
          try wait()
          continue
        }
        guard let parts = asset.attribute("uploadOperations")?.elements, !parts.isEmpty else {
          try write(deletion(of: asset.id))
          continue
        }
        for part in parts { try send(part) }
        isCommitted = true
        visible = pauses + Self.looksForCommit
        try write(commit(of: asset.id))
      case "FAILED":
        guard isCommitted else {
          try write(deletion(of: asset.id))
          continue
        }
        let errors = asset.attribute("assetDeliveryState")?["errors"]?.elements ?? []
        let reasons = errors.compactMap { $0["description"]?.scalarText ?? $0["code"]?.scalarText }
        throw StoreFailure(
          .refused,
          "the store can't use \(quoted: work.file.path): "
            + (reasons.isEmpty ? "it doesn't say why" : reasons.joined(separator: ", ")))
      case "UPLOAD_COMPLETE" where work.file.isEqual(to: live): try wait()
      default:
        if work.file.isEqual(to: live), live.state != "AWAITING_UPLOAD" { return }
        try write(deletion(of: asset.id))
      }
    }
  }

  /// What the store has now.
  private func current() throws(StoreFailure) -> APIResource? {
    try session.document(
      "/\(work.kind.apiVersion)/\(work.kind.type)/\(id)/appStoreReviewScreenshot")?.data.first
  }

  // MARK: Requests

  private var reservation: StoreRequest {
    let relation = work.kind == .subscription ? "subscription" : "inAppPurchaseV2"
    let body = RequestWork.resource(
      work.type, nil,
      ["fileName": .text(work.file.name), "fileSize": .integer(work.file.size)],
      [relation: RequestWork.one(work.kind.type, id)])
    return StoreRequest(
      .post, "/v1/\(work.type)",
      body: OrderedValue.map(entries: [("data", body)]).json(.compact))
  }

  private func commit(of asset: String) -> StoreRequest {
    let body = RequestWork.resource(
      work.type, asset, ["sourceFileChecksum": .text(work.file.checksum), "uploaded": true])
    return StoreRequest(
      .patch, "/v1/\(work.type)/\(asset)",
      body: OrderedValue.map(entries: [("data", body)]).json(.compact))
  }

  private func deletion(of asset: String) -> StoreRequest {
    StoreRequest(.delete, "/v1/\(work.type)/\(asset)")
  }

  /// Sends a part of the file to where the store wants it, with the header fields that it wants.
  private func send(_ part: OrderedValue) throws(StoreFailure) {
    func text(_ key: String, of value: OrderedValue) -> String? {
      if case .text(let text)? = value[key] { text } else { nil }
    }
    guard let method = text("method", of: part).flatMap({ StoreRequest.Method(rawValue: $0) }),
      let address = text("url", of: part),
      let offset = part["offset"].flatMap({ Int($0.scalarText) }),
      let length = part["length"].flatMap({ Int($0.scalarText) }),
      offset >= 0, length >= 0, offset <= bytes.count, length <= bytes.count - offset
    else { throw .malformed("uploadOperations", "a part of the file can't be read") }
    let fields = (part["requestHeaders"]?.elements ?? []).compactMap { field in
      text("name", of: field).map { HeaderField($0, text("value", of: field) ?? "") }
    }
    try session.upload(
      StoreRequest(
        method, address, fields: fields, body: Array(bytes[offset..<offset + length])))
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
