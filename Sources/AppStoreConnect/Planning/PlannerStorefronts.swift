public import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// The storefronts in which a product begins and ceases to be sold.
public struct StorefrontChange: Sendable, Hashable {
  public var added: [Territory]
  public var removed: [Territory]
  /// The storefronts in which it is sold afterwards.
  public var sold: [Territory]
  /// Whether it is sold nowhere before, because it is new.
  public var isFirst: Bool
  /// The prices in the storefronts in which its sale begins, where the plan has no step for them.
  public var prices: [PriceLine] = []

  /// The change for a reader: `+ RUS`, `− CHN`, and the storefronts in which a new product is sold.
  public var words: [String] {
    if isFirst { return ["sold in \(Planner.list(sold))"] }
    func list(_ sign: String, _ storefronts: [Territory]) -> String? {
      storefronts.isEmpty ? nil : "\(sign) \(storefronts.map(\.code).joined(separator: ", "))"
    }
    return [list("+", added), list("−", removed)].compactMap(\.self)
  }

  var json: OrderedValue {
    [
      "added": .texts(added.map(\.code)), "removed": .texts(removed.map(\.code)), "sold": .texts(sold.map(\.code)),
      "prices": prices.isEmpty ? nil : .list(prices.map(\.json)),
    ]
  }
}

/// The storefronts of products: those in which the store sells them, and in which clients are offered them.
extension Planner {
  mutating func planAvailability(_ live: LiveProduct?, _ desired: DesiredProduct, _ subject: PlanSubject) {
    let product = desired.product
    let known = live?.availability
    let isEverywhere = product.availability.storefronts == nil
    var wanted = Set(product.availability.storefronts ?? Territory.all)
    let own = known?.territories ?? []
    let isOnSale = live?.wasApproved ?? false
    let added = wanted.subtracting(own).sorted()
    // Somebody may have stopped the sale. The absence of a list in the catalog doesn't say that it goes on.
    if isOnSale, isEverywhere, !added.isEmpty, !options.putsBackOnSale {
      let state = live.map { $0.state == "APPROVED" ? "" : ", and is \(quoted: $0.state)" } ?? ""
      plan.drift.append(
        PlanNote(
          subject,
          "it is not sold in \(Self.list(added))\(state); \"asc pull --into\" takes that over, and "
            + "\"--put-back-on-sale\" ends it"))
      wanted = own
    }
    if known?.territories == wanted {
      remarkOnNewStorefronts(known, isEverywhere, subject)
      return
    }
    // A product that has none is not sold anywhere either.
    if known == nil, live != nil, wanted.isEmpty { return }
    if product.subscription?.billingPlans.isEmpty == false {
      plan.remarks.append(PlanNote(subject, "billing plans are not compared; set them in App Store Connect"))
    }
    let codes = wanted.sorted().map(\.code)
    let isSubscription = desired.kind == .subscription
    let change = StorefrontChange(
      added: wanted.subtracting(own).sorted(), removed: own.subtracting(wanted).sorted(), sold: wanted.sorted(),
      isFirst: known == nil)
    var consequences: [String] = []
    if isOnSale, !change.removed.isEmpty {
      consequences.append("its sale in \(Self.list(change.removed)) ends at once")
      if isSubscription {
        consequences.append("only the Account Holder can remove storefronts from a subscription on sale")
      }
    }
    // A list means these storefronts, and none that opens later.
    let isOpen = isEverywhere && (known?.isOpen ?? true)
    var changes: [PlanStep.Change] = []
    if let known, known.isOpen != isOpen {
      changes.append(.init("availableInNewTerritories", from: "\(known.isOpen)", to: "\(isOpen)"))
    }
    let work: RequestWork
    if isSubscription, known != nil {
      work = .update(
        desired.kind.availabilityType, RequestName.availability(product.productID).reference,
        ["availableInNewTerritories": changes.isEmpty ? nil : .flag(isOpen)],
        ["availableTerritories": RequestBody.territories(codes)])
    } else {
      // The availability of a one-time product has no update: a new one replaces it.
      work = .availability(of: product.productID, desired.kind, isOpen: isOpen, in: codes)
    }
    var step = PlanStep(
      known == nil ? .create : .change, subject, .storefronts, "its storefronts", changes, consequences: consequences,
      work)
    step.storefronts = change
    plan.steps.append(step)
  }

  /// Adds the prices at which a product goes on sale again, which the plan doesn't change or changes at once.
  ///
  /// - Parameter start: The index of the first step of the product.
  mutating func priceStorefronts(_ live: LiveProduct, _ desired: DesiredProduct, from start: Int) {
    guard live.wasApproved, let index = plan.steps[start...].firstIndex(where: { $0.storefronts != nil }),
      let added = plan.steps[index].storefronts?.added, !added.isEmpty
    else { return }
    let changed = plan.steps[start...].filter(\.isPrice).flatMap(\.prices)
    let steps = Dictionary(changed.map { ($0.territory, $0) }, uniquingKeysWith: { first, _ in first })
    let current = live.currentPrices(on: options.today)
    let base = live.baseTerritory.flatMap { current[$0] }
    let isDerived = base != nil && added.contains { current[$0] == nil }
    let derived = isDerived ? base.flatMap { equalPrices(to: $0.point, desired.kind) } : nil
    var words: [String] = []
    for territory in added {
      let amount = current[territory]?.amount ?? derived?[territory]?.amount
      let line = steps[territory]
      let now = line.map { $0.start == nil ? $0.new : $0.old ?? amount } ?? amount
      var text = now?.words ?? "the price that the store derives"
      if let line, let day = line.start, let new = line.new, new != now { text += " (\(new.words) from \(day))" }
      words.append(text + (added.count == 1 ? "" : " in \(territory)"))
      guard line == nil, let now else { continue }
      let own = desired.amounts[territory].flatMap { _ in desired.plan?.origin(in: territory) }
      plan.steps[index].storefronts?.prices.append(
        PriceLine(
          territory: territory, old: now, new: now,
          origin: own ?? (live.isSubscription || current[territory] == nil ? .derived : .byHand)))
    }
    // Our own limit: more are in the table of prices.
    let prices = words.count > 3 ? "prices that \"--prices\" lists" : words.joined(separator: ", ")
    plan.steps[index].consequences.insert(
      "it goes on sale at once in \(Self.list(added)), where it is not sold now, at \(prices)", at: 0)
  }

  /// Names a setting for storefronts that open later which the catalog can't have: it changes with the list.
  private mutating func remarkOnNewStorefronts(
    _ known: LiveAvailability?, _ isEverywhere: Bool, _ subject: PlanSubject
  ) {
    guard let known, known.isOpen != isEverywhere, !known.territories.isEmpty else { return }
    plan.remarks.append(
      PlanNote(
        subject,
        known.isOpen
          ? "it will also be sold in storefronts that open later; \"availableInNewTerritories\" is left as it is"
          : "it will not be sold in storefronts that open later; \"availableInNewTerritories\" is left as it is"))
  }

  /// Storefronts by their codes: each of them, or each that is missing.
  static func list(_ territories: [Territory]) -> String {
    if territories.isEmpty { return "none" }
    let others = Set(Territory.all).subtracting(territories).sorted()
    if others.isEmpty { return "all" }
    let codes = territories.map(\.code).joined(separator: ", ")
    return others.count < territories.count ? "all but \(others.map(\.code).joined(separator: ", "))" : codes
  }
}
