#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension SourceFile {
  /// The most bytes that are read unless another limit is given: 256 MB, our own bound on memory,
  /// twenty times a catalog of ten thousand products in twelve languages.
  public static let defaultLimit = 256 * 1_048_576

  /// Reads a regular file, a pipe or a device to its end.
  ///
  /// The size of a regular file is checked before it is read; whatever has no size, such as a
  /// pipe, is read until the limit is passed.
  /// - Parameters:
  ///   - path: The path, which becomes the name of the file.
  ///   - limit: The most bytes to accept.
  public static func read(
    path: String, limit: Int = defaultLimit
  ) throws(SourceReadFailure) -> SourceFile {
    var descriptor: Int32
    repeat {
      descriptor = open(path, O_RDONLY | O_CLOEXEC)
    } while descriptor < 0 && errno == EINTR
    guard descriptor >= 0 else { throw SourceReadFailure(errorNumber: errno, path: path) }
    defer { close(descriptor) }
    return try read(descriptor: descriptor, name: path, limit: limit)
  }

  /// Reads an open descriptor, such as standard input, from where it stands to its end.
  ///
  /// The descriptor stays open.
  public static func read(
    descriptor: Int32, name: String, limit: Int = defaultLimit
  ) throws(SourceReadFailure) -> SourceFile {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw SourceReadFailure(errorNumber: errno, path: name)
    }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw .isDirectory(path: name) }
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    if isRegular, Int(status.st_size) > limit { throw .tooLarge(path: name, limit: limit) }

    // One byte more than the file has, so that its end is seen without another allocation.
    var chunk = min(isRegular ? Int(status.st_size) : 1 << 16, limit) + 1
    var bytes: [UInt8] = []
    while true {
      let (part, errorNumber) = readPart(descriptor, upTo: chunk)
      if errorNumber != 0 { throw SourceReadFailure(errorNumber: errorNumber, path: name) }
      if part.isEmpty { return SourceFile(name: name, bytes: bytes) }
      guard bytes.count + part.count <= limit else { throw .tooLarge(path: name, limit: limit) }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      // A short read of a regular file is its end in all but name; ask again with little.
      chunk = isRegular ? 1 << 12 : min(max(1 << 16, bytes.count), limit - bytes.count + 1)
    }
  }

  /// Reads until `most` bytes have come or the file ends.
  private static func readPart(_ descriptor: Int32, upTo most: Int) -> ([UInt8], Int32) {
    var failure: Int32 = 0
    let part = [UInt8](unsafeUninitializedCapacity: most) { buffer, filled in
      while filled < most, let base = buffer.baseAddress {
        #if canImport(Glibc)
          let got = Glibc.read(descriptor, base + filled, most - filled)
        #elseif canImport(Musl)
          let got = Musl.read(descriptor, base + filled, most - filled)
        #else
          let got = Darwin.read(descriptor, base + filled, most - filled)
        #endif
        if got > 0 {
          filled += got
        } else if got == 0 {
          return
        } else if errno != EINTR {
          failure = errno
          return
        }
      }
    }
    return (part, failure)
  }
}

extension SourceReadFailure {
  fileprivate init(errorNumber: Int32, path: String) {
    switch errorNumber {
    case ENOENT, ENOTDIR: self = .missing(path: path)
    case EISDIR: self = .isDirectory(path: path)
    case EACCES, EPERM: self = .permissionDenied(path: path)
    default: self = .failed(path: path, errorNumber: errorNumber)
    }
  }
}
