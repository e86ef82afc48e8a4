import AppStoreReference
import Basics

extension Catalog {
  /// Declares the currencies that products grant but nobody has declared, as in a table of products
  /// alone; each is named like its key or its column until somebody gives it a better name.
  ///
  /// - Parameters:
  ///   - known: The keys that are declared elsewhere.
  ///   - locale: The locale of the names.
  ///   - names: Better names than the keys, by key.
  /// - Returns: The new keys, in the order of the products.
  @discardableResult public mutating func declareGrantedCurrencies(
    besides known: some Sequence<String>, in locale: String, named names: [String: String] = [:]
  ) -> [String] {
    var declared = Set((known.map { $0 } + currencies.map(\.key)).map { ExactText($0) })
    var added: [String] = []
    for grant in products.flatMap(\.grants) where declared.insert(ExactText(grant.currency)).inserted {
      currencies.append(
        VirtualCurrency(
          key: grant.currency,
          names: [
            .init(
              locale: locale, storeLocale: StoreLocale.resolving(locale),
              names: [names[grant.currency] ?? grant.currency])
          ]))
      added.append(grant.currency)
    }
    return added
  }

  /// Identifies each granted but undeclared currency with the only one of another catalog that has
  /// this name in any language: a table has the column `金币数量`, the catalog `gold: {zh-Hans: 金币}`.
  public mutating func nameGrantedCurrencies(as known: [VirtualCurrency]) {
    let declared = Set((known + currencies).map { ExactText($0.key) })
    var keys: [String: Set<String>] = [:]
    for currency in known {
      for name in currency.names.flatMap(\.names) { keys[name.lowercased(), default: []].insert(currency.key) }
    }
    for index in products.indices where !products[index].grants.isEmpty {
      for place in products[index].grants.indices {
        let name = products[index].grants[place].currency
        guard !declared.contains(ExactText(name)), let found = keys[name.lowercased()], found.count == 1,
          let key = found.first, !products[index].grants.contains(where: { $0.currency.hasSameBytes(as: key) })
        else { continue }
        products[index].grants[place].currency = key
      }
    }
  }
}
