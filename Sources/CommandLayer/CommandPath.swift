/// A command together with the commands above it, which lend it their options.
struct CommandPath: Sendable {
  let root: Command
  /// From the child of the root to the command.
  private(set) var below: [Command] = []

  /// Begins at the root of a tree, which is given a `help` command.
  init(root: Command) {
    self.root = root.withHelpCommand
  }

  var command: Command { below.last ?? root }
  var names: [String] { [root.name] + below.map(\.name) }
  /// The names as they are typed, such as `shopkeeper lint`.
  var line: String { names.joined(separator: " ") }

  /// How the command is called, on one line.
  var usage: String {
    var words = [line]
    for option in options.map(\.shape) where option.isRequired {
      words.append("\(option.spelling) \(option.placeholder ?? "")")
    }
    words.append("[OPTIONS]")
    words += command.arguments.map(\.shape.usage)
    if !command.subcommands.isEmpty { words.append("COMMAND") }
    return words.joined(separator: " ")
  }

  /// The options that can be given here: its own, those of the commands above, and the built-in.
  var options: [any OptionDeclaration] {
    var options = below.reversed().flatMap(\.options) + root.options + [Flag.help]
    if below.isEmpty, root.version != nil { options.append(Flag.version) }
    return options
  }

  /// The arguments whose place among the words is known: none after one without an end.
  var placedArguments: [ArgumentShape] {
    let arguments = command.arguments.map(\.shape)
    let end = arguments.firstIndex { $0.arity.isUnbounded } ?? arguments.endIndex
    return Array(arguments.prefix(end + 1))
  }

  func appending(_ command: Command) -> CommandPath {
    var path = self
    path.below.append(command)
    return path
  }

  /// This command and all below it, parents first.
  var all: [CommandPath] {
    [self] + command.subcommands.flatMap { appending($0).all }
  }
}
