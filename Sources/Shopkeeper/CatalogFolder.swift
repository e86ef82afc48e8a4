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
    // Of a file that isn't there yet, the folder decides.
    var place = file
    while FileSystem.kind(place) == nil, Path.folder(of: place) != place { place = Path.folder(of: place) }
    let root = FileSystem.absolute(path)
    let isInside = FileSystem.absolute(place).hasPrefix(root == "/" ? "/" : root + "/")
    return isInside || place != file && FileSystem.absolute(place) == root ? file : nil
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
