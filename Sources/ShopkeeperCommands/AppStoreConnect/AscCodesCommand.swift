import AppStoreConnect
import AppStoreReference
import Basics
import CatalogModel
import CommandLayer
import SourceSyntax
import StoreConnection

/// `shopkeeper asc codes`: lists the codes that were generated for offers, and fetches their values.
enum AscCodesCommand {
  private static let values = Option(
    "values", of: .text("BATCH"), help: "Fetch the values of the codes of a batch, by its ID in the list")
  private static let output = Option(
    "output", short: "o", of: .file(), help: "A new file for the values, outside of any repository")
  private static let generate = Option(
    "generate", of: .integer(1...1_000_000, placeholder: "COUNT"),
    help: "Generate codes for one use, with --offer and --expires, after a confirmation")
  private static let offer = Option(
    "offer", of: .text("NAME"), help: "The offer of --generate, by its name; with --product if several have it")
  private static let product = Option("product", of: .text("PRODUCT_ID"), help: "The product of --offer")
  private static let expires = Option(
    "expires", of: .text("DATE"), help: "The last day on which generated codes can be redeemed, such as 2027-03-01")
  private static let sandbox = Flag("sandbox", help: "Generate codes for tests")
  private static let yes = Flag("yes", help: "Generate without asking")
  private static let journal = Option(
    "journal", of: .file(),
    help: "The note of codes that the store doesn't list yet; by default BUNDLE_ID.codes.asc-journal in this folder")
  private static let format = OutputFormat.option(
    Candidate("text", help: "for people"), Candidate("json", help: "for programs"))

  static let command = Command(
    "codes", abstract: "List and generate the codes of offers, and fetch their values",
    discussion: """
      Codes are generated a batch at a time. The list has the number of codes of each \
      batch, the last day on which customers may redeem them, and the sum of this quarter against Apple's limit \
      (\(Facts.codesPerQuarter.source.title)). It doesn't have their values.

      With --generate, a batch of codes for one use is generated, after a confirmation or with --yes. The \
      request is sent once: when its outcome is unknown, the list is read, and nothing is repeated. Until \
      the list has the codes, a journal stays, with which the next run looks for them and generates nothing.

      With --values and --output, the values of one batch are written to a new file that only its owner can \
      read. Whoever has a value can redeem it: a file in a repository is refused, and so is standard output, \
      which ends up in the logs of a pipeline.

      \(StoreAccess.discussion)
      """,
    options: [StoreAccess.app, format, generate, offer, product, expires, sandbox, yes, journal, values, output]
      + StoreAccess.options,
    examples: [
      Example("shopkeeper asc codes", help: "List the batches and their last days"),
      Example(
        "shopkeeper asc codes --generate 500 --offer Launch --expires 2027-03-01",
        help: "Generate codes, after a question"),
      Example("shopkeeper asc codes --values 6723 --output ~/codes/launch.csv", help: "Fetch the values of one"),
    ],
    action: { invocation in
      let console = invocation.console
      guard (invocation[values] == nil) == (invocation[output] == nil) else {
        throw invocation.usageError(.other("--values and --output need each other"))
      }
      if let path = invocation[output] { try PrivateFile.require(path) }
      let bundleID = try StoreAccess.bundleID(invocation)
      let count = invocation[generate]
      guard count == nil || invocation[values] == nil else {
        throw invocation.usageError(.other("--generate and --values can't both be given"))
      }
      let last = try StorePlanning.date(expires, invocation)
      guard (count == nil) == (last == nil), (count == nil) == (invocation[offer] == nil) else {
        throw invocation.usageError(.other("--generate, --offer and --expires need each other"))
      }
      let run = try count.map { _ in
        try CodeJournal(invocation[journal] ?? "\(Path.name(of: bundleID)).codes.asc-journal")
      }
      let session = try StoreAccess.session(invocation, isReadOnly: count == nil)
      var reader = LiveReader(session)
      let live = try reader.read(reader.app(bundleID))
      let batches = try reader.codeBatches(in: live)
      if let id = invocation[values], let path = invocation[output] {
        let offers = live.products.flatMap(\.codeOffers)
        guard let batch = batches.first(where: { $0.id == id && !$0.isCustom }),
          let offer = offers.first(where: { $0.productID == batch.productID && $0.name == batch.offer })
        else {
          throw Failure("no batch of codes has the ID \"\(id)\"; \"shopkeeper asc codes\" lists them")
        }
        let bytes = try reader.values(of: batch, for: offer)
        try PrivateFile.write(bytes, to: path)
        let lines = bytes.split(separator: UInt8(ascii: "\n")).count
        console.writeErrorLine("wrote \(lines) \(lines == 1 ? "line" : "lines") to \(path), for its owner alone")
        return .success
      }
      let today = StoreAccess.today(session)
      if let count, let last, let run {
        let offer = try chosen(live.products.flatMap(\.codeOffers), invocation)
        guard last > today else { throw Failure("codes can't expire on \(last): today is \(today)") }
        let batch = CodeBatch(count: count, expires: last, isSandbox: invocation[sandbox])
        if let made = try run.settle(among: batches) {
          console.writeLine(
            VisibleText.escaped(
              "the batch \(made.id) of the earlier run is there: \(made.batch.words) of the offer \(made.offer); nothing "
                + "was generated now"))
          return made.batch.isSame(as: batch) && made.offer == offer.name ? .success : .findings
        }
        console.writeLine(
          VisibleText.escaped("\(batch.codes) of the offer \(offer.name) of \(offer.productID), until \(last)"))
        console.writeLine(quarter(batches, today))
        guard try invocation[yes] || StoreAccess.confirm("Generate them? Type \"yes\": ", invocation) else {
          console.writeErrorLine("nothing was generated")
          return .findings
        }
        try run.begin(batch, for: offer, besides: batches)
        let made: LiveCodeBatch
        do throws(StoreFailure) { made = try reader.generateCodes(batch, for: offer) } catch {
          // What was refused was not carried out.
          if error.kind == .refused { run.end() }
          throw error
        }
        run.end()
        console.writeLine("generated the batch \(made.id); --values \(made.id) fetches its codes")
        return .success
      }
      if invocation[format] == "json" {
        console.write(OrderedValue.list(batches.map { $0.json(on: today) }).jsonText)
        return .success
      }
      var table = TextTable(header: ["BATCH", "PRODUCT", "OFFER", "CODES", "UNTIL", "STATE"], rows: [])
      table.trailing = [3]
      for batch in batches {
        table.rows.append([
          batch.id, batch.productID, batch.offer, "\(batch.batch.count)", batch.batch.expires?.description ?? "–",
          batch.state(on: today),
        ])
      }
      console.write(batches.isEmpty ? "no codes\n\n" : table.text() + "\n")
      console.writeLine(quarter(batches, today))
      return .success
    })

  /// The offer of --generate.
  private static func chosen(_ offers: [CodeOffer], _ invocation: Invocation) throws -> CodeOffer {
    let name = invocation[offer] ?? ""
    let found = offers.filter { $0.name == name && (invocation[product] ?? $0.productID) == $0.productID }
    guard let first = found.first else {
      let names = Set(offers.map { "\"\($0.name)\"" }).sorted().prefix(5).joined(separator: ", ")
      throw Failure("no offer \"\(name)\" can have codes; the store has \(names.isEmpty ? "none" : names)")
    }
    guard found.count == 1 else {
      let products = found.map(\.productID).joined(separator: ", ")
      throw Failure("several products have an offer \"\(name)\"; give one with --product: \(products)")
    }
    return first
  }

  /// The sum of the codes that were generated in the quarter of a day.
  private static func quarter(_ batches: [LiveCodeBatch], _ today: CalendarDate) -> String {
    let undated = batches.count { !$0.batch.isSandbox && $0.created == nil }
    return "in this quarter: \(batches.count(inQuarterOf: today)) codes of \(Facts.codesPerQuarter.value), "
      + "without those of offers that were deactivated"
      + (undated > 0 ? " and \(undated) \(undated == 1 ? "batch" : "batches") without a date" : "")
  }
}

extension LiveCodeBatch {
  /// The number of days before its end from which on it is named.
  static let daysOfNotice = 30

  func daysLeft(on today: CalendarDate) -> Int? { batch.expires.map { $0.daysSince1970 - today.daysSince1970 } }

  var words: String { isCustom ? "a custom code for \(batch.count) customers" : "\(batch.count) codes" }

  func state(on today: CalendarDate) -> String {
    let state = isRedeemable(on: today) ? "active" : isActive ? "expired" : "deactivated"
    return state + (batch.isSandbox ? ", for tests" : "") + (isCustom ? ", custom" : "")
  }

  func json(on today: CalendarDate) -> OrderedValue {
    [
      "id": .text(id), "productId": .text(productID), "offer": .text(offer), "count": .integer(batch.count),
      "expires": .text(orNull: batch.expires?.description), "created": .text(orNull: created?.description),
      "isCustom": .flag(isCustom), "isTest": .flag(batch.isSandbox), "state": .text(state(on: today)),
    ]
  }
}
