import Testing

@testable import SourceSyntax

@Suite("A workbook") struct WorkbookTests {
  private func workbook(_ files: [(String, String)]) throws -> Workbook {
    let bytes = try #require(ZipArchive.write(files.map { ($0, Array($1.utf8)) }))
    return try Workbook(reading: SourceFile(name: "a.xlsx", bytes: bytes))
  }

  private func workbook(sheet: String, others: [(String, String)] = [], book: String = "", merges: String = "") throws
    -> Workbook
  {
    let relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    return try workbook(
      [
        (
          "xl/workbook.xml",
          "<workbook xmlns:r=\"\(relation)\">\(book)<sheets><sheet name=\"A\" r:id=\"r1\"/></sheets></workbook>"
        ),
        (
          "xl/_rels/workbook.xml.rels",
          """
          <Relationships><Relationship Id="r1" Type="\(relation)/worksheet" Target="/xl/s.xml"/>\
          <Relationship Id="r2" Type="\(relation)/sharedStrings" Target="texts.xml"/>\
          <Relationship Id="r3" Type="\(relation)/styles" Target="styles.xml"/></Relationships>
          """
        ), ("xl/s.xml", "<worksheet><sheetData>\(sheet)</sheetData>\(merges)</worksheet>"),
      ] + others)
  }

  @Test("reads back what it writes") func roundTrip() throws {
    let rows: [[Workbook.Cell]] = [
      ["id", "名称"], ["=1+1", " padded ", ""], [], [Workbook.Cell("0.99", isNumber: true), "a\nb\rc"],
      ["_x0041_", "\u{1}<&>\"'", "👨‍👩‍👧"],
    ]
    let written = Workbook(sheets: [.init(name: "A & B", rows: rows)])
    let bytes = try #require(written.bytes())
    #expect(written.bytes() == bytes)
    let read = try Workbook(reading: SourceFile(name: "a.xlsx", bytes: bytes))
    #expect(read.sheets.map(\.name) == ["A & B"])
    let texts = read.sheets.first?.rows.map { $0.map(\.text) }
    #expect(texts == [["id", "名称"], ["=1+1", " padded "], [], ["0.99", "a\nb\rc"], rows[4].map(\.text)])
  }

  @Test("keeps the places of cells and rows that the file leaves out") func sparse() throws {
    let sheet =
      "<row r=\"2\"><c r=\"C2\" t=\"inlineStr\"><is><t>x</t></is></c></row>"
      + "<row><c t=\"b\"><v>1</v></c><c><v>7</v></c></row>"
    let rows = try workbook(sheet: sheet).sheets[0].rows
    #expect(rows.map { $0.map(\.text) } == [[], ["", "", "x"], ["TRUE", "7"]])
  }

  @Test(
    "has numbers as their formats display them, if words or signs belong to that",
    arguments: [
      ("0&quot; Gems&quot;", "60", "60 Gems"), ("#,##0&quot;钻石&quot;", "1200", "1,200钻石"),
      ("[$€-407] #,##0.00", "5.5", "€ 5.5"),
      ("General\\ \\G", "60", "60 G"), ("&quot;¥&quot;0.00;[Red]-0", "6", "¥6"), ("0.00", "6", nil), ("0%", "6", nil),
      ("#,##0_);(#,##0)", "6", nil), ("0.00E+00", "6", nil),
    ] as [(String, String, String?)]) func formats(code: String, value: String, shown: String?) throws
  {
    let styles =
      "<styleSheet><numFmts><numFmt numFmtId=\"170\" formatCode=\"\(code)\"/></numFmts>"
      + "<cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"170\"/></cellXfs></styleSheet>"
    let row = "<row r=\"1\"><c r=\"A1\" s=\"1\"><v>\(value)</v></c></row>"
    let cell = try workbook(sheet: row, others: [("xl/styles.xml", styles)]).sheets[0].rows[0][0]
    #expect(cell.shown == shown)
    #expect(cell.text == value)
  }

  @Test(
    "has numbers exactly as they are displayed, and none whose format is not understood",
    arguments: [
      ("0.0,&quot;k&quot;", "1500", "1.5k"), ("0,&quot;k&quot;", "1500", "2k"), ("0%", "0.25", "25%"),
      ("0.0%", "-0.125", "-12.5%"), ("00000", "7", "00007"), ("#,##0", "1234567", "1,234,567"), ("0.00", "6.5", "6.50"),
      ("0.00", "6", "6.00"), ("#.##", "6.5", "6.5"), ("0", "6.5", "7"), ("General", "6.5", "6.5"), ("@", "6.5", "6.5"),
      ("&quot;Sixty Gems&quot;", "60", "Sixty Gems"), ("0;&quot;minus &quot;0", "-5", "minus 5"),
      ("0;-0;&quot;none&quot;", "0", "none"), ("0颗", "60", "60颗"), ("[Red]&quot;x&quot;0", "60", "x60"),
      ("#,##0,,&quot;M&quot;", "2500000000", "2,500M"), ("h:mm", "0.5", nil), ("# ?/?", "0.5", nil),
      ("0.00E+00", "60", nil), ("[h]:mm", "1.5", nil), ("[&gt;100]0", "60", nil), ("000-0000", "5551234", nil),
      ("yyyy&quot;年&quot;m&quot;月&quot;", "46000", nil), ("d. mmm", "46000", nil),
    ] as [(String, String, String?)]) func displayed(code: String, value: String, displayed: String?) throws
  {
    let styles =
      "<styleSheet><numFmts><numFmt numFmtId=\"170\" formatCode=\"\(code)\"/></numFmts>"
      + "<cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"170\"/></cellXfs></styleSheet>"
    let row = "<row r=\"1\"><c r=\"A1\" s=\"1\"><v>\(value)</v></c></row>"
    let cell = try workbook(sheet: row, others: [("xl/styles.xml", styles)]).sheets[0].rows[0][0]
    #expect(cell.displayed == displayed)
    #expect((cell.unreadFormat == nil) == (displayed != nil))
  }

  @Test(
    "tells dates, times, percentages and truth values from amounts",
    arguments: [
      ("yyyy-mm-dd", "46447", "n"), ("d. mmm", "46447", "n"), ("0%", "0.29", "n"), ("0.0 %", "0.29", "n"),
      ("h:mm", "0.29", "n"),
      ("[h]:mm", "1.5", "n"), ("General", "1", "b"), ("General", "2027-03-01", "d"),
    ]) func noAmounts(code: String, value: String, type: String) throws
  {
    for (code, isAmount) in [(code, false), ("#,##0.00\\ &quot;days&quot;", type == "n"), ("0.00", type == "n")] {
      let styles =
        "<styleSheet><numFmts><numFmt numFmtId=\"170\" formatCode=\"\(code)\"/></numFmts>"
        + "<cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"170\"/></cellXfs></styleSheet>"
      let row = "<row r=\"1\"><c r=\"A1\" s=\"1\" t=\"\(type)\"><v>\(value)</v></c></row>"
      let cell = try workbook(sheet: row, others: [("xl/styles.xml", styles)]).sheets[0].rows[0][0]
      #expect((cell.formatOfNoAmount == nil) == isAmount, "\(code)")
    }
  }

  @Test(
    "has the time of a date that has one",
    arguments: [("46357", "2026-12-01"), ("46357.5625", "2026-12-01 13:30"), ("46357.99931", "2026-12-01 23:59")])
  func times(value: String, date: String) throws {
    let styles = "<styleSheet><cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"22\"/></cellXfs></styleSheet>"
    let row = "<row r=\"1\"><c r=\"A1\" s=\"1\"><v>\(value)</v></c></row>"
    let rows = try workbook(sheet: row, others: [("xl/styles.xml", styles)]).sheets[0].rows
    #expect(rows[0][0].text == date)
  }

  @Test("has the rows and columns that are hidden or struck through") func marks() throws {
    let styles =
      "<styleSheet><fonts><font/><font><strike/></font><font><strike val=\"0\"/></font></fonts>"
      + "<cellXfs><xf fontId=\"0\"/><xf fontId=\"1\"/><xf fontId=\"2\"/></cellXfs></styleSheet>"
    let rows =
      "<row r=\"2\" hidden=\"1\"><c r=\"A2\"><v>1</v></c></row><row r=\"3\"><c r=\"A3\" s=\"1\"><v>1</v></c></row>"
      + "<row r=\"4\"><c r=\"A4\" s=\"2\"><v>1</v></c><c r=\"B4\" s=\"1\"/></row>"
    let sheet = try workbook(
      sheet: rows, others: [("xl/styles.xml", styles)],
      merges: "<cols><col min=\"2\" max=\"3\" hidden=\"1\"/><col min=\"5\" max=\"5\"/></cols>"
    ).sheets[0]
    #expect(sheet.marks.hiddenRows == [1])
    #expect(sheet.marks.struckRows == [2])
    #expect(sheet.marks.hiddenColumns == [1, 2])
  }

  @Test(
    "ends in time with columns that are hidden without end, and with merged cells that overlap",
    arguments: [(1, 16384, 4096), (4096, 16384, 1), (4097, 16384, 0), (5000, 16384, 0)])
  func repeatedMarks(first: Int, last: Int, count: Int) throws {
    let column = "<col min=\"\(first)\" max=\"\(last)\" hidden=\"1\"/>"
    let merge = "<mergeCell ref=\"A1:A1048576\"/>"
    let sheet = try workbook(
      sheet: "<row r=\"1\"><c r=\"A1\"><v>1</v></c></row><row r=\"1048576\"><c r=\"B1048576\"><v>2</v></c></row>",
      merges: "<cols>\(String(repeating: column, count: 20_000))</cols>"
        + "<mergeCells>\(String(repeating: merge, count: 20_000))</mergeCells>"
    ).sheets[0]
    #expect(sheet.marks.hiddenColumns.count == count)
    #expect(sheet.rows.last?.map(\.text) == ["1", "2"])
  }

  @Test(
    "leaves out the part of a text that is struck through",
    arguments: [
      ("<r><rPr><strike/></rPr><t>Bag of gold</t></r><r><t> Chest of gold</t></r>", "Chest of gold", true),
      ("<r><t>金 </t></r><r><rPr><strike val=\"1\"/></rPr><t>银</t></r>", "金", true),
      ("<r><rPr><strike/></rPr><t>旧</t></r><t>新</t>", "新", true),
      ("<r><rPr><strike/></rPr><t>All</t></r><r><t> </t></r>", "All ", false),
      ("<r><rPr><strike val=\"0\"/></rPr><t>Bag</t></r><r><t> of gold</t></r>", "Bag of gold", false),
    ]) func struck(runs: String, text: String, isPart: Bool) throws
  {
    let shared = [("xl/texts.xml", "<sst><si>\(runs)</si></sst>")]
    for (cell, others) in [
      ("<c r=\"B1\" t=\"inlineStr\"><is>\(runs)</is></c>", []), ("<c r=\"B1\" t=\"s\"><v>0</v></c>", shared),
    ] {
      let sheet = try workbook(sheet: "<row r=\"1\">\(cell)</row>", others: others).sheets[0]
      #expect(sheet.rows[0].map(\.text) == ["", text])
      #expect(sheet.marks.struckParts == (isPart ? ["B1"] : []))
      #expect(sheet.marks.struckRows == (text == "All " ? [0] : []))
    }
  }

  @Test("repeats a cell that is merged over rows, as people see it, but not over columns") func merged() throws {
    func cell(_ place: String, _ text: String) -> String {
      "<c r=\"\(place)\" t=\"inlineStr\"><is><t>\(text)</t></is></c>"
    }
    let rows = try workbook(
      sheet: "<row r=\"1\">\(cell("A1", "title"))</row>" + "<row r=\"2\">\(cell("A2", "a"))\(cell("B2", "x"))</row>"
        + "<row r=\"3\">\(cell("A3", "b"))</row><row r=\"4\"/>" + "<row r=\"5\">\(cell("A5", "c"))</row>",
      merges: "<mergeCells><mergeCell ref=\"A1:C1\"/><mergeCell ref=\"B2:B4\"/>"
        + "<mergeCell ref=\"Z9:A1\"/><mergeCell ref=\"B5:B1048577\"/><mergeCell/></mergeCells>"
    ).sheets[0].rows
    #expect(rows.map { $0.map(\.text) } == [["title"], ["a", "x"], ["b", "x"], [], ["c"]])
  }

  @Test("reads rich texts without the readings over them, and escapes") func sharedTexts() throws {
    let texts = "<sst><si><r><t>金</t></r><r><t>貨_x000D_</t></r><rPh><t>きんか</t></rPh></si></sst>"
    let rows = try workbook(
      sheet: "<row><c t=\"s\"><v>0</v></c><c t=\"s\"><v>9</v></c></row>", others: [("xl/texts.xml", texts)]
    ).sheets[0].rows
    #expect(rows[0].first?.text == "金貨\r")
  }

  @Test("reads dates as days, in both systems") func dates() throws {
    let styles =
      "<styleSheet><numFmts><numFmt numFmtId=\"200\" formatCode=\"yyyy/m/d\"/></numFmts>"
      + "<cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"14\"/><xf numFmtId=\"200\"/></cellXfs></styleSheet>"
    let sheet = "<row><c s=\"1\"><v>46447</v></c><c s=\"2\"><v>46447.5</v></c><c s=\"0\"><v>46447</v></c></row>"
    let rows = try workbook(sheet: sheet, others: [("xl/styles.xml", styles)]).sheets[0].rows
    #expect(rows[0].map(\.text) == ["2027-03-01", "2027-03-01 12:00", "46447"])
    let other = try workbook(
      sheet: "<row><c s=\"1\"><v>44985</v></c></row>", others: [("xl/styles.xml", styles)],
      book: "<workbookPr date1904=\"1\"/>"
    ).sheets[0].rows
    #expect(other[0].map(\.text) == ["2027-03-01"])
  }

  @Test(
    "shows numbers as a spreadsheet does",
    arguments: [
      ("4.9900000000000002", "4.99"), ("0.30000000000000004", "0.3"), ("6", "6"), ("1E2", "100"), ("-1.50", "-1.5"),
      ("0", "0"), ("99.999999999999999", "100"), ("0.00001", "0.00001"), ("1234567.89", "1234567.89"),
    ]) func numbers(stored: String, shown: String)
  { #expect(DecimalText.shown(stored) == shown) }

  @Test("tells cells that could not be computed") func faults() throws {
    let sheet = "<row><c t=\"e\"><v>#REF!</v></c><c><f>A1*2</f></c><c><f>1+1</f><v>2</v></c></row>"
    let row = try workbook(sheet: sheet).sheets[0].rows[0]
    #expect(row.map(\.isFault) == [true, true, false])
    #expect(row.map(\.text) == ["#REF!", "=A1*2", "2"])
  }

  @Test("leaves hidden sheets out") func hidden() throws {
    let book = try workbook([
      ("xl/workbook.xml", "<workbook><sheets><sheet name=\"A\" id=\"r1\" state=\"hidden\"/></sheets></workbook>")
    ])
    #expect(book.sheets.isEmpty)
  }

  @Test("is refused when it expands beyond our limits, whatever size it states") func bomb() throws {
    let blanks = String(repeating: " ", count: Workbook.mostBytes)
    let fault = #expect(throws: WorkbookFault.self) { try workbook(sheet: "<row><c><v>1</v></c></row>" + blanks) }
    #expect(fault?.description.contains("which is our limit") == true)
    let wide = #expect(throws: WorkbookFault.self) { try workbook(sheet: "<row><c r=\"XFD1\"><v>1</v></c></row>") }
    #expect(wide != nil)
    let long = #expect(throws: WorkbookFault.self) { try workbook(sheet: "<row r=\"99999999\"><c><v>1</v></c></row>") }
    #expect(long != nil)
  }

  @Test(
    "is refused when a small file expands to more than people write",
    arguments: [
      ("", "<row><c t=\"inlineStr\"><is><t>product</t></is></c></row>", 200_000, ""),
      ("<row><c t=\"inlineStr\"><is><t>", "a", 9 << 20, "</t></is></c></row>"),
    ]) func small(start: String, part: String, count: Int, end: String)
  {
    let sheet = start + String(repeating: part, count: count) + end
    let fault = #expect(throws: WorkbookFault.self) { try workbook(sheet: sheet) }
    #expect(fault?.description.hasSuffix("more than 8 MB, which is our limit for a file of this size") == true)
  }

  @Test("is refused when nearly all of its cells are empty, and a row before others is read")
  func emptyCells() throws {
    func sheet(_ rows: Int) -> String {
      (1...rows).map { "<row r=\"\($0)\"><c r=\"A\($0)\"><v>1</v></c><c r=\"CV\($0)\"><v>2</v></c></row>" }.joined()
    }
    #expect(try workbook(sheet: sheet(9_000)).sheets[0].rows.map(\.count) == Array(repeating: 100, count: 9_000))
    let wide = (1...1_000).map { "<row r=\"\($0)\"><c r=\"BZZ\($0)\"><v>2</v></c></row>" }.joined()
    let fault = #expect(throws: WorkbookFault.self) { try workbook(sheet: wide) }
    #expect(fault?.description.hasPrefix("nearly all cells of a sheet are empty, or ") == true)
  }

  @Test("is refused when all of its sheets together are beyond a limit, or two are one part", arguments: [1, 2])
  func manySheets(_ parts: Int) throws {
    let relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    let megabyte = String(repeating: "a", count: 1 << 20)
    let cells = String(repeating: "<c t=\"s\"><v>0</v></c>", count: parts == 1 ? 1 : 25)
    let sheet = "<worksheet><sheetData><row>\(cells)</row></sheetData></worksheet>"
    let targets = [("r1", "s1.xml"), ("r2", parts == 1 ? "s1.xml" : "s2.xml")]
    let relations = targets.map { "<Relationship Id=\"\($0)\" Type=\"\(relation)/worksheet\" Target=\"\($1)\"/>" }
    let fault = #expect(throws: WorkbookFault.self) {
      try workbook([
        (
          "xl/workbook.xml",
          "<workbook xmlns:r=\"\(relation)\"><sheets><sheet name=\"A\" r:id=\"r1\"/><sheet name=\"B\" r:id=\"r2\"/></sheets>"
            + "</workbook>"
        ),
        (
          "xl/_rels/workbook.xml.rels",
          "<Relationships>\(relations.joined())<Relationship Id=\"r3\" Type=\"\(relation)/sharedStrings\" "
            + "Target=\"texts.xml\"/></Relationships>"
        ), ("xl/texts.xml", "<sst><si><t>\(megabyte)</t></si></sst>"), ("xl/s1.xml", sheet), ("xl/s2.xml", sheet),
      ])
    }
    #expect(fault?.description.contains(parts == 1 ? "damaged" : "which is our limit") == true)
  }

  @Test("with empty cells far out is read, in a moment and without them") func farCells() throws {
    let far = "<c r=\"A1\"><v>1</v></c><c r=\"XFD1\" s=\"1\"/><c r=\"XFD1\" t=\"inlineStr\"><is><t/></is></c>"
    let rows = "<row r=\"1\">\(far)</row><row r=\"1048576\"><c r=\"XFD1048576\" s=\"1\"/></row>"
    #expect(try workbook(sheet: rows).sheets[0].rows.filter { !$0.isEmpty }.map { $0.map(\.text) } == [["1"]])
    #expect(throws: WorkbookFault.self) { try workbook(sheet: "<row r=\"1\">\(far)<c r=\"XFD1\"><v>1</v></c></row>") }
  }

  @Test(
    "that refers to a text that it doesn't have has a fault there, and no empty cell", arguments: ["1", "-1", "x", ""])
  func missingText(index: String) throws {
    let cells = "<c r=\"A1\" t=\"s\"><v>0</v></c><c r=\"B1\" t=\"s\"><v>\(index)</v></c><c r=\"C1\" t=\"s\"/>"
    let texts = ("xl/texts.xml", "<sst><si><t>gold</t></si></sst>")
    let row = try workbook(sheet: "<row r=\"1\">\(cells)</row>", others: [texts]).sheets[0].rows[0]
    #expect(row.map(\.isFault) == [false, true] && row[0].text == "gold")
  }

  @Test(
    "is refused when two rows or cells have one place",
    arguments: [
      "<row r=\"1\"><c r=\"A1\"><v>1</v></c></row><row r=\"1\"><c r=\"A1\"><v>2</v></c></row>",
      "<row r=\"2\"><c r=\"A2\"><v>1</v></c></row><row r=\"0\"><c r=\"A0\"><v>2</v></c></row>",
      "<row r=\"1\"><c r=\"A1\"><v>1</v></c><c r=\"A1\"><v>2</v></c></row>",
    ]) func samePlace(_ rows: String)
  {
    let fault = #expect(throws: WorkbookFault.self) { try workbook(sheet: rows) }
    #expect(fault?.description.contains("damaged") == true)
  }

  @Test("is refused when it is damaged, old or something else, never read in part") func damaged() throws {
    let bytes = try #require(Workbook(sheets: [.init(name: "A", rows: [["x"]])]).bytes())
    // The last two bytes are the length of a comment that there isn't.
    for count in stride(from: 0, to: bytes.count - 2, by: 7) {
      #expect(throws: WorkbookFault.self, "\(count)") {
        try Workbook(reading: SourceFile(name: "a.xlsx", bytes: Array(bytes.prefix(count))))
      }
    }
    for start in ["id,type\na,b", "\u{0}"] {
      #expect(throws: WorkbookFault.self) { try Workbook(reading: SourceFile(name: "a.xlsx", text: start)) }
    }
    let old = #expect(throws: WorkbookFault.self) {
      try Workbook(reading: SourceFile(name: "a.xlsx", bytes: [0xD0, 0xCF, 0x11, 0xE0, 0]))
    }
    #expect(old?.description.contains("save it as .xlsx") == true)
  }

  @Test("with any byte changed is read or refused, without a crash") func mutated() throws {
    let bytes = try #require(Workbook(sheets: [.init(name: "A", rows: [["x", "y"], ["1"]])]).bytes())
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 0xFF
      _ = try? Workbook(reading: SourceFile(name: "a.xlsx", bytes: changed))
    }
  }
}
