import Basics
import CatalogFormats
import CatalogImages
import CatalogModel
import ForeignFormats
import Shopkeeper
import SourceSyntax

/// The argument of `--against`: an earlier catalog for all, or a revision that contains one for
/// each.
struct EarlierRevision: Sendable {
  private enum Source: Sendable {
    case catalog(EarlierCatalog)
    case revision(String)
  }

  /// The name as given on the command line.
  let name: String
  private let source: Source

  /// Interprets a text as a file if it exists, or else as git's `REVISION:PATH`, or else as a
  /// revision.
  init(_ name: String) throws {
    self.name = name
    let kind = FileSystem.kind(name)
    if name == StandardStream.name || kind != nil && kind != .folder {
      let loaded = try CatalogFile.read(name)
      let image = ImageInspection().images(in: loaded.folder).facts(of:)
      source = .catalog(try EarlierCatalog(name, loaded.document, image: image).asked())
      return
    }
    guard let colon = name.firstIndex(of: ":") else {
      source = .revision(name)
      return
    }
    let path = String(name[name.index(after: colon)...])
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let folder = GitFolder(revision: String(name[..<colon]), prefix: String(path[..<slash]))
    let file = String(path[slash...])
    guard let catalog = try EarlierCatalog(file, in: folder, name: name) else {
      throw Failure("can't compare with \"\(name)\": revision \"\(folder.revision)\" has no file \"\(path)\"")
    }
    source = .catalog(try catalog.asked())
  }

  /// The earlier version of a catalog, under its former name; nil if it doesn't exist: the file is
  /// new, or for another app.
  func version(of catalog: CatalogFile) throws -> EarlierCatalog? {
    switch source {
    case .catalog(let earlier):
      let app = catalog.document.catalog.app.bundleID
      let earlierApp = earlier.document.catalog.app.bundleID
      return app == nil || earlierApp == nil || app == earlierApp ? earlier : nil
    case .revision(let revision):
      // With links resolved, because git stores them as links.
      let path = FileSystem.absolute(catalog.name)
      let folder = GitFolder(revision: revision, directory: Path.folder(of: path))
      let name = Path.name(of: path)
      if let earlier = try EarlierCatalog(name, in: folder, name: "\(revision):\(catalog.name)") { return earlier }
      guard let former = try folder.formerPath(of: name) else { return nil }
      let slash = former.lastIndex(of: "/").map { former.index(after: $0) } ?? former.startIndex
      let formerFolder = GitFolder(
        revision: revision, directory: Path.folder(of: path), prefix: String(former[..<slash]))
      return try EarlierCatalog(String(former[slash...]), in: formerFolder, name: "\(revision):\(former)")
    }
  }
}

/// An earlier version of a catalog, and of its images.
struct EarlierCatalog: Sendable {
  let document: CatalogDocument
  let image: @Sendable (String) -> Result<ImageFacts, ImageFailure>
  /// The error that keeps part of it from being compared; nil when it is complete.
  let fault: String?

  init(
    _ name: String, _ document: CatalogDocument, image: @escaping @Sendable (String) -> Result<ImageFacts, ImageFailure>
  ) {
    self.document = document
    self.image = image
    fault = document.diagnostics.first { $0.severity == .error }.map { error in
      let place = document.source.location(at: error.range.start)
      return "\(name):\(place.line):\(place.column): \(error.message)"
    }
  }

  /// The catalog, if it was requested by name and has anything to compare with.
  fileprivate func asked() throws -> EarlierCatalog {
    guard let fault, document.catalog.products.isEmpty else { return self }
    throw Failure("can't compare with \"\(document.source.name)\": \(fault)")
  }

  /// Reads a file of a revision; nil when it doesn't exist in the revision.
  init?(_ file: String, in folder: GitFolder, name: String) throws {
    guard let bytes = try folder.bytes(of: file) else { return nil }
    let document = CatalogReading.read(SourceFile(name: name, bytes: bytes))
    let known = Lock<[String: Result<ImageFacts, ImageFailure>]>([:])
    self.init(name, document) { path in
      if let facts = known.withLock({ $0[path] }) { return facts }
      let facts = ImageInspection.facts { () throws(ImageFile.Failure) in
        guard Path.staysInside(path) else { throw .outside }
        let bytes: [UInt8]?
        do { bytes = try folder.bytes(of: path) } catch { throw .unreadable(Failure.message(of: error)) }
        guard let bytes else { throw .missing }
        return try ImageFile(contents: bytes, name: path, allowance: .ordinary)
      }
      known.withLock { $0[path] = facts }
      return facts
    }
  }
}
