import SourceSyntax

/// The requests of an upload: review screenshots belong to their product, and promotional images to a
/// version of it.
package struct AssetBody {
  package let work: AssetWork
  /// The ID of the resource that the file belongs to.
  package let owner: String

  package init(_ work: AssetWork, owner: String) {
    self.work = work
    self.owner = owner
  }

  private var isScreenshot: Bool { work.use == .reviewScreenshot }
  private var type: String { isScreenshot ? work.kind.screenshotType : work.kind.imageType }
  package var ownerType: String { isScreenshot ? work.kind.type : work.kind.versionType }
  private var version: String { isScreenshot ? "v1" : "v2" }

  /// The path of the files of its kind.
  package var path: String { "/\(version)/\(type)" }

  package var reservation: RequestWork {
    RequestWork.create(
      type, in: version, ["fileName": .text(work.file.name), "fileSize": .integer(work.file.size)],
      [isScreenshot ? work.kind.olderRelation : "version": RequestBody.one(ownerType, owner)])
  }

  /// Says that all parts of a file were sent.
  package func commit(of asset: String) -> RequestWork {
    RequestWork.update(
      type, in: version, asset,
      // Images of versions have no checksum in the API.
      ["sourceFileChecksum": isScreenshot ? .text(work.file.checksum) : nil, "uploaded": true])
  }

  package func deletion(of asset: String) -> RequestWork { RequestWork.delete(type, in: version, asset) }

  /// The requests of a manifest.
  ///
  /// - Parameters:
  ///   - id: The name of the first of them.
  ///   - asset: The name by which the others refer to the file.
  package func steps(_ id: RequestName, as asset: RequestName, after: [RequestName] = []) -> [RequestStep] {
    let operations = asset.followed(by: "uploadOperations")
    let upload = id.followed(by: "upload")
    var reservation = RequestStep(reservation, id: id, after: after)
    reservation.savings = [
      .init(name: asset, value: .value(at: "/data/id")),
      .init(name: operations, value: .value(at: "/data/attributes/uploadOperations")),
    ]
    return [
      reservation, RequestStep(id: upload, method: .upload, file: (path: work.file.path, operations: operations)),
      RequestStep(commit(of: asset.reference), id: id.followed(by: "commit"), after: [upload]),
    ]
  }
}
