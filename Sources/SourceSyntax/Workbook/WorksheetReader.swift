import Basics

/// Reads the cells of the sheets of a workbook.
struct WorksheetReader {
  private let texts: [String]
  /// Whether each cell style shows a number as a date.
  private let areDates: [Bool]
  /// Whether each cell style shows a number as a time alone.
  private let areTimes: [Bool]
  private let startsIn1904: Bool
  /// The number format of each cell style.
  private let formats: [(code: String, format: NumberFormat)]
  /// Whether each cell style is struck through.
  private let areStruck: [Bool]
  /// The part of each shared text that is struck through.
  private let struckTexts: [Struck]

  private enum Struck { case nothing, part, whole }

  init(sharedTexts: XMLElement?, styles: XMLElement?, startsIn1904: Bool) {
    texts = sharedTexts?.children.map(Self.text) ?? []
    self.startsIn1904 = startsIn1904
    struckTexts = sharedTexts?.children.map(Self.struck) ?? []
    let fonts = styles?.child("fonts").map { $0.children.map { Self.isStruck($0) } } ?? []
    areStruck =
      styles?.child("cellXfs")?.children.map { style in
        let font = style.attribute("fontId").flatMap { Int(decimal: $0.utf8) } ?? 0
        return fonts.indices.contains(font) && fonts[font]
      } ?? []
    var formats: [String: String] = [:]
    for format in styles?.child("numFmts").map({ Array($0.children) }) ?? [] {
      if let id = format.attribute("numFmtId") { formats[id] = format.attribute("formatCode") }
    }
    areDates =
      styles?.child("cellXfs")?.children.map { style in
        let id = style.attribute("numFmtId") ?? "0"
        return formats[id].map { Self.shows("yd", in: $0) } ?? Self.dateFormats.contains(Int(id) ?? 0)
      } ?? []
    areTimes =
      styles?.child("cellXfs")?.children.map { style in
        let id = style.attribute("numFmtId") ?? "0"
        return formats[id].map { Self.shows("hs", in: $0) || $0.lowercased().contains("[h") }
          ?? Self.timeFormats.contains(Int(id) ?? 0)
      } ?? []
    self.formats =
      styles?.child("cellXfs")?.children.map { style in
        let id = style.attribute("numFmtId") ?? "0"
        let code = formats[id] ?? NumberFormat.builtIn[Int(id) ?? 0] ?? "date, time or fraction"
        return (code, NumberFormat(code))
      } ?? []
  }

  private static func isStruck(_ font: XMLElement?) -> Bool {
    font?.child("strike").map { !["0", "false"].contains($0.attribute("val") ?? "1") } ?? false
  }

  /// The built-in formats of dates, including East Asian versions.
  private static let dateFormats: Set<Int> = Set([14, 15, 16, 17, 22] + Array(27...31) + Array(50...58))

  /// The built-in formats of times.
  private static let timeFormats: Set<Int> = [18, 19, 20, 21, 45, 46, 47]

  /// Whether a format has one of some letters, such as the year's, outside of quotes and brackets.
  private static func shows(_ letters: String, in code: String) -> Bool {
    var quote: Character?
    for character in code.lowercased() {
      if let open = quote {
        if character == open { quote = nil }
        continue
      }
      switch character {
      case "\"": quote = "\""
      case "[": quote = "]"
      case _ where letters.contains(character): return true
      default: continue
      }
    }
    return false
  }

  /// The rows of a sheet; nil when it is larger than our limits.
  ///
  /// - Parameters:
  ///   - limit: The most bytes of text.
  ///   - size: The bytes of the sheet's part, which limit the empty cells between those with text.
  /// - Throws: A fault when two rows or cells have one place, of which one would be lost.
  func rows(of sheet: XMLElement, limit: Int, size partSize: Int) throws(ZipArchive.Fault) -> [[Workbook.Cell]]? {
    var rows: [[Workbook.Cell]] = []
    var size = 0
    var places = 0
    for row in sheet.child("sheetData").map({ Array($0.children) }) ?? [] where row.name == "row" {
      let number = row.attribute("r").flatMap { Int(decimal: $0.utf8) } ?? rows.count + 1
      guard number <= Self.mostRows else { return nil }
      // Rows without cells are left out of the file.
      while rows.count < number { rows.append([]) }
      var cells: [Workbook.Cell] = []
      for element in row.children where element.name == "c" {
        let column = element.attribute("r").flatMap(Self.column) ?? cells.count
        let cell = cell(element)
        guard !cell.text.isEmpty else {
          if element.attribute("r") == nil { cells.append("") }
          continue
        }
        // An empty cell may be anywhere: a style that was applied to a whole row.
        guard column < Workbook.mostColumns else { return nil }
        while cells.count <= column { cells.append("") }
        guard cells[column].text.isEmpty else { throw .damaged }
        size += cell.text.utf8.count
        cells[column] = cell
      }
      size += cells.count
      places += cells.count
      guard size <= limit, places <= max(Self.leastPlaces, 2 * partSize) else { return nil }
      guard !cells.isEmpty else { continue }
      guard number > 0, rows[number - 1].isEmpty else { throw .damaged }
      rows[number - 1] = cells
    }
    guard fill(&rows, mergedIn: sheet, size, limit: limit) else { return nil }
    return rows
  }

  /// Repeats the value of cells that are merged over rows in each of these rows, as people see it;
  /// false when the sheet becomes larger than our limits.
  private func fill(_ rows: inout [[Workbook.Cell]], mergedIn sheet: XMLElement, _ size: Int, limit: Int) -> Bool {
    var size = size
    // A row without anything else is not one of the table.
    let filled = rows.indices.filter { row in rows[row].contains { !$0.text.isEmpty } }
    for merge in sheet.child("mergeCells").map({ Array($0.children) }) ?? [] {
      guard let ends = merge.attribute("ref")?.split(separator: ":").map(String.init), ends.count == 2,
        let column = Self.column(ends[0]), let first = Self.row(ends[0]), let last = Self.row(ends[1]), first < last,
        rows.indices.contains(first), rows[first].indices.contains(column), !rows[first][column].text.isEmpty
      else { continue }
      var cell = rows[first][column]
      cell.isMerged = true
      // Merged cells of a workbook don't overlap, but those of a file that somebody made may.
      let below = filled.partitioningIndex { $0 > first }
      for row in filled[below...].prefix(while: { $0 <= last }) {
        while rows[row].count <= column { rows[row].append("") }
        rows[row][column] = cell
        size += cell.text.utf8.count + 1
        guard size <= limit else { return false }
      }
    }
    return true
  }

  /// Our own limit: empty cells before others take memory, but no bytes of the file. A row of a large catalog has
  /// 500 columns, and in its file half as many bytes with eight cells that aren't empty.
  private static let leastPlaces = 1_000_000

  /// The maximum number of rows in Excel.
  private static let mostRows = 1_048_576

  /// The index of a column in a reference such as `AB12`.
  private static func column(_ reference: String) -> Int? {
    var column = 0
    for byte in reference.utf8.prefix(4) {
      guard byte.isASCIILetter else { break }
      column = column * 26 + Int(byte | 0x20) - 0x60
    }
    return column > 0 ? column - 1 : nil
  }

  /// The index of a row in a reference such as `AB12`.
  private static func row(_ reference: String) -> Int? {
    let digits = reference.utf8.drop { $0.isASCIILetter }
    return Int(decimal: digits).flatMap { (1...mostRows).contains($0) ? $0 - 1 : nil }
  }

  private func cell(_ element: XMLElement) -> Workbook.Cell {
    let value = element.child("v")?.text
    switch element.attribute("t") ?? "n" {
    case "s":
      guard let value else { return "" }
      // A text that the workbook doesn't have isn't an empty one.
      guard let index = Int(decimal: value.utf8), texts.indices.contains(index) else {
        return Workbook.Cell("#REF!", isFault: true)
      }
      return Workbook.Cell(texts[index])
    case "inlineStr": return Workbook.Cell(element.child("is").map(Self.text) ?? "")
    case "str": return Workbook.Cell(Self.unescaped(value ?? ""))
    case "b": return Self.cell(value == "1" ? "TRUE" : value == nil ? "" : "FALSE", displayedAs: "boolean")
    case "d":
      let written = (value ?? "").split(separator: "T", maxSplits: 1).map(String.init)
      let isDay = written.count < 2 || !written[1].contains { $0.isNumber && $0 != "0" }
      return Self.cell(isDay ? written.first ?? "" : written.joined(separator: " "), displayedAs: "date")
    case "e": return Workbook.Cell(value ?? "#N/A", isFault: true)
    default:
      guard let value, !value.isEmpty else {
        // A program that computes nothing, such as a library, leaves formulas without values.
        guard let formula = element.child("f") else { return "" }
        return Workbook.Cell("=" + formula.text, isFault: true)
      }
      let style = element.attribute("s").flatMap { Int(decimal: $0.utf8) }
      if let style, areDates.indices.contains(style), areDates[style], let date = date(value) {
        return Self.cell(date, displayedAs: formats[style].code)
      }
      var cell = Workbook.Cell(DecimalText.shown(value), isNumber: true)
      if let style, formats.indices.contains(style) {
        let (code, format) = formats[style]
        let displayed = format.displayed(cell.text)
        let shown = format.labelled(cell.text)
        let isNoAmount = areTimes[style] || format.isPercentage
        if shown != nil || displayed != cell.text || isNoAmount {
          cell.display = Workbook.Display(
            shown: shown, displayed: displayed, unreadFormat: displayed == nil ? code : nil,
            formatOfNoAmount: isNoAmount ? code : nil)
        }
      }
      return cell
    }
  }

  /// A date or a truth value, which is neither a text nor an amount.
  private static func cell(_ text: String, displayedAs format: String) -> Workbook.Cell {
    var cell = Workbook.Cell(text)
    cell.display = Workbook.Display(unreadFormat: format, formatOfNoAmount: format)
    return cell
  }

  /// The rows and columns that are hidden, and the rows with text that is struck through.
  func marks(of sheet: XMLElement) -> Workbook.Marks {
    var marks = Workbook.Marks()
    var number = 0
    for row in sheet.child("sheetData").map({ Array($0.children) }) ?? [] where row.name == "row" {
      number = row.attribute("r").flatMap { Int(decimal: $0.utf8) } ?? number + 1
      if row.attribute("hidden") == "1" || row.attribute("hidden") == "true" { marks.hiddenRows.append(number - 1) }
      let struck = row.children.map { ($0, mark(of: $0)) }
      if struck.contains(where: { $0.1 == .whole }) { marks.struckRows.append(number - 1) }
      marks.struckParts += struck.filter { $0.1 == .part }.compactMap { $0.0.attribute("r") }
    }
    var hidden = Set<Int>()
    // Each column is in one element at most.
    for column in sheet.child("cols").map({ Array($0.children.prefix(Workbook.mostColumns)) }) ?? [] {
      guard ["1", "true"].contains(column.attribute("hidden") ?? ""),
        let first = column.attribute("min").flatMap({ Int(decimal: $0.utf8) }), first > 0,
        let last = column.attribute("max").flatMap({ Int(decimal: $0.utf8) }).map({ min($0, Workbook.mostColumns) }),
        last >= first
      else { continue }
      hidden.formUnion((first - 1)..<last)
    }
    marks.hiddenColumns = hidden.sorted()
    return marks
  }

  private func mark(of cell: XMLElement) -> Struck {
    guard let value = cell.child("v")?.text ?? cell.child("is").map(Self.text), !value.isEmpty else { return .nothing }
    let style = cell.attribute("s").flatMap { Int(decimal: $0.utf8) } ?? 0
    if areStruck.indices.contains(style), areStruck[style] { return .whole }
    if let inline = cell.child("is") { return Self.struck(inline) }
    guard cell.attribute("t") == "s", let index = Int(decimal: value.utf8), struckTexts.indices.contains(index) else {
      return .nothing
    }
    return struckTexts[index]
  }

  private static func struck(_ item: XMLElement) -> Struck {
    func hasText(_ parts: [XMLElement]) -> Bool {
      parts.contains { part in
        let text = part.name == "t" ? part.text : part.name == "r" ? part.child("t")?.text ?? "" : ""
        return text.unicodeScalars.contains { !$0.properties.isWhitespace }
      }
    }
    let parts = Array(item.children)
    guard hasText(parts.filter { isStruck($0.child("rPr")) }) else { return .nothing }
    return hasText(parts.filter { !isStruck($0.child("rPr")) }) ? .part : .whole
  }

  private func date(_ value: String) -> String? {
    guard let serial = Double(value), (1..<2_958_466).contains(serial) else { return nil }
    let day = Int(serial)
    // Day 60 of the other system is 29 February 1900, which never was.
    let days = startsIn1904 ? day - 24_107 : (day > 60 ? day : day + 1) - 25_569
    guard let date = CalendarDate(daysSince1970: days)?.description else { return nil }
    // A day alone has no fraction; the time of another is rounded to minutes.
    let minutes = Int(((serial - Double(day)) * 1440).rounded())
    guard minutes > 0 else { return date }
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(date) \(padded(minutes / 60)):\(padded(minutes % 60))"
  }

  /// The text of a shared or an inline text, without the readings over Japanese ones, and without parts that are struck
  /// through beside others.
  private static func text(_ item: XMLElement) -> String {
    var text = ""
    let isPart = struck(item) == .part
    for part in item.children {
      switch part.name {
      case "t": text += part.text
      case "r" where !isPart || !isStruck(part.child("rPr")): text += part.child("t")?.text ?? ""
      default: continue
      }
    }
    guard isPart else { return unescaped(text) }
    let isBlank = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    let trimmed = text.unicodeScalars.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
    return unescaped(String(String.UnicodeScalarView(trimmed)))
  }

  /// A text with its characters in place of `_x000D_`, the notation for characters that XML can't have.
  static func unescaped(_ text: String) -> String {
    guard text.contains("_x") else { return text }
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "_"), index + 6 < bytes.count, bytes[index + 1] == UInt8(ascii: "x"),
        bytes[index + 6] == UInt8(ascii: "_"),
        let scalar = UInt32(String(decoding: bytes[index + 2..<index + 6], as: UTF8.self), radix: 16).flatMap(
          Unicode.Scalar.init)
      {
        decoded += String(scalar).utf8
        index += 7
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}

/// A number as a spreadsheet shows it.
enum DecimalText {
  /// The shortest decimal text with at most 15 significant digits, as spreadsheets store 4.99 as
  /// 4.9900000000000002; the text itself when it is not a plain number.
  static func shown(_ text: String) -> String {
    guard let number = Double(text), number.magnitude < 1e15, number.magnitude >= 1e-6 || number == 0 else {
      return text
    }
    let description = number.magnitude.description
    guard !description.contains("e") else { return plain(description, isNegative: number < 0) }
    let digits = description.utf8.filter(\.isASCIIDigit)
    let significant = digits.drop { $0 == 0x30 }
    var shown = description
    if significant.count > 15 {
      let decimals = description.utf8.count - 1 - description.prefix { $0 != "." }.utf8.count
      shown = rounded(description, decimals: max(decimals - (significant.count - 15), 0))
    }
    if shown.contains(".") {
      while shown.last == "0" { shown.removeLast() }
      if shown.last == "." { shown.removeLast() }
    }
    return number < 0 ? "-" + shown : shown
  }

  /// `1e-05` in plain notation.
  private static func plain(_ text: String, isNegative: Bool) -> String {
    let parts = text.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]), (-6..<0).contains(exponent) else { return text }
    let digits = parts[0].filter { $0 != "." }
    let trimmed = digits.hasSuffix("0") && digits.count > 1 ? digits.dropLast() : digits[...]
    return (isNegative ? "-" : "") + "0." + String(repeating: "0", count: -exponent - 1) + trimmed
  }

  static func rounded(_ text: String, decimals: Int) -> String {
    guard let point = text.firstIndex(of: ".") else { return text }
    var digits = Array(text.utf8.filter(\.isASCIIDigit))
    let whole = text[..<point].utf8.count
    let kept = whole + decimals
    guard kept < digits.count else { return text }
    let isUp = digits[kept] >= 0x35
    digits.removeSubrange(kept...)
    var place = kept - 1
    while isUp, place >= 0 {
      if digits[place] < 0x39 {
        digits[place] += 1
        break
      }
      digits[place] = 0x30
      place -= 1
    }
    if isUp, place < 0 { digits.insert(0x31, at: 0) }
    let split = digits.count - decimals
    let head = String(decoding: digits[..<split], as: UTF8.self)
    return decimals == 0 ? head : head + "." + String(decoding: digits[split...], as: UTF8.self)
  }
}
