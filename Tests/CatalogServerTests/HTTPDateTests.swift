import Foundation
import Testing

@testable import CatalogServer

@Suite("Dates")
struct HTTPDateTests {
  @Test(
    "what is written agrees with the calendar, and is read again",
    arguments: [
      0, 1, 59, 86_399, 86_400, 68_169_600, 68_255_999, 784_111_777, 951_782_399, 951_782_400,
      951_868_800, 978_307_199, 1_709_164_800, 1_709_251_200, 4_107_542_400, 253_402_300_799,
    ])
  func roundTrip(seconds: Int) throws {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "GMT")
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    let date = try #require(HTTPDate(seconds: seconds))
    #expect(date.text == formatter.string(from: Date(timeIntervalSince1970: Double(seconds))))
    #expect(HTTPDate(date.text) == date)
  }

  @Test("dates that cannot be written are refused", arguments: [-1, 253_402_300_800, .max, .min])
  func outside(seconds: Int) {
    #expect(HTTPDate(seconds: seconds) == nil)
  }

  @Test(
    "two digits of a year mean 1970 to 2069",
    arguments: [
      ("Thursday, 01-Jan-70 00:00:00 GMT", 0), ("Tuesday, 01-Jan-69 00:00:00 GMT", 3_124_224_000),
      ("Friday, 31-Dec-99 23:59:60 GMT", 946_684_799),
    ])
  func twoDigits(text: String, seconds: Int) {
    #expect(HTTPDate(text)?.seconds == seconds)
  }

  @Test(
    "what is no date is refused",
    arguments: [
      "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 08:49:37 CET", "Sun, 00 Nov 1994 08:49:37 GMT",
      "Sun, 31 Nov 1994 08:49:37 GMT", "Sun, 29 Feb 2023 08:49:37 GMT",
      "Sun, 06 nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 24:49:37 GMT",
      "Sun, 06 Nov 1994 08:60:37 GMT", "Sun, 06 Nov 1994 08:49:61 GMT",
      "Sun, 06 Nov 1994 8:49:37 GMT", "Sun, 06 Nov 1994 08:49 GMT", "Sun, 06 Nov 94x 08:49:37 GMT",
      "Sun, 06 Nov 19940 08:49:37 GMT", "Sun, 06 Nov 1969 08:49:37 GMT", "784111777",
      "Sun, 06 Nov 0000 08:49:37 GMT", "Sun, +6 Nov 1994 08:49:37 GMT", "", " ",
      "Sun, 06 Nov 1994 08:49:37 GMT GMT", "Sun Nov  6 08:49:37 \u{661}\u{669}\u{669}\u{664}",
    ])
  func refuses(text: String) {
    #expect(HTTPDate(text) == nil)
  }
}
