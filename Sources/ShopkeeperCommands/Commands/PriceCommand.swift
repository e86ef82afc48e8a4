import AppStoreReference
import Basics
import CommandLayer
import Shopkeeper
import SourceSyntax

/// `shopkeeper price`: shows the prices of a tier, and whether an amount is available.
enum PriceCommand {
  private static let amount = Argument(
    zeroOrMore: "AMOUNT", of: .text("AMOUNT"),
    help: "An amount and its currency, such as 40 CNY; a catalog and a product with --policy, a catalog with --update")
  private static let tier = Option("tier", of: .text("TIER"), help: "A classic tier: 0 to 87, A, B, alternate 1 to 5")
  private static let equalize = Flag("equalize", help: "Print what is known of the price in every storefront")
  private static let policy = Option(
    "policy", of: .text("POLICY"), help: "Print the prices of a product in every storefront by a price policy")
  private static let update = Flag(
    "update", help: "Compute the prices of all products with a price policy, and write them beside the catalog")
  private static let format = OutputFormat.option(
    Candidate("table", help: "for people"), Candidate("json", help: "for programs"),
    Candidate("csv", help: "for spreadsheets, with --equalize or --policy"))

  static let command = Command(
    "price", abstract: "Look up price tiers and price points",
    discussion: """
      The tables are embedded: the prices of the classic tiers in US dollars and yuan, which never \
      changed until the tiers were retired in December 2022, and the default price points of every \
      storefront currency as of \(PricePoints.source.date). Apple's current equalized prices are \
      only available from App Store Connect.

      With --equalize, every storefront is listed with the price that belongs to the amount, and \
      how it is known: a storefront with the same currency offers the same price, and China \
      mainland and the United States offer that of the former tier. All others are listed as \
      unknown; no price is computed.

      With --policy, a product of the catalog is priced in every storefront by one of the app's \
      "pricePolicies"; nothing is written. With --update, the prices that the products' policies \
      give are written to a file beside the catalog, catalog.prices.csv for catalog.yml, from which \
      "export" and "asc plan" take them once they are reviewed.
      """,
    arguments: [amount], options: [tier, equalize, policy, update, format],
    examples: [
      Example("shopkeeper price --tier 6", help: "Show the price of tier 6 in dollars and yuan"),
      Example("shopkeeper price 40 CNY", help: "Check whether ¥40 is a price point"),
      Example("shopkeeper price --equalize USD 4.99 --format csv", help: "List the storefronts with the same price"),
      Example("shopkeeper price coins400 --policy ppp", help: "Show what a policy makes of a product's price"),
      Example("shopkeeper price --update", help: "Write the computed prices for review"),
    ],
    action: { invocation in
      let isJSON = invocation[format] == "json"
      let words = invocation[amount]
      if invocation[update] || invocation[policy] != nil { return try applyPolicy(invocation) }
      if invocation[equalize], invocation[tier] != nil {
        throw invocation.usageError(.other("--equalize needs an amount, not --tier"))
      }
      if invocation[format] == "csv", !invocation[equalize] {
        throw invocation.usageError(.other("--format csv needs --equalize or --policy"))
      }
      switch (invocation[tier], words.isEmpty) {
      case (let name?, true):
        guard let tier = PriceTier(name) else {
          throw invocation.usageError(
            .invalidValue(name, for: "--tier", expected: "0 to 87, A, B, or alternate 1 to 5", suggestion: nil))
        }
        invocation.console.write(isJSON ? json(of: tier) : text(of: tier))
      case (nil, false):
        guard let price = money(words) else {
          if let retired = retired(words) {
            throw invocation.usageError(
              .other("the App Store has no currency \"\(retired.currency)\": \(retired.advice)"))
          }
          throw invocation.usageError(
            .invalidValue(
              words.joined(separator: " "), for: "AMOUNT",
              expected: "an amount and a storefront currency, such as 40 CNY", suggestion: suggestion(words)))
        }
        if invocation[equalize] {
          try printEqualized(price, invocation)
          return .success
        }
        invocation.console.write(isJSON ? json(of: price) : text(of: price))
      default: throw invocation.usageError(.other("give either an amount or --tier"))
      }
      return .success
    })

  private static func applyPolicy(_ invocation: Invocation) throws -> ExitCode {
    var words = invocation[amount]
    if invocation[equalize] || invocation[tier] != nil || invocation[update] && invocation[policy] != nil {
      throw invocation.usageError(.other("give one of --tier, --equalize, --policy and --update"))
    }
    let isNamed = invocation[update] ? !words.isEmpty : words.first.map(CatalogArgument.isPath) ?? false
    let file = try CatalogFile(contentsOf: isNamed ? words.removeFirst() : ".")
    try file.requireWhole()
    if invocation[update] {
      guard words.isEmpty else { throw invocation.usageError(.other("--update takes one catalog")) }
      return try PriceLockUpdate(file: file, console: invocation.console).run()
    }
    guard words.count == 1, let name = invocation[policy] else {
      throw invocation.usageError(.other("--policy needs one product, as in \"price coins400 --policy ppp\""))
    }
    let catalog = file.document.catalog
    let product = catalog.products[try EditSubject.product(words[0], in: catalog)]
    guard let price = product.price else { throw Failure("\"\(product.productID)\" has no price") }
    let locked = LockedPrices(of: file)
    for note in locked.notes { invocation.console.writeErrorLine("note: \(note)") }
    let factors = try locked.factors(of: name)
    let named = locked.computed.faults.filter { $0.earlier != nil }
    if let fault = (locked.tableFaults + named).first {
      throw Failure("\(file.place(of: fault)): \(fault.text.english)", exitCode: .findings)
    }
    if let fault = factors.faults.first { throw Failure("\(file.name): \(fault.english)", exitCode: .findings) }
    let report = PolicyPriceReport(of: product, price, by: factors, in: catalog, locked: locked.locked ?? [])
    switch invocation[format] {
    case "json": invocation.console.write(report.json)
    case "csv": invocation.console.write(report.csv)
    default: invocation.console.write(report.text(fitting: invocation.console.terminalColumns))
    }
    return report.hasFaults ? .findings : .success
  }

  /// Parses `40 CNY`, `CNY 40`, `40CNY` and `CNY40`.
  private static func money(_ words: [String]) -> Money? {
    let text = words.joined().filter { !$0.isWhitespace }.uppercased()
    let letters = text.filter(\.isLetter)
    let rest = text.filter { !$0.isLetter }
    guard text == letters + rest || text == rest + letters, let currency = CurrencyCode(letters),
      !CurrencySet(currency).isEmpty
    else { return nil }
    return Money(decimal: rest, currency: currency)
  }

  /// The currency of an amount, if no storefront uses it any more.
  private static func retired(_ words: [String]) -> RetiredCurrency? {
    CurrencyCode(words.joined().uppercased().filter(\.isLetter)).flatMap { RetiredCurrency($0) }
  }

  /// The words with the currency that was most likely meant.
  private static func suggestion(_ words: [String]) -> String? {
    var text = words.joined(separator: " ").uppercased()
    let code = text.filter(\.isLetter)
    let known = CurrencySet.storefronts.currencies.map(\.description)
    guard !known.contains(code), let near = Suggestion.nearest(to: code, among: known),
      let place = text.firstRange(of: code)
    else { return nil }
    text.replaceSubrange(place, with: near)
    return text
  }

  private static func printEqualized(_ price: Money, _ invocation: Invocation) throws {
    if let refusal = EqualizedPrices.refusal(of: price) { throw invocation.usageError(.other(refusal)) }
    let prices = EqualizedPrices(of: price)
    switch invocation[format] {
    case "json": invocation.console.write(prices.json)
    case "csv": invocation.console.write(prices.csv)
    default: invocation.console.write(prices.text(fitting: invocation.console.terminalColumns))
    }
  }

  // MARK: A tier

  private static func text(of tier: PriceTier) -> String {
    var table = TextTable(header: ["CURRENCY", "PRICE", "PRICE POINT TODAY"], rows: [])
    table.trailing = [1]
    for (price, isSelectable) in prices(of: tier) {
      table.rows.append([price.currency.description, price.decimal, isSelectable ? "yes" : "no"])
    }
    return "\(tier.name)\n\n\(table.text())\n"
      + "The prices in other currencies changed until tiers were retired in December 2022; today's are "
      + "in App Store Connect.\n\n" + PriceSources.line("tiers", PriceTier.source)
      + PriceSources.line("price points", PricePoints.source)
  }

  private static func json(of tier: PriceTier) -> String {
    let prices = prices(of: tier).map { price, isSelectable -> OrderedValue in
      [
        "currency": .text(price.currency.description), "amount": .text(price.decimal),
        "isPricePoint": .flag(isSelectable),
      ]
    }
    let value: OrderedValue = [
      "tier": .text(tier.shortName), "name": .text(tier.name), "asOf": .text(PriceTier.source.date),
      "sources": PriceSources.json, "prices": .list(prices),
    ]
    return value.jsonText
  }

  private static func prices(of tier: PriceTier) -> [(Money, Bool)] {
    [CurrencyCode.usd, .cny].compactMap { currency in
      tier.price(in: currency).map { ($0, PricePoints(in: currency)?.isSelectable($0) ?? false) }
    }
  }

  // MARK: An amount

  private static func text(of price: Money) -> String {
    let answer = Answer(price)
    var text = answer.isPoint ? "\(price) is a price point" : "\(price) is not a price point"
    text += answer.isOnRequest ? " that every developer has\n" : "\n"
    if let ordinal = answer.ordinal {
      text += "number \(ordinal), the \"p\" in the ID of Apple's price point, which is " + "undocumented\n"
    }
    if !answer.isPoint || answer.below != nil {
      text += "nearest below: \(answer.below?.description ?? "none")\n"
      text += "nearest above: \(answer.above?.description ?? "none in the list")\n"
    }
    if answer.isOnRequest || answer.above == nil { text += onRequest(price.currency) + "\n" }
    if answer.tiers.isEmpty, price.currency == .usd || price.currency == .cny {
      text += "no classic tier had this price\n"
    }
    for tier in answer.tiers {
      let pairing = [CurrencyCode.usd, .cny].compactMap { tier.price(in: $0)?.description }
      text += "\(tier.name): \(pairing.joined(separator: ", "))\n"
    }
    return text + "\n" + PriceSources.line("price points", PricePoints.source)
      + (answer.tiers.isEmpty ? "" : PriceSources.line("tiers", PriceTier.source))
  }

  /// A note on the prices above the list.
  private static func onRequest(_ currency: CurrencyCode) -> String {
    let limit = currency == .usd ? " up to USD \(Facts.highestPrice.record.value)" : ""
    return "\(Facts.requestedPricePoints.value) more price points\(limit) are available from "
      + "Apple on request (announced on \(Facts.requestedPricePoints.source.date))"
  }

  private static func json(of price: Money) -> String {
    let answer = Answer(price)
    let value: OrderedValue = [
      "currency": .text(price.currency.description), "amount": .text(price.decimal),
      "isPricePoint": .flag(answer.isPoint), "pricePointNumber": answer.ordinal.map(OrderedValue.integer) ?? .null,
      "isOnRequest": .flag(answer.isOnRequest), "nearestBelow": .text(orNull: answer.below?.decimal),
      "nearestAbove": .text(orNull: answer.above?.decimal), "tiers": .texts(answer.tiers.map(\.shortName)),
      "asOf": .text(PricePoints.source.date), "sources": PriceSources.json,
    ]
    return value.jsonText
  }

  /// The entries of the tables for an amount.
  private struct Answer {
    let isPoint: Bool
    /// Whether it may be one of the higher price points, which are not in the list.
    let isOnRequest: Bool
    let ordinal: Int?
    let below: Money?
    let above: Money?
    let tiers: [PriceTier]

    init(_ price: Money) {
      let points = PricePoints(in: price.currency)
      isPoint = points?.isSelectable(price) ?? false
      isOnRequest = points?.mayBeOnRequest(price) ?? false
      ordinal = points?.ordinal(ofHundredths: price.hundredths)
      let nearest =
        isPoint
        ? (points?.nearest(to: price.hundredths - 1).below, points?.nearest(to: price.hundredths + 1).above)
        : (points?.nearest(to: price.hundredths).below, points?.nearest(to: price.hundredths).above)
      below = nearest.0
      above = nearest.1
      tiers = PriceTier.tiers(priced: price)
    }
  }
}
