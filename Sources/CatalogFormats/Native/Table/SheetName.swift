import AppStoreReference
import Basics
import CatalogModel

/// The locale and the price that the name of a sheet says its columns have: `German`, `EUR`, `日本`, `Prices JP`.
///
/// A further sheet whose name says something else – `Klingon`, `EUR old`, `价格（旧）` – is asked about.
struct SheetName {
  private let name: String
  private let locale: StoreLocale?
  private let language: StoreLocaleName?
  private let price: PriceHeading
  private let key: String?
  private let base: Territory?
  /// The words that say nothing known about texts, and about prices.
  private let unknown: (texts: [String], prices: [String])
  /// Whether it has a word that says nothing known about texts.
  var hasUnknownWords: Bool { !unknown.texts.isEmpty || stale != nil }
  /// The kind of text that it names: `title` in a sheet `Titles`.
  let text: String?
  /// A word that says that the values don't count, or don't yet, unless a map says that they do: `archive`.
  private let stale: String?
  /// A year of prices, which may be another one than this.
  private let year: String?
  var isStale: Bool { stale != nil }
  /// Whether it is about another store.
  let isOfOtherStore: Bool

  init(_ name: String, _ map: ColumnMap) {
    self.name = name
    base = Catalog(app: map.app).baseTerritory
    price = PriceHeading(sheet: name)
    // "IN" is India.
    let words = name.split { !$0.isLetter && !$0.isNumber && !$0.isCurrencySymbol }.filter { $0 != "in" }
      .map { PriceWords.withoutName(FoldedHeading.text($0)) }
    isOfOtherStore = words.contains(where: HeadingWords.isOtherStore)
    // "Non-consumables" and "订阅" say the type of the products.
    let isType = map.type(name) != nil || words.allSatisfy(ProductType.isSubscription)
    let others = isType ? [] : words.filter { !HeadingWords.isOfSheet($0) }
    let whole = FoldedHeading.parts(name)
    let kinds = words.compactMap { word in
      [word, "\(word.dropLast())", "\(word.dropLast(2))"].lazy.compactMap { HeadingWords.columns[$0] }.first
    }.filter { ["title", "description"].contains($0) }
    text = Set(kinds).count == 1 ? kinds[0] : nil
    let isMapped = map.meaning(of: name) != nil || map.locales[whole.joined()] != nil
    let isYear = { (word: String) in word.filter(\.isNumber).count == 4 && word.filter(\.isNumber).hasPrefix("20") }
    year = isMapped || price.key != nil ? nil : words.first(where: isYear)
    stale = isMapped ? nil : words.first(where: HeadingWords.isStale)
    // "German texts" is German.
    language =
      [whole, FoldedHeading.parts(others.joined(separator: "/"))].lazy.compactMap { parts in
        map.unknownWords(of: parts).isEmpty ? map.locale(parts: parts) : nil
      }.first
    locale = language.flatMap { LocaleChoice(of: map).locale(of: $0) }
    if case .column(let column)? = map.meaning(of: name), column.name == "price", let own = column.qualifier {
      key = own
      unknown = (locale == nil ? others : [], [])
      return
    }
    key = price.key
    let own = others.filter { word in
      // The code of a language says nothing about prices, unless it is the one of a country.
      (PriceWords.keys(of: word) ?? PriceWords.storefront(code: word)) == nil
        && (!StoreLocaleName.isLanguage(parts: [word]) || Territory(alpha2: word.uppercased()) != nil)
    }
    unknown = (language == nil ? others : [], own + (price.key == nil ? words.filter(isYear) : []))
  }

  /// The column with the qualifier that its heading lacks.
  ///
  /// - Parameters:
  ///   - stated: The names of columns whose rows say it.
  ///   - isOnly: Whether the products have no prices but the ones of the sheet.
  func column(_ column: TableColumn, of heading: String, stated: Set<String>, isOnly: Bool) -> TableColumn {
    guard isOpen(column, of: heading, stated: stated) else { return column }
    switch column.name {
    case "title", "description": return TableColumn(column.name, locale?.code ?? column.qualifier)
    case "price":
      let own = key.flatMap { Territory($0) }.map { territory in
        isOnly ? "\(territory.currency)" : CellWords.priceKey(of: territory, base: base)
      }
      return TableColumn("price", own ?? key ?? column.qualifier)
    default: return column
    }
  }

  /// The question about a column of a sheet whose name leaves the locale or the currency open; nil if it doesn't.
  ///
  /// - Parameter isFurther: Whether the sheet adds to another one, from which only its name distinguishes it.
  func doubt(about column: TableColumn, of heading: String, stated: Set<String>, isFurther: Bool) -> String? {
    let written = ColumnMap.name(of: name)
    let ignored = isFurther ? ", and '\(written)=-' ignores the sheet" : ""
    guard isOpen(column, of: heading, stated: stated) else {
      guard isFurther, let qualifier = column.qualifier, TableColumn.qualified.contains(column.name) else { return nil }
      return staleDoubt(aboutPrices: column.name == "price", column.name == "price" ? "price[\(qualifier)]" : qualifier)
    }
    switch column.name {
    case "title", "description":
      guard locale == nil else { return nil }
      if let language { return language.doubt(aboutTexts: "the sheet \(quoted: name)", written) + ignored }
      guard isFurther, let word = unknown.texts.first else { return nil }
      return "it is not known what \(quoted: word) says about the texts in the sheet \(quoted: name); "
        + "--map '\(written)=en-US' gives them a locale\(ignored)"
    case "price":
      guard isFurther else { return nil }
      let first = price.candidates?.first ?? "USD"
      let hint = "--map '\(written)=price[\(first)]' says their currency or storefront\(ignored)"
      if let word = unknown.prices.first {
        return "it is not known what \(quoted: word) says about the prices in the sheet \(quoted: name); \(hint)"
      }
      guard key == nil, let candidates = price.candidates else { return nil }
      let listed = candidates.isEmpty ? "of several currencies" : candidates.prefix(4).joined(separator: " or ")
      return "the prices in the sheet \(quoted: name) may be \(listed); \(hint)"
    default: return nil
    }
  }

  /// The question about a sheet whose rows say the locales and the currencies, and whose name that they may not count.
  func doubt(aboutRowsWithPrices hasPrices: Bool) -> String? {
    staleDoubt(aboutPrices: hasPrices, hasPrices ? "price" : "title")
  }

  private func staleDoubt(aboutPrices: Bool, _ answer: String) -> String? {
    guard let word = stale ?? (aboutPrices ? year : nil) else { return nil }
    let written = ColumnMap.name(of: name)
    return "\(quoted: word) in the name of the sheet \(quoted: name) leaves open whether its values count; "
      + "--map '\(written)=\(answer)' reads them, and '\(written)=-' ignores the sheet"
  }

  /// Whether a column has neither a locale nor a currency of its own.
  private func isOpen(_ column: TableColumn, of heading: String, stated: Set<String>) -> Bool {
    let written = HeadingGuess(heading, in: .other)?.column ?? TableColumn.read(heading).column
    return written?.qualifier == nil && !stated.contains(column.name)
  }
}
