/// The notation of numbers and prices in texts of a locale.
///
/// The single source of the marks, used for both writing and reading numbers in texts.
public struct StoreLocaleNotation: Sendable {
  /// The decimal separator, such as `,` in German.
  public let decimalMark: String
  /// The thousands separator, such as the narrow no-break space of French.
  public let groupMark: String
  /// The minimum number of digits before the first group mark: 1 for `1,000`, 2 where four digits
  /// are not grouped, as in Spanish.
  let leastLeadingDigits: Int
  /// The number of digits per group before the last three: 2 in India, where 100,000 is `1,00,000`.
  let higherGroup: Int
  /// The text before and after a price in the currency of the locale's main storefront.
  let beforePrice: String
  let afterPrice: String

  /// Appends a whole number with thousands separators.
  public func append(_ number: Int, to text: inout String) {
    var digits = String(number.magnitude)
    if number < 0 { text += "-" }
    let count = digits.utf8.count
    guard count >= 3 + leastLeadingDigits else {
      text += digits
      return
    }
    digits.withUTF8 { digits in
      for (index, digit) in digits.enumerated() {
        text.unicodeScalars.append(Unicode.Scalar(digit))
        let rest = count - index - 1
        if rest >= 3, (rest - 3).isMultiple(of: higherGroup) { text += groupMark }
      }
    }
  }

  /// Appends an amount without its currency: two decimals or none, as a price is written (`40`,
  /// `5,90`).
  public func append(_ amount: Money, to text: inout String) {
    append(amount.hundredths / 100, to: &text)
    let cents = amount.hundredths % 100
    guard cents != 0 else { return }
    text += decimalMark
    text += cents < 10 ? "0\(cents)" : String(cents)
  }

  /// Appends an amount with the sign of its currency, which is assumed to be the currency of the
  /// locale's main storefront (`¥40`, `5,99 €`).
  public func append(displayPrice amount: Money, to text: inout String) {
    text += beforePrice
    append(amount, to: &text)
    text += afterPrice
  }

  /// The source of the marks and the positions of the signs.
  public static let source = FactSource.languageData
}

extension StoreLocale {
  /// The notation of numbers and prices in texts of this locale.
  public var notation: StoreLocaleNotation { Self.notations[Int(index)] }

  /// A length of time in words of this locale, with its number: `1 Monat`.
  public func words(for period: SubscriptionPeriod) -> String {
    let place = SubscriptionPeriod.allCases.firstIndex(of: period) ?? 0
    return Self.periods[Int(index)][place]
  }

  private static let notations: [StoreLocaleNotation] = table.rows.compactMap { row in
    // Spaces that have to be visible in the table.
    let fields = row.notation.map { $0.replacing("_", with: "\u{A0}").replacing("~", with: "\u{202F}") }
    guard let number = fields[3].firstIndex(of: "#") else { return nil }
    return StoreLocaleNotation(
      decimalMark: fields[0], groupMark: fields[1], leastLeadingDigits: fields[2].contains("2") ? 2 : 1,
      higherGroup: fields[2].contains("i") ? 2 : 3, beforePrice: String(fields[3][..<number]),
      afterPrice: String(fields[3][fields[3].index(after: number)...]))
  }

  /// The words of every locale, in the order of the periods.
  private static let periods: [[String]] = {
    var byLanguage: [String: [String]] = [:]
    for language in LanguageNames.all where !language.periods.isEmpty { byLanguage[language.key] = language.periods }
    return all.map { locale in
      byLanguage[locale.code] ?? byLanguage[locale.language] ?? SubscriptionPeriod.allCases.map(\.words)
    }
  }()
}
