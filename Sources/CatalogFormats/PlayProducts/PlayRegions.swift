import AppStoreReference

/// The regions of Google Play that use a currency.
enum PlayRegions {
  /// The storefronts whose own currency this is: Apple charges US dollars and euros in many places
  /// where Google charges the currency of the country.
  static func home(of currency: CurrencyCode) -> [Territory] {
    switch "\(currency)" {
    case "USD": [Territory("USA")].compactMap(\.self)
    case "EUR": euroArea
    default: currency.storefronts
    }
  }

  /// The members of the euro area, including Bulgaria since January 2026.
  private static let euroArea = """
    AUT BEL BGR HRV CYP EST FIN FRA DEU GRC IRL ITA LVA LTU LUX MLT NLD PRT SVK SVN ESP
    """.split(separator: " ").compactMap { Territory($0) }
}
