import AppStoreReference
import CatalogModel
import SourceSyntax
import Testing

@testable import CatalogFormats

@Suite("The currency of a price and what a quantity is of") struct PriceHeadingTests {
  private func read(_ text: String, map: String = "") throws -> CatalogDocument {
    CatalogTableDecoder.read(SourceFile(name: "a.csv", text: text), map: try ColumnMap(map))
  }

  private func prices(_ document: CatalogDocument) -> [String] {
    document.catalog.products.flatMap { $0.price?.parts.map { "\($0.key) \($0.value)" } ?? [] }
  }

  @Test(
    "are in the currency beside them, which is asked for if its sign is that of several",
    arguments: [
      ("商品ID,类型,价格,币种", "6", "元", []), ("ID,Type,Price,Currency", "160", "円", ["JPY 160"]),
      ("商品ID,类型,价格,币种", "160", "¥", []), ("商品ID,種別,価格,通貨", "160", "¥", []),
      ("ID,Type,Price,Currency", "19", "kr", []), ("상품 ID,유형,가격,통화", "160", "¥", []),
    ]) func besideThem(_ headings: String, _ amount: String, _ currency: String, _ expected: [String]) throws
  {
    let document = try read("\(headings)\na.x,consumable,\(amount),\(currency)\na.y,consumable,0.99,USD\n")
    #expect(prices(document) == expected + ["USD 0.99"], "\(document.diagnostics.map(\.message))")
    let errors = document.diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(errors.count == (expected.isEmpty ? 1 : 0), "\(errors)")
    #expect(errors.allSatisfy { $0.contains("may be ") })
  }

  @Test(
    "beside a word that is not a currency are not read in another one",
    arguments: ["ID,Type,Price,Currency", "商品ID,类型,价格,币种", "商品ID,種別,価格,通貨"], ["credits", "钻石币", "BTC"])
  func noCurrency(headings: String, word: String) throws {
    let name = headings.split(separator: ",").last ?? ""
    for other in ["5,\(word)", "0.99,USD"] {
      let document = try read("\(headings)\na.x,consumable,5,\(word)\na.y,consumable,\(other)\n")
      let errors = document.diagnostics.filter { $0.severity == .error }.map(\.message)
      #expect(errors.count == 1 && errors[0].contains("\"\(word)\" in the column \"\(name)\""), "\(errors)")
    }
    #expect(try read("\(headings),数量\na.x,consumable,5,\(word),100\n").catalog.products[0].grants.count == 1)
  }

  @Test("without a currency where the other rows state theirs are named, each of them") func unstated() throws {
    let document = try read("ID,Type,Price,Currency\na.x,consumable,1,EUR\na.y,consumable,2,\na.z,consumable,3,\n")
    let messages = document.diagnostics.map(\.message)
    #expect(messages.count { $0.contains("has no currency") } == 2, "\(messages)")
  }

  @Test(
    "are read in the words of the heading",
    arguments: [
      ("商品ID,类型,价格(泰铢)", "THB 1"), ("商品ID,類型,價格（泰銖）", "THB 1"), ("商品ID,種別,価格（バーツ）", "THB 1"),
      ("상품 ID,유형,가격(바트)", "THB 1"), ("ID,Type,Price (Thai Baht)", "THB 1"), ("ID,Type,Price (EUR €)", "EUR 1"),
      ("ID,Type,US Dollar (USD)", "USD 1"), ("ID,Type,Pound Sterling (GBP)", "GBP 1"), ("商品ID,类型,美元（USD）", "USD 1"),
      ("商品ID,種別,価格(台湾)", "TWN 1"), ("商品ID,类型,价格（美国区）", "USA 1"), ("商品ID,类型,苹果价格（元）", "CNY 1"),
      ("商品ID,类型,价格(含税),名称", "CNY 1"), ("商品ID,类型,售价（元，不含税）", "CNY 1"), ("商品ID,種別,価格（税込）", "JPY 1"),
      ("商品ID,種別,価格（税込・円）", "JPY 1"), ("商品ID,種別,価格（円・税込）", "JPY 1"),
      ("ID,Type,Price (¥),Name (Japanese)", "JPY 1"), ("ID,Type,Price (¥),Name (Chinese (Simplified))", "CNY 1"),
      ("ID,Type,Price (¥),Name (English),Name (ja)", "JPY 1"), ("商品ID,类型,价格(¥),日文名称", "CNY 1"),
      ("ID,Type,Price (JP¥)", "JPY 1"), ("ID,Type,Price (CN¥)", "CNY 1"), ("ID,Type,Price (Yuan)", "CNY 1"),
      ("ID,Type,Price (Eurozone)", "EUR 1"), ("商品ID,类型,价格/欧元区", "EUR 1"), ("商品ID,类型,价格/价格(元)", "CNY 1"),
      ("商品ID,类型,价格/价格(泰铢)", "THB 1"), ("Product ID,Type,Price/Price (EUR)", "EUR 1"), ("商品ID,種別,ドル", "USD 1"),
      ("상품 ID,유형,가격(호주)", "AUS 1"), ("商品ID,種別,価格/価格（円）", "JPY 1"),
      ("ID,Type,Price ($),Name (English),Name (English (Canada))", "USD 1"), ("產品ID,類型,價格($)", "TWD 1"),
    ]) func words(headings: String, price: String) throws
  {
    let document = try read("\(headings)\na.x,consumable,1\n")
    #expect(prices(document) == [price], "\(document.diagnostics.map(\.message))")
    #expect(document.diagnostics.allSatisfy { $0.severity != .error })
  }

  @Test(
    "are asked for if the words leave them open",
    arguments: [
      ("ID,Type,Price (¥),Name", "Price (¥)=price[CNY]", "CNY or JPY"),
      ("ID,Type,Price (¥),Name (zh-Hans),Name (ja)", "Price (¥)=price[CNY]", "CNY or JPY"),
      ("ID,Type,Price (kr),Name (Norwegian)", "Price (kr)=price[NOK]", "NOK or SEK or DKK"),
      ("ID,Type,Price (pesos)", "Price (pesos)=price[MXN]", "MXN or COP or CLP or PHP"),
      ("商品ID,类型,价格(比索)", "价格(比索)=price[MXN]", "MXN or COP or CLP or PHP"),
      ("ID,Type,Price ($),Name (English (Canada))", "Price ($)=price[CAD]", "CAD or USD"),
      ("ID,Type,Price (EUR) old", "Price (EUR) old=price[EUR]", "what \"old\" says"),
      ("ID,Type,Tier (old)", "Tier (old)=price[tier]", "what \"old\" says"),
      ("商品ID,类型,价格档位(旧)", "价格档位(旧)=price[tier]", "what \"旧\" says"),
      ("商品ID,类型,价格(活动)", "价格(活动)=price[CNY]", "what \"活动\" says"),
      ("商品ID,種別,価格（千円）", "価格（千円）=price[JPY]", "what \"千円\" says"),
      ("상품 ID,유형,가격(할인)", "가격(할인)=price[KRW]", "what \"할인\" says"),
      ("ID,Type,Price HK/MO/TW", "Price HK/MO/TW=price[HKG]", "several currencies"),
      ("ID,Type,Price (USD/EUR)", "Price (USD/EUR)=price[USD]", "several currencies"),
    ]) func open(headings: String, map: String, part: String) throws
  {
    let table = "\(headings)\na.x,consumable,1\n"
    let errors = try read(table).diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(errors.count == 1 && errors[0].contains(part) && errors[0].contains("--map '\(map)'"), "\(errors)")
    let mapped = try read(table, map: map)
    #expect(!mapped.diagnostics.contains { $0.severity == .error })
    #expect(prices(mapped).count == 1)
  }

  @Test(
    "are those of the column that a map names, beside other prices",
    arguments: ["Price", "Current Price", "Retail price"]) func mapped(heading: String) throws
  {
    let plain = try read("ID,Type,\(heading),New Price\na.x,consumable,USD 1,USD 2\n", map: "New Price=price")
    #expect(prices(plain) == ["USD 2"], "\(plain.diagnostics.map(\.message))")
    #expect(plain.diagnostics.contains { $0.message.contains("\"\(heading)\" is ignored") })
  }

  @Test(
    "in hundredths are refused",
    arguments: [
      ("价格(分)", "CNY"), ("Price (cents)", "CNY"), ("Price (pence)", "CNY"), ("価格（セント）", "JPY"),
      ("Price (USD cents)", "USD"),
      ("价格(美分)", "USD"), ("价格(欧分)", "EUR"), ("價格（美元分）", "USD"), ("가격(달러센트)", "USD"),
    ]) func hundredths(heading: String, currency: String) throws
  {
    let document = try read("商品ID,type,\(heading)\na.x,consumable,600\n")
    let errors = document.diagnostics.filter { $0.severity == .error }.map(\.message).joined()
    #expect(errors.contains("hundredths") && errors.contains("--map '\(heading)=-'"))
    #expect(errors.contains("price[\(currency)]"), "\(errors)")
    #expect(prices(document) == [])
  }

  @Test(
    "without tax are named",
    arguments: [
      ("価格（税抜）", true), ("Price excl. VAT", true), ("价格(不含税)", true), ("Preis netto", true), ("Prix HT", true),
      ("Prix HT (EUR)", true),
      ("Price (net)", true), ("価格（税込）", false), ("价格(含税)", false), ("Prix TTC", false), ("Price", false),
    ]) func untaxed(heading: String, isNamed: Bool) throws
  {
    let document = try read("ID,Type,\(heading)\na.x,consumable,1\n")
    #expect(prices(document).count == 1)
    #expect(document.diagnostics.contains { $0.severity == .warning && $0.message.contains("without tax") } == isNamed)
  }

  @Test(
    "are in the column of a storefront, by any of its names",
    arguments: [
      ("Saint Lucia", "LCA"), ("St. Lucia", "LCA"), ("Saint Kitts and Nevis", "KNA"), ("St. Kitts & Nevis", "KNA"),
      ("Saint Vincent and the Grenadines", "VCT"), ("Congo (Kinshasa)", "COD"), ("Republic of the Congo", "COG"),
      ("\"Congo, Democratic Republic of the\"", "COD"), ("\"Congo, Republic of the\"", "COG"), ("호주", "AUS"),
    ]) func storefronts(heading: String, code: String) throws
  {
    #expect(prices(try read("ID,Type,\(heading)\na.x,consumable,1\n")) == ["\(code) 1"])
    let row = try read("ID,Type,Price,Country\na.x,consumable,1,\(heading)\n")
    // A currency of one storefront is written as such.
    #expect(prices(row) == [code == "AUS" ? "AUD 1" : "\(code) 1"], "\(row.diagnostics.map(\.message))")
  }

  @Test(
    "of another store, and texts for others than customers, are left out and named",
    arguments: [
      "价格(安卓)", "安卓价格（元）", "Price (Android)", "Google Play Price", "価格（Android）", "가격(안드로이드)", "Title (old)",
      "Description (internal)",
    ]) func others(heading: String) throws
  {
    let document = try read("商品ID,type,Price (USD),\(heading)\na.x,consumable,1,2\n")
    #expect(prices(document) == ["USD 1"])
    #expect(document.catalog.products[0].localizations == [])
    #expect(document.diagnostics.contains { $0.severity == .warning && $0.message.contains("\"\(heading)\"") })
    #expect(!document.diagnostics.contains { $0.severity == .error })
  }

  @Test(
    "are in the column beside the price",
    arguments: ["Product ID,Type,Price,Currency", "商品ID,类型,价格,币种", "商品ID,種別,価格,通貨", "상품 ID,유형,가격,통화"])
  func column(headings: String) throws {
    let document = try read("\(headings)\na.x,consumable,1.39,CAD\na.y,consumable,4.99,美元\n")
    #expect(prices(document) == ["CAD 1.39", "USD 4.99"])
    #expect(!document.diagnostics.contains { $0.message.contains("no currency") })
  }

  @Test(
    "with three digits after a point are thousands where all prices are whole, and refused elsewhere",
    arguments: [
      ("R$ 5,90", "BRA", "5.90"), ("1.200", "JPY", "1200"), ("15.000", "IDR", "15000"), ("₫29.000", "VND", "29000"),
      ("1.200", "EUR", nil),
      ("€1.200", "EUR", nil), ("0.990", "USD", "0.990"), ("1.234.567", "EUR", "1234567"), ("\\800", "JPY", "800"),
      ("\\5,900", "KRW", "5900"), ("\\800", "USD", nil),
    ] as [(String, String, String?)]) func thousands(text: String, key: String, amount: String?)
  { #expect(PriceNotation.amount(text, of: key) == amount) }

  @Test(
    "are of the storefront that a heading names, with or without the word for a price",
    arguments: [
      ("Price (Germany)", "DEU"), ("Germany", "DEU"), ("DE", "DEU"), ("Price DE", "DEU"), ("Preis (DE)", "DEU"),
      ("Deutschland", "DEU"), ("Price in Germany", "DEU"), ("Prix Allemagne", "DEU"), ("德国", "DEU"), ("US", "USD"),
      ("USA", "USA"), ("United States", "USA"), ("Japan", "JPN"), ("JP", "JPN"), ("Price for Japan", "JPN"),
      ("Price in USD", "USD"), ("Price India", "IND"), ("UK", "GBR"), ("Brasil", "BRA"), ("Цена (Россия)", "RUS"),
      ("Fiyat (Türkiye)", "TUR"), ("Prix (Suisse)", "CHE"), ("Precio México", "MEX"), ("CA", "CAN"), ("IT", "ITA"),
      ("한국", "KOR"), ("米国", "USA"), ("台灣", "TWN"), ("Price IN", "IND"), ("IN price", "IND"), ("Price (NO)", "NOR"),
      ("Preis IS", "ISL"), ("German price", "DEU"), ("Price (Indian)", "IND"),
      ("Japanese Price", "JPN"), ("American price", "USA"), ("Swiss price (CHF)", "CHE"), ("Thai Baht price", "THB"),
    ]) func storefronts(heading: String, key: String) throws
  {
    let document = try read(
      "id,type,Name (English),\(heading)\na.x,consumable,Gold,5.99\na.y,consumable,Gem,6.99\n")
    #expect(prices(document) == ["\(key) 5.99", "\(key) 6.99"], "\(document.diagnostics.map(\.message))")
    #expect(!document.diagnostics.contains { $0.severity == .error })
  }

  @Test("are not in a column of a country's texts, or of numbers", arguments: ["Germany", "DE", "No", "Won", "IN"])
  func noStorefronts(heading: String) throws {
    let texts = try read("id,type,price[USD],\(heading)\na.x,consumable,1,Gold\na.y,consumable,2,5\n")
    #expect(prices(texts) == ["USD 1", "USD 2"])
    #expect(texts.diagnostics.contains { $0.message.contains("\"\(heading)\"") })
  }

  @Test(
    "are in the currency of the storefront of their row",
    arguments: [
      "Product ID,Type,Name (English),Country,Price\na.x,consumable,Gold,US,4.99\na.x,,,JP,800\na.x,,,DE,5.99\n",
      "Product ID,Type,Name (English),Storefront,Price,Currency\na.x,consumable,Gold,JPN,800,JPY\n"
        + "a.x,consumable,Gold,USA,4.99,USD\na.x,consumable,Gold,DEU,\"5,99 €\",EUR\n",
      "商品ID,类型,英文名称,国家/地区,价格\na.x,消耗型,Gold,德国,5.99\n,,,美国,$4.99\n,,,日本,800\n",
      "商品ID,種別,名前（英語）,国,価格\na.x,消耗型,Gold,アメリカ,4.99\na.x,消耗型,Gold,日本,800円\na.x,消耗型,Gold,ドイツ,5.99\n",
      "상품 ID,유형,이름 (영어),국가,가격\na.x,소모성,Gold,미국,4.99\na.x,소모성,Gold,일본,800\na.x,소모성,Gold,독일,5.99\n",
      "Produkt-ID,Typ,Titel (Englisch),Land,Preis\na.x,consumable,Gold,USA,\"4,99\"\na.x,,,Japan,800\n"
        + "a.x,,,Deutschland,\"5,99\"\n",
    ]) func storefrontRows(table: String) throws
  {
    let document = try read(table)
    #expect(document.catalog.products.count == 1)
    #expect(prices(document).first == "USD 4.99", "\(document.diagnostics.map(\.message))")
    #expect(Set(prices(document)) == ["USD 4.99", "JPY 800", "DEU 5.99"])
    #expect(!document.diagnostics.contains { $0.severity == .error || $0.message.contains("no currency") })
  }

  @Test(
    "in rows for storefronts are of the currency in the base storefront alone",
    arguments: [
      (nil, "USD 4.99, DEU 5.99"), ("CHN", "USA 4.99, DEU 5.99"), ("DEU", "EUR 5.99, USA 4.99"),
    ] as [(String?, String)])
  func baseRows(base: String?, expected: String) throws {
    var map = ColumnMap()
    map.app.baseTerritory = base.flatMap { Territory($0) }
    let table = "id,type,country,price\na.x,consumable,US,4.99\na.x,,DE,5.99\n"
    let document = CatalogTableDecoder.read(SourceFile(name: "a.csv", text: table), map: map)
    #expect(prices(document).joined(separator: ", ") == expected, "\(document.diagnostics.map(\.message))")
  }

  @Test(
    "in rows for storefronts are refused where they contradict each other or their storefront",
    arguments: [
      ("a.x,consumable,JP,800\na.x,consumable,JP,900\n", "\"900\" differs from \"800\""),
      ("a.x,consumable,JP,$5\n", "an amount in JPY"), ("a.x,consumable,Mars,5\n", "not \"Mars\""),
      ("a.x,consumable,JP,800\na.x,consumable,,900\n", "needs its storefront"),
      ("a.x,consumable,JP,800\na.x,non-consumable,US,5\n", "\"non-consumable\" differs"),
    ]) func contradictions(rows: String, part: String) throws
  {
    let errors = try read("id,type,country,price\n\(rows)").diagnostics.filter { $0.severity == .error }
    #expect(errors.count == 1 && errors[0].message.contains(part), "\(errors.map(\.message))")
  }

  @Test(
    "in a cell have the sign, code, name or storefront of their currency on either side",
    arguments: [
      ("₺39", "TRY 39"), ("\"39,99 TL\"", "TRY 39.99"), ("NT$130", "TWD 130"), ("\"5,- €\"", "EUR 5"),
      ("CHF 5.-", "CHF 5"), ("Fr. 5.50", "CHF 5.5"), ("\"5,99€\"", "EUR 5.99"), ("Rp. 79.000", "IDR 79000"),
      ("USD5.99", "USD 5.99"), ("$4.99 USD", "USD 4.99"), ("1 990 Ft", "HUF 1990"), ("\"149,00 Kč\"", "CZK 149"),
      ("R$ 29.90", "BRL 29.9"), ("5.99美元", "USD 5.99"), ("800円（税込）", "JPY 800"), ("6600 won", "KRW 6600"),
      ("Germany 5.99", "DEU 5.99"), ("5.99 (Germany)", "DEU 5.99"), ("DE: 5.99", "DEU 5.99"),
      ("\"US: 4.99, DE: 5.99, JP: 800\"", "USD 4.99 DEU 5.99 JPN 800"), ("39 руб.", "RUB 39"),
    ]) func cells(cell: String, price: String) throws
  {
    let document = try read("id,type,price\na.x,consumable,\(cell)\n")
    #expect(prices(document).joined(separator: " ") == price, "\(document.diagnostics.map(\.message))")
    #expect(!document.diagnostics.contains { $0.severity == .error || $0.message.contains("no currency") })
  }

  @Test(
    "in a cell are refused if the sign leaves the currency open, or the words are others",
    arguments: [
      ("\"kr. 39,-\"", "NOK or DKK"), ("¥800", "CNY or JPY"), ("Rs. 399", "INR or PKR"), ("-5.99", "-5.99"),
      ("5.99/mo", "5.99/mo"), ("5.99 mo", "5.99 mo"), ("~5.99", "~5.99"), ("5.99 + tax", "5.99 + tax"),
      ("5.99 USD EUR", "5.99 USD EUR"),
    ]) func openCells(cell: String, part: String) throws
  {
    let errors = try read("id,type,price\na.x,consumable,\(cell)\n").diagnostics.filter { $0.severity == .error }
    #expect(errors.count == 1 && errors[0].message.contains(part), "\(errors.map(\.message))")
  }

  @Test("after a backslash are never in another currency") func backslash() throws {
    #expect(try prices(read("商品ID,種別,価格,名前\na.x,消耗型,\\800,宝石\n")) == ["JPY 800"])
    let document = try read("id,type,price\na.x,consumable,\\800\n")
    #expect(document.diagnostics.contains { $0.severity == .error && $0.message.contains("\"\\800\"") })
  }

  @Test(
    "counts of something else are no in-app currency",
    arguments: ["Sold count", "販売数", "限购数量", "Word count", "Character Count", "구매수량", "View amount", "文字数", "兑换数量"])
  func counts(heading: String) throws {
    let document = try read("商品ID,type,Title (en),\(heading)\na.x,consumable,60 Gems,230\n")
    #expect(document.catalog.products[0].grants == [])
    #expect(document.diagnostics.contains { $0.severity == .warning && $0.message.contains("\"\(heading)\"") })
  }

  @Test(
    "quantities are of what a column or the titles say",
    arguments: [
      ("Product ID,Type,Name (English),Quantity,Currency\na.x,consumable,A Pack,60,coins\n", "coins"),
      ("商品ID,类型,名称,数量\na.x,消耗型,60钻石,60\na.y,消耗型,\"1,200颗钻石\",1200\n", "钻石"),
      ("商品ID,類型,名稱,數量\na.x,消耗型,60鑽石,60\n", "鑽石"), ("商品ID,種別,名前,個数\na.x,消耗型,ジェム60個,60\n", "ジェム"),
      ("상품 ID,유형,이름,수량\na.x,소모성,보석 60개,60\n", "보석"),
      ("Produkt-ID,Typ,Name (Deutsch),Menge\na.x,Verbrauchbar,60 Münzen,60\n", "Münzen"),
      ("商品ID,类型,名称,魂晶数量\na.x,消耗型,60魂晶,60\n", "魂晶"), ("商品ID,类型,名称,发放数量,货币\na.x,消耗型,礼包,60,钻石\n", "钻石"),
    ]) func quantities(table: String, currency: String) throws
  {
    let grants = try read(table).catalog.products[0].grants
    #expect(grants.map(\.currency) == [currency])
    #expect(grants.map(\.quantity) == [60])
  }

  @Test(
    "a quantity is of what the row's own title says, or is left out by name",
    arguments: [
      ("Quantity", ["100 Gems", "400 Gems", "Starter Pack 300", "Remove Ads"], ["Gems 1", "Gems 2", "", ""]),
      ("Quantity", ["100 Gems", "250 Gems", "500 Coins", "Pack of 7 Energy"], ["Gems 1", "Gems 2", "Coins 3", ""]),
      ("数量", ["100钻石", "200颗钻石", "月卡", "300经验"], ["钻石 1", "钻石 2", "", ""]),
      ("個数", ["ジェム100個", "ジェム200個", "福袋", "コイン400枚"], ["ジェム 1", "ジェム 2", "", "コイン 4"]),
    ]) func titled(heading: String, titles: [String], expected: [String]) throws
  {
    let quantities = titles.map { title in title.filter(\.isNumber).isEmpty ? "1" : title.filter(\.isNumber) }
    let rows = zip(titles, quantities).enumerated().map { "a.p\($0),consumable,\($1.0),\($1.1)\n" }
    for count in [1, 30] {
      // Also far below the rows that the header is read with.
      let more = (1..<count).map { "a.m\($0),consumable,\(titles[0]) ,\(quantities[0])\n" }
      let text = "商品ID,type,title[en-US],\(heading)\n\(rows[..<2].joined())\(more.joined())\(rows[2...].joined())"
      let document = try read(text)
      let products = document.catalog.products.filter { $0.productID.contains("a.p") }
      let grants = products.map { $0.grants.map(\.currency).joined() }
      #expect(grants == expected.map { String($0.prefix { $0 != " " }) }, "\(document.diagnostics.map(\.message))")
      let named = document.diagnostics.count { $0.severity == .warning && $0.message.contains("doesn't say of what") }
      #expect(named == expected.count { $0.isEmpty })
    }
  }

  @Test(
    "quantities below a heading that spans them and what they are of are read",
    arguments: [
      ["商品ID,类型,名称,发放内容,,", ",,,货币,数量,赠送数量"], ["Product ID,Type,Title,Rewards,,", ",,,Currency,Quantity,Bonus"],
      ["商品ID,種別,名前,付与内容,付与内容,付与内容", ",,,通貨,数量,おまけ数"],
    ], [("6", 6), ("+6", 6), ("10%", 6), ("", 0)])
  func spanned(headings: [String], bonus: (String, Int)) throws {
    let document = try read("\(headings[0])\n\(headings[1])\na.x,consumable,Pack,gems,60,\(bonus.0)\n")
    #expect(document.unread.isEmpty, "\(document.unread.map(\.message))")
    let grants = document.catalog.products[0].grants
    #expect(grants.map(\.currency) == ["gems"] && grants.map(\.quantity) == [60] && grants.map(\.bonus) == [bonus.1])
  }

  @Test("a quantity is of what the title has, with its bonus or without", arguments: ["550", "610"])
  func total(inTitle: String) throws {
    let heads = "ID,Type,Title (English),付与数/有償,付与数/無償"
    let document = try read("\(heads)\na.w,consumable,120 Gems,120,\na.x,consumable,\(inTitle) Gems,550,60\n")
    #expect(document.unread.isEmpty, "\(document.unread.map(\.message))")
    let grants = document.catalog.products[1].grants
    #expect(grants.map(\.currency) == ["Gems"] && grants.map(\.quantity) == [550] && grants.map(\.bonus) == [60])
  }

  @Test("a part of a quantity that isn't whole is not a bonus") func part() throws {
    let document = try read("ID,Type,Title,Currency,Quantity,Bonus\na.x,consumable,Pack,gems,65,10%\n")
    #expect(
      document.unread.map(\.message).contains { $0.contains("\"10%\" of 65") }, "\(document.unread.map(\.message))")
  }

  @Test("quantities of nothing are left out", arguments: ["数量", "Quantity", "個数", "수량"])
  func unclear(heading: String) throws {
    let table = "商品ID,type,Title (en),\(heading)\na.x,consumable,Starter Pack,60\n"
    let document = try read(table)
    #expect(document.catalog.products[0].grants == [])
    #expect(document.diagnostics.contains { $0.message.contains("\"\(heading)\" has quantities") })
    #expect(try read(table, map: "\(heading)=grants[gems]").catalog.products[0].grants.map(\.quantity) == [60])
  }
}
