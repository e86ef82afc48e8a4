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
      standardOutput: { write($0, to: STDOUT_FILENO) },
      standardError: { write($0, to: STDERR_FILENO) })
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

  /// Writes everything, whatever the system takes at once; a reader that has gone ends it.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let written = UnsafeRawBufferPointer(rebasing: rest).withMemoryRebound(to: UInt8.self) {
          #if canImport(Glibc)
            Glibc.write(descriptor, $0.baseAddress, $0.count)
          #elseif canImport(Musl)
            Musl.write(descriptor, $0.baseAddress, $0.count)
          #else
            Darwin.write(descriptor, $0.baseAddress, $0.count)
          #endif
        }
        if written < 0 && errno == EINTR { continue }
        guard written > 0 else { return }
        rest = rest.dropFirst(written)
      }
    }
  }
}
