/// A position in a source file in the notation of editors.
public struct SourceLocation: Hashable, Sendable, Comparable {
  /// The line, counted from 1; LF, CRLF and a single CR end a line.
  public var line: Int
  /// The column, counted from 1 in Unicode code points, not in bytes or terminal cells.
  public var column: Int

  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
