import Basics

/// The files and folders of a project, without ignored and third-party ones.
package struct ProjectFiles {
  package private(set) var files: [String] = []
  package private(set) var folders: [String] = []

  /// Our own limit: a project has its description near the top, and `init` should not take long in a
  /// home folder.
  private let mostEntries: Int
  private let deepest: Int

  /// - Parameter folder: The folder to look through; folders that can't be listed are left out.
  package init(
    below folder: String, by search: CatalogSearch = CatalogSearch(), deepest: Int = 8, mostEntries: Int = 50_000
  ) {
    self.deepest = deepest
    self.mostEntries = mostEntries
    guard let scope = try? SearchScope(folder, by: search) else { return }
    walk(folder, in: scope, depth: 0)
  }

  package func files(named name: String) -> [String] { files.filter { Path.name(of: $0) == name } }

  private mutating func walk(_ folder: String, in scope: SearchScope, depth: Int) {
    guard depth < deepest, let names = try? FileSystem.names(in: folder) else { return }
    var scope = scope
    try? scope.addFiles(names, of: folder)
    for name in names where !name.hasPrefix(".") {
      guard files.count + folders.count < mostEntries else { return }
      let path = Path.join(folder == "." ? "" : folder, name)
      switch FileSystem.kind(path, followingLinks: false) {
      case .folder where !scope.leavesOut(name, isFolder: true):
        folders.append(path)
        walk(path, in: scope.entering(name), depth: depth + 1)
      case .file where !scope.leavesOut(name, isFolder: false): files.append(path)
      default: continue
      }
    }
  }
}
