/// The repository that a file belongs to.
///
/// The author of a proposed change can add a link or a path to the repository, but must not learn
/// the contents of other files on the machine that lints the change.
public enum Repository {
  /// The top folder of the repository that contains a folder, with links resolved; the folder
  /// itself without one.
  public static func root(of folder: String) -> String { containing(folder) ?? FileSystem.absolute(folder) }

  /// The top folder of the repository that contains a folder, with links resolved; nil without one.
  public static func containing(_ folder: String) -> String? {
    var root = FileSystem.absolute(folder)
    while !folders.contains(where: { FileSystem.kind(Path.join(root, $0)) != nil }) {
      let parent = Path.folder(of: root)
      if parent == root { return nil }
      root = parent
    }
    return root
  }

  /// Whether a path leads to a file in the same repository as a folder, or in the folder if that is
  /// not in one.
  public static func contains(_ path: String, of folder: String) -> Bool {
    // A link that leads nowhere may lead out of it when something is written there.
    if FileSystem.kind(path) == nil, FileSystem.linkTarget(path) != nil { return false }
    let root = root(of: folder)
    let parent = FileSystem.absolute(Path.folder(of: path))
    let file =
      FileSystem.kind(path) == nil ? Path.resolved(Path.join(parent, Path.name(of: path))) : FileSystem.absolute(path)
    return root == "/" || file.hasPrefix(root + "/")
  }

  /// The first link on the way of a path that leads out of the repository that the link is in; nil without one.
  public static func wayOut(on path: String) -> (link: String, target: String)? {
    var place = path.hasPrefix("/") ? "" : FileSystem.absolute(".")
    for name in path.split(separator: "/") {
      place += "/\(name)"
      guard let target = FileSystem.linkTarget(place), let root = containing(Path.folder(of: place)) else { continue }
      let end = FileSystem.kind(place) == nil ? nil : FileSystem.absolute(place)
      guard let end, root == "/" || end == root || end.hasPrefix(root + "/") else { return (place, target) }
    }
    return nil
  }

  private static let folders = [".git", ".hg", ".jj", ".svn"]
}
