#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The bytes of a file that is nothing but a file.
enum RegularFile {
  /// Reads a whole file of at most `sizeLimit` bytes.
  ///
  /// A pipe, a device or a directory is refused by what was opened, not by what the path named a
  /// moment before, and opening one never waits for its other end.
  static func contents(path: String, sizeLimit: Int) throws(ImageFile.Failure) -> [UInt8] {
    // A C string would end at the NUL and name another file.
    if path.utf8.contains(0) { throw .missing }
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw openingFailure(errno) }
    defer { close(descriptor) }

    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(systemText(errno)) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    let size = Int(status.st_size)
    if size > sizeLimit { throw .tooLarge(byteCount: size, limit: sizeLimit) }
    return try bytes(size, from: descriptor)
  }

  /// Reads `size` bytes, or fewer if the file became shorter meanwhile.
  private static func bytes(_ size: Int, from descriptor: Int32) throws(ImageFile.Failure)
    -> [UInt8]
  {
    var failure: Int32 = 0
    let contents = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        guard let start = buffer.baseAddress else { break }
        let got = read(descriptor, start + count, size - count)
        if got > 0 {
          count += got
        } else if got == 0 {
          break
        } else if errno != EINTR {
          failure = errno
          break
        }
      }
    }
    if failure != 0 { throw .unreadable(systemText(failure)) }
    return contents
  }

  private static func openingFailure(_ code: Int32) -> ImageFile.Failure {
    switch code {
    case ENOENT, ENOTDIR: .missing
    case ENXIO: .notAFile  // a socket
    default: .unreadable(systemText(code))
    }
  }

  private static func systemText(_ code: Int32) -> String {
    String(cString: strerror(code))
  }
}
