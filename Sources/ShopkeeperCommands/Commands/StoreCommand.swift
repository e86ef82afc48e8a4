import CommandLayer

/// `shopkeeper store`: reads and changes a store of published revisions.
enum StoreCommand {
  static let command = Command(
    "store", abstract: "Show the published revisions, return to one, and keep the store",
    discussion: """
      A store has every revision that "shopkeeper publish" recorded, the channels that point to them, \
      and the ledger of all product IDs that were ever used.
      """,
    examples: [
      Example("shopkeeper store history --last 5", help: "See what was published last"),
      Example("shopkeeper store channel set production 41", help: "Go live with a revision"),
    ], subcommands: subcommands)

  private static let subcommands = [
    HistoryCommand.command,
    BlameCommand.command,
    ChannelCommand.command,
    RollbackCommand.command,
    LedgerCommand.command,
    RetireCommand.command,
    VerifyCommand.command,
    BackupCommand.command,
    RestoreCommand.command,
  ]

  /// The same commands without "store" before them, their former names, for scripts.
  static let formerCommands = subcommands.filter { $0.name != "restore" }.map { $0.hidden() }
}
