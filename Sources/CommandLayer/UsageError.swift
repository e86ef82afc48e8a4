/// A command line that could not be understood.
public struct UsageError: DescribedFailure, Hashable {
  public let fault: UsageFault
  /// The names of the command that was called, from the root, such as `["shopkeeper", "lint"]`.
  public let commandPath: [String]

  public init(_ fault: UsageFault, commandPath: [String]) {
    self.fault = fault
    self.commandPath = commandPath
  }

  public var message: String { fault.message }
  public var exitCode: ExitCode { .usage }

  /// Where to read on, for the line below the message.
  var pointer: String {
    "see \"\(commandPath.joined(separator: " ")) --help\""
  }
}
