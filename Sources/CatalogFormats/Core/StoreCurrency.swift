package import AppStoreReference
import Basics

extension CurrencyCode {
  /// The currency with a code in a file; nil when no storefront of the App Store uses it.
  package init?(ofStorefronts code: some StringProtocol) {
    guard let currency = CurrencyCode(code), !CurrencySet(currency).isEmpty else { return nil }
    self = currency
  }

  /// The message about a code that is not the currency of a storefront.
  package static func unknown(_ code: some StringProtocol) -> String {
    let retired = CurrencyCode(code).flatMap { RetiredCurrency($0) }
    return "the App Store has no currency \(quoted: code)" + (retired.map { ": \($0.advice)" } ?? "")
  }
}
