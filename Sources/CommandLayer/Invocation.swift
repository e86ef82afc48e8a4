/// The parsed command line of a command; its options and arguments are the keys to read it.
public struct Invocation: Sendable {
  /// The names of the command that was called, starting at the root.
  public let commandPath: [String]
  /// The tree that the command belongs to.
  public let root: Command
  /// The console to write to.
  public let console: Console
  private var options: [String: any Sendable] = [:]
  private var arguments: [String: any Sendable] = [:]
  private var given: Set<String> = []

  init(of path: CommandPath, console: Console) {
    commandPath = path.names
    root = path.root
    self.console = console
  }

  /// The value of an option.
  ///
  /// - Precondition: The command, or one above it, declares the option.
  public subscript<Value>(option: Option<Value>) -> Value {
    value(in: options, of: option.shape.name, called: option.shape.spelling)
  }

  /// Whether a flag is on.
  ///
  /// - Precondition: The command, or one above it, declares the flag.
  public subscript(flag: Flag) -> Bool { value(in: options, of: flag.shape.name, called: flag.shape.spelling) }

  /// The value of an argument.
  ///
  /// - Precondition: The command declares the argument.
  public subscript<Value>(argument: Argument<Value>) -> Value {
    value(in: arguments, of: argument.shape.name, called: argument.shape.name)
  }

  /// Whether an option or a flag was given explicitly rather than left at its default.
  public func isGiven(_ option: some OptionDeclaration) -> Bool { given.contains(option.shape.name) }

  /// An error that describes a fault of this command line, to be thrown by an action.
  public func usageError(_ fault: UsageFault) -> UsageError { UsageError(fault, commandPath: commandPath) }

  mutating func read(_ option: some OptionDeclaration, from texts: [String]) throws(UsageFault) {
    options[option.shape.name] = ReadValue(value: try option.value(from: texts))
    if !texts.isEmpty { given.insert(option.shape.name) }
  }

  mutating func read(_ argument: some ArgumentDeclaration, from texts: [String]) throws(UsageFault) {
    arguments[argument.shape.name] = ReadValue(value: try argument.value(from: texts))
  }

  private func value<Value: Sendable>(in values: [String: any Sendable], of name: String, called spelling: String)
    -> Value
  {
    guard let read = values[name] as? ReadValue<Value> else {
      preconditionFailure("\(spelling) is not declared by \"\(commandPath.joined(separator: " "))\"")
    }
    return read.value
  }
}

/// Keeps an optional value from being flattened when its type is inspected.
private struct ReadValue<Value: Sendable>: Sendable { let value: Value }
