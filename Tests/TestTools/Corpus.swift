public import Foundation

/// Files of published apps, which are not part of the package: in `SHOPKEEPER_CORPUS`, or in a
/// folder `shared/corpus` next to the package, with a folder for each kind.
public enum Corpus {
  /// One of the files, with its entry in the index of its folder.
  public struct File: Sendable, CustomStringConvertible {
    public let url: URL
    /// The name of its folder.
    public let kind: String
    /// Whether it is expected to be rejected.
    public let isBroken: Bool

    public var name: String { url.lastPathComponent }
    public var path: String { url.path }
    public var description: String { "\(kind)/\(name)" }

    public func bytes() throws -> [UInt8] { try [UInt8](Data(contentsOf: url)) }
  }

  /// The reason why tests that need it are skipped.
  public static let absence = "no corpus; set SHOPKEEPER_CORPUS to its folder"

  /// Every file, by folder and name.
  public static let files: [File] = {
    let folder: URL
    if let path = ProcessInfo.processInfo.environment["SHOPKEEPER_CORPUS"] {
      folder = URL(fileURLWithPath: path)
    } else {
      var package = URL(fileURLWithPath: #filePath)
      for _ in 0..<3 { package.deleteLastPathComponent() }
      folder = package.deletingLastPathComponent().appendingPathComponent("shared/corpus")
    }
    return contents(of: folder).flatMap { kind in
      let broken = brokenNames(in: kind)
      return contents(of: kind).filter { !["tsv", "txt", "md"].contains($0.pathExtension) }.map { url in
        let names = [url.lastPathComponent, url.deletingPathExtension().lastPathComponent]
        return File(url: url, kind: kind.lastPathComponent, isBroken: names.contains(where: broken.contains))
      }
    }
  }()

  /// The files of one folder.
  public static func files(ofKind kind: String) -> [File] { files.filter { $0.kind == kind } }

  private static func contents(of folder: URL) -> [URL] {
    let contents = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (contents ?? []).sorted { $0.path < $1.path }
  }

  /// The first cells of the rows of an index that mark a file as not being a catalog.
  private static func brokenNames(in folder: URL) -> Set<String> {
    let index = try? String(contentsOf: folder.appendingPathComponent("index.tsv"), encoding: .utf8)
    let marks = ["broken", "NOT well-formed", "NEGATIVE"]
    return Set(
      (index ?? "").split(separator: "\n").filter { row in marks.contains { row.contains($0) } }.compactMap {
        $0.split(separator: "\t").first.map(String.init)
      })
  }
}
