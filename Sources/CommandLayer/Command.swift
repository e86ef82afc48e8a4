import Basics

/// A command of a command line, as a value: its parameters, its help and its action.
///
/// The options of a command are also available in its subcommands, so `--color` at the root can be
/// given anywhere; its own options aren't.
public struct Command: Sendable {
  /// Does the work of a command and returns its exit code.
  public typealias Action = @Sendable (Invocation) async throws -> ExitCode

  public let name: String
  /// One line without a full stop, for lists and as the first line of the help.
  public let abstract: String
  /// Paragraphs below the abstract; an empty line separates them.
  public let discussion: String
  /// The text of `--version`; only the root's is used.
  public let version: String?
  public let arguments: [any ArgumentDeclaration]
  public let options: [any OptionDeclaration]
  /// Options of the action of a group, which its subcommands don't have.
  public let ownOptions: [any OptionDeclaration]
  public internal(set) var subcommands: [Command]
  public let examples: [Example]
  /// Nil for a group that does nothing without one of its subcommands.
  public let action: Action?

  /// A command with an action.
  public init(
    _ name: String, abstract: String, discussion: String = "", version: String? = nil,
    arguments: [any ArgumentDeclaration] = [], options: [any OptionDeclaration] = [], examples: [Example] = [],
    action: @escaping Action
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.version = version
    self.arguments = arguments
    self.options = options
    self.ownOptions = []
    self.subcommands = []
    self.examples = examples
    self.action = action
  }

  /// A group of commands; called without one of them, it runs its action, or without an action shows
  /// its help and fails.
  public init(
    _ name: String, abstract: String, discussion: String = "", version: String? = nil,
    options: [any OptionDeclaration] = [], ownOptions: [any OptionDeclaration] = [], examples: [Example] = [],
    subcommands: [Command], action: Action? = nil
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.version = version
    self.arguments = []
    self.options = options
    self.ownOptions = ownOptions
    self.subcommands = subcommands
    self.examples = examples
    self.action = action
  }

  /// Whether it works, but isn't listed: an old name, or for programs alone.
  public private(set) var isHidden = false

  /// The command as one that help, the manual and completions don't list.
  public func hidden() -> Command {
    var command = self
    command.isHidden = true
    return command
  }

  func subcommand(named name: some StringProtocol) -> Command? { subcommands.first { $0.name == name } }
}

/// An example command line that help shows, with an explanation.
public struct Example: Hashable, Sendable {
  /// The whole line, including the program name.
  public let line: String
  public let help: String

  public init(_ line: String, help: String) {
    self.line = line
    self.help = help
  }
}

/// A command together with its ancestors, whose options it inherits.
struct CommandPath: Sendable {
  let root: Command
  /// The commands from the child of the root to this one.
  private(set) var below: [Command] = []

  /// Starts at the root of a tree, to which the built-in commands are added.
  init(root: Command) { self.root = root.withBuiltInCommands }

  var command: Command { below.last ?? root }
  var names: [String] { [root.name] + below.map(\.name) }
  /// The names as they are typed, such as `shopkeeper lint`.
  var line: String { names.joined(separator: " ") }

  /// The usage of the command, on one line.
  var usage: String {
    var words = [line]
    for option in options.map(\.shape) where option.isRequired {
      words.append("\(option.spelling) \(option.placeholder ?? "")")
    }
    words.append("[OPTIONS]")
    words += command.arguments.map(\.shape.usage)
    if !command.subcommands.isEmpty { words.append(command.action == nil ? "COMMAND" : "[COMMAND]") }
    return words.joined(separator: " ")
  }

  /// The options that can be given here: its own, its ancestors', and the built-in ones.
  var options: [any OptionDeclaration] {
    var options = command.ownOptions + below.reversed().flatMap(\.options) + root.options
    options.append(Flag.help)
    if below.isEmpty, root.version != nil { options.append(Flag.version) }
    return options
  }

  func appending(_ command: Command) -> CommandPath {
    var path = self
    path.below.append(command)
    return path
  }

  /// This command and all of its descendants, parents first.
  var all: [CommandPath] { [self] + command.subcommands.flatMap { appending($0).all } }

  /// The same without the hidden ones.
  var listed: [CommandPath] {
    [self] + command.subcommands.filter { !$0.isHidden }.flatMap { appending($0).listed }
  }
}

extension Command {
  /// Errors in the declarations of this tree, such as a name that is used twice.
  ///
  /// A test of the tree should expect none; the parser doesn't check, to avoid the cost in every
  /// run.
  public var declarationFaults: [String] { CommandPath(root: self).all.flatMap(\.faults) }
}

extension CommandPath {
  fileprivate var faults: [String] {
    let options = options.map(\.shape)
    let arguments = command.arguments.map(\.shape)
    var faults = repeated(in: options.flatMap(\.spellings)).map { "declares \"\($0)\" twice" }
    faults += repeated(in: arguments.map(\.name)).map { "declares argument \($0) twice" }
    faults += repeated(in: command.subcommands.map(\.name)).map { "declares command \"\($0)\" twice" }
    for name in options.map(\.name) + [command.name] where !isPlain(name) {
      faults.append("\"\(name)\" may have only letters, digits and inner hyphens")
    }
    if command.action == nil, command.subcommands.isEmpty { faults.append("is a group without commands") }
    if arguments.filter({ $0.arity.isUnbounded }).count > 1 { faults.append("declares two unbounded arguments") }
    if let open = arguments.firstIndex(where: { $0.arity == .optional && !$0.isConditional }),
      let later = arguments[open...].first(where: { $0.arity != .optional })
    {
      faults.append("declares \(later.name) after an optional argument")
    }
    return faults.map { "\(line): \($0)" }
  }

  private func repeated(in names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { !seen.insert($0).inserted }
  }

  /// Names are typed in a shell without quotes.
  private func isPlain(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("-")
      && name.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
  }
}
