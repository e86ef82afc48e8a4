#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// Runs another program and takes what it prints.
enum Subprocess {
  struct Outcome {
    /// What the program ended with; 128 and more when a signal ended it.
    var status: Int32
    var output: [UInt8]
    var errors: [UInt8]
  }

  /// Runs a program that is looked for on the `PATH`, without a shell, with nothing to read.
  ///
  /// - Parameters:
  ///   - removed: Variables of this process's environment that the program does not get.
  ///   - added: Variables that it gets besides.
  /// - Returns: Nil when there is no such program.
  static func run(
    _ program: String, _ arguments: [String], without removed: Set<String> = [],
    with added: [(name: String, value: String)] = []
  ) throws(SystemFailure) -> Outcome? {
    let output = try Pipe()
    let errors = try Pipe()
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors.writing, STDERR_FILENO)

    let names = removed.union(added.map(\.name))
    let kept = environment.filter { line in
      !names.contains(String(line.prefix { $0 != "=" }))
    }
    let variables = kept + added.map { "\($0.name)=\($0.value)" }
    var process: pid_t = 0
    let failure = withCStrings([program] + arguments) { arguments in
      withCStrings(variables) { variables in
        posix_spawnp(&process, program, &actions, nil, arguments, variables)
      }
    }
    if failure == ENOENT { return nil }
    guard failure == 0 else { throw SystemFailure(failure) }
    output.closeWriting()
    errors.closeWriting()
    let (printed, complained) = drain(output.reading, errors.reading)
    return Outcome(status: try wait(for: process), output: printed, errors: complained)
  }

  /// Reads two pipes to their ends at once: a program that fills one while the other is read waits.
  private static func drain(_ first: Int32, _ second: Int32) -> ([UInt8], [UInt8]) {
    var polled = [first, second].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var read: [[UInt8]] = [[], []]
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while polled.contains(where: { $0.fd >= 0 }) {
      if poll(&polled, nfds_t(polled.count), -1) < 0, errno != EINTR { break }
      for index in polled.indices where polled[index].fd >= 0 && polled[index].revents != 0 {
        let count = systemRead(polled[index].fd, &chunk, chunk.count)
        if count > 0 {
          read[index] += chunk[..<count]
        } else if count == 0 || errno != EINTR {
          polled[index].fd = -1
        }
      }
    }
    return (read[0], read[1])
  }

  private static func wait(for process: pid_t) throws(SystemFailure) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw SystemFailure() }
    }
    // The macros of <sys/wait.h>, which are not imported.
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  private static var environment: [String] {
    #if canImport(Darwin)
      let start: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = _NSGetEnviron().pointee
    #else
      let start: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    #endif
    var lines: [String] = []
    guard var entry = start else { return lines }
    while let line = entry.pointee {
      lines.append(String(cString: line))
      entry += 1
    }
    return lines
  }

  private static func systemRead(
    _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int
  ) -> Int {
    read(descriptor, buffer, count)
  }

  /// Lends texts as the null-terminated list of C strings that the system wants.
  private static func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let strings = texts.map { strdup($0) }
    defer { for string in strings { free(string) } }
    return body(strings + [nil])
  }
}

/// A pipe that no other program inherits, closed with the last reference to it.
private final class Pipe {
  let reading: Int32
  private(set) var writing: Int32

  init() throws(SystemFailure) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      guard pipe(&ends) == 0 else { throw SystemFailure() }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #else
      // Sockets, because pipes that are closed on exec from the first are not to be had in Swift:
      // a program that another thread starts meanwhile would keep the end open.
      #if canImport(Glibc)
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      #else
        let kind = SOCK_STREAM | SOCK_CLOEXEC
      #endif
      guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw SystemFailure() }
    #endif
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
