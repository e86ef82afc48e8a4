import Foundation
import Testing

@Suite("shopkeeper ready") struct ReadyCommandTests {
  /// A catalog of packs, some of which lack the named fields.
  private static func packs(_ lacks: [String]) -> String {
    let products = lacks.enumerated().map { index, lack in
      let number = ["one", "two", "three", "four", "five", "six"][index % 6] + " \(index)"
      let fields = [
        "type": "type: non-consumable", "referenceName": "referenceName: Set \(index)", "price": "price: {tier: 2}",
        "localizations": "localizations: {en-US: {title: Set \(number), description: The set of cards \(number).}}",
        "review": "review: {screenshot: shop.png, notes: Home › Shop}",
      ].filter { $0.key != lack }
      return "  set\(index): {\(fields.values.sorted().joined(separator: ", "))}"
    }
    return """
      catalog: 1
      app: {bundleID: com.example.cards, name: Cards, primaryLocale: en-US, restoreNote: Settings}
      products:
      \(products.joined(separator: "\n"))

      """
  }

  private static func folder(_ catalog: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(catalog, to: "catalog.yml")
    try FileManager.default.copyItem(
      atPath: Samples.catalog("FirstSubmission") + "/screenshots/shop.png", toPath: folder.path("shop.png"))
    return folder
  }

  @Test("counts ready products, and lists them with --all") func ready() async throws {
    let folder = try Self.folder(Self.packs(["", "", ""]))
    let run = await CommandRun("ready", folder.url.path)
    #expect(run.status == 0)
    #expect(run.output == "3 of 3 products ready\n")
    let all = await CommandRun("ready", folder.url.path, "--all")
    #expect(all.status == 0)
    #expect(
      all.output == """
        PRODUCT                 ID  NAME  TYPE  PRICE  TEXTS  PRIMARY  SHOT  LINT
        com.example.cards.set0  ✓   ✓     ✓     ✓      ✓      ✓        ✓     ✓
        com.example.cards.set1  ✓   ✓     ✓     ✓      ✓      ✓        ✓     ✓
        com.example.cards.set2  ✓   ✓     ✓     ✓      ✓      ✓        ✓     ✓

        3 of 3 products ready

        """)
  }

  @Test(
    "marks what is missing, and reports it with its position",
    arguments: [
      ("referenceName", "✓   ✗     ✓     ✓      ✓      ✓        ✓     ✓", "[missing-reference-name]"),
      ("price", "✓   ✓     ✓     ✗      ✓      ✓        ✓     ✓", "[missing-price]"),
      ("localizations", "✓   ✓     ✓     ✓      ✗      ✗        ✓     ✓", "[missing-text]"),
      ("review", "✓   ✓     ✓     ✓      ✓      ✓        ✗     ✓", "[missing-screenshot]"),
      ("type", "✓   ✓     ✗     ✓      ✓      ✓        ✓     ✓", "the product has no type"),
    ]) func missing(_ field: String, _ row: String, _ ending: String) async throws
  {
    let folder = try Self.folder(Self.packs(["", field, ""]))
    let run = await CommandRun("ready", folder.path("catalog.yml"))
    #expect(run.status == 1)
    let lines = run.lines.map(String.init)
    #expect(lines.count(where: { $0.hasPrefix("com.example.cards.set1 ") }) == 1)
    #expect(lines.contains("com.example.cards.set1  \(row)"), "\(run.output)")
    #expect(lines.contains { $0.contains("catalog.yml:5:3: ") && $0.hasSuffix(ending) })
    #expect(!run.output.contains("com.example.cards.set0"))
    #expect(lines.last == "2 of 3 products ready")
  }

  @Test(
    "nothing is ready where no product is read, or not all are",
    arguments: ["", "{\"productID\": \"com.example.a.coins\"}"]) func unread(_ read: String) async throws
  {
    let folder = try TemporaryFolder()
    let text = """
      {"version": {"major": 4, "minor": 0}, "products": [\(read)], "subscriptionGroups": [],
       "nonConsumables": [{"productID": "com.example.a.gate"}]}
      """
    let path = try folder.write(text, to: "App.storekit")
    for format in ["text", "json", "markdown"] {
      let run = await CommandRun("ready", path, "--format", format)
      #expect(run.status == 1)
      #expect(run.errors.contains("\"nonConsumables\" has 1 product that is not read"), "\(run.errors)")
      #expect(run.errors.contains("has no products") == read.isEmpty)
    }
    let empty = try folder.write("catalog: 1\napp: {bundleID: com.example.a}\nproducts: {}\n", to: "catalog.yml")
    #expect(await CommandRun("ready", empty).status == 1)
  }

  @Test("a suppression or a configuration never makes a product ready") func suppressed() async throws {
    let catalog = Self.packs(["review"]) + "ignore: [{rule: missing-screenshot, reason: later}]\n"
    let folder = try Self.folder(catalog)
    try folder.write("rules: {missing-screenshot: off}\n", to: ".shopkeeper.yml")
    let run = await CommandRun("ready", folder.path("catalog.yml"))
    #expect(run.status == 1)
    #expect(run.output.contains("catalog.yml:4:3: the product has no review screenshot\n"))
    #expect(run.output.hasSuffix("0 of 1 product ready\n"))
  }

  @Test("reports unreadable parts separately from the products, as a failure") func unreadable() async throws {
    let folder = try Self.folder(Self.packs([""]) + "colour: blue\n")
    let run = await CommandRun("ready", folder.path("catalog.yml"))
    #expect(run.status == 1)
    #expect(run.output.contains("not about one product\n"))
    #expect(run.output.contains("[invalid-catalog]"))
    #expect(run.output.hasSuffix("1 of 1 product ready\n"))
  }

  @Test("errors of a group count for its subscriptions") func groups() async throws {
    let run = await CommandRun("ready", Samples.catalog("FirstSubmission"), "--format", "json")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let products = try #require(report["products"] as? [[String: Any]])
    let crew = try #require(products.first { $0["productID"] as? String == "com.example.cloudgems.crew.monthly" })
    let requirements = try #require(crew["requirements"] as? [String: String])
    #expect(requirements["groupName"] == "missing")
    #expect(requirements["period"] == "missing")
    #expect(requirements["level"] == "met")
    let coins = try #require(products.first?["requirements"] as? [String: String])
    #expect(coins["groupName"] == "notApplicable")
    #expect(products.first?["ready"] as? Bool == true)
    let summary = try #require(report["summary"] as? [String: Int])
    #expect(summary["products"] == products.count)
    #expect(summary["ready"] == products.count { $0["ready"] as? Bool == true })
  }

  @Test("doesn't report what a StoreKit configuration can't hold as missing") func storeKit() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("App.storekit")
    let export = await CommandRun("export", Samples.catalog("GoldRush"), "--format", "storekit", "-o", path)
    #expect(export.status == 0, "\(export.errors)")
    let run = await CommandRun("ready", path)
    #expect(run.status == 0, "\(run.output)")
    #expect(
      run.output == """
        \(path): a file of this format can't hold the app's primary locale, review screenshots, the \
        names of groups or links to the terms of use and the privacy policy; add them in App Store Connect
        13 of 13 products ready

        """)
    let all = await CommandRun("ready", path, "--all", "--format", "json")
    #expect(all.output.contains("\"screenshot\": \"notHeld\""))
  }

  @Test("Markdown has a table and a checklist, without markup from the file") func markdown() async throws {
    let catalog = Self.packs(["price"]).replacing("set0:", with: "\"a|`b\":")
    let folder = try Self.folder(catalog)
    let run = await CommandRun("ready", folder.path("catalog.yml"), "--format", "markdown")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("| PRODUCT | ID | NAME |"))
    #expect(run.output.contains("| `com.example.cards.a··b` |"))
    #expect(run.output.contains("- [ ] `com.example.cards.a··b`\n  - "))
    #expect(run.output.contains("\\[missing-price\\]\n"))
    #expect(run.output.hasSuffix("\n\n**0 of 1 product ready**\n"))
  }

  @Test("the output for a large catalog is only as long as what is missing") func large() async throws {
    let lacks = (0..<400).map { $0 == 200 ? "price" : "" }
    let folder = try Self.folder(Self.packs(lacks))
    let run = await CommandRun("ready", folder.path("catalog.yml"))
    #expect(run.status == 1)
    #expect(run.lines.count < 8, "\(run.output.prefix(2000))")
    #expect(run.output.hasSuffix("399 of 400 products ready\n"))
  }
}
