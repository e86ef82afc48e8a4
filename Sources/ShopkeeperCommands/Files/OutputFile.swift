#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes files whole or not at all.
enum OutputFile {
  /// Writes a new file beside the path and renames it, so that nobody ever reads half of one.
  ///
  /// - Parameter replacing: Whether a file that is there may be replaced.
  static func write(_ bytes: [UInt8], to path: String, replacing: Bool = true) throws {
    if !replacing, FileManager.default.fileExists(atPath: path) {
      throw Failure("\"\(path)\" exists already; remove it first, or name another file")
    }
    do {
      try Data(bytes).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw Failure("could not write \"\(path)\": \(reason(of: error))")
    }
  }

  private static func reason(of error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileWriteNoPermission: "no permission"
    case .fileNoSuchFile: "no such folder"
    case .fileWriteOutOfSpace: "the disk is full"
    case .fileWriteVolumeReadOnly: "the disk is read-only"
    default: "\(error)"
    }
  }
}
