package import AppStoreReference
package import Basics
import CatalogModel

/// Decides which locale a table means by "Chinese" or "Portuguese", if there is evidence: the locales of
/// the catalog that it is read for, other columns, the language of the headings, or the currencies.
struct LocaleChoice: Sendable {
  /// The locales that the catalog has.
  var known: [StoreLocale] = []
  /// The locales that cells of the table name.
  var inRows: Set<StoreLocale> = []
  /// The locales that other headings or cells name.
  var named: Set<StoreLocale> = []
  var language = HeadingLanguage.other
  var currencies: Set<String> = []

  init() {}

  /// The choice that a catalog makes.
  init(of map: ColumnMap) { known = map.app.knownLocales }

  /// - Parameters:
  ///   - meanings: The meanings that a map gives the headings.
  ///   - likely: The meanings that their words suggest.
  ///   - alone: The headings that are names of languages, and nothing else.
  init(
    _ headings: [String], _ meanings: [ColumnMap.Meaning?], _ likely: [HeadingGuess?], _ alone: [StoreLocaleName?],
    _ language: HeadingLanguage, _ map: ColumnMap
  ) {
    self.language = language
    known = map.app.knownLocales
    for (index, heading) in headings.enumerated() {
      var column = likely[index].map { $0.isOpen ? nil : $0.column } ?? TableColumn.read(heading).column?.canonical
      if case .column(let given)? = meanings[index] { column = given }
      if let locale = alone[index]?.locale { named.insert(locale) }
      guard let column, let qualifier = column.qualifier else { continue }
      if column.name == "price" {
        if let currency = CurrencyCode(qualifier) ?? Territory(qualifier)?.currency { currencies.insert("\(currency)") }
      } else if let locale = StoreLocale.resolving(qualifier) {
        named.insert(locale)
      }
    }
  }

  /// The meaning of a heading that is the name of a language and nothing else.
  static func name(alone heading: String, _ map: ColumnMap) -> StoreLocaleName? {
    let parts = FoldedHeading.parts(heading)
    return StoreLocaleName.isLanguage(parts: parts) ? map.locale(parts: parts) : nil
  }

  /// The currencies of the countries whose locales the table or the catalog has.
  var currenciesOfLocales: Set<String> {
    Set((known + named + inRows).map { "\($0.primaryStorefront.currency)" })
  }

  /// The locale on which all evidence agrees; nil otherwise. A region that the store has no locale for is never
  /// taken for another one.
  func locale(of name: StoreLocaleName) -> StoreLocale? {
    guard !name.isElsewhere, !name.isMixed else { return nil }
    let own = name.candidates.filter(known.contains)
    if own.count == 1 { return own[0] }
    if let locale = name.locale { return locale }
    let repeated = name.candidates.filter(inRows.contains)
    if repeated.count == 1 { return repeated[0] }
    let others = name.candidates.filter { !named.contains($0) }
    var votes: Set<StoreLocale> = others.count == 1 ? [others[0]] : []
    if let locale = language.locale.flatMap({ StoreLocale($0) }), name.candidates.contains(locale) {
      votes.insert(locale)
    }
    let paid = name.candidates.filter { currencies.contains("\($0.primaryStorefront.currency)") }
    if paid.count == 1, paid[0].primaryStorefront.currency.storefronts.count < 10 { votes.insert(paid[0]) }
    return votes.count == 1 ? votes.first : nil
  }
}

extension StoreLocaleName {
  /// The reason why a heading that leaves its locale open is not read, with the map to paste.
  ///
  /// - Parameter written: The heading in a map.
  func doubt(about heading: String, _ written: String, as text: String) -> String {
    guard let first = nearest else {
      return "the App Store has no locale for \(quoted: heading); --map '\(written)=-' ignores the column"
    }
    if isMixed {
      return "\(quoted: heading) names several languages, and a column has the texts in one; split it, or "
        + "--map '\(written)=\(text)[\(first)]' takes the whole text for that of one, and '\(written)=-' ignores it"
    }
    let listed = candidates.map(\.code).joined(separator: " or ")
    return "\(quoted: heading) may be \(listed); --map '\(written)=\(text)[\(first)]' says which"
  }
}

extension ColumnMap {
  /// The locale of a file of translations by its code, which the catalog or the map decides for a language that has
  /// several, or the reason why it is unknown.
  package func translated(_ code: String) -> (locale: StoreLocale?, doubt: Message) {
    let all = StoreLocale.all.filter { $0.language == code.lowercased() }
    guard all.count > 1, let name = self.locale(code) else {
      let doubt: Message = "the App Store has no locale \(quoted: code)"
      return (StoreLocale.resolving(code), doubt)
    }
    let doubt = Message(verbatim: name.doubt(aboutTexts: "the language \(quoted: code)", code))
    return (LocaleChoice(of: self).locale(of: name), doubt)
  }
}

extension StoreLocaleName {
  /// The question about texts whose locale a name outside of a heading leaves open.
  ///
  /// - Parameter written: The name in a map.
  func doubt(aboutTexts what: String, _ written: String) -> String {
    guard let first = nearest else {
      return "the App Store has no locale for \(what); --map '\(written)=en-US' takes the texts for another one's"
    }
    let listed = candidates.map(\.code).joined(separator: " or ")
    return "\(what) may be \(listed); --map '\(written)=\(first)' says which"
  }
}

extension App {
  /// The locales that the app states, including the primary one.
  fileprivate var knownLocales: [StoreLocale] {
    (locales + [primaryLocale].compactMap(\.self)).compactMap { StoreLocale.resolving($0) }
  }
}
