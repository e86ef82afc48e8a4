import AppStoreReference
import Basics
import CatalogFormats

/// The notation of cells in Google Play's CSV: parts separated by semicolons, and money in
/// millionths.
enum GooglePlayNotation {
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if scalar == "\\" || scalar == ";" { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }

  /// The parts between semicolons, without surrounding blanks.
  static func parts(_ cell: String) -> [String] {
    var parts: [[UInt8]] = [[]]
    var isEscaped = false
    for byte in cell.utf8 {
      if isEscaped {
        // Any other letter after a backslash stands for itself, as does the backslash.
        if byte != UInt8(ascii: "\\"), byte != UInt8(ascii: ";") { parts[parts.count - 1].append(UInt8(ascii: "\\")) }
        parts[parts.count - 1].append(byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: ";") {
        parts.append([])
      } else {
        parts[parts.count - 1].append(byte)
      }
    }
    if isEscaped { parts[parts.count - 1].append(UInt8(ascii: "\\")) }
    return parts.map { String(decoding: $0, as: UTF8.self).trimmedBlanks }
  }

  static func micros(_ money: Money) -> String { String(money.hundredths * 10_000) }

  /// The amount of a number of millionths; nil when it is not a whole number of hundredths.
  static func money(micros text: String, _ currency: CurrencyCode) -> Money? {
    guard let micros = Int(decimal: text.utf8, atMost: 18), micros % 10_000 == 0, micros / 10_000 < 100_000_000_000_000
    else { return nil }
    return Money(hundredths: micros / 10_000, currency: currency)
  }

  /// Whether Google Play accepts a product ID: it starts with a lower-case letter or a digit, and
  /// may also have periods and underscores (support.google.com/googleplay/android-developer, answer
  /// 1153481).
  static func takes(productID id: String) -> Bool {
    guard let first = id.utf8.first, isLetterOrDigit(first) else { return false }
    return id.utf8.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
  }

  /// The reason why a product with another ID is left out.
  static let refusal =
    "Google Play accepts product IDs of a to z, 0 to 9, periods and underscores only, which start "
    + "with a letter or digit"

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) || byte.isASCIIDigit }

  /// Whether a code could denote a locale, known or not: a cell that starts with another character
  /// might be run as a formula by a spreadsheet.
  static func isLocale(_ code: String) -> Bool {
    guard let first = code.utf8.first, isLetterOrDigit(first | 0x20) else { return false }
    return code.utf8.allSatisfy { isLetterOrDigit($0 | 0x20) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
  }

  /// The code of a locale in the console.
  static func code(of locale: StoreLocale) -> String {
    String((PlayLanguage.code(of: locale) ?? locale.code).map { $0 == "-" ? "_" : $0 })
  }
}
