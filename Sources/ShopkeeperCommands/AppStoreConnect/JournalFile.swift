import AppStoreConnect
import Basics
import CPlatform
import SourceSyntax
import StoreConnection

/// The journal of a run, a file to which lines are added one at a time.
final class JournalFile: PlanJournal {
  let path: String
  /// The lines of an earlier run.
  let earlierLines: [String]
  private let descriptor: Int32
  /// Whether the file outlives this object: it is of an earlier run, or a run has begun.
  private var isKept: Bool

  /// Opens a journal, or creates it for its owner alone, and locks it, before the store is read: another run may not
  /// change the store between the two. It takes the place of a link, which may be in a repository.
  init(_ path: String) throws {
    self.path = path
    try OutputFile.requireInside(Path.folder(of: path))
    if OutputFile.isStream(path) { throw Self.noFile(path) }
    if FileSystem.linkTarget(path) != nil { unlink(path) }
    descriptor = try Self.locked(path)
    do {
      guard FileSystem.kind(path) == .file else { throw Self.noFile(path) }
      let text = String(decoding: try SourceFile.read(path: path).bytes, as: UTF8.self)
      // An editor or git may have ended the lines as on Windows. A run that was ended before its first step has only
      // said which process it is.
      earlierLines = text.split { $0 == "\n" || $0 == "\r\n" }.map(String.init)
        .filter { !$0.hasPrefix("{\"process\":") }
      isKept = !earlierLines.isEmpty
    } catch {
      close(descriptor)
      throw error
    }
    if !isKept { try sign() }
  }

  private static func noFile(_ path: String) -> Failure { Failure("the journal \"\(path)\" is not a file") }

  /// The descriptor of a file with the path, locked; again if another run removes the file between the two.
  private static func locked(_ path: String) throws -> Int32 {
    while true {
      let descriptor = platform_append(path)
      guard descriptor >= 0 else { throw Failure("could not write the journal \"\(path)\": \(SystemError.last)") }
      guard platform_try_lock(descriptor) == 0 else {
        close(descriptor)
        throw going(path)
      }
      if FileStamp(descriptor: descriptor)?.file == FileStamp.file(path) { return descriptor }
      close(descriptor)
    }
  }

  /// Begins a run.
  ///
  /// - Parameter isContinued: Whether the lines of the earlier run stay.
  func begin(isContinued: Bool = false) throws {
    guard isContinued || ftruncate(descriptor, 0) == 0 else {
      throw Failure("could not write the journal \"\(path)\": \(SystemError.last)")
    }
    try sign()
    isKept = true
  }

  private func sign() throws {
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

  deinit {
    if !isKept { unlink(path) }
    close(descriptor)
  }

  func append(_ line: String) throws(StoreFailure) {
    if let failure = FileSystem.put(Array((line + "\n").utf8), into: descriptor) {
      throw StoreFailure(.unreachable, "could not write the journal \"\(path)\": \(failure)")
    }
    guard fsync(descriptor) == 0 else {
      throw StoreFailure(.unreachable, "could not write the journal \"\(path)\": \(SystemError.last)")
    }
  }

  /// The record of a run that did not finish; nil without such a run.
  ///
  /// - Parameters:
  ///   - isResumed: Whether such a run is continued; then there has to be one.
  ///   - subject: The thing besides the store that may have changed since.
  /// - Throws: ``Failure`` for a run that isn't to be continued, and for a plan with further steps.
  func unfinished(for plan: Plan, isResumed: Bool, of subject: String) throws -> JournalRecord? {
    let record = earlierLines.isEmpty ? nil : JournalRecord(earlierLines)
    guard earlierLines.isEmpty || record != nil else {
      throw Failure("\"\(path)\" is not a journal of \"shopkeeper asc apply\"")
    }
    guard let earlier = record, !earlier.isComplete else {
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
  func remove() {
    unlink(path)
    isKept = true
  }
}
