import Basics
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
      file, RequestName("screenshot", product.productID), kind.screenshotType, in: "v1",
      of: [kind.olderParent: kind.reference(to: product)], hasChecksum: true)
  }

  /// The properties of a file; nil, with a loss, when it can't be read.
  mutating func asset(_ file: String?, _ path: CatalogPath) -> RequestAsset? {
    guard let file else { return nil }
    if let known = assets[file] { return known }
    guard let bytes = companions.bytes(of: file) else {
      recordLoss(.value, path, RequestLoss.unreadableFile)
      return nil
    }
    let asset = RequestAsset(path: file, size: bytes.count, checksum: Checksum.md5(bytes))
    assets[file] = asset
    return asset
  }

  /// - Parameters:
  ///   - parent: The relationship to the resource that the file belongs to.
  ///   - hasChecksum: Whether the commit request has one; that of an image of a version doesn't.
  mutating func addUpload(
    _ file: RequestAsset, _ name: RequestName, _ type: String, in version: String, of parent: OrderedMap,
    hasChecksum: Bool
  ) {
    let operations = name.followed(by: "uploadOperations")
    let upload = name.followed(by: "upload")
    var reservation = RequestStep(
      creating: type, in: version, as: name, isReferred: true,
      ["fileName": .text(String(file.path.split(separator: "/").last ?? "image")), "fileSize": .integer(file.size)],
      relationships: parent)
    reservation.savings.append(.init(name: operations, value: .value(at: "/data/attributes/uploadOperations")))
    manifest.add(reservation)
    manifest.add(RequestStep(id: upload, method: .upload, file: (path: file.path, operations: operations)))
    let commit = RequestStep.resource(
      type, id: name.reference, ["sourceFileChecksum": hasChecksum ? .text(file.checksum) : nil, "uploaded": true])
    manifest.add(
      RequestStep(
        id: name.followed(by: "commit"), method: .patch, path: "/\(version)/\(type)/\(name.reference)",
        body: ["data": commit], after: [upload]))
  }
}
