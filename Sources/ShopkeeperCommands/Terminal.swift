import Basics
import CPlatform
import CommandLayer

/// The terminal of this process.
enum Terminal {
  /// The console on the standard streams, with color if it is a terminal.
  static func console(_ arguments: [String]) -> Console {
    let width = Int(platform_columns(STDOUT_FILENO))
    return Console(
      columns: width > 0 ? min(width, mostColumns) : 80, terminalColumns: width > 0 ? width : nil,
      isColored: ColorOption.wanted(arguments) ?? isColorful(STDERR_FILENO), locale: locale,
      cacheFolder: cacheFolder,
      standardOutput: { bytes in
        if let failure = FileSystem.put(bytes, into: STDOUT_FILENO) { outputFailure.withLock { $0 = $0 ?? failure } }
      }, standardError: { _ = FileSystem.put($0, into: STDERR_FILENO) }, answer: answer)
  }

  /// Reads what a person types; nil when nobody is at a terminal.
  private static var answer: (@Sendable () -> String?)? {
    guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else { return nil }
    return { readLine() }
  }

  /// The reason why standard output could not be written, if any: a command that prints to a full
  /// disk has not done its work. A reader that has exited, such as `head`, didn't want any more.
  static var failedOutput: SystemError? { outputFailure.withLock { $0 }.flatMap { $0.number == EPIPE ? nil : $0 } }

  private static let outputFailure = Lock<SystemError?>(nil)

  /// Whether a stream is a terminal that supports color; `NO_COLOR` (no-color.org) and a dumb
  /// terminal turn it off.
  static func isColorful(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
  }

  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The locale of messages; empty where none is set.
  private static var locale: String {
    ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? ""
  }

  /// The folder of this program among the user's caches, as the XDG specification and macOS name it;
  /// nil for users without a home.
  private static var cacheFolder: String? {
    func folder(_ name: String) -> String? { environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil } }
    #if os(macOS)
      let caches = "Library/Caches"
    #else
      let caches = ".cache"
    #endif
    return (folder("XDG_CACHE_HOME") ?? folder("HOME").map { Path.join($0, caches) }).map {
      Path.join($0, "shopkeeper")
    }
  }

  /// Longer lines of prose are hard to read.
  private static let mostColumns = 120
}

/// `--color`, which every command accepts.
enum ColorOption {
  enum Choice: String, CaseIterable, Sendable {
    case auto
    case always
    case never
  }

  static let color = Option(
    "color", of: .choice(Choice.self, placeholder: "WHEN"), default: .auto, help: "Colour the output")

  /// Whether output to a stream is colored.
  static func isColored(_ invocation: Invocation, descriptor: Int32 = 1) -> Bool {
    switch invocation[color] {
    case .always: true
    case .never: false
    case .auto: Terminal.isColorful(descriptor)
    }
  }

  /// The value given on the command line, determined before it is parsed, for parse errors.
  static func wanted(_ arguments: [String]) -> Bool? {
    for (index, word) in arguments.enumerated() {
      if word == "--" { break }
      let value =
        word == "--color"
        ? arguments.dropFirst(index + 1).first : word.hasPrefix("--color=") ? String(word.dropFirst(8)) : nil
      switch value {
      case "always": return true
      case "never": return false
      default: continue
      }
    }
    return nil
  }
}
