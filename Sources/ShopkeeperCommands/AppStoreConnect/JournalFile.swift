import AppStoreConnect
import Basics
import CPlatform
import SourceSyntax
import StoreConnection

/// The journal of a run, a file to which lines are added one at a time.
final class JournalFile: PlanJournal {
  let path: String
  private let descriptor: Int32

  /// Opens a journal, or creates it for its owner alone, and locks it until the end of the run. A link is refused: it
  /// may be in a repository, and lead to any file of the user.
  ///
  /// - Parameter isContinued: Whether its lines are those of a run that is continued; otherwise they are removed.
  init(_ path: String, isContinued: Bool) throws {
    self.path = path
    // A link in place of the journal itself is replaced.
    try OutputFile.requireInside(Path.folder(of: path))
    if !isContinued {
      if FileSystem.kind(path) == .file { try Self.requireFree(path) }
      Self.remove(path)
    }
    guard FileSystem.linkTarget(path) == nil else {
      throw Failure("could not write the journal \"\(path)\": it is a link; remove it")
    }
    descriptor = platform_append(path)
    guard descriptor >= 0 else { throw Failure("could not write the journal \"\(path)\": \(SystemError.last)") }
    guard platform_try_lock(descriptor) == 0 else { throw Self.going(path) }
    let process: OrderedValue = ["process": .integer(Int(getpid())), "since": .text(Self.now)]
    try append(String(decoding: process.json(.compact), as: UTF8.self))
  }

  /// The time in UTC.
  private static var now: String {
    let seconds = Int(time(nil))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let day = CalendarDate(daysSince1970: seconds / 86_400) ?? .today
    return "\(day) \(two(seconds / 3_600 % 24)):\(two(seconds / 60 % 60)) UTC"
  }

  /// The failure for a journal that another process writes.
  private static func going(_ path: String) -> Failure {
    let lines = (try? SourceFile.read(path: path).bytes).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let holder = lines.split(separator: "\n").reversed().lazy.map { line in
      SyntaxTree.parseJSON(SourceFile(name: "journal", text: String(line))).root.map { OrderedValue($0) }
    }.first { $0?["process"] != nil }
    let since = holder??["since"]?.scalarText
    let process = holder??["process"]?.scalarText
    return Failure(
      "a run is going" + (since.map { " since \($0)" } ?? "") + (process.map { ", by process \($0)" } ?? "")
        + "; wait for its end")
  }

  /// Refuses a journal that another process writes.
  private static func requireFree(_ path: String) throws {
    let descriptor = platform_open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    guard platform_try_lock(descriptor) == 0 else { throw going(path) }
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
    // A run that was ended before its first step has only said which process it is.
    guard lines.contains(where: { !$0.hasPrefix("{\"process\":") }) else { return nil }
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
    if FileSystem.kind(path) == .file { try requireFree(path) }
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
