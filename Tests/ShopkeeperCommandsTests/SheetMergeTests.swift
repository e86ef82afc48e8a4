import Foundation
import SourceSyntax
import Testing

/// A sheet's values and gaps, against the catalog that it is merged into.
@Suite("Merging a designer's sheet") struct SheetMergeTests {
  private static let catalog = """
    catalog: 1
    app: {bundleID: com.ex, primaryLocale: en-US}
    products:
      g1: {type: consumable, price: {USD: 0.99}, localizations: {en-US: {title: 60 Gems, description: Some gems.}}}
      g2:
        type: non-consumable
        price: {USD: 1.99}
        familySharable: true
        hidden: true
        localizations: {en-US: {title: No Ads, description: Removes all ads.}}

    """

  private func workbook(_ sheets: [(String, [[String]])], in folder: TemporaryFolder) throws -> String {
    let book = Workbook(sheets: sheets.map { name, rows in .init(name: name, rows: rows.map { $0.map { .init($0) } }) })
    let file = folder.url.appending(path: "a.xlsx")
    try Data(try #require(book.bytes())).write(to: file)
    return file.path
  }

  @Test(
    "a flag that is off overrides one that is on, or is a conflict",
    arguments: ["no", "否", "FALSE", "0", "nein", "いいえ"],
    ["familySharable", "hidden"]) func flags(word: String, field: String) async throws
  {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog, to: "catalog.yml")
    let sheet = try folder.write("ID,\(field)\ncom.ex.g1,\(word)\ncom.ex.g2,\(word)\n", to: "a.csv")
    let kept = await CommandRun("import", sheet, "--into", path)
    #expect(kept.status == 1, "\(kept.errors)")
    #expect(kept.output.contains("\(field)") && kept.output.contains("the catalog has \"true\", the file \"false\""))
    #expect(try folder.text("catalog.yml") == Self.catalog)
    // The sheet has changed what the base has.
    let base = await CommandRun("import", sheet, "--into", path, "--base", path, "--dry-run")
    #expect(base.status == 0, "\(base.output)\(base.errors)")
    #expect(base.output.contains("false"), "\(base.output)")
    let changed = await CommandRun("import", sheet, "--into", path, "--overwrite")
    #expect(changed.status == 0, "\(changed.output)\(changed.errors)")
    let text = try folder.text("catalog.yml")
    #expect(!text.contains("\(field): true"), "\(text)")
    let again = await CommandRun("import", sheet, "--into", path)
    #expect(again.status == 0, "\(again.output)")
    #expect(try folder.text("catalog.yml") == text)
  }

  @Test(
    "a price replaces the one of the same storefront, by whichever key the catalog has it",
    arguments: [("JPN", "JPY"), ("JPY", "JPN"), ("JPY", "JPY"), ("KOR", "KRW")]) func sameStorefront(
      own: String, key: String
    )
    async throws
  {
    let folder = try TemporaryFolder()
    let text = Self.catalog.replacingOccurrences(of: "{USD: 0.99}", with: "{\(own): 800}")
    let path = try folder.write(text, to: "catalog.yml")
    let sheet = try folder.write("id,price[\(key)]\ncom.ex.g1,1000\n", to: "a.csv")
    let kept = await CommandRun("import", sheet, "--into", path)
    #expect(kept.status == 1 && kept.output.contains("the catalog has \"800\", the file \"1000\""), "\(kept.output)")
    #expect(try folder.text("catalog.yml") == text)
    let run = await CommandRun("import", sheet, "--into", path, "--overwrite")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(try folder.text("catalog.yml").contains("price: {\(own): 1000}"), "\(run.output)")
  }

  @Test("a subscription of the catalog stays in its group where the sheet names none", arguments: ["", ",Group"])
  func keptGroup(heading: String) async throws {
    let folder = try TemporaryFolder()
    let subscriptions = """
      subscriptionGroups:
        vip:
          localizations: {en-US: {title: Friends}}
          products: {m1: {period: 1 month, level: 1, price: {USD: 4.99}, localizations: {en-US: {title: Monthly}}}}

      """
    let path = try folder.write(Self.catalog + subscriptions, to: "catalog.yml")
    let sheet = try folder.write(
      "ID,Type,Description (English)\(heading)\ncom.ex.m1,auto-renewable,All books.\(heading.isEmpty ? "" : ",")\n",
      to: "a.csv")
    let run = await CommandRun("import", sheet, "--into", path)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(try folder.text("catalog.yml").contains("All books."))
    let new = try folder.write(
      "ID,Type,Description (English)\ncom.ex.m2,auto-renewable,All books.\n", to: "b.csv")
    #expect(await CommandRun("import", new, "--into", path).errors.contains("needs a group"))
  }

  @Test(
    "no product is retired whose rows are about other stores", arguments: [["Google Play"], ["android", "amazon"]])
  func pruneOtherStores(stores: [String]) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog, to: "catalog.yml")
    let rows = stores.map { "com.ex.g2,non-consumable,\($0)\n" }.joined()
    let sheet = try folder.write("ID,Type,Store\ncom.ex.g1,consumable,App Store\n\(rows)", to: "a.csv")
    let run = await CommandRun("import", sheet, "--into", path, "--prune")
    #expect(run.status == 1, "\(run.output)\(run.errors)")
    #expect(run.errors.contains("\"com.ex.g2\" is in") && run.errors.contains("other stores"), "\(run.errors)")
    #expect(try folder.text("catalog.yml") == Self.catalog)
  }

  @Test("an empty cell turns no flag off") func emptyFlags() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog, to: "catalog.yml")
    let sheet = try folder.write("ID,familySharable\ncom.ex.g2,\n", to: "a.csv")
    let run = await CommandRun("import", sheet, "--into", path)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }

  @Test(
    "no product is retired that is in a sheet that is not read",
    arguments: [
      [
        ("Coins", [["ID", "Type"], ["com.ex.g1", "consumable"]]),
        ("Unlocks", [["ID", "Type"], ["com.ex.g2", "non-consumable"]]),
      ],
      [
        ("消耗型", [["商品ID", "类型"], ["com.ex.g1", "消耗型"]]),
        ("价格", [["商品ID", "价格(元)"], ["com.ex.g1", "6"], ["com.ex.g2", "12"]]),
      ],
      [("商品", [["商品ID", "種別"], ["com.ex.g1", "消耗型"]]), ("メモ", [["com.ex.g2", "休止中"]])],
    ]) func prune(_ sheets: [(String, [[String]])]) async throws
  {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog, to: "catalog.yml")
    let book = try workbook(sheets, in: folder)
    for options in [[], ["--sheet", sheets[0].0]] {
      let run = await CommandRun(["import", book, "--into", path, "--prune"] + options, answers: ["y"])
      #expect(run.status == 1, "\(run.errors)")
      #expect(run.errors.contains(sheets[1].0), "\(run.errors)")
      #expect(try folder.text("catalog.yml") == Self.catalog)
    }
    let alone = try workbook([sheets[0]], in: folder)
    let run = await CommandRun(["import", alone, "--into", path, "--prune"], answers: ["y"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(try folder.text("catalog.yml").contains("retired"))
  }

  @Test(
    "sheets of one type each are read together, as their names say",
    arguments: [
      (["Consumables", "Non-consumables"], ["Product ID", "Reference Name", "Price (USD)", "Title", "Description"]),
      (["消耗型", "非消耗型"], ["商品ID", "参考名称", "价格(美元)", "英文名称", "英文描述"]),
    ]) func types(names: [String], heads: [String]) async throws
  {
    let folder = try TemporaryFolder()
    let book = try workbook(
      [
        (names[0], [heads, ["com.ex.a", "A1", "0.99", "60 Gems", "Some gems."], ["Total", "", "0.99", "", ""]]),
        (names[1], [heads, ["com.ex.b", "B1", "1.99", "No Ads", "Removes all ads."], ["Total", "", "1.99", "", ""]]),
      ], in: folder)
    let run = await CommandRun("import", book, "-o", folder.path("new.yml"), "--bundle-id", "com.ex")
    #expect(run.status == 0, "\(run.errors)")
    let text = try folder.text("new.yml")
    for part in ["type: consumable", "type: non-consumable", "{USD: 1.99}", "title: No Ads", "referenceName: B1"] {
      #expect(text.contains(part), "\(text)\(run.errors)")
    }
    #expect(!text.contains("Total"))
  }

  @Test("of several complete sheets, none is read until one is chosen") func severalSheets() async throws {
    let folder = try TemporaryFolder()
    let head = ["ID", "Type", "Title", "Description"]
    let book = try workbook(
      [
        ("English", [head, ["com.ex.a", "consumable", "60 Gems", "Some gems."]]),
        ("German", [head, ["com.ex.a", "consumable", "60 Edelsteine", "Einige Edelsteine."]]),
      ], in: folder)
    let run = await CommandRun("import", book, "-o", folder.path("new.yml"))
    #expect(run.status == 1)
    #expect(run.errors.contains("\"English\" and \"German\" both have them"), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.path("new.yml")))
    let chosen = await CommandRun("import", book, "--sheet", "German", "-o", folder.path("new.yml"))
    #expect(chosen.status == 0, "\(chosen.errors)")
    #expect(try folder.text("new.yml").contains("de-DE"))
  }
}
