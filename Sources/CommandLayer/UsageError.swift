/// A command line that could not be parsed.
public struct UsageError: DescribedFailure, Hashable {
  public let fault: UsageFault
  /// The names of the command that was called, starting at the root, such as
  /// `["shopkeeper", "lint"]`.
  public let commandPath: [String]

  public init(_ fault: UsageFault, commandPath: [String]) {
    self.fault = fault
    self.commandPath = commandPath
  }

  public var message: String { fault.message }
  public var exitCode: ExitCode { .usage }

  /// The reference to the help, for the line below the message.
  var pointer: String { "see \"\(commandPath.joined(separator: " ")) --help\"" }
}

/// A fault in a command line; options are named as they are typed.
public enum UsageFault: Error, Hashable, Sendable {
  case unknownOption(String, suggestion: String?)
  case unknownCommand(String, suggestion: String?)
  /// A group of commands was called without one of them.
  case missingCommand
  case missingValue(of: String, placeholder: String)
  /// A flag was given a value.
  case unexpectedValue(String, of: String)
  case missingOption(String)
  /// An option that may be given only once is repeated.
  case repeatedOption(String)
  case missingArgument(String)
  case unexpectedArgument(String)
  case invalidValue(String, for: String, expected: String, suggestion: String?)
  /// A fault that only the command itself can detect, such as two mutually exclusive options.
  case other(String)

  /// One sentence, lower case, without a full stop.
  public var message: String {
    switch self {
    case .unknownOption(let name, let suggestion): "unknown option \"\(name)\"" + Self.question(suggestion)
    case .unknownCommand(let name, let suggestion): "unknown command \"\(name)\"" + Self.question(suggestion)
    case .missingCommand: "missing command"
    case .missingValue(let option, let placeholder): "missing value for \"\(option)\"; expected \(placeholder)"
    case .unexpectedValue(let text, let option): "unexpected value \"\(text)\" for \"\(option)\"; expected none"
    case .missingOption(let name): "missing option \"\(name)\""
    case .repeatedOption(let name): "option \"\(name)\" is given more than once; expected at most one"
    case .missingArgument(let name): "missing argument \(name)"
    case .unexpectedArgument(let text): "unexpected argument \"\(text)\""
    case .invalidValue(let text, let name, let expected, let suggestion):
      "invalid value \"\(text)\" for \"\(name)\"; expected \(expected)" + Self.question(suggestion)
    case .other(let message): message
    }
  }

  private static func question(_ suggestion: String?) -> String { suggestion.map { "; did you mean \"\($0)\"?" } ?? "" }
}
