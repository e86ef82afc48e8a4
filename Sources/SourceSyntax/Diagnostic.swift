import Basics

/// A problem at a position in a source file.
///
/// Its messages are single lines that are safe to print, regardless of the contents of the file.
public struct Diagnostic: Sendable, Hashable {
  /// Another position that explains the problem, such as the first of two equal keys.
  public struct Related: Sendable, Hashable {
    public let message: String
    public var range: SourceRange

    public init(_ message: String, at range: SourceRange) {
      self.message = VisibleText.line(message)
      self.range = range
    }
  }

  public var severity: Severity
  /// Lower case, without a full stop, values in double quotes.
  public let message: String
  public var range: SourceRange
  public var related: [Related]

  public init(
    _ severity: Severity, _ message: String, at range: SourceRange, related: [Related] = []
  ) {
    self.severity = severity
    self.message = VisibleText.line(message)
    self.range = range
    self.related = related
  }
}
