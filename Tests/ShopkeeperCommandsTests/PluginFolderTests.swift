import AppStoreReference
import Foundation
import Testing

@Suite("Folders of gradle-play-publisher since 4.2") struct PluginFolderTests {
  @Test("gradle-play-publisher gets the files that it has taken since 4.2, and they are read back") func plugin()
    async throws
  {
    let folder = try TemporaryFolder()
    let texts = "localizations: {en-US: {title: A, description: B}, ja: {title: あ, description: い}}"
    try folder.write(
      """
      catalog: 1
      app: {bundleID: com.example, primaryLocale: en-US}
      products:
        coins: {id: coins_100, type: consumable, price: {USD: 0.99, JPY: 160}, \(texts)}
      subscriptionGroups:
        club:
          products:
            month:
              id: club.month
              period: 1 month
              price: {USD: 4.99}
              offers: [{kind: introductory, mode: free-trial, period: 1 week}]
              \(texts)
      """, to: "catalog.yml")
    let line = [
      "export", folder.path("catalog.yml"), "-f", "gpp-4.2", "-o", folder.path("play") + "/", "--regions-version",
      "2025/03", "--loss-report",
    ]
    let run = await CommandRun(line)
    #expect(run.status == 0 && run.errors.contains("no files for the offers"), "\(run.errors)")
    #expect(
      try FolderOutputTests().names(in: folder, "play/products") == ["coins_100.json", "coins_100.metadata.json"])
    #expect(
      try FolderOutputTests().names(in: folder, "play/subscriptions") == [
        "club.month.json", "club.month.metadata.json",
      ])
    #expect(try folder.text("play/subscriptions/club.month.metadata.json").contains(#""regionsVersion": "2025/03""#))
    let product = try folder.text("play/products/coins_100.json")
    #expect(product.contains(#""purchaseOptionId": "coins-100""#) && !product.contains("packageName"), "\(product)")
    let back = await CommandRun("convert", folder.path("play"), "-", "--to", "yaml")
    #expect(back.status == 0, "\(back.errors)")
    for part in ["coins_100", "type: consumable", ": 160", "club.month", "period: 1 month", "title: あ"] {
      #expect(back.output.contains(part), "\(part): \(back.output)")
    }
    // A second run replaces its own files, and names those of products that are gone.
    try folder.write(product, to: "play/products/gems.json")
    let second = await CommandRun(line)
    #expect(second.status == 0 && second.errors.contains("1 other file in"), "\(second.errors)")
    #expect(second.errors.contains("products/gems.json"), "\(second.errors)")
    // A file of the older form beside them would break the plugin.
    let older = #"{"sku": "coins_100", "purchaseType": "managedUser"}"#
    try folder.write(older, to: "play/products/coins_100.json")
    let refused = await CommandRun(line)
    #expect(refused.status == 3 && refused.errors.contains("in another form than gpp-4.2 writes"), "\(refused.errors)")
    #expect(try folder.text("play/products/coins_100.json") == older)
  }

  @Test(
    "a file of gradle-play-publisher that is written anew keeps what a catalog doesn't have, and the run names it",
    arguments: [
      (
        "gpp-4.2", "products/coins.json",
        """
        {"productId": "coins", "listings": [{"languageCode": "de-DE", "title": "Alt", "description": "Alt."}],
         "taxAndComplianceSettings": {"isTokenizedDigitalAsset": false}, "offerTags": [{"tag": "spring"}],
         "purchaseOptions": [{"purchaseOptionId": "buy", "buyOption": {"multiQuantityEnabled": true},
           "regionalPricingAndAvailabilityConfigs": [{"regionCode": "FR", "availability": "AVAILABLE",
             "price": {"currencyCode": "EUR", "units": "9"}}],
           "newRegionsConfig": {"usdPrice": {"currencyCode": "USD", "units": "7"},
             "eurPrice": {"currencyCode": "EUR", "units": "8"}, "availability": "AVAILABLE"}},
          {"purchaseOptionId": "rent", "rentOption": {"rentalPeriod": "P1D"}}]}
        """,
        [
          #""isTokenizedDigitalAsset": false"#, #""spring""#, #""purchaseOptionId": "rent""#, #""units": "7""#,
          #""multiQuantityEnabled": true"#,
        ], ["Alt", "FR"], "newRegionsConfig"
      ),
      (
        "gpp-4.2", "subscriptions/club.json",
        """
        {"productId": "club", "listings": [{"languageCode": "de-DE", "title": "Alt"}], "basePlans": [
          {"basePlanId": "each-month", "autoRenewingBasePlanType": {"billingPeriodDuration": "P1M",
            "gracePeriodDuration": "P3D"},
           "regionalConfigs": [{"regionCode": "FR", "price": {"currencyCode": "EUR", "units": "9"}}]}]}
        """, [#""gracePeriodDuration": "P3D""#, #""basePlanId": "each-month""#], ["Alt", "FR"], "gracePeriodDuration"
      ),
      (
        "gpp", "coins.json",
        """
        {"sku": "coins", "purchaseType": "managedUser", "defaultPrice": {"priceMicros": "1", "currency": "EUR"},
         "managedProductTaxesAndComplianceSettings": {"eeaWithdrawalRightType": "WITHDRAWAL_RIGHT_SERVICE"},
         "listings": {"de-DE": {"title": "Alt", "description": "Alt."}}}
        """, [#""eeaWithdrawalRightType": "WITHDRAWAL_RIGHT_SERVICE""#], ["Alt", "EUR"],
        "managedProductTaxesAndComplianceSettings"
      ),
    ]) func kept(_ format: String, _ file: String, _ old: String, _ kept: [String], _ gone: [String], _ name: String)
    async throws
  {
    let folder = try TemporaryFolder()
    let texts = "localizations: {en-US: {title: New, description: New.}}"
    try folder.write(
      """
      catalog: 1
      app: {bundleID: com.example, primaryLocale: en-US}
      products:
        coins: {id: coins, type: consumable, price: {USD: 0.99}, \(texts)}
      subscriptionGroups:
        club: {products: {month: {id: club, period: 1 month, price: {USD: 4.99}, \(texts)}}}
      """, to: "catalog.yml")
    try folder.write(old, to: "play/\(file)")
    let line = ["export", folder.path("catalog.yml"), "-f", format, "-o", folder.path("play") + "/"]
    let run = await CommandRun(line)
    #expect(run.status == 0, "\(run.errors)")
    let text = try folder.text("play/\(file)")
    for part in kept + ["New"] { #expect(text.contains(part), "\(part): \(text)") }
    for part in gone { #expect(!text.contains("\"\(part)"), "\(part): \(text)") }
    #expect(
      run.errors.contains("that a catalog doesn't have were kept: ") && run.errors.contains(name), "\(run.errors)")
    let again = await CommandRun(line)
    #expect(again.status == 0, "\(again.errors)")
    #expect(try folder.text("play/\(file)") == text)
  }

  @Test(
    "prices for regions that open later are named where they aren't those of today, or today's are only some",
    arguments: [true, false], [true, false])
  func laterRegions(_ isEverywhere: Bool, _ isSame: Bool) async throws {
    let folder = try TemporaryFolder()
    func money(_ currency: CurrencyCode, _ units: Int) -> String {
      "{\"currencyCode\": \"\(currency)\", \"units\": \"\(units)\"}"
    }
    let dollar = CurrencyCode("USD")!
    let euro = CurrencyCode("EUR")!
    let territories = Territory.all.filter { territory in
      isEverywhere
        ? [dollar, euro].contains(territory.currency) : ["DEU", "FRA", "ITA", "USA"].contains(territory.code)
    }
    let regions = territories.map {
      "{\"regionCode\": \"\($0.alpha2)\", \"price\": \(money($0.currency, $0.currency == dollar ? 8 : 9))}"
    }
    let later = "{\"usdPrice\": \(money(dollar, isSame ? 8 : 7)), \"eurPrice\": \(money(euro, 9))}"
    try folder.write(
      """
      {"productId": "coins", "purchaseOptions": [{"buyOption": {}, "newRegionsConfig": \(later),
        "regionalPricingAndAvailabilityConfigs": [\(regions.joined(separator: ", "))]}]}
      """, to: "play/products/coins.json")
    let run = await CommandRun("import", folder.path("play"), "--bundle-id", "com.x")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("\"newRegionsConfig\" is left out") == !(isEverywhere && isSame), "\(run.errors)")
    // A product is sold where its file says.
    #expect(run.output.contains("storefronts: [DEU, FRA, ITA, USA]") == !isEverywhere, "\(run.output)")
  }
}
