import SourceSyntax

/// The requests of an upload: review screenshots belong to their product, and promotional images to a
/// version of it.
struct AssetRequests {
  let work: AssetWork
  /// The ID of what the file belongs to.
  let owner: String

  /// The path of the files of its kind.
  var path: String {
    switch work.use {
    case .reviewScreenshot: "/v1/\(type)"
    case .promotionalImage: "/v2/\(type)"
    }
  }

  private var type: String {
    switch work.use {
    case .reviewScreenshot: work.kind.screenshotType
    case .promotionalImage: work.kind.imageType
    }
  }

  private var ownerType: String {
    switch work.use {
    case .reviewScreenshot: work.kind.type
    case .promotionalImage: work.kind.versionType
    }
  }

  // MARK: Reading

  /// Reads what the store has.
  func reading() -> StoreRequest {
    switch work.use {
    case .reviewScreenshot:
      StoreRequest(.get, "/\(work.kind.apiVersion)/\(ownerType)/\(owner)/appStoreReviewScreenshot")
    case .promotionalImage:
      StoreRequest(
        .get, StoreSession.target("/v1/\(ownerType)/\(owner)", [("include", "image,images"), ("limit[images]", "50")]))
    }
  }

  /// The file of the owner that is looked at next: one that is not wanted, if there is any, and otherwise
  /// the one that is.
  func found(in document: APIDocument) -> APIResource? {
    guard case .promotionalImage = work.use, let version = document.data.first else { return document.data.first }
    let images = version.images(in: document.included.byID)
    // Beside the image that the store names, others may be there for reasons of its own.
    if let named = images.first(where: { $0.id == version.one("image") }) { return named }
    return images.first { !isWanted($0) } ?? images.first
  }

  private func isWanted(_ asset: APIResource) -> Bool {
    let live = LiveAsset(asset)
    return work.file.isEqual(to: live) && live.state != "FAILED"
  }

  /// Reads a file that the store has.
  func reading(_ asset: String) -> StoreRequest { StoreRequest(.get, "\(path)/\(asset)") }

  // MARK: Writing

  func reservation() -> StoreRequest { request(.post, path, reserved) }

  /// The resource of a reservation.
  var reserved: OrderedValue {
    let relation =
      switch (work.use, work.kind) {
      case (.promotionalImage, _): "version"
      case (.reviewScreenshot, .subscription): "subscription"
      case (.reviewScreenshot, _): "inAppPurchaseV2"
      }
    return RequestWork.resource(
      type, nil, ["fileName": .text(work.file.name), "fileSize": .integer(work.file.size)],
      [relation: RequestWork.one(ownerType, owner)])
  }

  func commit(of asset: String) -> StoreRequest { request(.patch, "\(path)/\(asset)", committed(asset)) }

  /// The resource that says that all parts of a file were sent.
  func committed(_ asset: String) -> OrderedValue {
    var attributes: OrderedMap = ["uploaded": true]
    // Images of versions have no checksum in the API.
    if work.use == .reviewScreenshot { attributes.append("sourceFileChecksum", .text(work.file.checksum)) }
    return RequestWork.resource(type, asset, attributes)
  }

  func deletion(of asset: String) -> StoreRequest { StoreRequest(.delete, "\(path)/\(asset)") }

  private func request(_ method: StoreRequest.Method, _ path: String, _ data: OrderedValue) -> StoreRequest {
    StoreRequest(method, path, body: OrderedValue.map(entries: [("data", data)]).json(.compact))
  }

  /// Sends a part of the file to where the store wants it, with the header fields that it wants.
  func part(_ part: OrderedValue, of bytes: [UInt8]) throws(StoreFailure) -> StoreRequest {
    func text(_ key: String, of value: OrderedValue) -> String? {
      if case .text(let text)? = value[key] { text } else { nil }
    }
    guard let method = text("method", of: part).flatMap({ StoreRequest.Method(rawValue: $0) }),
      let address = text("url", of: part), let offset = part["offset"].flatMap({ Int($0.scalarText) }),
      let length = part["length"].flatMap({ Int($0.scalarText) }), offset >= 0, length >= 0, offset <= bytes.count,
      length <= bytes.count - offset
    else { throw .malformed("uploadOperations", "a part of the file can't be read") }
    let fields = (part["requestHeaders"]?.elements ?? []).compactMap { field in
      text("name", of: field).map { HeaderField($0, text("value", of: field) ?? "") }
    }
    return StoreRequest(method, address, fields: fields, body: Array(bytes[offset..<offset + length]))
  }
}

extension APIResource {
  /// The images of a version.
  func images(in included: [String: [String: APIResource]]) -> [APIResource] {
    let relationships = value["relationships"]
    let references =
      (relationships?["images"]?["data"]?.elements ?? []) + [relationships?["image"]?["data"]].compactMap(\.self)
    var known: Set<String> = []
    return references.compactMap { reference in
      guard case .text(let type)? = reference["type"], case .text(let id)? = reference["id"], known.insert(id).inserted
      else { return nil }
      return included[type]?[id]
    }
  }
}
