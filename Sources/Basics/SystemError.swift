internal import CPlatform

/// The reason why a system call failed.
public struct SystemError: Error, Hashable, CustomStringConvertible {
  public let number: Int32

  public init(_ number: Int32) { self.number = number }

  /// The error of the last system call, which must have happened immediately before.
  public static var last: SystemError { SystemError(platform_errno()) }

  /// The error of a system call that was to make something in a folder. Some file systems, such as Linux's
  /// `/proc`, report that a folder doesn't exist when nothing can be made in it.
  public func making(in folder: String) -> SystemError {
    guard number == ENOENT, FileSystem.kind(folder) == .folder else { return self }
    return access(FileName.cString(folder), W_OK) == 0 ? SystemError(EPERM) : .last
  }

  /// The system's description, in lower case like all of our messages.
  public var text: String { strerror(number).map { String(cString: $0).lowercased() } ?? "error \(number)" }

  /// The usual reasons why a file can't be written in plain words, and the system's description of
  /// all others.
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
