import CommandLayer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The terminal of this process.
enum Terminal {
  /// The console on the standard streams, with colour when a person reads it.
  static func console(_ arguments: [String]) -> Console {
    Console(
      columns: columns, isColored: ColorOption.wanted(arguments) ?? isColorful(STDERR_FILENO),
      standardOutput: { _ = FileSystem.put($0, into: STDOUT_FILENO) },
      standardError: { _ = FileSystem.put($0, into: STDERR_FILENO) })
  }

  /// Whether a stream is a terminal that shows colour; `NO_COLOR` (no-color.org) and a dumb terminal
  /// say no.
  static func isColorful(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && (environment("NO_COLOR") ?? "").isEmpty
      && environment("TERM") != "dumb"
  }

  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  private static var columns: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= 40 else { return 80 }
    return min(Int(size.ws_col), 120)
  }
}
