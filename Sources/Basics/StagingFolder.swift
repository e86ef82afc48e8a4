internal import CPlatform

/// A hidden folder in which files are written in full before they are moved to their destinations,
/// so that nobody ever reads a partial file.
///
/// It is locked while it is in use, and removed with its last reference. If the process is killed,
/// the lock goes with it, and the next run that writes in the same folder removes its leftovers.
public final class StagingFolder {
  private let path: String
  private let descriptor: Int32
  private var count = 0

  /// - Parameter folder: The folder of the destinations, so that files can be moved there by
  ///   renaming.
  public init(in folder: String) throws(FileWriteFailure) {
    Self.sweep(folder)
    while true {
      var template = FileName.cString(Path.join(folder, Self.prefix + "XXXXXX"))
      guard mkdtemp(&template) != nil else { throw .failed(SystemError.last.making(in: folder)) }
      let path = FileName.text(template)
      let descriptor = FileSystem.openFolder(path)
      // Another run may have removed it before it was locked.
      if descriptor >= 0, Self.lock(descriptor), FileSystem.isOpen(descriptor, path) {
        self.path = path
        self.descriptor = descriptor
        return
      }
      if descriptor >= 0 { close(descriptor) }
    }
  }

  deinit {
    FileSystem.removeTree(path)
    close(descriptor)
  }

  /// Writes the bytes of a file to disk under a temporary name.
  ///
  /// - Parameters:
  ///   - path: The destination, in the same folder; a symbolic link there is kept, and so are the properties of a file.
  ///   - isPrivate: Whether a new file is for its owner alone.
  public func stage(_ bytes: [UInt8], for path: String, isPrivate: Bool = false) throws(FileWriteFailure) -> StagedFile
  {
    let target = try StagedFile.target(of: path)
    let file = Path.join(self.path, String(count))
    count += 1
    let name = FileName.cString(file)
    let descriptor = isPrivate ? platform_create_private(name) : platform_create(name)
    guard descriptor >= 0 else { throw .failed(.last) }
    var failure = FileSystem.put(bytes, into: descriptor)
    if failure == nil, fsync(descriptor) != 0 { failure = .last }
    if close(descriptor) != 0, failure == nil { failure = .last }
    if let failure { throw .failed(failure) }
    let staged = StagedFile(path: file, target: target, folder: self)
    try staged.takeProperties()
    return staged
  }

  /// Creates an empty folder that can be moved to its destination.
  func makeFolder() throws(FileWriteFailure) -> String {
    let folder = Path.join(path, "folder")
    guard mkdir(FileName.cString(folder), 0o777) == 0 else { throw .failed(.last) }
    return folder
  }

  /// Removes the staging folders of processes that were killed.
  public static func sweep(_ folder: String) {
    for name in (try? FileSystem.names(in: folder)) ?? [] where isStaging(name) {
      let path = Path.join(folder, name)
      let descriptor = FileSystem.openFolder(path)
      guard descriptor >= 0 else { continue }
      if platform_try_lock(descriptor) == 0 { FileSystem.removeTree(path) }
      close(descriptor)
    }
  }

  private static let prefix = ".shopkeeper-staging-"

  private static func isStaging(_ name: String) -> Bool {
    name.hasPrefix(prefix) && name.utf8.count == prefix.utf8.count + 6
  }

  /// False when another process is just removing the folder. On a file system without locks,
  /// nobody can.
  private static func lock(_ descriptor: Int32) -> Bool {
    platform_try_lock(descriptor) == 0 || platform_errno() != EWOULDBLOCK
  }
}

/// A file that was written in full, and only has to be moved to its destination.
public struct StagedFile {
  fileprivate let path: String
  fileprivate let target: String
  /// Removes the file unless it was moved.
  fileprivate let folder: StagingFolder

  /// Moves the file to its destination.
  ///
  /// - Parameter replacing: Whether an existing file may be replaced.
  public func take(replacing: Bool = true) throws(FileWriteFailure) {
    try withExtendedLifetime(folder) { () throws(FileWriteFailure) in
      let (path, target) = (FileName.cString(path), FileName.cString(target))
      if replacing {
        guard rename(path, target) == 0 else { throw .failed(.last) }
      } else {
        try Self.moveToFreeName(path, target)
      }
    }
    FileSystem.syncFolder(Path.folder(of: target))
  }

  /// Moves the file to a name in a folder that is open; a link there is replaced, not followed.
  func take(as name: String, in parent: Int32) throws(FileWriteFailure) {
    try withExtendedLifetime(folder) { () throws(FileWriteFailure) in
      guard renameat(AT_FDCWD, FileName.cString(path), parent, FileName.cString(name)) == 0 else {
        throw .failed(.last)
      }
    }
    fsync(parent)
  }

  /// Moves the file to its destination if that still has the contents that were read.
  ///
  /// The two are exchanged first and compared then, so that nobody can save the old one in between; if somebody has,
  /// it is exchanged back.
  func take(ifStill old: [UInt8]) throws(FileWriteFailure) {
    try withExtendedLifetime(folder) { () throws(FileWriteFailure) in
      guard Self.hasContents(old, at: target) else { throw .changed }
      let (here, there) = (FileName.cString(path), FileName.cString(target))
      var placed = FileStamp.file(path)
      guard platform_exchange(here, there) == 0 else {
        // Not every file system supports this.
        guard [EINVAL, ENOSYS, ENOTSUP].contains(platform_errno()) else { throw .failed(.last) }
        guard rename(here, there) == 0 else { throw .failed(.last) }
        return
      }
      if Self.hasContents(old, at: path) { return }
      // The file that comes back is the new one, unless it was saved again and replaced in the meantime.
      var next = FileStamp.file(path)
      for _ in 0..<1_000 {
        guard platform_exchange(here, there) == 0 else { throw .failed(.last) }
        let back = FileStamp.file(path)
        if back == placed { break }
        (placed, next) = (next, back)
      }
      throw .changed
    }
    FileSystem.syncFolder(Path.folder(of: target))
  }

  /// Whether a file has the contents, and nobody is about to write others.
  private static func hasContents(_ old: [UInt8], at path: String) -> Bool {
    let descriptor = platform_open(FileName.cString(path), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return platform_is_open_for_writing(descriptor) == 0
      && (try? FileSystem.read(descriptor: descriptor, name: path, onlyFile: true)) == old
  }

  private static func moveToFreeName(_ path: [CChar], _ target: [CChar]) throws(FileWriteFailure) {
    if platform_rename_to_free_name(path, target) == 0 { return }
    let failure = SystemError.last
    // Not every file system can do that in one step.
    guard [EINVAL, ENOSYS, ENOTSUP].contains(failure.number) else {
      throw failure.number == EEXIST ? .exists : .failed(failure)
    }
    var status = stat()
    guard lstat(target, &status) != 0 else { throw .exists }
    guard rename(path, target) == 0 else { throw .failed(.last) }
  }

  /// The file at the end of the links of a path.
  static func target(of path: String) throws(FileWriteFailure) -> String {
    guard let link = FileSystem.linkTarget(path) else { return path }
    var status = stat()
    guard stat(FileName.cString(path), &status) == 0 else { throw .broken(link: link, .last) }
    return FileSystem.absolute(path)
  }

  /// Gives the new file the owner, the permissions and the extended attributes of the one that it
  /// replaces, and refuses to replace a file whose properties can't be kept.
  fileprivate func takeProperties() throws(FileWriteFailure) {
    let (old, new) = (FileName.cString(target), FileName.cString(path))
    var status = stat()
    var created = stat()
    guard stat(old, &status) == 0, FileSystem.Kind(status) == .file, stat(new, &created) == 0 else { return }
    guard status.st_mode & 0o222 != 0, access(old, W_OK) == 0 else { throw .readOnly }
    guard status.st_nlink == 1 else { throw .linked(count: Int(status.st_nlink)) }
    if created.st_uid != status.st_uid, chown(new, status.st_uid, .max) != 0 { throw .unkept(property: "owner", .last) }
    if created.st_gid != status.st_gid, chown(new, .max, status.st_gid) != 0 { throw .unkept(property: "group", .last) }
    guard chmod(new, status.st_mode & 0o7777) == 0 else { throw .unkept(property: "permissions", .last) }
    guard platform_copy_attributes(old, new) == 0 else { throw .unkept(property: "extended attributes", .last) }
  }
}
