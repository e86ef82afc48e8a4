import AppStoreReference
import Testing

/// The currency of a code that is written in a test.
func currency(_ code: String) throws -> CurrencyCode { try #require(CurrencyCode(code)) }
