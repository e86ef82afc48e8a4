import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax
import Synchronization

/// Looks at the images that catalogs name: inside the catalog's folder only, and each once.
final class ImageInspection: Sendable {
  private let seen = Mutex<[String: Result<ImageFacts, ImageFailure>]>([:])
  private let progress: ProgressLine?

  init(progress: ProgressLine? = nil) {
    self.progress = progress
  }

  /// What the linter asks with, for a catalog in the given folder.
  func inspector(
    in folder: String
  ) -> @Sendable (String) -> Result<ImageFacts, ImageFailure> {
    let folder = CatalogFolder(path: folder)
    return { path in
      guard let file = folder.file(path) else {
        return .failure(.unreadable("the path leaves the catalog's folder"))
      }
      return self.inspect(file)
    }
  }

  private func inspect(_ path: String) -> Result<ImageFacts, ImageFailure> {
    if let known = seen.withLock({ $0[path] }) { return known }
    progress?.show("looking at \(VisibleText.escaped(path))")
    let result = ImageFile.inspect(path: path)
    seen.withLock { $0[path] = result }
    return result
  }
}
