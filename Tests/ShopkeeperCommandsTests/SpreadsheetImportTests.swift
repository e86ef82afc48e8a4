import Foundation
import Testing

/// Changes that people make to a table in a spreadsheet, and their effects on the catalog.
@Suite("Importing a table that was edited in a spreadsheet") struct SpreadsheetImportTests {
  private static let catalog = """
    # The shop.
    catalog: 1
    app: {bundleID: com.example.shop, primaryLocale: en-US, locales: [en-US, ja]}   # the app
    currencies: {gold: {en-US: [gold coins, gold]}}
    templates:
      pack:   # generated
        en-US: {title: "{quantity} Coins", description: "Adds {quantity} coins for {price} dollars."}
    products:
      coins:   # a pack
        type: consumable
        price: {tier: 1}   # the first
        grants: {gold: 60}
        template: pack
        review: {screenshot: shots/shop.png, notes: Home}

      # kept for good
      gate:
        type: non-consumable
        price: {USD: 1.99}
        localizations: {en-US: {title: Gate, description: A gate of iron.}}

    """

  /// A table as rows of cells by the names of columns.
  private struct Table {
    var header: [String]
    var rows: [[String]]

    init(_ text: String) throws {
      let lines = text.replacing("\u{FEFF}", with: "").replacing("\r\n", with: "\n").split(separator: "\n").map(
        Self.cells)
      header = try #require(lines.first)
      rows = Array(lines.dropFirst())
    }

    private static func cells(_ line: Substring) -> [String] {
      var cells = [""]
      var isQuoted = false
      for character in line {
        switch character {
        case "\"": isQuoted.toggle()
        case "," where !isQuoted: cells.append("")
        case "\r", "\r\n": continue
        default: cells[cells.count - 1].append(character)
        }
      }
      return cells
    }

    mutating func set(_ id: String, _ column: String, to value: String) throws {
      let row = try #require(rows.firstIndex { $0.contains(id) })
      rows[row][try #require(header.firstIndex(of: column))] = value
    }

    func text(separator: String, lineBreak: String, mark: String) -> String {
      mark
        + ([header] + rows).map { row in
          row.map { cell in
            let isBare = cell.allSatisfy { !"\",;\t\n".contains($0) }
            return isBare ? cell : "\"\(cell)\""
          }.joined(separator: separator) + lineBreak
        }.joined()
    }
  }

  @Test("accepts any separator, line break and order of columns", arguments: [",", ";", "\t"], ["\n", "\r\n"])
  func edited(separator: String, lineBreak: String) async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog, to: "shop/catalog.yml")
    try folder.write("image", to: "shop/shots/shop.png")
    let exported = await CommandRun("export", path, "-f", "csv", "-o", folder.path("a.csv"))
    #expect(exported.status == 0, "\(exported.errors)")
    var table = try Table(try folder.text("a.csv"))
    try table.set("com.example.shop.coins", "price[tier]", to: "2")
    try table.set("com.example.shop.gate", "title[en-US]", to: "Iron Gate; old")
    try table.set("com.example.shop.gate", "description[en-US]", to: "")
    // Another product, a column of the team's own, and an empty row.
    var new = table.header.map { _ in "" }
    for (column, value) in [
      ("kind", "product"), ("id", "com.example.shop.key"), ("type", "non-consumable"), ("price[USD]", "0.99"),
      ("title[en-US]", "Key"),
    ] { new[try #require(table.header.firstIndex(of: column))] = value }
    table.rows += [new, table.header.map { _ in "" }]
    table.header.append("Who")
    for index in table.rows.indices { table.rows[index].append("Ann") }
    table.header.reverse()
    for index in table.rows.indices { table.rows[index].reverse() }
    table.rows.removeLast()
    // Passed around, and saved elsewhere.
    let file = try folder.write(
      table.text(separator: separator, lineBreak: lineBreak, mark: "\u{FEFF}"), to: "downloads/a.csv")

    let reported = await CommandRun("import", file, "--into", path)
    #expect(reported.status == 1, "\(reported.errors)")
    #expect(reported.errors.contains("a.csv:1:1: warning: the column \"Who\""), "\(reported.errors)")
    #expect(
      reported.output == """
        + com.example.shop.key
        ! com.example.shop.coins: price.tier: the catalog has "1", the file "2"
        ! com.example.shop.gate: localizations.en-US.title: the catalog has "Gate", the file "Iron Gate; old"

        1 product added, 0 changed, 2 kept; 2 conflicts, in which the catalog is unchanged

        """)
    let taken = await CommandRun("import", file, "--into", path, "--overwrite")
    #expect(taken.status == 0, "\(taken.output)")
    // Texts from a template are left to it, and comments and order are kept.
    let added = [
      "", "  key:", "    type: non-consumable", "    price: {USD: 0.99}", "    localizations:",
      "      en-US: {title: Key}", "",
    ]
    let expected =
      Self.catalog.replacing("{tier: 1}", with: "{tier: 2}").replacing("title: Gate,", with: "title: Iron Gate; old,")
      + added.joined(separator: "\n")
    #expect(try folder.text("shop/catalog.yml") == expected)
  }

  @Test("a few columns are enough for existing products") func fewColumns() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog, to: "catalog.yml")
    let file = try folder.write(
      "id;price[tier]\r\ncom.example.shop.coins;5\r\ncom.example.shop.other;6\r\n", to: "a.csv")
    let run = await CommandRun("import", file, "--into", path, "--overwrite")
    #expect(
      run.output == """
        ~ com.example.shop.coins
            price.tier: "1" → "5"
        ! com.example.shop.other: type: missing in the file, and a new product needs one; it is left out

        0 products added, 1 changed, 0 kept, 1 not in the file; 1 conflict, in which the catalog is unchanged

        """)
    #expect(try folder.text("catalog.yml") == Self.catalog.replacing("{tier: 1}   #", with: "{tier: 5}   #"))
  }

  @Test("templates, currencies and required locales are also compared and imported") func terms() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.catalog, to: "catalog.yml")
    let other = Self.catalog.replacing("[gold coins, gold]", with: "[\"coins, gold\", gold], ja: 金").replacing(
      "locales: [en-US, ja]", with: "locales: [en-US, ja, ko]"
    ).replacing("{quantity} Coins", with: "{quantity} Pieces").replacing(
      "products:\n", with: "  best:\n    en-US: {title: Best}\nproducts:\n")
    let file = try folder.write(other, to: "other.yml")
    let run = await CommandRun("import", file, "--into", path)
    #expect(run.status == 1, "\(run.errors)")
    #expect(
      run.output == """
        + template best
        ~ currency gold
            ja: "金" added
        ! app: locales: the catalog has "en-US, ja", the file "en-US, ja, ko"
        ! currency gold: en-US: the catalog has "gold coins, gold", the file "coins\\, gold, gold"
        ! template pack: en-US.title: the catalog has "{quantity} Coins", the file "{quantity} Pieces"

        0 products added, 0 changed, 2 kept; 3 conflicts, in which the catalog is unchanged

        """)
    let all = await CommandRun("import", file, "--into", path, "--overwrite")
    #expect(all.status == 0, "\(all.output)\(all.errors)")
    let same = await CommandRun("diff", file, path)
    #expect(same.status == 0, "\(same.output)")
  }

  @Test("--dry-run lists what a new catalog would have, and writes nothing", arguments: [["-o"], []])
  func newDryRun(option: [String]) async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("Product ID,Type,Price,Name,Owner\ncom.ex.a.x,consumable,0.99,Gold,Ann\n", to: "a.csv")
    let output = option + (option.isEmpty ? [] : [folder.path("new.yml")])
    let run = await CommandRun(["import", file, "--dry-run"] + output)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("+ com.ex.a.x") && run.output.contains("1 product added"), "\(run.output)")
    #expect(run.errors.contains("\"Owner\" is not part of a catalog") && run.errors.contains("Name → title"))
    #expect(run.errors.contains("nothing was written"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.csv"])
  }

  @Test("invalid options are a usage error", arguments: [["--overwrite"], ["--prune"]]) func usage(_ words: [String])
    async
  {
    let run = await CommandRun(["import", Samples.catalog("Minimal")] + words)
    #expect(run.status == 2)
    #expect(run.errors.contains("needs a catalog given with --into"))
  }
}
