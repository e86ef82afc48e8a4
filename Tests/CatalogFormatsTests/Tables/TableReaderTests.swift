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

  @Test("Nothing but wrong rows is read up to a limit, and described by kind") func wrongRows() {
    let rows = String(repeating: "x,auto-renewable\n", count: 30_000)
    let document = read("id,type\n\(rows)")
    #expect(document.diagnostics.count == 102)
    #expect(document.diagnostics[100].message.hasSuffix("; 9899 more like it are not listed"))
    #expect(document.diagnostics.last?.message == "row 10002, column \"type\": further problems not shown")
    #expect(document.catalog.products.count == 10_001)
  }
}
