import Basics
import CommandLayer

/// The name under which a command changes the store.
enum Author {
  /// `--author`, or the name and address that git is configured with, or the user of the system.
  ///
  /// - Parameter folder: The folder whose git configuration applies.
  static func name(_ invocation: Invocation, in folder: String = ".") throws -> String {
    if let given = invocation[StoreOptions.author] {
      guard !given.allSatisfy(\.isWhitespace) else {
        throw invocation.usageError(.other("--author is empty; expected a name"))
      }
      return given
    }
    if let name = git("config", "user.name", in: folder, invocation) {
      return git("config", "user.email", in: folder, invocation).map { "\(name) <\($0)>" } ?? name
    }
    for variable in ["LOGNAME", "USER"] { if let user = Terminal.environment(variable), !user.isEmpty { return user } }
    throw invocation.usageError(.other("neither git nor the system knows who you are; give --author NAME"))
  }

  /// The commit that a file is from, with `-dirty` when the file differs from it in more than the ends of its
  /// lines; empty without one.
  static func commit(of file: String, _ invocation: Invocation) -> String {
    // With links resolved, because git stores them as links.
    let path = FileSystem.absolute(file)
    let folder = Path.folder(of: path)
    guard let commit = git("rev-parse", "--verify", "--quiet", "HEAD", in: folder, invocation) else { return "" }
    // "git status" would run the filters of the repository on the file.
    let committed = try? GitFolder(revision: commit, directory: folder).bytes(of: Path.name(of: path))
    let current = try? FileSystem.read(path)
    let isSame = current != nil && committed.map(lines) == current.map(lines)
    return isSame ? commit : "\(commit)-dirty"
  }

  private static func lines(_ bytes: [UInt8]) -> [UInt8] { bytes.filter { $0 != UInt8(ascii: "\r") } }

  /// The output of git; nil when it fails or prints nothing. A note says that it was stopped.
  private static func git(_ arguments: String..., in folder: String, _ invocation: Invocation) -> String? {
    guard let outcome = try? Git.run(arguments, in: folder) else { return nil }
    if outcome.isCut {
      let lacking = arguments.first == "config" ? "your name is not taken from it" : "no commit is recorded"
      invocation.console.writeErrorLine("note: \(Git.stopped); \(lacking)")
    }
    guard outcome.status == 0 else { return nil }
    let text = String(decoding: outcome.output, as: UTF8.self)
    let end = text.lastIndex { !$0.isWhitespace }
    return end.map { String(text[...$0]) }
  }
}
