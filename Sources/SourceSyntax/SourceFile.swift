public import Basics

/// A file as it was read: its unmodified bytes, and its name for messages.
///
/// Copying is cheap: the bytes and the table of lines are shared.
public struct SourceFile: Sendable {
  /// The name for messages, usually the path as it was given.
  public let name: String
  /// The raw bytes, including a byte order mark.
  public let bytes: [UInt8]
  /// Whether the file is not text: there is a NUL near its start.
  public let isBinary: Bool

  private let table = Lock<LineTable?>(nil)

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    isBinary = bytes.prefix(512).contains(0)
  }

  /// Reads a regular file, or unless `onlyFile`, a pipe or a device to its end; the path becomes the name.
  public static func read(path: String, limit: Int = FileSystem.readLimit, onlyFile: Bool = false)
    throws(FileReadFailure) -> SourceFile
  { SourceFile(name: path, bytes: try FileSystem.read(path, limit: limit, onlyFile: onlyFile)) }

  /// Reads an open descriptor, such as standard input, to its end; it stays open.
  public static func read(descriptor: Int32, name: String, limit: Int = FileSystem.readLimit) throws(FileReadFailure)
    -> SourceFile
  { SourceFile(name: name, bytes: try FileSystem.read(descriptor: descriptor, name: name, limit: limit)) }

  public init(name: String, text: String) { self.init(name: name, bytes: Array(text.utf8)) }

  private var lines: LineTable {
    table.withLock { table in
      let lines = table ?? LineTable(bytes)
      table = lines
      return lines
    }
  }

  /// The line and column of a byte offset.
  ///
  /// The first call scans the file for lines; the table is kept for later calls. An offset after
  /// the end is treated as the end; a byte order mark has no column.
  public func location(at offset: Int) -> SourceLocation { lines.location(at: offset, in: bytes) }

  /// The number of lines; a file that ends in a line break has an empty last line.
  public var lineCount: Int { lines.starts.count }

  /// The bytes of a line, counted from 1, without its line break; nil when the line doesn't exist.
  public func range(ofLine line: Int) -> SourceRange? { lines.range(ofLine: line, in: bytes) }

  /// The length of a range in UTF-16, found without a walk over it.
  public func utf16Length(of range: SourceRange) -> Int {
    lines.utf16Length(before: range.end, in: bytes) - lines.utf16Length(before: range.start, in: bytes)
  }

  /// The text of a range, with invalid UTF-8 replaced by U+FFFD.
  public func text(in range: SourceRange) -> String {
    let start = min(max(range.start, 0), bytes.count)
    let end = min(max(range.end, start), bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The length of the UTF-8 byte order mark, 0 or 3.
  var markLength: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}
