import Foundation
import Testing

/// Recorded files in the folder `Golden`; `RECORD=1 swift test` writes them again.
enum FormatGolden {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

  /// Compares a file with the recorded one, or records it.
  static func expect(_ bytes: [UInt8], at path: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = folder.appending(path: path)
    if isRecording {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
      return
    }
    let recorded = [UInt8](try Data(contentsOf: file))
    #expect(
      bytes == recorded, "\(path) differs from the record; RECORD=1 swift test records it again",
      sourceLocation: sourceLocation)
  }
}
