import CatalogStore
import CommandLayer

/// `shopkeeper store history`: lists the revisions of an app.
enum HistoryCommand {
  private static let product = Option("product", of: .text("ID"), help: "Only the revisions that changed this product")
  private static let last = Option(
    "last", short: "n", of: .integer(1 ... .max, placeholder: "COUNT"), help: "Only this many, the newest")

  static let command = Command(
    "history", abstract: "List the published revisions of an app, the newest first",
    discussion: """
      With --product, only the revisions that added, changed or removed a product; "shopkeeper store \
      blame" shows which of them last changed each field.
      """,
    options: [StoreOptions.app, product, last, StoreOptions.store, StoreOptions.format],
    examples: [
      Example("shopkeeper store history --last 5", help: "See what was published last"),
      Example(
        "shopkeeper store history --product com.example.goldrush.coins400",
        help: "See when a product was changed, and by whom"),
    ],
    action: { invocation in
      let (store, app) = try StoreOptions.openApp(invocation, for: .read)
      var list = StreamedList(invocation, header: RevisionText.header, trailing: [0])
      var count = 0
      try StoreOptions.run { () throws(StoreFailure) in
        let channels = Dictionary(grouping: try store.channels(of: app), by: \.revision)
        try store.forEachRevision(of: app, changing: invocation[product].map { .product($0) }) {
          (revision) throws(StoreFailure) in
          list.add(
            RevisionText.row(revision, channels: channels[revision.number]?.map(\.name) ?? []),
            RevisionText.value(revision))
          count += 1
          return invocation[last].map { count < $0 } ?? true
        }
      }
      if count == 0, let id = invocation[product] { throw Failure("no revision of \"\(app)\" has a product \"\(id)\"") }
      list.finish()
      return .success
    })
}
