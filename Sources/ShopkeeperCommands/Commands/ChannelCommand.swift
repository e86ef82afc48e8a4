import Basics
import CatalogStore
import CommandLayer
import SourceSyntax

/// `shopkeeper store channel`: shows and sets the channels of an app.
enum ChannelCommand {
  private static let name = Argument(
    "CHANNEL", of: .text("CHANNEL"), help: "The name of the channel, such as production or beta")
  private static let revision = Argument("REVISION", of: .integer(1 ... .max), help: "The number of the revision")
  private static let history = Flag("history", help: "Every time that a channel was set, the newest first")

  static let command: Command = Command(
    "channel", abstract: "Show the channels of an app, and which revision each points to",
    discussion: """
      A channel is a name for a revision, such as production: "shopkeeper serve" follows it, so that \
      publishing and going live are two steps. Its history is kept. To go back, publish the earlier \
      contents again with "store rollback": apps that have received a revision refuse an older one.
      """,
    options: [StoreOptions.app, StoreOptions.store, StoreOptions.format], ownOptions: [history],
    examples: [
      Example("shopkeeper store channel", help: "Show what is in production"),
      Example("shopkeeper store channel set production 41", help: "Go live with a revision"),
    ], subcommands: [setting], action: { try show($0) })

  private static let setting: Command = Command(
    "set", abstract: "Point a channel at a revision", arguments: [name, revision], options: [StoreOptions.author],
    examples: [Example("shopkeeper store channel set production 41", help: "Go live with a revision")],
    action: { invocation in
      let author = try Author.name(invocation)
      let (store, app) = try StoreOptions.openApp(invocation, for: .write)
      let name = invocation[Self.name]
      guard !name.isEmpty, name.utf8.count <= 64,
        name.utf8.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || "-_.".utf8.contains($0) })
      else {
        throw invocation.usageError(
          .other(
            "\"\(name)\" is not the name of a channel; expected at most 64 letters, digits, \"-\", " + "\"_\" and \".\""
          ))
      }
      let newest = try StoreOptions.run { () throws(StoreFailure) in
        var newest = 0
        try store.forEachChannelChange(of: app, channel: name) { newest = max(newest, $0.revision) }
        try store.setChannel(name, of: app, to: invocation[revision], author: author)
        return newest
      }
      StoreOptions.report(
        "\(name) of \(app) is revision \(invocation[revision])",
        [
          "app": .text(app), "channel": .text(name), "revision": .integer(invocation[revision]),
          "author": .text(author),
        ], invocation)
      if invocation[revision] < newest {
        invocation.console.writeErrorLine(
          "warning: apps that have received revision \(newest) refuse an older one; \"shopkeeper "
            + "store rollback \(invocation[revision])\" publishes its contents as a new revision for them")
      }
      return .success
    })

  private static func show(_ invocation: Invocation) throws -> ExitCode {
    let (store, app) = try StoreOptions.openApp(invocation, for: .read)
    var list = StreamedList(invocation, header: ["CHANNEL", "REVISION", "SET", "AUTHOR"], trailing: [1])
    func add(_ channel: Channel) {
      list.add(
        [channel.name, String(channel.revision), channel.time.description, channel.author],
        [
          "channel": .text(channel.name), "revision": .integer(channel.revision),
          "set": .text(channel.time.description), "author": .text(channel.author),
        ])
    }
    try StoreOptions.run { () throws(StoreFailure) in
      if invocation[history] {
        try store.forEachChannelChange(of: app) { add($0) }
      } else {
        for channel in try store.channels(of: app) { add(channel) }
      }
    }
    list.finish()
    return .success
  }
}
