/// An attribute of an XML element, with its decoded value and its position.
public struct XMLAttribute: Sendable, Hashable {
  public var name: String
  /// The decoded value.
  public var value: String
  public var nameRange: SourceRange
  /// The range of the value, without its quotes.
  public var valueRange: SourceRange
}
