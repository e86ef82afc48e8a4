import CommandLayer
import Foundation
import ShopkeeperCommands
import Testing

@Suite("The other commands") struct OtherCommandTests {
  @Test("the tree of commands has no declaration faults") func declarations() {
    #expect(ShopkeeperCommand.command.declarationFaults.isEmpty)
  }

  @Test("rules lists and explain explains every rule") func rules() async throws {
    let table = await CommandRun("rules")
    #expect(table.status == 0)
    let listed = await CommandRun("rules", "--format", "json")
    let rules = try #require(try JSONSerialization.jsonObject(with: Data(listed.output.utf8)) as? [[String: Any]])
    #expect(rules.count > 40)
    for rule in rules {
      let id = try #require(rule["id"] as? String)
      #expect(table.output.contains("  \(id) "))
      let explained = await CommandRun("explain", id)
      #expect(explained.status == 0)
      #expect(explained.output.hasPrefix(id))
      #expect(explained.output.contains("Sources:"))
    }
  }

  @Test("rejects an unknown rule, with the nearest name") func unknownRule() async {
    let run = await CommandRun("explain", "price-mismach")
    #expect(run.status == 2)
    #expect(run.errors.contains("did you mean \"price-mismatch\"?"))
  }

  @Test("list aligns wide characters") func list() async {
    let run = await CommandRun("list", Samples.catalog("GoldRush"))
    #expect(run.status == 0)
    #expect(run.output.contains("com.example.goldrush.coins400 "))
    #expect(run.output.contains("CNY 40 (tier 6)"))
    let ids = await CommandRun("list", Samples.catalog("GoldRush"), "--format", "ids")
    #expect(ids.lines.count == 13)
  }

  @Test("list and show have every field for clients as JSON, null if the file doesn't give it") func conditions()
    async throws
  {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      products:
        sword:
          type: non-consumable
          minimumAppVersion: "2.1"
          storefronts: [JPN, USA]
          platforms: [ios]
          from: 2027-03-01
          tags: [featured]
        shield: {type: non-consumable, hidden: true}

      """,
      to: "catalog.yml")
    let run = await CommandRun("list", path, "--format", "json")
    let products = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(products[0]["minimumAppVersion"] as? String == "2.1")
    #expect(products[0]["storefronts"] as? [String] == ["JPN", "USA"])
    #expect(products[0]["platforms"] as? [String] == ["ios"])
    #expect(products[0]["from"] as? String == "2027-03-01")
    #expect(products[0]["until"] is NSNull)
    #expect(products[0]["hidden"] as? Bool == false)
    #expect(products[0]["tags"] as? [String] == ["featured"])
    #expect(products[1]["storefronts"] is NSNull)
    #expect(products[1]["hidden"] as? Bool == true)
    let shown = await CommandRun("show", path, "sword", "--format", "json")
    let product = try #require(try JSONSerialization.jsonObject(with: Data(shown.output.utf8)) as? [String: Any])
    #expect(product["platforms"] as? [String] == ["ios"])
  }

  @Test("show has everything about offers, billing plans and offer codes") func offers() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US, baseTerritory: USA}
      products:
        gems:
          type: consumable
          price: {USD: 4.99}
          offerCodes: [{referenceName: Thanks, eligibility: [non-spender], price: {USD: 0.99, JPN: 150}}]
      subscriptionGroups:
        vip:
          products:
            vip:
              period: 1 month
              price: {USD: 9.99}
              offers:
                - {kind: win-back, id: back, referenceName: Back, mode: free-trial, period: 1 week, paidMonths: 2, lapsedMonths: 1-6, from: 2027-01-01, until: 2027-02-01}
                - {kind: code, referenceName: Spring, mode: pay-as-you-go, period: 1 month, price: {USD: 1.99}, eligibility: [new], stackable: true}
              billingPlans: [{plan: MONTHLY, price: {USD: 4.99}, commitmentPrice: {USD: 59.88}, enabled: false}]

      """,
      to: "catalog.yml")
    let code = await CommandRun("show", path, "gems")
    #expect(code.output.contains("referenceName: Thanks, non-spender, USD 0.99, JPN 150"))
    let offers = await CommandRun("show", path, "vip")
    #expect(
      offers.output.contains(
        "win-back, id: back, referenceName: Back, free-trial, 1 week, periods: 1, paidMonths: 2, "
          + "lapsedMonths: 1-6, from: 2027-01-01, until: 2027-02-01"), "\(offers.output)")
    #expect(
      offers.output.contains(
        "code, referenceName: Spring, pay-as-you-go, 1 month, periods: 1, USD 1.99, new, stackable"), "\(offers.output)"
    )
    #expect(
      offers.output.contains("plan: MONTHLY, USD 4.99, commitmentPrice: USD 59.88, enabled: false"), "\(offers.output)")
    let shown = await CommandRun("show", path, "vip", "--format", "json")
    let product = try #require(try JSONSerialization.jsonObject(with: Data(shown.output.utf8)) as? [String: Any])
    let subscription = try #require(product["subscription"] as? [String: Any])
    let listed = try #require(subscription["offers"] as? [[String: Any]])
    #expect(listed[0]["from"] as? String == "2027-01-01" && listed[0]["paidMonths"] as? Int == 2)
    #expect(listed[1]["eligibility"] as? [String] == ["new"])
    #expect(listed[1]["stackable"] as? Bool == true)
  }

  @Test("show finds a product by item and by ID, and suggests a similar one") func show() async throws {
    let byItem = await CommandRun("show", Samples.catalog("GoldRush"), "coins400")
    let byID = await CommandRun("show", Samples.catalog("GoldRush"), "com.example.goldrush.coins400")
    #expect(byItem.status == 0)
    #expect(byItem.output == byID.output)
    #expect(byItem.output.contains("充值40元人民币获取400金币。"))
    let json = await CommandRun("show", Samples.catalog("GoldRush"), "coins400", "--format", "json")
    let product = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(product["productID"] as? String == "com.example.goldrush.coins400")
    let near = await CommandRun("show", Samples.catalog("GoldRush"), "coin400")
    #expect(near.status == 3)
    #expect(near.errors.contains("did you mean \"coins400\"?"))
  }

  @Test(
    "price answers for tiers and amounts",
    arguments: [
      (["--tier", "6"], "CNY          40  yes"), (["40", "CNY"], "CNY 40 is a price point"),
      (["CNY40"], "Tier 6: USD 5.99, CNY 40"), (["5.97", "USD"], "nearest above: USD 5.99"),
    ] as [([String], String)]) func price(_ arguments: [String], _ expected: String) async
  {
    let run = await CommandRun(["price"] + arguments)
    #expect(run.status == 0)
    #expect(run.output.contains(expected), "\(run.output)")
  }

  @Test("price --equalize lists every storefront with what is known, and computes nothing") func equalize() async throws
  {
    let text = await CommandRun("price", "--equalize", "USD", "4.99")
    let rows = text.lines.map { $0.split(separator: " ", omittingEmptySubsequences: true).map(String.init) }
    #expect(rows.count { $0.contains("unknown") } == 65, "\(text.output)")
    #expect(rows.contains(["USA", "United", "States", "USD", "4.99", "the", "price", "itself"]))
    #expect(rows.contains(["CHN", "China", "mainland", "CNY", "30", "former", "tier"]))
    #expect(rows.contains(["JPN", "Japan", "JPY", "–", "unknown"]))
    #expect(text.output.contains("110 of 175 storefronts are known"), "\(text.output)")
    #expect(text.output.contains("(observed, 2026-02-02)"))
    let csv = await CommandRun("price", "--equalize", "4.99 USD", "--format", "csv")
    let lines = csv.output.split(separator: "\r\n").map(String.init)
    #expect(lines.count == 176)
    #expect(lines[0] == "territory,name,currency,amount,basis,asOf,certainty")
    #expect(lines.contains("ALB,Albania,USD,4.99,same-currency,2026-02-02,observed"))
    #expect(lines.contains("JPN,Japan,JPY,,unknown,,"))
    let json = await CommandRun("price", "--equalize", "CNY", "30", "--format", "json")
    let value = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let storefronts = try #require(value["storefronts"] as? [[String: Any]])
    #expect(storefronts.count == 175)
    let known = storefronts.filter { $0["basis"] as? String == "former-tier" }
    #expect(known.allSatisfy { $0["amount"] as? String == "4.99" })
    // Albania, Armenia, Belarus and Iceland had prices of their own.
    #expect(known.count == 105)
    #expect(!known.contains { $0["territory"] as? String == "ALB" })
    let free = await CommandRun("price", "--equalize", "USD", "0")
    #expect(free.output.contains("175 of 175 storefronts are known"), "\(free.output)")
  }

  @Test(
    "price --equalize names what is wrong with an amount, and the price points next to it",
    arguments: [
      ("USD 4.97", "the nearest are USD 4.95 and USD 4.99"), ("UDS 4.99", "did you mean \"USD 4.99\"?"),
      ("USD 0.01", "the nearest is USD 0.29"), ("USD 5000", "the higher ones, which are available on request"),
      ("USD four", "expected an amount and a storefront currency"), ("BGN 4.99", "the euro replaced it"),
    ]) func notEqualized(_ amount: String, _ message: String) async
  {
    let run = await CommandRun("price", "--equalize", amount)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test("price says that the number of a price point is undocumented, and how old the lists are") func priceSources()
    async throws
  {
    let text = await CommandRun("price", "9.99", "USD")
    #expect(text.output.contains("number 10127, the \"p\" in the ID of Apple's price point"))
    #expect(text.output.contains("undocumented"))
    #expect(text.output.contains("every storefront (observed, 2026-02-02)"))
    #expect(text.output.contains("repositories (observed, 2019-10-03)"))
    let json = await CommandRun("price", "9.99", "USD", "--format", "json")
    let value = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(value["pricePointNumber"] as? Int == 10127)
    #expect(value["isOnRequest"] as? Bool == false)
    let sources = try #require(value["sources"] as? [String: [String: Any]])
    #expect(sources["pricePoints"]?["date"] as? String == "2026-02-02")
    #expect(sources["pricePoints"]?["certainty"] as? String == "machineEvidence")
  }

  @Test(
    "price says that higher prices are available on request",
    arguments: [
      (["10000", "USD"], "100 more price points up to USD 10,000 are available from Apple"),
      (["1000", "USD"], "100 more price points up to USD 10,000 are available from Apple"),
      (["200000", "JPY"], "100 more price points are available from Apple on request"),
      (["10000", "USD"], "nearest above: none in the list"),
    ]) func expensive(_ amount: [String], _ expected: String) async
  {
    let run = await CommandRun(["price"] + amount)
    #expect(run.output.contains(expected), "\(run.output)")
  }

  @Test(
    "price says what replaced a currency",
    arguments: [
      ("BGN", "the euro replaced it in 2026-01; use EUR"), ("HRK", "the euro replaced it in 2023-01; use EUR"),
      ("RSD", "the euro replaced it; use EUR"),
    ]) func retiredCurrency(_ code: String, _ advice: String) async
  {
    let run = await CommandRun("price", "40", code)
    #expect(run.status == 2)
    #expect(run.errors.contains("the App Store has no currency \"\(code)\": \(advice)"))
  }

  @Test("explain and rules name the limits of a profile") func profiles() async {
    let current = await CommandRun("explain", "title-length")
    #expect(current.output.contains("2 to 35"))
    let words = current.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("contradicted by App Store Connect Help, In-App Purchase information"))
    let older = await CommandRun("explain", "title-length", "--profile", "before2023")
    #expect(older.output.contains("2 to 30"))
    #expect(!older.output.contains("2 to 35"))
    let rules = await CommandRun("rules", "--profile", "before2023")
    #expect(rules.output.contains("outside 2 to 30 characters"))
  }

  @Test("price rejects anything else", arguments: [["40"], ["forty", "CNY"], ["40", "XXX"]]) func noPrice(
    _ arguments: [String]
  ) async {
    let run = await CommandRun(["price"] + arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains("such as 40 CNY"))
  }

  @Test("init writes a catalog that lints, and overwrites nothing") func start() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("catalog.yml")
    let run = await CommandRun("init", path, "--bundle-id", "com.example.new")
    #expect(run.status == 0)
    #expect(try folder.text("catalog.yml").contains("bundleID: com.example.new"))
    let lint = await CommandRun("lint", path, "--strict", "--disable", "missing-screenshot")
    #expect(lint.status == 0, "\(lint.output)")
    let again = await CommandRun("init", path)
    #expect(again.status == 3)
    #expect(again.errors.contains("already exists"))
  }

  @Test("converts a catalog to .storekit, and back with init --from") func fromStoreKit() async throws {
    let folder = try TemporaryFolder()
    let exported = await CommandRun(
      "export", Samples.catalog("GoldRush"), "--format", "storekit", "-o", folder.path("GoldRush.storekit"))
    #expect(exported.status == 0)
    let made = await CommandRun(
      "init", folder.path("catalog.yml"), "--from", folder.path("GoldRush.storekit"), "--bundle-id",
      "com.example.goldrush")
    #expect(made.status == 0, "\(made.errors)")
    let ids = await CommandRun("list", folder.path("catalog.yml"), "--format", "ids")
    let original = await CommandRun("list", Samples.catalog("GoldRush"), "--format", "ids")
    #expect(Set(ids.lines) == Set(original.lines))
    let lint = await CommandRun("lint", folder.path("catalog.yml"), "--only", "invalid-catalog")
    #expect(lint.status == 0, "\(lint.output)")
  }

  @Test(
    "export writes the same bytes on every run",
    arguments: ["product-ids-plist", "product-ids-xml", "product-ids-json", "storekit", "yaml"]) func export(
      _ format: String
    ) async throws
  {
    let first = await CommandRun("export", Samples.catalog("GoldRush"), "--format", format)
    let second = await CommandRun("export", Samples.catalog("GoldRush"), "-f", format)
    #expect(first.status == 0)
    #expect(first.output == second.output)
    #expect(first.output.contains("com.example.goldrush"))
  }

  @Test("doesn't export a catalog with errors") func brokenExport() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Samples.small.replacing("type: consumable", with: "type: gold"), to: "catalog.yml")
    let output = folder.path("out.json")
    let run = await CommandRun("export", path, "-f", "product-ids-json", "-o", output)
    #expect(run.status == 1)
    #expect(!FileManager.default.fileExists(atPath: output))
  }

  @Test("schema prints JSON") func schema() async throws {
    let run = await CommandRun("schema")
    let schema = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(schema["title"] is String)
  }

  @Test("schema prints RELAX NG for the XML") func relaxNG() async throws {
    let run = await CommandRun("schema", "--format", "rng")
    #expect(run.status == 0)
    #expect(run.output.contains("http://relaxng.org/ns/structure/1.0"))
    #expect(await CommandRun("schema", "--config", "--format", "rng").status == 2)
  }

  @Test("the manual page has every command and its options") func manual() async {
    let run = await CommandRun("manual")
    #expect(run.status == 0)
    for command in ShopkeeperCommand.command.subcommands where !command.isHidden {
      // A hyphen of its own is not where a line may end.
      let name = command.name.replacing("-", with: "\\-")
      #expect(run.output.contains(".SS \"shopkeeper \(name) "))
    }
    #expect(run.output.contains(".B \"\\-\\-fail\\-on\\-loss\"\n"))
  }
}
