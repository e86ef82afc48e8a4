import Basics

/// Writes a sheet of a spreadsheet file, row by row.
///
/// The first row stays in view and is bold; text cells are formatted as text, so that a spreadsheet changes none of
/// them.
public struct WorksheetWriter: Sendable {
  fileprivate let name: String
  private var rows: [UInt8] = []
  private var rowCount = 0
  /// The widths of the longest texts of the columns, in characters of half the width of a Han character.
  private var widths: [Int] = []

  public init(name: String) { self.name = name }

  /// - Parameter cells: The cells of the next row that aren't empty, by their columns, which ascend.
  public mutating func row(_ cells: some Sequence<(column: Int, cell: Workbook.Cell)>) {
    rowCount += 1
    rows += "<row r=\"\(rowCount)\">".utf8
    for (column, cell) in cells {
      if rowCount <= Self.measuredRows {
        widths += repeatElement(0, count: max(0, column + 1 - widths.count))
        widths[column] = max(widths[column], DisplayWidth.of(cell.text))
      }
      let reference = "\(Workbook.letters(of: column))\(rowCount)"
      if cell.isNumber {
        rows += "<c r=\"\(reference)\"><v>\(XMLText.escaped(cell.text))</v></c>".utf8
      } else {
        rows += "<c r=\"\(reference)\" s=\"\(rowCount == 1 ? 2 : 1)\" t=\"inlineStr\"><is>".utf8
        rows += "<t xml:space=\"preserve\">\(XMLText.escaped(Self.escaped(cell.text)))</t></is></c>".utf8
      }
    }
    rows += "</row>".utf8
  }

  /// The rows whose texts decide the widths of the columns.
  private static let measuredRows = 200

  fileprivate var worksheet: [UInt8] {
    var xml = Workbook.head + "<worksheet xmlns=\"\(Workbook.main)\"><sheetViews><sheetView workbookViewId=\"0\">"
    xml += "<pane ySplit=\"1\" topLeftCell=\"A2\" activePane=\"bottomLeft\" state=\"frozen\"/>"
    xml += "</sheetView></sheetViews>"
    if !widths.isEmpty {
      let columns = widths.enumerated().map { column, width in
        "<col min=\"\(column + 1)\" max=\"\(column + 1)\" width=\"\(min(max(width + 2, 8), 50))\" customWidth=\"1\"/>"
      }
      xml += "<cols>\(columns.joined())</cols>"
    }
    return Array((xml + "<sheetData>").utf8) + rows + Array("</sheetData></worksheet>".utf8)
  }

  /// A text with `_x0001_` in place of characters that XML can't have; a text in that notation is
  /// escaped itself. NULs are left out, as in other tables: no program shows one.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.replacingNotation.unicodeScalars where scalar != "\0" {
      if scalar != "\r", XMLText.isWritable(String(scalar)) {
        escaped.unicodeScalars.append(scalar)
      } else {
        escaped += "_x" + scalar.value.digits(4, radix: 16, uppercase: true) + "_"
      }
    }
    return escaped
  }
}

extension Workbook {
  /// The file of the sheets that aren't hidden; nil when memory runs out.
  public func bytes() -> [UInt8]? {
    Self.bytes(
      of: sheets.map { sheet in
        var writer = WorksheetWriter(name: sheet.name)
        for row in sheet.rows { writer.row(row.enumerated().filter { !$1.text.isEmpty }.map { ($0, $1) }) }
        return writer
      })
  }

  /// A file with the given sheets, the same bytes on every run; nil when memory runs out.
  public static func bytes(of sheets: [WorksheetWriter]) -> [UInt8]? {
    var files: [(name: String, bytes: [UInt8])] = [
      ("[Content_Types].xml", contentTypes(sheets)), ("_rels/.rels", packageRelations),
      ("xl/workbook.xml", book(sheets)), ("xl/_rels/workbook.xml.rels", bookRelations(sheets)),
      ("xl/styles.xml", styles),
    ].map { ($0, Array((head + $1).utf8)) }
    for (index, sheet) in sheets.enumerated() {
      files.append(("xl/worksheets/sheet\(index + 1).xml", sheet.worksheet))
    }
    return ZipArchive.write(files)
  }

  fileprivate static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n"
  fileprivate static let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
  private static let relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
  private static let package = "http://schemas.openxmlformats.org/package/2006"
  private static let types = "application/vnd.openxmlformats-officedocument.spreadsheetml"

  private static func contentTypes(_ sheets: [WorksheetWriter]) -> String {
    let sheets = sheets.indices.map { index in
      "<Override PartName=\"/xl/worksheets/sheet\(index + 1).xml\" " + "ContentType=\"\(types).worksheet+xml\"/>"
    }
    return "<Types xmlns=\"\(package)/content-types\">" + "<Default Extension=\"rels\" "
      + "ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>"
      + "<Default Extension=\"xml\" ContentType=\"application/xml\"/>"
      + "<Override PartName=\"/xl/workbook.xml\" ContentType=\"\(types).sheet.main+xml\"/>"
      + "<Override PartName=\"/xl/styles.xml\" ContentType=\"\(types).styles+xml\"/>" + sheets.joined() + "</Types>"
  }

  private static let packageRelations =
    "<Relationships xmlns=\"\(package)/relationships\">"
    + "<Relationship Id=\"rId1\" Type=\"\(relations)/officeDocument\" Target=\"xl/workbook.xml\"/>" + "</Relationships>"

  private static func book(_ sheets: [WorksheetWriter]) -> String {
    let listed = sheets.enumerated().map { index, sheet in
      "<sheet name=\"\(XMLText.attribute(XMLText.writable(sheet.name)))\" sheetId=\"\(index + 1)\" "
        + "r:id=\"rId\(index + 1)\"/>"
    }
    return "<workbook xmlns=\"\(main)\" xmlns:r=\"\(relations)\"><sheets>\(listed.joined())</sheets></workbook>"
  }

  private static func bookRelations(_ sheets: [WorksheetWriter]) -> String {
    let listed = sheets.indices.map { index in
      "<Relationship Id=\"rId\(index + 1)\" Type=\"\(relations)/worksheet\" "
        + "Target=\"worksheets/sheet\(index + 1).xml\"/>"
    }
    return "<Relationships xmlns=\"\(package)/relationships\">" + listed.joined()
      + "<Relationship Id=\"rId\(sheets.count + 1)\" Type=\"\(relations)/styles\" Target=\"styles.xml\"/></Relationships>"
  }

  /// 0: numbers; 1: text; 2: the bold header.
  private static let styles =
    "<styleSheet xmlns=\"\(main)\">" + "<fonts count=\"2\"><font><sz val=\"11\"/><name val=\"Calibri\"/></font>"
    + "<font><b/><sz val=\"11\"/><name val=\"Calibri\"/></font></fonts>"
    + "<fills count=\"2\"><fill><patternFill patternType=\"none\"/></fill>"
    + "<fill><patternFill patternType=\"gray125\"/></fill></fills>"
    + "<borders count=\"1\"><border><left/><right/><top/><bottom/><diagonal/></border></borders>"
    + "<cellStyleXfs count=\"1\"><xf numFmtId=\"0\" fontId=\"0\" fillId=\"0\" borderId=\"0\"/>"
    + "</cellStyleXfs><cellXfs count=\"3\">"
    + "<xf numFmtId=\"0\" fontId=\"0\" fillId=\"0\" borderId=\"0\" xfId=\"0\"/>"
    + "<xf numFmtId=\"49\" fontId=\"0\" fillId=\"0\" borderId=\"0\" xfId=\"0\" "
    + "applyNumberFormat=\"1\" applyAlignment=\"1\">" + "<alignment vertical=\"top\" wrapText=\"1\"/></xf>"
    + "<xf numFmtId=\"49\" fontId=\"1\" fillId=\"0\" borderId=\"0\" xfId=\"0\" "
    + "applyNumberFormat=\"1\" applyFont=\"1\"/>" + "</cellXfs><cellStyles count=\"1\">"
    + "<cellStyle name=\"Normal\" xfId=\"0\" builtinId=\"0\"/></cellStyles></styleSheet>"
}

extension String {
  /// The text with its own `_x` written as `_x005F_x`.
  fileprivate var replacingNotation: String {
    guard contains("_x") else { return self }
    return split(separator: "_x", omittingEmptySubsequences: false).joined(separator: "_x005F_x")
  }
}
