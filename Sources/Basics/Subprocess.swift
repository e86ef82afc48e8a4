internal import CPlatform

/// Runs another program and captures its output.
public enum Subprocess {
  public struct Outcome: Sendable {
    /// The exit status of the program; 128 plus the signal number when a signal ended it.
    public var status: Int32
    public var output: [UInt8]
    public var errors: [UInt8]
    /// Whether the program was ended because it exceeded a limit; the output is its beginning.
    public var isCut = false

    public init(status: Int32, output: [UInt8], errors: [UInt8], isCut: Bool = false) {
      self.status = status
      self.output = output
      self.errors = errors
      self.isCut = isCut
    }
  }

  /// The limits beyond which a program is ended.
  public struct Limits: Sendable {
    public var deadline: ContinuousClock.Instant
    /// The size of its output, in bytes.
    public var output: Int

    public init(deadline: ContinuousClock.Instant, output: Int) {
      self.deadline = deadline
      self.output = output
    }
  }

  /// Runs a program found on the `PATH`, without a shell and with empty standard input. Folders of the `PATH` without
  /// an absolute name, such as `.`, are skipped: a program in the working folder may be a stranger's.
  ///
  /// - Parameters:
  ///   - removed: Environment variables of this process that the program doesn't inherit.
  ///   - added: Additional environment variables.
  ///   - limits: The limits of the program; nil for one that always ends.
  /// - Returns: Nil when the program doesn't exist.
  public static func run(
    _ program: String, _ arguments: [String], without removed: Set<String> = [],
    with added: [(name: String, value: String)] = [], limits: Limits? = nil
  ) throws(SystemError) -> Outcome? {
    guard let path = located(program) else { return nil }
    let output = try Pipe()
    let errors = try Pipe()
    let names = removed.union(added.map(\.name))
    let kept = environment.filter { line in !names.contains(String(line.prefix { $0 != "=" })) }
    let variables = kept + added.map { "\($0.name)=\($0.value)" }
    var process: pid_t = 0
    let failure = withCStrings([program] + arguments) { arguments in
      withCStrings(variables) { variables in
        platform_spawn(&process, path, arguments, variables, output.writing, errors.writing)
      }
    }
    if failure == ENOENT { return nil }
    guard failure == 0 else { throw SystemError(failure) }
    output.closeWriting()
    errors.closeWriting()
    let drained = drain(output.reading, errors.reading, limits)
    if drained.isCut { kill(process, SIGKILL) }
    return Outcome(status: try wait(for: process), output: drained.output, errors: drained.errors, isCut: drained.isCut)
  }

  /// Reads two pipes to their ends concurrently: a program that fills one pipe while the other is
  /// being read would block.
  private static func drain(_ first: Int32, _ second: Int32, _ limits: Limits?) -> (
    output: [UInt8], errors: [UInt8], isCut: Bool
  ) {
    var polled = [first, second].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var contents: [[UInt8]] = [[], []]
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while polled.contains(where: { $0.fd >= 0 }) {
      var patience: Int32 = -1
      if let limits {
        let left = ContinuousClock.now.duration(to: limits.deadline)
        guard left > .zero, contents[0].count + contents[1].count <= limits.output else {
          return (contents[0], contents[1], true)
        }
        let milliseconds = left.components.attoseconds / 1_000_000_000_000_000
        patience = Int32(clamping: left.components.seconds * 1_000 + milliseconds + 1)
      }
      if poll(&polled, nfds_t(polled.count), patience) < 0, platform_errno() != EINTR { break }
      for index in polled.indices where polled[index].fd >= 0 && polled[index].revents != 0 {
        let count = read(polled[index].fd, &chunk, chunk.count)
        if count > 0 {
          contents[index] += chunk[..<count]
        } else if count == 0 || platform_errno() != EINTR {
          polled[index].fd = -1
        }
      }
    }
    return (contents[0], contents[1], false)
  }

  private static func wait(for process: pid_t) throws(SystemError) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { guard platform_errno() == EINTR else { throw .last } }
    // The macros of <sys/wait.h>, which are not imported.
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  private static func located(_ program: String) -> String? {
    let folders = environment.first { $0.hasPrefix("PATH=") }?.dropFirst(5).split(separator: ":") ?? []
    return folders.filter { $0.hasPrefix("/") }.map { Path.join(String($0), program) }.first {
      FileSystem.kind($0) == .file && access(FileName.cString($0), X_OK) == 0
    }
  }

  private static var environment: [String] {
    var lines: [String] = []
    guard var entry = platform_environment() else { return lines }
    while let line = entry.pointee {
      lines.append(FileName.text(line))
      entry += 1
    }
    return lines
  }

  /// Passes texts as the null-terminated list of C strings that the system expects.
  private static func withCStrings<Result>(_ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result)
    -> Result
  {
    let strings = texts.map { strdup(FileName.cString($0)) }
    defer { for string in strings { free(string) } }
    return body(strings + [nil])
  }
}

/// A pipe that child processes don't inherit, closed with the last reference to it.
private final class Pipe {
  let reading: Int32
  private(set) var writing: Int32

  init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard platform_pipe(&ends) == 0 else { throw .last }
    reading = ends[0]
    writing = ends[1]
  }

  func closeWriting() {
    close(writing)
    writing = -1
  }

  deinit {
    close(reading)
    if writing >= 0 { close(writing) }
  }
}
