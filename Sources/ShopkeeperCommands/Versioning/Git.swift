import Basics

/// Runs git on repositories of strangers, the only program that a command starts: it reads objects, the index
/// and settings, and runs nothing that a repository names.
///
/// No command that reads files of the work tree may be run, such as `status` or `diff`: for these, git runs
/// the filters of the repository, under names that no setting can override.
enum Git {
  /// The outcome of a command; nil when git is not installed.
  ///
  /// - Parameters:
  ///   - arguments: The command and its arguments.
  ///   - directory: A folder in the repository.
  ///   - limits: The limits of the command; by default the rest of the time that the repository has.
  static func run(_ arguments: [String], in directory: String, limits: Subprocess.Limits? = nil) throws(SystemError)
    -> Subprocess.Outcome?
  {
    // Even one that reads a setting may wait forever: for the end of a pipe that the repository includes.
    let repository = Repository.root(of: directory)
    let start = ContinuousClock.now
    let rest = patience - spent.withLock { $0[repository, default: .zero] }
    guard limits != nil || rest > .zero else {
      return Subprocess.Outcome(status: -1, output: [], errors: [], isCut: true)
    }
    defer {
      let time = ContinuousClock.now - start
      if limits == nil, time > .seconds(1) { spent.withLock { $0[repository, default: .zero] += time } }
    }
    return try Subprocess.run(
      "git", settings + ["-C", directory] + arguments, without: variables,
      with: [
        ("LC_ALL", "C"), ("GIT_NO_LAZY_FETCH", "1"), ("GIT_ALLOW_PROTOCOL", "none"), ("GIT_OPTIONAL_LOCKS", "0"),
        ("GIT_TERMINAL_PROMPT", "0"), ("GIT_ALLOC_LIMIT", "\(mostOutput)"),
      ], limits: limits ?? Subprocess.Limits(deadline: start + rest, output: mostOutput))
  }

  /// In bytes; our own limit, far beyond any catalog.
  private static let mostOutput = 256 << 20

  /// The time that all calls of more than a second get together in a repository; our own limit.
  static let patience = Duration.seconds(30)
  private static let spent = Lock<[String: Duration]>([:])

  /// The reason why a call was ended.
  static let stopped = "git took more than 30 seconds in this repository, and was stopped"

  /// The first line of its errors.
  static func complaint(_ outcome: Subprocess.Outcome) -> String {
    if outcome.isCut {
      return outcome.output.count > mostOutput ? "git has more than 256 MB for it" : stopped
    }
    let lines = String(decoding: outcome.errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    return "git: \(lines.first ?? "ended with \(outcome.status)")"
  }

  /// The output of a command that prints one line.
  static func line(_ output: [UInt8]) -> String {
    FileName.text(output.last == UInt8(ascii: "\n") ? Array(output.dropLast()) : output)
  }

  /// Settings that override the repository's, which can name programs to run.
  private static let settings = [
    "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "diff.external=", "-c",
    "protocol.allow=never", "-c", "log.showSignature=false", "-c", "core.sshCommand=false", "-c", "core.gitProxy=false",
    "-c", "core.askPass=false", "-c", "credential.helper=", "-c", "gpg.program=false", "--literal-pathspecs",
    "--no-pager",
  ]

  /// Variables that git sets for hooks: the repository to use is the catalog's, not the commit's.
  private static let variables: Set<String> = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR",
  ]
}
