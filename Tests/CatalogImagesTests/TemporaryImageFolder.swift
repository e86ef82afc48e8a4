import Foundation

/// A folder for a single test, removed when the test is over.
final class TemporaryImageFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "shopkeeper-images-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and returns its path.
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = path + "/" + name
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }
}
