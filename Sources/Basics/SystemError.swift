internal import CPlatform

/// Why a call to the system failed.
public struct SystemError: Error, Hashable, CustomStringConvertible {
  public let number: Int32

  public init(_ number: Int32) {
    self.number = number
  }

  /// Takes the error of the last call, which must not lie further back than that.
  public static var last: SystemError { SystemError(platform_errno()) }

  /// What the system says, in lower case like every message of ours.
  public var text: String {
    strerror(number).map { String(cString: $0).lowercased() } ?? "error \(number)"
  }

  /// The usual reasons for which a file can't be written in plain words, others as the system has
  /// them.
  public var description: String {
    switch number {
    case EACCES, EPERM: "no permission"
    case ENOENT: "no such folder"
    case ENOTDIR: "what should be a folder is a file"
    case EISDIR: "it is a folder"
    case ENOSPC: "the disk is full"
    case EROFS: "the disk is read-only"
    default: text
    }
  }
}
