import Basics
import CommandLayer

/// The output of a run, and its exit code.
struct Recording: Equatable {
  var output = ""
  var errors = ""
  var code = ExitCode.success

  static func of(_ root: Command, _ arguments: [String], columns: Int = 80, isColored: Bool = false) async -> Recording
  {
    let streams = Lock((output: [UInt8](), errors: [UInt8]()))
    let console = Console(
      columns: columns, isColored: isColored, standardOutput: { bytes in streams.withLock { $0.output += bytes } },
      standardError: { bytes in streams.withLock { $0.errors += bytes } })
    let code = await CommandRunner.run(root, arguments: arguments, console: console)
    return streams.withLock {
      Recording(
        output: String(decoding: $0.output, as: UTF8.self), errors: String(decoding: $0.errors, as: UTF8.self),
        code: code)
    }
  }
}

extension Recording {
  /// Runs the sample with a line whose words are separated by single spaces.
  static func ofSample(_ line: String) async -> Recording {
    await of(SampleTree.root, line.split(separator: " ").map(String.init))
  }
}
