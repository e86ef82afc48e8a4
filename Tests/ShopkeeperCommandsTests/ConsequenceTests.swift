import AppStoreReference
import CatalogModel
import Foundation
import TestTools
import Testing

@testable import ShopkeeperCommands

@Suite("The consequences of a difference") struct ConsequenceTests {
  private static let old = """
    catalog: 1
    app: {bundleID: com.example.shop, primaryLocale: en-US}
    products:
      coins: {type: consumable, price: {tier: 1}}
      gate: {type: non-consumable, price: {USD: 1.99}, familySharable: true}
      gone: {type: consumable}
    subscriptionGroups:
      vip:
        referenceName: VIP
        products:
          vip.monthly:
            period: 1 month
            level: 1
            price: {tier: 5}
            offers: [{kind: introductory, mode: free-trial, period: 1 week}]
          vip.yearly: {period: 1 year, level: 2, price: {USD: 39.99, JPY: 6000, JPN: 5000}}
      club:
        referenceName: Club
        products: {club: {period: 1 month, level: 1, price: {USD: 1.99}}}
    retired: [com.example.shop.old, com.example.shop.freed]

    """
  private static let new = """
    catalog: 1
    app: {bundleID: com.example.shop, name: Shop, primaryLocale: en-US}
    products:
      coins: {type: non-consumable, price: {tier: 9}}
      gate: {type: non-consumable, price: {USD: 2.99}}
      old: {type: consumable, localizations: {en-US: {title: "Old *coins* | <b>"}}}
    subscriptionGroups:
      vip:
        referenceName: VIP
        products:
          vip.monthly:
            period: 3 months
            level: 2
            price: {tier: 6}
            offers: [{kind: introductory, mode: free-trial, period: 3 days}]
          vip.yearly: {period: 1 year, level: 2, price: {USD: 99.99, JPY: 6000}}
          club: {period: 1 month, level: 1, price: {USD: 0.99}}
    retired: [com.example.shop.old, com.example.shop.coins40]

    """

  @Test("are in every format", arguments: ["text", "json", "markdown"]) func golden(_ format: String) async throws {
    let folder = try TemporaryFolder()
    let old = try folder.write(Self.old, to: "old.yml")
    let new = try folder.write(Self.new, to: "new.yml")
    let run = await CommandRun("diff", old, new, "--format", format)
    #expect(run.status == 1, "\(run.errors)")
    let golden = Samples.root.appending(path: "Tests/ShopkeeperCommandsTests/Golden/diff.\(format)")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" { try Data(run.output.utf8).write(to: golden) }
    let recorded = try String(contentsOf: golden, encoding: .utf8)
    #expect(run.output == recorded, "RECORD=1 swift test records it again")
  }

  @Test("are found in time in proportion to the offers and batches of a product", arguments: ["batches", "offers"])
  func many(kind: String) {
    func catalog(_ count: Int, _ name: String) -> Catalog {
      let offers = (0..<count).map { Offer(kind: .promotional, offerID: "\(name)\($0)") }
      let batches = (0..<count).map { CodeBatch(count: $0 + 1) }
      var product = Product(item: "p", productID: "p", type: .consumable, referenceName: name)
      if kind == "offers" {
        product.subscription = Subscription(group: 0, offers: offers)
      } else {
        product.offerCodes = [OfferCode(referenceName: "a", batches: name == "a" ? batches : batches.reversed())]
      }
      return Catalog(products: [product], groups: [SubscriptionGroup(key: "g")])
    }
    let time = proportion(50, 800) { count in
      let (old, new) = (catalog(count, "a"), catalog(count, "b"))
      let difference = CatalogDifference(from: old, to: new)
      #expect(difference.changed.count == 1)
      let consequences = Consequences(old: old, new: new)
      #expect(difference.changed.flatMap(consequences.ofChanging).count == (kind == "offers" ? 1 : 0))
    }
    #expect(time.took < time.limit, "\(time)")
  }

  @Test(
    "name the old price that stays in a text, in the notation of its language",
    arguments: [
      ("de-DE", "EUR: 6.99", "400 Münzen für 6,99 €", true), ("de-DE", "EUR: 6.99", "Nur 6.99.", true),
      ("de-DE", "EUR: 6.99", "400 Münzen (６.９９ €)", true), ("en-US", "JPY: 1000", "Coins for ¥1,000", true),
      ("en-US", "USD: 7.00", "Coins for $7.00", true), ("en-US", "USD: 5.50", "Coins for $5.5", true),
      ("zh-Hans", "CNY: 40", "充值40元获取400金币", true), ("en-US", "USD: 4.99", "5 coins for you", false),
      ("en-US", "JPY: 1000", "A bag of 1,000 coins", false), ("en-US", "USD: 5.00", "Coins for €5.00", false),
    ]) func oldPrice(_ locale: String, _ price: String, _ text: String, _ isStated: Bool) async throws
  {
    let folder = try TemporaryFolder()
    func catalog(_ price: String, _ text: String, _ name: String) throws -> String {
      let texts = "{\(locale): {title: A, description: \"\(text)\"}}"
      return try folder.write(
        "catalog: 1\napp: {bundleID: com.example.shop, primaryLocale: \(locale)}\n"
          + "products: {coins: {type: consumable, price: {\(price)}, localizations: \(texts)}}\n", to: name)
    }
    let old = try catalog(price, text, "old.yml")
    let run = await CommandRun("diff", old, try catalog("USD: 99.99", "Something else", "new.yml"))
    #expect(run.output.contains("see the old text beside the new price") == isStated, "\(run.output)\(run.errors)")
  }

  @Test("come of other terms, not of the order of offers, nor of several introductory ones") func offers() async throws
  {
    let folder = try TemporaryFolder()
    func catalog(_ offers: [String], _ customers: String, _ name: String) throws -> String {
      try folder.write(
        """
        catalog: 1
        app: {bundleID: com.example.shop, primaryLocale: en-US}
        products:
          coins:
            type: consumable
            offerCodes: [{referenceName: A, eligibility: [\(customers)], free: true}]
        subscriptionGroups:
          vip: {products: {vip: {period: 1 month, level: 1, offers: [\(offers.joined(separator: ", "))]}}}

        """,
        to: name)
    }
    let first = "{kind: introductory, mode: free-trial, period: 1 week, until: 2027-02-01}"
    let second = "{kind: introductory, mode: free-trial, period: 1 month, from: 2027-02-02}"
    let code = "{kind: code, referenceName: B, mode: free-trial, period: 1 month, eligibility: [new]}"
    let old = try catalog([first, second, code], "non-spender, active-spender", "old.yml")
    let same = try catalog([code, first, second], "active-spender, non-spender", "same.yml")
    #expect(await CommandRun("diff", old, same).output == "no differences\n")
    let later = first.replacing("2027-02-01", with: "2027-02-02")
    let longer = try catalog([later, second, code], "non-spender, active-spender", "longer.yml")
    let change = await CommandRun("diff", old, longer).output
    #expect(change.contains("until") && !change.contains(" ! "), "\(change)")
    let other = try catalog([first, second, code.replacing("1 month", with: "2 weeks")], "non-spender", "other.yml")
    let changes = await CommandRun("diff", old, other).output
    #expect(changes.split(separator: "\n").count { $0.contains(" ! ") } == 2, "\(changes)")
  }

  @Test(
    "come of what the store does by itself, or keeps",
    arguments: [
      ("type: non-consumable", "type: non-consumable, familySharable: true", ["can't be switched off again"]),
      (
        "type: consumable, storefronts: [USA, JPN, DEU]", "type: consumable, storefronts: [USA, FRA]",
        ["can't buy it any more in DEU, JPN", "put on sale in FRA"]
      ),
      ("type: consumable", "type: consumable, storefronts: [USA]", ["can't buy it any more in 174 storefronts"]),
      (
        "type: consumable, price: {CNY: 40}, localizations: {zh-Hans: {title: 金币, description: 充值40元人民币}}",
        "type: consumable, price: {CNY: 45}, localizations: {zh-Hans: {title: 金币, description: 充值45元人民币}}",
        ["the price changes at once, its texts once they are approved"]
      ),
      (
        "type: consumable, price: {CNY: 40}, localizations: {zh-Hans: {title: 金币, description: 充值40元人民币}}",
        "type: consumable, price: {CNY: 45}, localizations: {zh-Hans: {title: 金币, description: 充值40元人民币}}", []
      ),
      (
        "type: consumable, localizations: {ja: {title: 金貨}, de-DE: {title: Gold}}",
        "type: consumable, localizations: {ja: {title: 金貨}}", ["texts that are removed here stay at the store"]
      ),
      (
        "type: consumable, offerCodes: [{referenceName: A, eligibility: [non-spender], free: true}]",
        "type: consumable", ["an offer that is removed here stays at the store"]
      ),
    ]) func store(_ old: String, _ new: String, _ expected: [String]) async throws
  {
    let folder = try TemporaryFolder()
    func catalog(_ product: String, _ name: String) throws -> String {
      try folder.write(
        "catalog: 1\napp: {bundleID: com.example.shop, primaryLocale: en-US}\nproducts: {gold: {\(product)}}\n",
        to: name)
    }
    let run = await CommandRun("diff", try catalog(old, "old.yml"), try catalog(new, "new.yml"))
    let lines = run.lines.filter { $0.contains("    ! ") }
    #expect(lines.count == expected.count, "\(run.output)")
    for part in expected { #expect(lines.contains { $0.contains(part) }, "\(part): \(lines)") }
  }

  /// The lines with an exclamation mark for a change to the price of a subscription.
  private func raises(from old: String, to new: String, period: String = "1 month") async throws -> [String] {
    let folder = try TemporaryFolder()
    func catalog(_ price: String) -> String {
      """
      catalog: 1
      app: {bundleID: com.example.shop, primaryLocale: en-US}
      subscriptionGroups:
        vip: {products: {vip: {period: \(period), level: 1, price: \(price)}}}

      """
    }
    let run = await CommandRun(
      "diff", try folder.write(catalog(old), to: "old.yml"), try folder.write(catalog(new), to: "new.yml"))
    return run.lines.filter { $0.hasPrefix("    ! ") }.map(String.init)
  }

  @Test(
    "compares prices by currency and storefront, regardless of notation",
    arguments: [
      // A lower or equal price, or one in another notation, is not higher.
      ("{USD: 4.99}", "{USD: 3.99}", nil), ("{tier: 5}", "{tier: 4}", nil), ("{tier: 5}", "{USD: 4.99}", nil),
      ("{USD: 4.99}", "{JPY: 900}", nil), ("{USD: 4.99, JPY: 700}", "{USD: 4.99, JPY: 800}", "JPY 700 to 800"),
      ("{USD: 4.99}", "{USD: 5.49}", "USD 4.99 to 5.49"), ("{tier: 5}", "{USD: 5.99}", "USD 4.99 to 5.99"),
      ("{EUR: 4.99}", "{EUR: 4.99, DEU: 5.49}", "DEU EUR 4.99 to 5.49"),
      // The storefront used to have its own price, but no longer has it.
      ("{EUR: 4.99, DEU: 3.99}", "{EUR: 4.99}", "DEU EUR 3.99 to 4.99"),
    ] as [(String, String, String?)]) func higher(old: String, new: String, raise: String?) async throws
  {
    let lines = try await raises(from: old, to: new).filter { $0.contains("price increase") }
    #expect(lines.isEmpty == (raise == nil), "\(lines)")
    if let raise { #expect(lines.contains { $0.contains("(\(raise))") }, "\(lines)") }
  }

  @Test(
    "subscribers renew at a lower price by themselves, whatever the notation",
    arguments: [
      ("{USD: 4.99}", "{USD: 3.99}", "USD 4.99 to 3.99"), ("{tier: 5}", "{tier: 4}", "USD 4.99 to 3.99"),
      ("{EUR: 39.99}", "{DEU: 34.99}", "DEU EUR 39.99 to 34.99"), ("{JPY: 900}", "{JPY: 800}", "JPY 900 to 800"),
      ("{USD: 4.99, JPY: 700}", "{USD: 3.99, JPY: 800}", "USD 4.99 to 3.99"), ("{USD: 4.99}", "{USD: 5.99}", nil),
      ("{tier: 5}", "{USD: 4.99}", nil),
    ] as [(String, String, String?)]) func lower(old: String, new: String, fall: String?) async throws
  {
    let lines = try await raises(from: old, to: new).filter { $0.contains("renew at a lower price") }
    #expect(lines.count == (fall == nil ? 0 : 1), "\(lines)")
    if let fall { #expect(lines[0].contains(fall), "\(lines)") }
  }

  @Test(
    "consent is needed for an increase that exceeds both limits, and may be where one isn't known",
    arguments: [
      ("{USD: 9.99}", "{USD: 14.98}", "1 month", "is announced to subscribers"),
      // More than half, but not more than five dollars.
      ("{USD: 9.99}", "{USD: 14.99}", "1 month", "is announced to subscribers"),
      ("{USD: 0.99}", "{USD: 4.99}", "1 month", "is announced to subscribers"),
      // More than five dollars, but not more than half.
      ("{USD: 19.99}", "{USD: 25.49}", "1 month", "is announced to subscribers"),
      ("{USD: 9.99}", "{USD: 15.99}", "1 month", "needs the consent of each subscriber, whose"),
      ("{USD: 49.99}", "{USD: 99.99}", "1 year", "is announced to subscribers"),
      ("{USD: 49.99}", "{USD: 100.99}", "1 year", "needs the consent of each subscriber, whose"),
      ("{USD: 199.99}", "{USD: 259.99}", "1 year", "is announced to subscribers"),
      ("{CNY: 68}", "{CNY: 98}", "1 month", "is announced to subscribers"),
      ("{CNY: 68}", "{CNY: 108}", "1 month", "if it also exceeds the amount that App Store Connect"),
      ("{TRY: 29.99}", "{TRY: 99.99}", "1 month", "if it also exceeds the amount that App Store"),
    ] as [(String, String, String, String)]) func consent(old: String, new: String, period: String, says: String)
    async throws
  {
    let lines = try await raises(from: old, to: new, period: period)
    #expect(lines.count == 1)
    #expect(lines.first?.contains(says) == true, "\(lines)")
  }

  @Test("another bundle ID is another app") func otherApp() async throws {
    let folder = try TemporaryFolder()
    let old = try folder.write(Self.old, to: "old.yml")
    let new = try folder.write(Self.old.replacing("com.example.shop,", with: "com.example.b,"), to: "new.yml")
    let run = await CommandRun("diff", old, new)
    #expect(run.output.contains("    ! another bundle ID is another app"))
    // Removals there don't concern the other app.
    #expect(!run.output.contains("retired\""), "\(run.output)")
  }

  @Test("a group that a format identifies by its name is the same group") func groupNames() async throws {
    let folder = try TemporaryFolder()
    let file = folder.path("Gold.storekit")
    _ = await CommandRun("export", Samples.catalog("GoldRush"), "-f", "storekit", "-o", file)
    let run = await CommandRun("diff", Samples.catalog("GoldRush"), file)
    #expect(!run.output.contains("to another group"), "\(run.output)")
  }

  @Test("the prices of a policy in a git revision are those of the file beside it there") func committedPrices()
    async throws
  {
    let repository = try GitRepository()
    let catalog = try repository.folder.write(
      """
      catalog: 1
      app:
        bundleID: com.example.shop
        primaryLocale: en-US
        pricePolicies: [{name: ppp, multipliers: [IND 0.35], rates: [USD 1, INR 88.5], others: store, rounding: usual}]
      products:
        coins:
          type: consumable
          price: {USD: 4.99}
          pricePolicy: ppp
          localizations: {en-US: {title: Bag of Coins, description: Adds coins to your purse.}}

      """, to: "catalog.yml")
    #expect(await CommandRun("price", catalog, "--update").status == 0)
    let export = await CommandRun("export", catalog, "-f", "asc", "-o", repository.folder.path("asc.json"))
    #expect(export.status == 0, "\(export.errors)")
    try repository.commit()
    let same = try run("shopkeeper diff HEAD:catalog.yml asc.json", in: repository.folder.url)
    #expect(same.status != 3 && !same.output.contains("IND"), "\(same.output)\(same.errors)")
    let lock = try repository.folder.text("catalog.prices.csv").replacing(",149,", with: ",199,")
    try repository.folder.write(lock, to: "catalog.prices.csv")
    try repository.commit()
    let other = try run("shopkeeper diff HEAD:catalog.yml asc.json", in: repository.folder.url)
    #expect(other.status == 1 && other.output.contains("199"), "\(other.output)\(other.errors)")
  }

  @Test(
    "reports a wrong name with the correct notation",
    arguments: [
      (["v1.0", "shop"], 3, "HEAD:catalog.yml"), (["-", "-"], 2, "can be read once"),
      (["HEAD:catalog.yml", "catalog.yml"], 3, "did you mean \"HEAD:./catalog.yml\"?"),
      (["HEAD:shop/nothing", "catalog.yml"], 3, "has no file \"shop/nothing\""), (["HEAD:shop", "catalog.yml"], 0, ""),
      (["HEAD:shop/", "."], 0, ""), (["nowhere:shop", "catalog.yml"], 3, "neither a file nor a revision"),
    ] as [([String], Int32, String)]) func names(_ words: [String], _ status: Int32, _ message: String) throws
  {
    let repository = try GitRepository()
    try repository.folder.write(Self.old, to: "shop/catalog.yml")
    try repository.commit()
    let line = "cd shop && shopkeeper diff \(words.joined(separator: " "))"
    let outcome = try run(line, in: repository.folder.url)
    #expect(outcome.status == status, "\(outcome.errors)")
    #expect(message.isEmpty || outcome.errors.contains(message), "\(outcome.errors)")
  }
}
