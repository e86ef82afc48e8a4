import Basics
import CatalogEndpoint
import CommandLayer

/// The folder of a site: written as a whole, and compared with the answers of a server.
struct SiteFolder {
  let path: String

  /// The answers that are written, and the seconds for which they may be kept.
  let endpoint: Endpoint
  let maxAge: Int

  /// The most bytes of a site, our own limit.
  private static let mostBytes = 4 << 30

  /// Makes the files; a site without an app that should be in it would take that app's products from its users.
  private func make(_ take: (String, [UInt8]) throws -> Void) throws -> SiteFiles {
    if let name = SiteFiles.unnamable(in: endpoint).first {
      throw Failure(
        "the bundle ID \"\(VisibleText.escaped(name))\" can't be the name of a folder of a site: expected letters, digits, \".\" and \"-\"",
        exitCode: .findings)
    }
    var size = 0
    return try SiteFiles(endpoint, maxAge: maxAge, now: SystemClock.seconds) { name, bytes in
      size += bytes.count
      guard size <= Self.mostBytes else { throw Failure("the site would have more than 4 GB; serve it instead") }
      try take(name, bytes)
    }
  }

  /// Writes a new folder, which appears with all of its files. In one that exists, writes the files that differ, the
  /// index last, and removes files at the paths of a site that are not part of it.
  /// Other files in the folder stay: the paths that a site may remove don't depend on any file in it.
  ///
  /// - Parameter force: Whether to write into a folder with files that no site has written.
  /// - Returns: The files, and the numbers of files written and removed.
  func write(force: Bool) throws -> (site: SiteFiles, written: Int, removed: Int) {
    try OutputFile.requireInside(path)
    switch FileSystem.kind(path) {
    case nil:
      do { try FileSystem.makeFolders(Path.folder(of: path)) } catch {
        throw Failure("could not make \"\(path)\": \(error)")
      }
    case .file, .other: throw Failure("could not write \"\(path)\": it is not a folder")
    case .folder:
      if !force, try !isSite(tree()), try !FileSystem.names(in: path).allSatisfy({ $0.hasPrefix(".") }) {
        throw Failure("\"\(path)\" contains files that are not of a site; give another folder, or --force")
      }
    }
    var (site, written): (SiteFiles?, Int) = (nil, 0)
    do {
      let tree = try OutputTree.fill(path) { tree in
        site = try make { name, bytes in
          guard tree.bytes(of: name) != bytes else { return }
          try tree.stage(bytes, as: name)
          written += 1
        }
      }
      guard let site else { throw Failure("no file was made") }
      return (site, written, others(than: site, in: tree).count { tree.remove($0) })
    } catch let failure as OutputTreeFailure {
      throw Failure("could not write \"\(Path.join(path, failure.name))\": \(failure.reason)")
    } catch let failure as FileWriteFailure { throw Failure("could not write \"\(path)\": \(failure)") }
  }

  /// The differences from a server's answers, one line for each file, and the number of files compared.
  func differences() throws -> (lines: [String], count: Int) {
    let tree = try tree()
    guard isSite(tree) else {
      throw Failure("\"\(path)\" is not a site: it has no readable \"\(SiteFiles.index)\"")
    }
    var lines: [String] = []
    let site = try make { name, bytes in
      let found = tree.bytes(of: name)
      if found != bytes { lines.append(found == nil ? "\(name) is missing" : "\(name) differs") }
    }
    return (lines + others(than: site, in: tree).map { "\($0) is no longer served" }, site.paths.count)
  }

  private func tree() throws -> OutputTree {
    do { return try OutputTree(path) } catch { throw Failure("could not write \"\(path)\": \(error)") }
  }

  private func isSite(_ tree: OutputTree) -> Bool { tree.bytes(of: SiteFiles.index).map(SiteFiles.isIndex) ?? false }

  private func others(than site: SiteFiles, in tree: OutputTree) -> [String] {
    let current = Set(site.paths)
    let found = tree.files(below: SiteFiles.root).filter(SiteFiles.isPath)
    return (found + SiteFiles.common.filter { tree.bytes(of: $0) != nil }).filter { !current.contains($0) }
  }
}
