import Foundation
import SourceSyntax
import Testing

/// Sheets as designers hand them over: titles, merged cells, blank columns, remarks, regions, currencies.
@Suite("A designer's messy sheet") struct MessySheetTests {
  struct Sheet: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var rows: [[String]]
    var map: String
    /// Lines of the catalog that is made.
    var expected: [String]
    /// Parts of what is said.
    var said: [String]
  }

  private static let sheets = [
    Sheet(
      testDescription: "in Chinese",
      rows: [
        ["《星河远征》内购商品表（第二版）"], [], ["", "", "", "英文（美国）", "", "", "葡萄牙语（巴西）", "", "", "中文（繁体）", ""],
        ["商品ID", "商品类型", "价格（美元）", "名称", "描述", "", "名称", "描述", "", "名称", "描述"], ["必填", "必填", "必填", "必填", "选填"],
        [
          "com.s.gem60", "消耗型", "0.99", "60 Gems", "Adds 60 gems.", "", "60 Gemas", "Soma 60 gemas.", "", "60寶石",
          "增加60顆寶石。",
        ],
        [
          "com.s.noads", "买断", "2.99", "No Ads", "Removes all ads.", "", "Sem Anúncios", "Remove os anúncios.", "",
          "移除廣告", "移除所有廣告。",
        ],
        [], ["注：价格以美国区为准，其他区自动换算"],
      ], map: "买断=non-consumable",
      expected: [
        "primaryLocale: en-US", "locales: [en-US, pt-BR, zh-Hant]", "price: {USD: 0.99}", "type: non-consumable",
        "pt-BR: {title: 60 Gemas, description: Soma 60 gemas.}", "zh-Hant: {title: 60寶石, description: 增加60顆寶石。}",
      ], said: ["葡萄牙语（巴西）/名称 → title[pt-BR]", "价格（美元） → price[USD]", "\"必填\" looks like a remark", "\"注：价格"]),
    Sheet(
      testDescription: "in English",
      rows: [
        ["IAP master list", "", "", ""],
        [
          "Product ID", "Type", "Price (USD)", "Price (EUR)", "English (UK)", "English (UK)", "Spanish (Latin America)",
          "Spanish (Latin America)", "Notes to self",
        ],
        ["", "", "", "", "Display Name", "Description", "Display Name", "Description", ""],
        [
          "com.s.gold", "Consumable", "$4.99", "4,99 €", "Gold", "Gives you a pile.", "Oro", "Te da un montón.",
          "ask Ann",
        ],
        [
          "com.s.life", "Permanent", "$9.99", "9,99 €", "Lifetime", "Unlocks all levels.", "Vitalicio",
          "Abre los niveles.", "",
        ],
        ["Total", "", "$14.98", "", "", "", "", "", ""],
      ], map: "Permanent=non-consumable",
      expected: [
        "primaryLocale: en-GB", "locales: [en-GB, es-MX]", "price: {USD: 4.99, EUR: 4.99}",
        "es-MX: {title: Oro, description: Te da un montón.}",
      ], said: ["Spanish (Latin America)/Display Name → title[es-MX]", "\"Total\" looks like a sum", "Notes to self"]),
    Sheet(
      testDescription: "in Japanese",
      rows: [
        ["課金アイテム一覧（最終更新日：11月）"],
        ["No", "アイテムID", "種別", "価格(円)", "日本語", "", "英語（アメリカ）", "", "ポルトガル語", ""],
        [
          "1", "com.s.c100", "消耗型", "160", "100コイン", "コインを100枚追加。", "100 Coins", "Adds 100 coins.", "100 Moedas",
          "Soma 100 moedas.",
        ],
        ["2", "com.s.pass", "課金", "800", "パス", "全ステージを開放。", "Pass", "Opens all stages.", "Passe", "Abre as fases."],
        ["※価格は税込です"],
      ], map: "課金=non-consumable, ポルトガル語=pt-BR",
      expected: [
        "primaryLocale: ja", "locales: [ja, en-US, pt-BR]", "price: {JPY: 160}",
        "pt-BR: {title: Passe, description: Abre as fases.}",
      ],
      said: ["日本語 → title[ja]", "column F → description[ja]", "the row has nothing in a column that is read"]),
  ]

  @Test("is read as it was meant, as CSV and as a workbook", arguments: sheets, ["csv", "xlsx"]) func read(
    _ sheet: Sheet, _ form: String
  ) async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "sheet.\(form)")
    if form == "csv" {
      var writer = DelimitedWriter()
      for row in sheet.rows { writer.row(row) }
      try Data(writer.output).write(to: file)
    } else {
      let rows = sheet.rows.map { $0.map { Workbook.Cell($0) } }
      try Data(try #require(Workbook(sheets: [.init(name: "商品", rows: rows)]).bytes())).write(to: file)
    }
    let arguments = ["import", file.path, "--bundle-id", "com.s", "-o", folder.path("catalog.yml")]
    let refused = await CommandRun(arguments)
    #expect(refused.status == 1)
    // Open questions are reported with the map to paste.
    for entry in sheet.map.components(separatedBy: ", ") {
      let word = entry.prefix { $0 != "=" }
      #expect(refused.errors.contains("--map '\(word)="), "\(refused.errors)")
    }
    let run = await CommandRun(arguments + ["--map", sheet.map])
    #expect(run.status == 0, "\(run.errors)")
    for part in sheet.said { #expect(run.errors.contains(part), "\(part) in \(run.errors)") }
    let catalog = try folder.text("catalog.yml")
    for line in sheet.expected { #expect(catalog.contains(line), "\(line) in \(catalog)") }
    #expect(catalog.components(separatedBy: "    type: ").count == 3, "\(catalog)")
  }

  @Test(
    "has the primary locale that its texts and prices speak for, which is said",
    arguments: [
      (["价格(美元)"], "en-US"), (["价格(元)"], "zh-Hans"), (["价格(元)", "价格(美元)"], "zh-Hans"),
    ]) func primaryLocale(prices: [String], locale: String) async throws
  {
    let folder = try TemporaryFolder()
    let sheet = try folder.write(
      "商品ID,类型,\(prices.joined(separator: ",")),中文名称,英文名称\ncom.s.a,消耗型,\(prices.map { _ in "6" }.joined(separator: ",")),金,Gold\n",
      to: "a.csv")
    let run = await CommandRun(["import", sheet, "--bundle-id", "com.s"])
    #expect(run.output.contains("primaryLocale: \(locale)\n"), "\(run.output)")
    #expect(run.errors.contains("the primary locale is taken to be \(locale), which"), "\(run.errors)")
  }

  @Test(
    "has locales that only some products have texts in, which is said",
    arguments: [
      "id,type,price[USD],title[en-US],title[ja]\na.x,consumable,1,Gold,金貨\na.y,consumable,1,Gem,\n",
      "id,type,price[USD],language,title\na.x,consumable,1,en,Gold\na.x,,,ja,金貨\na.y,consumable,1,en,Gem\n",
      "商品ID,类型,价格(美元),英文名称,日文名称\na.x,消耗型,1,Gold,金貨\na.y,消耗型,1,Gem,\n",
    ]) func partial(text: String) async throws
  {
    let folder = try TemporaryFolder()
    let run = await CommandRun("import", try folder.write(text, to: "a.csv"), "--bundle-id", "com.s")
    #expect(run.errors.contains("warning: only some products have titles in ja (1 of 2)\n"), "\(run.errors)")
  }

  @Test("takes what it leaves open from the catalog that it is merged into") func into() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      catalog: 1
      app: {bundleID: com.s, primaryLocale: pt-BR, locales: [pt-BR, zh-Hant]}
      products:
        a:
          type: consumable
          price: {USD: 1}
          localizations: {pt-BR: {title: Ouro}}

      """, to: "catalog.yml")
    let sheet = try folder.write(
      "id,title,Title (Chinese),Description (Portuguese)\ncom.s.a,Ouro,金,Algum ouro\n", to: "a.csv")
    let run = await CommandRun("import", sheet, "--into", path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("is taken for pt-BR"), "\(run.errors)")
    let text = try folder.text("catalog.yml")
    for part in ["description: Algum ouro", "zh-Hant: {title: 金}"] { #expect(text.contains(part), "\(text)") }
  }

  @Test("of App Store Connect's prices of one product is named as what it is") func priceList() async throws {
    let folder = try TemporaryFolder()
    let list = try folder.write(
      "Countries or Regions,Currency Code,Price,Proceeds,Proceeds Rate\nGermany,EUR,10.99,6.46,0.85\n", to: "prices.csv"
    )
    let run = await CommandRun("import", list, "--bundle-id", "com.s", "--from", "csv")
    #expect(run.status == 1)
    #expect(run.errors.contains("App Store Connect's list of the prices of one product"), "\(run.errors)")
  }
}
