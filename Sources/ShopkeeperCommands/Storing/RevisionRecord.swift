import CatalogStore
import CommandLayer
import SourceSyntax

/// The record of a published revision: its author, time and reason, and its changes.
enum RevisionRecord {
  static func show(_ number: Int, _ invocation: Invocation) throws -> ExitCode {
    let (store, app) = try StoreOptions.openApp(invocation, for: .read)
    let revision = try StoreOptions.revision(number, of: app, in: store)
    let changes = try StoreOptions.run { () throws(StoreFailure) in try store.record(of: revision) }
    let channels = try StoreOptions.run { () throws(StoreFailure) in try store.channels(of: app) }.filter {
      $0.revision == number
    }.map(\.name)
    if invocation[StoreOptions.format] == "json" {
      let value: OrderedValue = [
        "revision": RevisionText.value(revision), "channels": .texts(channels),
        "changes": .list(
          changes.map {
            ["subject": .text($0.subject.description), "change": .text($0.kind), "fields": .texts($0.fields)]
          }),
      ]
      invocation.console.write(value.jsonText)
      return .success
    }
    var rows = [
      ["app", revision.app], ["revision", String(revision.number)], ["published", revision.published.description],
      ["author", revision.author],
    ]
    if !revision.message.isEmpty { rows.append(["message", revision.message]) }
    if !revision.commit.isEmpty { rows.append(["commit", revision.commit]) }
    if !channels.isEmpty { rows.append(["channels", channels.joined(separator: ", ")]) }
    rows += [
      ["products", String(revision.products)], ["content", revision.content.description],
      ["digest", revision.digest.description],
    ]
    invocation.console.write(TextTable(rows: rows).text(on: invocation.console))
    guard !changes.isEmpty else { return .success }
    let list = changes.map { change in [change.kind, "\(change.subject)", change.fields.joined(separator: ", ")] }
    invocation.console.write("\n" + TextTable(rows: list).text(on: invocation.console))
    return .success
  }
}
