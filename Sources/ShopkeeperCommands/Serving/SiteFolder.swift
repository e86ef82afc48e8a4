import Basics
import CatalogEndpoint
import CommandLayer

/// The folder of a site: written as a whole, and compared with the answers of a server.
struct SiteFolder {
  let path: String

  /// Makes the files of an endpoint; a site without an app that should be in it would take that app's products from
  /// its users.
  static func files(_ endpoint: Endpoint, maxAge: Int) throws -> SiteFiles {
    let site = SiteFiles(endpoint, maxAge: maxAge, now: SystemClock.seconds)
    if let name = site.unnamable.first {
      throw Failure(
        "the bundle ID \"\(VisibleText.escaped(name))\" can't be the name of a folder of a site: expected letters, digits, \".\" and \"-\"",
        exitCode: .findings)
    }
    return site
  }

  /// Writes a new folder, which appears with all of its files. In one that exists, writes the files that differ, the
  /// index last, and removes files at the paths of a site that are not part of it.
  /// Other files in the folder stay: the paths that a site may remove don't depend on any file in it.
  ///
  /// - Parameter force: Whether to write into a folder with files that no site has written.
  /// - Returns: The numbers of files written and removed.
  func write(_ site: SiteFiles, force: Bool) throws -> (written: Int, removed: Int) {
    try OutputFile.requireInside(path)
    switch FileSystem.kind(path) {
    case nil:
      do { try FileSystem.makeFolders(Path.folder(of: path)) } catch {
        throw Failure("could not make \"\(path)\": \(error)")
      }
      do { try OutputTree.fill(path) { for file in site.files { try $0.stage(file.bytes, as: file.path) } } } catch {
        throw Failure("could not write \"\(path)\": \((error as? OutputTreeFailure)?.reason ?? error)")
      }
      return (site.files.count, 0)
    case .file, .other: throw Failure("could not write \"\(path)\": it is not a folder")
    case .folder:
      if !force, try !isSite(tree()), try !FileSystem.names(in: path).allSatisfy({ $0.hasPrefix(".") }) {
        throw Failure("\"\(path)\" contains files that are not of a site; give another folder, or --force")
      }
    }
    let tree = try tree()
    let changed = site.files.filter { tree.bytes(of: $0.path) != $0.bytes }
    do throws(OutputTreeFailure) {
      for file in changed { try tree.stage(file.bytes, as: file.path) }
      try tree.finish()
    } catch { throw Failure("could not write \"\(Path.join(path, error.name))\": \(error.reason)") }
    return (changed.count, others(than: site, in: tree).count { tree.remove($0) })
  }

  /// The differences from a server's answers: one line for each file.
  func differences(from site: SiteFiles) throws -> [String] {
    let tree = try tree()
    guard isSite(tree) else {
      throw Failure("\"\(path)\" is not a site: it has no readable \"\(SiteFiles.index)\"")
    }
    let lines = site.files.compactMap { file -> String? in
      guard let bytes = tree.bytes(of: file.path) else { return "\(file.path) is missing" }
      return bytes == file.bytes ? nil : "\(file.path) differs"
    }
    return lines + others(than: site, in: tree).map { "\($0) is no longer served" }
  }

  private func tree() throws -> OutputTree {
    do { return try OutputTree(path) } catch { throw Failure("could not write \"\(path)\": \(error)") }
  }

  private func isSite(_ tree: OutputTree) -> Bool { tree.bytes(of: SiteFiles.index).map(SiteFiles.isIndex) ?? false }

  private func others(than site: SiteFiles, in tree: OutputTree) -> [String] {
    let current = Set(site.files.map(\.path))
    let found = tree.files(below: SiteFiles.root).filter(SiteFiles.isPath)
    return (found + SiteFiles.common.filter { tree.bytes(of: $0) != nil }).filter { !current.contains($0) }
  }
}
