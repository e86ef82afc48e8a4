import Basics
import CommandLayer

/// A file with secrets: new, for its owner alone, and in no repository.
enum PrivateFile {
  /// Refuses a path where secrets would be seen by others.
  static func require(_ path: String) throws {
    guard path != StandardStream.name, !OutputFile.isStream(path) else {
      throw Failure("secrets are not written to a stream, which others may keep; give a new file")
    }
    guard FileSystem.kind(path) == nil, FileSystem.linkTarget(path) == nil else {
      throw Failure("\"\(path)\" already exists; give a new file")
    }
    let folder = Path.folder(of: path)
    guard FileSystem.kind(folder) == .folder else { throw Failure("no folder at \"\(folder)\"") }
    if let root = Repository.containing(folder) {
      throw Failure(
        "\"\(path)\" is in the repository \"\(root)\", whose history would keep the secrets; give a file outside")
    }
  }

  static func write(_ bytes: [UInt8], to path: String) throws {
    try require(path)
    do { try FileSystem.createPrivate(path, with: bytes) } catch {
      throw Failure("could not write \"\(path)\": \(error)")
    }
  }
}
