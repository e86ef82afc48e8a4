import CatalogFormats
import CommandLayer
import ForeignFormats
import Foundation
import Testing

@Suite("Comparing catalogs in different formats") struct ComparisonByMeaningTests {
  /// The formats that are written and read, and that a catalog can be compared with.
  static let formats = CatalogFormatRegistry.formats.filter {
    $0.read != nil && $0.write != nil && $0.omission == nil
  }.map(\.name)

  private func export(_ catalog: String, _ format: String, in folder: TemporaryFolder) async throws -> String {
    let known = try #require(CatalogFormatRegistry.format(named: format))
    let name =
      switch known.folders {
      case .withExtension(let ending, _): "out.\(ending)"
      case .none, .any, .readOnly: "out.\(known.fileExtensions[0])"
      }
    let path = folder.path(name)
    let run = await CommandRun("export", catalog, "--format", format, "--output", path)
    #expect(run.status == 0, "\(run.errors)")
    return path
  }

  @Test("a catalog doesn't differ from its own export", arguments: formats, ["GoldRush", "Minimal"]) func ownExport(
    _ format: String, _ catalog: String
  ) async throws {
    let folder = try TemporaryFolder()
    let original = Samples.catalog(catalog)
    let path = try await export(original, format, in: folder)
    // RevenueCat and Google's console have formats of their own for the same extension.
    for (old, new) in [(original, path), (path, original)] {
      let run = await CommandRun("diff", old, new)
      #expect(run.status == 0, "\(format): \(run.output)")
      #expect(run.output == "no differences\n")
    }
  }

  @Test(
    "a catalog doesn't differ from its own list for an app, nor from its texts for one locale",
    arguments: [
      "product-ids-plist", "products-plist", "product-ids-json", "xliff", "xliff-1.2", "strings", "xcstrings",
    ])
  func ownList(_ format: String) async throws {
    let folder = try TemporaryFolder()
    let known = try #require(CatalogFormatRegistry.format(named: format))
    let path = folder.path("out.\(known.fileExtensions[0])")
    let made = await CommandRun(
      ["export", Samples.catalog("GoldRush"), "-f", format, "-o", path]
        + (known.isForTranslators ? ["--locale", "ja"] : []))
    #expect(made.status == 0, "\(made.errors)")
    for (old, new) in [(Samples.catalog("GoldRush"), path), (path, Samples.catalog("GoldRush"))] {
      let run = await CommandRun("diff", old, new)
      #expect(run.output == "no differences\n", "\(format): \(run.output)")
      #expect(run.errors.contains("they are not compared: "))
    }
  }

  @Test("a product that is not in a list, or has another value there, is a difference") func otherList() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("out.plist")
    _ = await CommandRun("export", Samples.catalog("GoldRush"), "-f", "products-plist", "-o", path)
    var text = try folder.text("out.plist")
    text = text.replacing("com.example.goldrush.coins60<", with: "com.example.goldrush.coins61<")
    text = text.replacing("<string>広告の削除</string>", with: "<string>広告なし</string>")
    try folder.write(text, to: "out.plist")
    let run = await CommandRun("diff", Samples.catalog("GoldRush"), path)
    #expect(run.status == 1)
    #expect(run.output.contains("- com.example.goldrush.coins60  "))
    #expect(run.output.contains("+ com.example.goldrush.coins61"))
    #expect(run.output.contains("\"広告の削除\" → \"広告なし\""), "\(run.output)")
    #expect(run.output.contains("1 product added, 1 removed, 1 changed"))
  }

  @Test("a product without a reference name is the same in the .storekit file that it comes from") func withoutName()
    async throws
  {
    let folder = try TemporaryFolder()
    for name in ["", ", \"referenceName\": null", ", \"referenceName\": \"\""] {
      let file = try folder.write(
        """
        {"identifier": "A", "nonRenewingSubscriptions": [], "products": [
          {"displayPrice": "0.99", "familyShareable": false, "internalID": "B", "localizations": [],
           "productID": "com.example.a.gate", "type": "NonConsumable"\(name)}],
         "settings": {}, "subscriptionGroups": [], "version": {"major": 4, "minor": 0}}
        """,
        to: "App.storekit")
      let catalog = folder.path("catalog.yml")
      try? FileManager.default.removeItem(atPath: catalog)
      let made = await CommandRun("import", file, "--bundle-id", "com.example.a", "-o", catalog)
      #expect(made.status == 0, "\(made.errors)")
      let lint = await CommandRun("lint", folder.url.path, "-f", "concise")
      #expect(!lint.output.contains("outdated-export"), "\(name): \(lint.output)")
      let diff = await CommandRun("diff", catalog, file)
      #expect(diff.status == 0, "\(name): \(diff.output)")
    }
  }

  @Test("a single change shows as one difference in any format", arguments: ["asc", "json", "xml"]) func oneChange(
    _ format: String
  ) async throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write(Samples.small, to: "catalog.yml")
    let path = try await export(catalog, format, in: folder)
    let changed = try folder.write(
      Samples.small.replacing("title: 400 Gold Coins", with: "title: 400 Coins"), to: "new.yml")
    let run = await CommandRun("diff", path, changed)
    #expect(run.status == 1)
    #expect(run.output.contains("localizations.en-US.title: \"400 Gold Coins\" → \"400 Coins\""))
    #expect(run.output.contains("1 product changed"))
    #expect(run.lines.count == 3, "\(run.output)")
  }

  @Test(
    "a catalog doesn't differ from the .storekit file that it was made from where that lacks prices",
    arguments: [[false, false], [false, true], [true, false], [true, true]]) func unpricedOffers(lacks: [Bool])
    async throws
  {
    let folder = try TemporaryFolder()
    func price(_ isMissing: Bool, _ amount: String) -> String { isMissing ? "" : "\"displayPrice\": \"\(amount)\", " }
    func offer(_ terms: String) -> String {
      """
      {\(price(lacks[1], "1.99"))"internalID": "\(terms.utf8.count)", "numberOfPeriods": 2,
        "paymentMode": "payAsYouGo", "subscriptionPeriod": "P1M", \(terms)}
      """
    }
    let file = try folder.write(
      """
      {"identifier": "A", "products": [], "subscriptionGroups": [{"id": "1", "localizations": [],
        "name": "VIP", "subscriptions": [{
          "adHocOffers": [\(offer("\"offerID\": \"back\", \"referenceName\": \"Back\""))],
          "codeOffers": [\(offer("\"referenceName\": \"Spring\", \"eligibility\": [\"new\"]"))],
          \(price(lacks[0], "4.99"))"familyShareable": false, "groupNumber": 1, "internalID": "2",
          "introductoryOffer": {"internalID": "3", "numberOfPeriods": 1, "paymentMode": "free",
            "subscriptionPeriod": "P1W"},
          "localizations": [{"description": "All.", "displayName": "Monthly", "locale": "en_US"}],
          "productID": "com.example.sk.monthly", "recurringSubscriptionPeriod": "P1M",
          "referenceName": "Monthly", "subscriptionGroupID": "1", "type": "RecurringSubscription"}]}],
        "version": {"major": 4, "minor": 0}}
      """,
      to: "App.storekit")
    let catalog = folder.path("catalog.yml")
    let made = await CommandRun("import", file, "--bundle-id", "com.example.sk", "-o", catalog)
    #expect(made.status == 0, "\(made.errors)")
    for (old, new) in [(catalog, file), (file, catalog)] {
      let run = await CommandRun("diff", old, new)
      #expect(run.output == "no differences\n")
    }
    let linted = await CommandRun("lint", folder.url.path, "--only", "outdated-export")
    #expect(linted.status == 0)
    #expect(!linted.output.contains("outdated-export"), "\(linted.output)")
    // An offer that is gone is still a difference.
    let text = try folder.text("catalog.yml")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    try folder.write(lines.filter { !$0.contains("kind: code") }.joined(separator: "\n"), to: "catalog.yml")
    let changed = await CommandRun("diff", catalog, file)
    #expect(changed.output.contains("kind: \"code\" added"), "\(changed.output)")
  }

  @Test("what only one of the formats can hold is named") func uncompared() async throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write(Samples.small, to: "catalog.yml")
    let path = try await export(catalog, "asc", in: folder)
    let run = await CommandRun("diff", catalog, path)
    #expect(run.errors.contains("they are not compared: "), "\(run.errors)")
    #expect(run.errors.contains("grants"))
    #expect(run.errors.contains("currencies"))
    #expect(!run.errors.contains("price"))
  }

  @Test("values of offers that only one of the formats can hold are named, in any order") func offers() async throws {
    let folder = try TemporaryFolder()
    let text = """
      catalog: 1
      app: {bundleID: com.example.small, primaryLocale: en-US, baseTerritory: USA}
      products:
        coins:
          type: consumable
          price: {USD: 4.99}
          offerCodes: [{referenceName: Launch, eligibility: [non-spender], free: true}]
      subscriptionGroups:
        vip:
          products:
            vip:
              period: 1 month
              price: {USD: 9.99}
              offers:
                - {kind: win-back, id: w, referenceName: W, mode: free-trial, period: 1 week, paidMonths: 2}
                - {kind: introductory, mode: free-trial, period: 1 week, until: 2027-12-01}

      """
    let catalog = try folder.write(text, to: "catalog.yml")
    let path = try await export(catalog, "storekit", in: folder)
    let run = await CommandRun("diff", catalog, path)
    #expect(run.output == "no differences\n")
    let note = try #require(run.errors.split(separator: "\n").first { $0.contains("they are not compared: ") })
    for name in ["offer codes", "offer's paidMonths", "offer's until"] { #expect(note.contains(name), "\(note)") }
    #expect(!note.contains("offer's kind") && !note.contains("offer code's"), "\(note)")
    // Every loss is named, whatever the order in the catalog.
    let losses = await CommandRun("export", catalog, "--format", "storekit", "--loss-report")
    for name in ["offer's paidMonths", "offer's until"] { #expect(losses.errors.contains(name), "\(losses.errors)") }
  }

  @Test("catalogs in different folders don't differ in an image that both have") func images() async throws {
    let folder = try TemporaryFolder()
    let text = Samples.small.replacing("review: {notes: Home › Shop}", with: "review: {screenshot: shots/a.png}")
    let own = try folder.write(text, to: "shop/catalog.yml")
    let copy = try folder.write(text.replacing("shots/a.png", with: "shop/shots/a.png"), to: "copy.yml")
    #expect(await CommandRun("diff", own, copy).output == "no differences\n")
    let other = try folder.write(text.replacing("a.png", with: "b.png"), to: "other.yml")
    #expect(await CommandRun("diff", own, other).output.contains("review.screenshot"))
  }

  @Test("prices are equal when they are in every storefront, in any notation") func prices() async throws {
    let folder = try TemporaryFolder()
    func write(_ price: String, _ name: String) throws -> String {
      try folder.write(Samples.small.replacing("price: {tier: 6}", with: "price: \(price)"), to: name)
    }
    let dollars = try write("{USD: 5.99, JPY: 800}", "currency.yml")
    let path = try await export(dollars, "json", in: folder)
    let storefront = try write("{USD: 5.99, JPN: 800}", "storefront.yml")
    let same = await CommandRun("diff", path, storefront)
    #expect(same.output == "no differences\n")
    let other = try write("{USD: 5.99, JPN: 900}", "other.yml")
    let different = await CommandRun("diff", path, other)
    #expect(different.status == 1)
    let missing = try write("{USD: 5.99}", "missing.yml")
    let less = await CommandRun("diff", path, missing)
    #expect(less.status == 1)
  }

  private static let product = """
    {"data": [{"type": "inAppPurchases", "id": "1", "attributes": {"name": "400 gold coins",
      "productId": "com.example.small.coins400", "inAppPurchaseType": "CONSUMABLE",
      "reviewNote": "Home › Shop", "familySharable": false},
      "relationships": {"versions": {"data": [{"type": "inAppPurchaseVersions", "id": "v"}]}}}],
     "included": [{"type": "inAppPurchaseVersions", "id": "v", "attributes": {"version": 1}}],
     "links": {"self": "https://api.appstoreconnect.apple.com/v1/apps/9/inAppPurchasesV2"}}
    """
  private static let texts = """
    {"data": [{"type": "inAppPurchaseLocalizations", "id": "t", "attributes": {"locale": "en-US",
      "name": "400 Gold Coins", "description": "Adds 400 gold coins to your balance."}}],
     "links": {"self": "https://api.appstoreconnect.apple.com/v1/inAppPurchaseVersions/v/localizations"}}
    """

  @Test("a folder of saved responses is read as one file, its subfolders included") func folderOfResponses()
    async throws
  {
    let folder = try TemporaryFolder()
    let catalog = try folder.write(Samples.small, to: "catalog.yml")
    try folder.write(Self.product, to: "saved/products.json")
    try folder.write("[\(Self.texts)]", to: "saved/texts/v.json")
    try folder.write("not JSON", to: "saved/notes.txt")
    let saved = folder.path("saved")
    let run = await CommandRun("diff", catalog, saved)
    #expect(run.output == "no differences\n", "\(run.output)\(run.errors)")
    let renamed = try folder.write(
      Samples.small.replacing("title: 400 Gold Coins", with: "title: 400 Coins"), to: "new.yml")
    let different = await CommandRun("diff", saved, renamed, "--from-old", "asc")
    #expect(different.status == 1, "\(different.errors)")
    #expect(different.output.contains("\"400 Gold Coins\" → \"400 Coins\""))
    let converted = await CommandRun("export", saved, "--format", "yaml")
    #expect(converted.output.contains("title: 400 Gold Coins"), "\(converted.errors)")
  }

  @Test("an error in a folder of saved responses has its file and place") func brokenResponse() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.product, to: "saved/products.json")
    try folder.write("{\"data\": [", to: "saved/texts.json")
    let run = await CommandRun("export", folder.path("saved"), "--format", "yaml", "--from", "asc")
    #expect(run.status == 3)
    #expect(run.errors.contains("saved/texts.json:1:"), "\(run.errors)")
  }
}
