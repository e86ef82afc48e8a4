import Basics
import CPlatform
import SourceSyntax
import StoreConnection

/// The journal of a run, a file to which lines are added one at a time.
final class JournalFile: PlanJournal {
  let path: String
  private let descriptor: Int32

  /// Opens a journal, or creates it for its owner alone.
  init(_ path: String) throws {
    self.path = path
    descriptor = platform_append(path)
    guard descriptor >= 0 else {
      throw Failure("could not write the journal \"\(path)\": \(SystemError.last)")
    }
  }

  deinit { close(descriptor) }

  func append(_ line: String) throws(StoreFailure) {
    if let failure = FileSystem.put(Array((line + "\n").utf8), into: descriptor) {
      throw StoreFailure(.unreachable, "could not write the journal \"\(path)\": \(failure)")
    }
    guard fsync(descriptor) == 0 else {
      throw StoreFailure(
        .unreachable, "could not write the journal \"\(path)\": \(SystemError.last)")
    }
  }

  /// What an earlier run wrote; nil without a journal.
  static func record(_ path: String) throws -> JournalRecord? {
    guard FileSystem.kind(path) == .file else { return nil }
    let text = String(decoding: try SourceFile.read(path: path).bytes, as: UTF8.self)
    let lines = text.split(separator: "\n").map(String.init)
    guard !lines.isEmpty else { return nil }
    guard let record = JournalRecord(lines) else {
      throw Failure("\"\(path)\" is not a journal of \"shopkeeper asc apply\"")
    }
    return record
  }

  /// Removes the journal of a run that came to its end.
  static func remove(_ path: String) { unlink(path) }
}
