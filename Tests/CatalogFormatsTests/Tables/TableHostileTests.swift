import AppStoreReference
import CatalogModel
import CatalogSamples
import ForeignFormats
import SourceSyntax
import TestTools
import Testing

@testable import CatalogFormats

@Suite("Tables that are broken") struct TableHostileTests {
  private static let samples: [(format: String, text: String)] = [
    (
      "csv",
      #"""
      kind,id,type,group,level,period,price,price[USD],grants[gold],title[ja],ignore[ja],offers,from
      app,bundleID,,,,,,,,,,,
      currency,gold,,,,,,,,"金, 币",,,
      product,a.b,consumable,,,,"USD 1, tier 6",0.99,400+40,"a ""b""",emoji: x\;y,,2027-01-01
      product,a.c,,vip,1,1 month,,,,,,"code, name: a\,b, free-trial, 1 week; win-back, id: x",
      """#
    ),
    (
      "revenuecat-csv",
      #"""
      row_type,store,store_identifier,product_type,display_name,title,duration,territory,amount,currency,locale,localized_name,app_store_subscription_group_name
      price,app_store,a.b,subscription,B,B,P1M,US,3.99,USD,,,G
      localization,app_store,a.b,subscription,B,B,P1M,,,,en-US,"B ""c""",G
      """#
    ),
    (
      "google-play-csv",
      #"""
      Product ID,Published State,Purchase Type,Auto Translate,Locale; Title; Description,Auto Fill Prices,Price
      a.b,published,managed_by_android,false,"en_US; T; D\; d; zh_CN; 金; ""币""",false,US; 990000; CN; 6000000
      """#
    ),
  ]

  private static let pieces: [[UInt8]] =
    [
      ",", ";", "\t", "\"", "\"\"", "\n", "\r", "\r\n", "'", "\\", "=", "[", "]", ":", "金", "\u{FEFF}", " ", "0", "-",
      "sep=;\n", "\0", "kind", "product",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3]]

  private func check(_ bytes: [UInt8], _ name: String) throws {
    let format = try #require(CatalogFormatRegistry.format(named: name))
    let read = try #require(format.read)
    let document = read(ParsedFile(SourceFile(name: "a.csv", bytes: bytes)), .none)
    let whole = SourceRange(start: 0, end: bytes.count)
    for diagnostic in document.diagnostics {
      #expect(whole.contains(diagnostic.range), "\(diagnostic)")
      #expect(diagnostic.range.start <= diagnostic.range.end)
    }
    for entry in document.catalog.entries {
      for text in [nil, 0..<3, 2..<100] as [Range<Int>?] {
        guard let range = document.range(of: entry.path, text: text) else { continue }
        #expect(whole.contains(range) && range.start <= range.end, "\(entry.path)")
      }
      _ = document.replacements(for: CatalogEdit(entry.path, .replace("x")))
    }
  }

  @Test("are read when truncated at any byte", arguments: samples.indices) func truncated(_ sample: Int) throws {
    let (format, text) = Self.samples[sample]
    let bytes = Array(text.utf8)
    for end in 0...bytes.count { try check(Array(bytes[..<end]), format) }
  }

  @Test("never crash a reader or have positions outside of the file", arguments: 0..<8, samples.indices) func mutated(
    seed: Int, sample: Int
  ) throws {
    var numbers = SeededNumbers(seed: UInt64(seed))
    let (format, text) = Self.samples[sample]
    for _ in 0..<Seeds.rounds(150) {
      var bytes = Array(text.utf8)
      for _ in 0...Int.random(in: 0..<5, using: &numbers) {
        let place = Int.random(in: 0...bytes.count, using: &numbers)
        let end = min(place + Int.random(in: 0..<4, using: &numbers), bytes.count)
        let piece = Self.pieces[Int.random(in: Self.pieces.indices, using: &numbers)]
        bytes.replaceSubrange(place..<end, with: piece)
      }
      try check(bytes, format)
    }
  }

  @Test("with a thousand mistakes report some of them", arguments: ["csv", "revenuecat-csv"]) func many(_ name: String)
    throws
  {
    let format = try #require(CatalogFormatRegistry.format(named: name))
    let header = name == "csv" ? "id,type\n" : "store,store_identifier\n"
    let text = header + String(repeating: "\"x\"y,\"\"z\n", count: 2_500)
    let read = try #require(format.read)
    let document = read(ParsedFile(SourceFile(name: "a.csv", text: text)), .none)
    #expect((1...2_100).contains(document.diagnostics.count))
  }

  /// Headings of many columns, each of which was once compared with all others.
  private static let wide: [(name: String, heading: @Sendable (Int) -> String)] = [
    ("one name", { _ in "title[en-US]" }), ("one name in words", { _ in "Title (French)" }),
    ("an open name", { _ in "Chinese title" }), ("a language", { _ in "Chinese" }), ("locales", { "title[x\($0)]" }),
    ("currencies", { "grants[g\($0)]" }), ("currencies in words", { "gold\($0) amount" }),
    ("currencies that meet another", { $0 < 600 ? "gold\($0) amount" : "gold599 Amount" }),
    ("other names", { "Notes of \($0)" }),
  ]

  @Test("of thousands of columns take time in proportion to them", arguments: wide.indices)
  func wideHeading(_ index: Int) throws {
    let heading = Self.wide[index].heading
    try checkLinear(100, 1_200) { count in
      let names = (0..<count).map(heading).joined(separator: ",")
      return "id,type,\(names)\na.b,consumable\n"
    }
  }

  @Test("of more columns than a catalog has are refused, as in a workbook") func tooWide() {
    let heading = (1...5_000).map { "column \($0)" }.joined(separator: ",")
    let document = CatalogTableDecoder.read(SourceFile(name: "a.csv", text: "id,type,\(heading)\na.b,consumable\n"))
    #expect(document.diagnostics.map(\.message) == ["the table has 5002 columns, and at most 4096 are read"])
    #expect(document.catalog.products.isEmpty)
  }

  @Test("of bytes that are no text don't take long to be taken for one in any encoding") func noText() {
    let took = processorTime {
      let document = CatalogTableDecoder.read(
        SourceFile(name: "a.csv", bytes: [UInt8](repeating: 0xFF, count: 100_000)))
      #expect(document.diagnostics.first?.message.hasPrefix("the file is not UTF-8") == true)
    }
    #expect(took < .seconds(5), "\(took)")
    // No more of it is compared with the names of columns.
    #expect(FoldedHeading.parts(String(repeating: "x", count: 5_000)).map(\.utf8.count) == [1_000])
  }

  @Test("of two wide rows of headings, a long heading, or a cell with many locales take time in proportion to them")
  func wideParts() throws {
    try checkLinear(60, 720) { count in
      let upper = String(repeating: "French,,", count: count)
      let lower = String(repeating: "name,description,", count: count)
      return "id,type,\(upper)\n,,\(lower)\na.b,consumable\n"
    }
    try checkLinear(100, 3_000) { "id,type,name \(String(repeating: "x", count: $0))\na.b,consumable\n" }
    try checkLinear(100, 1_200) { count in
      let locales = (0..<count).map { "x\($0)" }
      let titles = locales.map { "title[\($0)]" }.joined(separator: ",")
      return "id,type,locales,\(titles)\na.b,consumable,\"\(locales.joined(separator: ", "))\"\n"
    }
  }

  @Test("and whose subscriptions are in many groups are read in time in proportion to them") func groups() throws {
    let name = String(repeating: "Ä", count: 60)
    try checkLinear(50, 1_600) { count in
      "id,type,group,period\n" + (0..<count).map { "a.b.q\($0),auto-renewable,\(name)\($0),1 month\n" }.joined()
    }
  }

  @Test("and whose rows end before most of many columns are read to a limit") func ragged() throws {
    let titles = (0..<3_000).map { "title[x\($0)]" }.joined(separator: ",")
    let rows = (0..<1_000).map { "a.b\($0),consumable\n" }.joined()
    let document = CatalogTableDecoder.read(SourceFile(name: "a.csv", text: "id,type,\(titles)\n\(rows)"))
    #expect(document.diagnostics.contains { $0.message.hasSuffix("3002 columns of the heading, and are not read on") })
    #expect((1..<900).contains(document.catalog.products.count))
    // Those of a usual table are not wide enough.
    let usual = CatalogTableDecoder.read(
      SourceFile(name: "a.csv", text: "id,type,\((0..<200).map { "title[x\($0)]" }.joined(separator: ","))\n\(rows)"))
    #expect(usual.catalog.products.count == 1_000)
  }

  @Test("the cells of a wide row are named in time in proportion to them") func namedCells() {
    let (small, large) = (256, Workbook.mostColumns - 2)
    let row = "a.b,consumable,"
    let tables = [small, large].map { count in
      let header = "id,type," + (0..<count).map { "c\($0)" }.joined(separator: ",") + "\n"
      let text = header + row + Array(repeating: "x", count: count).joined(separator: ",")
      let document = CatalogTableDecoder.read(SourceFile(name: "a.csv", text: text))
      return (document: document, start: header.utf8.count + row.utf8.count)
    }
    let time = proportion(small, large) { count in
      let (document, start) = tables[count == small ? 0 : 1]
      let names = (0..<count).map { document.cellName(of: SourceRange(start: start + 2 * $0, end: start + 2 * $0 + 1)) }
      #expect(names.allSatisfy { $0 != nil })
    }
    #expect(time.took < time.limit, "\(time)")
  }

  private func checkLinear(_ small: Int, _ large: Int, _ text: (Int) -> String) throws {
    let sources = [small, large].map { SourceFile(name: "a.csv", text: text($0)) }
    let time = proportion(small, large) { _ = CatalogTableDecoder.read(sources[$0 == small ? 0 : 1]) }
    #expect(time.took < time.limit, "\(time)")
  }
}
