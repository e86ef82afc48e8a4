/// A problem at a place of a source file.
public struct Diagnostic: Sendable, Hashable {
  /// Another place that explains the problem, such as the first of two equal keys.
  public struct Related: Sendable, Hashable {
    public var message: String
    public var range: SourceRange

    public init(_ message: String, at range: SourceRange) {
      self.message = message
      self.range = range
    }
  }

  public var severity: Severity
  /// Lower case, without a full stop, values in double quotes.
  public var message: String
  public var range: SourceRange
  public var related: [Related]

  public init(
    _ severity: Severity, _ message: String, at range: SourceRange, related: [Related] = []
  ) {
    self.severity = severity
    self.message = message
    self.range = range
    self.related = related
  }
}
