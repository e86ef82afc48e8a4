import AppStoreReference
import Basics

extension CurrencyCode {
  /// The currency of a code that a file has; nil when no storefront of the App Store takes it.
  init?(ofStorefronts code: some StringProtocol) {
    guard let currency = CurrencyCode(code), !CurrencySet(currency).isEmpty else { return nil }
    self = currency
  }

  /// What to say of a code that is no currency of a storefront.
  static func unknown(_ code: some StringProtocol) -> String {
    "the App Store has no currency \(quoted: code)"
  }
}
