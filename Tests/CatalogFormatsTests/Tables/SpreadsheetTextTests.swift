import CatalogSamples
import TestTools
import Testing

@testable import CatalogFormats

@Suite("Text in a spreadsheet") struct SpreadsheetTextTests {
  @Test(
    "has an apostrophe if it would be run or changed",
    arguments: [
      "=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", "\nx", " =1", "＝1", "＠x", "0012", "1.50", "007", "2027-03-01",
      "1/2", "3-4", "12:30", "1e5", "1E+9", "50.0%", "1,000", "$5.00", "¥6", "TRUE", "false", "MARCH1", "Sept 2",
      "12 dec", "12345678901234567", "", "'=1", "''0012", "'",
    ]) func guarded(_ text: String)
  {
    #expect(SpreadsheetText.cell(text) == "'\(text)")
    #expect(SpreadsheetText.text("'\(text)") == text)
  }

  @Test(
    "is a number with a minus sign only if it has nothing but digits and a point",
    arguments: [
      ("-10.0", true), ("-39", true), ("-0.5", true), ("-", false), ("-1-1", false), ("-1.", false), ("-A1", false),
      ("-1e5", false), ("10", false), ("-1.2.3", false), ("", false), ("−1", false),
    ]) func negative(_ text: String, _ expected: Bool)
  {
    #expect(SpreadsheetText.isNegative(text) == expected)
  }

  @Test(
    "is unchanged if nothing would happen to it",
    arguments: [
      "Coins", "400", "5.99", "0", "0.5", "400+40", "1 month", "'tis", "''", "'90s pack", "60 coins",
      "com.example.coins", "金币", "Maybe", "May", "a=b", "https://example.com", "truest",
    ].filter { $0 != "''" }) func bare(_ text: String)
  {
    #expect(SpreadsheetText.cell(text) == text)
    #expect(SpreadsheetText.text(text) == text)
  }

  @Test("reads back exactly in any case", arguments: Seeds.some(0..<8)) func exact(seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed))
    let pieces = [
      "'", "=", "+", "-", "@", "\t", "\r", "0", "12", ".", ",", "/", " ", "a", "may", "e", "%", "＝", "\u{301}", "$",
      "true", ":", "\"",
    ]
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...6, using: &numbers)
      let text = (0..<count).map { _ in pieces[Int.random(in: pieces.indices, using: &numbers)] }.joined()
      let cell = SpreadsheetText.cell(text)
      let back = SpreadsheetText.text(cell) ?? "nothing"
      #expect(Array(back.utf8) == Array(text.utf8), "\(text.debugDescription)")
      let first = cell.utf8.drop { $0 == 0x20 }.first ?? 0
      #expect(!"=+-@\t\r".utf8.contains(first), "\(cell.debugDescription)")
    }
  }
}
