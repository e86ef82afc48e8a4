import Basics
import SourceSyntax

/// Writes files atomically.
enum OutputFile {
  /// Refuses to replace a file that the same run reads, because the output would be overwritten.
  static func requireOther(than inputs: [String], _ path: String) throws {
    let target = FileSystem.absolute(path)
    guard FileSystem.kind(path) == .file,
      let input = inputs.first(where: { FileSystem.absolute($0) == target })
    else { return }
    throw Failure("\"\(path)\" is read by this run (\"\(input)\"); write to another file")
  }

  /// - Parameter replacing: Whether an existing file may be replaced.
  static func write(_ bytes: [UInt8], to path: String, replacing: Bool = true) throws {
    if !replacing, FileSystem.kind(path, followingLinks: false) != nil {
      throw Failure("\"\(path)\" already exists; remove it first, or give another file")
    }
    switch FileSystem.kind(path) {
    case .folder: throw Failure("could not write \"\(path)\": it is a folder")
    // A device or a pipe, such as /dev/stdout, can't be replaced by renaming.
    case .other: return try append(bytes, to: path)
    case .file, nil: break
    }
    do {
      try FileSystem.replace(path, with: bytes)
    } catch {
      throw Failure("could not write \"\(path)\": \(error)")
    }
  }

  /// Writes a file if it is unchanged since it was read.
  static func write(
    _ bytes: [UInt8], to path: String, unlessChangedFrom source: SourceFile
  ) throws {
    guard try SourceFile.read(path: path).bytes == source.bytes else {
      throw Failure("\"\(path)\" was changed in the meantime and is not overwritten; run again")
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
