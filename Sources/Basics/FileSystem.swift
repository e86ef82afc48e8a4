internal import CPlatform

/// Operations on files and folders: querying, and reading and replacing whole files.
///
/// Foundation offers all of this, but linking it into the static command would add half again to
/// the time that the command takes to start.
public enum FileSystem {
  public enum Kind: Sendable {
    case file
    case folder
    case other
  }

  /// The kind of file at a path; nil when nothing exists there.
  ///
  /// - Parameter followingLinks: Whether to resolve a symbolic link.
  public static func kind(_ path: String, followingLinks: Bool = true) -> Kind? {
    let name = FileName.cString(path)
    var status = stat()
    guard (followingLinks ? stat(name, &status) : lstat(name, &status)) == 0 else { return nil }
    return Kind(status)
  }

  /// Whether nothing exists at a path; false where that can't be known, as without permission for its folder.
  public static func isMissing(_ path: String) -> Bool {
    var status = stat()
    guard stat(FileName.cString(path), &status) != 0 else { return false }
    return [ENOENT, ENOTDIR].contains(platform_errno())
  }

  /// Whether a path is a regular file with no other name, and no link: writing to it changes nothing elsewhere.
  public static func hasOneName(_ path: String) -> Bool {
    var status = stat()
    return lstat(FileName.cString(path), &status) == 0 && Kind(status) == .file && status.st_nlink == 1
  }

  /// Whether a file may have been put there by a user who has nothing to do with its folder: everybody may write to the
  /// folder, such as `/tmp`, and the file belongs to neither the folder's owner, root, nor the user of this program.
  public static func isOfStranger(_ path: String) -> Bool {
    var file = stat()
    var folder = stat()
    guard lstat(FileName.cString(path), &file) == 0, stat(FileName.cString(Path.folder(of: path)), &folder) == 0,
      folder.st_mode & 0o002 != 0
    else { return false }
    return ![0, geteuid(), folder.st_uid].contains(file.st_uid)
  }

  /// The names of the entries in a folder, sorted by their bytes, without `.` and `..`.
  public static func names(in folder: String) throws(SystemError) -> [String] {
    try names(inDescriptor: platform_open(FileName.cString(folder), O_RDONLY | O_DIRECTORY | O_CLOEXEC))
  }

  /// The names of the entries in a folder that is open; closes it.
  static func names(inDescriptor descriptor: Int32) throws(SystemError) -> [String] {
    guard descriptor >= 0 else { throw .last }
    guard let stream = fdopendir(descriptor) else {
      close(descriptor)
      throw .last
    }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      platform_clear_errno()
      guard let entry = readdir(stream) else { break }
      let name = FileName.text(platform_entry_name(entry))
      if name != ".", name != ".." { names.append(name) }
    }
    if platform_errno() != 0 { throw .last }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The absolute path of a file or folder with links resolved; computed from the text alone when
  /// the file doesn't exist.
  public static func absolute(_ path: String) -> String {
    guard let resolved = realpath(FileName.cString(path), nil) else {
      return path.hasPrefix("/") || path == "." ? path : Path.join(absolute("."), path)
    }
    defer { free(resolved) }
    return FileName.text(resolved)
  }

  /// A path with the user's home folder in place of "~" at its beginning.
  public static func expandingHome(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = getenv("HOME") else { return path }
    return Path.join(FileName.text(home), String(path.dropFirst(2)))
  }

  /// The path that a symbolic link contains; nil for anything else.
  public static func linkTarget(_ path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: 4096)
    let count = readlink(FileName.cString(path), &bytes, bytes.count)
    return count > 0 ? FileName.text(bytes[..<count].map(UInt8.init(bitPattern:))) : nil
  }

  /// Creates a folder and its parents; an existing folder is left unchanged.
  public static func makeFolders(_ path: String) throws(SystemError) {
    if kind(path) == .folder { return }
    let parent = Path.folder(of: path)
    if parent != path { try makeFolders(parent) }
    try makeFolder(path, 0o777)
  }

  /// Renames a folder; the new name must be free, or name an empty folder.
  static func move(_ old: String, to new: String) throws(SystemError) {
    guard rename(FileName.cString(old), FileName.cString(new)) == 0 else { throw .last }
    syncFolder(Path.folder(of: new))
  }

  /// Creates a folder that only the user can read, and its missing parents.
  public static func makePrivateFolder(_ path: String) throws(SystemError) {
    guard kind(path) == nil else { return }
    let parent = Path.folder(of: path)
    if parent != path { try makePrivateFolder(parent) }
    try makeFolder(path, 0o700)
  }

  private static func makeFolder(_ path: String, _ mode: mode_t) throws(SystemError) {
    guard mkdir(FileName.cString(path), mode) != 0 else { return }
    let error = SystemError.last.making(in: Path.folder(of: path))
    // Another run may have made it in the meantime.
    if kind(path) != .folder { throw error }
  }

  /// Removes a file or a folder with everything in it, without following links, not even those that appear meanwhile.
  static func removeTree(_ path: String) {
    let parent = platform_open(FileName.cString(Path.folder(of: path)), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard parent >= 0 else { return }
    defer { close(parent) }
    removeTree(Path.name(of: path), in: parent)
  }

  private static func removeTree(_ name: String, in parent: Int32) {
    let file = FileName.cString(name)
    let folder = platform_open_at(parent, file, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard folder >= 0 else {
      unlinkat(parent, file, 0)
      return
    }
    defer { close(folder) }
    let copy = platform_open_at(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    for name in (try? names(inDescriptor: copy)) ?? [] { removeTree(name, in: folder) }
    unlinkat(parent, file, AT_REMOVEDIR)
  }

  /// A descriptor of a folder that is not a link; negative on failure.
  static func openFolder(_ path: String) -> Int32 {
    platform_open(FileName.cString(path), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
  }

  /// Whether the file at a path is the one that a descriptor was opened on.
  static func isOpen(_ descriptor: Int32, _ path: String) -> Bool {
    var (opened, current) = (stat(), stat())
    return fstat(descriptor, &opened) == 0 && stat(FileName.cString(path), &current) == 0
      && opened.st_dev == current.st_dev && opened.st_ino == current.st_ino
  }

  /// Makes the names in a folder durable. Not every file system can; the files are complete in any
  /// case.
  static func syncFolder(_ folder: String) {
    let descriptor = openFolder(absolute(folder))
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

extension FileSystem.Kind {
  init(_ status: stat) {
    switch status.st_mode & mode_t(S_IFMT) {
    case mode_t(S_IFREG): self = .file
    case mode_t(S_IFDIR): self = .folder
    default: self = .other
    }
  }
}
