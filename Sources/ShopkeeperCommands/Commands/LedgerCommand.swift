import CatalogStore
import CommandLayer
import SourceSyntax

/// `shopkeeper store ledger`: lists every product ID that an app ever used.
enum LedgerCommand {
  private static let retiredOnly = Flag("retired", help: "Only the IDs that are retired")

  static let command: Command = Command(
    "ledger", abstract: "List every product ID that an app ever used",
    discussion: """
      An ID that was saved in App Store Connect once can never be used again in the app for anything \
      else. The ledger has each with its type, group and period, the first and the last revision \
      that had it, and when and why it was retired.
      """,
    options: [StoreOptions.app, StoreOptions.store, StoreOptions.format], ownOptions: [retiredOnly],
    examples: [
      Example("shopkeeper store ledger", help: "List the IDs of the only app in the store"),
      Example(
        "shopkeeper store ledger --retired --format json | jq -r '.[].productID'",
        help: "List the IDs that nobody may use again, for a script"),
    ], subcommands: [LedgerImportCommand.command], action: { try list($0) })

  private static func list(_ invocation: Invocation) throws -> ExitCode {
    let (store, app) = try StoreOptions.openApp(invocation, for: .read)
    var list = StreamedList(
      invocation, header: ["PRODUCT ID", "TYPE", "GROUP", "PERIOD", "FIRST", "LAST", "RETIRED", "REASON"],
      trailing: [4, 5])
    try StoreOptions.run { () throws(StoreFailure) in
      let newest = try store.revision(of: app)?.number ?? 0
      try store.forEachLedgerEntry(of: app) { entry in
        guard !invocation[retiredOnly] || entry.retired != nil else { return }
        list.add(row(entry, newest: newest), value(entry, newest: newest))
      }
    }
    list.finish()
    return .success
  }

  private static func row(_ entry: LedgerEntry, newest: Int) -> [String] {
    func shown(_ text: String) -> String { text.isEmpty ? "–" : text }
    return [
      entry.product.id, shown(entry.product.type), shown(entry.product.group), shown(entry.product.period),
      entry.first.map(String.init) ?? "–", entry.last(newest: newest).map(String.init) ?? "–",
      entry.retired.map { String($0.description.prefix(10)) } ?? "–", shown(entry.reason),
    ]
  }

  private static func value(_ entry: LedgerEntry, newest: Int) -> OrderedValue {
    func text(_ text: String) -> OrderedValue { .text(orNull: text.isEmpty ? nil : text) }
    return [
      "productID": .text(entry.product.id), "type": text(entry.product.type), "group": text(entry.product.group),
      "period": text(entry.product.period), "firstRevision": entry.first.map(OrderedValue.integer) ?? .null,
      "lastRevision": entry.last(newest: newest).map(OrderedValue.integer) ?? .null,
      "retired": .text(orNull: entry.retired?.description), "reason": text(entry.reason),
    ]
  }
}
