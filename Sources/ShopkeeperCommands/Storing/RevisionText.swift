import CatalogStore
import CommandLayer
import SourceSyntax

/// Revisions, for people and for programs.
enum RevisionText {
  static func value(_ revision: Revision) -> OrderedValue {
    [
      "app": .text(revision.app), "number": .integer(revision.number),
      "published": .text(revision.published.description), "author": .text(revision.author),
      "message": .text(revision.message), "commit": .text(orNull: revision.commit.isEmpty ? nil : revision.commit),
      "products": .integer(revision.products), "content": .text(revision.content.description),
      "previous": .text(orNull: revision.previous?.description), "digest": .text(revision.digest.description),
    ]
  }

  static let header = ["REVISION", "PUBLISHED", "DIGEST", "CHANNELS", "AUTHOR", "MESSAGE"]

  /// - Parameter channels: The names of the channels that point to the revision.
  static func row(_ revision: Revision, channels: [String]) -> [String] {
    [
      String(revision.number), revision.published.description, revision.digest.short,
      channels.isEmpty ? "–" : channels.joined(separator: ","), revision.author,
      String(revision.message.prefix { !$0.isNewline }),
    ]
  }
}

/// A list that is printed while it is read, in bounded memory: a table, aligned some hundred rows at
/// a time, or a list in JSON.
struct StreamedList {
  /// Enough rows that the columns of a list that people read are aligned.
  private static let batch = 512

  private let console: Console
  private let isJSON: Bool
  private var table: TextTable
  private var json = JSONWriter(listIn: .pretty, depth: 0, capacity: 1 << 16)
  private var count = 0

  init(_ invocation: Invocation, header: [String], trailing: Set<Int> = []) {
    console = invocation.console
    isJSON = invocation[StoreOptions.format] == "json"
    table = TextTable(header: header, rows: [], trailing: trailing)
  }

  mutating func add(_ row: @autoclosure () -> [String], _ value: @autoclosure () -> OrderedValue) {
    count += 1
    if isJSON { json.addElement(value().redacted) } else { table.rows.append(row()) }
    if count.isMultiple(of: Self.batch) { flush() }
  }

  /// Prints the remaining rows.
  mutating func finish() {
    if isJSON {
      console.write(JSONWriter.printed(json.finishList(after: [], before: "\n")))
    } else if !table.rows.isEmpty {
      flush()
    }
  }

  private mutating func flush() {
    guard !isJSON else { return console.write(JSONWriter.printed(json.take())) }
    console.write(table.text(on: console))
    table.header = []
    table.rows = []
  }
}
