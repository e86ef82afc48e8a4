/// Splits the embedded tables into lines and fields, working on bytes.
enum TableLine {
  /// The lines of a table.
  static func lines(of table: String) -> [Substring.UTF8View] { table.utf8.split(separator: UInt8(ascii: "\n")) }

  /// The fields of a line, including empty ones; the last one is the rest of the line.
  static func fields(of line: Substring.UTF8View, separator: Unicode.Scalar = " ", atMost count: Int = .max)
    -> [Substring.UTF8View]
  {
    line.split(
      separator: UInt8(ascii: separator), maxSplits: count == .max ? .max : count - 1, omittingEmptySubsequences: false)
  }

  static func text(_ field: Substring.UTF8View) -> String { String(Substring(field)) }
}
