import SourceSyntax
import Testing

@testable import ShopkeeperCommands

@Suite("Tables on a terminal") struct TextTableTests {
  @Test("a very long cell makes no other row as long") func longCell() {
    let table = TextTable(rows: [["a", "b"], [String(repeating: "x", count: 10_000), "c"]])
    let lines = table.text().split(separator: "\n")
    #expect(lines.map(\.count) == [259, 10_003])
  }

  private static let table = TextTable(
    header: ["PRODUCT ID", "TITLE", "PRICE"],
    rows: [
      ["com.example.game.coins.60", "Sixty gold coins for your shop", "0.99"],
      ["com.example.game.vip", "金币金币金币金币金币金币金币金币", "12.99"],
    ], trailing: [2])

  @Test("a table that nobody reads on a terminal, or that fits, has a line for each row") func plain() {
    for columns in [nil, 66, 200] {
      let lines = Self.table.text(fitting: columns).split(separator: "\n")
      #expect(lines.count == 3)
      #expect(lines[1].contains("Sixty gold coins for your shop"))
    }
  }

  @Test("no line is wider than the terminal, and nothing is lost", arguments: [42, 45, 48, 55, 65]) func wrapped(
    columns: Int
  ) {
    let text = Self.table.text(fitting: columns)
    for line in text.split(separator: "\n") { #expect(DisplayWidth.of(String(line)) <= columns) }
    func letters(_ text: String) -> [Character] { text.filter { !$0.isWhitespace }.sorted() }
    #expect(letters(text) == letters(Self.table.text()))
    #expect(text.contains("12.99"))
  }

  @Test("a table of too many columns is printed in parts with the first column") func parts() {
    let locales = (10..<50).map { "xx-\($0)" }
    let table = TextTable(header: ["PRODUCT ID"] + locales, rows: [["com.example.coins"] + locales.map { _ in "✓" }])
    let text = table.text(fitting: 60)
    let lines = text.split(separator: "\n").map(String.init)
    for line in lines { #expect(DisplayWidth.of(line) <= 60) }
    #expect(lines.count { $0.hasPrefix("PRODUCT ID") } == lines.count { $0.hasPrefix("com.") })
    for locale in locales { #expect(text.contains(locale)) }
  }
}
