import CatalogFormats
import CommandLayer

/// Why a command could not run, in one sentence.
struct Failure: DescribedFailure {
  let message: String
  var exitCode = ExitCode.failure

  init(_ message: String, exitCode: ExitCode = .failure) {
    self.message = message
    self.exitCode = exitCode
  }
}

extension Failure {
  /// What to tell of any error.
  static func message(of error: any Error) -> String {
    (error as? any DescribedFailure)?.message ?? "\(error)"
  }
}

extension Failure {
  /// Ends a command that needs digests where nettle, which makes them, is not installed.
  static func unlessDigestsCanBeMade() throws {
    if !Checksum.isAvailable {
      throw Failure("nettle is not installed: apt install libnettle8, brew install nettle")
    }
  }
}
