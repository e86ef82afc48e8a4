import CatalogLint
import SourceSyntax
import Testing

@Suite("Prices for a unit") struct UnitPriceTests {
  /// A catalog with one product of a kind.
  private static func catalog(_ fields: String, _ locale: String, _ title: String, _ description: String)
    -> MarkedCatalog
  {
    let product = "{\(fields), localizations: {\(locale): {title: \"\(title)\", description: \"\(description)\"}}}"
    return MarkedCatalog(
      """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      \(fields.hasPrefix("period") ? "subscriptionGroups: {club: {products: {pack: \(product)}}}" : "products: {pack: \(product)}")
      """)
  }

  @Test("are said to be wrong with what is right")
  func message() {
    let subscription = Self.catalog("period: 1 month, price: {USD: 4.99}", "en-US", "Club", "Only $0.50 a day")
    #expect(
      subscription.findings(of: "price-mismatch").map(\.message) == [
        "the text says \"$0.50\" a day, but 30 days cost USD 4.99 in United States, which is USD 0.17 a day"
      ])
    let pack = Self.catalog("type: consumable, price: {JPY: 480}", "ja", "ジェム40個", "1個あたり15円")
    #expect(
      pack.findings(of: "price-mismatch").map(\.message) == [
        "the text says \"15円\" for each, but 40 pieces cost JPY 480 in Japan, which is JPY 12 for each"
      ])
  }

  @Test("cannot be compared where nothing says how many units are sold") func uncounted() {
    let pass = Self.catalog("type: non-renewing, price: {USD: 4.99}", "en-US", "Club Pass", "Just $0.17 per day")
    #expect(pass.findings(of: "price-mismatch").isEmpty)
    #expect(
      pass.findings(of: "price-in-description").map(\.message) == [
        "\"$0.17\" is the price for a unit and cannot be compared: nothing says how many units are sold"
      ])
  }

  @Test("may be those of another subscription of the group") func compared() {
    let catalog = MarkedCatalog(
      """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      subscriptionGroups:
        club:
          products:
            yearly:
              period: 1 year
              price: {USD: 59.99}
              localizations: {en-US: {title: Year, description: Half of the $9.99 per month.}}
            monthly:
              period: 1 month
              price: {USD: 9.99}
              localizations: {en-US: {title: Month, description: "Not ⟦$8.99⟧ per month."}}
      """)
    #expect(catalog.findings(of: "price-mismatch").map(\.range) == catalog.marks)
  }
}
