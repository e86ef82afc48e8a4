import CatalogStore
import CommandLayer
import SourceSyntax

/// `shopkeeper store restore`: returns a store to a backup while others use it.
enum RestoreCommand {
  private static let file = Argument(
    "FILE", of: .file(placeholder: "FILE"), help: "A backup that \"shopkeeper store backup\" wrote")

  static let command = Command(
    "restore", abstract: "Return a store to a backup, while others use it",
    discussion: """
      Everything in the store is replaced by the backup, all at once; what was replaced is kept in a file \
      beside the store. The backup is verified first. "shopkeeper serve" answers with the restored revisions \
      at once.

      Never move a backup into the place of a store that is open somewhere: the log beside the store \
      would be added to it. To return to a single earlier revision, see "shopkeeper store rollback".
      """,
    arguments: [file], options: [StoreOptions.store, StoreOptions.format],
    examples: [
      Example("shopkeeper store restore monday.store --store goldrush.store", help: "Return to the backup of Monday")
    ],
    action: { invocation in
      try StandardStream.refuse(invocation[file], for: "FILE", invocation)
      let location = try StoreOptions.location(invocation)
      try StoreOptions.requireInside(location)
      let (replaced, verification) = try StoreOptions.run { () throws(StoreFailure) in
        try Store.restore(location, from: StoreLocation(invocation[file]))
      }
      guard verification.problems.isEmpty else {
        for problem in verification.problems { invocation.console.writeErrorLine("error: \(problem)") }
        if replaced == nil { invocation.console.writeErrorLine("nothing was changed") }
        return .findings
      }
      StoreOptions.report(
        "\(location.shown): revisions: \(verification.revisions), apps: \(verification.apps)"
          + (replaced.map { "; the store before is \($0)" } ?? ""),
        [
          "store": .text(location.shown), "apps": .integer(verification.apps),
          "revisions": .integer(verification.revisions), "replaced": .text(orNull: replaced),
        ], invocation)
      return .success
    })
}
