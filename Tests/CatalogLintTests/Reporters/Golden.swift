import Foundation
import Testing

/// Recorded outputs in the folder `Golden`, updated by `RECORD=1 swift test`.
enum Golden {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Golden")
  static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

  /// Compares a text with the recording at a path, or records it.
  static func expect(_ text: String, at path: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = folder.appending(path: path)
    if isRecording {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return
    }
    let recorded = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    guard text != recorded else { return }
    let lines = zip(text.components(separatedBy: "\n"), recorded.components(separatedBy: "\n"))
    let first = lines.enumerated().first { $1.0 != $1.1 }
    Issue.record(
      """
      \(path) was recorded otherwise; RECORD=1 swift test --filter Reporter records it anew
      line \((first?.offset ?? 0) + 1): \(first?.element.0 ?? "the length")
      recorded: \(first?.element.1 ?? "")
      """,
      sourceLocation: sourceLocation)
  }
}
