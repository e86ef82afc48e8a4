/// Why a file could not be read.
public enum SourceReadFailure: Error, Hashable, Sendable {
  case missing(path: String)
  case isDirectory(path: String)
  case permissionDenied(path: String)
  /// The file has more bytes than the limit, which is given in bytes.
  case tooLarge(path: String, limit: Int)
  /// Anything else the system reported, with its error number.
  case failed(path: String, errorNumber: Int32)
}

extension SourceReadFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing(let path): "no file at \"\(path)\""
    case .isDirectory(let path): "\"\(path)\" is a directory, expected a file"
    case .permissionDenied(let path): "no permission to read \"\(path)\""
    case .tooLarge(let path, let limit):
      "\"\(path)\" is larger than \(limit / 1_048_576) MB (\(limit) bytes), the most that is read"
    case .failed(let path, let errorNumber):
      "could not read \"\(path)\" (system error \(errorNumber))"
    }
  }
}
