public import Basics

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
  /// The message with its values apart, from which other languages are made.
  public let content: Message
  public var range: SourceRange
  public var related: [Related]
  /// Whether a value is missing in something that is read nevertheless.
  public package(set) var isGap = false
  /// Whether nothing after it was read, so that anything else that is missing may be in the rest of the file.
  public package(set) var endsReading = false
  /// The offsets of the other problems that this one represents, in order; they are of the same
  /// kind, and too many to describe individually.
  public package(set) var further: [Int] = []

  public init(_ severity: Severity, _ message: Message, at range: SourceRange, related: [Related] = []) {
    let english = message.english
    self.severity = severity
    self.message = VisibleText.line(english)
    content = self.message == english ? message : Message(verbatim: self.message)
    self.range = range
    self.related = related
  }

  /// A message that is made elsewhere, and is English alone.
  @_disfavoredOverload
  public init(_ severity: Severity, _ message: String, at range: SourceRange, related: [Related] = []) {
    self.init(severity, Message(verbatim: message), at: range, related: related)
  }
}

extension [Diagnostic] {
  /// The number of errors, including those that are only counted.
  public var errorCount: Int { reduce(0) { $1.severity == .error ? $0 + 1 + $1.further.count : $0 } }
}
