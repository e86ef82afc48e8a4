import Basics

extension Command {
  /// `completions bash|zsh|fish`: prints the completion script of the tree that it belongs to.
  public static var completions: Command {
    let shell = Argument("SHELL", of: .choice(CompletionScript.Shell.self), help: "Shell to write the script for")
    return Command(
      "completions", abstract: "Print a completion script for a shell",
      discussion: """
        Load it for one session with "source <(... completions bash)" in bash and zsh, or \
        "... completions fish | source" in fish; or save it where the shell looks for completions.
        """,
      arguments: [shell]
    ) { invocation in
      invocation.console.write(CompletionScript(invocation[shell], for: invocation.root).text)
      return .success
    }
  }

  /// `manual`: prints the manual page of the tree it belongs to.
  public static var manual: Command {
    Command(
      "manual", abstract: "Print the manual page",
      discussion: """
        It is written in the language of man: read it with "... manual | man -l -", or save it where \
        man looks for pages.
        """
    ) { invocation in
      invocation.console.write(ManualPage(for: invocation.root).text)
      return .success
    }
  }

  /// The command with a `help` subcommand, unless it already has one or has no subcommands.
  var withHelpCommand: Command {
    guard !subcommands.isEmpty, subcommand(named: "help") == nil else { return self }
    return Command(
      name, abstract: abstract, discussion: discussion, version: version, options: options, ownOptions: ownOptions,
      examples: examples, subcommands: subcommands + [.help(on: subcommands)], action: action)
  }

  private static func help(on commands: [Command]) -> Command {
    let topics = commands.map { Candidate($0.name, help: $0.abstract) }
    let topic = Argument(
      zeroOrMore: "COMMAND", of: ValueKind(expected: "a command", completion: .candidates { topics }) { $0 },
      help: "Command to explain")
    return Command("help", abstract: "Show the help of a command", arguments: [topic]) { invocation in
      var path = CommandPath(root: invocation.root)
      for name in invocation[topic] {
        guard let next = path.command.subcommand(named: name) else {
          throw invocation.usageError(.unknownCommand(name, among: path.command.subcommands))
        }
        path = path.appending(next)
      }
      invocation.console.write(HelpText(of: path, on: invocation.console).text)
      return .success
    }
  }
}

extension UsageFault {
  static func unknownCommand(_ name: String, among commands: [Command]) -> UsageFault {
    .unknownCommand(name, suggestion: Suggestion.nearest(to: name, among: commands.map(\.name), completing: true))
  }
}
