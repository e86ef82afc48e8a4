import AppStoreConnect
import Basics
import CPlatform
import SourceSyntax
import StoreConnection

/// The journal of a run, a file to which lines are added one at a time.
final class JournalFile: PlanJournal {
  let path: String
  private let descriptor: Int32

  /// Opens a journal, or creates it for its owner alone. A link is refused: it may be in a repository, and lead to any
  /// file of the user.
  init(_ path: String) throws {
    self.path = path
    guard FileSystem.linkTarget(path) == nil else {
      throw Failure("could not write the journal \"\(path)\": it is a link; remove it")
    }
    descriptor = platform_append(path)
    guard descriptor >= 0 else { throw Failure("could not write the journal \"\(path)\": \(SystemError.last)") }
  }

  deinit { close(descriptor) }

  func append(_ line: String) throws(StoreFailure) {
    if let failure = FileSystem.put(Array((line + "\n").utf8), into: descriptor) {
      throw StoreFailure(.unreachable, "could not write the journal \"\(path)\": \(failure)")
    }
    guard fsync(descriptor) == 0 else {
      throw StoreFailure(.unreachable, "could not write the journal \"\(path)\": \(SystemError.last)")
    }
  }

  /// The record of an earlier run; nil without a journal.
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

  /// The record of a run that did not finish; nil without such a run.
  ///
  /// - Parameters:
  ///   - isResumed: Whether such a run is continued; then there has to be one.
  ///   - subject: The thing besides the store that may have changed since.
  /// - Throws: ``Failure`` for a run that isn't to be continued, and for a plan with further steps.
  static func unfinished(_ path: String, for plan: Plan, isResumed: Bool, of subject: String) throws -> JournalRecord? {
    guard let earlier = try record(path).flatMap({ $0.isComplete ? nil : $0 }) else {
      if isResumed { throw Failure("no run to continue: no journal exists at \"\(path)\"") }
      return nil
    }
    guard isResumed else {
      throw Failure("an earlier run did not come to its end; continue it with --resume, or remove \"\(path)\"")
    }
    if let new = plan.steps.first(where: { !earlier.steps.contains($0.key) }) {
      throw Failure(
        "\"\(new.key)\" was not part of the run that is continued: the store or \(subject) has "
          + "changed since; remove \"\(path)\" and plan again")
    }
    return earlier
  }

  /// Removes the journal of a run that has finished.
  static func remove(_ path: String) { unlink(path) }
}
