internal import CPlatform

/// The exclusive right to edit a file, held from reading it to replacing it, so that neither of two
/// simultaneous edits is lost.
///
/// It is advisory: it keeps out other instances of this program, not a text editor. The lock is on
/// the file itself, so that nothing is left next to it, and it ends with the process. A file is
/// edited by replacing it, which makes a lock on the old one worthless; a process that was waiting
/// for the old one notices, and waits for the new one.
public final class FileLock: Sendable {
  private let descriptor: Int32

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Waits until nobody else edits the file that a path leads to.
  ///
  /// - Parameter seconds: The time to wait.
  public static func take(_ path: String, waiting seconds: Int) throws(FileLockFailure) -> FileLock {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while true {
      let lock = FileLock(try open(path))
      while platform_try_lock(lock.descriptor) != 0 {
        let failure = SystemError.last
        guard failure.number == EWOULDBLOCK || failure.number == EINTR else { throw .unlockable(path: path, failure) }
        guard ContinuousClock.now < deadline else {
          throw .held(path: path, by: holder(of: lock.descriptor), seconds: seconds)
        }
        // Several that are waiting must not wake at the same moments.
        poll(nil, 0, .random(in: 2...12))
      }
      if FileSystem.isOpen(lock.descriptor, path) {
        StagingFolder.sweep(Path.folder(of: FileSystem.absolute(path)))
        return lock
      }
    }
  }

  private static func open(_ path: String) throws(FileLockFailure) -> Int32 {
    let name = FileName.cString(path)
    let descriptor = platform_open(name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw .unreadable(FileReadFailure(.last, path: path)) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, FileSystem.Kind(status) == .file else {
      close(descriptor)
      throw .unreadable(.notAFile(path: path))
    }
    return descriptor
  }

  /// The process that has a file locked, where Linux lists it: its name and number.
  private static func holder(of descriptor: Int32) -> String? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, let locks = try? FileSystem.read("/proc/locks") else { return nil }
    // 1: FLOCK  ADVISORY  WRITE 4711 fe:01:131 0 EOF
    for line in locks.split(separator: UInt8(ascii: "\n")) {
      let fields = String(decoding: line, as: UTF8.self).split(separator: " ")
      guard fields.count > 5, fields[1] == "FLOCK", fields[5].hasSuffix(":\(status.st_ino)"),
        let process = Int(fields[4]), process > 0
      else { continue }
      let name = (try? FileSystem.read("/proc/\(process)/comm")).map {
        String(decoding: $0, as: UTF8.self).filter { !$0.isNewline }
      }
      return (name.map { "\($0), " } ?? "") + "process \(process)"
    }
    return nil
  }
}

/// The reason why a file could not be locked.
public enum FileLockFailure: Error, Hashable, Sendable {
  case unreadable(FileReadFailure)
  /// Another process is editing the file; its name is nil where the system doesn't list it.
  case held(path: String, by: String?, seconds: Int)
  /// The file system has no locks.
  case unlockable(path: String, SystemError)
}

extension FileLockFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadable(let failure): failure.description
    case .held(let path, let holder, let seconds):
      "\"\(path)\" is being edited by another process" + (holder.map { " (\($0))" } ?? "")
        + (seconds == 0 ? "" : "; waited \(seconds) \(seconds == 1 ? "second" : "seconds") for it to finish")
    case .unlockable(let path, let error): "\"\(path)\" can't be locked, so that another edit could be lost: \(error)"
    }
  }
}
