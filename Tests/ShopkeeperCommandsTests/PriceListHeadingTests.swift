import Foundation
import SourceSyntax
import Testing

/// The columns of lists of prices for one product, whose headings say what their numbers are.
@Suite("The headings of lists of prices") struct PriceListHeadingTests {
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
        price: {USD: 9.99}
        localizations:
          en-US: {title: Bag of Coins, description: Adds coins to your purse.}
      gems:
        type: consumable
        referenceName: Gems
        price: {USD: 4.99}
        localizations:
          en-US: {title: Bag of Gems, description: Adds gems to your purse.}

    """

  /// Takes a list for the product `coins`, and returns the run and the prices in the catalog then.
  private func take(_ list: String, _ more: String...) async throws -> (run: CommandRun, prices: String) {
    let folder = try TemporaryFolder()
    try folder.write(Self.catalog, to: "catalog.yml")
    let path = try folder.write(list, to: "list.csv")
    let run = await CommandRun(["import", path, "--into", folder.path("catalog.yml"), "--product", "coins"] + more)
    let prices = try folder.text("catalog.yml").split(separator: "\n").first { $0.contains("USD: 9.99") } ?? ""
    return (run, prices.trimmingCharacters(in: .whitespaces))
  }

  private static let unchanged = "price: {USD: 9.99}"
  private static let taken = "price: {USD: 9.99, JPY: 560, DEU: 5.49}"

  @Test(
    "numbers under a heading that doesn't mean a price are refused, unless a map says otherwise",
    arguments: [
      "Proceeds", "Tax rate", "Population", "Discount", "Multiplier", "Erlös", "Steuersatz", "Einwohner", "收益", "税率",
      "Recettes", "Wechselkurs", "Discounted price", "Price index", "Price change", "Old price",
      "Units",
      "Tier", "Price tier", "価格帯", "Google Play price", "Rabattpreis",
    ]) func noPrice(_ heading: String) async throws
  {
    let list = "Country,\(heading)\nGermany,5.49\nJapan,560\n"
    let (run, prices) = try await take(list)
    #expect(run.status == 1 && prices == Self.unchanged, "\(run.output)")
    #expect(run.errors.contains("--map \"\(heading)=price\""), "\(run.errors)")
    let (mapped, changed) = try await take(list, "--map", "\(heading)=price")
    #expect(mapped.status == 0 && changed == Self.taken, "\(mapped.errors)")
  }

  @Test(
    "headings that mean a price, currencies and two columns without a heading are taken",
    arguments: [
      "Country,Price", "Land,Preis", "Pays,Prix", "国家,价格", "国,価格", "Country,Customer price", "Land,Verkaufspreis",
      "Country,Prices", "País,Precio final", "Country,Price 2027", "Country,Price incl. VAT", "国,税込価格",
      "Country,New price",
      "Country,Current Price", "Страна,Цена", "Country,",
    ]) func price(_ headings: String) async throws
  {
    let (run, prices) = try await take("\(headings)\nGermany,5.49\nJapan,560\n")
    #expect(run.status == 0 && prices == Self.taken, "\(headings): \(run.errors)")
  }

  @Test(
    "a currency alone is a heading of prices",
    arguments: ["EUR", "€", "Euro", "in EUR", "Amount (EUR)", "Euro (EUR)", "欧元"]) func currency(_ heading: String)
    async throws
  {
    let (run, prices) = try await take("Country,\(heading)\nGermany,5.49\nFrance,5.99\n")
    #expect(run.status == 0 && prices == "price: {USD: 9.99, DEU: 5.49, FRA: 5.99}", "\(heading): \(run.errors)")
  }

  @Test(
    "prices of two times are asked about, and a map that names one is enough",
    arguments: [
      ("Current Price", "New Price"), ("Old", "New"), ("Preis alt", "Preis neu"), ("Alt", "Neu"),
      ("Price", "New price"),
      ("before", "after"), ("旧价格", "新价格"), ("Prix actuel", "Nouveau prix"),
    ]) func times(_ first: String, _ second: String) async throws
  {
    let list = "Country,\(first),\(second)\nGermany,4.99,5.49\nJapan,500,560\n"
    let (run, prices) = try await take(list)
    #expect(run.status == 1 && prices == Self.unchanged, "\(run.output)")
    #expect(run.errors.contains("several columns of amounts: \"\(first)\" and \"\(second)\""), "\(run.errors)")
    let (mapped, changed) = try await take(list, "--map", "\(second)=price")
    #expect(mapped.status == 0 && changed == Self.taken, "\(mapped.errors)")
  }

  @Test("a plain price precedes an old one") func earlier() async throws {
    let (run, prices) = try await take("Country,Old price,Price\nGermany,4.99,5.49\nJapan,500,560\n")
    #expect(run.status == 0 && prices == Self.taken, "\(run.errors)")
  }

  @Test("proceeds aren't suggested in place of an empty column of prices") func emptyPrice() async throws {
    let (run, prices) = try await take("Country,Price,Proceeds,Proceeds Rate\nGermany,,3.49,0.7\nJapan,,560,0.7\n")
    #expect(run.status == 1 && prices == Self.unchanged)
    #expect(run.errors.contains("no prices in the column \"Price\"") && !run.errors.contains("--map"), "\(run.errors)")
  }

  @Test(
    "cells that are no prices are named with their lines, however many there are",
    arguments: [
      ("Country,Price\nGermany,TBD\nJapan,TBD\nIndia,TBD\nFrance,6.49\n", "line 3: \"TBD\" is not a price in JPY"),
      ("Country,Price\nGermany,$5.99\nJapan,€800\n", "line 2: \"$5.99\" is not a price in EUR"),
      ("Land;Preis\nDeutschland;-\nJapan;-\n", "line 2: \"-\" is not a price in EUR"),
    ]) func badCells(_ list: String, _ expected: String) async throws
  {
    let (run, prices) = try await take(list)
    #expect(run.status == 1 && run.errors.contains(expected) && prices == Self.unchanged, "\(run.errors)")
    let (mapped, _) = try await take(list, "--map", list.hasPrefix("Land") ? "Preis=price" : "Price=price")
    #expect(mapped.errors.contains(expected), "\(mapped.errors)")
  }

  @Test("prices that \"price --policy\" shows as CSV are read") func ownTable() async throws {
    let (run, prices) = try await take(
      """
      territory,name,currency,baseline,current,target,price,changePercent,roundingPercent,percentAgainstBase,origin,reason
      AFG,Afghanistan,USD,,,,,,,,store,left to the store
      DEU,Germany,EUR,9.2,,5.5,5.49,,-0.1,-40,policy,ppp
      JPN,Japan,JPY,1500,700,555,560,-20,0.9,-63,policy,ppp
      ALB,Albania,USD,,,,,,,,store,left to the store

      """)
    #expect(run.status == 0 && prices == Self.taken, "\(run.errors)")
  }

  @Test(
    "rows of other products and of offers don't count",
    arguments: [
      "product,territory,price\ncom.example.small.gems,DEU,1.99\ncom.example.small.coins,DEU,5.49\ncoins,JPN,560\n",
      "Product ID,Country,Price\ncoins,Germany,5.49\ncoins,Japan,560\ngems,India,99\n",
      "SKU;Land;Preis\ngems;Deutschland;1,99\ncoins;Deutschland;5,49\ncoins;Japan;560\n",
      "product,offer,storefront,old,new,currency\ncoins,,DEU,,5.49,EUR\ncoins,,JPN,,560,JPY\ncoins,the offer Winter,IND,,99,INR\n",
      "product,territory,currency,price,reason\ncom.example.small.coins,DEU,EUR,5.49,ppp\ncom.example.small.coins,JPN,JPY,560,ppp\n"
        + "com.example.small.gems,JPN,JPY,160,ppp\n",
    ]) func products(_ list: String) async throws
  {
    let (run, prices) = try await take(list)
    #expect(run.status == 0 && prices == Self.taken, "\(run.errors)")
  }

  static let ofOthers = "product,territory,price\n" + (0..<20).map { "q\($0 / 2),JPN,800\n" }.joined()

  @Test(
    "a list without the product is refused",
    arguments: [
      ("product,territory,price\ncom.example.small.gems,DEU,5.99\n", "but of com.example.small.gems;"),
      ("Product;Land;Preis\ngems;Deutschland;5,99\nrubies;Japan;800\n", "but of gems, rubies;"),
      (ofOthers, "but of q0, q1, q2, q3, q4, …;"),
      ("product,offer,storefront,price\ncoins,Winter,DEU,5.99\n", "only prices of offers of com.example.small.coins"),
      ("product,territory,price\ncoins,DEU,5.99\n,JPN,800\n", "line 3: the row names no product"),
    ]) func otherProducts(_ list: String, _ expected: String) async throws
  {
    let (run, prices) = try await take(list)
    #expect(run.status == 1 && run.errors.contains(expected) && prices == Self.unchanged, "\(run.errors)")
  }

  @Test(
    "a column of codes counts, and contradicts a name", arguments: ["ISO", "ISO-2", "Alpha 3", "Code", "Länderkürzel"])
  func codes(_ heading: String) async throws {
    let list = "Country,\(heading),Price\nDeutschlandd,DE,5.49\nJapan,JP,560\n"
    let (run, prices) = try await take(heading.hasSuffix("3") ? list.replacing("DE,", with: "DEU,") : list)
    #expect(run.status == 0 && prices == Self.taken, "\(run.errors)")
    let (other, _) = try await take(list.replacing("Japan,JP", with: "Japan,ID"))
    #expect(other.status == 1 && other.errors.contains("and the same row names"), "\(other.errors)")
  }

  private func take(workbook sheets: [Workbook.Sheet], _ more: String...) async throws -> CommandRun {
    let folder = try TemporaryFolder()
    try folder.write(Self.catalog, to: "catalog.yml")
    let file = folder.url.appending(path: "list.xlsx")
    try Data(try #require(Workbook(sheets: sheets).bytes())).write(to: file)
    return await CommandRun(
      ["import", file.path, "--into", folder.path("catalog.yml"), "--product", "coins"] + more)
  }

  @Test("a workbook whose prices are on another sheet names its sheets") func sheets() async throws {
    let notes = Workbook.Sheet(name: "Notes", rows: [["Made by", "Ann"], ["Version", "2"]])
    let prices = Workbook.Sheet(name: "Prices", rows: [["Country", "Price"], ["Germany", "5.49"]])
    let run = try await take(workbook: [notes, prices])
    #expect(run.status == 1 && run.errors.contains("\"Notes\", \"Prices\": --sheet says which"), "\(run.errors)")
    let chosen = try await take(workbook: [notes, prices], "--sheet", "Prices")
    #expect(chosen.status == 0, "\(chosen.errors)")
  }
}
