import Basics

/// A problem at a place of a source file.
///
/// Its messages are lines that are safe to print, whatever the file says.
public struct Diagnostic: Sendable, Hashable {
  /// Another place that explains the problem, such as the first of two equal keys.
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
