import CatalogModel
import SourceSyntax
import TestTools
import Testing

@testable import CatalogFormats

@Suite("What people see in a sheet beside its texts") struct MarkedSheetTests {
  private static func sheet(_ rows: [Workbook.Cell]...) -> Workbook.Sheet { Workbook.Sheet(name: "Shop", rows: rows) }

  private static func merged(_ text: String) -> Workbook.Cell {
    var cell = Workbook.Cell(text)
    cell.isMerged = true
    return cell
  }

  private static func number(_ text: String, shown: String) -> Workbook.Cell {
    var cell = Workbook.Cell(text, isNumber: true)
    cell.display = Workbook.Display(shown: shown)
    return cell
  }

  @Test("a sheet that is named after a type takes time in proportion to its rows") func manyRows() {
    let time = proportion(100, 3_200) { count in
      let rows = [["Product ID", "Title"]] + (0..<count).map { ["coins\($0)", "T"] }
      let sheet = Workbook.Sheet(name: "Consumables", rows: rows.map { $0.map { Workbook.Cell($0) } })
      let joined = JoinedSheet(sheet, map: ColumnMap()).sheet
      #expect(joined.rows.count == count + 1 && joined.rows.last?.last?.text == "consumable")
    }
    #expect(time.took < time.limit, "\(time)")
  }

  @Test(
    "a merged value is a section's, or is not copied to another product; both are named",
    arguments: [
      ["商品ID", "类型", "名称", "描述", "价格(元)"], ["商品ID", "種別", "名前", "説明", "価格(円)"],
      ["Product ID", "Type", "Title", "Description", "Price (USD)"], ["상품 ID", "유형", "이름", "설명", "가격(원)"],
    ]) func merges(headings: [String])
  {
    let joined = JoinedSheet(
      Self.sheet(
        headings.map { Workbook.Cell($0) }, ["a.x", "consumable", "60 Gems", "Some gems.", "1"],
        [
          "a.y", Self.merged("consumable"), Self.merged("60 Gems"), Self.merged("Some gems."), Self.merged("1"),
        ]), map: ColumnMap())
    #expect(joined.sheet.rows[2].map(\.text) == ["a.y", "consumable", "", "", ""])
    #expect(
      joined.diagnostics.map(\.severity) == [.info, .warning, .warning, .warning],
      "\(joined.diagnostics.map(\.message))"
    )
    for (diagnostic, heading) in zip(joined.diagnostics, headings.dropFirst()) {
      #expect(diagnostic.message.hasPrefix("the column \"\(heading)\": row 3 is merged with the one above"))
    }
  }

  @Test(
    "a number among texts is read as it is displayed, and refused if that is not known",
    arguments: ["名称", "Title", "名前"])
  func displayed(heading: String) {
    var (known, unknown) = (Workbook.Cell("1500", isNumber: true), Workbook.Cell("0.5", isNumber: true))
    known.display = Workbook.Display(displayed: "1.5k")
    unknown.display = Workbook.Display(unreadFormat: "h:mm")
    let joined = JoinedSheet(
      Self.sheet(["ID", "Type", Workbook.Cell(heading)], ["a.x", "", known], ["a.y", "", unknown]), map: ColumnMap())
    #expect(joined.sheet.rows[1][2].text == "1.5k")
    let errors = joined.diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(
      errors == [
        "the column \"\(heading)\": row 3 is in the number or date format \"h:mm\", which is not read as it is "
          + "displayed; write text instead"
      ])
  }

  @Test(
    "a date, a time, a percentage or a truth value is neither a text nor an amount",
    arguments: [
      ("Title", "yyyy-mm-dd", true), ("名称", "boolean", true), ("Price (EUR)", "0%", true),
      ("Price", "yyyy-mm-dd", true),
      ("钻石数量", "h:mm", true), ("Price Tier", "boolean", true),
      ("Available from", "yyyy-mm-dd", false), ("Hidden", "boolean", false), ("Owner", "0%", false),
    ]) func noAmounts(heading: String, format: String, isRefused: Bool)
  {
    var cell = Workbook.Cell("0.29", isNumber: format.hasSuffix("%"))
    cell.display = Workbook.Display(unreadFormat: cell.isNumber ? nil : format, formatOfNoAmount: format)
    let joined = JoinedSheet(
      Self.sheet(["Product ID", "Type", Workbook.Cell(heading)], ["a.x", "", "5"], ["a.y", "", cell]), map: ColumnMap())
    let errors = joined.diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(errors.isEmpty == !isRefused, "\(errors)")
    #expect(errors.allSatisfy { $0.contains("\"\(heading)\": row 3 is in the number or date format \"\(format)\"") })
  }

  @Test(
    "a price that is displayed in another currency than its column's is named",
    arguments: [("€0.99", true), ("0.99 €", true), ("¥0.99", true), ("$0.99", false), ("0.99 USD", false)])
  func contrary(shown: String, isNamed: Bool) {
    let joined = JoinedSheet(
      Self.sheet(["Product ID", "Price (USD)"], ["a.x", Self.number("0.99", shown: shown)]), map: ColumnMap())
    #expect(joined.sheet.rows[1].map(\.text) == ["a.x", "0.99"])
    #expect(joined.diagnostics.contains { $0.message.contains("another unit") } == isNamed)
  }

  @Test("a number is read as it is displayed where it is a text, or a price without a currency") func shown() {
    let joined = JoinedSheet(
      Self.sheet(
        ["Product ID", "Title", "Price", "Price (USD)", "Gem Amount"],
        [
          "a.x", Self.number("60", shown: "60 Gems"), Self.number("5", shown: "€5"), Self.number("6", shown: "$6"),
          Self.number("60", shown: "60 pcs"),
        ]), map: ColumnMap())
    #expect(joined.sheet.rows[1].map(\.text) == ["a.x", "60 Gems", "€5", "6", "60"])
  }

  @Test("the marks of a further sheet are named with it, and its cells are read in the same way") func further() {
    var prices = Self.sheet(
      ["Product ID", "Title", "Price"], ["a.x", "Gold", Self.number("5", shown: "€5")],
      ["a.y", Self.merged("Gold"), Self.number("6", shown: "6 €")])
    prices.name = "Prices"
    (prices.marks.hiddenRows, prices.marks.hiddenColumns, prices.marks.struckRows) = ([1], [2], [2])
    (prices.marks.struckParts, prices.marks.comments) = (["B2"], ["C3"])
    var joined = JoinedSheet(
      Self.sheet(["Product ID", "Type"], ["a.x", "consumable"], ["a.y", "consumable"]), map: ColumnMap())
    joined.add(prices, isTable: false)
    #expect(joined.sheet.rows[1...].map { $0.dropFirst(2).map(\.text) } == [["Gold", "€5"], ["", "6 €"]])
    let said = joined.diagnostics.map(\.message).filter { $0.hasPrefix("in the sheet \"Prices\", ") }
    let parts = [
      "row 2 is hidden", "row 3 is struck", "\"Price\" is hidden", "left out: B2", "not read: C3",
      "\"Title\": row 3 is merged",
    ]
    for part in parts { #expect(said.count { $0.contains(part) } == 1, "\(said)") }
  }

  @Test("hidden and struck rows, hidden columns and comments are named") func marks() {
    var sheet = Self.sheet(
      ["Product ID", "Type", "Owner"], ["a.x", "consumable", "x"], ["a.y", "consumable", ""], [],
      ["a.z", "consumable", ""])
    sheet.marks.hiddenRows = [0, 1, 2, 3]
    sheet.marks.struckRows = [4]
    sheet.marks.hiddenColumns = [1, 2, 7]
    sheet.marks.struckParts = ["C2"]
    sheet.marks.comments = ["A2", "B3"]
    let joined = JoinedSheet(sheet, map: ColumnMap())
    #expect(joined.sheet.rows.map { $0.map(\.text) } == sheet.rows.map { $0.map(\.text) })
    #expect(
      joined.diagnostics.map(\.message) == [
        "rows 2, 3 are hidden, and read like the others",
        "row 5 is struck through, in whole or in part, and read like the others",
        "the column \"Type\" is hidden, and read like the others",
        "the parts of texts that are struck through are left out: C2", "the comments on cells are not read: A2, B3",
      ])
  }
}
