import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// The quantities and prices of a row.
extension TableRow {
  mutating func grants(_ name: String) -> [Amount] {
    var grants: [Amount] = []
    for part in list(name) ?? [] {
      let words = part.split(separator: " ")
      if words.count >= 2, let last = words.last.map(String.init), Quantity(last) != nil {
        grants.append((words.dropLast().joined(separator: " "), last, range(name)))
      } else {
        report(name, expected: "grants such as \"gold 400\" or \"gold 400+40\"", not: part)
      }
    }
    /// Whether a quantity is left out, and its bonus with it.
    var isLeftOut = false
    if let written = word("quantity") {
      let text = Quantity(written) == nil ? CellWords.quantity(written) : written
      if Quantity(text) == nil {
        report("quantity", expected: "a quantity such as 400 or 400+40", not: written)
      } else if header.counted != nil {
        let name = nameInTitle(of: written, at: range("quantity"))
        if let name { grants.append((name, text, range("quantity"))) }
        isLeftOut = name == nil
      } else if let currency = word("currency") {
        grants.append((currency, text, range("quantity")))
      } else {
        report("currency", "the quantity \(quoted: written) needs what it is of")
      }
    }
    for (currency, column) in header.amounts[name] ?? [] {
      guard let cell = cell(column), let written = exact(column)?.trimmedBlanks, !written.isEmpty else { continue }
      let text = Quantity(written) == nil ? CellWords.quantity(written) : written
      if Quantity(text) != nil {
        isLeftOut = column == header.counted?.quantities && nameInTitle(of: written, at: cell.range) == nil
        if isLeftOut { continue }
        grants.append((currency, text, cell.range))
      } else {
        report(
          "\"\(name)[\(currency)]\" must be a quantity such as 400 or 400+40, not " + "\(quoted: written)",
          at: cell.range)
      }
    }
    let bonus = word("bonus").map { ($0, CellWords.bonus($0, of: grants.first?.text ?? "")) }
    if let (written, bonus) = bonus, let bonus, !bonus.utf8.allSatisfy(\.isASCIIDigit) {
      report("bonus", expected: "a quantity such as 40 or 10%, or empty", not: written)
      return distinct(grants, of: name) { $0 }
    }
    if !isLeftOut, let (written, bonus) = bonus, Int(bonus ?? "") != 0 {
      guard let bonus else {
        report(
          "bonus", "\(quoted: written) of \(grants.first?.text ?? "nothing") is not a whole number; write that itself")
        return distinct(grants, of: name) { $0 }
      }
      let sum = grants.count == 1 ? "\(grants[0].text)+\(bonus)" : ""
      if Quantity(sum) != nil, !grants[0].text.contains("+") {
        grants[0].text = sum
      } else if grants.count != 1 || !grants[0].text.hasSuffix("+\(bonus)") {
        report("bonus", "the bonus \(quoted: written) needs a quantity that it adds to")
      }
    }
    return distinct(grants, of: name) { $0 }
  }

  /// The good that the title of the row names for its quantity; a quantity of anything else is reported.
  private mutating func nameInTitle(of quantity: String, at range: SourceRange) -> String? {
    guard let counted = header.counted else { return nil }
    let title = exact(counted.titles) ?? ""
    if let name = counted.name(beside: quantity, in: title) { return name }
    // A title may have the sum.
    let base = CellWords.quantity(quantity)
    let sum = word("bonus").flatMap { CellWords.bonus($0, of: base) }.flatMap { Int($0) }.flatMap { added in
      Int(base).map { $0 + added }
    }
    if let sum, let name = counted.name(beside: "\(sum)", in: title) { return name }
    warn(
      "the quantity \(quoted: quantity) is left out, as the title \(quoted: title) doesn't say of what; a column "
        + "\"grants[\(counted.names.min() ?? "")]\" would", at: range)
    return nil
  }

  /// The amounts, each once; two amounts of one subject that differ are reported.
  ///
  /// - Parameter subject: The place of an amount in a catalog, by its key.
  private mutating func distinct(_ amounts: [Amount], of name: String, _ subject: (String) -> String) -> [Amount] {
    guard amounts.count > 1, header.plain["kind"] == nil else { return amounts }
    func value(_ text: String) -> String { Money(decimal: text, currency: .usd)?.decimal ?? text }
    var kept: [Amount] = []
    for amount in amounts {
      guard let other = kept.first(where: { subject($0.key) == subject(amount.key) }) else {
        kept.append(amount)
        continue
      }
      guard value(other.text) != value(amount.text) else { continue }
      let column = row.cells.firstIndex { $0.range == other.range }.map { header.headings[$0] } ?? ""
      let place = column.isEmpty || other.range == amount.range ? "" : " in the column \(quoted: column)"
      report(
        "\(quoted: amount.text) differs from \(quoted: other.text)\(place), which is the \(name) in \(other.key) as "
          + "well; leave one of them empty, or ignore a column with --map", at: amount.range)
    }
    return kept
  }

  /// Reports an amount in dollars or yuan that is another one than the tier's.
  private mutating func compareTier(in amounts: [Amount]) {
    guard header.plain["kind"] == nil, let written = amounts.first(where: { $0.key == "tier" }),
      let tier = PriceTier(written.text)
    else { return }
    for amount in amounts {
      guard let currency = CurrencyCode(amount.key), let price = tier.price(in: currency),
        let stated = Money(decimal: amount.text, currency: currency), stated != price
      else { continue }
      warn("\(amount.key) \(amount.text) is not the price of \(tier.name), which is \(price.decimal)", at: amount.range)
    }
  }

  /// The amounts of a price; nil when it is not given.
  ///
  /// - Parameters:
  ///   - base: The currency of amounts without one.
  ///   - isStated: Whether the table itself states it.
  mutating func price(_ name: String, base: CurrencyCode?, isStated: Bool) -> [Amount]? {
    let home = base?.description
    var amounts = storefrontPrices.filter { $0.key == home } + storefrontPrices.filter { $0.key != home }
    let currencies = word("currency").map { CellWords.currencyKeys($0) } ?? []
    if currencies.count > 1, let written = word("currency"), exact(name).map({ isBare($0) }) == true {
      report(
        "currency",
        "\(quoted: written) may be \(currencies.prefix(4).joined(separator: " or ")); write one of them")
      return []
    }
    if currencies.isEmpty, let word = word("currency"), header.counted != nil || header.plain["quantity"] == nil,
      exact(name).map({ isBare($0) }) == true
    {
      let index = header.plain["currency"] ?? 0
      let fault = CellWords.noCurrency(word, header.headings[index], header.names[index])
      report("currency", fault)
      return []
    }
    let own = currencies.first.flatMap { CurrencyCode($0) }
    let stated = own ?? currencyOfStorefronts
    let (base, isStated) = (stated ?? base, isStated || stated != nil)
    let written = storefrontPrices.isEmpty ? exact(name) : nil
    let isSeveral = written.map { addSeveral($0, header.currencies, at: range(name), to: &amounts) } ?? false
    // The comma of "1,200円" is not one between prices.
    let single = isSeveral ? nil : written.flatMap { PriceNotation.part($0.trimmedBlanks, base: base) }
    if let single { amounts.append((single.key, single.value, range(name))) }
    var parts = single == nil && !isSeveral ? written.map({ CellNotation.list($0) }) ?? [] : []
    // Nor is the comma of "kr 19,00", whose currency is not clear.
    if single == nil, !isSeveral, let written, let keys = CellWords.money(written)?.keys, keys.count > 1 {
      parts = []
      report(
        name,
        "\(quoted: written.trimmedBlanks) may be \(keys.prefix(4).joined(separator: " or ")), which a column "
          + "\"price[\(keys[0])]\" would say")
    }
    for part in parts {
      if let amount = PriceNotation.part(part, base: base) {
        amounts.append((amount.key, amount.value, range(name)))
      } else {
        if let doubt = Self.doubt(about: part) {
          report(name, doubt)
        } else {
          report(name, expected: "a price such as \"USD 5.99\" or \"tier 6\"", not: part)
        }
      }
    }
    for (key, column) in header.amounts[name] ?? [] {
      guard let cell = cell(column), let text = exact(column) else { continue }
      if let amount = PriceNotation.amount(text, of: key) {
        amounts.append((key, amount, cell.range))
      } else if !text.trimmedBlanks.isEmpty, !addSeveral(text, [key], at: cell.range, to: &amounts) {
        report(
          Self.doubt(about: text) ?? "a price in \(key) must be an amount such as 5.99, not \(quoted: text)",
          at: cell.range)
      }
    }
    let territory = Catalog(app: header.map.app).baseTerritory
    amounts = distinct(amounts, of: name) { key in
      Territory(key).map { CellWords.priceKey(of: $0, base: territory) } ?? key
    }
    checkTier(in: amounts)
    compareTier(in: amounts)
    // Where the other rows state theirs, each row without one is named.
    let isFirst = !hasAssumedCurrency || header.plain["currency"] != nil
    if !isStated, !isSeveral, let base, isFirst, let written, amounts.contains(where: { $0.key == "\(base)" }),
      isBare(written)
    {
      hasAssumedCurrency = true
      problems.report(
        .warning,
        "\(quoted: written.trimmedBlanks) has no currency; such prices are taken for \(base), which "
          + "a column \"price[\(base)]\" would say", at: range(name))
    }
    return written == nil && amounts.isEmpty ? nil : amounts
  }

  /// Adds the amounts of a cell that has several, `6元（$0.99）` or `6（0.99）`; false for any other cell.
  ///
  /// - Parameter currencies: The currencies that the heading names, in their order.
  private mutating func addSeveral(
    _ text: String, _ currencies: [String], at range: SourceRange, to amounts: inout [Amount]
  ) -> Bool {
    let several = CellWords.amounts(text)
    guard !several.isEmpty || currencies.count > 1 else { return false }
    let parts = several.isEmpty ? [text.trimmedBlanks].filter { !$0.isEmpty } : several
    for (index, part) in parts.enumerated() {
      // A sign decides among the currencies of the heading, and the place for an amount without one.
      let keys = CellWords.money(part)?.keys
      let here = parts.count == currencies.count ? [currencies[index]] : []
      let base = keys.map { keys in (here + currencies).first(where: keys.contains) } ?? here.first
      if let amount = PriceNotation.part(part, base: base.flatMap { CurrencyCode($0) }) {
        amounts.append((amount.key, amount.value, range))
      } else if let keys, keys.count > 1 {
        report(
          "\(quoted: part) may be \(keys.prefix(4).joined(separator: " or ")); write the code, as in \"\(keys[0]) 5.99\"",
          at: range)
      } else {
        report("\(quoted: part) doesn't say its currency; write the code, as in \"USD 5.99\"", at: range)
      }
    }
    return true
  }

  /// The question about an amount that can be read in two ways.
  private static func doubt(about text: String) -> String? {
    CellWords.readings(text).map { readings in
      readings.count == 1
        ? "\(quoted: text.trimmedBlanks) has three digits after the mark; write \(readings[0]).00 if it is that"
        : "\(quoted: text.trimmedBlanks) can be read as \(readings[0]) and \(readings[1]); write one of them"
    }
  }

  /// Reports a tier that no list of the store has.
  private mutating func checkTier(in amounts: [Amount]) {
    guard header.plain["kind"] == nil, let tier = amounts.first(where: { $0.key == "tier" }), !tier.text.isEmpty,
      PriceTier(tier.text) == nil
    else { return }
    report("a tier must be a number such as 6, not \(quoted: tier.text)", at: tier.range)
  }

  /// The currency of all storefronts that the product is sold in, if they have only one.
  private var currencyOfStorefronts: CurrencyCode? {
    let currencies = Set(
      (exact("storefronts").map(CellWords.storefronts) ?? []).compactMap { CellWords.territory($0)?.currency })
    return currencies.count == 1 ? currencies.first : nil
  }

  /// The price of the row in the storefront that it names; nil for a row without a storefront, and for a price that
  /// is reported.
  mutating func storefrontPrice() -> Amount? {
    guard let country = word("country"), let written = word("price"),
      !HeadingWords.everywhere.contains(FoldedHeading.text(country))
    else { return nil }
    guard let territory = CellWords.territory(country) else {
      report("country", expected: "a storefront such as Japan or JPN", not: country)
      return nil
    }
    let currency = word("currency").flatMap { CellWords.currencyKey($0) } ?? "\(territory.currency)"
    guard currency == "\(territory.currency)", let amount = PriceNotation.amount(written, of: territory.code) else {
      report("price", expected: "an amount in \(territory.currency), which \(territory.name) has", not: written)
      return nil
    }
    let base = Catalog(app: header.map.app).baseTerritory
    return (CellWords.priceKey(of: territory, base: base), amount, range("price"))
  }

  /// Whether a price has no currency, or a sign that several currencies share.
  private func isBare(_ written: String) -> Bool {
    func isBare(_ text: String) -> Bool { PriceNotation.part(text, base: nil) == nil }
    return isBare(written.trimmedBlanks) && CellNotation.list(written).contains(where: isBare)
  }
}
