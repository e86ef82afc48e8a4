import Basics
import CommandLayer

/// A folder in a git revision.
struct GitFolder: Sendable {
  /// The revision by any name that git accepts: `HEAD`, `main`, `v1.2~3`.
  let revision: String
  /// The folder on disk whose repository contains the revision.
  var directory = "."
  /// The prefix of the path of a file: `./` for the folder on disk, `Catalogs/` for one that is
  /// named from the top of the repository.
  var prefix = "./"

  /// The bytes of a file in the folder; nil when it doesn't exist in the revision.
  func bytes(of path: String) throws -> [UInt8]? {
    let object = try git("rev-parse", "--verify", "--quiet", "\(revision):\(prefix)\(path)")
    guard object.status == 0, !revision.hasPrefix("-") else {
      try requireRevision()
      return nil
    }
    let name = Git.line(object.output)
    // A folder is not a file.
    let kind = try git("cat-file", "-t", name)
    guard kind.status != 0 || kind.output.starts(with: "blob".utf8) else { return nil }
    let blob = try git("cat-file", "blob", name)
    guard blob.status == 0 else { throw failure(Git.complaint(blob)) }
    return blob.output
  }

  /// The path, relative to the folder, that a file had in the revision before it was renamed or
  /// moved to its current path; nil when git doesn't detect such a move.
  func formerPath(of file: String) throws -> String? {
    guard !revision.hasPrefix("-") else { return nil }
    let place = try git("rev-parse", "--show-prefix")
    // Uses the index instead of the files on disk, which git would pass to the programs that the
    // repository names as filters. It also knows of a move before it is committed.
    let moves = try git(
      "diff-index", "--cached", "-r", "--name-status", "--find-renames=50%", "--diff-filter=R", "--no-ext-diff",
      "--no-textconv", "-z", "\(revision)^{tree}", "--")
    guard place.status == 0, moves.status == 0 else { return nil }
    let prefix = Git.line(place.output)
    // A status, the old path and the new one, each terminated by a NUL.
    let fields = moves.output.split(separator: 0, omittingEmptySubsequences: false)
    var index = 0
    while index + 2 < fields.count {
      if FileName.text(fields[index + 2]) == prefix + file { return FileName.text(fields[index + 1]) }
      index += 3
    }
    return nil
  }

  /// Reports why nothing was found: the repository or the revision doesn't exist.
  ///
  /// Before its first commit, a repository has a `HEAD` without files.
  private func requireRevision() throws {
    let repository = try git("rev-parse", "--git-dir")
    guard repository.status == 0 else {
      let complaint = Git.complaint(repository)
      guard complaint.contains("not a git repository") else { throw failure(complaint) }
      let place = directory == "." ? "this folder" : "\"\(directory)\""
      throw failure("the file doesn't exist, and \(place) is not in a git repository")
    }
    let known = revision.hasPrefix("-") ? nil : try git("rev-parse", "--verify", "--quiet", "\(revision)^{tree}")
    guard known?.status != 0 else { return }
    if revision == "HEAD", try git("rev-list", "--all", "--max-count=1").output.isEmpty { return }
    throw failure("neither a file nor a revision with this name exists")
  }

  private func git(_ arguments: String...) throws -> Subprocess.Outcome {
    let outcome: Subprocess.Outcome?
    do { outcome = try Git.run(arguments, in: directory) } catch { throw failure("git could not be run: \(error)") }
    guard let outcome else { throw failure("the file doesn't exist, and git, needed for revisions, is not installed") }
    return outcome
  }

  private func failure(_ reason: String) -> Failure { Failure("can't compare with \"\(revision)\": \(reason)") }

}
