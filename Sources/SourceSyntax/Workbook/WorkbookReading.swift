import Basics

extension Workbook {
  /// Our own limits, far above the largest catalog: bytes of a part after decompression, or of the texts of all sheets,
  /// with one for each cell; columns and sheets.
  static let mostBytes = 48 << 20
  public static let mostColumns = 4_096
  static let mostSheets = 100
  /// Sheets that people write are compressed to a tenth, not to a fiftieth; small ones may be.
  private static let (mostRatio, leastLimit) = (50, 8 << 20)

  /// Reads the sheets.
  ///
  /// Numbers are written as a spreadsheet shows them, with at most 15 significant digits, and dates
  /// as `2027-03-01`. For a formula, the value that was stored with it is read.
  public init(reading source: SourceFile) throws(WorkbookFault) {
    self.init()
    if source.bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) {
      throw WorkbookFault("the file is an old or encrypted Excel file; save it as .xlsx, without a password")
    }
    let read: Workbook??
    let limit = min(Self.mostBytes, max(Self.leastLimit, source.bytes.count * Self.mostRatio))
    do throws(ZipArchive.Fault) {
      read = try ZipArchive.read(source.bytes, limit: limit) { archive throws(ZipArchive.Fault) in
        try Self.workbook(in: archive)
      }
    } catch {
      switch error {
      case .tooLarge:
        throw WorkbookFault(
          "nearly all cells of a sheet are empty, or a part of the workbook, or the text of its sheets, has more than "
            + "\(limit >> 20) MB, which is our limit"
            + (limit < Self.mostBytes ? " for a file of this size" : "")
        )
      case .damaged: throw WorkbookFault("the workbook is damaged or encrypted; save it again")
      }
    }
    guard let read, let workbook = read else { throw WorkbookFault("the file is not a workbook of Excel (.xlsx)") }
    self = workbook
  }

  private static func workbook(in archive: borrowing ZipArchive.Reader) throws(ZipArchive.Fault) -> Workbook? {
    let main =
      try relations(of: "", in: archive).first { $0.type.hasSuffix("/officeDocument") }?.target ?? "xl/workbook.xml"
    guard let book = try part(main, of: archive)?.root, book.name == "workbook" else { return nil }
    let relations = try relations(of: main, in: archive)
    func target(_ kind: String) -> String? { relations.first { $0.type.hasSuffix(kind) }?.target }
    let texts = try target("/sharedStrings").map { (name) throws(ZipArchive.Fault) in try part(name, of: archive) }
    let styles = try target("/styles").map { (name) throws(ZipArchive.Fault) in try part(name, of: archive) }
    let date1904 = book.child("workbookPr")?.attribute("date1904")
    let reader = WorksheetReader(
      sharedTexts: texts??.root, styles: styles??.root, startsIn1904: date1904 == "1" || date1904 == "true")
    var workbook = Workbook()
    var paths: Set<String> = []
    var size = 0
    for entry in book.child("sheets").map({ Array($0.children.prefix(mostSheets)) }) ?? [] {
      let state = entry.attribute("state") ?? "visible"
      guard entry.name == "sheet", let id = entry.attribute("id"),
        let path = relations.first(where: { $0.id == id })?.target, let tree = try part(path, of: archive),
        let sheet = tree.root, sheet.name == "worksheet"
      else { continue }
      // No program saves two sheets as one part.
      guard paths.insert(path).inserted else { throw .damaged }
      guard let rows = try reader.rows(of: sheet, limit: archive.limit, size: tree.source.bytes.count) else {
        throw .tooLarge
      }
      size += rows.reduce(0) { $0 + $1.reduce($1.count) { $0 + $1.text.utf8.count } }
      guard size <= archive.limit else { throw .tooLarge }
      var read = Sheet(name: entry.attribute("name") ?? "", rows: rows)
      read.marks = reader.marks(of: sheet)
      if let comments = try Self.relations(of: path, in: archive).first(where: { $0.type.hasSuffix("/comments") }) {
        let list = try part(comments.target, of: archive)?.root?.child("commentList")
        read.marks.comments = list.map { $0.children.compactMap { $0.attribute("ref") } } ?? []
      }
      if state == "visible" { workbook.sheets.append(read) } else { workbook.hiddenSheets.append(read) }
    }
    return workbook
  }

  private static func part(_ name: String, of archive: borrowing ZipArchive.Reader) throws(ZipArchive.Fault) -> XMLTree?
  {
    guard let bytes = try archive.contents(of: name) else { return nil }
    let tree = XMLTree.parse(SourceFile(name: name, bytes: bytes))
    if tree.hasErrors { throw .damaged }
    return tree
  }

  /// The relations of a part to others, with targets as names in the archive.
  private static func relations(of part: String, in archive: borrowing ZipArchive.Reader) throws(ZipArchive.Fault) -> [(
    id: String, type: String, target: String
  )] {
    let folder = part.lastIndex(of: "/").map { String(part[...$0]) } ?? ""
    let name = part.dropFirst(folder.count)
    guard let tree = try self.part("\(folder)_rels/\(name).rels", of: archive) else { return [] }
    return (tree.root.map { Array($0.children) } ?? []).compactMap { relation in
      guard let id = relation.attribute("Id"), let target = relation.attribute("Target") else { return nil }
      let path = target.hasPrefix("/") ? String(target.dropFirst()) : folder + target
      return (id, relation.attribute("Type") ?? "", String(Path.resolved(path).dropFirst()))
    }
  }
}
