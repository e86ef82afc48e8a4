internal import CPlatform

extension FileSystem {
  /// Writes a file atomically; on failure, the old one is unchanged.
  ///
  /// - Parameter replacing: Whether an existing file may be replaced.
  public static func replace(_ path: String, with bytes: [UInt8], replacing: Bool = true) throws(FileWriteFailure) {
    let target = try StagedFile.target(of: path)
    if !replacing, kind(target) != nil { throw .exists }
    let staging = try StagingFolder(in: Path.folder(of: target))
    try staging.stage(bytes, for: target).take(replacing: replacing)
  }

  /// Replaces a file atomically if it still has the contents that were read.
  public static func replace(_ path: String, with bytes: [UInt8], ifStill old: [UInt8]) throws(FileWriteFailure) {
    let target = try StagedFile.target(of: path)
    let staging = try StagingFolder(in: Path.folder(of: target))
    try staging.stage(bytes, for: target).take(ifStill: old)
  }

  /// Writes a new file atomically, for its owner alone from its first byte.
  public static func createPrivate(_ path: String, with bytes: [UInt8]) throws(FileWriteFailure) {
    let staging = try StagingFolder(in: Path.folder(of: path))
    try staging.stage(bytes, for: path, isPrivate: true).take(replacing: false)
  }

  /// Writes to an existing device or pipe, or to a descriptor that a path such as `/dev/stdout`
  /// names; a pipe that nobody reads within ten seconds, our own limit, is an error.
  public static func writeThrough(_ bytes: [UInt8], to path: String) throws(SystemError) {
    if let descriptor = descriptor(namedBy: path) {
      if let failure = put(bytes, into: descriptor) { throw failure }
      return
    }
    var descriptor: Int32
    var waits = 0
    repeat {
      descriptor = platform_open(FileName.cString(path), O_WRONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
      guard descriptor < 0 else { break }
      let failure = SystemError.last
      guard failure.number == ENXIO, waits < 100 else { throw failure }
      waits += 1
      _ = poll(nil, 0, 100)
    } while true
    let failure = put(bytes, into: descriptor)
    close(descriptor)
    if let failure { throw failure }
  }

  /// The open descriptor that a path names, directly or through links: `/dev/stdout`, `/dev/fd/3`,
  /// `/proc/self/fd/3`; nil for any other path.
  ///
  /// To resolve such a path would lead to the file that the descriptor was opened on. Replacing
  /// that file would lose what others have written to it.
  public static func descriptor(namedBy path: String) -> Int32? {
    let own = ["/dev/fd", absolute("/proc/self/fd"), absolute("/proc/thread-self/fd")]
    var path = path
    // The number of links that Linux follows.
    for _ in 0..<40 {
      let folder = absolute(Path.folder(of: path))
      if own.contains(folder) { return Int32(Path.name(of: path)) }
      guard let next = linkTarget(path) else { return nil }
      path = Path.join(folder, next)
    }
    return nil
  }

  /// Writes all of the bytes, also after partial writes and when a descriptor that doesn't block is
  /// full; returns the error that stopped it, or nil.
  public static func put(_ bytes: [UInt8], into descriptor: Int32) -> SystemError? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let written = write(descriptor, part.baseAddress, part.count)
        if written > 0 {
          rest = rest.dropFirst(written)
          continue
        }
        let failure = SystemError.last
        guard written < 0, canRetry(descriptor, for: POLLOUT, after: failure) else { return failure }
      }
      return nil
    }
  }

  /// Whether a read or write that failed can be tried again: it was interrupted, or the descriptor
  /// doesn't block and is now ready.
  static func canRetry(_ descriptor: Int32, for event: Int32, after failure: SystemError) -> Bool {
    guard failure.number == EAGAIN || failure.number == EWOULDBLOCK else { return failure.number == EINTR }
    var polled = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    return poll(&polled, 1, -1) > 0 || platform_errno() == EINTR
  }
}

/// The reason why a file could not be written.
public enum FileWriteFailure: Error, Hashable, Sendable {
  /// The file exists, and was not to be replaced.
  case exists
  /// The file doesn't have the contents that it had before.
  case changed
  /// A part of the name leads elsewhere, or to something other than a file.
  case notBelow(String)
  /// Another run writes to the folder.
  case busy(seconds: Int)
  /// The file is not writable, for anybody or for this user.
  case readOnly
  /// The file has several names; replacing it would separate this one from the others.
  case linked(count: Int)
  /// The path is a link that can't be followed.
  case broken(link: String, SystemError)
  /// A property of the old file, such as its owner, can't be given to the new one.
  case unkept(property: String, SystemError)
  /// Any other error that the system reported.
  case failed(SystemError)
}

extension FileWriteFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .exists: "it already exists"
    case .changed: "it was changed in the meantime"
    case .notBelow(let name): "\"\(name)\" is a link or another thing that is not replaced; expected a file or folder"
    case .busy(let seconds):
      "another run writes to it; waited \(seconds) \(seconds == 1 ? "second" : "seconds") for it to finish"
    case .readOnly: "it is read-only"
    case .linked(let count): "it has \(count) hard links, which would no longer be the same file"
    case .broken(let link, let error):
      "it is a link to \"\(link)\", "
        + (error.number == ENOENT ? "which doesn't exist" : "which can't be followed: \(error)")
    case .unkept(let property, let error): "its \(property) could not be kept: \(error)"
    case .failed(let error): "\(error)"
    }
  }
}
