import Basics

/// The committed versions of a file, the newest first, including those from before it was renamed.
struct GitHistory {
  struct Version {
    /// The full name of the commit.
    var commit: String
    /// The day of the commit, such as `2026-03-01`.
    var day: String
    /// The name of the contents; nil where the commit deleted the file.
    var blob: String?
    /// The name of the contents that the commit replaced; nil where the file is new, and for a merge.
    var before: String?
  }

  private(set) var versions: [Version] = []
  /// The name of the contents in the checked-out commit, which may be the result of a merge; nil when it doesn't have
  /// the file.
  private(set) var head: String?
  /// Whether there are versions older than the ones that could be examined in time.
  private(set) var isCut = false
  /// Whether the repository has only the newest part of its history.
  private(set) var isShallow = false
  private let folder: String
  private let option: String
  private let limits: Subprocess.Limits

  /// Our own limits for one file: nobody waits longer for a linter.
  private static let mostOutput = 64 << 20

  /// Finds the versions of a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - option: The option that needs them, for messages.
  ///   - mostVersions: The most versions to look at.
  ///   - longest: The longest time to look.
  /// - Throws: An error when git is not installed, or the file is not in a repository.
  init(
    of path: String, for option: String = "--history", mostVersions: Int = 1_000, longest: Duration = .seconds(20)
  ) throws {
    self.option = option
    // With links resolved, because git stores them as links.
    let path = FileSystem.absolute(path)
    folder = Path.folder(of: path)
    limits = Subprocess.Limits(deadline: ContinuousClock.now + longest, output: Self.mostOutput)
    let shallow = try git(["rev-parse", "--is-shallow-repository"], isShort: true)
    guard shallow.status == 0 else { throw Failure(reason(shallow)) }
    isShallow = Git.line(shallow.output) == "true"
    // Reads the files of the repository that the log needs, any of which may be a pipe without an end.
    let tree = try git(["rev-parse", "--verify", "--quiet", "HEAD^{tree}"], isShort: true)
    guard !tree.isCut else { throw Failure(reason(tree)) }
    let log = try git(
      ["log", "--follow"] + Self.form + ["--max-count=\(mostVersions)", "HEAD", "--", Path.name(of: path)])
    isCut = log.isCut
    guard log.status == 0 || log.isCut else {
      // Before its first commit, a repository has a HEAD without history. A setting that git can't read ends it, too.
      if tree.status == 0 { throw Failure(reason(log)) }
      return
    }
    let (versions, renamings) = Self.versions(log.output)
    self.versions = versions
    if versions.count == mostVersions { isCut = true }
    for renaming in renamings where !isLate { try addVersions(besides: renaming) }
    let current = try git(["rev-parse", "--verify", "--quiet", "HEAD:./\(Path.name(of: path))"], isShort: true)
    if current.status == 0 { head = Git.line(current.output) }
  }

  /// A name that the file had, and the commit that gave it the next one.
  private typealias Renaming = (name: String, commit: String)

  private static let form = [
    "-c", "--raw", "-z", "--root", "--no-abbrev", "--no-color", "--no-ext-diff", "--no-textconv", "--no-relative",
    "--no-show-signature", "--format=%x01%H %cs",
  ]

  /// Adds what other branches did to a former name of the file, which git follows on one of them alone. A later file of
  /// that name is another one.
  private mutating func addVersions(besides renaming: Renaming) throws {
    let top = try git(["rev-parse", "--show-cdup"], isShort: true)
    let path = Git.line(top.output) + renaming.name
    let log = try git(
      ["log", "--full-history", "--no-renames"] + Self.form + ["HEAD", "^\(renaming.commit)", "--", path])
    let later = try git(["rev-list", "--full-history", "--ancestry-path", "\(renaming.commit)..HEAD", "--", path])
    guard log.status == 0, later.status == 0 else {
      isCut = true
      return
    }
    let words = String(decoding: later.output, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
    let known = Set(versions.map(\.commit) + words)
    versions += Self.versions(log.output).versions.filter { !known.contains($0.commit) }
  }

  /// The contents with a name; nil when they are not here, or it is too late.
  func bytes(of blob: String) throws -> [UInt8]? {
    let outcome = try git(["cat-file", "blob", blob], isShort: true)
    return outcome.status == 0 && !outcome.isCut ? outcome.output : nil
  }

  var isLate: Bool { limits.deadline < ContinuousClock.now }

  /// The commits of a log, each followed by the names of the contents before and after it.
  private static func versions(_ output: [UInt8]) -> (versions: [Version], renamings: [Renaming]) {
    var versions: [Version] = []
    var renamings: [Renaming] = []
    var names = 0
    var isRenamed = false
    for field in output.split(separator: 0) {
      if names > 0 {
        if isRenamed, let version = versions.last { renamings.append((FileName.text(field), version.commit)) }
        isRenamed = false
        names -= 1
        continue
      }
      let text = String(decoding: field.drop { $0 == UInt8(ascii: "\n") }, as: UTF8.self)
      let words = text.dropFirst().split(separator: " ").map(String.init)
      if text.first == "\u{1}", words.count == 2 {
        versions.append(Version(commit: words[0], day: words[1]))
      } else if text.first == ":", !versions.isEmpty {
        // Of a merge that differs from all of its parents, there are the contents in each of them.
        let parents = text.prefix { $0 == ":" }.count
        let words = text.dropFirst(parents).split(separator: " ").map(String.init)
        guard words.count == 2 * parents + 3 else { continue }
        // A link or a submodule is not a file.
        if words[parents].hasPrefix("100") { versions[versions.count - 1].blob = words[2 * parents + 1] }
        if parents == 1, words[0].hasPrefix("100") { versions[versions.count - 1].before = words[2] }
        isRenamed = parents == 1 && words[4].hasPrefix("R")
        names = isRenamed || parents == 1 && words[4].hasPrefix("C") ? 2 : 1
      }
    }
    return (versions, renamings)
  }

  /// - Parameter isShort: Whether the command doesn't read the history, so that it gets no more time than others.
  private func git(_ arguments: [String], isShort: Bool = false) throws -> Subprocess.Outcome {
    var limits = self.limits
    if isShort { limits.deadline = min(limits.deadline, ContinuousClock.now + Git.patience) }
    let outcome: Subprocess.Outcome?
    do { outcome = try Git.run(arguments, in: folder, limits: limits) } catch {
      throw Failure("git could not be run: \(error)")
    }
    guard let outcome else { throw Failure("git, needed for \(option), is not installed") }
    return outcome
  }

  private func reason(_ outcome: Subprocess.Outcome) -> String {
    let complaint = Git.complaint(outcome)
    return complaint.contains("not a git repository")
      ? "\(option) needs a git repository, and \"\(folder)\" is not in one" : complaint
  }
}
