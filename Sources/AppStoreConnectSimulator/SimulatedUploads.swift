import Basics
import SourceSyntax
import StoreConnection

/// Review screenshots and promotional images: reserved, uploaded in parts, committed and processed.
extension SimulatedStore {
  private static let partHeader = "image/png"

  /// Reserves the screenshot of a product, until its first review.
  mutating func reserveScreenshot(_ type: String, _ body: WriteBody) throws(Refusal) -> Entity {
    guard let owner = body.relationships.values.first?.first else {
      throw Refusal(409, "ENTITY_ERROR.RELATIONSHIP.REQUIRED", "The product is required")
    }
    let product = try existing(owner.type, owner.id)
    guard related("appStoreReviewScreenshot", of: product).isEmpty else {
      throw Refusal(409, "ENTITY_ERROR.RELATIONSHIP.INVALID", "The product already has a review screenshot")
    }
    guard rules.unlocksScreenshots || !wasApproved(product) && !isInReview(product) else {
      throw Refusal(409, "ENTITY_ERROR.ATTRIBUTE.INVALID.UNMODIFIABLE", "The screenshot can't be modified")
    }
    let entity = try reservation(type, body)
    put(entity, as: "appStoreReviewScreenshot", of: owner)
    return entity
  }

  /// Reserves a promotional image of a version that can be written.
  mutating func reserveImage(_ type: String, _ body: WriteBody) throws(Refusal) -> Entity {
    let version = try existing("version", in: body)
    try requireDraft(version)
    guard rules.takesSeveralImages || related("images", of: version).isEmpty else {
      throw Refusal(409, "ENTITY_ERROR.RELATIONSHIP.INVALID", "The version already has an image")
    }
    let entity = try reservation(type, body)
    add(entity, to: "images", of: version.reference)
    return entity
  }

  private mutating func reservation(_ type: String, _ body: WriteBody) throws(Refusal) -> Entity {
    let id = newID()
    let size = body.attributes["fileSize"].flatMap { Int($0.scalarText) } ?? 0
    guard size > 0 else {
      throw .attribute("fileSize", "INVALID", "The file size has to be positive")
    }
    let half = (size + 1) / 2
    let parts = [(0, half), (half, size - half)].filter { $0.1 > 0 }
    let operations = parts.enumerated().map { number, part -> OrderedValue in
      [
        "method": "PUT", "offset": .integer(part.0), "length": .integer(part.1),
        "url": .text("\(rules.uploadAddress)/upload/\(id)/\(number)?Signature=secret-\(id)"),
        "requestHeaders": [["name": "Content-Type", "value": .text(Self.partHeader)]],
      ]
    }
    uploads[id] = [:]
    return Entity(
      type, id,
      [
        "fileSize": .integer(size), "fileName": body.attributes["fileName"] ?? "",
        // The API has no checksum of the images of versions.
        "sourceFileChecksum": Entity.imageTypes.contains(type) ? nil : .null, "uploadOperations": .list(operations),
        "assetDeliveryState": Self.delivery("AWAITING_UPLOAD"),
      ])
  }

  private static func delivery(_ state: String, _ error: String? = nil) -> OrderedValue {
    ["state": .text(state), "errors": .list(error.map { [["code": .text($0), "description": .text($0)]] } ?? [])]
  }

  /// Takes a part of a file; the address alone gives access.
  mutating func upload(_ request: UploadRequest) -> Int {
    if request.hasToken { leaks += 1 }
    let parts = request.path.split(separator: "/")
    guard !request.hasToken, request.method == "PUT", parts.count == 3, let number = Int(parts[2]),
      request.contentType == Self.partHeader, uploads[String(parts[1])] != nil,
      request.query == "Signature=secret-\(parts[1])"
    else { return 403 }
    uploads[String(parts[1])]?[number] = request.body
    return 200
  }

  /// Commits an upload: the file has to be complete, and have the stated checksum.
  mutating func commit(_ entity: Entity, _ body: WriteBody) throws(Refusal) {
    guard body.flag("uploaded") == true else { return }
    guard Self.deliveryState(of: entity) == "AWAITING_UPLOAD" else {
      throw Refusal(409, "ENTITY_ERROR.ATTRIBUTE.INVALID.INVALID_STATE", "The file was already uploaded")
    }
    let parts = (uploads[entity.id] ?? [:]).sorted { $0.key < $1.key }.flatMap(\.value)
    let checksum = Checksum.md5(parts)
    let isImage = Entity.imageTypes.contains(entity.type)
    var failure: String?
    if parts.count != Int(entity.attributes["fileSize"]?.scalarText ?? "") {
      failure = "FILE_SIZE_MISMATCH"
    } else if checksum != body.text("sourceFileChecksum") ?? (isImage ? checksum : nil) {
      failure = "CHECKSUM_MISMATCH"
    } else if !parts.starts(with: [0x89, 0x50, 0x4E, 0x47]), !parts.starts(with: [0xFF, 0xD8]) {
      failure = "IMAGE_TYPE_NOT_SUPPORTED"
    }
    self[entity.reference]?.set("uploadOperations", .null)
    if isImage {
      // The newest is the image of its version.
      if let version = entity.parent { self[version]?.one["image"] = entity.reference }
    } else {
      self[entity.reference]?.set("sourceFileChecksum", .text(checksum))
    }
    self[entity.reference]?.set(
      "assetDeliveryState", failure.map { Self.delivery("FAILED", $0) } ?? Self.delivery("UPLOAD_COMPLETE"))
    let reads = rules.processingReads
    self[entity.reference]?.processingReads = reads
    if let owner = entity.parent { updateState(owner) }
  }

  /// Lets the files of a resource that was read become visible and processed, which takes some reads.
  mutating func advanceProcessing(of entity: Entity) {
    let owners = [entity] + related("versions", of: entity)
    for file in [entity] + owners.flatMap({ related("images", of: $0) })
      + related("appStoreReviewScreenshot", of: entity)
    {
      if Entity.imageTypes.contains(file.type), file.hiddenReads > 0 { self[file.reference]?.hiddenReads -= 1 }
      guard file.isProcessed else { continue }
      if file.processingReads > 0 {
        self[file.reference]?.processingReads -= 1
      } else {
        self[file.reference]?.set("assetDeliveryState", Self.delivery("COMPLETE"))
      }
    }
  }

  /// The images with which a new version begins.
  mutating func copyImage(of approved: Entity, to version: Reference) {
    guard rules.copiesImages, let image = related("image", of: approved).first else { return }
    var copy = image
    copy.reference = Reference(image.type, newID())
    add(copy, to: "images", of: version)
    self[version]?.one["image"] = copy.reference
  }

  func versionOfFile(_ image: Entity) throws(Refusal) -> Entity {
    guard let version = image.parent.flatMap({ self[$0] }) else {
      throw Refusal(404, "NOT_FOUND", "The version is gone")
    }
    return version
  }

  func requireUnlocked(_ screenshot: Entity) throws(Refusal) {
    guard let product = screenshot.parent.flatMap({ self[$0] }), !rules.unlocksScreenshots,
      wasApproved(product) || isInReview(product)
    else { return }
    throw Refusal(409, "ENTITY_ERROR.MEDIA_ASSET_DELETE_NOT_ALLOWED", "The screenshot can't be deleted")
  }

  fileprivate static func deliveryState(of entity: Entity) -> String? {
    entity.attributes["assetDeliveryState"]?["state"]?.scalarText
  }
}

extension Entity {
  static let screenshotTypes = ["inAppPurchaseAppStoreReviewScreenshots", "subscriptionAppStoreReviewScreenshots"]

  static let imageTypes = ["inAppPurchaseImages", "subscriptionImages"]

  /// Whether it is a file that is still being processed.
  var isProcessed: Bool { SimulatedStore.deliveryState(of: self) == "UPLOAD_COMPLETE" }
}

/// A request to the address for uploads.
struct UploadRequest: Sendable {
  var method: String
  var path: Substring
  var query: Substring
  var contentType: String?
  var hasToken: Bool
  var body: [UInt8]

  /// Nil for a request to anywhere else.
  init?(_ request: StoreRequest) {
    let start = request.target.firstRange(of: "://").map { scheme in
      request.target[scheme.upperBound...].firstIndex(of: "/") ?? request.target.endIndex
    }
    let parts = request.target[(start ?? request.target.startIndex)...].split(separator: "?", maxSplits: 1)
    guard let path = parts.first, path.hasPrefix("/upload/") else { return nil }
    method = request.method.rawValue
    self.path = path
    query = parts.count > 1 ? parts[1] : ""
    contentType = request.field("Content-Type")
    hasToken = request.field("Authorization") != nil
    body = request.body
  }
}
