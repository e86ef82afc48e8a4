/// Runs a command line from its words to its exit code: the one place where errors become text.
public enum CommandRunner {
  /// Parses the words, calls the command they name, and writes what has to be said.
  ///
  /// - Parameters:
  ///   - root: The tree of commands.
  ///   - arguments: The words after the name of the program.
  ///   - console: Where to write.
  /// - Returns: The code of the command; ``ExitCode/usage`` when the words were not understood,
  ///   ``ExitCode/failure`` when the command threw an error that names no other.
  public static func run(
    _ root: Command, arguments: [String], console: Console
  ) async -> ExitCode {
    do {
      switch try CommandParser.parse(arguments, of: root, console: console) {
      case .help(let path):
        console.write(HelpText(of: path, on: console).text)
        return .success
      case .version(let version):
        console.write("\(version)\n")
        return .success
      case .call(let invocation, let action):
        return try await action(invocation)
      }
    } catch let error as UsageError {
      if error.fault == .missingCommand { showHelp(of: error.commandPath, in: root, on: console) }
      report(error.message, on: console)
      console.writeErrorLine(error.pointer)
      return error.exitCode
    } catch let failure as any DescribedFailure {
      report(failure.message, on: console)
      return failure.exitCode
    } catch {
      report("\(error)", on: console)
      return .failure
    }
  }

  private static func report(_ message: String, on console: Console) {
    console.writeError(console.bold("error:", red: true) + " ")
    console.writeErrorLines(message)
  }

  private static func showHelp(of names: [String], in root: Command, on console: Console) {
    var path = CommandPath(root: root)
    for name in names.dropFirst() {
      if let next = path.command.subcommand(named: name) { path = path.appending(next) }
    }
    console.writeError(HelpText(of: path, on: console).text + "\n")
  }
}

/// What a command tells the shell when it ends.
public struct ExitCode: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32

  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// The command did its work and has nothing to complain about.
  public static let success = ExitCode(rawValue: 0)
  /// The command did its work, and found faults in what it was given.
  public static let findings = ExitCode(rawValue: 1)
  /// The command line could not be understood.
  public static let usage = ExitCode(rawValue: 2)
  /// The command could not run: a file is missing, a port is taken.
  public static let failure = ExitCode(rawValue: 3)
}

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
