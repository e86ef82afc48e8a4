import AppStoreReference
import Testing

/// The currency of a code that a test was written with.
func currency(_ code: String) throws -> CurrencyCode {
  try #require(CurrencyCode(code))
}
