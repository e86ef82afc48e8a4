import Basics

extension Command {
  /// `completions bash|zsh|fish`: prints the completion script of the tree that it belongs to.
  public static var completions: Command {
    let shell = Argument("SHELL", of: .choice(CompletionScript.Shell.self), help: "Shell to write the script for")
    return Command(
      "completions", abstract: "Print a completion script for a shell",
      discussion: """
        Load it for one session with "source <(... completions bash)" in bash and zsh, or \
        "... completions fish | source" in fish; or save it where the shell looks for completions. It \
        asks the program, so that it offers files, names and what is in them.
        """,
      arguments: [shell]
    ) { invocation in
      invocation.console.write(CompletionScript(invocation[shell], for: invocation.root.name).text)
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

  /// The command with the subcommands `help` and `complete`, unless it already has them or has no subcommands.
  var withBuiltInCommands: Command {
    guard !subcommands.isEmpty, subcommand(named: "help") == nil else { return self }
    var command = self
    command.subcommands += [.help(on: subcommands), .complete]
    return command
  }

  /// `complete -- WORD...`: prints the candidates for the last word, for the completion scripts.
  private static var complete: Command {
    let words = Argument(zeroOrMore: "WORD", of: .text(), help: "Words of a command line, the last being typed")
    return Command("complete", abstract: "Print the candidates for a word", arguments: [words]) { invocation in
      for candidate in Completion(of: invocation.root, words: invocation[words]).candidates {
        let help = candidate.help.isEmpty ? "" : "\t" + VisibleText.escaped(candidate.help)
        invocation.console.write(VisibleText.withoutControls(candidate.value) + help + "\n")
      }
      return .success
    }.hidden()
  }

  private static func help(on commands: [Command]) -> Command {
    let kind = ValueKind<String>(
      expected: "a command",
      completion: .candidates { given in
        let group = given.arguments.reduce(commands) { commands, name in
          commands.first { $0.name == name }?.subcommands ?? []
        }
        return group.filter { !$0.isHidden }.map { Candidate($0.name, help: $0.abstract) }
      }
    ) { $0 }
    let topic = Argument(zeroOrMore: "COMMAND", of: kind, help: "Command to explain")
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
