import AppStoreReference
import Basics
import CatalogModel

/// The price in a column, as the words beside its name say it: `价格(泰铢)`, `Price (EUR €)`, `US Dollar (USD)`.
///
/// A word that is not known leaves it open, as does a sign that several currencies share: a price is never
/// read in a currency that its heading may not mean.
struct PriceHeading: Sendable {
  /// The currency, the storefront, or `tier`; nil for a price in the app's currency, and for an open one.
  private(set) var key: String?
  /// The words that say nothing known.
  private(set) var unknown: [String] = []
  /// The keys on which all known words agree; nil without such words.
  private(set) var candidates: [String]?
  /// The keys that any of the words can mean, in their order.
  private var named: [String] = []
  /// The currency of the language of the headings.
  private var own: String?
  /// The currencies of a column with several amounts in each cell, in their order: `价格（元）（USD）`.
  var several: [String] = []

  init(_ qualifiers: [String], _ language: HeadingLanguage) {
    var agreed: [String]?
    var each: [String?] = []
    own = language.currency
    for word in qualifiers where !word.isEmpty && !HeadingWords.asides.contains(word) {
      guard let keys = PriceWords.keys(of: word) ?? PriceWords.storefront(code: word) else {
        unknown.append(word)
        named += PriceWords.hundredths(word) ?? []
        continue
      }
      named += keys
      let code = keys.count == 1 ? keys[0] : own.flatMap { keys.contains($0) ? $0 : nil }
      each.append(code.flatMap { CurrencyCode($0).map(CurrencySet.storefronts.contains) ?? false ? $0 : nil })
      agreed = agreed.map { PriceWords.common($0, keys) } ?? keys
    }
    candidates = agreed
    guard unknown.isEmpty else { return }
    if agreed?.isEmpty ?? false, !each.contains(nil) {
      for case let code? in each where !several.contains(code) { several.append(code) }
    }
    if let candidates, candidates.count == 1 {
      key = candidates[0]
    } else if let own, candidates?.contains(own) ?? true {
      key = own
    }
  }

  /// Whether the heading names a price, but not clearly which.
  var isOpen: Bool { key == nil && several.isEmpty && (candidates != nil || !unknown.isEmpty) }

  /// Whether only the language of the headings says the currency.
  var isBare: Bool { candidates == nil && unknown.isEmpty }

  /// Chooses the currency of a sign by the locales of the table: the yen of a table in Japanese; a dollar is the one
  /// of the United States, unless the table is for other countries with dollars alone.
  mutating func choose(among currencies: Set<String>) {
    guard isOpen, unknown.isEmpty, let candidates else { return }
    let likely = candidates.filter(currencies.contains)
    self.candidates = likely + candidates.filter { !likely.contains($0) }
    switch candidates.first {
    case "USD" where likely.isEmpty || likely.contains("USD"): key = "USD"
    case "CNY" where likely.count == 1: key = likely[0]
    default: return
    }
  }

  /// The price of a sheet with such a name: `Germany`, `EUR`, `Prices JP`. A short word is a code only in capitals.
  init(sheet name: String) {
    // These are likelier other words than Qatar, Anguilla, Macao, Peru and Morocco.
    let others: Set<String> = ["qa", "ai", "mac", "per", "mar"]
    self = PriceHeading(FoldedHeading.parts(name).map(PriceWords.withoutName), .other)
    if !unknown.isEmpty || others.contains(name.lowercased()) || name.count < 3 && name != name.uppercased() {
      let words = name.split { $0.isWhitespace || "_-".contains($0) }.filter { word in
        word.count > 3 || word.uppercased() == word && !others.contains(word.lowercased())
      }
      self = PriceHeading(words.flatMap { FoldedHeading.parts($0).map(PriceWords.withoutName) }, .other)
    }
    // "2027 EUR" is about euros, whatever else it says.
    key = candidates?.count == 1 ? candidates?.first : nil
  }

  /// The reason why an open heading is not read, with the map to paste.
  ///
  /// - Parameter name: The heading in a map.
  func doubt(about heading: String, _ name: String) -> String {
    let first = candidates?.first ?? named.first ?? own ?? "USD"
    if unknown.contains(where: { PriceWords.hundredths($0) != nil }) {
      return "\(quoted: heading) has prices in hundredths, which are not read; write amounts such as 5.99 in a column "
        + "such as price[\(first)], and ignore this one: --map '\(name)=-'"
    }
    if let word = unknown.first {
      let isKnown = !(candidates ?? named).isEmpty
      return "it is not known what \(quoted: word) says about the price in \(quoted: heading); --map "
        + "'\(name)=price[\(first)]' \(isKnown ? "names" : "would take it for \(first), another code names")"
        + " its currency or storefront, and '\(name)=-' ignores the column"
    }
    guard let candidates, !candidates.isEmpty else {
      return "\(quoted: heading) names several currencies; --map '\(name)=price[\(first)]' says which"
    }
    return "\(quoted: heading) may be \(candidates.prefix(4).joined(separator: " or ")); "
      + "--map '\(name)=price[\(first)]' says which"
  }
}
