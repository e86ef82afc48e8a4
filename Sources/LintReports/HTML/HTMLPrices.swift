import AppStoreReference
import CatalogLint
import CatalogModel

/// The tables of a file with the prices that countries have for themselves: a row for each storefront, a column for each
/// product of a ladder, from the cheapest to the dearest.
struct HTMLPrices {
  /// Products whose prices are compared: packs of a currency, a subscription group, or the rest.
  private struct Ladder {
    let name: String
    /// Whether a rule compares the prices.
    let isCompared: Bool
    /// The indices of the products by their base prices.
    let products: [Int]
  }

  private let catalog: Catalog
  private let prices: StorefrontPrices
  private let packs: [PackLadder]
  private let periods: [PeriodLadder]
  private let name: String
  /// The number of cells that the tables may have.
  private let cells: Int

  init(_ input: LintInput, name: String, cells: Int) {
    catalog = input.catalog
    prices = StorefrontPrices(input)
    packs = PackLadder.all(of: input.catalog)
    periods = PeriodLadder.all(of: input.catalog)
    self.name = name
    self.cells = cells
  }

  /// Empty for a catalog without such prices.
  var html: String {
    var html = ""
    var left = cells
    var omitted = 0
    for ladder in ladders {
      let storefronts = prices.storefronts(of: ladder.products)
      guard !storefronts.isEmpty else { continue }
      guard left > 0 else {
        omitted += ladder.products.count
        continue
      }
      left -= storefronts.count * ladder.products.count
      html += table(ladder, storefronts)
    }
    guard !html.isEmpty else { return "" }
    let rest = omitted == 0 ? "" : "<p>…and \(counted(omitted, "more product")).</p>\n"
    return """
      <section class="prices">
      <h3>Prices by country</h3>
      <p class="scope">The storefronts with prices of their own; elsewhere, the base price counts, or what the App Store derives \
      from it. A bar compares a price with the base price, by the App Store's tables or the rates of a policy, where one of them has it.</p>
      \(html)\(rest)</section>

      """
  }

  private func base(_ index: Int) -> Money? { catalog.products[index].price?.base(in: catalog.baseTerritory) }

  private var ladders: [Ladder] {
    let priced = catalog.products.indices.filter { base($0) != nil }
    let named = priced.map { index -> (key: String, index: Int) in
      let product = catalog.products[index]
      if let group = product.subscription?.group, catalog.groups.indices.contains(group) {
        return ("2" + (catalog.groups[group].referenceName ?? catalog.groups[group].key), index)
      }
      return product.grants.count == 1 ? ("1" + product.grants[0].currency, index) : ("3Other products", index)
    }
    return Dictionary(grouping: named, by: \.key).sorted { $0.key < $1.key }.map { key, members in
      Ladder(
        name: String(key.dropFirst()), isCompared: !key.hasPrefix("3"),
        products: members.map(\.index).sorted { (base($0)?.hundredths ?? 0, $0) < (base($1)?.hundredths ?? 0, $1) })
    }
  }

  // MARK: Tables

  private func table(_ ladder: Ladder, _ storefronts: [Territory]) -> String {
    let label = HTMLText.escaped("Prices of \(ladder.name) in \(name)")
    var html = """
      <h4>\(HTMLText.escaped(ladder.name))</h4>
      <div class="matrix" role="region" tabindex="0" aria-label="\(label)">
      <table>
      <thead><tr><th scope="col">Storefront</th>
      """
    for index in ladder.products {
      html += "<th scope=\"col\">\(HTMLText.escaped(catalog.products[index].item))</th>"
    }
    html += "<th scope=\"col\">Steps</th></tr></thead>\n<tbody>\n<tr><th scope=\"row\">Base price</th>"
    for index in ladder.products { html += "<td>\(base(index).map { HTMLText.escaped("\($0)") } ?? "–")</td>" }
    html += "<td></td></tr>\n"
    let equal = Dictionary(uniqueKeysWithValues: ladder.products.map { ($0, equalPrices(to: $0)) })
    for territory in storefronts { html += row(territory, ladder, equal) }
    return html + "</tbody>\n</table>\n</div>\n"
  }

  private func row(_ territory: Territory, _ ladder: Ladder, _ equal: [Int: [Territory: Money]]) -> String {
    var html = "<tr><th scope=\"row\">\(HTMLText.escaped(territory.name)) <small>\(territory.currency)</small></th>"
    for index in ladder.products {
      guard let price = prices.price(of: index, in: territory) else {
        html += "<td class=\"absent\">–<span class=\"unseen\">no price of its own</span></td>"
        continue
      }
      html += "<td>\(price.decimal)\(Self.bar(price, beside: equal[index]?[territory]))</td>"
    }
    let fault = fault(in: territory, ladder)
    let fine = ladder.isCompared ? "<td class=\"fine\">✓</td>" : "<td></td>"
    html += fault.map { "<td class=\"warning\">! \(HTMLText.escaped($0))</td>" } ?? fine
    return html + "</tr>\n"
  }

  /// A bar for a price, and its share of the price that the base price equals in the storefront.
  private static func bar(_ price: Money, beside equal: Money?) -> String {
    guard let equal, equal.hundredths > 0 else { return "" }
    let percent = (price.hundredths * 200 / equal.hundredths + 1) / 2
    return "<svg class=\"bar\" viewBox=\"0 0 150 6\" preserveAspectRatio=\"none\" aria-hidden=\"true\">"
      + "<rect width=\"\(min(percent, 150))\" height=\"6\"/></svg><small>\(percent) %</small>"
  }

  /// The prices that the base price of a product equals: by the App Store's tables, else by the rates of its policy.
  private func equalPrices(to index: Int) -> [Territory: Money] {
    guard let base = base(index) else { return [:] }
    let policy = catalog.app.pricePolicies.first { $0.name == catalog.products[index].pricePolicy }
    let rates = policy.map { StorefrontFactors($0).rates.compactMapValues { Double($0.text) } } ?? [:]
    return EqualizedPrice.all(of: base).reduce(into: [:]) { equal, known in
      let currency = known.territory.currency
      if let price = known.price {
        equal[known.territory] = price
      } else if let to = rates[currency], let from = rates[base.currency], from > 0 {
        let hundredths = Double(base.hundredths) * to / from
        equal[known.territory] = Int(exactly: hundredths.rounded()).map { Money(hundredths: $0, currency: currency) }
      }
    }
  }

  /// The finding of `price-ladder` or `subscription-ladder` for a ladder in a storefront.
  private func fault(in territory: Territory, _ ladder: Ladder) -> String? {
    let packs = packs.flatMap { PackLadder.faults(of: prices.steps($0.packs, in: territory)) }
    if let fault = packs.first(where: { ladder.products.contains($0.step.index) }) {
      return "\(item(fault.step)) is worse value than \(item(fault.better))"
    }
    let periods = periods.flatMap { PeriodLadder.faults(of: prices.steps($0.steps, in: territory)) }
    return periods.first { ladder.products.contains($0.step.index) }.map { fault in
      "\(item(fault.step)) costs more a month than \(item(fault.better))"
    }
  }

  private func item(_ step: some LadderStep) -> String { catalog.products[step.index].item }
}
