import AppStoreReference
import CatalogModel

/// A price as cells hold it: `tier 6`, `USD 5.99`, `JPN 800`.
enum PriceNotation {
  /// Adds an amount with its kind; false when it is not one.
  static func read(_ text: String, into price: inout Price?) -> Bool {
    // A tier that nobody named, as a hasty file has it.
    if text.lowercased() == "tier" { return add("", as: .tier, to: &price) }
    guard let space = text.firstIndex(of: " "),
      let kind = TableHeader.Amount(String(text[..<space]))
    else { return false }
    return add(String(text[text.index(after: space)...]), as: kind, to: &price)
  }

  /// Adds what stands in a column of amounts; false when it is none.
  static func add(_ text: String, as kind: TableHeader.Amount, to price: inout Price?) -> Bool {
    switch kind {
    case .tier:
      let name = text.trimmedBlanks
      let tier = PriceTier(name)
      price = price ?? Price()
      price?.tier = tier
      price?.unknownTier = tier == nil ? name : nil
    case .currency(let currency):
      guard let amount = money(text, currency) else { return false }
      price = price ?? Price()
      price?.amounts.append(amount)
    case .territory(let territory):
      guard let amount = money(text, territory.currency) else { return false }
      price = price ?? Price()
      price?.overrides.append(.init(territory: territory, amount: amount))
    }
    return true
  }

  /// An amount; `5,99` too, as spreadsheets of half the world write it.
  private static func money(_ text: String, _ currency: CurrencyCode) -> Money? {
    let text = text.trimmedBlanks
    if let money = Money(decimal: text, currency: currency) { return money }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[1].utf8.count) else { return nil }
    return Money(decimal: "\(parts[0]).\(parts[1])", currency: currency)
  }

  /// The parts of a price, its tier first.
  static func parts(of price: Price) -> [(name: String, value: String)] {
    var parts: [(String, String)] = []
    if let tier = price.tier?.shortName ?? price.unknownTier { parts.append(("tier", tier)) }
    parts += price.amounts.map { ("\($0.currency)", $0.decimal) }
    parts += price.overrides.map { ($0.territory.code, $0.amount.decimal) }
    return parts
  }
}
