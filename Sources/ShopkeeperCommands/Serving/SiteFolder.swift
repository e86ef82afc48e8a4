import Basics
import CatalogEndpoint
import SourceSyntax

/// The folder of a site: written in whole, and compared with what a server would answer.
struct SiteFolder {
  let path: String

  /// Writes the files that differ, the index last, and removes those that a former index lists and
  /// the new one doesn't. Other files in the folder stay.
  ///
  /// - Parameter force: Whether to write into a folder with files that no site has written.
  /// - Returns: The numbers of files written and removed.
  func write(_ site: SiteFiles, force: Bool) throws -> (written: Int, removed: Int) {
    var former: [String] = []
    switch FileSystem.kind(path) {
    case nil: break
    case .file, .other: throw Failure("could not write \"\(path)\": it is not a folder")
    case .folder:
      if let known = indexed() {
        former = known
      } else if !force, try !FileSystem.names(in: path).allSatisfy({ $0.hasPrefix(".") }) {
        throw Failure("\"\(path)\" contains files that are not of a site; give another folder, or --force")
      }
    }
    var written = 0
    for file in site.files where bytes(of: file.path) != file.bytes {
      let target = Path.join(path, file.path)
      do { try FileSystem.makeFolders(Path.folder(of: target)) } catch {
        throw Failure("could not make the folder of \"\(target)\": \(error)")
      }
      try OutputFile.write(file.bytes, to: target)
      written += 1
    }
    let current = Set(site.files.map(\.path))
    var removed = 0
    for old in former where !current.contains(old) {
      guard (try? FileSystem.remove(Path.join(path, old))) != nil else { continue }
      removed += 1
      removeEmptyFolders(above: old)
    }
    return (written, removed)
  }

  /// What a server would answer differently: one line for each file.
  func differences(from site: SiteFiles) throws -> [String] {
    guard let former = indexed() else {
      throw Failure("\"\(path)\" is not a site: it has no readable \"\(SiteFiles.index)\"")
    }
    var lines = site.files.compactMap { file -> String? in
      guard let bytes = bytes(of: file.path) else { return "\(file.path) is missing" }
      return bytes == file.bytes ? nil : "\(file.path) differs"
    }
    let current = Set(site.files.map(\.path))
    lines += former.filter { !current.contains($0) && FileSystem.kind(Path.join(path, $0)) == .file }.map {
      "\($0) is no longer served"
    }
    return lines
  }

  private func indexed() -> [String]? { bytes(of: SiteFiles.index).flatMap(SiteFiles.paths) }

  /// Nil for a file that can't be read, which is then written again.
  private func bytes(of name: String) -> [UInt8]? {
    let file = Path.join(path, name)
    guard FileSystem.kind(file) == .file else { return nil }
    return try? SourceFile.read(path: file).bytes
  }

  private func removeEmptyFolders(above name: String) {
    var folder = Path.folder(of: name)
    while folder != ".", folder != name, (try? FileSystem.remove(Path.join(path, folder))) != nil {
      folder = Path.folder(of: folder)
    }
  }
}
