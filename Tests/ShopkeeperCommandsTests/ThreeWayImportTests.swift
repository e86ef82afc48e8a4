import Foundation
import SourceSyntax
import Testing

@Suite("Importing what somebody made from an earlier catalog") struct ThreeWayImportTests {
  private static let base = """
    catalog: 1
    app: {bundleID: com.example.shop, primaryLocale: en-US}
    products:
      coins:   # a pack
        type: consumable
        referenceName: Coins
        price: {USD: 0.99}
        localizations:
          en-US: {title: Coins, description: A pack of coins.}
          ja: {title: コイン, description: コインのパック。}
      gems:
        type: consumable
        referenceName: Gems
        price: {USD: 1.99}
        localizations:
          en-US: {title: Gems, description: A bag of gems.}
          ja: {title: ジェム, description: ジェムの袋。}
      gate:
        type: non-consumable
        referenceName: Gate
        localizations:
          en-US: {title: Gate, description: Opens the gate.}

    """

  /// A folder with the base, the sheet that was made from it, and the catalog of today.
  private func folder(sheet edits: [(String, String)], today: [(String, String)]) async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.base, to: "base.yml")
    let export = await CommandRun("export", folder.path("base.yml"), "-f", "csv", "-o", folder.path("shop.csv"))
    #expect(export.status == 0, "\(export.errors)")
    func write(_ text: String, _ edits: [(String, String)], to name: String) throws {
      var text = text
      for (old, new) in edits {
        #expect(text.contains(old), "\(old) in \(text)")
        text = text.replacing(old, with: new)
      }
      try folder.write(text, to: name)
    }
    try write(try folder.text("shop.csv"), edits, to: "shop.csv")
    try write(Self.base, today, to: "catalog.yml")
    return folder
  }

  private func run(_ folder: TemporaryFolder, _ options: String...) async -> CommandRun {
    await CommandRun(
      ["import", folder.path("shop.csv"), "--into", folder.path("catalog.yml"), "--base", folder.path("base.yml")]
        + options)
  }

  @Test("takes what only the file has changed, and keeps what only the catalog has") func merged() async throws {
    let folder = try await folder(
      sheet: [("ジェムの袋。", "ジェムがいっぱい。"), ("Coins,", "Gold,")],
      today: [("{USD: 0.99}", "{USD: 1.29}   # raised"), ("title: Gems", "title: Jewels")])
    let run = await run(folder)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let text = try folder.text("catalog.yml")
    for part in ["ジェムがいっぱい。", "{USD: 1.29}   # raised", "title: Jewels", "coins:   # a pack"] {
      #expect(text.contains(part), "\(part): \(text)")
    }
    #expect(!text.contains("0.99") && !text.contains("title: Gems"))
    let again = await self.run(folder)
    #expect(again.status == 0 && again.output.contains("0 changed"), "\(again.output)")
  }

  @Test("names both places of a conflict, and what both began with") func conflict() async throws {
    let folder = try await folder(sheet: [("A bag of gems.", "A sack of gems.")], today: [("A bag of", "A box of")])
    let run = await run(folder)
    #expect(run.status == 1)
    let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("!") }
    #expect(lines.count == 1, "\(run.output)")
    let line = String(lines.first ?? "")
    #expect(line.hasPrefix("! com.example.shop.gems: localizations.en-US.description: "))
    for part in [
      "catalog.yml:16 has \"A box of gems.\", ", "shop.csv row ",
      ", column \"description[en-US]\" \"A sack of gems.\", ",
      "base.yml \"A bag of gems.\"",
    ] { #expect(line.contains(part), "\(part): \(line)") }
    let taken = await self.run(folder, "--overwrite")
    #expect(taken.status == 0, "\(taken.output)")
    #expect(try folder.text("catalog.yml").contains("A sack of gems."))
  }

  @Test("lists cells that were cleared and rows that were deleted, until somebody decides") func dropped() async throws
  {
    let folder = try await folder(
      sheet: [("ジェムの袋。", ""), ("ジェム", "")],
      today: [("  gate:", "  map:\n    type: non-consumable\n    referenceName: Map\n  gate:")])
    let sheet = try folder.text("shop.csv").split(whereSeparator: \.isNewline).filter {
      !$0.contains("Opens the gate.")
    }
    try folder.write(sheet.joined(separator: "\n") + "\n", to: "shop.csv")
    let before = try folder.text("catalog.yml")
    let listed = await run(folder)
    #expect(listed.status == 1, "\(listed.output)\(listed.errors)")
    #expect(try folder.text("catalog.yml") == before)
    for line in [
      "? com.example.shop.gate: deleted in the file, and kept; --prune retires it",
      "? com.example.shop.gems: localizations.ja.title: cleared in the file, and kept as \"ジェム\"; --clear removes it",
    ] { #expect(listed.output.contains(line), "\(line): \(listed.output)") }
    #expect(listed.output.contains("3 to decide"))
    let decided = await run(folder, "--clear", "--prune")
    #expect(decided.status == 0, "\(decided.output)\(decided.errors)")
    let after = try folder.text("catalog.yml")
    #expect(!after.contains("ジェム") && after.contains("コイン") && after.contains("retired:"))
    #expect(after.contains("com.example.shop.gate") && !after.contains("Opens the gate."))
    // It was added since, so it was never in the sheet.
    #expect(after.contains("map:"))
  }

  private static let columns = """
    catalog: 1
    app: {bundleID: com.example.shop, primaryLocale: en-US}
    currencies:
      gold: {en-US: gold, ja: [ゴールド, 金]}
    templates:
      pack:
        en-US: {title: "{gold} Coins", description: "Adds {gold} coins."}
        ja: {title: "コイン{gold}枚", description: "コインを{gold}枚。"}
    products:
      coins:
        type: consumable
        referenceName: Coins
        price: {USD: 0.99, EUR: 1.19}
        grants: {gold: 10}
        storefronts: [USA, DEU]
        localizations:
          en-US: {title: Coins, description: A pack of coins.}
          ja: {title: コイン, description: コインのパック。}
        review: {notes: Shop}

    """

  @Test(
    "a column that was cleared to the last cell needs a decision, unlike one that the file lacks",
    arguments: [
      ("title[ja]", ["coins: localizations.ja.title", "currency gold: ja", "template pack: ja.title"]),
      ("description[ja]", ["coins: localizations.ja.description", "template pack: ja.description"]),
      ("price[EUR]", ["coins: price.EUR"]), ("storefronts", ["coins: storefronts"]),
      ("reviewNotes", ["coins: review.notes"]),
    ], ["csv", "xlsx"])
  func clearedColumn(_ column: (heading: String, fields: [String]), _ format: String) async throws {
    let folder = try TemporaryFolder()
    for name in ["base.yml", "catalog.yml"] { try folder.write(Self.columns, to: name) }
    let export = await CommandRun("export", folder.path("base.yml"), "-f", "xlsx", "-o", folder.path("whole.xlsx"))
    #expect(export.status == 0, "\(export.errors)")
    let bytes = try [UInt8](Data(contentsOf: URL(filePath: folder.path("whole.xlsx"))))
    let whole = try Workbook(reading: SourceFile(name: "", bytes: bytes)).sheets[0].rows
    let place = try #require(whole[0].firstIndex { $0.text == column.heading })
    func write(_ rows: [[Workbook.Cell]], to name: String) throws -> String {
      let file = folder.path("\(name).\(format)")
      if format == "csv" {
        var writer = DelimitedWriter(hasMark: true)
        for row in rows { writer.row(row.map(\.text)) }
        try Data(writer.output).write(to: URL(filePath: file))
      } else {
        let bytes = try #require(Workbook(sheets: [.init(name: "Products", rows: rows)]).bytes())
        try Data(bytes).write(to: URL(filePath: file))
      }
      return file
    }
    let file = try write(
      whole.enumerated().map { number, row in
        row.enumerated().map { $0.offset == place && number > 0 ? Workbook.Cell("") : $0.element }
      }, to: "cleared")
    let other = try write(
      whole.map { row in row.enumerated().filter { $0.offset != place }.map(\.element) }, to: "without")
    func imported(_ file: String, _ options: String...) async -> CommandRun {
      await CommandRun(
        ["import", file, "--into", folder.path("catalog.yml"), "--base", folder.path("base.yml")] + options)
    }
    let without = await imported(other, "--clear")
    #expect(without.status == 0 && !without.output.contains("cleared"), "\(without.output)\(without.errors)")
    #expect(try folder.text("catalog.yml") == Self.columns)
    let listed = await imported(file)
    #expect(listed.status == 1, "\(listed.output)\(listed.errors)")
    for field in column.fields { #expect(listed.output.contains("\(field): cleared in the file"), "\(listed.output)") }
    #expect(listed.output.contains("\(column.fields.count) to decide"), "\(listed.output)")
    #expect(try folder.text("catalog.yml") == Self.columns)
    let cleared = await imported(file, "--clear")
    #expect(cleared.status == 0, "\(cleared.output)\(cleared.errors)")
    let again = await imported(file)
    #expect(again.status == 0 && again.output.contains("0 changed"), "\(again.output)\(again.errors)")
  }

  @Test("the names of a currency are compared with what both sides began with") func currencyNames() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.columns, to: "base.yml")
    #expect(
      await CommandRun("export", folder.path("base.yml"), "-f", "csv", "-o", folder.path("shop.csv")).status == 0)
    let sheet = try folder.text("shop.csv")
    // Only the catalog has changed the English name, and only the sheet the Japanese ones.
    try folder.write(Self.columns.replacing("en-US: gold,", with: "en-US: coins,"), to: "catalog.yml")
    #expect(sheet.contains("ゴールド"))
    try folder.write(sheet.replacing("ゴールド", with: "コイン"), to: "shop.csv")
    let run = await run(folder)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let text = try folder.text("catalog.yml")
    #expect(text.contains("en-US: coins,") && text.contains("[コイン, 金]"), "\(text)")
    // Both have changed it.
    try folder.write(Self.columns.replacing("ゴールド", with: "お金"), to: "catalog.yml")
    let both = await self.run(folder)
    #expect(both.status == 1 && both.output.contains("! currency gold: ja: "), "\(both.output)")
  }

  @Test("what one side has dropped and the other has changed is a conflict") func droppedAndChanged() async throws {
    let folder = try await folder(
      sheet: [("ジェム,", ","), ("コインのパック。", "コインがたくさん。")],
      today: [("title: ジェム", "title: 宝石"), ("title: Gate", "title: Door")])
    var sheet = try folder.text("shop.csv").split(whereSeparator: \.isNewline).filter {
      !$0.contains("Opens the gate.")
    }
    try folder.write(sheet.joined(separator: "\n") + "\n", to: "shop.csv")
    let run = await run(folder, "--clear", "--prune")
    #expect(run.status == 1, "\(run.output)")
    #expect(run.output.contains("gate: deleted in the file, and changed in the catalog since"), "\(run.output)")
    #expect(run.output.contains("has \"宝石\", the file nothing, and"), "\(run.output)")
    let text = try folder.text("catalog.yml")
    #expect(text.contains("宝石") && text.contains("Door") && text.contains("コインがたくさん。"))
    // The catalog has removed a product that the sheet has changed.
    let start = try #require(text.range(of: "  coins:"))
    let end = try #require(text.range(of: "  gems:"))
    try folder.write(text.replacingCharacters(in: start.lowerBound..<end.lowerBound, with: ""), to: "catalog.yml")
    sheet = sheet.filter { !$0.contains("Gems") }
    let removed = await self.run(folder)
    #expect(removed.output.contains("coins: changed in the file, and removed from the catalog since"))
    #expect(try !folder.text("catalog.yml").contains("coins:"))
  }

  @Test("a revision of the catalog is a base as well", .enabled(if: GitRepository.isInstalled)) func revision()
    async throws
  {
    let repository = try GitRepository()
    let folder = repository.folder
    try folder.write(Self.base, to: "catalog.yml")
    try repository.commit()
    try repository.git("tag", "v1")
    #expect(
      await CommandRun("export", folder.path("catalog.yml"), "-f", "xlsx", "-o", folder.path("s.xlsx")).status == 0)
    try folder.write(Self.base.replacing("0.99", with: "2.99"), to: "catalog.yml")
    let line = ["import", folder.path("s.xlsx"), "--into", folder.path("catalog.yml")]
    let run = await CommandRun(line + ["--base", "v1"])
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(try folder.text("catalog.yml").contains("2.99"))
    let plain = await CommandRun(line)
    #expect(plain.status == 1, "without a base, the older price is a conflict: \(plain.output)")
  }

  @Test("takes a folder of products for the base") func folderBase() async throws {
    let folder = try TemporaryFolder()
    let product =
      #"{"sku": "com.ex.a", "purchaseType": "managedUser", "listings": {"en-US": {"title": "A", "description": "B"}}}"#
    let base = "app/src/main/play/products/a.json"
    try folder.write(product, to: base)
    try folder.write(product.replacing("B", with: "C"), to: "new/\(base)")
    let new = await CommandRun("import", folder.path("app"), "-o", folder.path("c.yml"), "--bundle-id", "com.ex")
    #expect(new.status == 0, "\(new.errors)")
    let run = await CommandRun(
      "import", folder.path("new/app"), "--into", folder.path("c.yml"), "--base", folder.path("app"))
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(try folder.text("c.yml").contains("description: C"))
  }

  @Test(
    "needs a base that can be read, and a catalog",
    arguments: [
      (["--base", "nothing-here"], "nothing-here"), (["--clear"], "--clear needs what FILE was made from"),
    ]) func wrong(_ options: [String], _ message: String) async throws
  {
    let folder = try await folder(sheet: [], today: [])
    let run = await CommandRun(
      ["import", folder.path("shop.csv"), "--into", folder.path("catalog.yml")] + options)
    #expect(run.status >= 2 && run.errors.contains(message), "\(run.status) \(run.errors)")
    #expect(try folder.text("catalog.yml") == Self.base)
  }
}
