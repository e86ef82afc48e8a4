import AppStoreReference
import CatalogModel
import CatalogSamples
import ForeignFormats
import SourceSyntax
import Testing

@testable import CatalogFormats

@Suite("Reading a table") struct TableReaderTests {
  private static let table = """
    kind,id,value,type,referenceName,group,period,price[USD],title[en-US],description[en-US]
    app,bundleID,com.example.a,,,,,,,
    app,primaryLocale,en-US,,,,,,,
    product,com.example.a.coins,,consumable,Coins,,,0.99,"Coins, many","two
    lines"
    group,vip,,,VIP,,,,VIP,
    product,com.example.a.vip,,,VIP monthly,vip,1 month,4.99,VIP,Every month
    retired,com.example.a.old,,,,,,,,
    """

  private func read(_ text: String) -> CatalogDocument { CatalogReading.read(SourceFile(name: "a.csv", text: text)) }

  @Test("reads rows of every kind") func kinds() throws {
    let document = read(Self.table)
    #expect(document.diagnostics == [])
    let catalog = document.catalog
    #expect(catalog.app.bundleID == "com.example.a")
    #expect(catalog.retired == ["com.example.a.old"])
    #expect(catalog.groups.map(\.referenceName) == ["VIP"])
    #expect(catalog.products.map(\.item) == ["coins", "vip"])
    #expect(catalog.products[0].localizations[0].title == "Coins, many")
    #expect(catalog.products[0].localizations[0].description == "two\nlines")
    #expect(catalog.products[0].price?.amounts.map(\.description) == ["USD 0.99"])
    #expect(catalog.products[1].type == .autoRenewable)
    #expect(catalog.products[1].subscription?.period == .oneMonth)
    #expect(catalog.facets == .all)
  }

  @Test(
    "accepts any separator, any line break and a byte order mark", arguments: [",", ";", "\t"], ["\n", "\r\n", "\r"])
  func layouts(separator: String, lineBreak: String) {
    let plain = """
      id,type,referenceName,title[en-US]
      a.coins,consumable,Coins,Many
      a.ads,non-consumable,No ads,None
      """
    let text = plain.split(separator: "\n").map { $0.split(separator: ",").joined(separator: separator) }.joined(
      separator: lineBreak)
    let expected = read(plain).catalog
    #expect(expected.products.count == 2)
    for mark in ["", "\u{FEFF}"] {
      for end in ["", lineBreak, lineBreak + lineBreak] {
        let document = read(mark + text + end)
        #expect(document.diagnostics == [])
        #expect(document.catalog == expected)
      }
    }
    let named = read("sep=\(separator)\(lineBreak)\(text)")
    #expect(named.catalog == expected)
  }

  @Test("finds the columns by any of their names, in any order") func headers() {
    let document = read(
      """
      Title (en-US), DESCRIPTION: en-US,Reference_Name,Product ID,产品类型,Type,Family Shareable,PRICE[usd]
      Coins,Many coins,60 coins,a.coins,x,Non-Consumable,TRUE,"0,99"
      """)
    #expect(document.diagnostics.map(\.severity) == [.info, .warning])
    let product = document.catalog.products.first
    #expect(product?.productID == "a.coins")
    #expect(product?.type == .nonConsumable)
    #expect(product?.referenceName == "60 coins")
    #expect(product?.isFamilySharable == true)
    #expect(product?.localizations.map(\.locale) == ["en-US"])
    #expect(product?.localizations.first?.description == "Many coins")
    #expect(product?.price?.amounts.map(\.description) == ["USD 0.99"])
  }

  @Test("accepts rows in any order, as in a sorted sheet") func sorted() {
    let lines = Self.table.replacing("two\nlines", with: "two lines").split(separator: "\n")
    let reversed = ([lines[0]] + lines.dropFirst().reversed()).joined(separator: "\n")
    let document = read(reversed)
    #expect(document.diagnostics == [])
    #expect(document.catalog.products.map(\.item) == ["coins", "vip"])
  }

  @Test("doesn't report missing columns in a table of only products") func facets() {
    let facets = read("id,type\na,consumable").catalog.facets
    #expect(facets.isDisjoint(with: [.bundleID, .screenshots, .reviewNotes, .grants, .groupTexts]))
    #expect(read("id,type,screenshot\na,consumable,").catalog.facets.contains(.screenshots))
  }

  static let problems: [ProblemExample] = [
    ProblemExample(
      .error, "unknown column \"titl[en-US]\"; did you mean \"title\"?", "id,type,⟦titl[en-US]⟧\na,consumable,x"),
    ProblemExample(
      .warning, "the column \"Designer\" is not part of a catalog, and is ignored",
      "id,type,⟦Designer⟧\na,consumable,Ada"),
    ProblemExample(
      .error, "the column \"title[ja]\" occurs twice", "id,type,title[ja],⟦\"Title (ja)\"⟧\na,consumable,x,y"),
    ProblemExample(
      .error, "unknown price \"USA$\"; did you mean \"price[USA]\"?", "id,type,⟦price[USA$]⟧\na,consumable,1"),
    ProblemExample(
      .error, "\"level\" must be a whole number of at least 1, not \"first\"", "id,group,level\na,vip,⟦first⟧"),
    ProblemExample(
      .error, "\"from\" must be a day such as 2027-03-01, not \"3/1/2027\"",
      "id,type,title[ja],from\na,consumable,\"金,\n币\",⟦3/1/2027⟧"),
    ProblemExample(
      .error, "\"hidden\" must be true or false, not \"maybe\"", "id,type,hidden\na,consumable,⟦\"maybe\"⟧"),
    ProblemExample(
      .error, "a price in USD must be an amount such as 5.99, not \"€5\"", "id,type,price[USD]\na,consumable,⟦€5⟧"),
    ProblemExample(
      .error, "\"kind\" can't be \"produkt\"; did you mean \"product\"?", "kind,id,type\n⟦produkt⟧,a,consumable"),
    ProblemExample(
      .error, "the app has no \"bundelID\"; did you mean \"bundleID\"?", "kind,id,value\napp,⟦bundelID⟧,x"),
    ProblemExample(
      .error, "no row of the kind \"group\" has the id \"vpi\"; did you mean \"vip\"?",
      "kind,id,group\ngroup,vip,\nproduct,a,⟦vpi⟧"),
    ProblemExample(
      .error, "no row of the kind \"template\" has the id \"pack\"", "kind,id,type,template\n,a,consumable,⟦pack⟧"),
    ProblemExample(
      .error, "an auto-renewable subscription needs a group in the column \"group\"", "id,type\na,⟦auto-renewable⟧"),
    ProblemExample(.error, "\"level\" is only for an auto-renewable subscription", "id,type,level\na,consumable,⟦2⟧"),
    ProblemExample(
      .error, "an offer has no \"fre-trial\"; did you mean \"free-trial\"?",
      "id,group,offers\na,vip,⟦\"introductory, fre-trial, 1 week\"⟧"),
    ProblemExample(
      .error, "\"from\" must be a day such as 2027-03-01, not \"2027-02-30\"",
      "id,group,offers\na,vip,⟦\"introductory, free-trial, 1 week, from: 2027-02-30\"⟧"),
    ProblemExample(
      .error, "an offer can have \"from\" only once",
      "id,group,offers\na,vip," + "⟦\"introductory, free-trial, 1 week, from: 2027-02-01, from: 2027-03-01\"⟧"),
    ProblemExample(
      .error, "an offer can have \"period\" only once",
      "id,group,offers\na,vip,⟦\"introductory, free-trial, 1 week, 1 month\"⟧"),
    ProblemExample(
      .error, "an offer code can have \"name\" only once",
      "id,type,offerCodes\na,consumable,⟦\"name: A, name: B, free\"⟧"),
    ProblemExample(
      .error, "an offer code can have \"USD\" only once",
      "id,type,offerCodes\na,consumable,⟦\"name: A, USD 0.99, USD 1.99\"⟧"),
    ProblemExample(
      .error, "a billing plan can have \"USD\" only once",
      "id,group,billingPlans\na,vip," + "⟦\"plan: MONTHLY, commitment: USD 60, commitment: USD 70\"⟧"),
    ProblemExample(
      .error, "an offer code has no \"from\"; it can have name and batch",
      "id,type,offerCodes\na,consumable,⟦\"name: A, free, from: 2027-02-01\"⟧"),
    ProblemExample(
      .error, "\"batch\" must be like \"500 until 2027-03-01: newsletter\", not \"500: newsletter\"",
      "id,type,offerCodes\na,consumable,⟦\"name: A, free, batch: 500: newsletter\"⟧"),
    ProblemExample(
      .error, "\"batch\" must be like \"500 until 2027-03-01: newsletter\", not \"many until 2027-03-01\"",
      "id,group,offers\na,vip,⟦\"code, free-trial, 1 week, name: A, batch: many until 2027-03-01\"⟧"),
    ProblemExample(
      .error, "a billing plan needs its name, as in \"plan: MONTHLY\"", "id,group,billingPlans\na,vip,⟦USD 5⟧"),
    ProblemExample(
      .error, "a billing plan has no \"$5\"; it reads like \"plan: MONTHLY, USD 5, commitment: USD 60, " + "disabled\"",
      "id,group,Billing_Plans\na,vip,⟦\"plan: MONTHLY, $5\"⟧"),
    ProblemExample(
      .error, "\"commitment\" must be a price such as \"USD 60\", not \"60\"",
      "id,group,billingPlans\na,vip,⟦\"plan: MONTHLY, commitment: 60\"⟧"),
    ProblemExample(
      .error, "\"billingPlans\" is only for an auto-renewable subscription",
      "id,type,billingPlans\na,consumable,⟦plan: MONTHLY⟧"),
    ProblemExample(
      .error, "an auto-renewable subscription has no \"offerCodes\"; its codes are among its \"offers\"",
      "id,group,offerCodes\na,vip,⟦\"name: Launch, free\"⟧"),
    ProblemExample(
      .error, "an offer code needs its name, as in \"name: Launch\"",
      "id,type,offerCodes\na,consumable,⟦\"non-spender, free\"⟧"),
    ProblemExample(
      .error, "the row has more cells than the header; a text with a separator in it needs quotes",
      "id,type\na,consumable,⟦x⟧"),
    ProblemExample(
      .error, "the quotes that open here are never closed", "id,type,title[ja]\na,consumable,⟦\"⟧x\nb,consumable,y"),
    ProblemExample(
      .error, "text after the closing quotes; quotes inside a cell are doubled",
      "id,type,title[ja]\na,consumable,\"x\"⟦y⟧"),
    ProblemExample(
      .error,
      "the first row has no column \"id\"; a table of products starts with names such as id, "
        + "type and title[en-US]", "⟦type,title[en-US]⟧\nconsumable,x"),
  ]

  @Test("reports every problem at its position", arguments: problems) func problem(_ example: ProblemExample) {
    let marked = MarkedSource(example.text)
    let diagnostics = read(marked.text).diagnostics
    #expect(diagnostics.count == 1)
    #expect(diagnostics.allSatisfy { $0.message.hasSuffix(example.message) }, "\(diagnostics)")
    #expect(diagnostics.map(\.severity) == [example.severity])
    #expect(diagnostics.map(\.range) == marked.marks)
  }

  @Test(
    "explains what to do about other encodings",
    arguments: [
      ("id,type".utf8.flatMap { [$0, 0] }, "the file is not UTF-8; it looks like UTF-16LE: import, "),
      ([0xFF, 0xFE, 0x69], "UTF-16 is not supported"),
      (
        Array("id,type\na,caf".utf8) + [0xE9],
        "the file is not UTF-8; it looks like Windows-1252, with texts such as \"café\": "
      ), (Array("id,type\na,\u{0}".utf8), "byte 0x00 in the file"),
    ] as [([UInt8], String)]) func encodings(bytes: [UInt8], message: String)
  {
    let document = CatalogReading.read(SourceFile(name: "a.csv", bytes: bytes))
    #expect(document.diagnostics.count == 1)
    #expect(document.diagnostics.first?.message.hasPrefix(message) == true)
    #expect(document.diagnostics.first?.message.hasSuffix("\"CSV UTF-8\"") == true)
  }

  @Test("maps paths to cells, and to parts of their texts") func places() throws {
    let marked = MarkedSource(
      #"""
      kind,id,value,type,price[USD],grants[gold],title[en-US],reviewNotes
      app,bundleID,⟦com.a⟧,,,,,
      currency,⟦gold⟧,,,,,coins,
      product,⟦com.a.x⟧,,⟦consumable⟧,⟦0.99⟧,⟦40⟧,⟦"say ""⟦hi⟧"""⟧,⟦'+1⟧
      """#)
    let document = CatalogReading.read(marked.source("a.csv"))
    #expect(document.diagnostics == [])
    let product = CatalogPath.Subject.product(0)
    let ranges: [SourceRange?] = [
      document.range(of: CatalogPath(.app, .bundleID)), document.range(of: CatalogPath(.currency(0))),
      document.range(of: CatalogPath(product)), document.range(of: CatalogPath(product, .type)),
      document.range(of: CatalogPath(product, .price)), document.range(of: CatalogPath(product, .grants, element: 0)),
      document.range(of: CatalogPath(product, .title, element: 0)),
      document.range(of: CatalogPath(product, .title, element: 0), text: 5..<7),
      document.range(of: CatalogPath(product, .reviewNotes)),
    ]
    #expect(ranges == marked.marks.map(Optional.some))
    let notes = try #require(document.range(of: CatalogPath(product, .reviewNotes), text: 0..<1))
    #expect(document.source.text(in: notes) == "+")
    #expect(document.range(of: CatalogPath(product, .screenshot)) == nil)
  }

  @Test("replaces a text in its cell and no other byte") func edits() throws {
    let document = read("\u{FEFF}id;type;title[en-US]\r\na;consumable;Coins \r\nb;consumable;\"x\"\r\n")
    func edited(_ product: Int, _ change: CatalogEdit.Change) throws -> String {
      let edit = CatalogEdit(CatalogPath(.product(product), .title, element: 0), change)
      let replacements = try #require(document.replacements(for: edit))
      return String(decoding: document.source.replacing(replacements).bytes, as: UTF8.self)
    }
    let part = try edited(0, .replacePart(5..<6, ""))
    #expect(part == "\u{FEFF}id;type;title[en-US]\r\na;consumable;Coins\r\nb;consumable;\"x\"\r\n")
    let whole = try edited(1, .replace("=a;\"b\""))
    #expect(whole.hasSuffix("b;consumable;\"'=a;\"\"b\"\"\"\r\n"))
  }

  private static func cell(_ heading: String, _ cell: String) -> String {
    "ID,Type,Title (English),\(heading)\na.x,consumable,100 Gems,\"\(cell)\"\n"
  }

  @Test(
    "a quantity may have words for its thousands, and one that may be another is an error",
    arguments: [
      ("14k", 14_000), ("1.5K", 1_500), ("1万", 10_000), ("1.5万", 15_000), ("一千", 1_000), ("一千二百", 1_200),
      ("两万", 20_000), ("1万2000", 12_000), ("二十五", 25), ("１万個", 10_000), ("3천", 3_000), ("2 万", 20_000),
      ("一千零五", 1_005), ("2m", 2_000_000), ("一万二", nil), ("1千5", nil), ("1.2345k", nil), ("k", nil), ("1,5k", nil),
      ("14.000k", nil), ("many", nil),
    ] as [(String, Int?)]) func thousands(cell: String, quantity: Int?) throws
  {
    let document = read(Self.cell("grants[gems]", cell))
    #expect(document.catalog.products[0].grants.map(\.quantity) == [quantity].compactMap(\.self))
    #expect(document.unread.map(\.message).allSatisfy { $0.contains("row 2") && $0.contains("\"\(cell)\"") })
    #expect(document.unread.isEmpty == (quantity != nil), "\(document.unread.map(\.message))")
  }

  @Test(
    "a quantity that customers pay for, and one that is added, have columns in a team's words",
    arguments: [
      ["有償ジェム", "無償ジェム"], ["ジェム(有償)", "ジェム(無償)"], ["付与数/有償ジェム", "付与数/無償ジェム"], ["付费钻石", "免费钻石"],
      ["充值元宝数量", "赠送元宝数量"], ["Gems (paid)", "Gems (free)"], ["Paid gems", "Bonus gems"], ["유상 다이아", "무상 다이아"],
      ["Gems", "Bonus gems"], ["付与数/ジェム", "付与数/おまけ"], ["元宝", "赠送元宝"],
    ]) func paid(headings: [String]) throws
  {
    let document = read("ID,Type,Title (English),\(headings[0]),\(headings[1])\na.x,consumable,Pack,550,60\n")
    #expect(document.unread.isEmpty, "\(document.unread.map(\.message))")
    let grants = document.catalog.products[0].grants
    #expect(grants.map(\.quantity) == [550] && grants.map(\.bonus) == [60], "\(document.diagnostics.map(\.message))")
  }

  @Test(
    "a mark or a word for no value is not a bonus, and a bonus that can't be read is an error at its cell",
    arguments: [
      ("－", 0, true), ("―", 0, true), ("なし", 0, true), ("无", 0, true), ("n/a", 0, true), ("없음", 0, true),
      ("None", 0, true),
      ("一千", 1_000, true), ("1k", 1_000, true), ("a hat", 0, false), ("一千几", 0, false),
    ]) func noBonus(cell: String, bonus: Int, isRead: Bool) throws
  {
    let table = "ID,Type,Title (English),grants[gems],Bonus\na.w,consumable,A,100,10\na.x,consumable,B,200,\(cell)\n"
    let document = read(table)
    #expect(document.catalog.products.map { $0.grants.map(\.bonus) } == [[10], [bonus]])
    #expect(document.unread.isEmpty == isRead, "\(document.unread.map(\.message))")
    #expect(document.unread.allSatisfy { $0.message.hasPrefix("row 3, column \"Bonus\"") && $0.message.contains(cell) })
  }

  @Test(
    "a price that may be a thousand is asked about, with an amount that is read",
    arguments: [("1.199", ["1199.00"]), ("4,990", ["4.99", "4990"]), ("2.500", ["2.50", "2500"])])
  func doubt(cell: String, answers: [String]) throws {
    let message = try #require(read(Self.cell("price[EUR]", cell)).unread.first?.message)
    for answer in answers {
      #expect(message.contains(answer), "\(message)")
      #expect(read(Self.cell("price[EUR]", answer)).unread.isEmpty)
    }
    #expect(!message.contains("1.19 "))
  }

  @Test(
    "a cell may have several prices, with the currencies of their signs or of the heading in its order",
    arguments: [
      ("价格（元）（USD）", "6（0.99）", ["CNY 6", "USD 0.99"]), ("价格（元）（USD）", "¥6 ($0.99)", ["CNY 6", "USD 0.99"]),
      ("价格（元）", "6元（$0.99）", nil), ("价格（元）", "6元（US$0.99）", ["CNY 6", "USD 0.99"]),
      ("价格（元）", "6元（USD 0.99）", ["CNY 6", "USD 0.99"]),
      ("Price (EUR / USD)", "0,99 € / $0.99", ["EUR 0.99", "USD 0.99"]),
      ("Price (EUR / USD)", "0,99 / 0.99", ["EUR 0.99", "USD 0.99"]),
      ("Price (USD) (EUR)", "0.99 [1.09]", ["EUR 1.09", "USD 0.99"]),
      ("Price (USD / EUR)", "0,99 € / $0.99", ["EUR 0.99", "USD 0.99"]),
      ("価格（円／米ドル）", "1,200円（$9.99）", ["JPY 1200", "USD 9.99"]),
      ("Price", "€0.99 / £0.89", ["EUR 0.99", "GBP 0.89"]), ("Price", "0.99 / 0.89", nil),
    ] as [(String, String, [String]?)]) func severalPrices(heading: String, cell: String, prices: [String]?) throws
  {
    let document = read(Self.cell(heading, cell))
    guard let prices else {
      #expect(document.unread.contains { $0.message.contains("write the code, as in \"USD 5.99\"") })
      return
    }
    #expect(document.unread.isEmpty, "\(document.unread.map(\.message))")
    #expect(document.catalog.products[0].price?.amounts.map(\.description).sorted() == prices)
  }

  @Test("an amount without a currency among several is an error at its cell") func openAmount() {
    let document = read("ID,Type,Title (English),Price (EUR / USD)\na.w,consumable,A,1 / 1\na.x,consumable,B,2\n")
    #expect(
      document.unread.map(\.message).contains {
        $0.hasPrefix("row 3, ") && $0.contains("\"2\" doesn't say its currency")
      })
  }

  @Test(
    "storefronts may be separated by any mark, and named by regions that are clear",
    arguments: [
      ("中国大陆/港澳台", ["CHN", "HKG", "MAC", "TWN"]), ("香港、澳门、台湾", ["HKG", "MAC", "TWN"]), ("香港，台湾", ["HKG", "TWN"]),
      ("日本；韩国", ["JPN", "KOR"]), ("日本\n米国", ["JPN", "USA"]), ("US / JP", ["USA", "JPN"]), ("全部", nil), ("すべて", nil),
      ("All", nil),
      ("전체", nil), ("全球", nil), ("日韩", ["JPN", "KOR"]), ("日本・米国", ["JPN", "USA"]),
      ("Trinidad & Tobago, US & JP", ["TTO", "USA", "JPN"]), ("不限", nil),
    ] as [(String, [String]?)]) func storefronts(cell: String, codes: [String]?) throws
  {
    let document = read(Self.cell("上架地区", cell))
    #expect(document.unread.isEmpty, "\(document.unread.map(\.message))")
    #expect(document.catalog.products[0].availability.storefronts?.map(\.code) == codes)
  }

  @Test("a region that doesn't say its storefronts is an error", arguments: ["海外", "overseas", "欧州", "日本、その他", "EU"])
  func openRegion(cell: String) {
    let messages = read(Self.cell("Storefronts", cell)).unread.map(\.message)
    #expect(messages.contains { $0.contains("doesn't say which storefronts") }, "\(messages)")
  }

  @Test(
    "a period may say that it repeats, and a number of days is not a month",
    arguments: [
      ("every 3 months", "3 months"), ("per month", "1 month"), ("3 mo", "3 months"), ("alle 3 Monate", "3 months"),
      ("每3个月", "3 months"), ("3ヶ月ごと", "3 months"), ("par an", "1 year"), ("every 12 months", "1 year"),
      ("매월", "1 month"),
      ("30 days", nil), ("30天", nil), ("365日", nil), ("every other month", nil), ("tous les deux mois", nil),
    ]) func periods(cell: String, period: String?)
  {
    let document = read("ID,Type,Sub group,Period\na.x,auto-renewable,VIP,\(cell)\n")
    #expect(document.catalog.groups.map(\.key) == ["VIP"])
    #expect(document.catalog.products[0].subscription?.period?.words == period)
    let messages = document.unread.map(\.message)
    #expect(messages.isEmpty == (period != nil), "\(messages)")
    #expect(messages.allSatisfy { $0.contains("\"1 month\"") })
    if cell == "365日" { #expect(messages.contains { $0.contains("write \"1 year\" if") }) }
  }

  @Test(
    "groups have headings in a team's words",
    arguments: ["Sub group", "Subscription group name", "サブスクグループ", "订阅群组", "訂閱群組名稱", "구독 그룹명", "グループ名"])
  func groups(heading: String) {
    let document = read("ID,Type,\(heading),Period\na.x,auto-renewable,VIP,1 month\na.y,consumable,无,\n")
    #expect(document.catalog.groups.map(\.key) == ["VIP"])
    #expect(document.unread.isEmpty, "\(document.unread.map(\.message))")
  }

  @Test("Nothing but wrong rows is read up to a limit, and described by kind") func wrongRows() {
    let rows = String(repeating: "x,auto-renewable\n", count: 30_000)
    let document = read("id,type\n\(rows)")
    #expect(document.diagnostics.count == 102)
    #expect(document.diagnostics[100].message.hasSuffix("; 9899 more like it are not listed"))
    #expect(document.diagnostics.last?.message == "row 10002, column \"type\": further problems not shown")
    #expect(document.catalog.products.count == 10_001)
  }
}
