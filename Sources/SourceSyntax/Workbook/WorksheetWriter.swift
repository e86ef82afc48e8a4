import Basics

extension Workbook {
  /// The file, the same bytes on every run; nil when memory runs out.
  ///
  /// The first row of each sheet stays in view and is bold; text cells are formatted as text, so that
  /// a spreadsheet changes none of them.
  public func bytes() -> [UInt8]? {
    var files: [(name: String, bytes: [UInt8])] = [
      ("[Content_Types].xml", contentTypes), ("_rels/.rels", Self.packageRelations), ("xl/workbook.xml", book),
      ("xl/_rels/workbook.xml.rels", bookRelations), ("xl/styles.xml", Self.styles),
    ].map { ($0, Array((Self.head + $1).utf8)) }
    for (index, sheet) in sheets.enumerated() {
      files.append(("xl/worksheets/sheet\(index + 1).xml", Self.worksheet(sheet)))
    }
    return ZipArchive.write(files)
  }

  private static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n"
  private static let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
  private static let relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
  private static let package = "http://schemas.openxmlformats.org/package/2006"
  private static let types = "application/vnd.openxmlformats-officedocument.spreadsheetml"

  private var contentTypes: String {
    let sheets = sheets.indices.map { index in
      "<Override PartName=\"/xl/worksheets/sheet\(index + 1).xml\" " + "ContentType=\"\(Self.types).worksheet+xml\"/>"
    }
    return "<Types xmlns=\"\(Self.package)/content-types\">" + "<Default Extension=\"rels\" "
      + "ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>"
      + "<Default Extension=\"xml\" ContentType=\"application/xml\"/>"
      + "<Override PartName=\"/xl/workbook.xml\" ContentType=\"\(Self.types).sheet.main+xml\"/>"
      + "<Override PartName=\"/xl/styles.xml\" ContentType=\"\(Self.types).styles+xml\"/>" + sheets.joined()
      + "</Types>"
  }

  private static let packageRelations =
    "<Relationships xmlns=\"\(package)/relationships\">"
    + "<Relationship Id=\"rId1\" Type=\"\(relations)/officeDocument\" Target=\"xl/workbook.xml\"/>" + "</Relationships>"

  private var book: String {
    let listed = sheets.enumerated().map { index, sheet in
      "<sheet name=\"\(XMLText.attribute(XMLText.writable(sheet.name)))\" sheetId=\"\(index + 1)\" "
        + "r:id=\"rId\(index + 1)\"/>"
    }
    return "<workbook xmlns=\"\(Self.main)\" xmlns:r=\"\(Self.relations)\">"
      + "<sheets>\(listed.joined())</sheets></workbook>"
  }

  private var bookRelations: String {
    let listed = sheets.indices.map { index in
      "<Relationship Id=\"rId\(index + 1)\" Type=\"\(Self.relations)/worksheet\" "
        + "Target=\"worksheets/sheet\(index + 1).xml\"/>"
    }
    return "<Relationships xmlns=\"\(Self.package)/relationships\">" + listed.joined()
      + "<Relationship Id=\"rId\(sheets.count + 1)\" Type=\"\(Self.relations)/styles\" "
      + "Target=\"styles.xml\"/></Relationships>"
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

  private static func worksheet(_ sheet: Sheet) -> [UInt8] {
    let columns = sheet.rows.map(\.count).max() ?? 0
    var xml = head + "<worksheet xmlns=\"\(main)\"><sheetViews><sheetView workbookViewId=\"0\">"
    xml += "<pane ySplit=\"1\" topLeftCell=\"A2\" activePane=\"bottomLeft\" state=\"frozen\"/>"
    xml += "</sheetView></sheetViews>"
    if columns > 0 {
      xml += "<cols>"
      for column in 0..<columns {
        let longest = sheet.rows.prefix(200).map { row in
          row.indices.contains(column) ? DisplayWidth.of(row[column].text) : 0
        }.max()
        let width = min(max((longest ?? 0) + 2, 8), 50)
        xml += "<col min=\"\(column + 1)\" max=\"\(column + 1)\" width=\"\(width)\" customWidth=\"1\"/>"
      }
      xml += "</cols>"
    }
    xml += "<sheetData>"
    for (index, row) in sheet.rows.enumerated() {
      xml += "<row r=\"\(index + 1)\">"
      for (column, cell) in row.enumerated() where !cell.text.isEmpty {
        let reference = "\(letters(of: column))\(index + 1)"
        if cell.isNumber {
          xml += "<c r=\"\(reference)\"><v>\(XMLText.escaped(cell.text))</v></c>"
        } else {
          xml += "<c r=\"\(reference)\" s=\"\(index == 0 ? 2 : 1)\" t=\"inlineStr\"><is>"
          xml += "<t xml:space=\"preserve\">\(XMLText.escaped(escaped(cell.text)))</t></is></c>"
        }
      }
      xml += "</row>"
    }
    return Array((xml + "</sheetData></worksheet>").utf8)
  }

  /// The letters of a column: A, Z, AA.
  public static func letters(of column: Int) -> String {
    var (letters, rest) = ("", column)
    repeat {
      letters = String(Unicode.Scalar(UInt8(ascii: "A") + UInt8(rest % 26))) + letters
      rest = rest / 26 - 1
    } while rest >= 0
    return letters
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

extension String {
  /// The text with its own `_x` written as `_x005F_x`.
  fileprivate var replacingNotation: String {
    guard contains("_x") else { return self }
    return split(separator: "_x", omittingEmptySubsequences: false).joined(separator: "_x005F_x")
  }
}
