import AppStoreConnect
import Basics
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

  /// Refuses parts that aren't the file, each byte once.
  ///
  /// - Parameter size: The size of the file, in bytes.
  static func requireWhole(_ parts: [OrderedValue], of size: Int) throws(StoreFailure) {
    let ranges = parts.compactMap(range).sorted { $0.lowerBound < $1.lowerBound }
    let isWhole = ranges.first?.lowerBound == 0 && ranges.last?.upperBound == size
    guard parts.count <= mostParts, ranges.count == parts.count, isWhole,
      zip(ranges, ranges.dropFirst()).allSatisfy({ $0.upperBound == $1.lowerBound })
    else { throw .malformed("uploadOperations", "its parts are not the whole file, each byte once") }
  }

  /// Our own limit: an image has a few parts.
  private static let mostParts = 100

  private static func range(of part: OrderedValue) -> Range<Int>? {
    guard let offset = part["offset"].flatMap({ Int($0.scalarText) }), offset >= 0,
      let length = part["length"].flatMap({ Int($0.scalarText) }), length > 0
    else { return nil }
    let (end, isTooLarge) = offset.addingReportingOverflow(length)
    return isTooLarge ? nil : offset..<end
  }

  /// Sends a part of the file to the address that the store names, with the header fields that it requires.
  func part(_ part: OrderedValue, of bytes: [UInt8]) throws(StoreFailure) -> StoreRequest {
    func text(_ key: String, of value: OrderedValue) -> String? {
      if case .text(let text)? = value[key] { text } else { nil }
    }
    guard text("method", of: part) == StoreRequest.Method.put.rawValue, let address = text("url", of: part),
      !address.unicodeScalars.contains(where: \.isControl), let range = Self.range(of: part),
      range.upperBound <= bytes.count
    else { throw .malformed("uploadOperations", "a part of the file can't be read") }
    let fields = (part["requestHeaders"]?.elements ?? []).map { field in
      HeaderField(text("name", of: field) ?? "", text("value", of: field) ?? "")
    }
    guard fields.allSatisfy(\.isHarmless) else {
      throw .malformed("uploadOperations", "a header field of it can't be sent")
    }
    return StoreRequest(.put, address, fields: fields, body: Array(bytes[range]))
  }
}

extension HeaderField {
  /// Whether a field that somebody else names neither ends the line nor says how the request is sent.
  fileprivate var isHarmless: Bool {
    let isName =
      !name.isEmpty && name.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
    return isName && !value.unicodeScalars.contains(where: \.isControl) && !Self.framing.contains(name.lowercased())
  }

  private static let framing: Set<String> = [
    "connection", "content-length", "expect", "host", "te", "trailer", "transfer-encoding", "upgrade",
  ]
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { value < 0x20 || value == 0x7F }
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
