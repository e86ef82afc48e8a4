import CommandLayer
import Foundation

/// A shell that has loaded the completion script, in a folder with a catalog and a few files.
final class ShellSession {
  private let executable: String
  private let folder: URL

  /// The path of a shell, if it is installed.
  static func path(of shell: CompletionScript.Shell) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(shell)" }.first(where: FileManager.default.isExecutableFile)
  }

  init(_ shell: CompletionScript.Shell) throws {
    guard let path = Self.path(of: shell) else { throw CocoaError(.fileNoSuchFile) }
    executable = path
    folder = FileManager.default.temporaryDirectory.appending(path: "completion-\(UUID().uuidString)")
    for name in ["sub", "two words"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: "files/\(name)"), withIntermediateDirectories: true)
    }
    try write(Samples.small, to: "files/a.yml")
    for name in ["b.yaml", "c.txt", "my file.yml"] {
      try Data().write(to: folder.appending(path: "files/\(name)"))
    }
    try write(CompletionScript(shell, for: "shopkeeper").text, to: "script")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to name: String) throws { try Data(text.utf8).write(to: folder.appending(path: name)) }

  /// Runs the shell in the folder of files and returns its unique output lines, sorted.
  ///
  /// The variable `SESSION` is the folder of the script and its output.
  func lines(_ arguments: [String]) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = folder.appending(path: "files")
    let tools = URL(filePath: shopkeeperPath).deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    process.environment = ProcessInfo.processInfo.environment.merging([
      "SESSION": folder.path, "HOME": folder.path, "LC_ALL": "C.UTF-8", "TERM": "dumb", "PATH": "\(tools):\(path)",
    ]) { $1 }
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isNewline)
    return Set(lines.map(String.init)).sorted()
  }
}
