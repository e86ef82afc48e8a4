import AppStoreConnect
import Basics
import CatalogEndpoint
import CatalogModel
import CommandLayer
import Shopkeeper
import SourceSyntax
import StoreConnection

/// `shopkeeper invalid-ids`: shows which product IDs StoreKit refused, by the reports of clients.
enum InvalidIDsCommand {
  private static let file = Argument(
    "FILE", of: .file(extensions: ["json"], placeholder: "FILE"), help: "The file that \"serve --invalid-ids\" writes")
  private static let app = Option("app", of: .text("BUNDLE_ID"), help: "Show the reports of this app alone")
  private static let catalog = Option(
    "catalog", of: CatalogArgument.kind, help: "Compare the IDs with this catalog, and check it for causes")
  private static let against = Option(
    "against", of: .directory(placeholder: "FOLDER"),
    help: "Check the answers that \"asc pull --save-answers\" has written there for causes")
  private static let code = Option(
    "code", of: .directory(placeholder: "FOLDER"), help: "Check the project in this folder for causes")
  private static let format = OutputFormat.option(
    Candidate("table", help: "for people"), Candidate("json", help: "everything"))

  static let command = Command(
    "invalid-ids", abstract: "Show which product IDs StoreKit did not return",
    discussion: """
      Apps report the IDs that StoreKit did not return to "serve --invalid-ids FILE", which counts \
      them by product and app version. IDs that the catalog doesn't have come first, each with the one \
      that it resembles; the others have their likely causes. Reports come from the public: they are \
      counts to look at, not facts.

      With --catalog, --against or --code, a checklist follows: each cause for which StoreKit returns no \
      product, and what the reports, the catalog, App Store Connect and the project say about it.
      """,
    arguments: [file], options: [app, catalog, against, code, format],
    examples: [
      Example("shopkeeper invalid-ids invalid-ids.json", help: "Show the reports of all apps"),
      Example(
        "shopkeeper invalid-ids invalid-ids.json --catalog catalog.yml --against answers --code App",
        help: "Look for the cause in the catalog, in App Store Connect and in the code"),
    ],
    action: { invocation in
      var entries = try ReportedIDsFile.entries(in: invocation[file])
      if let app = invocation[app] { entries = entries.filter { $0.bundleID.utf8.elementsEqual(app.utf8) } }
      let checklists = try checklists(invocation, entries)
      let rows = rows(of: entries, today: SystemClock.seconds / 86_400, checklists)
      let console = invocation.console
      if invocation[format] == "json" {
        console.write(json(rows, checklists))
      } else {
        console.write(table(rows, fitting: console.terminalColumns) + checklists.map(\.text).joined())
      }
      return .success
    })

  private struct Row {
    var entry: InvalidIDCounts.Entry
    var cause: InvalidIDCause

    /// The difference from the ID that it resembles.
    var difference: String? {
      entry.resembles.map { InvalidIDCause.difference(of: entry.productID, from: $0, bundleID: entry.bundleID) }
    }
    var isUnknown: Bool { [.misspelled, .unknown].contains(cause) }
  }

  /// The checklists of the apps that are reported, or of the catalog's app; none without anything to check.
  private static func checklists(_ invocation: Invocation, _ entries: [InvalidIDCounts.Entry]) throws
    -> [EmptyShopChecklist]
  {
    guard invocation[catalog] != nil || invocation[against] != nil || invocation[code] != nil else { return [] }
    let file = try invocation[catalog].map { try CatalogFile(contentsOf: $0) }
    try file?.requireReadable(on: invocation.console)
    let own = file?.document.catalog
    let answers = try invocation[against].map { try AnswerFolder.read($0) }
    let project = invocation[code].map { EmptyShopChecklist.Project(below: $0) }
    if let project, project.isEmpty {
      throw Failure("no code or Xcode project below \"\(invocation[code] ?? "")\"")
    }
    let bundleIDs = Set(entries.map(\.bundleID)).union([invocation[app]].compactMap(\.self))
    // Without reports of the catalog's app, apps with another bundle ID may be the cause.
    let named =
      own?.app.bundleID.map { bundleIDs.isEmpty || bundleIDs.contains($0) ? [$0] : bundleIDs.sorted() }
      ?? bundleIDs.sorted()
    return try named.map { bundleID in
      var live: LiveState?
      if let answers, answers.bundleIDs.contains(bundleID) {
        var reader = LiveReader(answers.session(now: StoreAccess.clock.now))
        live = try reader.read(reader.app(bundleID))
      } else if answers != nil {
        throw Failure("\"\(invocation[against] ?? "")\" has no answer about the app \"\(bundleID)\"")
      }
      return EmptyShopChecklist(
        bundleID: bundleID, entries: entries.filter { $0.bundleID.hasSameBytes(as: bundleID) }, catalog: own,
        live: live,
        project: project, today: SystemClock.seconds / 86_400)
    }
  }

  /// The reports, unknown IDs first.
  private static func rows(of entries: [InvalidIDCounts.Entry], today: Int, _ checklists: [EmptyShopChecklist]) -> [Row]
  {
    var reported: [String: Set<ExactText>] = [:]
    for entry in entries where entry.isServed {
      reported[entry.bundleID, default: []].insert(ExactText(entry.productID))
    }
    var compared = 0
    let rows = entries.map { entry in
      var entry = entry
      if !entry.isKnown, entry.resembles == nil, compared < EmptyShopChecklist.mostCompared {
        compared += 1
        entry.resembles = checklists.first { $0.bundleID == entry.bundleID }?.product(like: entry.productID)
      }
      return Row(
        entry: entry, cause: InvalidIDCause(entry, reported: reported[entry.bundleID]?.count ?? 0, today: today))
    }
    return rows.filter { $0.isUnknown && !$0.entry.productID.isEmpty }
      + rows.filter { $0.isUnknown && $0.entry.productID.isEmpty } + rows.filter { !$0.isUnknown }
  }

  private static func table(_ rows: [Row], fitting columns: Int?) -> String {
    guard !rows.isEmpty else { return "no product ID was reported\n" }
    var table = TextTable(header: ["REPORTS", "PRODUCT ID", "APP VERSION", "FIRST", "LAST", "CAUSE"], rows: [])
    table.trailing = [0]
    var causes: [InvalidIDCause] = []
    for row in rows {
      let (entry, cause) = (row.entry, row.cause)
      if !causes.contains(cause) { causes.append(cause) }
      // From the public.
      let id = entry.productID.isEmpty ? "(others)" : VisibleText.escaped(entry.productID)
      table.rows.append([
        "\(entry.count)", entry.resembles.map { "\(id) for \(VisibleText.escaped($0))" } ?? id,
        entry.appVersion.isEmpty ? "–" : entry.appVersion, day(entry.first),
        day(entry.last), row.difference ?? cause.rawValue,
      ])
    }
    let notes = InvalidIDCause.allCases.filter(causes.contains).map { "\($0.rawValue): \($0.advice)\n" }
    let foreign = rows.filter(\.isUnknown).reduce(0) { $0 + $1.entry.count }
    let were = foreign == 1 ? "report was" : "reports were"
    let total = foreign == 0 ? "" : "\(foreign) \(were) of IDs that the catalog doesn't have\n"
    return table.text(fitting: columns) + "\n" + total + notes.joined()
  }

  private static func json(_ rows: [Row], _ checklists: [EmptyShopChecklist]) -> String {
    let reports = OrderedValue.list(
      rows.map { row in
        let (entry, cause) = (row.entry, row.cause)
        return [
          "bundleID": .text(entry.bundleID), "productID": .text(entry.productID),
          "appVersion": entry.appVersion.isEmpty ? nil : .text(entry.appVersion), "count": .integer(entry.count),
          "first": .text(day(entry.first)), "last": .text(day(entry.last)), "cause": .text(cause.rawValue),
          "advice": .text(cause.advice), "resembles": entry.resembles.map(OrderedValue.text),
          "difference": row.difference.map(OrderedValue.text),
        ]
      })
    guard !checklists.isEmpty else { return reports.jsonText }
    return OrderedValue.map(["reports": reports, "checklists": .list(checklists.map(\.json))]).jsonText
  }

  private static func day(_ number: Int) -> String { CalendarDate(daysSince1970: number)?.description ?? "–" }
}
