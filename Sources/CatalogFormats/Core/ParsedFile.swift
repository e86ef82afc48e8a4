import Basics
public import SourceSyntax

/// A file that formats inspect, to recognize and to read it: parsed only once for all of them.
public final class ParsedFile: Sendable {
  public let source: SourceFile
  /// The meanings of the headings of a table, as stated by its team.
  public let columns: ColumnMap
  /// The sheet of a workbook to read; nil for the first one with products.
  public let sheet: String?
  private let trees = Lock<(json: SyntaxTree?, xml: XMLTree?, table: EncodedTable?)>((nil, nil, nil))

  public init(_ source: SourceFile, columns: ColumnMap = ColumnMap(), sheet: String? = nil) {
    self.source = source
    self.columns = columns
    self.sheet = sheet
  }

  /// The file as JSON.
  package var json: SyntaxTree {
    trees.withLock { trees in
      let tree = trees.json ?? .parseJSON(source)
      trees.json = tree
      return tree
    }
  }

  /// The file as XML.
  package var xml: XMLTree {
    trees.withLock { trees in
      let tree = trees.xml ?? .parse(source)
      trees.xml = tree
      return tree
    }
  }

  /// The file as a table in UTF-8: spreadsheets also save tables in UTF-16 and in older encodings.
  package var table: EncodedTable {
    trees.withLock { trees in
      let table = trees.table ?? EncodedTable(source, map: columns)
      trees.table = table
      return table
    }
  }

  /// The file as a property list, in XML or binary.
  package var propertyList: SyntaxTree { SyntaxTree.parsePropertyList(source, parsed: trees.withLock { $0.xml }) }

  /// The first byte that is neither blank nor part of a byte order mark; nil for an empty file.
  private var firstByte: UInt8? {
    source.bytes.first { byte in
      switch byte {
      case 0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF: false
      default: true
      }
    }
  }

  /// Whether the file starts like a property list, in XML or binary.
  package var beginsAsPropertyList: Bool { firstByte == UInt8(ascii: "<") || SyntaxTree.isBinaryPropertyList(source) }
  package var beginsAsObject: Bool { firstByte == UInt8(ascii: "{") }
  package var beginsAsList: Bool { firstByte == UInt8(ascii: "[") }

  /// The outermost value of a file that starts like a JSON object or list.
  package var jsonRoot: SyntaxNode? { beginsAsObject || beginsAsList ? json.root : nil }

  /// The name of the outermost element of a file that starts like XML.
  package var xmlRootName: String? { firstByte == UInt8(ascii: "<") ? xml.root?.name : nil }

  /// The kind of file that it looks like, for messages.
  public var kindInWords: String {
    if source.bytes.starts(with: "PK".utf8) { return "a ZIP archive or a document in one" }
    if beginsAsList { return "a JSON array" }
    func keys(of root: SyntaxNode?) -> String {
      let names = root.map { $0.entries.prefix(3).map { "\(quoted: $0.key.text)" } } ?? []
      return names.isEmpty ? "" : " with \(names.joined(separator: ", "))"
    }
    if beginsAsObject { return "a JSON object" + keys(of: jsonRoot) }
    if SyntaxTree.isBinaryPropertyList(source) || xmlRootName == "plist" {
      return "a property list" + keys(of: propertyList.root)
    }
    if let name = xmlRootName { return "XML with the root \(quoted: name)" }
    return source.isBinary ? "a binary file" : "a text"
  }

  /// The parts of a text that may be product IDs.
  public var words: [String] {
    source.bytes.split { !$0.isASCIILetter && !$0.isASCIIDigit && !"._-".utf8.contains($0) }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The file as a table, and its first row that is not blank, searched for near its start.
  ///
  /// - Parameter separator: The byte between two cells; nil to detect it from the row.
  package func header(separator: UInt8? = nil) -> (text: DelimitedText, row: DelimitedRow) {
    let text = DelimitedText(SourceFile(name: source.name, bytes: table.source.firstLine), separator: separator)
    var row = DelimitedRow()
    _ = text.readHeader(into: &row)
    return (text, row)
  }
}

extension SourceFile {
  /// The text in which the header of a table is searched for: the start of the file up to the end
  /// of a line.
  fileprivate var firstLine: [UInt8] {
    let most = bytes.prefix(1 << 16)
    // If it were cut within a code point, a row would not be UTF-8.
    guard most.count < bytes.count else { return bytes }
    return Array(most.prefix((most.lastIndex { $0 == 0x0A || $0 == 0x0D } ?? -1) + 1))
  }
}
