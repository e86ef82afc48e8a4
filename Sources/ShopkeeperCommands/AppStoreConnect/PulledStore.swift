import AppStoreConnect
import AppStoreReference
import Basics
import CatalogModel
import CommandLayer
import StoreConnection

/// The live state as a catalog, in the notation of an existing catalog where both mean the same.
struct PulledStore {
  private(set) var catalog: Catalog
  /// Remarks on values that a catalog can't hold.
  let remarks: [PlanNote]

  /// - Parameters:
  ///   - own: The catalog to refresh, whose base territory and keys of groups are used.
  ///   - computed: The prices that its policies give, which stay computed where the store has the same.
  /// - Throws: ``StoreFailure``.
  init(_ bundleID: String, into own: Catalog?, computed: [ComputedPrice] = [], over session: StoreSession) throws {
    var reader = LiveReader(session)
    reader.readsCodes = true
    let live = try reader.read(reader.app(bundleID))
    let today = StoreAccess.today(session)
    let base = own?.baseTerritory ?? PulledCatalog.usualBase(of: live) ?? Catalog().baseTerritory
    let derived = try reader.derivedTerritories(in: live, base: base, on: today)
    let pulled = PulledCatalog(live, into: own, derived: derived, computed: computed, on: today)
    var catalog = pulled.catalog
    if let own {
      let plan = try Self.plan(own.taking(computed), live, today, over: session)
      Self.keepEqual(own, plan, in: &catalog)
    }
    self.catalog = catalog
    remarks = pulled.remarks + reader.remarks.map { PlanNote(.app, $0) }
  }

  /// Gives offers the names that the store has, which a catalog need not repeat.
  mutating func nameOffers() {
    for product in catalog.products.indices {
      for offer in catalog.products[product].subscription?.offers.indices ?? 0..<0 {
        let known = catalog.products[product].subscription?.offers[offer]
        guard known?.referenceName == nil else { continue }
        catalog.products[product].subscription?.offers[offer].referenceName = known?.offerID
      }
    }
  }

  /// Names the values that a catalog can't hold on standard error.
  func report(on console: Console) {
    for remark in remarks { console.writeErrorLine("note: \(remark.subject): \(remark.text)") }
  }

  /// The plan for a catalog, whose look-ups are among the answers that are saved: without them, a plan that is made
  /// later would lack amounts.
  private static func plan(
    _ own: Catalog, _ live: LiveState, _ today: CalendarDate, over session: StoreSession
  ) throws -> Plan {
    var quotes = PriceQuotes()
    return try session.plan(own, against: live, PlanOptions(today: today), &quotes)
  }

  /// Keeps the prices and storefronts of a catalog that mean the same as the store's: a tier stays a tier.
  private static func keepEqual(_ own: Catalog, _ plan: Plan, in catalog: inout Catalog) {
    var differing: Set<String> = []
    for step in plan.steps { differing.insert(step.isPrice ? "\(step.subject): its prices" : step.key) }
    for note in plan.questions + plan.refusals { differing.insert("\(note.subject): its prices") }
    for note in plan.drift {
      differing.insert("\(note.subject): \(note.prices.isEmpty ? "its storefronts" : "its prices")")
    }
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
      if !hasOtherOffers { keepPrices(of: own.products[place].offerCodes, in: &catalog.products[index]) }
      if !differing.contains("\(id): its storefronts") {
        catalog.products[index].availability.storefronts = own.products[place].availability.storefronts
      }
    }
  }

  /// Keeps the prices of a catalog's offers that mean the same as the store's.
  private static func keepPrices(of own: [Offer], in product: inout Product) {
    for index in product.subscription?.offers.indices ?? 0..<0 {
      let pulled = product.subscription?.offers[index]
      let known = own.first {
        $0.kind == pulled?.kind && $0.offerID == pulled?.offerID && $0.referenceName == pulled?.referenceName
          && $0.mode == pulled?.mode && $0.duration == pulled?.duration && $0.periods == pulled?.periods
      }
      if let known { product.subscription?.offers[index].price = known.price }
    }
  }

  /// Keeps the prices of offer codes that mean the same as the store's.
  private static func keepPrices(of own: [OfferCode], in product: inout Product) {
    for index in product.offerCodes.indices {
      let pulled = product.offerCodes[index]
      let known = own.first { $0.referenceName == pulled.referenceName && $0.isFree == pulled.isFree }
      if let known { product.offerCodes[index].price = known.price }
    }
  }
}
