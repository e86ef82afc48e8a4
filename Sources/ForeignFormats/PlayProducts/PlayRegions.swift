import AppStoreReference
import CatalogFormats

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

  /// The currency of Google Play in a country where the App Store has another one; nil elsewhere.
  static func currency(of territory: Territory) -> String? { otherCurrencies[territory.code] }

  /// Whether Google Play sells in the country of a storefront: it isn't in China, nor in that list in Kosovo.
  static func isSold(in territory: Territory) -> Bool { !["CHN", "XKS"].contains(territory.code) }

  /// Whether Google Play sells in the country of a storefront, and in the currency of the App Store.
  static func hasCurrencyOfAppStore(_ territory: Territory) -> Bool {
    isSold(in: territory) && currency(of: territory).map { $0 == "\(territory.currency)" } ?? true
  }

  /// The loss of prices in storefronts where Google Play has another currency; nil for none.
  static func omission(of territories: [Territory]) -> String? {
    let listed = territories.sorted().compactMap { territory in currency(of: territory).map { "\(territory) (\($0))" } }
    guard !listed.isEmpty else { return nil }
    return "Google Play has another currency than the App Store in " + listed.joined(separator: ", ")
      + ", by a list of May 2026; a price there is left out, and has to be set in Google Play"
  }

  /// From a third party's list of Google's regions, PricingKit, of May 2026, against Apple's.
  private static let otherCurrencies: [String: String] = [
    "BEN": "EUR", "BFA": "EUR", "BIH": "USD", "BOL": "BOB", "CIV": "XOF", "CMR": "XAF", "CRI": "CRC", "DZA": "DZD",
    "GAB": "EUR", "GEO": "GEL", "GHA": "GHS", "GNB": "EUR", "IRQ": "IQD", "ISL": "EUR", "JOR": "JOD", "KEN": "KES",
    "LKA": "LKR", "MAC": "MOP", "MAR": "MAD", "MLI": "EUR", "MMR": "MMK", "MNG": "MNT", "NER": "EUR", "PRY": "PYG",
    "SEN": "XOF", "SRB": "RSD", "UKR": "UAH",
  ]

  /// The members of the euro area, including Bulgaria since January 2026.
  private static let euroArea = """
    AUT BEL BGR HRV CYP EST FIN FRA DEU GRC IRL ITA LVA LTU LUX MLT NLD PRT SVK SVN ESP
    """.split(separator: " ").compactMap { Territory($0) }
}
