import CatalogStore
import CommandLayer
import SourceSyntax

/// `shopkeeper store retire`: enters into the ledger that a product ID can't be used again.
enum RetireCommand {
  private static let id = Argument("ID", of: .text("ID"), help: "The full product ID")
  private static let reason = Option(
    required: "reason", of: .text("TEXT"), help: "Why, for those who want to use it again")

  static let command = Command(
    "retire", abstract: "Enter into the ledger that a product ID can't be used again",
    discussion: """
      A product that was deleted in App Store Connect leaves an ID that is never usable again. \
      Remove the product from the catalog, publish that, and retire the ID; from then on, \
      "publish", "add", "set" and "lint --store" refuse it. This can't be undone. An ID that the \
      catalog lists under "retired" is retired when the catalog is published.
      """,
    arguments: [id], options: [reason, StoreOptions.author, StoreOptions.store, StoreOptions.format],
    examples: [
      Example(
        "shopkeeper store retire com.example.goldrush.coins40 --reason \"replaced by coins60\"", help: "Retire an ID")
    ],
    action: { invocation in
      let author = try Author.name(invocation)
      let store = try StoreOptions.open(invocation, for: .write)
      try StoreOptions.run { () throws(StoreFailure) in
        try store.retire(invocation[id], reason: invocation[reason], author: author)
      }
      StoreOptions.report(
        "\(invocation[id]) is retired",
        ["productID": .text(invocation[id]), "reason": .text(invocation[reason]), "author": .text(author)], invocation)
      return .success
    })
}
