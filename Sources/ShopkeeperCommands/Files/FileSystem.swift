#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The few calls to the system that files need.
///
/// Foundation has them all, and linking it into the static command costs half of the time that the
/// command takes to start.
enum FileSystem {
  enum Kind {
    case file
    case folder
    case other
  }

  /// What stands at a path; nil when nothing does.
  ///
  /// - Parameter followingLinks: Whether a symbolic link is what it leads to.
  static func kind(_ path: String, followingLinks: Bool = true) -> Kind? {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// The names in a folder, sorted by their bytes, without `.` and `..`.
  static func names(in folder: String) throws(SystemFailure) -> [String] {
    guard let stream = opendir(folder) else { throw SystemFailure() }
    defer { closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(
          to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)
        ) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
      errno = 0
    }
    if errno != 0 { throw SystemFailure() }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The absolute path of a file or folder, links resolved; by its text alone when there is none.
  static func absolute(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else {
      return path.hasPrefix("/") || path == "." ? path : Path.join(absolute("."), path)
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Writes a new file beside the path and renames it over it, so that nobody ever reads half of
  /// one; what goes wrong leaves the old file as it was.
  static func replace(_ path: String, with bytes: [UInt8]) throws(SystemFailure) {
    try stage(bytes, for: path).take()
  }

  /// A file that is written in full and only has to be given its name.
  struct Staged {
    fileprivate let path: String
    fileprivate let target: String

    /// Puts the file in its place; where that fails, nothing of it stays.
    func take() throws(SystemFailure) {
      guard rename(path, target) == 0 else {
        let failure = SystemFailure()
        discard()
        throw failure
      }
    }

    func discard() { unlink(path) }
  }

  /// Writes a new file beside a path, under a name of its own.
  static func stage(_ bytes: [UInt8], for path: String) throws(SystemFailure) -> Staged {
    // Through a link, so that the link stays one.
    let target = kind(path, followingLinks: false) == .other ? absolute(path) : path
    var template = Array("\(target).XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0, let end = template.firstIndex(of: 0) else { throw SystemFailure() }
    let name = String(decoding: template[..<end].map(UInt8.init(bitPattern:)), as: UTF8.self)
    let staged = Staged(path: name, target: target)
    do throws(SystemFailure) {
      try fill(descriptor, with: bytes, likeFileAt: target)
    } catch {
      staged.discard()
      throw error
    }
    return staged
  }

  /// Makes an empty folder in the folder of a path, under a name of its own.
  static func makeFolder(beside path: String) throws(SystemFailure) -> String {
    var template = Array("\(path).XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil, let end = template.firstIndex(of: 0) else {
      throw SystemFailure()
    }
    let folder = String(decoding: template[..<end].map(UInt8.init(bitPattern:)), as: UTF8.self)
    // mkdtemp lets nobody else in; a new folder should have the usual rights.
    guard chmod(folder, 0o777 & ~currentMask()) == 0 else {
      let failure = SystemFailure()
      rmdir(folder)
      throw failure
    }
    return folder
  }

  /// Gives a folder another name, which must not be taken but by an empty folder.
  static func move(_ old: String, to new: String) throws(SystemFailure) {
    guard rename(old, new) == 0 else { throw SystemFailure() }
  }

  /// Removes a folder and the named files in it, as far as they are there.
  static func removeFolder(_ folder: String, holding names: [String]) {
    for name in names { unlink(Path.join(folder, name)) }
    rmdir(folder)
  }

  /// Writes to a device or a pipe that is there already.
  static func writeThrough(_ bytes: [UInt8], to path: String) throws(SystemFailure) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemFailure() }
    let failure = put(bytes, into: descriptor)
    close(descriptor)
    if let failure { throw failure }
  }

  /// Writes all of the bytes, whatever the system takes at once; what stopped it, or nil.
  static func put(_ bytes: [UInt8], into descriptor: Int32) -> SystemFailure? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let written = write(descriptor, part.baseAddress, part.count)
        if written > 0 {
          rest = rest.dropFirst(written)
        } else if written == 0 || errno != EINTR {
          return SystemFailure()
        }
      }
      return nil
    }
  }

  /// Writes the bytes to the disk and closes the file.
  private static func fill(
    _ descriptor: Int32, with bytes: [UInt8], likeFileAt path: String
  ) throws(SystemFailure) {
    var failure = put(bytes, into: descriptor)
    // mkstemp lets nobody else read; a new file should have the usual rights, a replaced one its own.
    var status = stat()
    let rights = stat(path, &status) == 0 ? status.st_mode & 0o777 : 0o666 & ~currentMask()
    if failure == nil, fchmod(descriptor, rights) != 0 || fsync(descriptor) != 0 {
      failure = SystemFailure()
    }
    if close(descriptor) != 0, failure == nil { failure = SystemFailure() }
    if let failure { throw failure }
  }

  private static func currentMask() -> mode_t {
    let mask = umask(0o022)
    umask(mask)
    return mask
  }
}

/// What a call to the system failed of.
struct SystemFailure: Error, CustomStringConvertible {
  let number: Int32

  /// Takes what the last call left.
  init() {
    number = errno
  }

  init(_ number: Int32) {
    self.number = number
  }

  var description: String {
    switch number {
    case EACCES, EPERM: "no permission"
    case ENOENT: "no such folder"
    case ENOTDIR: "what should be a folder is a file"
    case EISDIR: "it is a folder"
    case ENOSPC: "the disk is full"
    case EROFS: "the disk is read-only"
    default: String(cString: strerror(number))
    }
  }
}
