import CommandLayer
import Foundation
import Testing

@Suite("Importing other files") struct ImportCommandTests {
  private static let catalog = """
    catalog: 1
    app: {bundleID: com.example.shop, primaryLocale: en-US}   # the app
    products:
      coins:   # a pack
        type: consumable
        price: {tier: 6}   # the sixth
        localizations:
          en-US: {title: Gold}   # English
        review: {notes: Home}
      gate: {type: non-consumable}
    subscriptionGroups:
      vip:
        referenceName: VIP
        products:
          vip.monthly: {period: 1 month, level: 1}
    retired: [com.example.shop.old]

    """
  private static let other = """
    catalog: 1
    app: {bundleID: com.example.shop, name: Shop, primaryLocale: en-US}
    currencies: {gems: {en-US: gems}}
    products:
      coins:
        type: consumable
        referenceName: Coins
        price: {USD: 5.99, CNY: 41}
        localizations:
          en-US: {title: Gold Coins, description: A pack of gold.}
      gate: {type: consumable, referenceName: Gate}
      old: {type: consumable}
      gems: {type: consumable, grants: {gems: 5}, ignore: [{rule: emoji, reason: ours}]}
    subscriptionGroups:
      members:
        referenceName: VIP
        products:
          vip.monthly: {period: 1 month, level: 1, offers: [{kind: introductory, mode: free-trial, period: 1 week}]}
          vip.yearly: {period: 1 year, level: 1}
      club:
        referenceName: Club
        products:
          club: {period: 1 month}

    """

  private func folder() throws -> (TemporaryFolder, String, String) {
    let folder = try TemporaryFolder()
    return (folder, try folder.write(Self.catalog, to: "catalog.yml"), try folder.write(Self.other, to: "other.yml"))
  }

  @Test("adds what is new, and reports and keeps what differs") func merge() async throws {
    let (folder, catalog, other) = try folder()
    let run = await CommandRun("import", other, "--into", catalog)
    #expect(run.status == 1, "\(run.errors)")
    #expect(
      try folder.text("catalog.yml") == """
        catalog: 1
        app: {bundleID: com.example.shop, name: Shop, primaryLocale: en-US}   # the app
        currencies:
          gems: {en-US: gems}
        products:
          coins:   # a pack
            type: consumable
            referenceName: Coins
            price: {tier: 6}   # the sixth
            localizations:
              en-US: {title: Gold, description: A pack of gold.}   # English
            review: {notes: Home}
          gate: {type: non-consumable}
          gems:
            type: consumable
            grants: {gems: 5}
            ignore:
              - {rule: emoji, reason: ours}
        subscriptionGroups:
          vip:
            referenceName: VIP
            products:
              vip.monthly: {period: 1 month, level: 1, offers: [{kind: introductory, mode: free-trial, period: 1 week}]}
              vip.yearly:
                period: 1 year
                level: 1
          club:
            referenceName: Club
            products:
              club:
                period: 1 month
        retired: [com.example.shop.old]

        """)
    #expect(
      run.output == """
        + com.example.shop.gems
        + com.example.shop.vip.yearly
        + com.example.shop.club
        + currency gems
        ~ app
            name: "Shop" added
        ~ com.example.shop.coins
            referenceName: "Coins" added
            localizations.en-US.description: "A pack of gold." added
        ~ com.example.shop.vip.monthly
            offers.0.kind: "introductory" added
            offers.0.mode: "free-trial" added
            offers.0.period: "1 week" added
        ! com.example.shop.coins: price.CNY: the catalog has "40" by its tier, the file "41"
        ! com.example.shop.coins: localizations.en-US.title: the catalog has "Gold", the file "Gold Coins"
        ! com.example.shop.gate: type: the catalog has "non-consumable", the file "consumable"; a product's type can't be changed, so it is left out
        ! com.example.shop.old: the ID is retired in the catalog; the product is left out

        3 products added, 2 changed, 0 kept; 4 conflicts, in which the catalog is unchanged

        """)
    // The second time, nothing is new.
    let merged = try folder.text("catalog.yml")
    _ = await CommandRun("import", other, "--into", catalog)
    #expect(try folder.text("catalog.yml") == merged)
  }

  @Test(
    "the translations of every locale come back from a folder", arguments: ["xliff", "strings"], ["texts", "files"])
  func translations(format: String, form: String) async throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write(
      """
      catalog: 1
      app: {bundleID: com.example.shop, primaryLocale: en-US, locales: [en-US, ja, de-DE]}
      products:
        coins: {type: consumable, localizations: {en-US: {title: Gold}}}

      """,
      to: "catalog.yml")
    let texts = folder.path("texts") + "/"
    let export = await CommandRun("export", catalog, "--format", format, "-o", texts)
    #expect(export.status == 0, "\(export.errors)")
    for (locale, title) in [("ja", "ゴールド"), ("de-DE", "Gold!")] {
      let name = "texts/\(locale).\(format)"
      let text = try folder.text(name)
      let translated =
        format == "xliff"
        ? text.replacing("</source>", with: "</source><target>\(title)</target>")
        : text.replacing("= \"Gold\"", with: "= \"\(title)\"")
      #expect(translated != text)
      try folder.write(translated, to: name)
    }
    let paths = form == "texts" ? [texts] : ["ja", "de-DE"].map { folder.path("texts/\($0).\(format)") }
    let run = await CommandRun(["import"] + paths + ["--into", catalog])
    #expect(run.status == 0, "\(run.errors)")
    let merged = try folder.text("catalog.yml")
    #expect(merged.contains("ja: {title: ゴールド}") && merged.contains("de-DE: {title: Gold!}"), "\(merged)")
  }

  @Test(
    "several files need a catalog to merge into, and aren't what --prune compares with",
    arguments: [
      ([], "several files need a catalog given with --into"),
      (["--into", "catalog.yml", "--prune"], "--prune compares the catalog with one file"),
    ]) func severalFiles(options: [String], message: String) async throws
  {
    let run = await CommandRun(["import", "a.csv", "b.csv"] + options)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test("--overwrite uses the file's values, except for another type or a retired ID") func overwrite() async throws {
    let (folder, catalog, other) = try folder()
    let run = await CommandRun("import", other, "--into", catalog, "--overwrite")
    #expect(run.status == 1)
    let text = try folder.text("catalog.yml")
    #expect(text.contains("price: {tier: 6, CNY: 41}   # the sixth"))
    #expect(text.contains("{title: Gold Coins, description: A pack of gold.}   # English"))
    #expect(text.contains("gate: {type: non-consumable}"))
    #expect(!text.contains("  old:"))
    #expect(run.output.contains("localizations.en-US.title: \"Gold\" → \"Gold Coins\""))
    #expect(run.output.contains("2 conflicts"))
  }

  @Test("a dry run prints the diff and writes nothing") func dryRun() async throws {
    let (folder, catalog, other) = try folder()
    let run = await CommandRun("import", other, "--into", catalog, "--dry-run")
    #expect(run.output.hasPrefix("--- \(catalog)\n"))
    #expect(run.errors.contains("conflicts"))
    #expect(try folder.text("catalog.yml") == Self.catalog)
  }

  @Test("rejects a file for another app") func otherApp() async throws {
    let (folder, catalog, _) = try folder()
    let run = await CommandRun("import", Samples.catalog("Minimal") + "/catalog.yml", "--into", catalog)
    #expect(run.status == 1)
    #expect(run.errors.contains("is for another app"))
    #expect(try folder.text("catalog.yml") == Self.catalog)
  }

  @Test("importing an export changes nothing") func roundTrip() async throws {
    let folder = try TemporaryFolder()
    let text = try String(contentsOfFile: Samples.catalog("GoldRush") + "/catalog.yml", encoding: .utf8)
    let catalog = try folder.write(text, to: "catalog.yml")
    for format in ["yaml", "storekit"] {
      let file = folder.path("out." + (format == "yaml" ? "yml" : format))
      let exported = await CommandRun("export", catalog, "-f", format, "-o", file)
      #expect(exported.status == 0, "\(exported.errors)")
      let run = await CommandRun("import", file, "--into", catalog)
      #expect(run.output.contains("0 products added"), "\(run.output)")
      if format == "yaml" {
        #expect(run.status == 0, "\(run.output)")
        #expect(try folder.text("catalog.yml") == text)
      }
    }
  }

  @Test("makes a new catalog from a file in any format") func begin() async throws {
    let folder = try TemporaryFolder()
    let file = folder.path("Gold.storekit")
    _ = await CommandRun("export", Samples.catalog("GoldRush"), "-f", "storekit", "-o", file)
    let printed = await CommandRun("import", file, "--bundle-id", "com.example.goldrush")
    #expect(printed.status == 0, "\(printed.errors)")
    #expect(printed.output.contains("  coins400:\n"))
    let made = folder.path("catalog.yml")
    let run = await CommandRun("import", file, "--bundle-id", "com.example.goldrush", "-o", made)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try folder.text("catalog.yml") == printed.output)
    let again = await CommandRun("import", file, "-o", made)
    #expect(again.status == 3)
    let check = await CommandRun("fmt", "--check", made)
    #expect(check.status == 0)
  }

  @Test(
    "a second product with the same ID is a conflict, whether or not the catalog has the ID",
    arguments: ["coins", "gems"], [true, false]) func copies(_ item: String, overwrites: Bool) async throws
  {
    let (folder, catalog, _) = try folder()
    let id = "com.example.shop.\(item)"
    let other = try folder.write(
      """
      catalog: 1
      app: {bundleID: com.example.shop, primaryLocale: en-US}
      products:
        \(item): {type: consumable, referenceName: First}
        again: {id: \(id), type: consumable, referenceName: Second}

      """,
      to: "duplicates.yml")
    let run = await CommandRun(["import", other, "--into", catalog] + (overwrites ? ["--overwrite"] : []))
    #expect(run.status == 1)
    #expect(run.output.contains("! \(id): the file has the ID more than once; only the first"))
    #expect(run.output.contains("1 conflict"))
    let text = try folder.text("catalog.yml")
    #expect(text.contains("First"))
    #expect(!text.contains("Second"))
  }

  @Test("writes a new product in a catalog without a bundle ID with its full ID") func noBundleID() async throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write(
      "catalog: 1\napp: {primaryLocale: en-US}\nproducts:\n  a: {type: consumable}\n", to: "catalog.yml")
    let other = try folder.write(
      "catalog: 1\napp: {}\nproducts:\n  b: {id: com.example.b, type: consumable}\n", to: "other.yml")
    _ = await CommandRun("import", other, "--into", catalog)
    #expect(try folder.text("catalog.yml").contains("id: com.example.b"))
  }
}
