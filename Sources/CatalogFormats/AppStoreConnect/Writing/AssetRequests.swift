import CatalogModel
import SourceSyntax

/// A file to upload.
struct RequestAsset {
  var path: String
  var size: Int
  /// The MD5 digest.
  var checksum: String
}

/// Screenshots and promotional images: reserved, uploaded, committed.
extension CatalogRequests {
  mutating func addScreenshot(of product: Product, at index: Int, _ kind: RequestedKind) {
    let path = CatalogPath(.product(index), .screenshot)
    guard let file = asset(product.review.screenshot, path) else { return }
    addUpload(
      file, RequestName("screenshot", product.productID), path: "/v1/\(kind.screenshotType)",
      type: kind.screenshotType,
      of: (kind.olderParent, kind.type, RequestName("product", product.productID)),
      hasChecksum: true)
  }

  /// What is known of a file; nil, with a loss, when it can't be read.
  mutating func asset(_ file: String?, _ path: CatalogPath) -> RequestAsset? {
    guard let file else { return nil }
    if let known = assets[file] { return known }
    guard let bytes = companions.bytes(of: file) else {
      lose(.value, path, RequestLoss.unreadableFile)
      return nil
    }
    let asset = RequestAsset(path: file, size: bytes.count, checksum: Checksum.md5(bytes))
    assets[file] = asset
    return asset
  }

  /// - Parameters:
  ///   - parent: The relationship to what the file belongs to, its type and its name.
  ///   - hasChecksum: Whether the commit takes one; that of an image of a version does not.
  mutating func addUpload(
    _ file: RequestAsset, _ name: RequestName, path: String, type: String,
    of parent: (relationship: String, type: String, name: RequestName), hasChecksum: Bool
  ) {
    let operations = name.followed(by: "uploadOperations")
    let upload = name.followed(by: "upload")
    manifest.add(
      RequestStep(
        id: name, method: .post, path: path,
        body: ResourceJSON.document(
          ResourceJSON.resource(
            type,
            [
              ("fileName", .text(String(file.path.split(separator: "/").last ?? "image"))),
              ("fileSize", .integer(file.size)),
            ],
            relationships: [
              (parent.relationship, ResourceJSON.one(parent.type, parent.name))
            ])),
        savings: [
          .init(name: name, value: .value(at: "/data/id")),
          .init(name: operations, value: .value(at: "/data/attributes/uploadOperations")),
        ]))
    manifest.add(
      RequestStep(id: upload, method: .upload, file: (path: file.path, operations: operations)))
    var attributes: [(String, JSONValue)] = [("uploaded", true)]
    if hasChecksum { attributes.insert(("sourceFileChecksum", .text(file.checksum)), at: 0) }
    manifest.add(
      RequestStep(
        id: name.followed(by: "commit"), method: .patch, path: "\(path)/\(name.reference)",
        body: ResourceJSON.document(
          ResourceJSON.resource(type, id: name.reference, attributes)),
        after: [upload]))
  }
}
