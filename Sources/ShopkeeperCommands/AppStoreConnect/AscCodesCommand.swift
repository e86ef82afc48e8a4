import AppStoreConnect
import AppStoreReference
import Basics
import CommandLayer
import SourceSyntax
import StoreConnection

/// `shopkeeper asc codes`: lists the codes that were generated for offers, and fetches their values.
enum AscCodesCommand {
  private static let values = Option(
    "values", of: .text("BATCH"), help: "Fetch the values of the codes of a batch, by its ID in the list")
  private static let output = Option(
    "output", short: "o", of: .file(), help: "A new file for the values, outside of any repository")
  private static let format = OutputFormat.option(
    Candidate("text", help: "for people"), Candidate("json", help: "for programs"))

  static let command = Command(
    "codes", abstract: "List the codes that were generated for offers, and fetch their values",
    discussion: """
      Codes are generated in App Store Connect, a batch at a time. The list has the number of codes of each \
      batch, the last day on which customers may redeem them, and the sum of this quarter against Apple's limit \
      (\(Facts.codesPerQuarter.source.title)). It doesn't have their values.

      With --values and --output, the values of one batch are written to a new file that only its owner can \
      read. Whoever has a value can redeem it: a file in a repository is refused, and so is standard output, \
      which ends up in the logs of a pipeline.

      \(StoreAccess.discussion)
      """, options: [StoreAccess.app, format, values, output] + StoreAccess.options,
    examples: [
      Example("shopkeeper asc codes", help: "List the batches and their last days"),
      Example("shopkeeper asc codes --values 6723 --output ~/codes/launch.csv", help: "Fetch the values of one"),
    ],
    action: { invocation in
      let console = invocation.console
      guard (invocation[values] == nil) == (invocation[output] == nil) else {
        throw invocation.usageError(.other("--values and --output need each other"))
      }
      if let path = invocation[output] { try PrivateFile.require(path) }
      let bundleID = try StoreAccess.bundleID(invocation)
      let session = try StoreAccess.session(invocation, isReadOnly: true)
      var reader = LiveReader(session)
      let batches = try reader.codeBatches(in: reader.read(reader.app(bundleID)))
      if let id = invocation[values], let path = invocation[output] {
        guard let batch = batches.first(where: { $0.id == id && !$0.isCustom }) else {
          throw Failure("no batch of codes has the ID \"\(id)\"; \"shopkeeper asc codes\" lists them")
        }
        let bytes = try reader.values(of: batch)
        try PrivateFile.write(bytes, to: path)
        let lines = bytes.split(separator: UInt8(ascii: "\n")).count
        console.writeErrorLine("wrote \(lines) \(lines == 1 ? "line" : "lines") to \(path), for its owner alone")
        return .success
      }
      let today = StoreAccess.today(session)
      if invocation[format] == "json" {
        console.write(OrderedValue.list(batches.map { $0.json(on: today) }).jsonText)
        return .success
      }
      var table = TextTable(header: ["BATCH", "PRODUCT", "OFFER", "CODES", "UNTIL", "STATE"], rows: [])
      table.trailing = [3]
      for batch in batches {
        table.rows.append([
          batch.id, batch.productID, batch.offer, "\(batch.count)", batch.expires?.description ?? "–",
          batch.state(on: today),
        ])
      }
      console.write(batches.isEmpty ? "no codes\n\n" : table.text() + "\n")
      let made = batches.filter { !$0.isTest && $0.created.map { $0.isInQuarter(of: today) } ?? false }
      let undated = batches.count { !$0.isTest && $0.created == nil }
      console.writeLine(
        "in this quarter: \(made.reduce(0) { $0 + $1.count }) codes of \(Facts.codesPerQuarter.value), "
          + "without those of offers that were deactivated"
          + (undated > 0 ? " and \(undated) \(undated == 1 ? "batch" : "batches") without a date" : ""))
      return .success
    })
}

extension CodeBatch {
  /// The number of days before its end from which on it is named.
  static let daysOfNotice = 30

  func daysLeft(on today: CalendarDate) -> Int? { expires.map { $0.daysSince1970 - today.daysSince1970 } }

  var words: String { isCustom ? "a custom code for \(count) customers" : "\(count) codes" }

  func state(on today: CalendarDate) -> String {
    let state = isRedeemable(on: today) ? "active" : isActive ? "expired" : "deactivated"
    return state + (isTest ? ", for tests" : "") + (isCustom ? ", custom" : "")
  }

  func json(on today: CalendarDate) -> OrderedValue {
    [
      "id": .text(id), "productId": .text(productID), "offer": .text(offer), "count": .integer(count),
      "expires": .text(orNull: expires?.description), "created": .text(orNull: created?.description),
      "isCustom": .flag(isCustom), "isTest": .flag(isTest), "state": .text(state(on: today)),
    ]
  }
}

extension CalendarDate {
  fileprivate func isInQuarter(of day: CalendarDate) -> Bool {
    year == day.year && (month - 1) / 3 == (day.month - 1) / 3
  }
}
