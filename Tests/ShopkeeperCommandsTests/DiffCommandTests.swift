import CommandLayer
import Foundation
import Testing

@Suite("Comparing catalogs") struct DiffCommandTests {
  private static let later = Samples.small.replacing("price: {tier: 6}", with: "price: {tier: 7}").replacing(
    "title: 400 Gold Coins", with: "title: \"400 <Gold> `Coins`\"")

  private func folder(_ new: String = later) throws -> (TemporaryFolder, String, String) {
    let folder = try TemporaryFolder()
    return (folder, try folder.write(Samples.small, to: "old.yml"), try folder.write(new, to: "new.yml"))
  }

  @Test("prints the differences as text") func text() async throws {
    let (folder, old, new) = try folder()
    defer { withExtendedLifetime(folder) {} }
    let run = await CommandRun("diff", old, new)
    #expect(run.status == 1)
    #expect(
      run.output == """
        ~ com.example.small.coins400  400 <Gold> `Coins`
            price.tier: "6" → "7"
            localizations.en-US.title: "400 Gold Coins" → "400 <Gold> `Coins`"

        1 product changed

        """)
    let same = await CommandRun("diff", old, old)
    #expect(same.status == 0)
    #expect(same.output == "no differences\n")
  }

  @Test("prints the differences as JSON") func json() async throws {
    let (folder, old, new) = try folder()
    defer { withExtendedLifetime(folder) {} }
    let run = await CommandRun("diff", old, new, "--format", "json")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let differences = try #require(report["differences"] as? [[String: Any]])
    #expect(differences.count == 1)
    #expect(differences[0]["kind"] as? String == "changed")
    #expect(differences[0]["key"] as? String == "com.example.small.coins400")
    let changes = try #require(differences[0]["changes"] as? [[String: Any]])
    #expect(changes.map { $0["field"] as? String } == ["price.tier", "localizations.en-US.title"])
    #expect(changes[0]["old"] as? String == "6")
    #expect(report["reordered"] as? Bool == false)
  }

  @Test("prints the differences as Markdown") func markdown() async throws {
    let (folder, old, new) = try folder()
    defer { withExtendedLifetime(folder) {} }
    let run = await CommandRun("diff", old, new, "--format", "markdown")
    #expect(
      run.output == """
        **1 product changed**

        ### Changed

        - `com.example.small.coins400` – 400 \\<Gold\\> \\`Coins\\`
          - `price.tier`: `6` → `7`
          - `localizations.en-US.title`: `400 Gold Coins` → `` 400 <Gold> `Coins` ``

        """)
  }

  @Test("reports the consequences of a removed product, unless it belongs to another app") func consequences()
    async throws
  {
    let other = Samples.small.replacing("coins400:", with: "coins500:")
    let (one, old, new) = try folder(other)
    defer { withExtendedLifetime(one) {} }
    let run = await CommandRun("diff", old, new)
    #expect(run.output.contains("! the ID can't be used again"))
    let (two, first, second) = try folder(other.replacing("com.example.small", with: "com.example.b"))
    defer { withExtendedLifetime(two) {} }
    let apps = await CommandRun("diff", first, second)
    #expect(apps.status == 1)
    #expect(!apps.output.contains("! the ID"), "\(apps.output)")
    #expect(apps.output.contains("! another bundle ID is another app"))
  }

  @Test("reads revisions of git on either side", .enabled(if: GitRepository.isInstalled)) func revisions() async throws
  {
    let repository = try GitRepository()
    try repository.folder.write(Samples.small, to: "shop/catalog.yml")
    try repository.commit()
    try repository.folder.write(Self.later, to: "shop/catalog.yml")
    let folder = repository.folder.url
    let run = try run("shopkeeper diff HEAD:shop/catalog.yml shop/catalog.yml", in: folder)
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.contains("price.tier: \"6\" → \"7\""))
    let back = try ShopkeeperCommandsTests.run("shopkeeper diff shop HEAD:shop/catalog.yml", in: folder)
    #expect(back.output.contains("price.tier: \"7\" → \"6\""))
    let same = try ShopkeeperCommandsTests.run(
      "cd shop && shopkeeper diff HEAD:./catalog.yml HEAD:shop/catalog.yml", in: folder)
    #expect(same.status == 0, "\(same.errors)")
    let missing = try ShopkeeperCommandsTests.run("shopkeeper diff HEAD:none.yml shop", in: folder)
    #expect(missing.status == 3)
    #expect(missing.errors.contains("revision \"HEAD\" has no file \"none.yml\""))
  }

  @Test("doesn't compare a file that can't be read in full") func unread() async throws {
    let folder = try TemporaryFolder()
    let good = try folder.write(Samples.small, to: "a.yml")
    let bad = try folder.write(
      Samples.small.replacing("price: {tier: 6}", with: "price: {tyre: 6, dollar: 1}"), to: "b.yml")
    for (old, new) in [(good, bad), (bad, good)] {
      let run = await CommandRun("diff", old, new)
      #expect(run.status == 3)
      #expect(run.output.isEmpty)
      #expect(run.errors.contains("b.yml:13:13: error: "), "\(run.errors)")
      #expect(run.errors.contains("can't be read in full"), "\(run.errors)")
    }
  }

  @Test("the formats of files with unusual names can be given") func formats() async throws {
    let folder = try TemporaryFolder()
    let good = try folder.write(Samples.small, to: "a.yml")
    let odd = folder.path("a.odd")
    _ = await CommandRun("convert", good, odd, "--to", "csv")
    let none = await CommandRun("diff", odd, good)
    #expect(none.status == 3)
    let run = await CommandRun("diff", odd, good, "--from-old", "csv")
    #expect(run.status != 3, "\(run.errors)")
    let back = await CommandRun("diff", good, odd, "--from-new", "csv")
    #expect(back.status == run.status, "\(back.errors)")
  }

  @Test("distinguishes quotes within a value from those around it") func quotes() async throws {
    let folder = try TemporaryFolder()
    let old = try folder.write(Samples.small, to: "a.yml")
    let new = try folder.write(Samples.small.replacing("name: Small", with: "name: 'Sm\"a\\ll'"), to: "b.yml")
    let run = await CommandRun("diff", old, new)
    #expect(run.output.contains(#"name: "Small" → "Sm\"a\\ll""#), "\(run.output)")
  }

  @Test("export --only-ready leaves out other products, and names them") func onlyReady() async throws {
    let run = await CommandRun("export", Samples.catalog("FirstSubmission"), "-f", "product-ids-json", "--only-ready")
    // Its syntax has errors, and such a catalog is not exported at all.
    #expect(run.status == 1)
    let gold = await CommandRun("export", Samples.catalog("GoldRush"), "-f", "product-ids-json", "--only-ready")
    let whole = await CommandRun("export", Samples.catalog("GoldRush"), "-f", "product-ids-json")
    #expect(gold.status == 0)
    #expect(gold.output == whole.output)
    let folder = try TemporaryFolder()
    let catalog = try folder.write(
      """
      catalog: 1
      app: {bundleID: com.example.small, primaryLocale: en-US}
      products:
        bare: {type: consumable}
      subscriptionGroups:
        vip:
          products:
            vip: {period: 1 month}

      """,
      to: "catalog.yml")
    let none = await CommandRun("export", catalog, "-f", "product-ids-json", "--only-ready")
    #expect(none.status == 1)
    #expect(none.output.isEmpty)
    #expect(none.errors.contains("note: com.example.small.bare is left out: "))
    #expect(none.errors.contains("no product is ready"))
  }
}
