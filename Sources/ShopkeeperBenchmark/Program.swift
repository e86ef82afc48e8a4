import Basics
import CPlatform

/// The command that was built with the benchmark, run as a process.
struct Program {
  struct Run {
    /// The exit code; -1 when it could not be started or was killed.
    var status: Int32
    /// The time that it took, in seconds.
    var seconds: Double
    /// The processor time, which other processes hardly change, in seconds.
    var processor: Double
    /// In bytes.
    var peakMemory: Int
  }

  let path: String

  /// Nil when the command was not built.
  static var shopkeeper: Program? {
    let path = Path.join(Path.folder(of: FileSystem.absolute(CommandLine.arguments[0])), "shopkeeper")
    guard FileSystem.kind(path) == .file else {
      print("error: \"\(path)\" doesn't exist; build the product \"shopkeeper\"")
      return nil
    }
    return Program(path: path)
  }

  /// - Parameters:
  ///   - words: The arguments.
  ///   - output: A file for everything that is printed.
  ///   - interruption: A closure that is called while the process runs; nil to let it end.
  func run(_ words: [String], output: String = "/dev/null", interruptedBy interruption: ((pid_t) -> Void)? = nil) -> Run
  {
    let failed = Run(status: -1, seconds: 0, processor: 0, peakMemory: 0)
    let file = platform_open(output, O_WRONLY | O_CLOEXEC)
    defer { close(file) }
    let strings = ([path] + words).map { strdup($0) } + [nil]
    defer { for string in strings { free(string) } }
    var process: pid_t = 0
    let start = ContinuousClock.now
    guard platform_spawn(&process, path, strings, platform_environment(), file, file) == 0 else { return failed }
    interruption?(process)
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 { guard platform_errno() == EINTR else { return failed } }
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    #if os(Linux)
      let memory = Int(usage.ru_maxrss) * 1024
    #else
      let memory = Int(usage.ru_maxrss)
    #endif
    return Run(
      status: status & 0x7F == 0 ? status >> 8 : -1, seconds: (ContinuousClock.now - start) / .seconds(1),
      processor: seconds(usage.ru_utime) + seconds(usage.ru_stime), peakMemory: memory)
  }
}
