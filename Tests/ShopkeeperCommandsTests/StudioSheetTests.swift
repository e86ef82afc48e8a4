import Foundation
import SourceSyntax
import TestTools
import Testing

/// A studio's sheet of 300 products, from its faults to the translations.
@Suite("A studio's sheet of 300 products") struct StudioSheetTests {
  enum Form: String, CaseIterable, Sendable {
    case csv, xlsx
    /// A CSV as the Chinese edition of Excel saves it.
    case gb18030

    var fileExtension: String { self == .xlsx ? "xlsx" : "csv" }
  }

  private static let headings = ["商品ID", "类型", "参考名称", "价格(元)", "中文名称", "中文描述", "英文名称", "英文描述", "金币数量", "审核备注"]

  private static let products: [[String]] = (0..<300).map { index in
    let coins = 60 + 10 * index
    return [
      "com.example.dragon.coins\(coins)", "消耗型", "\(coins) coins", "6", "\(coins)金币", "充值后获得\(coins)金币，可在商店使用。",
      "\(coins) Gold Coins", "Adds \(coins) gold coins to your balance.", "\(coins)", "主页 › 商店 › 金币",
    ]
  }

  /// The row and the heading of a cell, what it has instead, and a part of what is reported.
  private static let faults: [(row: Int, heading: String, text: String, message: String)] = [
    (5, "商品ID", "", "a product needs its ID"), (17, "类型", "消耗物", "\"type\" must be one of"),
    (31, "价格(元)", "六", "must be an amount such as 5.99, not \"六\""), (44, "价格(元)", "6.05", "is not a price point"),
    (58, "中文名称", "", "\"zh-Hans\" has no title"), (71, "中文描述", "", "\"zh-Hans\" has no description"),
    (86, "中文名称", String(repeating: "超级", count: 20), "the title has 40 characters"),
    (99, "英文描述", String(repeating: "gold and ", count: 20), "the description has"),
    (113, "商品ID", products[98][0], "is used twice"), (126, "商品ID", "com.example.dragon.金币1", "contains \"金\""),
    (139, "中文描述", "充值后获得86000金币，可在商店使用。", "86000"), (152, "中文描述", "充值45元获得1560金币，可在商店使用。", "45元"),
    (167, "中文名称", "30元", "is nothing but real money"), (180, "金币数量", "很多", "must be a quantity such as 400"),
    (195, "英文名称", "", "\"en-US\" has no title"), (211, "英文描述", "", "\"en-US\" has no description"),
    (225, "价格(元)", "", "the product has no price"), (240, "类型", "", "a product needs a type"),
    (256, "英文名称", "金币大礼包", "is written in "),
    (283, "审核备注", String(repeating: "看", count: 4_100), "the review notes have"),
  ]

  private static func sheet(_ rows: [[String]], as form: Form) throws -> Data {
    switch form {
    case .csv, .gb18030:
      var writer = DelimitedWriter(hasMark: form == .csv)
      for row in [headings] + rows { writer.row(row) }
      guard form == .gb18030 else { return Data(writer.output) }
      return Data(try Tool.encoded(String(decoding: writer.output, as: UTF8.self), as: "gb18030"))
    case .xlsx:
      let cells = rows.map { row in
        row.enumerated().map { column, text in
          Workbook.Cell(text, isNumber: [3, 8].contains(column) && Double(text) != nil)
        }
      }
      let sheet = Workbook.Sheet(name: "商品", rows: [headings.map { Workbook.Cell($0) }] + cells)
      return Data(try #require(Workbook(sheets: [sheet]).bytes()))
    }
  }

  @Test(
    "has its twenty faults reported in one run, and goes to the translators and back",
    arguments: Form.allCases.filter { $0 != .gb18030 || Tool.python.isInstalled }) func wholeWay(_ form: Form)
    async throws
  {
    let folder = try TemporaryFolder()
    let sheet = folder.url.appending(path: "shop.\(form.fileExtension)")
    var rows = Self.products
    for fault in Self.faults {
      let column = try #require(Self.headings.firstIndex(of: fault.heading))
      rows[fault.row - 2][column] = fault.text
    }
    try Self.sheet(rows, as: form).write(to: sheet)
    let catalog = folder.path("catalog.yml")
    let encoding = form == .gb18030 ? ["--encoding", "gb18030"] : []
    let arguments = ["import", sheet.path, "--bundle-id", "com.example.dragon", "-o", catalog] + encoding
    if form == .gb18030 {
      // Nothing is guessed, but the remedy is named.
      let unread = await CommandRun(Array(arguments.dropLast(2)))
      #expect(unread.status == 1)
      #expect(unread.errors.contains("looks like GB18030, with texts such as \"商品ID\", \"类型\""))
      #expect(unread.errors.contains("read it with --encoding gb18030"), "\(unread.errors)")
    }

    let refused = await CommandRun(arguments)
    #expect(refused.status == 1)
    #expect(!FileManager.default.fileExists(atPath: catalog))
    let lines = refused.errors.split(separator: "\n")
    for fault in Self.faults {
      let place = "row \(fault.row), column \"\(fault.heading)\": "
      #expect(
        lines.contains { $0.contains(place) && $0.contains(fault.message) },
        "\(place)\(fault.message)\n\(refused.errors)")
    }
    // The same, as the linter says it.
    let linted = await CommandRun(["lint", sheet.path, "-f", "concise"] + encoding)
    #expect(linted.output.contains("row 44, column \"价格(元)\": "), "\(linted.output)")

    try Self.sheet(Self.products, as: form).write(to: sheet)
    let imported = await CommandRun(arguments)
    #expect(imported.status == 0, "\(imported.errors)")
    let found = await CommandRun("lint", catalog, "--disable", "missing-screenshot,price-ladder")
    #expect(found.status == 0, "\(found.output)")
    #expect(found.output.contains("in 300 products (1 file)\n"), "\(found.output)")

    let xliff = folder.path("ja.xliff")
    let exported = await CommandRun("export", catalog, "-f", "xliff", "--locale", "ja", "-o", xliff)
    #expect(exported.status == 0, "\(exported.errors)")
    let untranslated = await CommandRun("import", xliff, "--into", catalog)
    #expect(untranslated.output == "0 products added, 0 changed, 0 kept\n")
    #expect(!untranslated.errors.contains("has no products"), "\(untranslated.errors)")
    try folder.write(Self.translated(try folder.text("ja.xliff")), to: "ja.xliff")
    let back = await CommandRun("import", xliff, "--into", catalog)
    #expect(back.status == 0, "\(back.output)\(back.errors)")
    let text = try folder.text("catalog.yml")
    #expect(text.components(separatedBy: "ja: {title: ").count == 301)
    #expect(text.contains("ja: {title: 60ゴールド, description: チャージ後60ゴールドを獲得し、ショップで使えます。}"))
    let last = await CommandRun("lint", catalog, "--disable", "missing-screenshot,price-ladder")
    #expect(last.status == 0, "\(last.output)")
  }

  /// The result of a translator's tool: a target after each source.
  private static func translated(_ xliff: String) -> String {
    xliff.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      guard line.contains("<source") else { return String(line) }
      let target = line.replacing("source", with: "target").replacing("充值后获得", with: "チャージ後").replacing(
        "金币，可在商店使用。", with: "ゴールドを獲得し、ショップで使えます。"
      ).replacing("金币", with: "ゴールド")
      return "\(line)\n\(target)"
    }.joined(separator: "\n").replacing("state=\"initial\"", with: "state=\"translated\"")
  }
}
