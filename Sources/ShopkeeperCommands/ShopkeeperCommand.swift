import CPlatform
public import CommandLayer

/// The command line as a whole.
public enum ShopkeeperCommand {
  /// The version of the command and the library; semantic versioning.
  public static let version = "0.1.0"

  /// The commands, in the order of the help.
  public static var command: Command {
    Command(
      "shopkeeper", abstract: "Lint, export and serve the in-app products of an app",
      discussion: """
        The products of an app are defined in one text file, catalog.yml, that is reviewed like \
        code. A .storekit file from Xcode can be used in its place wherever a catalog is read.

        Exit codes: 0 for success, 1 when something was found, 2 when the command line is invalid, \
        3 when the command could not run.
        """,
      version: version,
      options: [ColorOption.color],
      examples: [
        Example("shopkeeper lint", help: "Lint every catalog below this folder"),
        Example("shopkeeper lint App.storekit", help: "Lint a file that Xcode wrote"),
        Example("shopkeeper explain price-mismatch", help: "Explain what a rule finds, and why"),
      ],
      subcommands: [
        LintCommand.command,
        ReadyCommand.command,
        IDsCommand.command,
        RulesCommand.command,
        ExplainCommand.command,
        FactsCommand.command,
        ListCommand.command,
        ShowCommand.command,
        InitCommand.command,
        AddCommand.command,
        SetCommand.command,
        RemoveCommand.command,
        RenameCommand.command,
        FmtCommand.command,
        PriceCommand.command,
        SchemaCommand.command,
        StudioCommand.command,
        LSPCommand.command,
        MCPCommand.command,
        ExportCommand.command,
        ImportCommand.command,
        ConvertCommand.command,
        FormatsCommand.command,
        DiffCommand.command,
        PublishCommand.command,
        StoreCommand.command,
        ServeCommand.command,
        SiteCommand.command,
        InvalidIDsCommand.command,
        ReceiptCommand.command,
        AscCommand.command,
        .completions,
        .manual,
      ] + StoreCommand.formerCommands)
  }

  /// Runs a command line, without the program name, in this process's terminal, and ends the process
  /// with its exit code.
  public static func main(_ arguments: [String]) async -> Never {
    // A limit of the file size is an error to report, not a reason to be killed.
    platform_ignore_signal(SIGXFSZ)
    let console = Terminal.console(arguments)
    var code = await CommandRunner.run(command, arguments: arguments, console: console)
    if let failure = Terminal.failedOutput {
      console.writeErrorLine("error: could not write standard output: \(failure)")
      code = .failure
    }
    // The console's buffers are not released.
    return withExtendedLifetime(console) { exit(code.rawValue) }
  }
}
