/// An error that knows what to tell the person at the terminal.
///
/// ``CommandRunner`` prints `error: ` and the message to standard error and ends with the code; an
/// error of any other type is printed as it describes itself, and ends with ``ExitCode/failure``.
public protocol DescribedFailure: Error {
  /// One sentence, lower case, without a full stop.
  var message: String { get }
  /// The code to end with; ``ExitCode/failure`` unless it says otherwise.
  var exitCode: ExitCode { get }
}

extension DescribedFailure {
  public var exitCode: ExitCode { .failure }
}
