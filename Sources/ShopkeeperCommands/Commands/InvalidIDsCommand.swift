import Basics
import CatalogEndpoint
import CommandLayer
import SourceSyntax

/// `shopkeeper invalid-ids`: shows which product IDs StoreKit refused, by the reports of clients.
enum InvalidIDsCommand {
  private static let file = Argument(
    "FILE", of: .file(extensions: ["json"], placeholder: "FILE"), help: "The file that \"serve --invalid-ids\" writes")
  private static let app = Option("app", of: .text("BUNDLE_ID"), help: "Show the reports of this app alone")
  private static let format = OutputFormat.option(
    Candidate("table", help: "for people"), Candidate("json", help: "everything"))

  static let command = Command(
    "invalid-ids", abstract: "Show which product IDs StoreKit did not return",
    discussion: """
      Apps report the IDs that StoreKit did not return to "serve --invalid-ids FILE", which counts \
      them by product and app version. Each is shown with its likely causes. Reports come from the \
      public: they are counts to look at, not facts.
      """,
    arguments: [file], options: [app, format],
    examples: [Example("shopkeeper invalid-ids invalid-ids.json", help: "Show the reports of all apps")],
    action: { invocation in
      var entries = try ReportedIDsFile.entries(in: invocation[file])
      if let app = invocation[app] { entries = entries.filter { $0.bundleID.utf8.elementsEqual(app.utf8) } }
      let rows = rows(of: entries, today: SystemClock.seconds / 86_400)
      invocation.console.write(
        invocation[format] == "json" ? json(rows) : table(rows, fitting: invocation.console.terminalColumns))
      return .success
    })

  private typealias Row = (entry: InvalidIDCounts.Entry, cause: InvalidIDCause)

  private static func rows(of entries: [InvalidIDCounts.Entry], today: Int) -> [Row] {
    var reported: [String: Set<ExactText>] = [:]
    for entry in entries where entry.isServed {
      reported[entry.bundleID, default: []].insert(ExactText(entry.productID))
    }
    return entries.map { entry in
      let count = reported[entry.bundleID]?.count ?? 0
      return (entry, InvalidIDCause(entry, reported: count, today: today))
    }
  }

  private static func table(_ rows: [Row], fitting columns: Int?) -> String {
    guard !rows.isEmpty else { return "no product ID was reported\n" }
    var table = TextTable(header: ["REPORTS", "PRODUCT ID", "APP VERSION", "FIRST", "LAST", "CAUSE"], rows: [])
    table.trailing = [0]
    var causes: [InvalidIDCause] = []
    for (entry, cause) in rows {
      if !causes.contains(cause) { causes.append(cause) }
      // From the public.
      let id = entry.productID.isEmpty ? "(others)" : VisibleText.escaped(entry.productID)
      table.rows.append([
        "\(entry.count)", entry.resembles.map { "\(id) for \($0)" } ?? id,
        entry.appVersion.isEmpty ? "–" : entry.appVersion, day(entry.first),
        day(entry.last), cause.rawValue,
      ])
    }
    let notes = InvalidIDCause.allCases.filter(causes.contains).map { "\($0.rawValue): \($0.advice)\n" }
    let foreign = rows.filter { [.misspelled, .unknown].contains($0.cause) }.reduce(0) { $0 + $1.entry.count }
    let were = foreign == 1 ? "report was" : "reports were"
    let total = foreign == 0 ? "" : "\(foreign) \(were) of IDs that the catalog doesn't have\n"
    return table.text(fitting: columns) + "\n" + total + notes.joined()
  }

  private static func json(_ rows: [Row]) -> String {
    OrderedValue.list(
      rows.map { entry, cause in
        .map(entries: [
          ("bundleID", .text(entry.bundleID)), ("productID", .text(entry.productID)),
          ("appVersion", entry.appVersion.isEmpty ? nil : .text(entry.appVersion)), ("count", .integer(entry.count)),
          ("first", .text(day(entry.first))), ("last", .text(day(entry.last))), ("cause", .text(cause.rawValue)),
          ("advice", .text(cause.advice)), ("resembles", entry.resembles.map(OrderedValue.text)),
        ])
      }
    ).jsonText
  }

  private static func day(_ number: Int) -> String { CalendarDate(daysSince1970: number)?.description ?? "–" }
}
