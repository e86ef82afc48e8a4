import AppStoreReference
import LintReports
import SourceSyntax

/// The answer of `price --equalize`: one price in all storefronts, as far as it is known.
struct EqualizedPrices {
  let price: Money
  private let all: [EqualizedPrice]

  init(of price: Money) {
    self.price = price
    all = EqualizedPrice.all(of: price)
  }

  /// The reason why an amount has no equal prices: it is not a price point. Names the nearest ones.
  static func refusal(of price: Money) -> String? {
    guard let points = PricePoints(in: price.currency), !points.isSelectable(price) else { return nil }
    let nearest = points.nearest(to: price.hundredths)
    let near = [nearest.below, nearest.above].compactMap { $0?.description }
    let higher =
      points.mayBeOnRequest(price) ? "; Apple doesn't publish the higher ones, which are available on request" : ""
    return "\(price) is not in the list of price points of \(PricePoints.source.date); "
      + (near.count == 1 ? "the nearest is " : "the nearest are ") + near.joined(separator: " and ") + higher
  }

  // MARK: Output

  func text(fitting columns: Int?) -> String {
    var table = TextTable(header: ["CODE", "STOREFRONT", "CURRENCY", "PRICE", "HOW IT IS KNOWN"], rows: [])
    table.trailing = [3]
    for equal in all {
      table.rows.append([
        equal.territory.code, equal.territory.name, equal.territory.currency.description, equal.price?.decimal ?? "–",
        Self.words(equal.basis),
      ])
    }
    let unknown = all.count { $0.basis == .unknown }
    var text = table.text(fitting: columns) + "\n"
    text += "\(all.count - unknown) of \(all.count) storefronts are known"
    text += unknown > 0 ? "; the price in the others is in App Store Connect alone\n" : "\n"
    if all.contains(where: { $0.basis == .sameCurrency }) {
      text += "same currency: the price can be chosen there; Apple may equalize to another point\n"
    }
    if all.contains(where: { $0.basis == .formerTier }) {
      text += "former tier: the price belonged to it until December 2022; today's may differ\n"
    }
    return text + "\n" + PriceSources.line("price points", PricePoints.source)
      + PriceSources.line("tiers", PriceTier.source)
  }

  var json: String {
    let storefronts = all.map { equal -> OrderedValue in
      [
        "territory": .text(equal.territory.code), "name": .text(equal.territory.name),
        "currency": .text(equal.territory.currency.description), "amount": .text(orNull: equal.price?.decimal),
        "basis": .text(equal.basis.rawValue),
      ]
    }
    let value: OrderedValue = [
      "currency": .text(price.currency.description), "amount": .text(price.decimal),
      "asOf": .text(PricePoints.source.date), "sources": PriceSources.json, "storefronts": .list(storefronts),
    ]
    return value.jsonText
  }

  /// The prices as CSV, with the date of the list in each row, because a spreadsheet has no other place for it.
  var csv: [UInt8] {
    var writer = DelimitedWriter()
    writer.row(["territory", "name", "currency", "amount", "basis", "asOf", "certainty"])
    for equal in all {
      let source = equal.basis == .formerTier ? PriceTier.source : PricePoints.source
      let isKnown = equal.basis != .unknown
      writer.row([
        equal.territory.code, equal.territory.name, equal.territory.currency.description, equal.price?.decimal ?? "",
        equal.basis.rawValue, isKnown ? source.date : "", isKnown ? source.certainty.label : "",
      ])
    }
    return writer.output
  }

  private static func words(_ basis: EqualizedPrice.Basis) -> String {
    switch basis {
    case .stated: "the price itself"
    case .free: "free"
    case .sameCurrency: "same currency"
    case .formerTier: "former tier"
    case .unknown: "unknown"
    }
  }
}

/// The sources of the price points and the tiers.
enum PriceSources {
  /// The date and the authority of a list.
  static func line(_ name: String, _ source: FactSource) -> String {
    "\(name): \(source.title) (\(source.certainty.label), \(source.date))\n"
  }

  static var json: OrderedValue {
    ["pricePoints": .map(PricePoints.source.citation), "tiers": .map(PriceTier.source.citation)]
  }
}
