/// Runs a command line from its words to its exit code: the only place where errors become text.
public enum CommandRunner {
  /// Parses the words, runs the command that they name, and prints errors.
  ///
  /// - Parameters:
  ///   - root: The tree of commands.
  ///   - arguments: The words after the name of the program.
  ///   - console: The console to write to.
  /// - Returns: The code of the command; ``ExitCode/usage`` when the words could not be parsed,
  ///   ``ExitCode/failure`` when the command threw an error without a code of its own.
  public static func run(_ root: Command, arguments: [String], console: Console) async -> ExitCode {
    do {
      switch try CommandParser.parse(arguments, of: root, console: console) {
      case .help(let path):
        console.write(HelpText(of: path, on: console).text)
        return .success
      case .version(let version):
        console.write("\(version)\n")
        return .success
      case .call(let invocation, let action): return try await action(invocation)
      }
    } catch let error as UsageError {
      if error.fault == .missingCommand { showHelp(of: error.commandPath, in: root, on: console) }
      console.report(error)
      console.writeErrorLine(error.pointer)
      return error.exitCode
    } catch let failure as any DescribedFailure {
      console.report(failure)
      return failure.exitCode
    } catch {
      console.report(error)
      return .failure
    }
  }

  /// The parsed command line of a command, which is not run; nil when the words only ask for help.
  package static func invocation(of root: Command, arguments: [String], console: Console) throws(UsageError)
    -> Invocation?
  {
    guard case .call(let invocation, _) = try CommandParser.parse(arguments, of: root, console: console) else {
      return nil
    }
    return invocation
  }

  private static func showHelp(of names: [String], in root: Command, on console: Console) {
    var path = CommandPath(root: root)
    for name in names.dropFirst() { if let next = path.command.subcommand(named: name) { path = path.appending(next) } }
    console.writeError(HelpText(of: path, on: console).text + "\n")
  }
}

/// The exit code of a command.
public struct ExitCode: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32

  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// The command succeeded and found no faults.
  public static let success = ExitCode(rawValue: 0)
  /// The command succeeded, and found faults in its input.
  public static let findings = ExitCode(rawValue: 1)
  /// The command line could not be parsed.
  public static let usage = ExitCode(rawValue: 2)
  /// The command could not run: a file is missing, a port is in use.
  public static let failure = ExitCode(rawValue: 3)
}

/// An error with a message for the user at the terminal.
///
/// ``CommandRunner`` prints `error: ` and the message to standard error and exits with the code;
/// for an error of any other type it prints the description and exits with ``ExitCode/failure``.
public protocol DescribedFailure: Error {
  /// One sentence, lower case, without a full stop.
  var message: String { get }
  /// The exit code; ``ExitCode/failure`` by default.
  var exitCode: ExitCode { get }
}

extension DescribedFailure { public var exitCode: ExitCode { .failure } }
