import CatalogStore
import CommandLayer
import SourceSyntax

/// `shopkeeper store verify`: checks that nothing in a store was damaged or tampered with.
enum VerifyCommand {
  static let command = Command(
    "verify", abstract: "Check that nothing in a store was damaged or tampered with",
    discussion: """
      Checks the file or database itself, the content of every revision against its digest, each \
      revision and event against the one before it, and the ledger against the history. Names the \
      first break, and exits with 1 when there is any.

      Whoever can write to the database could forge a whole history, but not one that ends in the \
      same digest: keep that of the newest revision, which "shopkeeper store history" shows, elsewhere.
      """,
    options: [StoreOptions.store, StoreOptions.format],
    examples: [Example("shopkeeper store verify --store goldrush.store", help: "Verify one store")],
    action: { invocation in
      let store = try StoreOptions.open(invocation, for: .read)
      let result: Verification
      do throws(StoreFailure) { result = try store.verify() } catch {
        guard error.kind == .damaged else { throw Failure(error.description) }
        invocation.console.writeErrorLine("error: \(error.description)")
        return .findings
      }
      if invocation[StoreOptions.format] == "json" {
        let value: OrderedValue = [
          "sound": .flag(result.problems.isEmpty), "apps": .integer(result.apps),
          "revisions": .integer(result.revisions), "parts": .integer(result.parts), "problems": .texts(result.problems),
        ]
        invocation.console.write(value.jsonText)
      } else {
        for problem in result.problems { invocation.console.writeErrorLine("error: \(problem)") }
        if result.problems.isEmpty {
          invocation.console.writeLine(
            "sound: revisions: \(result.revisions), apps: \(result.apps), parts: \(result.parts)")
        }
      }
      return result.problems.isEmpty ? .success : .findings
    })
}
