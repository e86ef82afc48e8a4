import CommandLayer
import Foundation
import Testing

@Suite("Editing catalogs by commands") struct EditCommandTests {
  static let text = """
    # A shop, in the team's own layout.
    catalog: 1   # one
    app: {bundleID: com.example.shop, primaryLocale: en-US}   # the app

    currencies: {gold: {en-US: gold coins}}

    products:   # what is sold
        coins:              # a pack
            type: consumable
            price: {tier: 6}   # the sixth
            # what it gives
            grants: {gold: 400}
            localizations:
                en-US: {title: Gold, description: A pack of gold coins.}   # English

        # kept for good
        gate:
            type: non-consumable
            localizations: {en-US: {title: Gate, description: A gate of iron.}}

    retired: [com.example.shop.old]   # long gone

    """

  private func folder(_ text: String = text) throws -> (TemporaryFolder, String) {
    let folder = try TemporaryFolder()
    return (folder, try folder.write(text, to: "catalog.yml"))
  }

  @Test("set changes the given fields, and nothing else", arguments: ["\n", "\r\n"]) func set(_ lineBreak: String)
    async throws
  {
    let (folder, path) = try folder(Self.text.replacing("\n", with: lineBreak))
    let run = await CommandRun(
      "set", path, "coins", "price.tier=7", "grants.gold=400+40", "localizations.ja.title=金=貨", "hidden=true")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("~ com.example.shop.coins  Gold\n    price.tier: \"6\" → \"7\"\n"))
    let expected = Self.text.replacing("{tier: 6}", with: "{tier: 7}").replacing("gold: 400}", with: "gold: 400+40}")
      .replacing("# English\n", with: "# English\n            ja: {title: 金=貨}\n        hidden: true\n")
    #expect(try folder.text("catalog.yml") == expected.replacing("\n", with: lineBreak))
    let away = await CommandRun(
      "set", path, "com.example.shop.coins", "--unset", "hidden", "--unset", "localizations.ja", "price.tier=6",
      "grants.gold=400")
    #expect(away.status == 0, "\(away.errors)")
    #expect(try folder.text("catalog.yml") == Self.text.replacing("\n", with: lineBreak))
  }

  @Test(
    "set can change the app, groups, templates and currencies",
    arguments: [
      ("app", "name=Shop", "primaryLocale: en-US}", "primaryLocale: en-US, name: Shop}"),
      ("app", "name=Shop", "bundleID: com.example.shop,", "bundleID: com.example.shop, name: Shop,"),
      ("currency:gold", "ja=金貨", "en-US: gold coins}", "en-US: gold coins, ja: 金貨}"),
    ]) func parts(_ part: String, _ change: String, _ before: String, _ after: String) async throws
  {
    let (folder, path) = try folder()
    let run = await CommandRun("set", path, part, change)
    #expect(run.status == 0, "\(run.errors)")
    let text = try folder.text("catalog.yml")
    // The name belongs after the bundle ID.
    let wanted =
      part == "app"
      ? Self.text.replacing("shop, primary", with: "shop, name: Shop, primary")
      : Self.text.replacing(before, with: after)
    #expect(text == wanted)
  }

  @Test(
    "set refuses invalid changes, and writes nothing",
    arguments: [
      (["coins", "title=x"], 2, "did you mean \"localizations.en-US.title\"?"),
      (["catalog", "retired.1=com.example.shop.gate"], 2, "can't be both on sale and retired"),
      (["catalog", "retired=com.example.shop.b"], 2, "\"com.example.shop.old\" would no longer be retired"),
      (["catalog", "--unset", "retired"], 2, "would no longer be retired"),
      (["catalog", "--unset", "products.gate"], 2, "\"shopkeeper remove\" removes"),
      (["catalog", "products.old.type=consumable"], 2, "can't be both on sale and retired"),
      (["coins", "price.tier=999"], 1, "the price list has no tier \"999\""),
      (["app", "bundleID=com.example.other"], 2, "2 of its products would get other IDs"),
      (["app", "--unset", "bundleID"], 2, "would get other IDs"),
      (["coins", "price.USD=2.99", "price.USD=3.99"], 2, "\"price.USD\" is given twice"),
      (["coins", "price.USD=2.99", "--unset", "price.USD"], 2, "\"price.USD\" is given twice"),
      (["coins", "pirce.tier=7"], 2, "did you mean \"price\"?"), (["coins", "price=7"], 2, "such as \"price.tier\""),
      (["coins", "price.tier"], 2, "expected"), (["coins", "price.tier="], 2, "remove it with \"--unset price.tier\""),
      (["coins", "period=1 month"], 2, "only a subscription in a group has"),
      (["coins", "group=vip"], 2, "can't be moved to another group"),
      (["coins", "colour=red"], 2, "\"hidden\", \"tags\", \"publicImage\""),
      (["coins", "id=com.example.shop.pack"], 2, "can't be changed: App Store Connect"),
      (["catalog", "products.coins.id=pack"], 2, "can't be changed: App Store Connect"),
      (["coins", "localizations.xx.title=Gold"], 2, "\"xx\" is not a locale of the App Store"),
      (["coins", "localizations.enUS.title=Gold"], 2, "did you mean \"en-US\"?"),
      (["coins", "ignore.1.rule=emoji"], 2, "has 0 elements; the first is \"ignore.0\""),
      (["catalog", "retired.5=x"], 2, "the next one is \"retired.1\""),
      (["currency:gold", "localizations.en-US=x"], 2, "not a locale of the App Store"),
      (["old", "hidden=true"], 3, "\"com.example.shop.old\" is retired"), (["coins"], 2, "FIELD=VALUE"),
      (["coin", "hidden=true"], 3, "did you mean \"coins\"?"), (["coins", "hidden=maybe"], 1, "must be true or false"),
      (["coins", "price.UK=1"], 1, "did you mean \"GBR\"?"), (["coins", "price.GB=1"], 1, "did you mean \"GBR\"?"),
      (["coins", "price.DOLLAR=1"], 1, "a price has no key"), (["coins", "grants.gems=4"], 1, "no currency \"gems\""),
      (["coins", "--unset", "type"], 1, "needs \"type\""), (["coins", "--unset", "review"], 3, "to remove"),
      (["com.example.shop.old", "hidden=true"], 3, "is retired"),
      (["group:vip", "referenceName=VIP"], 3, "no subscription group \"vip\""),
    ] as [([String], Int32, String)]) func refused(_ words: [String], _ status: Int32, _ message: String) async throws
  {
    let (folder, path) = try folder()
    let run = await CommandRun(["set", path] + words)
    #expect(run.status == status, "\(run.errors)")
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(try folder.text("catalog.yml") == Self.text)
  }

  @Test(
    "set can change every field, and writes values that read back as intended",
    arguments: [
      ("coins", "referenceName=A: b", "referenceName: \"A: b\"", "A: b"),
      ("coins", "price.USD=5.99", "price: {tier: 6, USD: 5.99}", "5.99"),
      ("coins", "price.JPN=800", "price: {tier: 6, JPN: 800}", "800"),
      ("coins", "localizations.en_US.title=Coins", "en-US: {title: Coins, desc", "Coins"),
      ("coins", "localizations.de.title=Münzen", "de-DE: {title: Münzen}", "Münzen"),
      ("coins", "review.notes=Home\nShop", "review: {notes: \"Home\\nShop\"}", "Home\\u{A}Shop"),
      ("coins", "review.screenshot=a/b.png", "review: {screenshot: a/b.png}", "a/b.png"),
      ("coins", "storefronts=USA, JPN", "storefronts: [USA, JPN]", "USA, JPN"),
      ("coins", "platforms=ios,macos", "platforms: [ios, macos]", "ios, macos"),
      ("coins", "minimumAppVersion=2.1", "minimumAppVersion: 2.1", "2.1"),
      ("coins", "from=2027-01-01", "from: 2027-01-01", "2027-01-01"),
      ("coins", "promotionalImage=a.png", "promotionalImage: a.png", "a.png"),
      (
        "coins", "publicImage=https://a.example/1.png", "publicImage: https://a.example/1.png",
        "https://a.example/1.png"
      ), ("gate", "familySharable=true", "familySharable: true", "true"),
      ("app", "locales=en-US,ja", "locales: [en-US, ja]", "ja"),
      ("catalog", "retired.1=com.example.shop.b", "shop.old, com.example.shop.b]", "shop.b"),
      ("currency:gold", "de-DE=Gold\\, fein,Goldstücke", "[\"Gold, fein\", Goldstücke]", "Gold, fein"),
      ("currency:gold", "en-US.0=coins", "en-US: coins", "coins"),
      (
        "vip", "offers.0.kind=introductory&offers.0.mode=free-trial&offers.0.period=1 week",
        "offers: [{kind: introductory, mode: free-trial, period: 1 week}]", "free-trial"
      ), ("vip", "period=1 year&level=2", "period: 1 year", "1 year"),
      ("group:vip", "localizations.ja.title=会員", "localizations: {ja: {title: 会員}}", "会員"),
    ]) func fields(_ part: String, _ changes: String, _ text: String, _ reported: String) async throws
  {
    let (folder, path) = try folder(
      Self.text + "subscriptionGroups: {vip: {products: {vip: {period: 1 month, level: 1}}}}\n")
    let assignments = changes.split(separator: "&").map { String($0) }
    let run = await CommandRun(["set", path, part] + assignments)
    #expect(run.status == 0, "\(run.errors)")
    let before = try folder.text("catalog.yml")
    #expect(before.contains(text), "\(before)")
    #expect(run.output.contains(reported), "\(run.output)")
    // Repeating it changes nothing.
    let again = await CommandRun(["set", path, part] + assignments)
    #expect(again.output == "no differences\n", "\(again.output)")
    #expect(try folder.text("catalog.yml") == before)
  }

  @Test("accepts another bundle ID if the products keep their IDs") func otherBundleID() async throws {
    let (folder, path) = try folder(
      """
      catalog: 1
      app: {bundleID: com.example.shop, primaryLocale: en-US}
      products:
        coins: {type: consumable, id: com.example.shop.coins}

      """)
    let run = await CommandRun("set", path, "app", "bundleID=com.example.other")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try folder.text("catalog.yml").contains("bundleID: com.example.other"))
  }

  @Test("ignores errors that the file had before") func oldErrors() async throws {
    let broken = Self.text.replacing("type: non-consumable", with: "type: gate")
    let (folder, path) = try folder(broken)
    let run = await CommandRun("set", path, "coins", "hidden=true")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try folder.text("catalog.yml") != broken)
  }

  @Test("a dry run prints the diff and writes nothing") func dryRun() async throws {
    let (folder, path) = try folder()
    let run = await CommandRun("set", path, "coins", "price.tier=7", "--dry-run")
    #expect(run.status == 0)
    #expect(run.output.contains("-        price: {tier: 6}   # the sixth\n+        price: {tier: 7}   # the sixth\n"))
    #expect(try folder.text("catalog.yml") == Self.text)
  }

  @Test("standard input goes to standard output") func pipe() throws {
    let (folder, _) = try folder()
    let run = try run("shopkeeper set - coins price.tier=7 < catalog.yml", in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == Self.text.replacing("{tier: 6}", with: "{tier: 7}"))
  }

  @Test("refuses to edit a .storekit file") func otherFormats() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.storekit")
    _ = await CommandRun("export", Samples.catalog("GoldRush"), "-f", "storekit", "-o", path)
    let run = await CommandRun("set", path, "coins400", "hidden=true")
    #expect(run.status == 3)
    #expect(run.errors.contains("is not a catalog file"))
  }

  @Test("add appends a product after the last one") func add() async throws {
    let (folder, path) = try folder()
    let run = await CommandRun(
      "add", path, "com.example.shop.key", "--type", "non-consumable", "--price", "USD=1.99", "--title",
      "en-US=Key: iron", "--description", "en-US=Opens the gate.", "review.notes=Home › Gate")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try folder.text("catalog.yml")
        == Self.text.replacing(
          "A gate of iron.}}\n",
          with: """
            A gate of iron.}}

                key:
                    type: non-consumable
                    price: {USD: 1.99}
                    localizations:
                        en-US: {title: "Key: iron", description: Opens the gate.}
                    review: {notes: Home › Gate}

            """))
  }

  @Test("add creates a group when its name is given") func addGroup() async throws {
    let (folder, path) = try folder()
    let none = await CommandRun("add", path, "vip", "--group", "vip", "--period", "1 month")
    #expect(none.status == 3)
    #expect(none.errors.contains("no subscription group \"vip\""))
    let run = await CommandRun(
      "add", path, "vip", "--group", "vip", "--new-group", "VIP", "--period", "1 month", "--level", "1")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try folder.text("catalog.yml").contains(
        """

        subscriptionGroups:
            vip:
                referenceName: VIP
                products:
                    vip:
                        period: 1 month
                        level: 1

        retired:
        """))
  }

  @Test(
    "add refuses an ID that is in use, was used before, or has no type",
    arguments: [
      (["coins", "--type", "consumable"], 3, "already exists in the catalog"),
      (["old", "--type", "consumable"], 3, "is retired"),
      (["x", "--type", "consumable", "--id", "com.example.shop.gate"], 3, "already"),
      (["coins", "--type", "consumable", "--id", "other"], 3, "an item \"coins\""), (["x"], 2, "--type"),
      (["x", "--type", "consumable", "--group", "g"], 2, "both"),
      (["x", "--type", "auto-renewable"], 2, "name it with --group"),
      (["x", "--type", "auto-renewable", "--group", "g"], 3, "add it with --new-group NAME"),
      (["x", "--type", "consumable", "--period", "1 month"], 2, "which has a --group"),
      (["x", "--type", "consumable", "--new-group", "G"], 2, "which has a --group"),
      (["a b", "--type", "consumable"], 2, "contains \" \""), (["../x", "--type", "consumable"], 2, "contains \"/\""),
      (["gem-pack", "--type", "consumable"], 2, "has a hyphen, which Apple's help page allows"),
      (["gem-pack", "--type", "consumable"], 2, ".gem_pack\", which \"shopkeeper add\" takes with"),
      ([String(repeating: "x", count: 84), "--type", "consumable"], 2, "at most 100 are allowed"),
      (["x", "--type", "consumable", "--price", "tier=999"], 1, "has no tier \"999\""),
      (["x", "--type", "consumable", "hidden=true", "hidden=false"], 2, "is given twice"),
      (["x", "--type", "consumable", "--title", "xx=X"], 2, "a locale of the App Store"),
      (["x", "--type", "consumable", "--title", "en-US="], 2, "a locale of the App Store"),
      (["x", "--type", "consumable", "--price", "tyre=6"], 1, "a price has no key"),
      (["x", "--type", "consumable", "pirce.tier=6"], 2, "did you mean \"price\"?"),
    ] as [([String], Int32, String)]) func addRefused(_ words: [String], _ status: Int32, _ message: String)
    async throws
  {
    let (folder, path) = try folder()
    let run = await CommandRun(["add", path] + words)
    #expect(run.status == status, "\(run.errors)")
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(try folder.text("catalog.yml") == Self.text)
  }

  @Test("remove retires the ID, and reports that this is permanent") func remove() async throws {
    let (folder, path) = try folder()
    let run = await CommandRun("remove", path, "gate")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("the ID is retired for good"))
    let expected = Self.text.replacing(
      """

          # kept for good
          gate:
              type: non-consumable
              localizations: {en-US: {title: Gate, description: A gate of iron.}}

      """,
      with: ""
    ).replacing("shop.old]", with: "shop.old, com.example.shop.gate]")
    #expect(try folder.text("catalog.yml") == expected)
    let again = await CommandRun("add", path, "gate", "--type", "consumable")
    #expect(again.status == 3)
  }

  @Test("remove removes a product once, however often and by whichever name it is given") func removeTwice()
    async throws
  {
    let (folder, path) = try folder()
    let run = await CommandRun("remove", path, "gate", "com.example.shop.gate", "coins", "gate")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("retired: \"com.example.shop.gate\" added\n"), "\(run.output)")
    #expect(run.output.hasSuffix("2 products removed; also the catalog\n"), "\(run.output)")
    #expect(
      try folder.text("catalog.yml").contains(
        "retired: [com.example.shop.old, com.example.shop.gate, com.example.shop.coins]"))
    let none = await CommandRun("remove", path, "old")
    #expect(none.status == 3)
    #expect(none.errors.contains("\"com.example.shop.old\" is retired"))
  }

  @Test("refuses to edit a truncated catalog") func broken() async throws {
    let (folder, path) = try folder("catalog: 1\nproducts: {a: {\n")
    let run = await CommandRun("set", path, "a", "hidden=true")
    #expect(run.status == 1 || run.status == 3)
    #expect(try folder.text("catalog.yml") == "catalog: 1\nproducts: {a: {\n")
  }
}
