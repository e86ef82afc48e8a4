internal import CPlatform

/// A folder in which files are written and removed, by names that no link can lead out of it.
///
/// Somebody who can add a file to the folder could have added a link to a file of another user. So every folder on
/// the way is opened from its parent, without following links. The folder itself may be a link: the user named it.
public final class OutputTree {
  private let path: String
  private let root: Int32
  /// The staging folder, created by the first write.
  private var staging: StagingFolder?
  private var staged: [(name: String, file: StagedFile)] = []

  /// - Parameter path: A folder that exists.
  public init(_ path: String) throws(FileWriteFailure) {
    self.path = path
    root = platform_open(FileName.cString(path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard root >= 0 else { throw .failed(.last) }
  }

  deinit { close(root) }

  /// Fills a folder with the files that are staged.
  ///
  /// A new folder appears when all of them are in it. In one that exists, each is written in full before the first is
  /// moved to its name; other files stay, and other runs wait.
  ///
  /// - Parameter seconds: The time to wait for another run.
  /// - Returns: The folder; other runs wait for its end.
  @discardableResult public static func fill(
    _ path: String, waiting seconds: Int = 10, _ stage: (OutputTree) throws -> Void
  ) throws -> OutputTree {
    guard FileSystem.kind(path) == nil else {
      let tree = try OutputTree(path)
      try tree.lock(waiting: seconds)
      try stage(tree)
      try tree.finish()
      return tree
    }
    let staging = try StagingFolder(in: Path.folder(of: path))
    return try withExtendedLifetime(staging) {
      let draft = try staging.makeFolder()
      let tree = try fill(draft, stage)
      do throws(SystemError) { try FileSystem.move(draft, to: path) } catch { throw FileWriteFailure.failed(error) }
      return tree
    }
  }

  /// Keeps out other runs that fill the folder. On a file system without locks, nobody can.
  private func lock(waiting seconds: Int) throws(FileWriteFailure) {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while platform_try_lock(root) != 0, [EWOULDBLOCK, EINTR].contains(platform_errno()) {
      guard ContinuousClock.now < deadline else { throw .busy(seconds: seconds) }
      poll(nil, 0, .random(in: 2...12))
    }
  }

  // MARK: Writing

  /// Writes a file in full, without changing the folder.
  public func stage(_ bytes: [UInt8], as name: String) throws(OutputTreeFailure) {
    do throws(FileWriteFailure) {
      try requireFreeWay(to: name)
      if staging == nil { staging = try StagingFolder(in: path) }
      guard let staging else { return }
      staged.append((name, try staging.stage(bytes, for: Path.join(path, name))))
    } catch { throw OutputTreeFailure(name: name, reason: error) }
  }

  /// Moves the files that were staged to their names, in their order, and makes the folders that they are in.
  ///
  /// - Throws: The failure, and the name of the file.
  public func finish() throws(OutputTreeFailure) {
    for (name, file) in staged {
      do throws(FileWriteFailure) {
        let parent = try open(Path.folder(of: name), making: true)
        defer { close(parent) }
        try Self.requireFile(Path.name(of: name), in: parent)
        try file.take(as: Path.name(of: name), in: parent)
      } catch { throw OutputTreeFailure(name: name, reason: error) }
    }
    staged = []
    staging = nil
  }

  /// Removes a file, and the folders that are empty without it; false when nothing could be removed.
  public func remove(_ name: String) -> Bool {
    guard unlink(name, 0) else { return false }
    var folder = Path.folder(of: name)
    while folder != ".", unlink(folder, AT_REMOVEDIR) { folder = Path.folder(of: folder) }
    return true
  }

  // MARK: Reading

  /// The bytes of a regular file; nil for anything else, and for a file that is too large to be read.
  public func bytes(of name: String) -> [UInt8]? {
    guard let parent = try? open(Path.folder(of: name)) else { return nil }
    defer { close(parent) }
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    let file = platform_open_at(parent, FileName.cString(Path.name(of: name)), flags)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return try? FileSystem.read(descriptor: file, name: name, onlyFile: true)
  }

  /// The names of all files below a folder, sorted; links are not followed.
  public func files(below folder: String = ".") -> [String] {
    guard let descriptor = try? open(folder), let names = try? FileSystem.names(inDescriptor: descriptor) else {
      return []
    }
    return names.flatMap { name in
      let path = folder == "." ? name : Path.join(folder, name)
      guard let inner = try? open(path) else { return [path] }
      close(inner)
      return files(below: path)
    }
  }

  // MARK: Names

  /// Refuses a name that leads through a link, or to something other than a file; its folders may be missing.
  private func requireFreeWay(to name: String) throws(FileWriteFailure) {
    do throws(FileWriteFailure) {
      let parent = try open(Path.folder(of: name))
      defer { close(parent) }
      try Self.requireFile(Path.name(of: name), in: parent)
    } catch { guard case .failed(let reason) = error, reason.number == ENOENT else { throw error } }
  }

  /// Opens a folder by its name; the caller closes it.
  private func open(_ folder: String, making: Bool = false) throws(FileWriteFailure) -> Int32 {
    var current = platform_open_at(root, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    for part in folder.split(separator: "/") where part != "." {
      let name = FileName.cString(String(part))
      guard part != ".." else {
        close(current)
        throw .notBelow(folder)
      }
      if making { mkdirat(current, name, 0o777) }
      let next = platform_open_at(current, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      let failure = SystemError.last
      close(current)
      guard next >= 0 else {
        throw failure.number == ELOOP || failure.number == ENOTDIR ? .notBelow(String(part)) : .failed(failure)
      }
      current = next
    }
    return current
  }

  private func unlink(_ name: String, _ flags: Int32) -> Bool {
    guard let parent = try? open(Path.folder(of: name)) else { return false }
    defer { close(parent) }
    return unlinkat(parent, FileName.cString(Path.name(of: name)), flags) == 0
  }

  /// Refuses a name of something other than a file.
  private static func requireFile(_ name: String, in parent: Int32) throws(FileWriteFailure) {
    var status = stat()
    guard fstatat(parent, FileName.cString(name), &status, AT_SYMLINK_NOFOLLOW) == 0 else { return }
    guard FileSystem.Kind(status) == .file else { throw .notBelow(name) }
  }
}

/// The reason why a file of a folder could not be written.
public struct OutputTreeFailure: Error {
  /// Relative to the folder.
  public let name: String
  public let reason: FileWriteFailure
}
