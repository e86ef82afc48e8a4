import Basics
import CommandLayer
import SourceSyntax

/// Writes files atomically.
enum OutputFile {
  /// Refuses a path with a link that leads out of the repository that has it: others may have put it there.
  static func requireInside(_ path: String) throws {
    guard !isStream(path), let (link, target) = Repository.wayOut(on: path) else { return }
    throw Failure(
      "could not write \"\(path)\": \"\(link)\" is a link to \"\(target)\", which is outside of its repository; "
        + "give the path that it leads to, or remove it")
  }

  /// - Parameters:
  ///   - replacing: Whether an existing file may be replaced.
  ///   - followingLinks: Whether a link may lead to that file; others may have put a link into a repository.
  static func write(_ bytes: [UInt8], to path: String, replacing: Bool = true, followingLinks: Bool = true) throws {
    if !followingLinks, !isStream(path), let target = FileSystem.linkTarget(path) {
      throw Failure("could not write \"\(path)\": it is a link to \"\(target)\"; remove it, or give another file")
    }
    try requireInside(path)
    do {
      // Neither an open descriptor nor a device or a pipe can be replaced by renaming.
      if isStream(path) {
        try FileSystem.writeThrough(bytes, to: path)
      } else if FileSystem.kind(path) == .folder {
        throw Failure("could not write \"\(path)\": it is a folder")
      } else {
        try FileSystem.replace(path, with: bytes, replacing: replacing)
      }
    } catch FileWriteFailure.exists {
      throw Failure("\"\(path)\" already exists; remove it first, or give another file")
    } catch let failure as Failure { throw failure } catch { throw Failure("could not write \"\(path)\": \(error)") }
  }

  /// Writes a file, or standard output for `-`.
  static func write(
    _ bytes: [UInt8], to path: String, on console: Console, replacing: Bool = true, followingLinks: Bool = true
  ) throws {
    guard path != StandardStream.name else { return console.write(bytes) }
    try write(bytes, to: path, replacing: replacing, followingLinks: followingLinks)
  }

  /// Whether a path leads to something that is written through, not replaced: a device, a pipe, or
  /// an open descriptor such as `/dev/stdout`, whichever file that was opened on.
  static func isStream(_ path: String) -> Bool {
    path == StandardStream.name || FileSystem.descriptor(namedBy: path) != nil || FileSystem.kind(path) == .other
  }

  /// Writes a file if it is unchanged since it was read.
  static func write(_ bytes: [UInt8], to path: String, unlessChangedFrom source: SourceFile) throws {
    guard !isStream(path) else { return try write(bytes, to: path) }
    do { try FileSystem.replace(path, with: bytes, ifStill: Array(source.bytes)) } catch FileWriteFailure.changed {
      throw Failure("\"\(path)\" was changed in the meantime and is not overwritten; run again")
    } catch { throw Failure("could not write \"\(path)\": \(error)") }
  }
}
