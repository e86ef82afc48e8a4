/// An attribute of an XML element as it reads, and where it is written.
public struct XMLAttribute: Sendable, Hashable {
  public var name: String
  /// The value, decoded.
  public var value: String
  public var nameRange: SourceRange
  /// The value without its quotes.
  public var valueRange: SourceRange
}
