import Basics
import CommandLayer

/// The lock that every command takes on a file that it edits, from reading to writing it.
enum EditLock {
  /// An option of every command that edits a file.
  static let wait = Option(
    "wait", of: .integer(0...86_400, placeholder: "SECONDS"), default: defaultWait,
    help: "How long to wait while another process edits the file")

  /// Much longer than any edit takes, and short enough not to look like a hang.
  private static let defaultWait = 10

  /// - Parameter seconds: The time to wait; by default, as long as without `--wait`.
  static func take(_ path: String, waiting seconds: Int = defaultWait) throws -> FileLock {
    do { return try FileLock.take(path, waiting: seconds) } catch { throw Failure("\(error)") }
  }
}
