import Foundation
import Testing

@Suite("shopkeeper price with policies") struct PricePolicyCommandTests {
  static let catalog = """
    catalog: 1
    app:
      bundleID: com.example.small
      primaryLocale: en-US
      pricePolicies:
        - name: ppp
          tables: [ppp.csv]
          multipliers: [IND 0.35]
          rates: [USD 1, INR 88.5, BRL 5.4]
          others: store
          rounding: usual
    products:
      coins400:
        type: consumable
        referenceName: Coins
        price: {USD: 4.99}
        pricePolicy: ppp
        localizations:
          en-US: {title: Bag of Coins, description: Adds coins to your purse.}
        review: {screenshot: shop.png}

    """

  static func folder(_ catalog: String = catalog) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(catalog, to: "catalog.yml")
    try folder.write("Territory;Multiplier;Note\nBrazil;0.6;chosen\nIND;0.9;\nWLD;0.5;\n", to: "ppp.csv")
    return folder
  }

  @Test("the lock has the computed prices, and is the same to the byte when nothing has changed") func lock()
    async throws
  {
    let folder = try Self.folder()
    let first = await CommandRun("price", folder.path("catalog.yml"), "--update")
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.errors.contains("\"WLD\""))
    let text = try folder.text("catalog.prices.csv")
    #expect(
      text == """
        product,territory,currency,price,reason
        com.example.small.coins400,BRA,BRL,15.9,ppp: USD 4.99 × 0.6 × 5.4 = 16.17
        com.example.small.coins400,IND,INR,149,ppp: USD 4.99 × 0.35 × 88.5 = 154.57

        """)
    let again = await CommandRun("price", folder.path("catalog.yml"), "--update")
    #expect(again.output.contains("up to date"), "\(again.output)")
    #expect(try folder.text("catalog.prices.csv") == text)
    let lint = await CommandRun("lint", folder.path("catalog.yml"), "--only", "price-policy")
    #expect(lint.status == 0, "\(lint.output)")
  }

  @Test("a link, a pipe or a folder in place of the lock is named, neither read nor written", arguments: 0..<5)
  func strangeLock(_ kind: Int) async throws {
    let (folder, outside) = (try Self.folder(), try TemporaryFolder())
    let lock = folder.url.appending(path: "catalog.prices.csv")
    let other = kind == 1 ? folder : outside
    try other.write("my precious hunter2\n", to: "notes.txt")
    switch kind {
    case 0, 1:
      try FileManager.default.createSymbolicLink(at: lock, withDestinationURL: other.url.appending(path: "notes.txt"))
    case 2:
      try FileManager.default.createSymbolicLink(at: lock, withDestinationURL: outside.url.appending(path: "new.txt"))
    case 3: #expect(mkfifo(lock.path, 0o600) == 0)
    default: try FileManager.default.createDirectory(at: lock, withIntermediateDirectories: true)
    }
    let run = await CommandRun("price", folder.path("catalog.yml"), "--update")
    #expect(run.status == 3 && run.errors.contains("could not write"), "\(run.errors)")
    let lint = await CommandRun("lint", folder.path("catalog.yml"), "--only", "price-policy")
    #expect(lint.status == 1 && !lint.output.contains("precious"), "\(lint.output)")
    #expect(await CommandRun("export", folder.path("catalog.yml"), "-f", "storekit").status != 0)
    #expect(try other.text("notes.txt") == "my precious hunter2\n")
    #expect(!FileManager.default.fileExists(atPath: outside.path("new.txt")))
  }

  @Test(
    "a table of somebody else in place of the lock stays, and a lock that is broken is replaced",
    arguments: [
      ("territory,multiplier\nIND,0.4\n", "has no column \"product\""), ("my notes\n", "has no column \"product\""),
      ("product;territory;currency;price;reason;Notes\n", "has a further column, \"notes\""),
      ("product,territory,currency,price,reason,\na,IND,INR,1,,mine\n", "in a column without a heading"),
      ("product;cost\na;f\u{0};\n", "can't be read as a table"),
      ("\n PRODUCT,Territory,currency,price,reason\n", nil),
      ("reason;product;territory;currency;price\n<<<<<<< HEAD\n", nil), ("", nil),
    ] as [(String, String?)]) func otherTable(_ text: String, _ difference: String?) async throws
  {
    let folder = try Self.folder()
    try folder.write(text, to: "catalog.prices.csv")
    let run = await CommandRun("price", folder.path("catalog.yml"), "--update")
    #expect(run.status == (difference == nil ? 0 : 3), "\(run.errors)")
    #expect(difference.map(run.errors.contains) ?? true, "\(run.errors)")
    #expect(try (folder.text("catalog.prices.csv") == text) == (difference != nil))
  }

  @Test(
    "a spreadsheet runs nothing in the lock, and it reads as it was written", arguments: ["=1+2", "@x", "＝x", "-1"])
  func formulas(_ name: String) async throws {
    let catalog = Self.catalog.replacing("name: ppp", with: "name: \"\(name)\"")
      .replacing("pricePolicy: ppp", with: "pricePolicy: \"\(name)\"")
      .replacing("  coins400:", with: "  coins400:\n    id: \"\(name)\"")
    let folder = try Self.folder(catalog)
    let run = await CommandRun("price", folder.path("catalog.yml"), "--update")
    #expect(run.status == 0, "\(run.errors)")
    let cells = try folder.text("catalog.prices.csv").split(whereSeparator: { ",\n".contains($0) })
    #expect(cells.count > 10 && cells.allSatisfy { !"=+-@＝".contains($0.first ?? "=") }, "\(cells)")
    #expect(await CommandRun("price", folder.path("catalog.yml"), "--update").output.contains("up to date"))
    let lint = await CommandRun("lint", folder.path("catalog.yml"), "--only", "price-policy")
    #expect(!lint.output.contains("out of date"), "\(lint.output)")
  }

  @Test("a reason that was edited is warned about, and the prices are still exported") func editedReason() async throws
  {
    let folder = try Self.folder()
    let catalog = folder.path("catalog.yml")
    _ = await CommandRun("price", catalog, "--update")
    let lock = try folder.text("catalog.prices.csv")
    try folder.write(lock.replacing(" × 0.35", with: " × 0.9"), to: "catalog.prices.csv")
    let lint = await CommandRun("lint", catalog, "--only", "price-policy")
    #expect(lint.status == 0 && lint.output.contains("warning: the reason for com.example.small.coins400"))
    #expect(await CommandRun("export", catalog, "-f", "storekit").status == 0)
    #expect(await CommandRun("price", catalog, "--update").output.contains("wrote"))
    #expect(try folder.text("catalog.prices.csv") == lock)
  }

  @Test(
    "nothing computed is exported before it is in the lock, and nothing that has changed since",
    arguments: [
      "asc", "storekit",
    ]) func gate(_ format: String) async throws
  {
    let folder = try Self.folder()
    let catalog = folder.path("catalog.yml")
    let missing = await CommandRun("export", catalog, "-f", format)
    #expect(missing.status != 0 && missing.errors.contains("price") && missing.errors.contains("--update"))
    let lint = await CommandRun("lint", catalog, "--only", "price-policy")
    #expect(lint.status == 1 && lint.output.contains("--update"), "\(lint.output)")
    _ = await CommandRun("price", catalog, "--update")
    let whole = await CommandRun("export", catalog, "-f", format)
    #expect(whole.status == 0, "\(whole.errors)")
    if format == "asc" { #expect(whole.output.contains("149"), "\(whole.output)") }
    try folder.write(Self.catalog.replacing("USD: 4.99", with: "USD: 5.99"), to: "catalog.yml")
    let stale = await CommandRun("export", catalog, "-f", format)
    #expect(stale.status != 0 && stale.errors.contains("out of date"), "\(stale.errors)")
    let changed = await CommandRun("price", catalog, "--update")
    #expect(changed.output.contains("raised"), "\(changed.output)")
    try folder.write("product,territory,currency,price,reason\na,XXX,USD,1,\n", to: "catalog.prices.csv")
    let broken = await CommandRun("export", catalog, "-f", format)
    #expect(broken.status != 0 && broken.errors.contains("line 2"), "\(broken.errors)")
    let row = "com.example.small.coins400,IND,INR,189,\n"
    for (rows, expected) in [
      ("\(row)\(row)", "line 3: com.example"), ("<<<<<<< HEAD\n\(row)", "line 2: a merge was left"),
    ] {
      try folder.write("product,territory,currency,price,reason\n\(rows)", to: "catalog.prices.csv")
      let broken = await CommandRun("export", catalog, "-f", format)
      #expect(broken.status != 0 && broken.errors.contains(expected), "\(broken.errors)")
    }
  }

  @Test(
    "shows what a policy makes of a price in each storefront, and what rounding does to it",
    arguments: [
      ("table", "−4 %"), ("json", "\"roundingPercent\": -4"),
      ("csv", "IND,India,INR,441.62,,154.57,149,,-4,-66,policy,"),
    ])
  func shown(_ format: String, _ rounding: String) async throws {
    let folder = try Self.folder()
    let run = await CommandRun("price", folder.path("catalog.yml"), "coins400", "--policy", "ppp", "-f", format)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("149") && run.output.contains("154.57"))
    #expect(run.output.contains(rounding), "\(run.output)")
    #expect(run.errors.contains("\"WLD\" in line 4"))
    let unknown = await CommandRun("price", folder.path("catalog.yml"), "coins400", "--policy", "pppp")
    #expect(unknown.status != 0 && unknown.errors.contains("\"ppp\""))
  }

  @Test(
    "a table with a fault is named with its line, and nothing is written",
    arguments: [
      ("territory,multiplier\nIND,0\\,35\n".replacing("\\", with: ""), "line 2"),
      ("territory,multiplier\nIND,abc\n", "abc"), ("territory,multiplier\nIND,0.5\nIndia,0.6\n", "twice"),
      ("country,price\nIND,5\n", "columns"), ("", "empty"),
    ])
  func tables(_ table: String, _ expected: String) async throws {
    let folder = try Self.folder()
    try folder.write(table, to: "ppp.csv")
    let run = await CommandRun("price", folder.path("catalog.yml"), "--update")
    if table.contains("0,35") {
      // A comma as decimal sign splits the cell: the number is then zero.
      #expect(run.status == 1)
    } else {
      #expect(run.status == 1 && run.errors.contains(expected), "\(run.errors)")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path("catalog.prices.csv")))
  }

  @Test(
    "a policy that lint calls an error prices nothing, and the error has its line",
    arguments: [
      ("      rounding: usual\n", "", "catalog.yml:6:7: a price policy needs \"rounding\""),
      ("      others: store\n", "", "catalog.yml:6:7: a price policy needs \"others\""),
      (
        "products:\n", "    - {name: ppp, others: 0.9, rounding: up}\nproducts:\n",
        "catalog.yml:12:7: the name \"ppp\" is used by another price policy; each needs its own"
      ),
      (
        "[IND 0.35]", "[IND DEU 0.35, IND 0.5]",
        "catalog.yml:6:7: price policy \"ppp\" has two multipliers for IND: 0.35 and 0.5"
      ),
      (
        "INR 88.5", "INR 885000",
        "catalog.yml:17:18: com.example.small.coins400 in IND: INR 1545652.5 is above the last price point, "
      ),
      ("pricePolicy: ppp", "pricePolicy: pppp", "catalog.yml:17:18: no price policy \"pppp\""),
      ("BRL 5.4", "EUR 0.9", "catalog.yml:6:7: price policy \"ppp\" has no rate for BRL, to convert USD 4.99"),
      (
        "others: store", "others: 1",
        "has no rate for AED, AUD, CAD, CHF, CLP, CNY, COP, CZK, DKK, EGP, EUR, GBP, HKD, "
      ),
    ])
  func refused(_ text: String, _ replacement: String, _ expected: String) async throws {
    let folder = try Self.folder(Self.catalog.replacing(text, with: replacement))
    let catalog = folder.path("catalog.yml")
    let update = await CommandRun("price", catalog, "--update")
    #expect(update.status == 1 && update.errors.contains(expected), "\(update.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.path("catalog.prices.csv")))
    let export = await CommandRun("export", catalog, "-f", "storekit")
    #expect(export.status != 0 && export.output.isEmpty && export.errors.contains(expected), "\(export.errors)")
    let lint = await CommandRun("lint", catalog, "--only", "price-policy,invalid-catalog", "--format", "concise")
    #expect(lint.status == 1 && lint.output.contains(expected.replacing(": ", with: ": error: ", maxReplacements: 1)))
    let ready = await CommandRun("ready", catalog)
    #expect(ready.status == 1 && !ready.output.contains("1 of 1"), "\(ready.output)")
  }

  @Test(
    "a multiplier that can't be read has its mistake named",
    arguments: [
      ("VNM 1000", "; 1000 is above 10"), ("WKD 0.4", "; no storefront has the code \"WKD\""),
      ("IN 0.5", "; write IND for India"), ("India 0.5", "; write IND for India"), ("ind 0.5", "; write IND for India"),
      ("BRA 35%", "; write 35 percent as 0.35"), ("\"MEX 0,4\"", "; write a point instead of the comma"),
      ("\"IND, IDN 0.4\"", "; write storefronts without commas"), ("IND", "not \"IND\""), ("IND 0", "not \"IND 0\""),
    ])
  func mistakes(_ multiplier: String, _ expected: String) async throws {
    let folder = try Self.folder(Self.catalog.replacing("IND 0.35", with: multiplier))
    let update = await CommandRun("price", folder.path("catalog.yml"), "--update")
    #expect(update.status == 1 && update.errors.contains(expected), "\(update.errors)")
    let lint = await CommandRun("lint", folder.path("catalog.yml"), "--format", "concise")
    #expect(lint.output.contains(expected) && !lint.output.contains("too large"), "\(lint.output)")
  }

  @Test(
    "the reason why nothing is computed is named, with multipliers that have no effect",
    arguments: [
      ("price: {USD: 4.99}", "price: {USD: 0}", "those with a price policy are free"),
      ("    price: {USD: 4.99}\n", "", "those with a price policy have no price"),
      ("multipliers: [IND 0.35]", "multipliers: []", "price policy \"ppp\" has no multipliers"),
      ("price: {USD: 4.99}", "price: {USD: 4.99, INR: 499}", "those with a price policy state their prices"),
      ("    pricePolicy: ppp\n", "", "give one a \"pricePolicy\""),
    ])
  func nothing(_ text: String, _ replacement: String, _ expected: String) async throws {
    let folder = try Self.folder(Self.catalog.replacing(text, with: replacement))
    try folder.write("territory;multiplier\n", to: "ppp.csv")
    let update = await CommandRun("price", folder.path("catalog.yml"), "--update")
    #expect(update.status == 0 && update.output.contains(expected), "\(update.output)\(update.errors)")
    #expect(update.errors.contains("have no effect") == replacement.contains("INR"), "\(update.errors)")
  }

  @Test("multipliers in storefronts with a price of their currency are named, and those of a stated price aren't")
  func idle() async throws {
    let folder = try Self.folder(
      Self.catalog.replacing("IND 0.35", with: "IND 0.35, USA ARG AFG 0.5")
        .replacing("{USD: 4.99}", with: "{CNY: 40, USD: 5.99, IND: 199}")
        .replacing("primaryLocale: en-US", with: "primaryLocale: en-US\n  baseTerritory: CHN")
        .replacing("USD 1,", with: "CNY 7.2,"))
    let update = await CommandRun("price", folder.path("catalog.yml"), "--update")
    #expect(update.status == 0, "\(update.errors)")
    #expect(
      update.errors.contains(
        "price policy \"ppp\": its products state prices in AFG, ARG, USA, so multipliers have no effect there"),
      "\(update.errors)")
  }

  @Test("no product with a policy is ready while the file of prices is out of date") func stale() async throws {
    let product = Self.catalog.components(separatedBy: "products:\n")[1]
    let gems = product.replacing("coins400", with: "gems").replacing("Coins", with: "Gems")
    let folder = try Self.folder(Self.catalog + gems)
    let ready = await CommandRun("ready", folder.path("catalog.yml"))
    #expect(ready.output.matches(of: /are not in ".*catalog.prices.csv" yet/).count == 2, "\(ready.output)")
  }

  @Test("prices of policies that are gone are found, and cleared") func gone() async throws {
    let folder = try Self.folder()
    let catalog = folder.path("catalog.yml")
    _ = await CommandRun("price", catalog, "--update")
    try folder.write(Self.catalog.replacing("    pricePolicy: ppp\n", with: ""), to: "catalog.yml")
    let lint = await CommandRun("lint", catalog, "--only", "price-policy", "--format", "concise")
    #expect(lint.output.contains("warning") && lint.output.contains("not computed now"), "\(lint.output)")
    #expect(await CommandRun("export", catalog, "-f", "storekit").status == 0)
    #expect(await CommandRun("price", catalog, "--update").status == 0)
    #expect(try folder.text("catalog.prices.csv") == "product,territory,currency,price,reason\n")
    #expect(await CommandRun("lint", catalog, "--only", "price-policy").output.contains("[price-policy]") == false)
    try folder.write("our,own,list\n1,2,3\n", to: "catalog.prices.csv")
    #expect(await CommandRun("lint", catalog, "--only", "price-policy").output.contains("[price-policy]") == false)
  }

  @Test("offers are compared with computed prices, in storefronts of the same currency as well") func offers()
    async throws
  {
    let catalog = Self.catalog.replacing("[IND 0.35]", with: "[IND 0.35, ARG 0.5]").replacing(
      "    review: {screenshot: shop.png}\n",
      with: """
            review: {screenshot: shop.png}
            offerCodes:
              - {referenceName: Launch, eligibility: [non-spender], price: {USD: 1.99, IND: 299}}
              - {referenceName: Later, eligibility: [non-spender], price: {USD: 3.99, IND: 99}}
              - {referenceName: Fine, eligibility: [non-spender], price: {USD: 1.99, IND: 99}}
        subscriptionGroups:
          vip:
            products:
              vip.monthly:
                period: 1 month
                level: 1
                price: {USD: 4.99}
                pricePolicy: ppp
                offers:
                  - {kind: introductory, mode: pay-as-you-go, period: 1 month, price: {USD: 3.99}}

        """)
    let folder = try Self.folder(catalog)
    let lint = await CommandRun(
      "lint", folder.path("catalog.yml"), "--only", "invalid-offer,invalid-offer-code", "--format", "concise")
    #expect(lint.output.contains("in India, the offer code costs INR 299, which is not less than the usual 149"))
    #expect(lint.output.contains("in Argentina, the offer code costs USD 3.99, which is not less than the usual 2.49"))
    #expect(
      lint.output.contains("in Argentina, the offer costs USD 3.99 a period, which is not less than the regular 2.49"))
    #expect(lint.output.split(separator: "\n").count { $0.contains("[invalid-offer") } == 3, "\(lint.output)")
  }

  @Test("policies survive the formats that hold a whole catalog", arguments: ["json", "xml", "plist"])
  func formats(_ format: String) async throws {
    let folder = try Self.folder()
    let out = folder.path("out.\(format)")
    let run = await CommandRun("export", folder.path("catalog.yml"), "-f", format, "-o", out)
    #expect(run.status == 0, "\(run.errors)")
    let back = await CommandRun("diff", folder.path("catalog.yml"), out)
    #expect(back.status == 0, "\(back.output)")
  }

  @Test(
    "Google Play gets the reviewed prices, but where it has another currency", arguments: ["google-play-csv", "gpp"])
  func play(_ format: String) async throws {
    let catalog = Self.catalog.replacing("[IND 0.35]", with: "[IND 0.35, BOL GHA 0.4]")
    let folder = try Self.folder(catalog.replacing("coins400:", with: "coins_400:"))
    let path = folder.path("catalog.yml")
    _ = await CommandRun("price", path, "--update")
    #expect(try folder.text("catalog.prices.csv").contains("BOL,USD,"))
    let run = await CommandRun("export", path, "-f", format, "--loss-report")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("149000000"), "\(run.output)")
    #expect(!run.output.contains("BO;") && !run.output.contains("\"BO\""), "\(run.output)")
    #expect(run.errors.contains("in BOL (BOB), GHA (GHS)"), "\(run.errors)")
  }
}
