import AppStoreReference
import CommandLayer

/// `shopkeeper facts`: shows the facts about the store, with the place and the date of reading.
enum FactsCommand {
  private static let topic = Argument(
    optional: "TOPIC", of: FactSelection.kind,
    help: "A topic, a fact, a rule and what it rests on, or a guideline such as 2.3.7; by default all facts")
  private static let olderThan = Option(
    "older-than", of: FactAge.kind, help: "Show the facts whose source was read longer ago: 180d, 26w, 6m, 1y")
  private static let check = Flag(
    "check", help: "Fail if a source was read longer ago than --older-than, by default 365d")
  private static let format = OutputFormat.table

  static let command = Command(
    "facts", abstract: "Show the facts that rules rest on, and where they were read",
    discussion: """
      The limits of the store, its tables, and the thresholds of the linter are facts, each with a \
      source, its address, the day it was read, and how far it can be relied on; a fact that \
      another source contradicts names that one, too. The topics are \
      \(FactTopic.allCases.map(\.rawValue).joined(separator: ", ")).

      With --check, exits with 1 if a source has to be read again: a reminder for a scheduled job. A \
      newer revision of the App Review Guidelines than the one that was read is a warning.
      """,
    arguments: [topic], options: [olderThan, check, format],
    examples: [
      Example("shopkeeper facts title.length", help: "Show where the length of titles was read"),
      Example("shopkeeper facts invalid-product-id", help: "Show what a rule rests on"),
      Example("shopkeeper facts --check --older-than 6m", help: "Fail if a fact is stale"),
    ],
    action: { invocation in
      let selection = invocation[topic].flatMap { FactSelection($0) } ?? FactSelection()
      let listing = FactListing(selection, olderThan: invocation[olderThan], staleOnly: invocation[check])
      let console = invocation.console
      console.write(
        invocation[format] == "json"
          ? listing.json : listing.text(width: console.columns, columns: console.terminalColumns))
      if invocation[check], let warning = listing.revisionWarning { console.writeErrorLine("warning: \(warning)") }
      return invocation[check] && listing.isStale ? .findings : .success
    })
}
