import Basics
package import CatalogFormats
import SourceSyntax

/// The folder of a catalog: files that the catalog refers to are inside of it or are ignored.
package struct CatalogFolder: Sendable {
  private let path: String

  package init(path: String) { self.path = path }

  /// The file that a path in the catalog refers to; nil when it is outside of the folder, by its
  /// text or through a link.
  package func file(_ name: String) -> String? {
    guard Path.staysInside(name) else { return nil }
    let file = Path.join(path, name)
    let root = FileSystem.absolute(path)
    guard FileSystem.kind(file) == nil || FileSystem.absolute(file).hasPrefix(root == "/" ? "/" : root + "/") else {
      return nil
    }
    return file
  }

  /// The files of the folder, for formats that include them.
  package var companions: CompanionFiles {
    CompanionFiles { name in
      file(name).flatMap { try? SourceFile.read(path: $0, limit: Self.companionLimit, onlyFile: true).bytes }
    }
  }

  /// Screenshots and promotional images are below 10 MB.
  private static let companionLimit = 64 << 20
}
