import Basics
package import CatalogImages
package import CatalogModel
import Dispatch

/// Inspects the images that catalogs refer to: only inside the catalog's folder, and each once.
///
/// Images that are announced are decoded on all processors. Images that expand to more than a
/// screenshot does are decoded one after the other, so that few take much memory at once, and those that are
/// small for it only until the run has spent its budget for them.
package final class ImageInspection: Sendable {
  private let state = Lock(State())
  private let cache: ImageCache?
  private let looking: @Sendable (String) -> Void

  private struct State {
    /// By ``ImageCache/file(at:)``.
    var seen: [String: Result<ImageFacts, ImageFailure>] = [:]
    /// In bytes that may still be decompressed for images that are more costly than screenshots.
    var allowance = 512_000_000
  }

  /// - Parameters:
  ///   - cache: The facts about the images from earlier runs; nil to decode each.
  ///   - looking: A closure that is called with the path of each image before it is decoded, on any thread.
  package init(cache: ImageCache? = nil, looking: @escaping @Sendable (String) -> Void = { _ in }) {
    self.cache = cache
    self.looking = looking
  }

  /// The images that a catalog in a folder refers to, by their paths in the catalog.
  package struct FolderImages: Sendable {
    fileprivate let folder: CatalogFolder
    fileprivate let inspection: ImageInspection

    /// Decodes images that will be requested.
    package func prepare(_ paths: [String]) {
      var known: Set<String> = []
      inspection.prepare(paths.filter { known.insert($0).inserted }.compactMap(folder.file))
    }

    package func facts(of path: String) -> Result<ImageFacts, ImageFailure> {
      guard let file = folder.file(path) else {
        return ImageInspection.facts { () throws(ImageFile.Failure) in throw .outside }
      }
      return inspection.inspect(file)
    }
  }

  package func images(in folder: String) -> FolderImages {
    FolderImages(folder: CatalogFolder(path: folder), inspection: self)
  }

  private func prepare(_ paths: [String]) {
    var files = Set(state.withLock { $0.seen.keys })
    let paths = paths.filter { files.insert(ImageCache.file(at: $0)).inserted }
    guard !paths.isEmpty else { return }
    let found = Lock([Found?](repeating: nil, count: paths.count))
    DispatchQueue.concurrentPerform(iterations: paths.count) { index in
      let result = look(at: paths[index], allowance: .small)
      found.withLock { $0[index] = result }
    }
    for (path, found) in zip(paths, found.withLock { $0 }) { if let found { keep(found, of: path) } }
    cache?.write()
  }

  private func inspect(_ path: String) -> Result<ImageFacts, ImageFailure> {
    let file = ImageCache.file(at: path)
    return state.withLock { $0.seen[file] } ?? keep(look(at: path, allowance: .small), of: path)
  }

  private enum Found: Sendable {
    case known(Result<ImageFacts, ImageFailure>)
    /// The image was not decoded, because it would cost this much.
    case costly(Int)
  }

  @discardableResult private func keep(_ found: Found, of path: String) -> Result<ImageFacts, ImageFailure> {
    var found = found
    if case .costly = found { found = look(at: path, allowance: .ordinary) }
    if case .costly(let cost) = found {
      let isAllowed = state.withLock { state in
        guard cost <= state.allowance else { return false }
        state.allowance -= cost
        return true
      }
      if isAllowed { found = look(at: path, allowance: .unlimited) }
    }
    let result =
      switch found {
      case .known(let result): result
      case .costly(let cost): Self.facts { () throws(ImageFile.Failure) in throw .tooCostly(cost) }
      }
    let file = ImageCache.file(at: path)
    state.withLock { $0.seen[file] = result }
    return result
  }

  private func look(at path: String, allowance: ImageFile.Allowance) -> Found {
    let entry = cache?.entry(for: path)
    if let facts = entry?.facts { return .known(.success(facts)) }
    looking(path)
    var cost: Int?
    let result = Self.facts { () throws(ImageFile.Failure) in
      do throws(ImageFile.Failure) { return try ImageFile(path: path, allowance: allowance) } catch {
        if case .tooCostly(let bytes) = error { cost = bytes }
        throw error
      }
    }
    if let cost { return .costly(cost) }
    if case .success(let facts) = result, let entry { cache?.add(facts, for: entry) }
    return .known(result)
  }

  /// The facts about an image that the linter needs.
  package static func facts(of image: () throws(ImageFile.Failure) -> ImageFile) -> Result<ImageFacts, ImageFailure> {
    do {
      let image = try image()
      return .success(
        ImageFacts(
          width: image.width, height: image.height, hasAlpha: image.hasAlpha, isCMYK: image.isCMYK,
          byteCount: image.contents.count, contentHash: image.pixelDigest,
          miniature: image.miniature))
    } catch .missing { return .failure(.missing) } catch { return .failure(.unusable(error.message)) }
  }
}

extension ImageFile.Failure { package static let outside = Self.unreadable("the path leaves the catalog's folder") }
