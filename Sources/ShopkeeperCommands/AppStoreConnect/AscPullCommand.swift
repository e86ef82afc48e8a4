import AppStoreReference
import Basics
import CatalogEditing
import CatalogFormats
import CatalogModel
import CommandLayer
import StoreConnection

/// `shopkeeper asc pull`: makes or refreshes a catalog from the live state.
enum AscPullCommand {
  private static let app = Option(
    "app", of: .text("BUNDLE_ID"), help: "The app's bundle ID; by default that of CATALOG")
  private static let into = Option(
    "into", of: .file(extensions: ["yml", "yaml"], placeholder: "CATALOG"),
    help: "The catalog to refresh; by default a new one is made")
  private static let output = Option(
    "output", short: "o", of: .file(extensions: ["yml", "yaml"]),
    help: "Where to write a new catalog; by default standard output")

  static let command = Command(
    "pull", abstract: "Make or refresh a catalog from App Store Connect",
    discussion: """
      Texts are those of the newest version, a draft included; prices are the base price and those \
      that differ from what the store derives from it. With --into, values that differ are replaced \
      in the catalog, its comments and layout are kept, and so is everything that only the catalog \
      has. What a catalog can't say is listed on standard error.

      \(StoreAccess.discussion)
      """,
    options: [app, into, output] + EditedCatalog.options + StoreAccess.options,
    examples: [
      Example(
        "shopkeeper asc pull --app com.example.app -o catalog.yml", help: "Start a catalog"),
      Example(
        "shopkeeper asc pull --into catalog.yml --dry-run", help: "Show what differs at the store"),
    ],
    action: { invocation in
      if invocation[into] != nil, invocation[output] != nil {
        throw invocation.usageError(.other("--into and --output can't both be given"))
      }
      if invocation[EditedCatalog.dryRun], invocation[into] == nil {
        throw invocation.usageError(.other("--dry-run needs a catalog given with --into"))
      }
      let edited = try invocation[into].map { try EditedCatalog($0, for: invocation) }
      let own = edited?.catalog
      guard let bundleID = invocation[app] ?? own?.app.bundleID else {
        throw invocation.usageError(.other("the bundle ID is missing; give it with --app"))
      }
      let session = try StoreAccess.session(invocation, isReadOnly: true)
      let pulled = try pull(bundleID, into: own, session)
      for remark in pulled.remarks {
        invocation.console.writeErrorLine("note: \(remark.subject): \(remark.text)")
      }
      guard var catalog = edited else {
        return try write(pulled.catalog, invocation)
      }
      if let other = own?.app.bundleID, other != bundleID {
        throw Failure("the catalog is for another app: \"\(other)\", expected \"\(bundleID)\"")
      }
      var merge = CatalogMerge(pulled.catalog, into: catalog.draft, overwriting: true)
      try catalog.edit(invocation) { (draft) throws(CatalogEditFailure) in
        try merge.run()
        draft = merge.draft
      }
      let account = merge.account
      let code = try catalog.finish(invocation) { _ in account.text }
      return code == .success && !account.conflicts.isEmpty ? .findings : code
    })

  private static func write(_ catalog: Catalog, _ invocation: Invocation) throws -> ExitCode {
    let bytes = CatalogYAMLEncoder.write(catalog, comment: "Pulled from App Store Connect.")
    if let path = invocation[output], path != "-" {
      try OutputFile.write(bytes, to: path, replacing: false)
      invocation.console.writeErrorLine("wrote \(path)")
    } else {
      invocation.console.write(bytes)
    }
    return .success
  }

  private static func pull(
    _ bundleID: String, into own: Catalog?, _ session: StoreSession
  ) throws -> (catalog: Catalog, remarks: [PlanNote]) {
    var reader = LiveReader(session)
    let live = try reader.read(reader.app(bundleID))
    let today = StoreAccess.today(session)
    let base = own?.baseTerritory ?? PulledCatalog.usualBase(of: live) ?? Catalog().baseTerritory
    let derived = try reader.derivedTerritories(in: live, base: base, on: today)
    let pulled = PulledCatalog(live, into: own, derived: derived, on: today)
    var catalog = pulled.catalog
    if let own { keepEqual(own, live, today, in: &catalog) }
    return (catalog, pulled.remarks + reader.remarks.map { PlanNote(.app, $0) })
  }

  /// Keeps the prices and storefronts of a catalog that mean what the store has: a tier stays a tier.
  private static func keepEqual(
    _ own: Catalog, _ live: LiveState, _ today: CalendarDate, in catalog: inout Catalog
  ) {
    let plan = Planner.plan(own, against: live, PlanOptions(today: today))
    var differing: Set<String> = []
    for step in plan.steps { differing.insert(step.key) }
    for note in plan.questions + plan.refusals { differing.insert("\(note.subject): its prices") }
    let known = own.productIndices
    for index in catalog.products.indices {
      let id = catalog.products[index].productID
      guard let place = known[ExactText(id)] else { continue }
      if !differing.contains("\(id): its prices"), own.products[place].price != nil {
        catalog.products[index].price = own.products[place].price
      }
      let hasOtherOffers = plan.steps.contains { $0.subject == .product(id) && $0.isOffer }
      if !hasOtherOffers, let offers = own.products[place].subscription?.offers {
        keepPrices(of: offers, in: &catalog.products[index])
      }
      if !differing.contains("\(id): its storefronts") {
        catalog.products[index].availability.storefronts =
          own.products[place].availability.storefronts
      }
    }
  }

  /// Keeps the prices of offers of a catalog that mean what the store has.
  private static func keepPrices(of own: [Offer], in product: inout Product) {
    for index in product.subscription?.offers.indices ?? 0..<0 {
      let pulled = product.subscription?.offers[index]
      let known = own.first {
        $0.kind == pulled?.kind && $0.offerID == pulled?.offerID
          && $0.referenceName == pulled?.referenceName && $0.mode == pulled?.mode
          && $0.duration == pulled?.duration && $0.periods == pulled?.periods
      }
      if let known { product.subscription?.offers[index].price = known.price }
    }
  }
}
