import AppStoreReference
import Foundation
import SourceSyntax
import Testing

@Suite("shopkeeper import --product") struct PriceListImportTests {
  private static let catalog = """
    catalog: 1
    app:
      bundleID: com.example.small
      primaryLocale: en-US
      baseTerritory: USA
    products:
      coins:
        type: consumable
        referenceName: Coins
        price: {USD: 9.99}              # ours
        localizations:
          en-US: {title: Bag of Coins, description: Adds coins to your purse.}

    """

  /// Lists of the same prices, as different programs and languages write them.
  private static let lists: [(String, String)] = [
    (
      "Starting Price.csv",
      """
      Countries or Regions,Currency Code,Price,Proceeds,Proceeds Rate
      United States,USD,9.99,7.00,0.85
      Afghanistan,USD,9.99,7.00,0.85
      Germany,EUR,10.99,6.46,0.85
      Japan,JPY,"1,500",1063,0.85
      "Korea, Republic of",KRW,"14,000",9900,0.85
      """
    ),
    (
      "de.csv",
      """
      Länder oder Regionen;Währungscode;Preis;Erlöse
      Vereinigte Staaten;USD;9,99;7,00
      Afghanistan;USD;9,99;7,00
      Deutschland;EUR;10,99;6,46
      Japan;JPY;1.500;1.063
      Südkorea;KRW;14.000;9.900
      """
    ),
    (
      "ja.csv",
      """
      国または地域,通貨コード,価格,収益
      アメリカ合衆国,USD,$9.99,7.00
      ドイツ,EUR,"10,99 €",6.46
      日本,JPY,"¥1,500",1063
      大韓民国,KRW,"₩14,000",9900
      """
    ),
    (
      "fr.tsv",
      """
      Pays ou régions\tCode de la devise\tPrix\tRecettes
      États-Unis\tUSD\t9,99\t7,00
      Allemagne\tEUR\t10,99\t6,46
      Japon\tJPY\t1 500\t1 063
      Corée du Sud\tKRW\t14\u{202F}000\t9\u{202F}900
      """
    ),
    (
      "asc.csv",
      """
      territory,price,currency_code,start_date,preserved,preserve_current_price,price_point_id
      USA,9.99,USD,,false,,eyJzIjoiMSJ9
      DEU,10.99,EUR,,false,,eyJzIjoiMiJ9
      DEU,11.99,EUR,2127-01-01,false,,eyJzIjoiMyJ9
      JPN,1500,JPY,,false,,eyJzIjoiNCJ9
      KOR,14000,KRW,,false,,eyJzIjoiNSJ9
      """
    ),
    (
      "dates.csv",
      """
      Land;Währung;Preis;Gültig ab;Enddatum
      USA;usd;9,99;;31.12.2127
      Japan;jpy;1.500;1.2.2024;
      Südkorea;krw;14.000;2024-02-01;
      Deutschland;eur;10,99;–;31.12.2127
      Deutschland;eur;11,99;1.2.2127;
      """
    ), ("titled.csv", "Our prices\n\nCountry,Price\nUS,9.99\nDE,10.99\nJP,1500\nKR,14000\n"),
    ("two.csv", "US,9.99\nDE,10.99\nJP,1500\nKR,14000\n"),
  ]

  private static let expected = "price: {USD: 9.99, JPY: 1500, KRW: 14000, DEU: 10.99}              # ours"

  private func folder(_ catalog: String = catalog) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(catalog, to: "catalog.yml")
    return folder
  }

  private func take(_ list: String, _ folder: TemporaryFolder, _ more: String...) async -> CommandRun {
    await CommandRun(["import", list, "--into", folder.path("catalog.yml"), "--product", "coins"] + more)
  }

  @Test("takes the prices of a list, but for those that follow from the base", arguments: lists) func taken(
    _ name: String, _ text: String
  ) async throws {
    let folder = try folder()
    let run = await take(try folder.write(text, to: name), folder)
    #expect(run.status == 0, "\(run.errors)")
    let expected = Self.catalog.replacing("price: {USD: 9.99}              # ours", with: Self.expected)
    #expect(try folder.text("catalog.yml") == expected)
    let again = await take(folder.path(name), folder)
    #expect(again.status == 0 && again.output.contains("no differences"), "\(again.output)\(again.errors)")
  }

  @Test("reads a workbook, and text in UTF-16") func encodings() async throws {
    let text = Self.lists[0].1
    var row = DelimitedRow()
    let parsed = DelimitedText(SourceFile(name: "list", text: text))
    var rows: [[Workbook.Cell]] = []
    var next: Int? = parsed.start
    while let place = next {
      next = parsed.readRow(at: place, into: &row)
      if next != nil { rows.append(row.cells.map { Workbook.Cell(parsed.text(of: $0)) }) }
    }
    let sheet = Workbook.Sheet(name: "Prices", rows: rows)
    let workbook = Data(try #require(Workbook(sheets: [sheet]).bytes()))
    let wide = try #require(text.data(using: .utf16))
    for (name, data) in [("list.xlsx", workbook), ("list.csv", wide)] {
      let folder = try folder()
      try data.write(to: folder.url.appending(path: name))
      let run = await take(folder.path(name), folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(try folder.text("catalog.yml").contains(Self.expected))
    }
  }

  @Test("leaves a different price of the catalog to a person") func conflict() async throws {
    let folder = try folder(Self.catalog.replacing("{USD: 9.99}", with: "{USD: 9.99, JPY: 1200}"))
    let list = try folder.write(Self.lists[0].1, to: "list.csv")
    let run = await take(list, folder)
    #expect(run.status == 1 && run.errors.contains("1200 in the catalog, 1500 in the file"), "\(run.errors)")
    #expect(try folder.text("catalog.yml").contains("JPY: 1200, KRW: 14000"))
    let taken = await take(list, folder, "--overwrite")
    #expect(taken.status == 0, "\(taken.errors)")
    #expect(try folder.text("catalog.yml").contains("JPY: 1500"))
  }

  @Test("leaves prices to a policy that gives the same") func policy() async throws {
    let policy = """
      app:
        pricePolicies:
          - {name: ppp, multipliers: [IND 0.35, BRA 0.5], rates: [USD 1, INR 88.5, BRL 5.4], others: store, rounding: usual}

      """
    let folder = try folder(
      Self.catalog.replacing("app:\n", with: policy).replacing("# ours", with: "# ours\n    pricePolicy: ppp"))
    _ = await CommandRun("price", folder.path("catalog.yml"), "--update")
    let prices = try folder.text("catalog.prices.csv").split(separator: "\n").compactMap { line -> String? in
      let cells = line.split(separator: ",")
      return cells[1] == "IND" ? "IND,\(cells[3])" : nil
    }
    let list = try folder.write("territory,price\n\(try #require(prices.first))\nBRA,1.9\n", to: "list.csv")
    let run = await take(list, folder)
    #expect(
      run.status == 1 && run.errors.contains("price.BRL: 26.9 by the price policy, 1.9 in the file"), "\(run.errors)")
    let taken = await take(list, folder, "--overwrite")
    #expect(taken.status == 0, "\(taken.errors)")
    #expect(try folder.text("catalog.yml").contains("price: {USD: 9.99, BRL: 1.9}"))
  }

  @Test("compares a list that changes the base price with what the policy gives then") func newBase() async throws {
    let policy = """
      app:
        pricePolicies:
          - {name: ppp, multipliers: [IND 0.35, ARG 0.5], rates: [USD 1, INR 88.5], others: store, rounding: nearest}

      """
    let folder = try folder(
      Self.catalog.replacing("app:\n", with: policy).replacing("# ours", with: "# ours\n    pricePolicy: ppp"))
    _ = await CommandRun("price", folder.path("catalog.yml"), "--update")
    let before = try folder.text("catalog.prices.csv")
    #expect(before.contains("IND,INR,309,") && before.contains("ARG,USD,4.99,"), "\(before)")
    // At 10.99, the policy gives 339 in India, and 5.49 in Argentina.
    let list = try folder.write("territory,price\nUSA,10.99\nIND,309\nARG,5.49\n", to: "list.csv")
    let open = await take(list, folder)
    #expect(open.status == 1 && open.errors.contains("price.USD: 9.99 in the catalog"), "\(open.errors)")
    #expect(!open.errors.contains("IND") && !open.errors.contains("ARG"), "\(open.errors)")
    let taken = await take(list, folder, "--overwrite")
    #expect(taken.status == 0, "\(taken.errors)")
    #expect(try folder.text("catalog.yml").contains("price: {USD: 10.99, INR: 309}"))
    _ = await CommandRun("price", folder.path("catalog.yml"), "--update")
    #expect(try folder.text("catalog.prices.csv").contains("ARG,USD,5.49,"))
  }

  @Test(
    "names what can't be read with its row, and writes nothing",
    arguments: [
      ("Country,Old,New\nIndia,399,499\nGermany,9.99,10.99\n", "\"Old\" and \"New\""),
      ("territory,currency_code,price\nIND,USD,5.99\nDEU,EUR,5.99\n", "line 2: the App Store bills INR in India"),
      ("Country,Price (EUR)\nDE,10.99\nGB,9.99\n", "line 3: the App Store bills GBP in United Kingdom, not EUR"),
      ("Country,USD price\nUS,10.99\nIN,5.99\n", "line 3: the App Store bills INR in India, not USD"),
      ("Land,€\nDE,10.99\nCH,9.99\n", "line 3: the App Store bills CHF in Switzerland, not EUR"),
      ("territory,price\nIND,499\nDEU,cheap\nFRA,9.99\n", "line 3: \"cheap\""),
      ("territory,price\nIND,499\nIND,599\n", "line 3: India has 499 and 599"),
      ("a,b\n1,2\n", "no column of storefronts"),
      ("Tier;Land;Preis\nA;IN, ID;169\nB;Japan;500\n", "line 2: \"IN, ID\" is several storefronts; write a row"),
      ("Tier;Land;Preis\nA;IN, ID;169\n", "line 2: \"IN, ID\" is several storefronts; write a row"),
      (String(repeating: "IND,", count: 99) + "\n", "100 columns"), ("", "is empty"),
      ("territory,price\nIND,0\nDEU,1\n", "line 2: \"0\""),
      ("territory,price\nDEU,6,99\nIDN,15.000\n", "line 2: \"99\" has no heading; a number with a decimal comma"),
      ("JPN,1500\nDEU,6,99\nIDN,15000\n", "line 2: \"99\" has no heading"),
      ("territory,price\nDEU,6.99\n\"FRA,6.99\nIND,169\n", "line 3, character 1: the quotes that open here"),
      ("territory,currency,price\nDEU,usd,6.99\nIND,inr,169\n", "bills EUR in Germany, not USD"),
      ("territory,price,start date\nDEU,6.99,soon\nIND,169,\n", "line 2: \"soon\" is not a day"),
    ])
  func faults(_ list: String, _ expected: String) async throws {
    let folder = try folder()
    let run = await take(try folder.write(list, to: "list.csv"), folder)
    #expect(run.status == 1 && run.errors.contains(expected), "\(run.errors)")
    #expect(try folder.text("catalog.yml") == Self.catalog)
  }

  @Test(
    "leaves out prices that start later, in whatever language",
    arguments: [
      ("Land;Preis;Startdatum\nDeutschland;6,99;2127-01-01\nIndien;169;\n"),
      ("territory,price,start date\nDEU,6.99,01/02/2127\nIND,169,\n"),
      ("country,price,from\nDEU,6.99,\"Jan 5, 2127\"\nIND,169,2024-01-01T00:00:00Z\n"),
      ("国家,价格,生效日期\n德国,6.99,2127年1月5日\n印度,169,\n"),
    ])
  func later(_ list: String) async throws {
    let folder = try folder()
    let run = await take(try folder.write(list, to: "list.csv"), folder)
    #expect(run.status == 0 && run.errors.contains("later prices in DEU are left out"), "\(run.errors)")
    #expect(try folder.text("catalog.yml").contains("price: {USD: 9.99, INR: 169}"))
  }

  @Test("a mapping with a currency refuses storefronts that are billed in others") func mappedCurrency() async throws {
    let folder = try folder()
    let list = try folder.write("Country,Old price,New price\nGermany,9.99,10.99\nIndia,399,499\n", to: "list.csv")
    let run = await take(list, folder, "--map", "New price=price[EUR]")
    #expect(run.status == 1 && run.errors.contains("line 3: the App Store bills INR in India"), "\(run.errors)")
    #expect(try folder.text("catalog.yml") == Self.catalog)
  }

  @Test("says which encoding, sheet or option a list can't have") func misfits() async throws {
    let folder = try folder()
    let narrow = folder.url.appending(path: "narrow.csv")
    try Data(Array("L".utf8) + [0xE4] + Array("nder;Preis\nDeutschland;6,99\nIndien;169\n".utf8)).write(to: narrow)
    let undecoded = await take(narrow.path, folder)
    #expect(undecoded.status == 1, "\(undecoded.errors)")
    #expect(undecoded.errors.contains("line 1, character 2: invalid UTF-8"), "\(undecoded.errors)")
    let decoded = await take(narrow.path, folder, "--encoding", "windows-1252")
    #expect(decoded.status == 0, "\(decoded.errors)")
    let list = try folder.write("territory,price\nIND,499\nJPN,500\n", to: "list.csv")
    let sheet = await take(list, folder, "--sheet", "Prices")
    #expect(sheet.status == 1 && sheet.errors.contains("is not a workbook"), "\(sheet.errors)")
    for option in [["--from", "csv"], ["--bundle-id", "com.example.a"]] {
      let run = await CommandRun(["import", list, "--into", folder.path("catalog.yml"), "--product", "coins"] + option)
      #expect(run.status == 2, "\(option): \(run.errors)")
    }
  }

  @Test("an undecided base price is one conflict, and none of the storefronts that follow it") func baseConflict()
    async throws
  {
    let folder = try folder()
    let list = try folder.write("territory,price\nUSA,10.99\nECU,9.99\nAFG,10.99\nIND,499\n", to: "list.csv")
    let run = await take(list, folder)
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.errors.contains("price.USD: 9.99 in the catalog, 10.99 in the file"), "\(run.errors)")
    #expect(!run.errors.contains("ECU") && !run.errors.contains("AFG"), "\(run.errors)")
    #expect(try folder.text("catalog.yml").contains("price: {USD: 9.99, INR: 499}"))
    let taken = await take(list, folder, "--overwrite")
    #expect(taken.status == 0, "\(taken.errors)")
    #expect(try folder.text("catalog.yml").contains("price: {USD: 10.99, INR: 499, ECU: 9.99}"))
  }

  @Test("knows storefronts by formal, former and translated names") func names() async throws {
    let names = [
      ("\"Moldova, Republic of\"", "MDA"), ("Ivory Coast", "CIV"), ("Czech Republic", "CZE"), ("Côte d’Ivoire", "CIV"),
      ("Weißrussland", "BLR"), ("Elfenbeinküste", "CIV"), ("Estados Unidos", "USA"), ("Нидерланды", "NLD"),
      ("Cina continentale", "CHN"), ("Verenigd Koninkrijk", "GBR"), ("República Checa", "CZE"), ("中国大陆", "CHN"),
      ("Hongkong", "HKG"), ("the netherlands", "NLD"),
    ]
    for (name, code) in names {
      let folder = try folder()
      let list = try folder.write("land,price\n\(name),0\nIND,499\nJPN,500\n", to: "list.csv")
      let run = await take(list, folder)
      let currency = try #require(Territory(code)).currency
      #expect(run.errors.contains("is not a price in \(currency)"), "\(name): \(run.errors)")
    }
  }

  @Test(
    "names rows of no storefront, and takes the others",
    arguments: [
      "territory,price\nIND,499\nNarnia,5", "Country,Price 2027\nNarnia,₩5\nIndia,₹499", "Narnia,5\nIndia,499",
      "territory,price\nNarnia,5\nIND,499", "Narnia,5\nIND,499\nJPN,1500",
    ])
  func unknown(_ list: String) async throws {
    let folder = try folder()
    let run = await take(try folder.write(list + "\n", to: "list.csv"), folder)
    #expect(run.status == 1 && run.errors.contains("\"Narnia\""), "\(run.errors)")
    #expect(try folder.text("catalog.yml").contains("INR: 499"))
  }

  @Test("is suggested for a list without it", arguments: lists) func suggested(
    _ name: String, _ text: String
  ) async throws {
    let folder = try folder()
    let list = try folder.write(text, to: name)
    let run = await CommandRun("import", list, "--into", folder.path("catalog.yml"))
    #expect(run.status == 1 && run.errors.contains("--product"), "\(run.errors)")
    #expect(try folder.text("catalog.yml") == Self.catalog)
  }
}
