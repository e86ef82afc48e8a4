import AppStoreConnect
import AppStoreReference
import Basics
import CatalogFormats
import CatalogLint
import CatalogModel
import CommandLayer
import Shopkeeper
import StoreConnection

/// A catalog that is planned against the live state, for `asc plan` and `asc apply`.
struct StorePlanning {
  let loaded: CatalogFile
  /// The catalog with the prices of its lock file.
  let catalog: Catalog
  let session: StoreSession
  let live: LiveState
  let options: PlanOptions
  let quotes: PriceQuotes
  let plan: Plan

  static let catalog = Argument(
    optional: "CATALOG", of: .file(placeholder: "CATALOG"),
    help: "A catalog file, or the folder of one; by default this folder")
  static let only = Option(
    repeating: "only", of: CatalogArgument.product, separatedByCommas: true,
    help: "Plan only these products, by their IDs or their names in the catalog")
  static let prune = Flag(
    "prune", help: "Delete products, texts and promotional images that only the store has; IDs are gone for good")
  static let pruneApproved = Flag("prune-approved", help: "Delete such products even if they were approved")
  static let completePrices = Flag(
    "complete-prices", help: "Give subscriptions prices in all storefronts in which they have none")
  static let priceStart = Option(
    "price-start", of: .text("DATE"),
    help: "The day on which new prices of approved products start, such as 2027-03-01; those of one-time products "
      + "start at once without it")
  static let derivePrices = Option(
    repeating: "derive-prices", of: .text("STOREFRONT"), separatedByCommas: true,
    help: "Replace prices that were set manually with those that the store derives, in storefronts such as IND, or all")
  static let existingSubscribers = Option(
    "existing-subscribers",
    of: .choice([Candidate("keep", help: "they keep their price"), Candidate("change", help: "they pay the new price")]
    ), help: "What happens to subscribers when the price of their subscription rises")
  static let endMultiSeat = Flag(
    "end-multi-seat", help: "Turn Family Sharing on where that ends the sale of several seats at once")
  static let putBackOnSale = Flag(
    "put-back-on-sale", help: "Sell products again in storefronts in which somebody stopped the sale")
  static let holdPrices = Flag(
    "hold-prices", help: "Leave the price of a product as it is while its changed text waits for review")
  static let offerStart = Option(
    "offer-start", of: .text("DATE"), help: "The first day of win-back offers that are created, such as 2027-03-01")
  static let against = Option(
    "against", of: .directory(placeholder: "FOLDER"),
    help: "Answers of the store that \"asc pull --save-answers\" kept, in place of the store itself")
  static let noLint = Flag("no-lint", help: "Plan even if the catalog has errors")

  /// The options for the scope of a plan, and for the decisions that a person makes about it.
  static let decisions: [any OptionDeclaration] = [
    only, prune, pruneApproved, completePrices, priceStart, derivePrices, existingSubscribers, holdPrices,
    putBackOnSale, endMultiSeat, offerStart,
  ]

  static let planOptions = decisions + [noLint]

  /// Plans without writing anything.
  ///
  /// - Parameters:
  ///   - path: The catalog; nil for the one in this folder.
  ///   - answers: The folder of the answers to plan with; nil to ask the store.
  init(_ path: String?, _ invocation: Invocation, against answers: String? = nil) throws {
    let loaded = try Self.load(path, invocation)
    let session =
      try answers.map { try AnswerFolder.read($0).session(now: StoreAccess.clock.now) }
      ?? StoreAccess.session(invocation, isReadOnly: true)
    try self.init(loaded, over: session, invocation)
  }

  /// The catalog at a path, or in this folder, which has to be whole and without errors.
  static func load(_ path: String?, _ invocation: Invocation) throws -> CatalogFile {
    let loaded = try CatalogFile(contentsOf: path ?? ".")
    try loaded.requireWhole()
    if !invocation[Self.noLint] { try Self.requireClean(loaded, on: invocation.console) }
    return loaded
  }

  /// Plans with the answers in a folder, whatever errors the catalog has.
  init(_ loaded: CatalogFile, against answers: String, _ invocation: Invocation) throws {
    let session = try AnswerFolder.read(answers).session(now: StoreAccess.clock.now)
    try self.init(loaded, over: session, invocation)
  }

  /// - Parameter saved: The plan that is applied: its options replace the given ones.
  init(
    _ loaded: CatalogFile, over session: StoreSession, _ invocation: Invocation, as saved: SavedPlan? = nil
  ) throws {
    self.loaded = loaded
    catalog = try LockedPrices.taken(by: loaded.document.catalog, of: loaded)
    self.session = session
    guard let bundleID = catalog.app.bundleID else {
      throw Failure("\"\(loaded.name)\" has no bundle ID, by which the app is found")
    }
    var options =
      try saved?.options ?? Self.options(invocation, catalog, today: StoreAccess.today(session))
    options.today = StoreAccess.today(session)
    options.images = AssetFile.all(
      of: catalog, read: CatalogFolder(path: loaded.folder).companions.bytes)
    self.options = options
    var reader = LiveReader(session)
    reader.readsCodes = catalog.wishesCodes
    // All products are read, because names and IDs have to be unique among them.
    live = try reader.read(reader.app(bundleID))
    // Before anything is written: a price that the store doesn't have changes nothing else.
    var quotes = PriceQuotes()
    var plan = try session.plan(catalog, against: live, options, &quotes)
    self.quotes = quotes
    plan.remarks += reader.remarks.map { PlanNote(.app, $0) }
    self.plan = plan
  }

  static func requireClean(_ loaded: CatalogFile, on console: Console) throws {
    let findings = try LintRun().lint([loaded]).report.findings.filter { $0.severity == .error }
    guard !findings.isEmpty else { return }
    for finding in findings.prefix(5) {
      console.writeErrorLine(
        "\(finding.file):\(finding.start.line):\(finding.start.column): error: "
          + "\(finding.message) [\(finding.rule)]")
    }
    let count = findings.count
    throw Failure(
      "the catalog has \(count) \(count == 1 ? "error" : "errors"); fix them, or give --no-lint", exitCode: .findings)
  }

  private static func options(_ invocation: Invocation, _ catalog: Catalog, today: CalendarDate) throws -> PlanOptions {
    var options = PlanOptions(today: today)
    options.prunes = invocation[prune] || invocation[pruneApproved]
    options.prunesApproved = invocation[pruneApproved]
    options.completesPrices = invocation[completePrices]
    options.endsMultiSeat = invocation[endMultiSeat]
    options.putsBackOnSale = invocation[putBackOnSale]
    options.holdsPrices = invocation[holdPrices]
    for name in invocation[only] {
      let product = catalog.products.first { $0.productID == name || $0.item == name }
      guard let product else { throw invocation.usageError(.other("the catalog has no product \"\(name)\"")) }
      options.only.insert(product.productID)
    }
    options.priceStart = try date(priceStart, invocation)
    options.offerStart = try date(offerStart, invocation)
    for name in invocation[derivePrices] {
      if name == "all" {
        options.derivesAll = true
      } else if let territory = Territory(name) {
        options.derives.insert(territory)
      } else {
        throw invocation.usageError(
          .invalidValue(
            name, for: "--derive-prices", expected: "the code of a storefront such as IND, or all", suggestion: nil))
      }
    }
    options.existingSubscribers = invocation[existingSubscribers].flatMap {
      PlanOptions.ExistingSubscribers(rawValue: $0)
    }
    return options
  }

  /// The date of an option; nil when it isn't given.
  static func date(_ option: Option<String?>, _ invocation: Invocation) throws -> CalendarDate? {
    guard let text = invocation[option] else { return nil }
    guard let date = CalendarDate(text) else {
      throw invocation.usageError(
        .invalidValue(text, for: "--\(option.shape.name)", expected: "a date such as 2027-03-01", suggestion: nil))
    }
    return date
  }

  /// The limit of requests in an hour, and the remaining ones.
  var perHour: Int { session.pace.limitOfHour ?? PaceKeeper.usualPerHour }
  var remaining: Int? { session.pace.remainingInHour }
}
