import Basics
import SourceSyntax

/// Writes files whole or not at all.
enum OutputFile {
  /// Refuses to replace a file that the same run reads: what was written there would be gone.
  static func requireOther(than inputs: [String], _ path: String) throws {
    let target = FileSystem.absolute(path)
    guard FileSystem.kind(path) == .file,
      let input = inputs.first(where: { FileSystem.absolute($0) == target })
    else { return }
    throw Failure("\"\(path)\" is read by this run (\"\(input)\"); write to another file")
  }

  /// - Parameter replacing: Whether a file that is there may be replaced.
  static func write(_ bytes: [UInt8], to path: String, replacing: Bool = true) throws {
    if !replacing, FileSystem.kind(path, followingLinks: false) != nil {
      throw Failure("\"\(path)\" exists already; remove it first, or name another file")
    }
    switch FileSystem.kind(path) {
    case .folder: throw Failure("could not write \"\(path)\": it is a folder")
    // A device or a pipe, such as /dev/stdout, has no name to put a new file at.
    case .other: return try append(bytes, to: path)
    case .file, nil: break
    }
    do {
      try FileSystem.replace(path, with: bytes)
    } catch {
      throw Failure("could not write \"\(path)\": \(error)")
    }
  }

  /// Writes a file that is still the one that was read.
  static func write(
    _ bytes: [UInt8], to path: String, unlessChangedFrom source: SourceFile
  ) throws {
    guard try SourceFile.read(path: path).bytes == source.bytes else {
      throw Failure("\"\(path)\" was changed meanwhile and is left as it is; run again")
    }
    try write(bytes, to: path)
  }

  private static func append(_ bytes: [UInt8], to path: String) throws {
    do {
      try FileSystem.writeThrough(bytes, to: path)
    } catch {
      throw Failure("could not write \"\(path)\": \(error)")
    }
  }
}
