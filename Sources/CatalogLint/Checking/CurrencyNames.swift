import AppStoreReference
import Basics
import CatalogModel
import TextReading

/// The names of an app's own currencies by locale, folded so that they can be compared with texts.
struct CurrencyNames {
  private let indices: [String: Int]
  /// The names of each currency, one list per locale of the store.
  private var names: [[[FoldedName]]] = []
  /// The names of all currencies, one list per locale of the store; empty when there are none.
  private var all: [[FoldedName]] = []

  init(_ currencies: [VirtualCurrency]) {
    indices = Dictionary(currencies.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    guard !currencies.isEmpty else { return }
    all = Array(repeating: [], count: StoreLocale.all.count)
    // Several currencies may share a name, such as one for each of a studio's worlds.
    var known = [Set<FoldedName>](repeating: [], count: all.count)
    names = currencies.map { currency in
      let own = Self.names(of: currency)
      for index in own.indices { all[index] += own[index].filter { known[index].insert($0).inserted } }
      return own
    }
  }

  /// The index of the currency that `grants` refers to by a key; nil when the catalog doesn't
  /// define it.
  func index(of key: String) -> Int? { indices[key] }

  /// The names of a currency in texts of a locale; if it has none of its own, the names in another
  /// locale with the same language and script.
  func names(of currency: Int?, in locale: StoreLocale?) -> [FoldedName] {
    guard let currency, let locale else { return [] }
    return names[currency][Int(locale.index)]
  }

  /// The names of all of the app's currencies in texts of a locale.
  func all(in locale: StoreLocale?) -> [FoldedName] {
    guard let locale, !all.isEmpty else { return [] }
    return all[Int(locale.index)]
  }

  private static func names(of currency: VirtualCurrency) -> [[FoldedName]] {
    var names = [[FoldedName]](repeating: [], count: StoreLocale.all.count)
    // The first one counts, so it is set last; the locale's own name after the names of others.
    let known = currency.names.reversed().compactMap { name in
      name.storeLocale.map { (Int($0.index), name.names.map(folded).filter { !$0.isEmpty }) }
    }
    for (locale, own) in known { for other in sameLanguage[locale] { names[other] = own } }
    for (locale, own) in known { names[locale] = own }
    return names
  }

  /// The locales with the same language and script as each one, by their indices.
  private static let sameLanguage: [[Int]] = {
    let locales = StoreLocale.all
    let groups = Dictionary(grouping: locales.indices) { "\(locales[$0].language) \(locales[$0].script)" }
    return locales.map { groups["\($0.language) \($0.script)", default: []] }
  }()

  private static func folded(_ name: String) -> FoldedName {
    name.unicodeScalars.map { ScalarFolding.names.folded($0.value) }
  }
}
