import CatalogModel
import Shopkeeper
import TestTools
import Testing

/// Files of other programs, as they are.
@Suite("Importing files of other programs") struct ForeignImportTests {
  private static let product = """
    {"packageName": "com.x", "sku": "gold", "status": "active", "purchaseType": "managedUser",
    "defaultPrice": {"priceMicros": "1990000", "currency": "USD"},
    "listings": {"en-US": {"title": "Gold", "description": "Lots of gold."}},
    "defaultLanguage": "en-US"}
    """
  private static func subscription(_ plans: String) -> String {
    """
    {"packageName": "com.x", "productId": "vip",
    "listings": [{"languageCode": "en-US", "title": "VIP", "description": "All rooms."}], "basePlans": [\(plans)]}
    """
  }

  private static func plan(_ id: String, _ period: String, type: String = "autoRenewingBasePlanType") -> String {
    """
    {"basePlanId": "\(id)", "state": "ACTIVE", "\(type)": {"billingPeriodDuration": "\(period)", "gracePeriodDuration": "P3D"}, "regionalConfigs":
    [{"regionCode": "US", "newSubscriberAvailability": true, "price": {"currencyCode": "USD", "units": "4"}}]}
    """
  }

  @Test("each base plan of gradle-play-publisher's subscriptions is a product of its own") func subscriptions()
    async throws
  {
    let folder = try TemporaryFolder()
    try folder.write(Self.product, to: "play/products/gold.json")
    let plans = [Self.plan("monthly", "P1M"), Self.plan("half-yearly", "P6M"), Self.plan("fortnightly", "P2W")]
    try folder.write(Self.subscription(plans.joined(separator: ", ")), to: "play/subscriptions/vip.json")
    let run = await CommandRun("import", folder.path("play"), "--bundle-id", "com.x")
    #expect(run.status == 0, "\(run.errors)")
    for line in ["gold:", "vip.monthly:", "period: 1 month", "vip.half_yearly:", "period: 6 months", "title: VIP"] {
      #expect(run.output.contains(line), "\(line): \(run.output)")
    }
    #expect(run.errors.contains("\"gracePeriodDuration\" is left out (3 times): a catalog has no place for it"))
    #expect(run.errors.contains("each base plan of \"vip\" is read as a product of its own"))
    #expect(run.errors.contains("the App Store has no period for \"billingPeriodDuration\" of \"P2W\""))
  }

  @Test(
    "what the App Store doesn't have of a subscription is left out with a warning, and counted as lost",
    arguments: [
      ("", "\"vip\" is left out: it has no base plans, which are sold", "a subscription without base plans"),
      (
        plan("pre", "P1M", type: "prepaidBasePlanType"), "the base plan \"pre\" of \"vip\" is left out",
        "a base plan that the App Store doesn't have is left out"
      ),
      (
        plan("inst", "P1M", type: "installmentsBasePlanType"), "the base plan \"inst\" of \"vip\" is left out",
        "a base plan that the App Store doesn't have is left out"
      ),
    ]) func otherPlans(_ plans: String, _ warning: String, _ loss: String) async throws
  {
    let folder = try TemporaryFolder()
    try folder.write(Self.product, to: "play/products/gold.json")
    try folder.write(Self.subscription(plans), to: "play/subscriptions/vip.json")
    let run = await CommandRun("import", folder.path("play"), "--bundle-id", "com.x")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("gold:") && !run.output.contains("vip"))
    #expect(run.errors.contains(warning) && run.errors.contains(loss), "\(run.errors)")
    let strict = await CommandRun("convert", folder.path("play"), folder.path("a.csv"), "--fail-on-loss")
    #expect(strict.status == 1)
    #expect(strict.errors.contains("nothing was written"))
  }

  @Test(
    "a price that can't be read leaves out that price, and nothing else",
    arguments: [
      #""sku": "silver", "defaultPrice": {"priceMicros": "1.99", "currency": "USD"}"#,
      #""sku": "silver", "defaultPrice": {"priceMicros": "1990000", "currency": "EURO"}"#,
      #""sku": "silver", "defaultPrice": {"priceMicros": "1990000", "currency": "USD"}, "prices": {"DE": "1,99 €"}"#,
      #""productId": "silver", "purchaseOptions": [{"buyOption": {}, "newRegionsConfig": {"usdPrice": "1.99"}}]"#,
    ]) func unreadablePrice(_ product: String) async throws
  {
    let folder = try TemporaryFolder()
    try folder.write(Self.product, to: "play/products/gold.json")
    try folder.write("{\(product)}", to: "play/products/silver.json")
    let run = await CommandRun("import", folder.path("play"), "--bundle-id", "com.x")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("gold:") && run.output.contains("silver:"))
    #expect(run.errors.contains("silver.json:1:"))
    #expect(run.errors.contains("warning: a price is left out: "))
    #expect(run.errors.contains("a price that can't be read is left out"))
  }

  @Test(
    "in a folder of gradle-play-publisher with files of both forms, each is read by its own",
    arguments: [["--from", "gpp"], []]) func bothForms(_ format: [String]) async throws
  {
    let folder = try TemporaryFolder()
    let old = Self.product.replacing("\"gold\"", with: "\"club\"").replacing("managedUser", with: "subscription")
      .replacing("\"status\"", with: "\"subscriptionPeriod\": \"P1Y\", \"status\"")
    try folder.write(Self.product, to: "play/products/gold.json")
    try folder.write(old, to: "play/subscriptions/club.json")
    try folder.write(Self.subscription(Self.plan("monthly", "P1M")), to: "play/subscriptions/vip.json")
    let archived = Self.subscription(Self.plan("m", "P1M") + ", " + Self.plan("y", "P1Y"))
      .replacing("\"vip\"", with: "\"past\", \"archived\": true")
    try folder.write(archived, to: "play/subscriptions/past.json")
    let run = await CommandRun(
      ["convert", folder.path("play"), folder.path("a.yml"), "--loss-report"] + format)
    #expect(run.status == 0, "\(run.errors)")
    let read = try CatalogFile.read(folder.path("a.yml")).document.catalog
    let club = try #require(read.products.first { $0.productID == "club" })
    let vip = try #require(read.products.first { $0.productID == "vip" })
    let past = read.products.filter { $0.productID.hasPrefix("past.") }
    // The older form has a price for all regions, and base plans have those where they are sold.
    #expect(club.availability.storefronts == nil)
    #expect(vip.availability.storefronts?.map(\.code) == ["USA"])
    #expect(past.count == 2 && past.allSatisfy(\.availability.isHidden))
    // A customer of Google Play may have several subscriptions, and one base plan of each.
    #expect(Set(read.groups.map(\.key)) == ["club", "past", "vip"])
    for key in ["packageName", "basePlanId"] {
      #expect(run.errors.contains("vip: a catalog does not keep Google Play's \"\(key)\""), "\(run.errors)")
    }
    #expect(run.errors.contains("group vip: a subscription of Google Play is in a group of its own"), "\(run.errors)")
    let places = run.errors.split(separator: "\n").filter { $0.contains("\"gracePeriodDuration\" is left out") }
    #expect(places.count == 3 && Set(places.compactMap { $0.split(separator: ": ").first }).count == 3, "\(places)")
  }

  @Test("a product that Google Play sells in a few regions is said to be sold everywhere") func fewRegions()
    async throws
  {
    let folder = try TemporaryFolder()
    let british = Self.plan("monthly", "P1M").replacing("\"US\"", with: "\"GB\"").replacing("USD", with: "GBP")
    try folder.write(Self.subscription(british), to: "play/subscriptions/vip.json")
    let run = await CommandRun("import", folder.path("play"), "--bundle-id", "com.x")
    #expect(run.output.contains("{GBP: 4}") && !run.output.contains("storefronts"), "\(run.output)")
    #expect(run.errors.contains("note: Google Play sells only where it has a price"), "\(run.errors)")
  }

  @Test("default languages that differ, and sales in later regions that a catalog can't have, are named")
  func unkept() async throws {
    let folder = try TemporaryFolder()
    for language in ["en-US", "de-DE"] {
      let other = Self.product.replacing("\"gold\"", with: "\"gold.\(language.prefix(2))\"")
      try folder.write(other.replacing("\"en-US\"", with: "\"\(language)\""), to: "old/products/\(language).json")
    }
    let old = await CommandRun("convert", folder.path("old"), folder.path("old.yml"), "--loss-report")
    #expect(old.errors.contains("different default languages: de-DE, en-US"), "\(old.errors)")
    let price = #""price": {"currencyCode": "USD", "units": "4"}"#
    let new = """
      {"productId": "silver", "listings": [{"languageCode": "en-US", "title": "S", "description": "S."}],
      "purchaseOptions": [{"purchaseOptionId": "o", "buyOption": {}, "newRegionsConfig": {
      "usdPrice": {"currencyCode": "USD", "units": "4"}, "availability": "AVAILABLE"},
      "regionalPricingAndAvailabilityConfigs": [{"regionCode": "US", \(price), "availability": "AVAILABLE"}]}]}
      """
    try folder.write(new, to: "new/products/silver.json")
    let run = await CommandRun("convert", folder.path("new"), folder.path("new.yml"), "--loss-report")
    #expect(run.errors.contains("not in regions that open later"), "\(run.errors)")
  }

  @Test("an empty catalog is imported with a word about it") func empty() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(#"{"appleSKU": "", "products": []}"#, to: "IAPProductCatalog.json")
    let run = await CommandRun("import", path, "--bundle-id", "com.x")
    #expect(run.status == 0)
    #expect(run.errors.contains("warning: \"\(path)\" has no products"))
  }

  @Test("a catalog that lint calls invalid is said to be, whichever command makes it") func untyped() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.product, to: "gold.json")
    let new = folder.path("catalog.yml")
    let run = await CommandRun("import", path, "--bundle-id", "com.x", "-o", new)
    #expect(run.status == 0)
    #expect(run.errors.contains("warning: the result is not a valid catalog yet: "))
    #expect(run.errors.contains("; \"shopkeeper lint \(new)\" lists them"))
    let lint = await CommandRun("lint", new)
    #expect(lint.status == 1)
    let other = await CommandRun("convert", path, folder.path("other.yml"))
    #expect(other.errors.contains("warning: the result is not a valid catalog yet: "))
    // One that is valid gets no such word.
    let typed = try folder.write(
      "id,type,price,title[en-US],description[en-US]\ncom.x.a,consumable,USD 1.99,Gold,All of it.\n", to: "a.csv")
    let valid = await CommandRun("import", typed)
    #expect(valid.status == 0)
    #expect(!valid.errors.contains("not a valid catalog"), "\(valid.errors)")
  }

  @Test("texts alone make no catalog", arguments: ["import", "convert"]) func texts(_ command: String) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("\"com.x.a.title\" = \"金\";\n", to: "ja.strings")
    let new = folder.path("catalog.yml")
    let run = await CommandRun([command, path] + (command == "import" ? ["-o", new] : [new]))
    #expect(run.status != 0)
    #expect(run.errors.contains("has texts alone, which can't make a catalog"), "\(run.errors)")
    #expect(throws: (any Error).self) { try folder.text("catalog.yml") }
  }
}
