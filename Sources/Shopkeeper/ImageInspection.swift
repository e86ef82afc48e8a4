import Basics
import CatalogFormats
package import CatalogImages
package import CatalogModel
import SourceSyntax
import Synchronization

/// Inspects the images that catalogs refer to: only inside the catalog's folder, and each once.
package final class ImageInspection: Sendable {
  private let seen = Mutex<[String: Result<ImageFacts, ImageFailure>]>([:])
  private let looking: @Sendable (String) -> Void

  /// - Parameter looking: Called with the path of each image that is about to be decoded.
  package init(looking: @escaping @Sendable (String) -> Void = { _ in }) {
    self.looking = looking
  }

  /// The image inspector of the linter, for a catalog in the given folder.
  package func inspector(
    in folder: String
  ) -> @Sendable (String) -> Result<ImageFacts, ImageFailure> {
    let folder = CatalogFolder(path: folder)
    return { path in
      guard let file = folder.file(path) else {
        return Self.facts { () throws(ImageFile.Failure) in throw .outside }
      }
      return self.inspect(file)
    }
  }

  private func inspect(_ path: String) -> Result<ImageFacts, ImageFailure> {
    if let known = seen.withLock({ $0[path] }) { return known }
    looking(path)
    let result = Self.facts { () throws(ImageFile.Failure) in try ImageFile(path: path) }
    seen.withLock { $0[path] = result }
    return result
  }

  /// The facts about an image that the linter needs.
  package static func facts(
    of image: () throws(ImageFile.Failure) -> ImageFile
  ) -> Result<ImageFacts, ImageFailure> {
    do {
      let image = try image()
      return .success(
        ImageFacts(
          width: image.width, height: image.height, hasAlpha: image.hasAlpha, isCMYK: image.isCMYK,
          byteCount: image.contents.count, contentHash: Checksum.sha256(image.contents)))
    } catch .missing {
      return .failure(.missing)
    } catch {
      return .failure(.unusable("\(error)"))
    }
  }
}

extension ImageFile.Failure {
  package static let outside = Self.unreadable("the path leaves the catalog's folder")
}
