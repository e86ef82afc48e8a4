import AppStoreReference
import Basics

extension Catalog {
  /// Declares the currencies that products grant and no one has declared, as in a table of products
  /// alone; each is named like its key or its column until somebody gives it a better name.
  ///
  /// - Parameters:
  ///   - known: The keys that are declared elsewhere.
  ///   - locale: The locale of the names.
  ///   - names: Better names than the keys, by key.
  /// - Returns: The new keys, in the order of the products.
  @discardableResult
  public mutating func declareGrantedCurrencies(
    besides known: some Sequence<String>, in locale: String, named names: [String: String] = [:]
  ) -> [String] {
    var declared = Set((known.map { $0 } + currencies.map(\.key)).map { ExactText($0) })
    var added: [String] = []
    for grant in products.flatMap(\.grants)
    where declared.insert(ExactText(grant.currency)).inserted {
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
}
