internal import CPlatform

/// A file that is written in full next to its destination and then only renamed, so that nobody
/// ever reads a partial file.
public struct StagedFile: Sendable {
  private let path: String
  private let target: String

  /// Writes the bytes to disk under a temporary name; a symbolic link at the path is kept.
  public init(_ bytes: [UInt8], for path: String) throws(SystemError) {
    target =
      FileSystem.kind(path, followingLinks: false) == .other ? FileSystem.absolute(path) : path
    var template = Array("\(target).XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .last }
    self.path = FileSystem.text(template)
    do throws(SystemError) {
      try fill(descriptor, with: bytes)
    } catch {
      discard()
      throw error
    }
  }

  /// Moves the file to its destination; on failure, no part of it remains.
  public func take() throws(SystemError) {
    guard rename(path, target) == 0 else {
      let failure = SystemError.last
      discard()
      throw failure
    }
  }

  public func discard() { unlink(path) }

  private func fill(_ descriptor: Int32, with bytes: [UInt8]) throws(SystemError) {
    var failure = FileSystem.put(bytes, into: descriptor)
    // mkstemp creates the file with access for the owner only; a new file should have the usual
    // permissions, and a replaced file keeps its own.
    var status = stat()
    let rights =
      stat(target, &status) == 0 ? status.st_mode & 0o777 : 0o666 & ~FileSystem.currentMask()
    if failure == nil, fchmod(descriptor, rights) != 0 || fsync(descriptor) != 0 { failure = .last }
    if close(descriptor) != 0, failure == nil { failure = .last }
    if let failure { throw failure }
  }
}

extension FileSystem {
  /// Writes a file atomically; on failure, the old one is unchanged.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    try StagedFile(bytes, for: path).take()
  }

  /// Writes to an existing device or pipe.
  public static func writeThrough(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let descriptor = platform_open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    let failure = put(bytes, into: descriptor)
    close(descriptor)
    if let failure { throw failure }
  }

  /// Writes all of the bytes, retrying after partial writes; returns the error that stopped it, or
  /// nil.
  public static func put(_ bytes: [UInt8], into descriptor: Int32) -> SystemError? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let written = write(descriptor, part.baseAddress, part.count)
        if written > 0 {
          rest = rest.dropFirst(written)
        } else if written == 0 || platform_errno() != EINTR {
          return .last
        }
      }
      return nil
    }
  }
}
