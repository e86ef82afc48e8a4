import AppStoreReference

/// The regions of Google Play in which a currency is paid.
enum PlayRegions {
  /// The storefronts of a currency that have it themselves: Apple asks for US dollars and euros in
  /// many places where Google asks for the money of the country.
  static func home(of currency: CurrencyCode) -> [Territory] {
    switch "\(currency)" {
    case "USD": [Territory("USA")].compactMap(\.self)
    case "EUR": euroArea
    default: currency.storefronts
    }
  }

  /// The members of the euro area, with Bulgaria since January 2026.
  private static let euroArea = """
    AUT BEL BGR HRV CYP EST FIN FRA DEU GRC IRL ITA LVA LTU LUX MLT NLD PRT SVK SVN ESP
    """.split(separator: " ").compactMap { Territory($0) }
}
