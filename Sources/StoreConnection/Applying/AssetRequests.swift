import AppStoreConnect
import SourceSyntax

/// The requests of an upload, and the resources that are read for it.
struct AssetRequests {
  private let body: AssetBody
  private var work: AssetWork { body.work }

  /// - Parameter owner: The ID of the resource that the file belongs to.
  init(_ work: AssetWork, owner: String) { body = AssetBody(work, owner: owner) }

  // MARK: Reading

  /// Reads the files that the store has.
  func reading() -> StoreRequest {
    switch work.use {
    case .reviewScreenshot:
      StoreRequest(.get, "\(work.kind.path)/\(body.owner)/appStoreReviewScreenshot")
    case .promotionalImage:
      StoreRequest(
        .get,
        StoreSession.target(
          "/v1/\(body.ownerType)/\(body.owner)", [("include", "image,images"), ("limit[images]", "50")]))
    }
  }

  /// The file of the owner that is handled next: an unwanted one, if there is any, or else the wanted
  /// one.
  func found(in document: APIDocument) -> APIResource? {
    guard case .promotionalImage = work.use, let version = document.data.first else { return document.data.first }
    let images = version.images(in: document.included.byID)
    // The store may have other images next to the one that it names, for its own reasons.
    if let named = images.first(where: { $0.id == version.one("image") }) { return named }
    return images.first { !isWanted($0) } ?? images.first
  }

  private func isWanted(_ asset: APIResource) -> Bool {
    let live = LiveAsset(asset)
    return work.file.isEqual(to: live) && live.state != "FAILED"
  }

  /// Reads a file that the store has.
  func reading(_ asset: String) -> StoreRequest { StoreRequest(.get, "\(body.path)/\(asset)") }

  // MARK: Writing

  func reservation() -> StoreRequest { StoreRequest(body.reservation) }

  func commit(of asset: String) -> StoreRequest { StoreRequest(body.commit(of: asset)) }

  func deletion(of asset: String) -> StoreRequest { StoreRequest(body.deletion(of: asset)) }

  /// Sends a part of the file to the address that the store names, with the header fields that it requires.
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

extension StoreRequest {
  /// A request without references.
  init(_ work: RequestWork) {
    let method: Method =
      switch work.method {
      case .get: .get
      case .post: .post
      case .patch: .patch
      case .delete: .delete
      case .upload: .put
      }
    self.init(method, work.path, body: work.body?.json(.compact) ?? [])
  }
}
