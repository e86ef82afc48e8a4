/// Text that is compared byte by byte, not by canonical equivalence: to the store, two spellings of
/// the same character are two product IDs.
@frozen
public struct ExactText: Sendable, Hashable, ExpressibleByStringLiteral {
  public var text: String

  @inlinable
  public init(_ text: String) {
    self.text = text
  }

  @inlinable
  public init(stringLiteral text: String) {
    self.text = text
  }

  @inlinable
  public static func == (one: ExactText, other: ExactText) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  @inlinable
  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
