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
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    return Kind(status)
  }

  /// The names of the entries in a folder, sorted by their bytes, without `.` and `..`.
  public static func names(in folder: String) throws(SystemError) -> [String] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      platform_clear_errno()
      guard let entry = readdir(stream) else { break }
      let name = String(cString: platform_entry_name(entry))
      if name != ".", name != ".." { names.append(name) }
    }
    if platform_errno() != 0 { throw .last }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The absolute path of a file or folder with links resolved; computed from the text alone when
  /// the file doesn't exist.
  public static func absolute(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else {
      return path.hasPrefix("/") || path == "." ? path : Path.join(absolute("."), path)
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Creates an empty folder with a unique name next to a path.
  public static func makeFolder(beside path: String) throws(SystemError) -> String {
    var template = Array("\(path).XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .last }
    let folder = text(template)
    // mkdtemp creates the folder with access for the owner only; a new folder should have the usual
    // permissions.
    guard chmod(folder, 0o777 & ~currentMask()) == 0 else {
      let failure = SystemError.last
      rmdir(folder)
      throw failure
    }
    return folder
  }

  /// Renames a folder; the new name must be free, or that of an empty folder.
  public static func move(_ old: String, to new: String) throws(SystemError) {
    guard rename(old, new) == 0 else { throw .last }
  }

  /// Removes a folder and those of the named files that exist in it.
  public static func removeFolder(_ folder: String, holding names: [String]) {
    for name in names { unlink(Path.join(folder, name)) }
    rmdir(folder)
  }

  /// The text of a C string that a system call filled in.
  static func text(_ template: [CChar]) -> String {
    String(decoding: template.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  static func currentMask() -> mode_t {
    let mask = umask(0o022)
    umask(mask)
    return mask
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

/// The properties that change when a file is written or replaced: its inode, size and times.
public struct FileStamp: Equatable, Sendable {
  private let inode: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// Nil when the file doesn't exist.
  public init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let time = platform_modification_time(&status)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    seconds = time.tv_sec
    nanoseconds = time.tv_nsec
  }
}
