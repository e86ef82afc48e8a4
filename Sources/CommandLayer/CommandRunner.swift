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
      report("\(error.message)\n\(error.pointer)", on: console)
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
    console.writeError("\(console.bold("error:", red: true)) \(message)\n")
  }

  private static func showHelp(of names: [String], in root: Command, on console: Console) {
    var path = CommandPath(root: root)
    for name in names.dropFirst() {
      if let next = path.command.subcommand(named: name) { path = path.appending(next) }
    }
    console.writeError(HelpText(of: path, on: console).text + "\n")
  }
}
