import AppStoreReference
import CatalogModel

/// The names of an app's own currencies by locale, folded so that they can be compared with texts.
struct CurrencyNames {
  /// A name as folded scalars.
  typealias Name = [UInt32]

  private let indices: [String: Int]
  /// The names of each currency, one list per locale of the store.
  private var names: [[[Name]]] = []
  /// The names of all currencies, one list per locale of the store; empty when there are none.
  private var all: [[Name]] = []

  init(_ currencies: [VirtualCurrency]) {
    indices = Dictionary(
      currencies.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    guard !currencies.isEmpty else { return }
    all = Array(repeating: [], count: StoreLocale.all.count)
    // Several currencies may share a name, such as one for each of a studio's worlds.
    var known = [Set<Name>](repeating: [], count: all.count)
    names = currencies.map { currency in
      let own = Self.names(of: currency)
      for index in own.indices {
        all[index] += own[index].filter { known[index].insert($0).inserted }
      }
      return own
    }
  }

  /// The index of the currency that `grants` refers to by a key; nil when the catalog doesn't
  /// define it.
  func index(of key: String) -> Int? { indices[key] }

  /// The names of a currency in texts of a locale; those of another locale with the same language
  /// and script where it has none of its own.
  func names(of currency: Int?, in locale: StoreLocale?) -> [Name] {
    guard let currency, let locale else { return [] }
    return names[currency][Int(locale.index)]
  }

  /// The names of all of the app's currencies in texts of a locale.
  func all(in locale: StoreLocale?) -> [Name] {
    guard let locale, !all.isEmpty else { return [] }
    return all[Int(locale.index)]
  }

  private static func names(of currency: VirtualCurrency) -> [[Name]] {
    StoreLocale.all.map { locale in
      let entry =
        currency.names.first { $0.storeLocale == locale }
        ?? currency.names.first {
          $0.storeLocale?.language == locale.language && $0.storeLocale?.script == locale.script
        }
      return entry?.names.map(folded).filter { !$0.isEmpty } ?? []
    }
  }

  private static let folding = ScalarFolding(keepsAccents: true)

  /// A scalar as it is compared: without case and width.
  static func folded(_ scalar: UInt32) -> UInt32 { folding.folded(scalar) }

  private static func folded(_ name: String) -> Name {
    name.unicodeScalars.map { folded($0.value) }
  }
}
