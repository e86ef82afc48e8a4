public import AppStoreConnect
import AppStoreReference
import Basics
public import CatalogModel

/// Prices that are set. The plan has their price points, except for a product that didn't exist when it was made: price
/// points differ for each product, and are looked up.
struct PriceRequest {
  private let work: PriceWork
  private let id: String
  private let session: StoreSession

  init(_ work: PriceWork, id: String, over session: StoreSession) {
    self.work = work
    self.id = id
    self.session = session
  }

  /// The prices with their price points.
  func rows() throws(StoreFailure) -> [PriceRow] {
    var points = try points()
    for entry in work.entries {
      if let point = entry.point { points[entry.territory, default: [:]][entry.amount.hundredths] = point }
    }
    func point(_ territory: Territory, _ amount: Money) throws(StoreFailure) -> String {
      if let point = points[territory]?[amount.hundredths] { return point }
      throw StoreFailure(.refused, PriceQuotes.missing(amount, in: territory, among: points[territory] ?? [:]))
    }
    var equal: [Territory: PriceQuotes.Quote] = [:]
    if work.derivesPrices {
      let base = try point(work.base, work.baseAmount)
      equal = try session.equalPrices(to: base, work.kind)
      equal[work.base] = .init(point: base, amount: work.baseAmount)
    }
    var rows: [PriceRow] = []
    for entry in work.entries {
      guard entry.point == nil, entry.isDerived else {
        rows.append(work.row(entry, point: try point(entry.territory, entry.amount)))
        continue
      }
      let quote = try derived(entry.territory, equal)
      guard quote.amount == entry.amount else {
        throw StoreFailure(
          .refused,
          "the store now derives \(quote.amount.decimal) \(quote.amount.currency) in \(entry.territory) instead of "
            + "\(entry.amount.decimal), which was planned; plan again")
      }
      rows.append(work.row(entry, point: quote.point))
    }
    for territory in work.derived {
      let quote = try derived(territory, equal)
      try requireDecision(territory, quote.amount)
      rows.append(work.row(in: territory, at: quote.amount, from: work.start, point: quote.point))
    }
    return rows
  }

  private func derived(
    _ territory: Territory, _ equal: [Territory: PriceQuotes.Quote]
  ) throws(StoreFailure) -> PriceQuotes.Quote {
    if let quote = equal[territory] { return quote }
    throw StoreFailure(.refused, PriceQuotes.missingEqual(in: territory))
  }

  /// Refuses a derived price that is higher than the price that existing subscribers pay, unless a person
  /// has decided about them: a plan without price points can't know it.
  private func requireDecision(_ territory: Territory, _ amount: Money) throws(StoreFailure) {
    guard work.keepsPrice == nil, let old = work.current[territory], old.isLower(than: amount) else { return }
    throw StoreFailure(
      .refused,
      "the price that the store derives in \(territory) rises from \(old.decimal) to \(amount.decimal) "
        + "\(amount.currency); plan with \"--existing-subscribers\", or state the price there in the catalog")
  }

  /// The price points of the storefronts whose prices are set, by their amounts in hundredths.
  private func points() throws(StoreFailure) -> [Territory: [Int: String]] {
    var territories = Set(work.unknownEntries.map(\.territory))
    if work.derivesPrices, work.baseEntry.point == nil { territories.insert(work.base) }
    guard !territories.isEmpty else { return [:] }
    return try session.points(of: id, work.kind, in: territories).mapValues { quotes in
      Dictionary(quotes.map { ($0.amount.hundredths, $0.point) }, uniquingKeysWith: { $1 })
    }
  }
}

extension StoreSession {
  func list(_ lookUp: PriceLookUp) throws(StoreFailure) -> (data: [APIResource], included: [APIResource]) {
    try list(lookUp.path, lookUp.query)
  }
}

extension StoreSession {
  /// The price points of a product in some storefronts.
  ///
  /// - Parameter id: The ID of the product.
  func points(of id: String, _ kind: StoreKind, in territories: Set<Territory>) throws(StoreFailure)
    -> [Territory: [PriceQuotes.Quote]]
  {
    var points: [Territory: [PriceQuotes.Quote]] = [:]
    // A price of the catalog is in the currency that is known here: the same amount of another is another price.
    for (territory, quote) in quotes(try list(.points(of: id, kind, in: territories)))
    where quote.amount.currency == territory.currency {
      points[territory, default: []].append(quote)
    }
    return points
  }

  /// The prices that the store considers equal to a price point, in all other storefronts.
  func equalPrices(to point: String, _ kind: StoreKind) throws(StoreFailure) -> [Territory: PriceQuotes.Quote] {
    Dictionary(
      quotes(try list(.equalizations(of: point, kind))), uniquingKeysWith: { first, _ in first })
  }

  private func quotes(_ found: (data: [APIResource], included: [APIResource])) -> [(Territory, PriceQuotes.Quote)] {
    let included = found.included.byID
    return found.data.compactMap { point in
      guard let territory = point.one("territory").flatMap({ Territory($0) }),
        let amount = Money(decimal: point.text("customerPrice") ?? "", currency: included.currency(of: territory))
      else { return nil }
      return (territory, .init(point: point.id, amount: amount))
    }
  }

  /// Plans, and looks up the price points that the plan needs.
  ///
  /// - Parameter quotes: The price points that are known; those that were looked up are added.
  public func plan(
    _ catalog: Catalog, against live: LiveState, _ options: PlanOptions, _ quotes: inout PriceQuotes
  ) throws(StoreFailure) -> Plan {
    while true {
      var plan = Planner.plan(catalog, against: live, options, quotes: quotes)
      plan.stateReads = reads
      if plan.lookUps.isEmpty { return plan }
      try look(up: plan.lookUps, &quotes)
    }
  }

  private func look(up questions: [PriceQuotes.LookUp], _ quotes: inout PriceQuotes) throws(StoreFailure) {
    var wanted: [String: (kind: StoreKind, territories: Set<Territory>)] = [:]
    for question in questions {
      switch question {
      case .points(let product, let kind, let territory):
        wanted[product, default: (kind, [])].territories.insert(territory)
      case .equal(let point, let kind):
        try answer([question], &quotes) { quotes throws(StoreFailure) in
          quotes.add(try equalPrices(to: point, kind), equalTo: point)
        }
      }
    }
    for (product, question) in wanted.sorted(by: { $0.key < $1.key }) {
      let questions = question.territories.map { PriceQuotes.LookUp.points(of: product, question.kind, in: $0) }
      try answer(questions, &quotes) { quotes throws(StoreFailure) in
        let found = try points(of: product, question.kind, in: question.territories)
        for territory in question.territories { quotes.add(found[territory] ?? [], of: product, in: territory) }
      }
    }
  }

  /// Looks something up, unless the answers of the store were saved without it.
  private func answer(
    _ questions: [PriceQuotes.LookUp], _ quotes: inout PriceQuotes,
    _ look: (inout PriceQuotes) throws(StoreFailure) -> Void
  ) throws(StoreFailure) {
    do throws(StoreFailure) { try look(&quotes) } catch {
      guard error.kind == .notSaved else { throw error }
      for question in questions { quotes.giveUp(question) }
    }
  }
}
