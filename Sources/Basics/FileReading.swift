internal import CPlatform

extension FileSystem {
  /// The default limit for reading a file: 256 MB, our own bound on memory, twenty times a catalog
  /// of ten thousand products in twelve languages.
  public static let readLimit = 256 * 1_048_576

  /// Reads a regular file, a pipe or a device to its end.
  ///
  /// The size of a regular file is checked before it is read; a file without a size, such as a
  /// pipe, is read until the limit is exceeded.
  /// - Parameters:
  ///   - limit: The maximum number of bytes to accept.
  ///   - onlyFile: Whether to accept only a regular file. This checks the file that was opened,
  ///     not what the path named a moment before, and doesn't wait for the other end of a pipe.
  public static func read(_ path: String, limit: Int = readLimit, onlyFile: Bool = false) throws(FileReadFailure)
    -> [UInt8]
  {
    // A C string would end at the NUL and name another file.
    if path.utf8.contains(0) { throw .missing(path: path) }
    // A pipe that a shell has opened has a writer, or has had one.
    let isNamed = !path.hasPrefix("/dev/") && !path.hasPrefix("/proc/") && kind(path) == .other
    var descriptor: Int32
    repeat {
      descriptor = platform_open(
        FileName.cString(path), O_RDONLY | O_CLOEXEC | (onlyFile || isNamed ? O_NONBLOCK | O_NOCTTY : 0))
    } while descriptor < 0 && platform_errno() == EINTR
    guard descriptor >= 0 else { throw FileReadFailure(.last, path: path) }
    defer { close(descriptor) }
    if isNamed, !onlyFile {
      var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&polled, 1, patience) != 0 else { throw .silent(path: path) }
    }
    return try read(descriptor: descriptor, name: path, limit: limit, onlyFile: onlyFile)
  }

  /// Milliseconds to wait until somebody writes to a named pipe; our own limit.
  private static let patience: Int32 = 10_000

  /// Reads an open descriptor, such as standard input, from its current position to its end.
  ///
  /// The descriptor stays open.
  public static func read(descriptor: Int32, name: String, limit: Int = readLimit, onlyFile: Bool = false)
    throws(FileReadFailure) -> [UInt8]
  {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileReadFailure(.last, path: name) }
    let kind = Kind(status)
    if onlyFile, kind != .file { throw .notAFile(path: name) }
    guard kind != .folder else { throw .isDirectory(path: name) }
    let size = kind == .file ? Int(status.st_size) : nil
    if let size, size > limit { throw .tooLarge(path: name, size: size, limit: limit) }

    // One byte more than the size of the file, so that its end is seen without another allocation.
    var chunk = min(size ?? 1 << 16, limit) + 1
    var bytes: [UInt8] = []
    while true {
      let (part, failure) = readPart(descriptor, upTo: chunk)
      if let failure { throw FileReadFailure(failure, path: name) }
      if part.isEmpty { return bytes }
      guard bytes.count + part.count <= limit else { throw .tooLarge(path: name, size: nil, limit: limit) }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      // A short read of a regular file almost certainly means its end; confirm it with a small
      // read.
      chunk = size != nil ? 1 << 12 : min(max(1 << 16, bytes.count), limit - bytes.count + 1)
    }
  }

  /// Reads until `most` bytes have arrived or the file ends.
  private static func readPart(_ descriptor: Int32, upTo most: Int) -> ([UInt8], SystemError?) {
    var failure: SystemError?
    let part = [UInt8](unsafeUninitializedCapacity: most) { buffer, filled in
      while filled < most, let base = buffer.baseAddress {
        let got = CPlatform.read(descriptor, base + filled, most - filled)
        if got > 0 {
          filled += got
        } else if got == 0 {
          return
        } else {
          let error = SystemError.last
          guard canRetry(descriptor, for: POLLIN, after: error) else {
            failure = error
            return
          }
        }
      }
    }
    return (part, failure)
  }
}

/// The reason why a file could not be read.
public enum FileReadFailure: Error, Hashable, Sendable {
  case missing(path: String)
  /// It is a symbolic link to a file that doesn't exist.
  case brokenLink(path: String, target: String)
  case isDirectory(path: String)
  /// It is a pipe, a device or a directory where only a regular file is accepted.
  case notAFile(path: String)
  case permissionDenied(path: String)
  /// It is a named pipe that nobody writes to.
  case silent(path: String)
  /// The file is larger than the limit; its size is nil for a pipe or a device.
  case tooLarge(path: String, size: Int?, limit: Int)
  /// Any other error that the system reported.
  case failed(path: String, SystemError)

  init(_ error: SystemError, path: String) {
    switch error.number {
    case ENOENT, ENOTDIR:
      self = FileSystem.linkTarget(path).map { .brokenLink(path: path, target: $0) } ?? .missing(path: path)
    case EISDIR: self = .isDirectory(path: path)
    case ENXIO: self = .notAFile(path: path)  // a socket
    case EACCES, EPERM: self = .permissionDenied(path: path)
    default: self = .failed(path: path, error)
    }
  }
}

extension FileReadFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing(let path): "no file at \"\(path)\""
    case .brokenLink(let path, let target): "\"\(path)\" is a link to \"\(target)\", which doesn't exist"
    case .isDirectory(let path): "\"\(path)\" is a directory, expected a file"
    case .notAFile(let path): "\"\(path)\" is not a regular file"
    case .silent(let path):
      "\"\(path)\" is a pipe that nobody wrote to for 10 seconds; expected a file, or \"-\" for standard input"
    case .permissionDenied(let path): "no permission to read \"\(path)\""
    case .tooLarge(let path, _, let limit):
      "\"\(path)\" is larger than \(limit / 1_048_576) MB (\(limit) bytes), the most that is read"
    case .failed(let path, let error): "could not read \"\(path)\" (system error \(error.number))"
    }
  }
}
