/// A place in a source file as editors show it.
public struct SourceLocation: Hashable, Sendable, Comparable {
  /// The line, counted from 1; LF, CRLF and a lone CR end a line.
  public var line: Int
  /// The column, counted from 1 in Unicode code points: neither bytes nor cells of a terminal.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
