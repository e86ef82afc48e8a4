import Foundation
import Testing

/// A unique folder for a test, with a git repository in it.
struct GitRepository {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try git("init", "--quiet", "--initial-branch=main")
  }

  func commit(_ message: String = "change") throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--message", message)
  }

  /// Runs git without the configuration of the user.
  func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.url.path] + arguments
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    for (name, value) in [
      ("GIT_CONFIG_GLOBAL", "/dev/null"), ("GIT_CONFIG_NOSYSTEM", "1"), ("GIT_AUTHOR_NAME", "Test"),
      ("GIT_AUTHOR_EMAIL", "test@example.com"), ("GIT_COMMITTER_NAME", "Test"),
      ("GIT_COMMITTER_EMAIL", "test@example.com"),
    ] { environment[name] = value }
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(arguments)")
  }

  static let isInstalled =
    FileManager.default.isExecutableFile(atPath: "/usr/bin/git")
    || FileManager.default.isExecutableFile(atPath: "/opt/homebrew/bin/git")
}
