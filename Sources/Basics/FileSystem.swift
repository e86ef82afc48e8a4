internal import CPlatform

/// Files and folders: what is there, read whole, replaced whole.
///
/// Foundation has all of it, and linking it into the static command costs half of the time that the
/// command takes to start.
public enum FileSystem {
  public enum Kind: Sendable {
    case file
    case folder
    case other
  }

  /// What is at a path; nil when nothing is.
  ///
  /// - Parameter followingLinks: Whether a symbolic link is what it leads to.
  public static func kind(_ path: String, followingLinks: Bool = true) -> Kind? {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    return Kind(status)
  }

  /// The names in a folder, sorted by their bytes, without `.` and `..`.
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

  /// The absolute path of a file or folder, links resolved; by its text alone when there is none.
  public static func absolute(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else {
      return path.hasPrefix("/") || path == "." ? path : Path.join(absolute("."), path)
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Makes an empty folder in the folder of a path, under a name of its own.
  public static func makeFolder(beside path: String) throws(SystemError) -> String {
    var template = Array("\(path).XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .last }
    let folder = text(template)
    // mkdtemp lets nobody else in; a new folder should have the usual rights.
    guard chmod(folder, 0o777 & ~currentMask()) == 0 else {
      let failure = SystemError.last
      rmdir(folder)
      throw failure
    }
    return folder
  }

  /// Gives a folder another name, which must not be taken but by an empty folder.
  public static func move(_ old: String, to new: String) throws(SystemError) {
    guard rename(old, new) == 0 else { throw .last }
  }

  /// Removes a folder and the named files in it, as far as they are there.
  public static func removeFolder(_ folder: String, holding names: [String]) {
    for name in names { unlink(Path.join(folder, name)) }
    rmdir(folder)
  }

  /// The text of a C string that the system filled in.
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

/// What tells that a file was written or replaced: its inode, size and times.
public struct FileStamp: Equatable, Sendable {
  private let inode: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// Nil when there is no such file.
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
