import Basics
import CommandLayer

/// The reason why a command could not run, in one sentence.
struct Failure: DescribedFailure, MultilineError, CustomStringConvertible {
  let message: String
  var exitCode = ExitCode.failure
  /// Further lines, such as each error of a file.
  var details: [String] = []

  var lines: [String] { [message] + details }
  var description: String { lines.joined(separator: "\n") }

  init(_ message: String, exitCode: ExitCode = .failure) {
    self.message = message
    self.exitCode = exitCode
  }
}

extension Failure {
  /// The message of any error.
  static func message(of error: any Error) -> String { (error as? any DescribedFailure)?.message ?? "\(error)" }
}
