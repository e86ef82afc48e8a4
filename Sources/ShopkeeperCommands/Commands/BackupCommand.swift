import CatalogStore
import CommandLayer
import SourceSyntax

/// `shopkeeper store backup`: copies a store while others write to it.
enum BackupCommand {
  private static let file = Argument(
    "FILE", of: .file(placeholder: "FILE"),
    help: "The file to write, which must not exist, or a database without a store")

  static let command = Command(
    "backup", abstract: "Copy a store into a file, consistently, while others write to it",
    discussion: """
      The copy is the state of one moment, and is verified before the command ends. It is a store \
      like any other, in one file, whether the original is a file or a PostgreSQL database. With the \
      address of a database in place of a file, a studio that outgrows one machine moves its store.
      """,
    arguments: [file], options: [StoreOptions.store, StoreOptions.format],
    examples: [
      Example("shopkeeper store backup monday.store --store goldrush.store", help: "Copy a store"),
      Example("shopkeeper store backup postgresql:///shop --store goldrush.store", help: "Move a store to PostgreSQL"),
    ],
    action: { invocation in
      try StandardStream.refuse(invocation[file], for: "FILE", invocation)
      try StoreOptions.requireInside(StoreLocation(invocation[file]))
      let store = try StoreOptions.open(invocation, for: .read)
      let verification = try StoreOptions.run { () throws(StoreFailure) in try store.backup(to: invocation[file]) }
      guard verification.problems.isEmpty else {
        for problem in verification.problems { invocation.console.writeErrorLine("error: \(problem)") }
        return .findings
      }
      let shown = StoreLocation(invocation[file]).shown
      StoreOptions.report(
        "\(shown): revisions: \(verification.revisions), apps: \(verification.apps)",
        ["store": .text(shown), "apps": .integer(verification.apps), "revisions": .integer(verification.revisions)],
        invocation)
      return .success
    })
}
