import AppStoreReference
import CatalogModel
import ForeignFormats
import SourceSyntax
import Testing

@testable import CatalogFormats

@Suite("Headings of tables in the words of a team") struct HeadingTests {
  private func read(_ text: String, map: String = "") throws -> CatalogDocument {
    CatalogTableDecoder.read(SourceFile(name: "a.csv", text: text), map: try ColumnMap(map))
  }

  private func columns(of headings: [String]) -> [String?] {
    let language = HeadingLanguage(headings)
    return headings.map { HeadingGuess($0, in: language)?.column.text }
  }

  @Test(
    "are guessed in Chinese, Japanese and English",
    arguments: [
      (
        ["商品ID", "名称", "价格(元)", "描述", "商品类型", "钻石数量", "英文名称", "日文描述", "参考名称"],
        [
          "id", "title[zh-Hans]", "price[CNY]", "description[zh-Hans]", "type", "grants[钻石]", "title[en-US]",
          "description[ja]", "referenceName",
        ]
      ),
      (
        ["商品ID", "商品名", "価格（円）", "商品説明", "種別", "コイン個数", "表示名（英語）", "審査メモ"],
        ["id", "title[ja]", "price[JPY]", "description[ja]", "type", "grants[コイン]", "title[en-US]", "reviewNotes"]
      ),
      (
        ["產品ID", "顯示名稱", "售價", "說明", "類型", "訂閱群組", "訂閱期間"],
        ["id", "title[zh-Hant]", "price[TWD]", "description[zh-Hant]", "type", "group", "period"]
      ),
      (
        ["Product ID", "Display Name (French)", "US$ Price", "Price Tier", "Gem Amount", "Owner"],
        ["id", "title[fr-FR]", "price[USD]", "price[tier]", "grants[Gem]", nil]
      ),
      (
        [
          "product_id", "price_pln", "TRY price", "title_pl", "name_pt-BR", "desc_de", "desc_en", "name id", "Price UK",
        ],
        [
          "id", "price[PLN]", "price[TRY]", "title[pl]", "title[pt-BR]", "description[de-DE]", "description[en-US]",
          nil, "price[GBR]",
        ]
      ),
      (
        ["*商品编号（必填）", "【简体】标题", "人民币价格", "美元售价", "国区价格", "备注", "库存数量"],
        ["id", "title[zh-Hans]", "price[CNY]", "price[USD]", "price[CHN]", nil, nil]
      ),
      (
        ["商品ID", "名称（内部）", "名称（西）", "描述（泰）", "名称（45字以内）", "名称（葡）", "标题（阿）"],
        ["id", nil, "title", "description[th]", "title[zh-Hans]", "title", "title[ar-SA]"]
      ),
      (
        ["Product ID", "Title (old)", "Description (for QA)", "Description (internal)", "Title (max 30)"],
        ["id", nil, nil, nil, "title"]
      ),
      (
        ["产品 ID", "订阅时限", "订阅等级", "家人共享", "备注"], ["id", "period", "level", "familySharable", nil]
      ),
      (["제품 ID", "구독 기간", "등급", "가족 공유", "비고"], ["id", "period", "level", "familySharable", nil]),
      (["Product ID", "Review Notes", "Notes", "Cost"], ["id", "reviewNotes", nil, "price"]),
      (["商品ID", "名前（内部用）", "説明（社内メモ）", "名前"], ["id", nil, nil, "title[ja]"]),
    ] as [([String], [String?])]) func guesses(headings: [String], expected: [String?])
  { #expect(columns(of: headings) == expected) }

  @Test("show what was guessed, once") func shown() throws {
    let document = try read("商品ID,类型,价格(元)\na.x,消耗型,¥6\n")
    #expect(document.diagnostics.map(\.severity) == [.info])
    #expect(
      document.diagnostics.first?.message
        == "the headings are read as their words suggest; --map gives them other meanings")
    #expect(
      document.diagnostics.first?.related.map(\.message) == ["商品ID → id", "类型 → type", "价格(元) → price[CNY]"])
    #expect(document.catalog.products.first?.price?.amounts.map(\.description) == ["CNY 6"])
    #expect(document.catalog.products.first?.type == .consumable)
  }

  @Test("are what a map says, in full-width forms and any case as well") func mapped() throws {
    let document = try read(
      "商品ｉｄ, 价格（元）,名称,备注,type\na.x,6.0,六十金币,x,consumable\n", map: "商品ID=item, 价格(元)=price[USD], 名称=title[zh-Hant], 备注=-"
    )
    #expect(document.diagnostics.map(\.message) == [])
    let product = try #require(document.catalog.products.first)
    #expect(product.price?.amounts.map(\.description) == ["USD 6"])
    #expect(product.localizations.map(\.locale) == ["zh-Hant"])
  }

  @Test(
    "are refused in a map that makes no sense",
    arguments: [
      ("商品ID", "expected HEADING=COLUMN, such as 商品ID=id, not \"商品ID\""),
      ("名称=titel", "unknown column \"titel\"; did you mean \"title\"?"),
      ("价格=price[CNU]", "unknown price \"CNU\"; did you mean \"price[CNY]\"?"),
      ("a=id, A=type", "the heading \"A\" occurs twice"),
      ("等级=level[en-US]", "the column \"level\" has no \"level[en-US]\""),
    ]) func badMap(text: String, message: String)
  {
    let fault = #expect(throws: ColumnMapFault.self) { try ColumnMap(text) }
    #expect(fault?.description == message)
  }

  @Test("that a map names must be in the table") func absent() throws {
    let document = try read("商品ID,类型\na.x,消耗型\n", map: "商品1D=id, 类型=type")
    #expect(
      document.diagnostics.first { $0.severity == .error }?.message
        == "the table has no heading \"商品1D\"; did you mean \"商品ID\"?")
  }

  @Test("may be below a title, and rows are counted as a spreadsheet counts them") func titled() throws {
    let document = try read("2026年商品表,,\n,,\n商品ID,类型,价格(元)\na.x,消耗型,6\na.y,消耗型,六\n,消耗型,6\n")
    #expect(document.catalog.products.map(\.productID) == ["a.x", "a.y", ""])
    #expect(
      document.diagnostics.filter { $0.severity == .error }.map(\.message) == [
        "row 5, column \"价格(元)\": a price in CNY must be an amount such as 5.99, not \"六\"",
        "row 6, column \"商品ID\": a product needs its ID",
      ])
  }

  @Test(
    "in a notation of their own are shown with what they are read as",
    arguments: [
      ("Price $", "price[USD]"), ("Description(EN)", "description[en-US]"), ("Price(usd)", "price[USD]"),
      ("Title (en-US)", "title[en-US]"), ("Title: ja", "title[ja]"),
    ]) func notation(heading: String, column: String) throws
  {
    let document = try read("id,type,\(heading)\na.x,consumable,1\n")
    #expect(document.diagnostics.map(\.severity) == [.info])
    #expect(document.diagnostics.flatMap(\.related).map(\.message) == ["\(heading) → \(column)"])
  }

  @Test("that are names of columns need no word", arguments: ["Reference_Name", "title[EN-us]", "Level"]) func names(
    heading: String
  ) throws { #expect(try !read("ID,Type,\(heading)\n").diagnostics.contains { $0.severity == .info }) }

  @Test("\"Kind\" is the type of products, unless that has a column, and \"kind\" is ours") func kind() throws {
    let document = try read("Product ID,Kind\na.x,Consumable\n")
    #expect(document.catalog.products.map(\.type) == [.consumable])
    #expect(document.diagnostics.flatMap(\.related).map(\.message).contains("Kind → type"))
    let own = try read("kind,id,type\nretired,a.x,\nconsumable,a.y,consumable\n")
    #expect(own.catalog.retired == ["a.x"])
    #expect(
      own.unread.map(\.message) == [
        "row 3, column \"kind\": \"kind\" is that of the row, such as \"product\", not "
          + "\"consumable\"; the type of a product belongs in a column \"type\""
      ])
  }

  @Test("name the cells that are empty, as the table calls them") func gaps() throws {
    let document = try read("商品ID,类型,标题[ja],价格(元),描述\na.x,,,,\n,消耗型,,6,\na.b\n")
    let errors = document.diagnostics.filter { $0.severity == .error }.map(\.message)
    let places = errors.map { $0.prefix { $0 != ":" } }
    #expect(places == ["row 2, column \"类型\"", "row 3, column \"商品ID\"", "row 4, column \"商品ID\""])
    #expect(
      document.diagnostics.last?.message.hasPrefix(
        "row 4, column \"商品ID\": a product needs a type in the column \"类型\": one of") == true)
    func cell(_ field: CatalogField, _ element: Int? = nil) -> String? {
      document.range(of: CatalogPath(.product(0), field, element: element)).flatMap { document.cellName(of: $0) }
    }
    #expect(cell(.price) == "row 2, column \"价格(元)\"")
    #expect(cell(.type) == "row 2, column \"类型\"")
    let text = try read("商品ID,类型,标题,描述,价格(元)\na.x,消耗型,金,,六\n")
    func other(_ field: CatalogField, _ element: Int? = nil) -> String? {
      text.range(of: CatalogPath(.product(0), field, element: element)).flatMap { text.cellName(of: $0) }
    }
    #expect(other(.description, 0) == "row 2, column \"描述\"")
    #expect(other(.title, 0) == "row 2, column \"标题\"")
    #expect(other(.price) == "row 2, column \"价格(元)\"")
  }

  @Test("that mean the same are an error, not a loss") func twice() throws {
    let document = try read("商品ID,名称,标题\na.x,一,二\n")
    #expect(
      document.diagnostics.map(\.message).contains {
        $0.hasPrefix("\"标题\" and \"名称\" both look like the column \"title[zh-Hans]\"")
      })
  }

  @Test(
    "cells are read as people write them",
    arguments: [
      ("6元", "CNY", "6"), ("￥1,280.00", "CNY", "1280.00"), ("１２", "CNY", "12"), ("1,200円", "JPY", "1200"),
      ("$0.99", "USD", "0.99"), ("0,99 €", "EUR", "0.99"), ("1.099,99 €", "EUR", "1099.99"),
      ("1\u{202F}099,99\u{A0}€", "EUR", "1099.99"), ("CHF 1'099.90", "CHF", "1099.90"), ("1 200", "JPY", "1200"),
      ("12.345,5", "EUR", "12345.5"), ("5,99 EUR", "EUR", "5.99"), ("19,99 zł", "PLN", "19.99"), ("1,23,4", "USD", nil),
      ("1.2.3", "USD", nil), ("RM 4.90", "MYR", "4.90"), ("S$1.48", "SGD", "1.48"), ("US$ 4.99", "USD", "4.99"),
      ("6元", "USD", nil), ("€5", "USD", nil), ("-1", "CNY", nil), ("(0.99)", "USD", nil), ("($0.99)", "USD", nil),
      ("（6）", "CNY", nil), ("$(0.99)", "USD", nil), ("0.99 (USD)", "USD", "0.99"), ("(US) 0.99", "USD", "0.99"),
      ("$.99", "USD", "0.99"), (".99", "EUR", "0.99"),
      ("€ .99", "EUR", "0.99"), ("£.79", "GBP", "0.79"), ("$,99", "USD", "0.99"), ("Rs.99", "INR", "99"),
      ("0,990", "EUR", "0.990"), ("0.990", "EUR", "0.990"), ("4,990", "EUR", nil), ("4,990 €", "EUR", nil),
      ("4.990", "EUR", nil), ("R$ 4,990", "BRL", nil), ("4,990", "USD", "4990"), ("1,298", "CNY", "1298"),
      ("4,990", "KRW", "4990"), ("第5档", "tier", "5"), ("免费", "tier", "0"), ("無料", "tier", "0"), ("Free", "tier", "0"),
    ] as [(String, String, String?)]) func amounts(text: String, key: String, expected: String?)
  { #expect(PriceNotation.amount(text, of: key) == expected) }

  @Test(
    "prices without a column of their own say their currency",
    arguments: [
      ("5,99 EUR", "EUR", "5.99"), ("1.099,99 eur", "EUR", "1099.99"), ("19,99 zł", "PLN", "19.99"),
      ("5,99 XYZW", nil, nil), ("Free", nil, nil),
    ] as [(String, String?, String?)]) func prices(text: String, key: String?, amount: String?)
  {
    let price = PriceNotation.part(text, base: .usd)
    #expect(price?.key == key)
    #expect(price?.value == amount)
  }

  @Test("a price whose currency is not clear is one error") func unclearCurrency() throws {
    let document = try read("id,type,price\na.x,consumable,\"kr 19,00\"\n")
    #expect(
      document.diagnostics.map(\.message) == [
        "row 2, column \"price\": \"kr 19,00\" may be SEK or NOK or DKK, which a column \"price[SEK]\" would say"
      ])
  }

  @Test(
    "of two rows, as merged cells make them, are read together",
    arguments: [
      """
      商品ID,类型,价格,,中文,,英文,
      ,,人民币,美元,名称,描述,名称,描述
      """,
      """
      商品ID,类型,价格,,中文,,英文,
      商品ID,类型,人民币,美元,名称,描述,名称,描述
      """,
      """
      2026年商品表,,,,,,,
      ,,,,,,,
      Product ID,Type,Price,,Chinese,,English
      ,,CNY,USD,Title,Description,Title,Description
      """,
    ]) func merged(heading: String) throws
  {
    let document = try read("\(heading)\na.x,consumable,6,0.99,金,金子,Gold,Some gold\na.y,,,,,,,\n")
    let product = try #require(document.catalog.products.first)
    #expect(document.catalog.products.map(\.productID) == ["a.x", "a.y"])
    #expect(product.price?.amounts.map(\.description) == ["CNY 6", "USD 0.99"])
    #expect(product.localizations.map(\.locale) == ["zh-Hans", "en-US"])
    #expect(product.localizations.map(\.description) == ["金子", "Some gold"])
    #expect(document.diagnostics.contains { $0.severity == .info })
    let lines = heading.split(separator: "\n").count
    #expect(
      document.diagnostics.last?.message.hasPrefix("row \(lines + 2), column ") == true, "\(document.diagnostics)")
  }

  @Test(
    "are one row where the next is a product",
    arguments: ["商品ID,类型,价格,\na.x,消耗型,6,备注\n", "商品ID,类型,价格,\n,消耗型,六,备注\n", "商品ID,类型,价格,\n,消耗型,6,名称\n"]) func single(
      table: String
    ) throws
  {
    let document = try read(table)
    #expect(document.catalog.products.count == 1)
    #expect(document.catalog.products.first?.type == .consumable)
  }

  @Test("and cells are read in UTF-16, as spreadsheets save text in", arguments: [false, true]) func utf16(
    isLittle: Bool
  ) throws {
    let units = Array("\u{FEFF}商品ID\t类型\t价格\t名称\r\na.x\t消耗型\t¥6.00\t金\r\n".utf16)
    let bytes = units.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isLittle ? [low, high] : [high, low]
    }
    let file = ParsedFile(SourceFile(name: "a.csv", bytes: bytes))
    #expect(try CatalogFormatRegistry.reader(for: file).name == "csv")
    let document = CatalogTableDecoder.read(file.source)
    #expect(document.catalog.products.map(\.productID) == ["a.x"])
    #expect(document.catalog.products.first?.price?.amounts.map(\.description) == ["CNY 6"])
    for (format, text) in [
      (
        "google-play-csv",
        "\u{FEFF}Product ID,Published State,Purchase Type,Auto Translate,"
          + "Locale; Title; Description,Auto Fill Prices,Price,Pricing Template ID\r\n"
          + "a.x,published,managed_by_android,false,en_US; Gold; A pile,true,1990000,\r\n"
      ),
      (
        "revenuecat-csv",
        "\u{FEFF}store,store_identifier,product_type,display_name,title\r\n" + "app_store,a.x,consumable,Gold,Gold\r\n"
      ),
    ] {
      let bytes = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      let file = ParsedFile(SourceFile(name: "b.csv", bytes: bytes))
      let known = try CatalogFormatRegistry.reader(for: file)
      #expect(known.name == format)
      #expect(known.read?(file, .none).catalog.products.map(\.productID) == ["a.x"])
    }
    // A fix would be written in UTF-8.
    let edit = CatalogEdit(CatalogPath(.product(0), .title, element: 0), .replace("x"))
    #expect(document.replacements(for: edit) == nil)
  }

  @Test(
    "whether a product is shared with the family is read as App Store Connect shows it",
    arguments: [("On", "Off"), ("开启", "关闭"), ("オン", "オフ"), ("켬", "끔"), ("Ein", "Aus"), ("Oui", "Non")])
  func flags(on: String, off: String) throws {
    let document = try read("ID,Type,Family Sharing\na.x,non-consumable,\(on)\na.y,non-consumable,\(off)\n")
    #expect(
      document.catalog.products.map(\.isFamilySharable) == [true, false], "\(document.diagnostics.map(\.message))")
  }

  @Test(
    "periods are read in the words of many languages",
    arguments: [
      ("1个月", "1 month"), ("包年", "1 year"), ("半年", "6 months"), ("1週間", "1 week"), ("3ヶ月", "3 months"),
      ("Yearly", "1 year"), ("五百年", nil), ("1개월", "1 month"), ("6개월", "6 months"), ("1년", "1 year"), ("1주", "1 week"),
      ("7天", "1 week"), ("monatlich", "1 month"), ("Vierteljährlich", "3 months"), ("1 Jahr", "1 year"),
      ("mensuel", "1 month"),
      ("1 mois", "1 month"), ("1 ay", "1 month"), ("Half-yearly", "6 months"), ("年額", "1 year"), ("12个月", "1 year"),
      ("3 месяца", "3 months"), ("1Y", "1 year"), ("1 yr", "1 year"), ("1 yr.", "1 year"), ("6 mths", "6 months"),
      ("1 mo.", "1 month"), ("1wk", "1 week"),
      ("2 yrs", nil), ("30天", nil), ("2 Jahre", nil), ("bimonthly", nil), ("4 weeks", nil),
      ("52 weeks", nil), ("lifetime", nil), ("mes 5", nil),
    ] as [(String, String?)]) func periods(text: String, expected: String?)
  { #expect(CellWords.period(text)?.words == expected) }

  @Test(
    "a dash or n/a stands for an empty cell, unless it is a text", arguments: ["-", "–", "—", "－", "n/a", "N/A", "/"])
  func none(cell: String) throws {
    let document = try read(
      "ID,Type,Price (USD),Price,Hidden,Level,Period,From,Title\na.x,consumable\(String(repeating: ",\(cell)", count: 6)),60\n"
    )
    #expect(document.unread.isEmpty, "\(document.unread.map(\.message))")
    #expect(document.catalog.products[0].price == nil)
    let other = try read("ID,Type,Price (USD),Title\na.x,consumable,-1,\(cell)\n")
    #expect(other.unread.count == (cell.contains("/") ? 1 : 2), "\(other.unread.map(\.message))")
  }

  @Test(
    "of days beside prices alone are asked about",
    arguments: [
      ("ID,Price (USD),From", "from", true), ("ID,USD,EUR,until", "until", true),
      ("ID,Country,Price,From", "from", true),
      ("ID,Price (USD),Available from", "from", false), ("ID,Price (USD),From,Title", "from", false),
      ("ID,From", "from", false),
      ("ID,Type,Price (USD),From", "from", false),
    ]) func days(headings: String, column: String, isAsked: Bool) throws
  {
    let heading = headings.split(separator: ",").last { $0.lowercased() == column }.map(String.init) ?? ""
    let table = "\(headings)\na.x\n"
    let asked = try read(table).unread.map(\.message).filter { $0.contains("may be a day of the prices") }
    #expect(asked.count == (isAsked ? 1 : 0), "\(asked)")
    #expect(asked.allSatisfy { $0.contains("--map '\(heading)=\(column)'") }, "\(asked)")
    if isAsked { #expect(try read(table, map: "\(heading)=\(column)").unread.isEmpty) }
  }

  @Test(
    "that are a country as well as a language are asked about",
    arguments: ["Title (IN)", "Name (in)", "商品名（IN）", "Titel [IN]"])
  func india(heading: String) throws {
    let text = "ID,Type,\(heading)\na.x,consumable,60\n"
    let document = CatalogTableDecoder.read(SourceFile(name: "a.csv", text: text), map: ColumnMap())
    #expect(
      document.unread.contains { $0.message.contains("may be hi or id") }, "\(document.diagnostics.map(\.message))")
    let brazil = "ID,Type,Title in Brazil,Price IN\na.x,consumable,60,99\n"
    let other = CatalogTableDecoder.read(SourceFile(name: "a.csv", text: brazil), map: ColumnMap())
    #expect(other.catalog.products[0].localizations.map(\.locale) == ["pt-BR"])
    #expect(other.catalog.products[0].price?.parts.map(\.key) == ["IND"])
  }
}
