import Basics
package import CatalogFormats
import SourceSyntax

/// The folder of a catalog: what the catalog names stands inside it or is not looked at.
package struct CatalogFolder: Sendable {
  private let path: String

  package init(path: String) {
    self.path = path
  }

  /// Where a path that the catalog names leads; nil when it leaves the folder, by its text or by a
  /// link.
  package func file(_ name: String) -> String? {
    guard Path.staysInside(name) else { return nil }
    let file = Path.join(path, name)
    let root = FileSystem.absolute(path)
    guard
      FileSystem.kind(file) == nil
        || FileSystem.absolute(file).hasPrefix(root == "/" ? "/" : root + "/")
    else { return nil }
    return file
  }

  /// The files of the folder, for formats that carry them.
  package var companions: CompanionFiles {
    CompanionFiles { name in
      guard let file = file(name), FileSystem.kind(file) == .file else { return nil }
      return try? SourceFile.read(path: file, limit: Self.companionLimit).bytes
    }
  }

  /// Screenshots and promotional images are below 10 MB.
  private static let companionLimit = 64 << 20
}
